import AlmanacScheduler
import Foundation

/// What the host keeps about location: the apps' settings, the source, and who asks.
struct LocationState {
  /// What survives the host's end.
  struct Stored: Codable, Equatable {
    /// By the app's name. An app that is not there has the default.
    var apps: [String: LocationPermission] = [:]
    var source = LocationSource.none
    var changes = SignificantChanges()
  }
  var stored = Stored()
  var player = LocationPlayer.none
  /// Apps that may use location until they are not used any more.
  var once: Set<AppID> = []
  /// Apps that wait for the user's answer.
  var asking: [AppID: LocationAsker] = [:]
  /// The programs that wait for their user's answer, by their connections. When the last one of an app ends, its question ends.
  var askers: [AppID: Set<UInt64>] = [:]
  /// The apps of the connected programs that have asked for the location, by connection.
  var programs: [UInt64: AppID] = [:]
  /// How often the programs of an app may ask.
  var questions: [AppID: RateLimit] = [:]
  /// Apps whose programs ask too often.
  var silenced: Set<AppID> = []
  /// The newest answer to each widget, and when it was given.
  var answers: [InstanceID: (date: Date, answer: LocationAnswer)] = [:]

  /// Follows the desktop's location service while the source is that.
  var desktop: DesktopLocation?

  init() {}

  /// - Parameter data: what was stored; nil: nothing.
  init(stored data: Data?) throws {
    guard let data else { return }
    stored = try JSONDecoder().decode(Stored.self, from: data)
    player = LocationPlayer(reopening: stored.source)
  }

  /// Returns the stored state without permissions, for a restored backup: apps have to ask again. Apps that were refused stay refused.
  static func withoutPermissions(_ data: Data?) throws -> Data? {
    guard let data, var stored = try? JSONDecoder().decode(Stored.self, from: data) else { return nil }
    for app in stored.apps.keys where stored.apps[app]?.authorization != .never { stored.apps[app]?.authorization = .ask }
    return try JSONEncoder().encode(stored)
  }

  func permission(of app: AppID) -> LocationPermission { stored.apps[app.rawValue] ?? LocationPermission() }
}

/// An app's location setting and what follows from it now.
public struct AppLocation: Sendable, Equatable {
  /// The app's name.
  public let app: String
  /// The name that people see.
  public let displayName: String
  /// Whether the app's Info.plist has `NSWidgetUsesLocation`.
  public let isDeclared: Bool
  /// What the user set.
  public let permission: LocationPermission
  /// Whether the user allowed the location for this use of the app.
  public let isAllowedOnce: Bool
  /// Who waits for the user's answer; nil: nobody.
  public let asker: LocationAsker?
  /// How many programs of the containing app are connected and ask for the location.
  public let programs: Int
}

/// Where the device is, and how the host knows.
public struct LocationStatus: Sendable, Equatable {
  /// What was set.
  public let source: LocationSource
  /// The source in a sentence.
  public let summary: String
  /// The location; nil: it is not known.
  public let location: DeviceLocation?
  /// Why it is not known; nil: it is.
  public let reason: String?
  /// The setting of each installed app, sorted by name.
  public let apps: [AppLocation]
}
