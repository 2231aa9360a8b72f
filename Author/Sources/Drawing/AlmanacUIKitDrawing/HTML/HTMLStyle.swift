/// The style of a part of an HTML document.
struct HTMLStyle: Equatable {
  private var isBold = false
  private var isItalic = false
  private var isUnderlined = false
  private var isStruck = false
  private var isMonospaced = false
  /// Points.
  private var size: CGFloat = 12
  private var offset: CGFloat = 0
  private var color: UIColor?
  private var link: URL?

  /// In points: WebKit's sizes for a text of 12 points.
  private static let headings: [String: CGFloat] = ["h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8]

  /// Applies an element and its attributes. Returns false for an unknown element.
  mutating func apply(element: String, _ attributes: [String: String]) -> Bool {
    var isKnown = true
    switch element {
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite", "var", "dfn": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "code", "tt", "kbd", "samp", "pre": isMonospaced = true
    case "small": size *= 0.83
    case "big": size = min(size * 1.2, 96)
    case "sup": (offset, size) = (offset + size / 3, size * 0.83)
    case "sub": (offset, size) = (offset - size / 5, size * 0.83)
    case "a": link = attributes["href"].flatMap { URL(string: $0) } ?? link
    case "font": color = attributes["color"].flatMap(Self.color) ?? color
    case "span", "mark": break
    default:
      if let heading = Self.headings[element] {
        (isBold, size) = (true, heading)
      } else {
        isKnown = false
      }
    }
    for declaration in (attributes["style"] ?? "").split(separator: ";").prefix(32) {
      let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
      if parts.count == 2 { apply(parts[0], parts[1]) }
    }
    return isKnown
  }

  private mutating func apply(_ property: String, _ value: String) {
    switch property {
    case "color": color = Self.color(value) ?? color
    case "font-weight": isBold = ["bold", "bolder", "600", "700", "800", "900"].contains(value)
    case "font-style": isItalic = value == "italic" || value == "oblique"
    case "text-decoration", "text-decoration-line": (isUnderlined, isStruck) = (value.contains("underline"), value.contains("line-through"))
    case "font-size":
      // Points, or pixels, which are 3/4 of a point.
      if let length = Double(value.dropLast(2)), value.hasSuffix("pt") || value.hasSuffix("px"), length.isFinite {
        size = min(max(value.hasSuffix("px") ? length * 0.75 : length, 1), 96)
      }
    default: break
    }
  }

  var attributes: [NSAttributedString.Key: Any] {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    let plain = UIFont.systemFont(ofSize: size).fontDescriptor.withDesign(isMonospaced ? .monospaced : .serif)
    var found: [NSAttributedString.Key: Any] = [.foregroundColor: color ?? (link == nil ? UIColor.black : .link)]
    if let descriptor = plain?.withSymbolicTraits(traits) { found[.font] = UIFont(descriptor: descriptor, size: size) }
    if isUnderlined || link != nil { found[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { found[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if offset != 0 { found[.baselineOffset] = offset }
    if let link { found[.link] = link }
    return found
  }

  /// Parses `#369`, `#336699`, `rgb(51, 102, 153)` or a colour name of HTML 4.
  private static func color(_ text: String) -> UIColor? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if let number = names[text] { return color(of: number) }
    if text.hasPrefix("#") {
      let digits = text.dropFirst()
      guard digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16) else { return nil }
      if digits.count == 3 { return color(of: (number & 0xF00) * 0x1100 + (number & 0xF0) * 0x110 + (number & 0xF) * 0x11) }
      return digits.count == 6 ? color(of: number) : nil
    }
    guard text.hasPrefix("rgb"), let start = text.firstIndex(of: "("), let end = text.firstIndex(of: ")"), start < end else { return nil }
    let parts = text[text.index(after: start)..<end].split(whereSeparator: { ", /".contains($0) }).compactMap { Double($0) }
    guard parts.count >= 3, parts.allSatisfy(\.isFinite) else { return nil }
    let (red, green, blue) = (min(max(parts[0], 0), 255), min(max(parts[1], 0), 255), min(max(parts[2], 0), 255))
    return UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: parts.count > 3 ? min(max(parts[3], 0), 1) : 1)
  }
  private static func color(of number: UInt32) -> UIColor {
    UIColor(
      red: CGFloat(number >> 16 & 255) / 255, green: CGFloat(number >> 8 & 255) / 255, blue: CGFloat(number & 255) / 255, alpha: 1)
  }
  private static let names: [String: UInt32] = [
    "black": 0, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF, "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080,
    "fuchsia": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF,
    "teal": 0x008080, "aqua": 0x00FFFF, "orange": 0xFFA500, "pink": 0xFFC0CB, "brown": 0xA52A2A,
  ]
}
