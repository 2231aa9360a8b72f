/// The document that states something: a title with which it can be found, and its address if it has a lasting one.
public struct DocumentSource: Sendable, Hashable, ExpressibleByStringLiteral {
  public let title: String
  public let address: String?

  public init(_ title: String, _ address: String? = nil) {
    self.title = title
    self.address = address
  }
  public init(stringLiteral value: String) { self.init(value) }

  /// The source with a place in it.
  public static func + (source: DocumentSource, place: String) -> DocumentSource { DocumentSource(source.title + place, source.address) }

  /// A page of Apple's documentation, by its path: `swiftui/text`.
  public static func apple(_ path: String) -> DocumentSource {
    DocumentSource("Apple, \(path)", "https://developer.apple.com/documentation/\(path)")
  }
  /// A page of Apple's archive, by its path below `documentation`.
  public static func archive(_ title: String, _ path: String) -> DocumentSource {
    DocumentSource("Apple, \(title)", "https://developer.apple.com/library/archive/documentation/\(path)")
  }
  /// A page of the Human Interface Guidelines.
  public static func guidelines(_ page: String) -> DocumentSource {
    DocumentSource("Human Interface Guidelines, \(page)", "https://developer.apple.com/design/human-interface-guidelines/\(page)")
  }
  /// A talk of Apple's developer conference, by its year and number.
  public static func talk(_ year: Int, _ number: Int) -> DocumentSource {
    DocumentSource("WWDC\(year % 100), session \(number)", "https://developer.apple.com/videos/play/wwdc\(year)/\(number)")
  }
  /// A section of an RFC.
  public static func rfc(_ number: Int, _ section: String) -> DocumentSource {
    DocumentSource("RFC \(number), \(section)", "https://www.rfc-editor.org/rfc/rfc\(number)#section-\(section)")
  }
  /// A section of the GFM specification, which is CommonMark with extensions.
  public static func gfm(_ section: String) -> DocumentSource {
    DocumentSource("GFM, \(section)", "https://github.github.com/gfm/#\(section.lowercased().replacing(" ", with: "-"))")
  }
  /// A part of Unicode's locale data markup language: `tr35-dates.html#Date_Format_Patterns`.
  public static func unicode(_ part: String) -> DocumentSource {
    DocumentSource("UTS 35, \(part)", "https://unicode.org/reports/tr35/\(part)")
  }
  /// A public repository.
  public static func repository(_ name: String, _ place: String) -> DocumentSource {
    DocumentSource("\(name), \(place)", "https://github.com/\(name)")
  }
}
