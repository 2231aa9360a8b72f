import Foundation

/// The figures of animations from one entry to the next (`Data/entry-animations.json`, Specification A14).
///
/// A value type, so that a test can change one figure and keep the others.
public struct EntryAnimationProfile: Sendable, Hashable {
  /// The longest animation in seconds.
  public var longest: TimeInterval
  /// The response of the system's own spring in seconds; it has no bounce.
  public var defaultResponse: TimeInterval
  /// Which share of its distance may be left of a spring that counts as settled.
  public var settled: Double
  /// The points of a spring's curve.
  public var curvePoints: Int
  /// The most layers.
  public var mostLayers: Int
  /// The most areas of the widget that all layers together have.
  public var mostArea: Double
  /// The most parts of both pictures that are compared.
  public var mostParts: Int
  /// How far characters roll, in heights of their line.
  public var rollDistance: Double
  /// How blurred characters are that have rolled away: the radius in points.
  public var rollBlur: Double
  /// Of how many pictures that clients have fetched the host keeps what they show.
  public var keptLists: Int
  /// How many bytes that takes at most.
  public var keptBytes: Int
}

extension Profiles {
  /// The figures of animations from one entry to the next, from `Data/entry-animations.json`.
  public static let entryAnimations: EntryAnimationProfile = {
    let file: EntryAnimationFile = embedded("entry-animations.json")
    return EntryAnimationProfile(
      longest: file.longest.value, defaultResponse: file.defaultResponse.value, settled: file.settled.value,
      curvePoints: Int(file.curvePoints.value), mostLayers: Int(file.mostLayers.value), mostArea: file.mostArea.value,
      mostParts: Int(file.mostParts.value), rollDistance: file.rollDistance.value, rollBlur: file.rollBlur.value,
      keptLists: Int(file.keptLists.value), keptBytes: Int(file.keptBytes.value))
  }()
}

private struct EntryAnimationFile: Decodable {
  struct Number: Decodable { let value: Double }
  let longest, defaultResponse, settled, curvePoints, mostLayers, mostArea, mostParts, rollDistance, rollBlur, keptLists, keptBytes: Number
}
