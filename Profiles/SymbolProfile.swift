import Foundation

/// Which icons stand for system symbols: `Data/symbols.json`.
public struct SymbolProfile: Decodable, Sendable {
  public let version: Int
  public let source: String
  /// Symbol name → recipe, as the file's comment explains.
  public let recipes: [String: String]

  private enum CodingKeys: CodingKey { case version, source, families }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    version = try values.decode(Int.self, forKey: .version)
    source = try values.decode(String.self, forKey: .source)
    let families = try values.decode([String: [String: String]].self, forKey: .families)
    recipes = families.values.reduce(into: [:]) { all, family in all.merge(family) { first, _ in first } }
  }
}

extension Profiles {
  /// The icons that stand for system symbols.
  public static let symbols: SymbolProfile = embedded(PackageResources.symbols_json, named: "symbols.json")
}
