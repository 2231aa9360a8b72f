import Foundation

/// The figures of the advice on how widgets are drawn. The values come from `Data/lint.json`, each with its source.
public struct LintProfile: Sendable, Hashable {
  /// The share of a limit, 0 to 1, from which it counts as near.
  public let nearShare: Double
  /// The largest area of an image that a device archives, divided by the area of the widget on screen, both in pixels.
  public let imageAreaFactor: Double
  /// The same for accessories.
  public let accessoryImageAreaFactor: Double
  /// The shortest side of an area that can be tapped, in points.
  public let reachablePoints: Double
  /// The distance from the edge of a widget below which text is too close to it, in points.
  public let edgePoints: Double
  /// The opacity from which text counts as one that is read, 0 to 1.
  public let legibleOpacity: Double
  /// The locales that show what a translation would break.
  public let pseudoLocales: [String]
  /// The Dynamic Type sizes besides the usual one in which text should not be cut.
  public let textSizes: [String]
  /// How many entries of a timeline are checked.
  public let sampledEntries: Int
}

extension Profiles {
  /// The figures of advice.
  public static let lint: LintProfile = embedded("lint.json")
}

extension LintProfile: Decodable {
  private enum Key: String, CodingKey { case lint }
  private enum Figure: String, CodingKey {
    case nearShare, imageAreaFactor, accessoryImageAreaFactor, reachablePoints, edgePoints, legibleOpacity, pseudoLocales, textSizes, sampledEntries
  }
  private struct Value<Content: Decodable>: Decodable { let value: Content }

  public init(from decoder: any Decoder) throws {
    let figures = try decoder.container(keyedBy: Key.self).nestedContainer(keyedBy: Figure.self, forKey: .lint)
    func figure<Content: Decodable>(_ key: Figure) throws -> Content { try figures.decode(Value<Content>.self, forKey: key).value }
    nearShare = try figure(.nearShare)
    imageAreaFactor = try figure(.imageAreaFactor)
    accessoryImageAreaFactor = try figure(.accessoryImageAreaFactor)
    reachablePoints = try figure(.reachablePoints)
    edgePoints = try figure(.edgePoints)
    legibleOpacity = try figure(.legibleOpacity)
    pseudoLocales = try figure(.pseudoLocales)
    textSizes = try figure(.textSizes)
    sampledEntries = try figure(.sampledEntries)
  }
}

extension DeviceProfile {
  /// The most pixels of an image that such a device archives in a widget of a family; nil if the device does not have the family.
  ///
  /// - Parameter family: the family's name, such as `systemSmall`.
  public func archivedImageArea(of family: String) -> Double? {
    guard let size = families.first(where: { $0.family == family }) else { return nil }
    let lint = Profiles.lint
    let factor = family.hasPrefix("accessory") ? lint.accessoryImageAreaFactor : lint.imageAreaFactor
    return factor * (size.shownWidth * scale).rounded() * (size.shownHeight * scale).rounded()
  }
}
