import Foundation

/// Which icons replace system symbols: `Data/symbols.json`.
public struct SymbolProfile: Decodable, Sendable {
  public let version: Int
  public let source: String
  /// Symbol name → recipe; the file's comment explains the format.
  public let recipes: [String: String]
  /// Icons that show several separate things, of which the largest is the symbol's primary part.
  public let manyThings: Set<String>
  /// Symbol name without `.fill` → palette colours of its parts in multicolor mode.
  private let multicolor: [String: [String]]

  /// Icons whose filled form joins several things: a recipe for each part, primary first.
  public let parts: [String: [String]]

  private enum CodingKeys: CodingKey { case version, source, families, manyThings, parts, multicolor }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    version = try values.decode(Int.self, forKey: .version)
    source = try values.decode(String.self, forKey: .source)
    manyThings = try values.decode(Set<String>.self, forKey: .manyThings)
    parts = try values.decode([String: [String]].self, forKey: .parts)
    multicolor = try values.decode([String: [String]].self, forKey: .multicolor)
    let families = try values.decode([String: [String: String]].self, forKey: .families)
    recipes = families.values.reduce(into: [:]) { all, family in all.merge(family) { first, _ in first } }
  }

  /// The multicolor colours of a symbol's parts, the primary part's first; empty if it has none.
  public func colors(of name: String) -> [String] {
    multicolor[name] ?? (name.hasSuffix(".fill") ? multicolor[String(name.dropLast(5))] : nil) ?? []
  }
}

extension Profiles {
  public static let symbols: SymbolProfile = embedded(PackageResources.symbols_json, named: "symbols.json")
}
