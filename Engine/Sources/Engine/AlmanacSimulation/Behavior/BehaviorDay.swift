import AlmanacScheduler
import Foundation

/// What happens on some days of the week.
public struct BehaviorDay: Codable, Equatable, Sendable {
  /// The weekdays to which this entry applies. Default: all; an empty list applies to none.
  public var on: [Weekday]
  /// When somebody first uses the device, which wakes it; nil: the first view wakes it, if it is asleep.
  public var wakes: TimeOfDay?
  /// When the device falls asleep, after ``wakes``; nil: it falls asleep only after `ReloadProfile.sleepAfter` seconds without use.
  public var sleeps: TimeOfDay?
  /// Random variation of ``wakes`` and ``sleeps`` from day to day, in minutes to either side, 0 to 720. Default: 0.
  public var varies: Double
  /// When the device is viewed; views before ``wakes`` and after ``sleeps`` are left out.
  public var uses: [Use]
  /// When containing apps are opened.
  public var launches: [Launches]
  /// When apps navigate or play audio.
  public var sessions: [Session]
  /// When pushes arrive.
  public var pushes: [Pushes]
  /// When the person turns a stack to its next widget, and from the last one to the first.
  public var swipes: [Swipes]
  /// When the device has moved far, each varied by up to ten minutes to either side.
  public var travels: [TimeOfDay]
  /// When the device is on low power; after each of these times it is on battery.
  public var lowPower: [Span]

  /// Creates an entry. The values are validated when a ``Behavior`` is created from the days.
  public init(
    on: [Weekday] = Weekday.allCases, wakes: TimeOfDay? = nil, sleeps: TimeOfDay? = nil, varies: Double = 0, uses: [Use] = [],
    launches: [Launches] = [], sessions: [Session] = [], pushes: [Pushes] = [], travels: [TimeOfDay] = [], lowPower: [Span] = [],
    swipes: [Swipes] = []
  ) {
    self.on = on
    self.wakes = wakes
    self.sleeps = sleeps
    self.varies = varies
    self.uses = uses
    self.launches = launches
    self.sessions = sessions
    self.pushes = pushes
    self.swipes = swipes
    self.travels = travels
    self.lowPower = lowPower
  }

  /// A part of the day.
  public struct Span: Codable, Equatable, Sendable {
    /// The beginning.
    public var from: TimeOfDay
    /// The end, after ``from``.
    public var to: TimeOfDay
    var seconds: TimeInterval { to.seconds - from.seconds }

    /// Creates a part of the day.
    public init(from: TimeOfDay, to: TimeOfDay) {
      self.from = from
      self.to = to
    }
  }

  /// Views of the device during a part of the day.
  public struct Use: Codable, Equatable, Sendable {
    /// The beginning.
    public var from: TimeOfDay
    /// The end, after ``from``.
    public var to: TimeOfDay
    /// Views per hour on average, 0 to 240. A view that would begin during another one is left out.
    public var viewsPerHour: Double
    /// Average length of a view in seconds, 1 to 3600; the actual length is half to one and a half times that. Default: 6.
    public var seconds: TimeInterval
    /// The network during these views. Default: `unmetered`.
    public var network: NetworkState

    /// Creates the views of a part of the day.
    public init(from: TimeOfDay, to: TimeOfDay, viewsPerHour: Double, seconds: TimeInterval = 6, network: NetworkState = .unmetered) {
      self.from = from
      self.to = to
      self.viewsPerHour = viewsPerHour
      self.seconds = seconds
      self.network = network
    }
  }

  /// Launches of a containing app.
  public struct Launches: Codable, Equatable, Sendable {
    /// The beginning.
    public var from: TimeOfDay
    /// The end, after ``from``.
    public var to: TimeOfDay
    /// How often the app is launched between `from` and `to`, on average, 0 to 1000. Default: 1.
    public var count: Double
    /// Minutes in the foreground, 0.1 to 1440. Default: 2.
    public var minutes: Double
    /// The id of the app; nil: a random one for each launch.
    public var app: String?
    /// Whether the app requests new timelines while in the foreground: once, halfway through. Default: true.
    public var reloads: Bool

    /// Creates the launches of a part of the day.
    public init(from: TimeOfDay, to: TimeOfDay, count: Double = 1, minutes: Double = 2, app: String? = nil, reloads: Bool = true) {
      self.from = from
      self.to = to
      self.count = count
      self.minutes = minutes
      self.app = app
      self.reloads = reloads
    }
  }

  /// A session in which an app navigates or plays audio.
  public struct Session: Codable, Equatable, Sendable {
    /// The beginning.
    public var from: TimeOfDay
    /// The end, after ``from``.
    public var to: TimeOfDay
    /// The id of the app; nil: a random one.
    public var app: String?
    /// Seconds between the app's requests for new timelines, 1 to 86,400; nil: it makes none.
    public var reloadsEvery: TimeInterval?

    /// Creates a session.
    public init(from: TimeOfDay, to: TimeOfDay, app: String? = nil, reloadsEvery: TimeInterval? = nil) {
      self.from = from
      self.to = to
      self.app = app
      self.reloadsEvery = reloadsEvery
    }
  }

  /// Pushes for an app's widgets.
  public struct Pushes: Codable, Equatable, Sendable {
    /// The beginning.
    public var from: TimeOfDay
    /// The end, after ``from``.
    public var to: TimeOfDay
    /// Seconds between two pushes, 1 to 86,400. The first arrives at ``from``.
    public var every: TimeInterval
    /// The id of the app; nil: a random one for all these pushes.
    public var app: String?
    /// The kind of widget that is to reload; nil: all of the app's.
    public var kind: String?

    /// Creates the pushes of a part of the day.
    public init(from: TimeOfDay, to: TimeOfDay, every: TimeInterval, app: String? = nil, kind: String? = nil) {
      self.from = from
      self.to = to
      self.every = every
      self.app = app
      self.kind = kind
    }
  }
}

extension BehaviorDay {
  /// Swipes on a stack.
  public struct Swipes: Codable, Equatable, Sendable {
    /// The beginning.
    public var from: TimeOfDay
    /// The end, after ``from``.
    public var to: TimeOfDay
    /// How many on average, at random instants, 0 to 1000. Default: 1.
    public var count: Double
    /// The number of the stack in ``Behavior/stacks``, from 1. Default: 1.
    public var stack: Int

    /// Creates the swipes of a part of the day.
    public init(from: TimeOfDay, to: TimeOfDay, count: Double = 1, stack: Int = 1) {
      self.from = from
      self.to = to
      self.count = count
      self.stack = stack
    }
  }
}

// Keys with a default may be left out; an invalid value is reported with its path.
extension BehaviorDay {
  // The key of `on` is `weekdays`, because YAML reads `on` as a Boolean.
  enum CodingKeys: String, CodingKey, CaseIterable {
    case on = "weekdays", wakes, sleeps, varies, uses, launches, sessions, pushes, travels, lowPower, swipes
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    on = try container.decodeIfPresent([Weekday].self, forKey: .on) ?? Weekday.allCases
    wakes = try container.decodeIfPresent(TimeOfDay.self, forKey: .wakes)
    sleeps = try container.decodeIfPresent(TimeOfDay.self, forKey: .sleeps)
    varies = try container.decodeIfPresent(Double.self, forKey: .varies) ?? 0
    uses = try container.decodeIfPresent([Use].self, forKey: .uses) ?? []
    launches = try container.decodeIfPresent([Launches].self, forKey: .launches) ?? []
    sessions = try container.decodeIfPresent([Session].self, forKey: .sessions) ?? []
    pushes = try container.decodeIfPresent([Pushes].self, forKey: .pushes) ?? []
    travels = try container.decodeIfPresent([TimeOfDay].self, forKey: .travels) ?? []
    lowPower = try container.decodeIfPresent([Span].self, forKey: .lowPower) ?? []
    swipes = try container.decodeIfPresent([Swipes].self, forKey: .swipes) ?? []
    if let wakes, let sleeps, sleeps <= wakes {
      throw DecodingError.dataCorruptedError(
        forKey: .sleeps, in: container, debugDescription: "it is before wakes: write hours after midnight from 24 on, \"25:30\"")
    }
    guard (0...720).contains(varies) else {
      throw DecodingError.dataCorruptedError(forKey: .varies, in: container, debugDescription: "give minutes, 0 to 720")
    }
  }
}

extension KeyedDecodingContainer {
  /// Decodes a number that must be in `range`.
  fileprivate func decode(_ key: Key, in range: ClosedRange<Double>, of unit: String) throws -> Double {
    let value = try decode(Double.self, forKey: key)
    guard range.contains(value) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "\(value) is out of range: give \(unit), \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  /// Decodes the end of a part of the day, which must be after its beginning.
  fileprivate func decodeEnd(_ key: Key, after from: TimeOfDay) throws -> TimeOfDay {
    let to = try decode(TimeOfDay.self, forKey: key)
    guard to > from else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "it is before from: write hours after midnight from 24 on, \"25:30\"")
    }
    return to
  }
}

extension BehaviorDay.Span {
  enum CodingKeys: String, CodingKey, CaseIterable { case from, to }
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    from = try container.decode(TimeOfDay.self, forKey: .from)
    to = try container.decodeEnd(.to, after: from)
  }
}

extension BehaviorDay.Use {
  enum CodingKeys: String, CodingKey, CaseIterable { case from, to, viewsPerHour, seconds, network }
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    from = try container.decode(TimeOfDay.self, forKey: .from)
    to = try container.decodeEnd(.to, after: from)
    viewsPerHour = try container.decode(.viewsPerHour, in: 0...240, of: "views an hour")
    seconds = container.contains(.seconds) ? try container.decode(.seconds, in: 1...3600, of: "seconds") : 6
    network = try container.decodeIfPresent(NetworkState.self, forKey: .network) ?? .unmetered
  }
}

extension BehaviorDay.Launches {
  enum CodingKeys: String, CodingKey, CaseIterable { case from, to, count, minutes, app, reloads }
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    from = try container.decode(TimeOfDay.self, forKey: .from)
    to = try container.decodeEnd(.to, after: from)
    count = container.contains(.count) ? try container.decode(.count, in: 0...1000, of: "a count") : 1
    minutes = container.contains(.minutes) ? try container.decode(.minutes, in: 0.1...1440, of: "minutes") : 2
    app = try container.decodeIfPresent(String.self, forKey: .app)
    reloads = try container.decodeIfPresent(Bool.self, forKey: .reloads) ?? true
  }
}

extension BehaviorDay.Session {
  enum CodingKeys: String, CodingKey, CaseIterable { case from, to, app, reloadsEvery }
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    from = try container.decode(TimeOfDay.self, forKey: .from)
    to = try container.decodeEnd(.to, after: from)
    app = try container.decodeIfPresent(String.self, forKey: .app)
    reloadsEvery = container.contains(.reloadsEvery) ? try container.decode(.reloadsEvery, in: 1...86_400, of: "seconds") : nil
  }
}

extension BehaviorDay.Pushes {
  enum CodingKeys: String, CodingKey, CaseIterable { case from, to, every, app, kind }
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    from = try container.decode(TimeOfDay.self, forKey: .from)
    to = try container.decodeEnd(.to, after: from)
    every = try container.decode(.every, in: 1...86_400, of: "seconds")
    app = try container.decodeIfPresent(String.self, forKey: .app)
    kind = try container.decodeIfPresent(String.self, forKey: .kind)
  }
}

extension BehaviorDay.Swipes {
  enum CodingKeys: String, CodingKey, CaseIterable { case from, to, count, stack }
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    from = try container.decode(TimeOfDay.self, forKey: .from)
    to = try container.decodeEnd(.to, after: from)
    count = container.contains(.count) ? try container.decode(.count, in: 0...1000, of: "a count") : 1
    stack = try container.decodeIfPresent(Int.self, forKey: .stack) ?? 1
  }
}
