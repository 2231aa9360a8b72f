/// Writes attributed text as Rich Text Format, version 1.9.1 (https://interoperability.blob.core.windows.net/files/Archive_References/[MSFT-RTF].pdf).
///
/// Fonts, sizes, bold, italic, colours, backgrounds, lines under and through text, spacing of letters, baselines, links and paragraph styles are kept.
/// Opacity, shadows and strokes have no equivalent. An attachment's character is left out.
struct RTFWriter {
  private var fonts: [String] = []
  private var colors: [String] = []
  private var body = ""

  /// The font of text without one. Source: Apple's documentation of `NSAttributedString.Key.font`.
  private static let standardFont = (name: "Helvetica", size: 12.0)
  /// The length of a point in RTF: a twentieth, called twip.
  private static let twip = 20.0

  /// The document, in ASCII.
  static func document(_ text: NSAttributedString) -> Data {
    var writer = RTFWriter()
    _ = writer.font(named: standardFont.name)
    writer.write(text)
    let fonts = writer.fonts.enumerated().map { "{\\f\($0)\\fnil\\fcharset0 \(escaped($1.filter { !";{}\\".contains($0) }));}" }.joined()
    let colors = writer.colors.map { "\($0);" }.joined()
    return Data("{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0\n{\\fonttbl\(fonts)}\n{\\colortbl;\(colors)}\n\(writer.body)}".utf8)
  }

  // MARK: Tables

  private mutating func font(named name: String) -> Int {
    if let index = fonts.firstIndex(of: name) { return index }
    fonts.append(name)
    return fonts.count - 1
  }

  /// Returns the number of a colour; 0 is the colour of the reader.
  private mutating func color(_ value: Any?) -> Int? {
    guard let value = value as? UIColor else { return nil }
    let components = value.components(in: .current)
    func byte(_ part: Double) -> Int { part.isNaN ? 0 : Int((min(max(part, 0), 1) * 255).rounded()) }
    let entry = "\\red\(byte(components.red))\\green\(byte(components.green))\\blue\(byte(components.blue))"
    if let index = colors.firstIndex(of: entry) { return index + 1 }
    colors.append(entry)
    return colors.count
  }

  // MARK: Text

  private mutating func write(_ text: NSAttributedString) {
    let string = text.string as NSString
    var start = 0
    while start < string.length {
      let paragraph = string.paragraphRange(for: NSRange(location: start, length: 0))
      body += Self.paragraph(text.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle)
      text.enumerateAttributes(in: paragraph) { attributes, range, _ in
        run(string.substring(with: range), attributes)
      }
      start = NSMaxRange(paragraph)
    }
  }

  private mutating func run(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    let content = "{" + format(attributes) + " " + Self.escaped(text) + "}"
    guard let link = attributes[.link], let address = (link as? URL)?.absoluteString ?? link as? String else {
      body += content
      return
    }
    let target = Self.escaped(address.replacingOccurrences(of: "\"", with: "%22"))
    body += "{\\field{\\*\\fldinst HYPERLINK \"\(target)\"}{\\fldrslt \(content)}}"
  }

  /// The control words of a run of equal attributes.
  private mutating func format(_ attributes: [NSAttributedString.Key: Any]) -> String {
    let font = attributes[.font] as? UIFont
    let name = font?.familyName ?? Self.standardFont.name
    var words = "\\f\(self.font(named: name))\\fs\(Self.integer((font.map { Double($0.pointSize) } ?? Self.standardFont.size) * 2, least: 1))"
    if let spec = font?.spec {
      if spec.weight >= 600 { words += "\\b" }
      if spec.italic { words += "\\i" }
    }
    if let number = color(attributes[.foregroundColor]) { words += "\\cf\(number)" }
    // Word reads the shading of characters, other programs the background.
    if let number = color(attributes[.backgroundColor]) { words += "\\chshdng0\\chcbpat\(number)\\cb\(number)" }
    words += Self.underline(Self.number(attributes[.underlineStyle]))
    if let number = color(attributes[.underlineColor]) { words += "\\ulc\(number)" }
    if let style = Self.number(attributes[.strikethroughStyle]).map({ NSUnderlineStyle(rawValue: Int($0)) }), !style.isEmpty {
      words += style.contains(.double) ? "\\striked1" : "\\strike"
    }
    if let kern = Self.number(attributes[.kern]), kern != 0 { words += "\\expndtw\(Self.integer(kern * Self.twip))" }
    if let offset = Self.number(attributes[.baselineOffset]), offset != 0 {
      words += (offset > 0 ? "\\up" : "\\dn") + String(Self.integer(abs(offset) * 2))
    }
    return words
  }

  private static func underline(_ value: Double?) -> String {
    guard let value, value != 0, let raw = Int(exactly: value) else { return "" }
    let style = NSUnderlineStyle(rawValue: raw)
    if style.contains(.double) { return "\\uldb" }
    if style.contains(.byWord) { return "\\ulw" }
    let thick = style.contains(.thick) ? "th" : ""
    switch raw & 0x0700 {
    case NSUnderlineStyle.patternDot.rawValue: return "\\ul\(thick)d"
    case NSUnderlineStyle.patternDash.rawValue: return "\\ul\(thick)dash"
    case NSUnderlineStyle.patternDashDot.rawValue: return "\\ul\(thick)dashd"
    case NSUnderlineStyle.patternDashDotDot.rawValue: return "\\ul\(thick)dashdd"
    default: return "\\ul\(thick)"
    }
  }

  /// The control words at the start of a paragraph.
  private static func paragraph(_ style: NSParagraphStyle?) -> String {
    guard let style else { return "\\pard\\plain\n" }
    var words = "\\pard\\plain"
    switch style.alignment {
    case .left: words += "\\ql"
    case .center: words += "\\qc"
    case .right: words += "\\qr"
    case .justified: words += "\\qj"
    case .natural: break
    }
    if style.baseWritingDirection == .rightToLeft { words += "\\rtlpar" }
    func add(_ word: String, _ points: CGFloat) {
      if points != 0 { words += "\\\(word)\(integer(Double(points) * twip))" }
    }
    add("li", style.headIndent)
    add("fi", style.firstLineHeadIndent - style.headIndent)
    // A positive tail indent is measured from the leading edge, which RTF does not know.
    add("ri", max(0, -style.tailIndent))
    add("sb", style.paragraphSpacingBefore)
    add("sa", style.paragraphSpacing)
    if style.lineHeightMultiple > 0 {
      // In 240ths of a line.
      words += "\\sl\(integer(Double(style.lineHeightMultiple) * 240))\\slmult1"
    } else if style.minimumLineHeight > 0 {
      add("sl", style.minimumLineHeight)
    }
    for tab in style.tabStops ?? [] {
      words += [NSTextAlignment.right: "\\tqr", .center: "\\tqc"][tab.alignment] ?? ""
      add("tx", tab.location)
    }
    return words + "\n"
  }

  // MARK: Characters

  /// Returns text with control words in place of what is not printable ASCII. A character beyond is its UTF-16 units, each a signed number.
  private static func escaped(_ text: String) -> String {
    var result = ""
    var afterReturn = false
    for unit in text.utf16 {
      defer { afterReturn = unit == 0x0D }
      switch unit {
      case 0x5C, 0x7B, 0x7D: result += "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0x09: result += "\\tab "
      case 0x0A where afterReturn: break
      case 0x0A, 0x0D, 0x2029: result += "\\par\n"
      case 0x2028, 0x0B: result += "\\line "
      case 0x0C: result += "\\page "
      case 0x20...0x7E: result.unicodeScalars.append(UnicodeScalar(UInt8(unit)))
      case 0x00...0x1F, 0x7F, attachment: break
      default: result += "\\u\(Int16(bitPattern: unit))?"
      }
    }
    return result
  }
  /// The character in place of an attachment.
  private static let attachment: UInt16 = 0xFFFC

  private static func number(_ value: Any?) -> Double? {
    (value as? NSNumber)?.doubleValue ?? (value as? Int).map(Double.init) ?? (value as? Double) ?? (value as? CGFloat).map { Double($0) }
  }
  /// Rounds a number to one that fits the control words' 16 bits.
  private static func integer(_ value: Double, least: Double = -32_767) -> Int {
    value.isNaN ? Int(max(least, 0)) : Int(min(max(value, least), 32_767).rounded())
  }
}
