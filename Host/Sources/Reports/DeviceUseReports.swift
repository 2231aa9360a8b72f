import AlmanacScheduler
import Foundation
import Host

/// `GET /v1/views`: a viewer and what it shows.
public struct ViewerReport: Codable, Sendable, Equatable {
  public let viewer: String
  /// Ids of the visible widgets.
  public let instances: [String]
  /// Whether somebody is using the viewer; null = it does not report that.
  @ExplicitNull public var used: Bool?
  /// Whether the viewer has an open event stream.
  public let connected: Bool
  public let since: Date
  /// Seconds for which the report is still valid; null = for as long as the event stream is open.
  @ExplicitNull public var seconds: Double?

  public init(_ viewer: Viewer) {
    self.viewer = viewer.name
    instances = viewer.instances
    _used = ExplicitNull(wrappedValue: viewer.isUsed)
    connected = viewer.isConnected
    since = viewer.since
    _seconds = ExplicitNull(wrappedValue: viewer.remaining.map { ($0 * 10).rounded() / 10 })
  }
}

/// `GET /v1/device/status`: the state of the device and its apps.
public struct StatusReport: Codable, Sendable, Equatable {
  /// `active`, `idle` or `asleep`.
  public let activity: String
  public let locked: Bool
  /// `external`, `battery` or `lowPower`.
  public let power: String
  /// `unmetered`, `metered` or `offline`.
  public let network: String
  /// Whether a viewer has ever reported views. Until then every widget gets the same budget.
  public let reportsViews: Bool
  /// The names of the apps in the foreground.
  public let foreground: [String]
  /// The names of the apps in a session, for instance navigation.
  public let sessions: [String]
  /// Repairs of the data folder at the host's start, and what cannot be kept now; one line each.
  public let notices: [String]

  public init(_ status: DeviceStatus) {
    activity = status.activity.rawValue
    locked = status.isLocked
    power = status.power.rawValue
    network = status.network.rawValue
    reportsViews = status.reportsViews
    foreground = status.foreground
    sessions = status.sessions
    notices = status.notices
  }
}

/// `GET /v1/instances/{id}/day`: the history of one widget on one day.
public struct DayReport: Codable, Sendable {
  public struct Entry: Codable, Sendable {
    public let date: Date
    /// When the entry became current; null = not yet.
    @ExplicitNull public var shown: Date?
  }
  public struct View: Codable, Sendable {
    public let start: Date
    /// When the widget stopped being visible; null = it is still visible.
    @ExplicitNull public var end: Date?
  }
  public struct Level: Codable, Sendable {
    public let at: Date
    public let tokens: Double
    public let capacity: Double
  }
  public struct Condition: Codable, Sendable {
    public let at: Date
    public let activity: String
    public let locked: Bool
    public let power: String
    public let network: String
  }
  public let instance: String
  public let date: String
  public let timeZone: String
  public let start, end: Date
  /// The host's current time; null if it is not in this day.
  @ExplicitNull public var now: Date?
  public let entries: [Entry]
  /// Oldest first.
  public let decisions: [DecisionReport]
  public let views: [View]
  /// The corners of the budget's line; the budget changes linearly between two of them.
  public let budget: [Level]
  public let device: [Condition]

  public init(_ day: InstanceDay) {
    func rounded(_ tokens: Double) -> Double { (tokens * 1000).rounded() / 1000 }
    instance = day.instance
    date = day.day
    timeZone = day.timeZone
    start = day.start
    end = day.end
    _now = ExplicitNull(wrappedValue: day.now)
    entries = day.entries.map { Entry(date: $0.date, shown: $0.displayedAt) }
    decisions = day.decisions.map(DecisionReport.init)
    views = day.views.map { View(start: $0.start, end: $0.end) }
    budget = day.budget.map { Level(at: $0.at, tokens: rounded($0.tokens), capacity: rounded($0.capacity)) }
    device = day.conditions.map {
      Condition(at: $0.at, activity: $0.activity.rawValue, locked: $0.isLocked, power: $0.power.rawValue, network: $0.network.rawValue)
    }
  }
}
