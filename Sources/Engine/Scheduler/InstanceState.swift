import Foundation
import Profiles

/// A wish for a new timeline that has not been granted yet. An instance has at most one: further ones merge into it.
public struct ReloadRequest: Codable, Equatable, Sendable {
  /// Why; of merged wishes the most urgent.
  public internal(set) var reason: ReloadReason
  /// When it was first made.
  public internal(set) var madeAt: Date
  /// Not before this instant, whatever else (Specification C3, C4).
  public internal(set) var earliest: Date
  /// How many further wishes merged into this one.
  public internal(set) var merged = 0
  /// How many attempts at it have failed.
  public internal(set) var failedAttempts = 0
  /// The ruling that was recorded last, so that an unchanged one is not recorded again.
  var ruling: RecordedDecision?

  struct RecordedDecision: Codable, Equatable, Sendable {
    var rule: String
    var next: Date?
  }
}

/// A request that has been granted and not answered yet.
public struct ReloadAttempt: Codable, Equatable, Sendable {
  public let id: AttemptID
  public internal(set) var startedAt: Date
  /// Whether it took a token.
  public let isBudgeted: Bool
  /// What it serves; wished for again if the attempt fails.
  public let request: ReloadRequest
}

/// All that the scheduler knows of one widget on the device.
public struct InstanceState: Codable, Equatable, Sendable, Identifiable {
  public let id: InstanceID
  public let app: AppID
  public let kind: String
  /// The family's name in the author's API, such as `systemMedium`.
  public let family: String

  /// The newest timeline with entries; stays while later attempts fail (Specification C2).
  public internal(set) var timeline: TimelineSummary?
  /// The timeline before it, while none of the newest one's entries is due yet (Specification C2).
  public internal(set) var earlierTimeline: TimelineSummary?
  /// When the newest answer came.
  public internal(set) var receivedAt: Date?
  /// From when on the newest answer wanted to be followed by another; nil with policy `never` (Specification C3, C4).
  public internal(set) var dueAt: Date?
  /// The entry that was shown last.
  public internal(set) var shown: TimelineEntryPosition?

  public internal(set) var pending: ReloadRequest?
  public internal(set) var inFlight: ReloadAttempt?
  /// Attempts that failed in a row.
  public internal(set) var failures = 0
  public internal(set) var failedAt: Date?
  /// When the newest answered reload was granted; the floor counts from here (Specification C5).
  public internal(set) var reloadedAt: Date?
  public internal(set) var budget: ReloadBudget
  /// What ``budget`` follows, as of the newest event that concerned the instance.
  public internal(set) var allotment: Allotment
  /// When it was added.
  public let addedAt: Date
  var views = ViewHistory()
  /// Whether the device has moved since its timeline was made (Specification C9).
  var hasMoved = false
  /// When a reload was free because the widget was seen stale (Specification C9).
  var freshenedAt: Date?
  /// When the pending request can be granted as things stand; nil when there is none, or only an event can release it.
  public internal(set) var nextReload: Date?
  /// When the instance is to be looked at again.
  var alarm: Alarm?

  init(id: InstanceID, app: AppID, kind: String, family: String, on device: DeviceSnapshot, profile: ReloadProfile) {
    self.id = id
    self.app = app
    self.kind = kind
    self.family = family
    addedAt = device.now
    allotment = Allotment(viewsPerDay: device.reportsViews ? 0 : nil, age: 0, on: device, profile: profile)
    budget = ReloadBudget(allotment, at: device.awakeClock)
  }

  /// Whether it is in sight.
  public var isVisible: Bool { views.isVisible }
  /// When it was last in sight.
  public var lastViewedAt: Date? { views.lastViewedAt }

  /// Reads instances of earlier versions too, which knew nothing of views and allotments.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(InstanceID.self, forKey: .id)
    app = try container.decode(AppID.self, forKey: .app)
    kind = try container.decode(String.self, forKey: .kind)
    family = try container.decode(String.self, forKey: .family)
    timeline = try container.decodeIfPresent(TimelineSummary.self, forKey: .timeline)
    earlierTimeline = try container.decodeIfPresent(TimelineSummary.self, forKey: .earlierTimeline)
    receivedAt = try container.decodeIfPresent(Date.self, forKey: .receivedAt)
    dueAt = try container.decodeIfPresent(Date.self, forKey: .dueAt)
    shown = try container.decodeIfPresent(TimelineEntryPosition.self, forKey: .shown)
    pending = try container.decodeIfPresent(ReloadRequest.self, forKey: .pending)
    inFlight = try container.decodeIfPresent(ReloadAttempt.self, forKey: .inFlight)
    failures = try container.decode(Int.self, forKey: .failures)
    failedAt = try container.decodeIfPresent(Date.self, forKey: .failedAt)
    reloadedAt = try container.decodeIfPresent(Date.self, forKey: .reloadedAt)
    budget = try container.decode(ReloadBudget.self, forKey: .budget)
    allotment = try container.decodeIfPresent(Allotment.self, forKey: .allotment) ?? .unknown
    addedAt = try container.decodeIfPresent(Date.self, forKey: .addedAt) ?? .distantPast
    views = try container.decodeIfPresent(ViewHistory.self, forKey: .views) ?? ViewHistory()
    hasMoved = try container.decodeIfPresent(Bool.self, forKey: .hasMoved) ?? false
    freshenedAt = try container.decodeIfPresent(Date.self, forKey: .freshenedAt)
    nextReload = try container.decodeIfPresent(Date.self, forKey: .nextReload)
    alarm = try container.decodeIfPresent(Alarm.self, forKey: .alarm)
  }

  /// The archives that this instance needs.
  public var archives: [ArchiveID] { [timeline?.archive, earlierTimeline?.archive].compactMap(\.self) }
}
