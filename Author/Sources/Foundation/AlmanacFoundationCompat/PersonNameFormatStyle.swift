extension PersonNameComponents {
  /// Formats a person's name: "Elizabeth Smith", "ES". The family name is first where the letters or the locale have it so.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum Style: Int, Hashable, Codable, Sendable {
      /// The nickname, or the given name.
      case short
      /// The given and the family name.
      case medium
      /// All parts but the nickname.
      case long
      /// The initials; of a Chinese, Japanese or Korean name the family name.
      case abbreviated
    }
    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = ProcessLocale.current) { (self.style, self.locale) = (style, locale) }

    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    public func format(_ name: PersonNameComponents) -> String {
      let (given, family) = (name.givenName ?? "", name.familyName ?? "")
      switch style {
      case .short: return name.nickname ?? (given.isEmpty ? family : given)
      case .abbreviated:
        if Self.isFamilyFirst(given + family) { return family.isEmpty ? given : family }
        return ordered([given], family).compactMap(\.first).map { String($0).uppercased() }.joined()
      case .medium: return Self.joined(ordered([given], family))
      case .long:
        return Self.joined([name.namePrefix ?? ""] + ordered([given, name.middleName ?? ""], family) + [name.nameSuffix ?? ""])
      }
    }

    /// Puts the family name first if the letters or the locale do so. In Vietnamese the middle name follows it.
    private func ordered(_ given: [String], _ family: String) -> [String] {
      let language = locale.language.languageCode?.identifier ?? ""
      guard Self.isFamilyFirst(given.joined() + family) || Self.familyFirstLanguages.contains(language) else { return given + [family] }
      return [family] + (language == "vi" ? given.reversed() : given)
    }

    /// Unicode CLDR's `surnameFirst` of `personNamesDefaults`.
    private static let familyFirstLanguages: Set<String> = ["hu", "ja", "km", "ko", "mn", "si", "ta", "te", "vi", "yue", "zh"]

    /// Chinese, Japanese and Korean names have no spaces.
    private static func joined(_ parts: [String]) -> String {
      let parts = parts.filter { !$0.isEmpty }
      return parts.joined(separator: isFamilyFirst(parts.joined()) ? "" : " ")
    }

    /// Returns whether all letters are of scripts that write the family name first and without a space.
    static func isFamilyFirst(_ text: String) -> Bool {
      let letters = text.unicodeScalars.filter { !$0.properties.isWhitespace }
      return !letters.isEmpty
        && letters.allSatisfy { (0x3040...0x30ff).contains($0.value) || (0x3400...0x9fff).contains($0.value) || (0xac00...0xd7af).contains($0.value) }
    }
  }

  /// Returns the given and the family name in the order of the device's locale.
  public func formatted() -> String { FormatStyle().format(self) }
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
