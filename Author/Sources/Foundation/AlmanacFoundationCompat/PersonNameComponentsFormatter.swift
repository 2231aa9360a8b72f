import Foundation

/// Formats a person's name, and parses one.
///
/// Foundation's class of this name does nothing on Linux. `AuthorSupport` gives that name to this one in the author's module.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case `default`, short, medium, long, abbreviated
  }
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phonetic = Options(rawValue: 1 << 1)
  }
  open var style = Style.default
  open var isPhonetic = false
  open var locale: Locale! = ProcessLocale.current

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(from components: PersonNameComponents, style: Style, options: Options = []) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    formatter.isPhonetic = options.contains(.phonetic)
    return formatter.string(from: components)
  }

  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
    let style: PersonNameComponents.FormatStyle.Style =
      switch style {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    return PersonNameComponents.FormatStyle(style: style, locale: locale ?? ProcessLocale.current).format(name)
  }

  /// Parses a name into prefix, given name, middle names, family name and suffix; returns nil if it contains no word.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    // Longer texts are not names and are not split.
    guard string.utf8.count <= 1000 else { return nil }
    var words = string.split { $0.isWhitespace || $0 == "," }.map(String.init)
    guard !words.isEmpty else { return nil }
    func isKnown(_ word: String, _ known: Set<String>) -> Bool { known.contains(word.lowercased().replacingOccurrences(of: ".", with: "")) }
    var name = PersonNameComponents()
    if words.count > 1, isKnown(words[0], Self.prefixes) { name.namePrefix = words.removeFirst() }
    if words.count > 1, isKnown(words[words.count - 1], Self.suffixes) { name.nameSuffix = words.removeLast() }
    if words.count > 1, PersonNameComponents.FormatStyle.isFamilyFirst(string) {
      name.familyName = words.removeFirst()
      name.givenName = words.joined(separator: " ")
      return name
    }
    name.givenName = words.removeFirst()
    name.familyName = words.popLast()
    if !words.isEmpty { name.middleName = words.joined(separator: " ") }
    return name
  }

  open override func string(for object: Any?) -> String? { (object as? PersonNameComponents).map(string(from:)) }

  private static let prefixes: Set<String> = ["mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "dame", "rev", "herr", "frau", "hr", "fr"]
  private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]
}
