import Foundation

/// Formats a person's name, and parses one.
///
/// Foundation's class of this name does nothing on Linux. The author's build imports this one by name, which takes precedence.
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
    let (given, family) = (name.givenName ?? "", name.familyName ?? "")
    switch style {
    case .short: return name.nickname ?? (given.isEmpty ? family : given)
    case .abbreviated:
      // Chinese, Japanese and Korean names are abbreviated to the family name.
      if Self.isFamilyFirst(given + family) { return family.isEmpty ? given : family }
      return ordered(given, family).compactMap(\.first).map { String($0).uppercased() }.joined()
    case .default, .medium: return Self.joined(ordered(given, family))
    case .long:
      let names = ordered([given, name.middleName ?? ""].filter { !$0.isEmpty }.joined(separator: " "), family)
      return Self.joined([name.namePrefix ?? ""] + names + [name.nameSuffix ?? ""])
    }
  }

  /// Puts the family name first if the letters or the locale do so.
  private func ordered(_ given: String, _ family: String) -> [String] {
    let language = (locale ?? ProcessLocale.current).language.languageCode?.identifier ?? ""
    return Self.isFamilyFirst(given + family) || Self.familyFirstLanguages.contains(language) ? [family, given] : [given, family]
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
    if words.count > 1, Self.isFamilyFirst(string) {
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

  /// Unicode CLDR's `nameOrderLocales` of these languages.
  private static let familyFirstLanguages: Set<String> = ["hu", "ja", "ko", "vi", "yue", "zh"]

  /// Chinese, Japanese and Korean names have no spaces.
  private static func joined(_ parts: [String]) -> String {
    let parts = parts.filter { !$0.isEmpty }
    return parts.joined(separator: isFamilyFirst(parts.joined()) ? "" : " ")
  }

  /// Returns whether all letters are of scripts that write the family name first and without a space.
  private static func isFamilyFirst(_ text: String) -> Bool {
    let letters = text.unicodeScalars.filter { !$0.properties.isWhitespace }
    return !letters.isEmpty
      && letters.allSatisfy { (0x3040...0x30ff).contains($0.value) || (0x3400...0x9fff).contains($0.value) || (0xac00...0xd7af).contains($0.value) }
  }
}
