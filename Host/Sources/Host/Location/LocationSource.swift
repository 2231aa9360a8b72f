import AlmanacProfiles
import Foundation

/// Where the device's location comes from.
public enum LocationSource: Sendable, Equatable, Codable {
  /// Nowhere: the location is not known.
  case none
  /// A place that the operator set.
  case fixed(latitude: Double, longitude: Double, accuracy: Double)
  /// A GPX file with this path, played by the device's clock; its first point is at `start`.
  case track(path: String, start: Date)
  /// The desktop's location service, GeoClue 2.
  case desktop
}

/// The source of the device's location, ready to be asked.
struct LocationPlayer: Sendable {
  /// What was set.
  private(set) var source: LocationSource
  /// Why the source cannot be used; nil: it can.
  private(set) var fault: String?
  private var track: RecordedTrack?
  /// What the desktop's location service has reported last.
  var desktop = DevicePosition.unknown("the desktop's location service has not answered yet")

  /// The source of a device without one.
  static let none = LocationPlayer(source: .none)

  private init(source: LocationSource) { self.source = source }

  /// Opens a source.
  ///
  /// - Throws: ``HostError/malformedLocation(_:)``, ``HostError/malformedTrack(_:)``.
  init(opening source: LocationSource) throws(HostError) {
    self.source = source
    switch source {
    case .none, .desktop: break
    case .fixed(let latitude, let longitude, let accuracy):
      _ = try DeviceLocation(latitude: latitude, longitude: longitude, accuracy: accuracy, date: Date(timeIntervalSince1970: 0))
    case .track(let path, _):
      guard path.hasPrefix("/") else { throw .malformedTrack("track is the absolute path of a GPX file; got \(Printable.text(path))") }
      track = try TrackFile.read(URL(fileURLWithPath: path))
    }
  }

  /// Opens the source that an earlier host used. One that cannot be opened stays, but gives no location.
  init(reopening source: LocationSource) {
    do throws(HostError) {
      self = try LocationPlayer(opening: source)
    } catch {
      self.init(source: source)
      fault = "\(error)"
    }
  }

  /// A sentence on the source that a person reads.
  var summary: String {
    switch source {
    case .none: "no source of locations is set"
    case .fixed(let latitude, let longitude, let accuracy): "set to \(latitude),\(longitude) within \(accuracy.formatted()) m"
    case .track(let path, _):
      fault.map { "a track that cannot be played: \($0)" } ?? "the track \(Printable.name(path)), \(track?.points.count ?? 0) points"
    case .desktop: "the desktop's location service (GeoClue)"
    }
  }

  func position(at now: Date) -> DevicePosition {
    switch source {
    case .none: return .noSource
    case .fixed(let latitude, let longitude, let accuracy):
      // The numbers were checked when the source was opened.
      let place = try? DeviceLocation(latitude: latitude, longitude: longitude, accuracy: accuracy, date: now)
      return place.map(DevicePosition.known) ?? .unknown("the location that is set is not valid")
    case .track(_, let start): return track?.position(at: now, start: start) ?? .unknown("the recorded track cannot be played")
    case .desktop: return desktop
    }
  }

  /// Returns when the device moves far enough for a significant change next; nil: it does not, or only by a new source.
  func nextChange(after now: Date, changes: SignificantChanges) -> Date? {
    guard case .track(_, let start) = source else { return nil }
    return track?.firstDate(
      after: now, start: start, awayFrom: changes.anchor, distance: Profiles.location.significantDistance, earliest: changes.earliest())
  }
}
