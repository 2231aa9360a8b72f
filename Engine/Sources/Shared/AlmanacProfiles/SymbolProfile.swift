import Foundation

/// The icons that replace system symbols (`Data/symbols.json`).
public struct SymbolProfile: Decodable, Sendable {
  /// The version of the file's format.
  public let version: Int
  /// The sources of names and outlines.
  public let source: String
  /// Recipes by symbol name. A recipe composes a symbol of icons; the file's comment explains the format.
  public let recipes: [String: String]
  /// Our own drawings of icons that the icon set lacks, by icon name.
  public let drawings: [String: Drawing]
  /// The symbols that are drawn filled inside a circle or square, also where the frame is a line.
  public let solidInFrames: Set<String>
  /// The icons that show several separate things, of which the largest is the symbol's primary part.
  public let manyThings: Set<String>
  /// The order in which a variable value shows the parts of symbols, by the beginning of their names.
  private let variable: [String: VariableOrder]
  /// The palette colours of a symbol's parts in multicolor mode, by symbol name without `.fill`.
  private let multicolor: [String: [String]]

  /// The words that assistive technology reads for symbols that Apple's systems call something else than their name, by symbol name.
  private let spokenNames: [String: String]

  /// For each icon whose filled form joins several things, a recipe for each part, primary first.
  public let parts: [String: [String]]

  /// A drawing of lines in the icons' square of 256 units, as SVG paths with one contour each. A path that ends in `Z` is a closed line.
  public struct Drawing: Decodable, Sendable {
    /// The lines of the plain form. The symbol's weight decides their width.
    public let lines: [String]
    /// The areas of both forms.
    public let solids: [String]
    /// The areas of the filled form, up to the middle of their outlines.
    public let areas: [String]
    /// The lines of the filled form beside the areas.
    public let filledLines: [String]
    /// The lines that are cut out of the areas.
    public let cuts: [String]
    /// The areas that are cut out of the areas.
    public let holes: [String]

    private enum CodingKeys: CodingKey { case lines, solids, areas, filledLines, cuts, holes }

    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      func paths(_ key: CodingKeys) throws -> [String]? { try values.decodeIfPresent([String].self, forKey: key) }
      lines = try paths(.lines) ?? []
      solids = try paths(.solids) ?? []
      areas = try paths(.areas) ?? []
      filledLines = try paths(.filledLines) ?? (areas.isEmpty ? lines : [])
      cuts = try paths(.cuts) ?? []
      holes = try paths(.holes) ?? []
    }
  }

  /// An order of a symbol's parts.
  public enum VariableOrder: String, Decodable, Sendable {
    /// From the bottom, from the left, from the middle.
    case up, right, out
    /// Waves from the left, as many as the name says; what is left of them is always shown.
    case waves
  }

  private enum CodingKeys: CodingKey { case version, source, families, manyThings, variable, parts, multicolor, drawings, solidInFrames, spokenNames }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    version = try values.decode(Int.self, forKey: .version)
    source = try values.decode(String.self, forKey: .source)
    manyThings = try values.decode(Set<String>.self, forKey: .manyThings)
    variable = try values.decode([String: VariableOrder].self, forKey: .variable)
    parts = try values.decode([String: [String]].self, forKey: .parts)
    solidInFrames = try values.decode(Set<String>.self, forKey: .solidInFrames)
    drawings = try values.decode([String: Drawing].self, forKey: .drawings)
    spokenNames = try values.decode([String: String].self, forKey: .spokenNames)
    multicolor = try values.decode([String: [String]].self, forKey: .multicolor)
    let families = try values.decode([String: [String: String]].self, forKey: .families)
    recipes = families.values.reduce(into: [:]) { all, family in all.merge(family) { first, _ in first } }
  }

  /// Returns what assistive technology reads for a symbol without a label, in English: its words, or else its name without `fill`.
  public func spokenName(of name: String) -> String {
    spokenNames[name] ?? name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
  }

  /// Returns the order in which a variable value shows the symbol's parts; nil if it does not change the symbol.
  public func variableOrder(of name: String) -> VariableOrder? {
    variable.first { name == $0.key || name.hasPrefix($0.key + ".") }?.value
  }

  /// Returns the names of the palette colours of a symbol's parts in multicolor mode, the primary part's first; empty if it has none.
  public func colors(of name: String) -> [String] {
    multicolor[name] ?? (name.hasSuffix(".fill") ? multicolor[String(name.dropLast(5))] : nil) ?? []
  }
}

extension Profiles {
  /// The icons that replace system symbols.
  public static let symbols: SymbolProfile = embedded("symbols.json")
}
