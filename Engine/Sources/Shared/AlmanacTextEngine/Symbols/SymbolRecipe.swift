import AlmanacProfiles
import Foundation

/// A description of how a symbol is composed of icons.
indirect enum SymbolRecipe: Hashable {
  /// One icon with its changes.
  struct Layer: Hashable {
    var icon: String
    /// The icon's style; nil: that of the symbol.
    var face: IconTable.Face?
    var scaleX = 1.0
    var scaleY = 1.0
    /// Degrees clockwise.
    var rotation = 0.0
    var isFlipped = false
    /// The position of the icon's centre, of 256 units.
    var x = 128.0
    var y = 128.0
  }
  enum Frame: Hashable { case circle, square }

  case layers([Layer])
  case filled(SymbolRecipe)
  case framed(SymbolRecipe, Frame)
  case slashed(SymbolRecipe)
  /// A symbol and its badge.
  case badged(SymbolRecipe, SymbolRecipe)
  /// A symbol with a dot at its upper right.
  case dotted(SymbolRecipe)
  /// A number or letter, drawn from the system font.
  case text(String)

  /// Parses a recipe of `Data/symbols.json`; nil if it is malformed.
  init?(parsing text: String) {
    var layers: [Layer] = []
    for part in text.split(separator: "+") {
      var words = part.split(separator: " ")
      guard !words.isEmpty else { return nil }
      let icon = words.removeFirst().split(separator: ":")
      var layer = Layer(icon: String(icon[0]))
      if icon.count > 1 {
        guard let face = IconTable.Face(rawValue: String(icon[1])) else { return nil }
        layer.face = face
      }
      for word in words {
        let option = word.split(separator: "=")
        let numbers = option.count > 1 ? option[1].split(separator: ",").compactMap { Double($0) } : []
        switch (option[0], numbers.count) {
        case ("flip", 0): layer.isFlipped = true
        case ("rotate", 1): layer.rotation = numbers[0]
        case ("scale", 1): (layer.scaleX, layer.scaleY) = (numbers[0], numbers[0])
        case ("stretch", 2): (layer.scaleX, layer.scaleY) = (numbers[0], numbers[1])
        case ("at", 2): (layer.x, layer.y) = (numbers[0], numbers[1])
        default: return nil
        }
      }
      layers.append(layer)
    }
    guard !layers.isEmpty else { return nil }
    self = .layers(layers)
  }

  /// Returns the recipe for a symbol name: its own entry in the table, or that of a shorter name with the effect of the suffixes.
  static func named(_ name: String, table: [String: String] = Profiles.symbols.recipes) -> SymbolRecipe? {
    if let text = table[name] { return SymbolRecipe(parsing: text) }
    if let base = name.dropping(suffix: ".fill") { return named(base, table: table).map { .filled($0) } }
    if let base = name.dropping(suffix: ".inverse") { return named(base, table: table) }
    if let base = name.dropping(suffix: ".circle") { return inner(base, table: table).map { .framed($0, .circle) } }
    if let base = name.dropping(suffix: ".square") { return inner(base, table: table).map { .framed($0, .square) } }
    if let base = name.dropping(suffix: ".slash") { return named(base, table: table).map { .slashed($0) } }
    if let base = name.dropping(suffix: ".badge") { return named(base, table: table).map { .dotted($0) } }
    if let range = name.range(of: ".badge."), let base = named(String(name[..<range.lowerBound]), table: table) {
      guard let badge = named(String(name[range.upperBound...]), table: table) else { return nil }
      return .badged(base, badge)
    }
    // "person.crop.circle.fill.badge.plus": the fill applies to the whole symbol.
    if let range = name.range(of: ".fill.") {
      return named(name.replacingCharacters(in: range, with: "."), table: table).map { .filled($0) }
    }
    return nil
  }

  private static func inner(_ name: String, table: [String: String]) -> SymbolRecipe? {
    if (1...2).contains(name.count), name.allSatisfy(\.isNumber) { return .text(name) }
    if name.count == 1, name.allSatisfy(\.isLetter) { return .text(name.uppercased()) }
    let plain = named(name, table: table)
    return Profiles.symbols.solidInFrames.contains(name) ? plain.map { .filled($0) } : plain
  }
}

extension String {
  fileprivate func dropping(suffix: String) -> String? {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil
  }
}
