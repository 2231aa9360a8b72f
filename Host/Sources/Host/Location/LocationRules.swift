import AlmanacProfiles
import AlmanacWireSchema
import Foundation

/// What an extension may know about the location with one request, and why (Specification E1, E2, E3).
public struct LocationAnswer: Sendable, Equatable {
  /// The app's authorization as Core Location names it.
  public let authorization: LocationPermission.Authorization
  /// Whether the app gets the cell of a coarse grid.
  public let isReduced: Bool
  /// Whether the rules allow a location now.
  public let isAllowed: Bool
  /// The location that the extension gets; nil: none.
  public let location: DeviceLocation?
  /// Why it gets none; nil: it gets one.
  public let refusal: LocationRefusal?

  /// One sentence for people.
  public var sentence: String {
    guard let refusal else { return "the widget got the device's location\(isReduced ? ", reduced to an area" : "")" }
    return "the widget got no location: \(refusal)"
  }

  /// The message to the extension. It holds no coordinates unless the rules allow them.
  public var message: LocationContext {
    .with {
      $0.authorization =
        switch authorization {
        case .never: .denied
        case .ask: .notDetermined
        case .whileUsing, .whileUsingOrWidgets: .whenInUse
        case .always: .always
        }
      $0.reducedAccuracy = isReduced
      $0.allowsWidgetUpdates = isAllowed
      if let location {
        $0.fix = .with {
          $0.latitude = location.latitude
          $0.longitude = location.longitude
          $0.accuracy = location.accuracy
          $0.date = location.date.timeIntervalSince1970
        }
      }
      if let refusal {
        $0.reasonName = refusal.name
        $0.reason = "\(refusal)"
      }
    }
  }
}

extension LocationAnswer {
  /// The answer on a device that is at this place and lets the app use location at any time; nil: at none. For requests without a device.
  public static func always(at place: DeviceLocation?, of bundle: AppBundle, now: Date) -> LocationAnswer {
    LocationRules().answer(
      .init(
        isDeclared: bundle.usesLocation, permission: LocationPermission(.always), isInUse: true, isVisible: true, lastSeenAt: nil,
        position: place.map { .known($0) } ?? .noSource), at: now)
  }

  /// The answer on a device that follows a track whose first point is played at `start`.
  public static func ofTrack(
    _ track: RecordedTrack, start: Date, permission: LocationPermission, isDeclared: Bool, isInUse: Bool, isVisible: Bool, lastSeenAt: Date?,
    at now: Date
  ) -> LocationAnswer {
    LocationRules().answer(
      .init(
        isDeclared: isDeclared, permission: permission, isInUse: isInUse, isVisible: isVisible, lastSeenAt: lastSeenAt,
        position: track.position(at: now, start: start)), at: now)
  }
}

/// Why a widget gets no location (Specification E3).
public enum LocationRefusal: Sendable, Equatable, CustomStringConvertible {
  /// The app's Info.plist does not say that its widgets use location.
  case undeclared
  /// The user does not allow it.
  case denied
  /// The user has not decided yet.
  case undecided
  /// It is allowed while the app is used, and it is not used.
  case notInUse
  /// It is allowed to a program of the app while that runs and the device is not locked.
  case locked
  /// A program says that it belongs to an app that is not installed.
  case unknownApp
  /// A program says that it belongs to another app than before.
  case otherApp
  /// It is allowed after a view of the widget, and the last one is too long ago; nil: there was none.
  case notSeen(minutesAgo: Int?, limit: Int)
  /// The device has no source of locations.
  case noSource
  /// The newest location is too old, or there is none yet; the value says which.
  case unknown(String)

  /// A stable name for programs.
  public var name: String {
    switch self {
    case .undeclared: "location.undeclared"
    case .denied: "location.denied"
    case .undecided: "location.undecided"
    case .notInUse: "location.notInUse"
    case .locked: "location.locked"
    case .unknownApp: "location.unknownApp"
    case .otherApp: "location.otherApp"
    case .notSeen: "location.notSeen"
    case .noSource: "location.noSource"
    case .unknown: "location.unknown"
    }
  }

  public var description: String {
    switch self {
    case .undeclared: "the app's Info.plist lacks NSWidgetUsesLocation; add it with the value true"
    case .denied: "the app's location setting is never"
    case .undecided: "the user has not decided yet whether the app may use location"
    case .notInUse: "the app may use location while it is used, and it is neither in the foreground nor in a session"
    case .locked: "the app may use location while it is used, and a program is not used while the device is locked"
    case .unknownApp: "no installed app has the name that this program gives; set ALMANAC_APP to a name that almanac apps prints"
    case .otherApp: "a connection speaks for one app, and this one has named another before; open a new connection"
    case .notSeen(let minutes, let limit):
      "a widget of the app may use location up to \(limit) minutes after it was last seen, and this one "
        + (minutes.map { "was last seen \($0) minutes ago" } ?? "has not been seen yet")
    case .noSource: "this device has no source of locations; set one with: almanac location --at 52.52,13.40"
    case .unknown(let why): why
    }
  }
}

/// Decides whether an extension gets the location (Specification E1, E2). A pure function of its arguments.
struct LocationRules {
  var profile = Profiles.location

  /// A running program of the containing app.
  enum Program {
    case running
    /// The program is not in use, because the device is locked.
    case whileLocked
  }

  /// What the decision depends on.
  struct Situation {
    /// Whether the app's Info.plist has `NSWidgetUsesLocation`.
    var isDeclared: Bool
    var permission: LocationPermission
    /// Whether the user allowed the location for this use of the app.
    var isAllowedOnce = false
    /// Whether the containing app is in the foreground or in a session.
    var isInUse: Bool
    /// Whether the widget is visible now.
    var isVisible: Bool
    /// When it was last seen or added; nil: never, or no widget is concerned.
    var lastSeenAt: Date?
    /// A program of the containing app that asks; nil: a widget does.
    var program: Program?
    var position: DevicePosition
  }

  func answer(_ situation: Situation, at now: Date) -> LocationAnswer {
    let permission = situation.permission
    func answer(_ location: DeviceLocation?, _ refusal: LocationRefusal?, isAllowed: Bool) -> LocationAnswer {
      // An allowance for once is the setting "while using" for as long as it lasts.
      let authorization = situation.isAllowedOnce && permission.authorization == .ask ? .whileUsing : permission.authorization
      return LocationAnswer(
        authorization: authorization, isReduced: !permission.isPrecise, isAllowed: isAllowed,
        location: permission.isPrecise ? location : location?.reduced(to: profile.reducedCell), refusal: refusal)
    }
    if let refusal = refusal(situation, at: now) { return answer(nil, refusal, isAllowed: false) }
    switch situation.position {
    case .noSource: return answer(nil, .noSource, isAllowed: true)
    case .unknown(let why): return answer(nil, .unknown(why), isAllowed: true)
    case .known(let location):
      let age = now.timeIntervalSince(location.date)
      if age > profile.staleAfter {
        return answer(nil, .unknown("the newest location is \(Int(min(age / 60, 1e6))) minutes old"), isAllowed: true)
      }
      if age < -profile.futureTolerance {
        return answer(nil, .unknown("the newest location is from the future; the clock was set back"), isAllowed: true)
      }
      return answer(location, nil, isAllowed: true)
    }
  }

  /// Returns why the rules do not allow a location; nil: they allow it.
  private func refusal(_ situation: Situation, at now: Date) -> LocationRefusal? {
    guard situation.isDeclared else { return .undeclared }
    let authorization = situation.permission.authorization
    switch authorization {
    case .never: return .denied
    case .ask where !situation.isAllowedOnce: return .undecided
    case .always: return nil
    case .ask, .whileUsing, .whileUsingOrWidgets:
      if situation.isInUse || situation.program == .running { return nil }
      if situation.program == .whileLocked { return .locked }
      guard authorization == .whileUsingOrWidgets else { return .notInUse }
      if situation.isVisible { return nil }
      let limit = Int(profile.widgetGrace / 60)
      guard let lastSeen = situation.lastSeenAt else { return .notSeen(minutesAgo: nil, limit: limit) }
      let ago = now.timeIntervalSince(lastSeen)
      // A view in the future is of a clock that was set back since. It does not lengthen the permission.
      if (-profile.futureTolerance...profile.widgetGrace).contains(ago) { return nil }
      return .notSeen(minutesAgo: ago < 0 ? nil : Int(min(ago / 60, 1e6)), limit: limit)
    }
  }
}

/// What a source says about where the device is.
enum DevicePosition: Equatable, Sendable {
  case known(DeviceLocation)
  case noSource
  /// Why it is not known, for the end of a sentence.
  case unknown(String)

  var location: DeviceLocation? {
    if case .known(let location) = self { location } else { nil }
  }
}
