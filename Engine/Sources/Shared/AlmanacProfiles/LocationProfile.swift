import Foundation

/// The constants of the location rules (Specification A15, E1, E2, C9); `Data/location.json` has the values with their units and sources.
///
/// A value type, so that a test can change one value and keep the others.
public struct LocationProfile: Sendable, Hashable {
  /// How long after a widget was last seen it may have the location, with "while using app or widgets"; in seconds (Specification E2).
  public var widgetGrace: TimeInterval
  /// The least distance that counts as a significant change, in metres (Specification C9).
  public var significantDistance: Double
  /// The least time between two significant changes, in seconds (Specification C9).
  public var significantInterval: TimeInterval
  /// The age from which a measured location counts as unknown, in seconds.
  public var staleAfter: TimeInterval
  /// How far in the future a measured location's date may be, in seconds.
  public var futureTolerance: TimeInterval
  /// The side of the cells of the grid for apps without precise location, in metres.
  public var reducedCell: Double
  /// The largest radius of a location, in metres.
  public var largestAccuracy: Double
  /// The largest file of a recorded track, in bytes.
  public var trackBytes: Int
  /// The most points of a recorded track.
  public var trackPoints: Int
  /// How deep the elements of a recorded track may be nested.
  public var trackDepth: Int
  /// The least time between two locations that the desktop's location service reports, in seconds.
  public var desktopInterval: TimeInterval
  /// How long the desktop's location service may be silent before it is asked to measure again, in seconds.
  public var desktopRefresh: TimeInterval
  /// The least time between two moves that are reported to a program of the containing app, in seconds.
  public var programInterval: TimeInterval
  /// How long a program of the containing app waits for the host's first answer, in seconds.
  public var programWait: TimeInterval
  /// How long after the end of its host a program of the containing app connects again, in seconds.
  public var programRetry: TimeInterval
  /// How long an accuracy takes to resolve, from coarse to precise (Specification A15).
  public var resolution: [Resolution]

  /// How long a location of an accuracy takes to resolve.
  public struct Resolution: Sendable, Hashable, Decodable {
    /// The finest accuracy that is answered after ``seconds``, in metres.
    public var accuracy: Double
    /// The time until the answer, in seconds.
    public var seconds: TimeInterval

    /// Creates a step of the table.
    public init(accuracy: Double, seconds: TimeInterval) {
      self.accuracy = accuracy
      self.seconds = seconds
    }
  }

  /// Returns how long a location of this accuracy takes to resolve, in seconds: the coarser, the sooner (Specification A15).
  ///
  /// - Parameter accuracy: in metres; zero, negative and not a number: the best.
  public func resolutionTime(of accuracy: Double) -> TimeInterval {
    resolution.first { accuracy >= $0.accuracy }?.seconds ?? resolution.last?.seconds ?? 0
  }
}

extension Profiles {
  /// The constants of the location rules, from `Data/location.json`.
  public static let location: LocationProfile = {
    let file: LocationProfileFile = embedded("location.json")
    // A missing value is a programming error, like a file that does not decode.
    func value(_ name: String) -> Double {
      guard let entry = file.values[name] else { preconditionFailure("Engine/Sources/Shared/AlmanacProfiles/Data/location.json lacks \(name)") }
      return entry.value
    }
    return LocationProfile(
      widgetGrace: value("widgetGrace"), significantDistance: value("significantDistance"), significantInterval: value("significantInterval"),
      staleAfter: value("staleAfter"), futureTolerance: value("futureTolerance"), reducedCell: value("reducedCell"),
      largestAccuracy: value("largestAccuracy"), trackBytes: Int(value("trackBytes")), trackPoints: Int(value("trackPoints")),
      trackDepth: Int(value("trackDepth")), desktopInterval: value("desktopInterval"), desktopRefresh: value("desktopRefresh"),
      programInterval: value("programInterval"), programWait: value("programWait"), programRetry: value("programRetry"),
      resolution: file.resolution)
  }()
}

/// The format of `Data/location.json`.
private struct LocationProfileFile: Decodable {
  let values: [String: ProfileValue]
  let resolution: [LocationProfile.Resolution]
}
