/// The Swift names that Xcode derives from an asset's name.
enum AssetName {
  /// Returns the name of a colour or image: `Widget Background` → `widgetBackground`, `BGColorOne` → `bgColorOne`, `BMW` → `BMW`, `TLS2016` →
  /// `TLS_2016`, `121212` → `_121212`; `AccentColor` → `accent` for a colour.
  ///
  /// - Parameter suffix: the last word that is dropped because it only repeats the asset's kind.
  /// - Returns: nil for a name without letters and digits.
  static func member(_ name: String, dropping suffix: String) -> String? {
    var words = words(of: name)
    if words.count > 1, words.last?.lowercased() == suffix { words.removeLast() }
    guard let first = words.first else { return nil }
    // A name without lowercase letters keeps its capitals.
    if !words.contains(where: { $0.contains(where: \.isLowercase) }) { return identifier(words.joined(separator: "_")) }
    return identifier(first.lowercased() + words.dropFirst().map(SwiftName.capitalized).joined())
  }

  /// Returns the name of a folder that provides a namespace: `iconPreviews` → `IconPreviews`.
  static func namespace(_ name: String) -> String? {
    let words = words(of: name)
    return words.isEmpty ? nil : identifier(words.map(SwiftName.capitalized).joined())
  }

  private static func identifier(_ text: String) -> String { text.first?.isNumber == true ? "_\(text)" : text }

  /// Returns the words of a name: runs of letters or of digits. A capital starts a word; of several capitals, the last one does if a lowercase letter
  /// follows.
  static func words(of name: String) -> [String] {
    enum Kind { case upper, lower, digit, other }
    func kind(_ character: Character) -> Kind {
      if character.isNumber { return .digit }
      guard character.isLetter else { return .other }
      return character.isUppercase ? .upper : .lower
    }
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? kind(characters[index + 1]) : .other
      let previous = word.last.map(kind)
      switch (previous, kind(character)) {
      case (_, .other): end()
      case (nil, _): word.append(character)
      case (.digit?, .digit), (.lower?, .lower), (.upper?, .lower): word.append(character)
      case (.upper?, .upper) where next != .lower: word.append(character)
      default:
        end()
        word.append(character)
      }
    }
    end()
    return words
  }
}
