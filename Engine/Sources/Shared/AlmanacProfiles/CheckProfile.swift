import Foundation

/// The limits of `almanac check`, and the tolerances of pictures. The values come from `Data/check.json`, each with its source.
public struct CheckProfile: Sendable {
  /// How much two pictures may differ and still count as equal.
  public struct Tolerance: Sendable, Hashable, Decodable {
    /// The name, for example `standard`.
    public let name: String
    /// The largest colour difference of a pixel that is ignored, in ΔE*ab of CIE 1976 L*a*b*, 0 to about 260.
    public let colorDifference: Double
    /// The share of pixels that may differ by more, 0 to 1.
    public let share: Double
    /// The source of the values.
    public let source: String
  }

  /// The most pictures of one check.
  public let pictures: Int
  /// The most pixels of all its pictures together.
  public let pixels: Int
  /// The most bytes of a committed picture.
  public let pictureBytes: Int
  /// The most bytes of the file that names the matrix.
  public let fileBytes: Int
  /// The most pictures that the report shows in full.
  public let reportPictures: Int
  /// How many pictures of a family may fail, for example because its provider misses its deadline, before the others are not tried.
  public let failures: Int
  /// The tolerances, the strictest first.
  public let tolerances: [Tolerance]
}

extension Profiles {
  /// The limits and tolerances of checks.
  public static let check: CheckProfile = embedded("check.json")
}

extension CheckProfile: Decodable {
  private enum Key: String, CodingKey { case limits, tolerances }

  public init(from decoder: any Decoder) throws {
    let file = try decoder.container(keyedBy: Key.self)
    let limits = try file.decode(NamedLimits.self, forKey: .limits)
    pictures = try limits.count("pictures")
    pixels = try limits.count("pixels")
    pictureBytes = try limits.count("pictureBytes")
    fileBytes = try limits.count("fileBytes")
    reportPictures = try limits.count("reportPictures")
    failures = try limits.count("failures")
    tolerances = try file.decode([Tolerance].self, forKey: .tolerances)
  }
}
