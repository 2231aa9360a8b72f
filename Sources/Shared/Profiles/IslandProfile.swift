import Foundation

/// Figures of live activities that hold on every device (`Data/island.json`), in points.
public struct IslandProfile: Sendable, Hashable {
  /// The camera that the island's presentations keep clear of.
  public let cameraWidth: Double
  public let cameraHeight: Double
  /// How low lock screen and expanded presentations may be.
  public let leastHeight: Double
  /// How narrow the minimal presentation may be.
  public let leastMinimalWidth: Double
  /// The system's margins around compact and minimal content.
  public let compactMargin: Double
  /// The system's margins around expanded content.
  public let expandedMargin: Double
}

extension Profiles {
  /// The figures of the Dynamic Island.
  public static let island: IslandProfile = {
    let file: IslandFile = embedded(PackageResources.island_json, named: "island.json")
    // A missing figure is a fault of the build, as a file that does not decode is.
    func figure(_ name: String) -> Double {
      guard let figure = file.figures[name] else { preconditionFailure("Sources/Shared/Profiles/Data/island.json lacks \(name)") }
      return figure.value
    }
    return IslandProfile(
      cameraWidth: figure("cameraWidth"), cameraHeight: figure("cameraHeight"), leastHeight: figure("leastHeight"),
      leastMinimalWidth: figure("leastMinimalWidth"), compactMargin: figure("compactMargin"), expandedMargin: figure("expandedMargin"))
  }()
}

/// The shape of `island.json`.
private struct IslandFile: Decodable {
  struct Figure: Decodable {
    let value: Double
    let source: String
  }
  let figures: [String: Figure]
}
