/// Converts an HTML document to attributed text. Supports the elements that running text has: paragraphs, headings, lists, emphasis, links, colours.
///
/// Nothing is loaded. Styles are read only from an element's attribute `style`, not from style sheets. Unknown elements keep their text; a note names
/// the first one.
struct HTMLText {
  /// The maximum size of a document in bytes.
  static let limit = 1_000_000
  /// The maximum depth of nested elements; tags of deeper ones are ignored.
  private static let depth = 256

  /// The maximum number of parts with different styles; the rest of the text gets the last style.
  private static let parts = 10_000

  private var parts: [(text: String, style: HTMLStyle)] = []
  /// The last character written.
  private var last: Character?
  private var open: [(name: String, style: HTMLStyle)] = []
  private var lists: [Int?] = []
  /// True if a space precedes the next word. Set only if the line already contains a word.
  private var pendingSpace = false

  init(_ document: String) {
    for token in HTMLTokens(document) {
      switch token {
      case .text(let words): append(words)
      case .open(let name, let attributes): begin(name, attributes)
      case .close(let name): end(name)
      }
    }
  }

  private static let blocks: Set = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "li", "ul", "ol", "blockquote", "pre", "article", "section", "header", "footer", "main", "center",
    "table", "tr", "figure", "dl", "dt", "dd", "address",
  ]
  /// Elements without content.
  private static let empty: Set = ["br", "hr", "img", "input", "meta", "link", "wbr", "col", "source"]
  /// Elements without an effect.
  private static let plain: Set = ["html", "body", "tbody", "thead", "td", "th", "label", "abbr", "q", "time", "figcaption", "nav", "aside"]

  private var style: HTMLStyle { open.last?.style ?? HTMLStyle() }
  private var isPreformatted: Bool { open.contains { $0.name == "pre" } }

  private mutating func begin(_ name: String, _ attributes: [String: String]) {
    if Self.blocks.contains(name) { endLine() }
    switch name {
    case "br":
      pendingSpace = false
      // Within a paragraph WebKit writes a line separator.
      let isInParagraph = open.contains { $0.name == "p" || $0.name == "li" || $0.name.wholeMatch(of: /h[1-6]/) != nil }
      write(isInParagraph ? "\u{2028}" : "\n")
    case "hr": endLine()
    case "ul": lists.append(nil)
    case "ol": lists.append(attributes["start"].flatMap { Int($0) } ?? 1)
    case "li":
      if let number = lists.last ?? nil {
        write("\t\(number).\t")
        lists[lists.count - 1] = number == .max ? number : number + 1
      } else {
        write("\t•\t")
      }
    default: break
    }
    var changed = style
    if !changed.apply(element: name, attributes), !Self.blocks.contains(name), !Self.plain.contains(name), name != "br", name != "hr" {
      UnavailableServices.report(
        "html.ignored",
        "HTML is shown without <\(name)>; supported are paragraphs, headings, lists, emphasis, links and colours")
    }
    guard !Self.empty.contains(name), open.count < Self.depth else { return }
    open.append((name, changed))
  }

  private mutating func end(_ name: String) {
    guard let place = open.lastIndex(where: { $0.name == name }) else { return }
    if Self.blocks.contains(name) { endLine() }
    for _ in open[place...].filter({ $0.name == "ul" || $0.name == "ol" }) where !lists.isEmpty { lists.removeLast() }
    open.removeSubrange(place...)
  }

  private mutating func endLine() {
    pendingSpace = false
    if let last, last != "\n" { write("\n") }
  }
  private mutating func append(_ words: String) {
    if isPreformatted { return write(words) }
    // Any run of white space becomes one space.
    for (index, word) in words.split(omittingEmptySubsequences: false, whereSeparator: { " \n\t\r\u{C}\r\n".contains($0) }).enumerated() {
      if index > 0 { pendingSpace = true }
      guard !word.isEmpty else { continue }
      let isStart = last.map { "\n\u{2028}\t".contains($0) } ?? true
      write((pendingSpace && !isStart ? " " : "") + word)
      pendingSpace = false
    }
  }
  private mutating func write(_ words: String) {
    last = words.last ?? last
    let style = style
    if !parts.isEmpty, parts.count == Self.parts || parts[parts.count - 1].style == style {
      parts[parts.count - 1].text += words
    } else {
      parts.append((words, style))
    }
  }

  /// Makes neighbours have different numbers of attributes. Foundation on Linux compares the attributes of neighbours when it joins them, and
  /// comparing two Swift objects traps. It compares the numbers of attributes first.
  private static let filler = NSAttributedString.Key(rawValue: "AlmanacPart")

  var text: NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    var count = 0
    for part in parts {
      var attributes = part.style.attributes
      if attributes.count == count { attributes[Self.filler] = true }
      count = attributes.count
      text.append(NSAttributedString(string: part.text, attributes: attributes))
    }
    return text
  }
}
