import Foundation
import Host

/// `GET /v1/apps/{app}/location`: what an app may do with the device's location (Specification E1).
public struct AppLocationReport: Codable, Sendable, Equatable {
  public let app: String
  public let displayName: String
  /// Whether the app's Info.plist has `NSWidgetUsesLocation`. Without it its widgets get no location.
  public let declared: Bool
  /// `never`, `ask`, `whileUsing`, `whileUsingOrWidgets` or `always`.
  public let authorization: String
  /// Whether the app gets the precise location, and not only an area.
  public let precise: Bool
  /// Whether the user allowed the location for this use of the app.
  public let once: Bool
  /// Who waits for the user's answer: `app` or `widgets`; null = nobody.
  @ExplicitNull public var asking: String?
  /// How many programs of the containing app are connected and ask for the location.
  public let programs: Int

  public init(_ location: AppLocation) {
    app = location.app
    displayName = location.displayName
    declared = location.isDeclared
    authorization = location.permission.authorization.rawValue
    precise = location.permission.isPrecise
    once = location.isAllowedOnce
    _asking = ExplicitNull(wrappedValue: location.asker?.rawValue)
    programs = location.programs
  }
}

/// `GET /v1/device/location`: where the device is, and what the apps may do with that.
public struct LocationReport: Codable, Sendable, Equatable {
  public struct Place: Codable, Sendable, Equatable {
    /// Degrees, WGS 84.
    public let latitude, longitude: Double
    /// The radius around the coordinates that contains the device, in metres.
    public let accuracy: Double
    public let date: Date
  }
  /// `none`, `fixed`, `track` or `desktop`.
  public let source: String
  /// The source in a sentence.
  public let summary: String
  /// The path of the track; null = the source is none.
  @ExplicitNull public var track: String?
  /// When the track's first point is played; null = the source is no track.
  @ExplicitNull public var start: Date?
  /// Where the device is now; null = not known.
  @ExplicitNull public var place: Place?
  /// Why the location is not known; null = it is.
  @ExplicitNull public var reason: String?
  /// The settings of the installed apps, sorted by name.
  public let apps: [AppLocationReport]

  public init(_ status: LocationStatus) {
    var (track, start): (String?, Date?) = (nil, nil)
    switch status.source {
    case .none: source = "none"
    case .fixed: source = "fixed"
    case .track(let path, let date):
      source = "track"
      (track, start) = (path, date)
    case .desktop: source = "desktop"
    }
    summary = status.summary
    _track = ExplicitNull(wrappedValue: track)
    _start = ExplicitNull(wrappedValue: start)
    _place = ExplicitNull(
      wrappedValue: status.location.map { Place(latitude: $0.latitude, longitude: $0.longitude, accuracy: $0.accuracy, date: $0.date) })
    _reason = ExplicitNull(wrappedValue: status.reason)
    apps = status.apps.map(AppLocationReport.init)
  }
}
