import Foundation

/// The figures of the advice on how widgets are drawn. The values come from `Data/lint.json`, each with its source.
public struct LintProfile: Sendable, Hashable {
  /// The share of a limit, 0 to 1, from which it counts as near.
  public let nearShare: Double
  /// The smallest known limit of an image's area, in pixels.
  public let imageArea: Int
  /// The shortest side of an area that can be tapped, in points.
  public let reachablePoints: Double
  /// The locales that show what a translation would break.
  public let pseudoLocales: [String]
  /// The Dynamic Type sizes besides the usual one in which text should not be cut.
  public let textSizes: [String]
  /// How many entries of a timeline are checked.
  public let sampledEntries: Int
}

extension Profiles {
  /// The figures of advice.
  public static let lint: LintProfile = embedded(PackageResources.lint_json, named: "lint.json")
}

extension LintProfile: Decodable {
  private enum Key: String, CodingKey { case lint }
  private enum Figure: String, CodingKey { case nearShare, imageArea, reachablePoints, pseudoLocales, textSizes, sampledEntries }
  private struct Value<Content: Decodable>: Decodable { let value: Content }

  public init(from decoder: any Decoder) throws {
    let figures = try decoder.container(keyedBy: Key.self).nestedContainer(keyedBy: Figure.self, forKey: .lint)
    func figure<Content: Decodable>(_ key: Figure) throws -> Content { try figures.decode(Value<Content>.self, forKey: key).value }
    nearShare = try figure(.nearShare)
    imageArea = try figure(.imageArea)
    reachablePoints = try figure(.reachablePoints)
    pseudoLocales = try figure(.pseudoLocales)
    textSizes = try figure(.textSizes)
    sampledEntries = try figure(.sampledEntries)
  }
}
