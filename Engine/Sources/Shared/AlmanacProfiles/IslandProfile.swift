import Foundation

/// Sizes of live activities that apply to every device (`Data/island.json`), in points.
public struct IslandProfile: Sendable, Hashable {
  /// The width of the camera area, which the Dynamic Island's presentations leave free.
  public let cameraWidth: Double
  /// The height of the camera area.
  public let cameraHeight: Double
  /// The minimum height of lock screen and expanded presentations.
  public let leastHeight: Double
  /// The minimum width of the minimal presentation.
  public let leastMinimalWidth: Double
  /// The margin that the system adds around compact and minimal content, except at the camera.
  public let compactMargin: Double
  /// The margin between compact content and the camera.
  public let compactCameraMargin: Double
  /// The least width of the compact island's narrower side, as a factor of the wider one's: 0…1, not points.
  public let narrowSideRatio: Double
  /// The margin that the system adds around expanded content.
  public let expandedMargin: Double
  /// The margins at the ends of a row that a watch makes of the compact presentation, in points.
  public let watchMargin: Double
}

extension Profiles {
  /// The sizes of live activities that apply to every device, from `Data/island.json`.
  public static let island: IslandProfile = {
    let file: IslandFile = embedded("island.json")
    // A missing value is a programming error, like a file that does not decode.
    func value(_ name: String) -> Double {
      guard let entry = file.values[name] else { preconditionFailure("Engine/Sources/Shared/AlmanacProfiles/Data/island.json lacks \(name)") }
      return entry.value
    }
    return IslandProfile(
      cameraWidth: value("cameraWidth"), cameraHeight: value("cameraHeight"), leastHeight: value("leastHeight"),
      leastMinimalWidth: value("leastMinimalWidth"), compactMargin: value("compactMargin"),
      compactCameraMargin: value("compactCameraMargin"), narrowSideRatio: value("narrowSideRatio"), expandedMargin: value("expandedMargin"),
      watchMargin: value("watchMargin"))
  }()
}

/// The format of `island.json`.
private struct IslandFile: Decodable {
  struct Entry: Decodable {
    let value: Double
    let source: String
  }
  let values: [String: Entry]
}
