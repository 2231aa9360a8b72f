import AlmanacProfiles
import Foundation

/// A request for a new timeline that has not been granted yet. An instance has at most one; further requests merge into it.
public struct ReloadRequest: Codable, Equatable, Sendable {
  /// The reason; of merged requests the most urgent one's.
  public internal(set) var reason: ReloadReason
  /// When it was first made.
  public internal(set) var madeAt: Date
  /// The earliest date at which it can be granted (Specification C3, C4).
  public internal(set) var earliest: Date
  /// How many further requests merged into this one.
  public internal(set) var merged = 0
  /// How many attempts to serve it have failed.
  public internal(set) var failedAttempts = 0
  /// The decision that was recorded last, so that the same one is not recorded twice.
  var recordedDecision: RecordedDecision?

  /// The keys of stored requests.
  private enum CodingKeys: String, CodingKey {
    case reason, madeAt, earliest, merged, failedAttempts
    case recordedDecision = "ruling"
  }

  struct RecordedDecision: Codable, Equatable, Sendable {
    var rule: String
    var next: Date?
  }
}

/// A request that has been granted and has no reply yet.
public struct ReloadAttempt: Codable, Equatable, Sendable {
  public let id: AttemptID
  /// When the request was granted.
  public internal(set) var startedAt: Date
  /// Whether it took a token.
  public let isBudgeted: Bool
  /// The request that it serves; pending again if the attempt fails.
  public let request: ReloadRequest
}

/// What the scheduler knows about one widget on the device.
public struct InstanceState: Codable, Equatable, Sendable, Identifiable {
  public let id: InstanceID
  /// The app that provides the widget.
  public let app: AppID
  /// The name of the widget's kind.
  public let kind: String
  /// The family's WidgetKit name, such as `systemMedium`.
  public private(set) var family: String

  /// The newest timeline with entries; kept while later attempts fail (Specification C2).
  public internal(set) var timeline: TimelineSummary?
  /// The timeline before it, kept until the first entry of the newest timeline is due; nil afterwards (Specification C2).
  public internal(set) var earlierTimeline: TimelineSummary?
  /// When the newest timeline was received.
  public internal(set) var receivedAt: Date?
  /// When the newest timeline's policy wants the next one; nil with policy `never` (Specification C3, C4).
  public internal(set) var dueAt: Date?
  /// The entry that is displayed now.
  public internal(set) var currentEntry: TimelineEntryPosition?

  /// The request for a new timeline that has not been granted yet; nil: there is none.
  public internal(set) var pending: ReloadRequest?
  /// The attempt under way; nil: there is none.
  public internal(set) var inFlight: ReloadAttempt?
  /// How many attempts have failed in succession.
  public internal(set) var failures = 0
  /// When the newest of these ``failures`` happened; nil if there are none.
  public internal(set) var failedAt: Date?
  /// When the newest successful reload was started; the floor counts from here (Specification C5).
  public internal(set) var reloadedAt: Date?
  /// The budgeted reloads that the widget can still make (Specification C6).
  public internal(set) var budget: ReloadBudget
  /// What determines ``budget``, as of the newest evaluation.
  public internal(set) var allotment: Allotment
  /// When the widget was added; `distantPast` if an earlier version, which did not store it, added the widget.
  public let addedAt: Date
  var views = ViewHistory()
  /// Whether a viewer shows its place. Below another widget of its stack it is not visible then.
  public internal(set) var isReported = false
  /// Whether the device has moved since the timeline was made (Specification C9).
  var hasMoved = false
  /// When the widget last got a free reload because it was viewed while stale (Specification C9).
  var freshenedAt: Date?
  /// When it is relevant in a stack, besides its entries (Specification B5).
  public internal(set) var contexts: [RelevantSpan] = []
  /// The context for which its content was requested last, of a widget that is shown only while it is relevant; nil: none holds.
  public internal(set) var presentContext: RelevantSpan?
  /// Whether the person wants it before the others of a list that is ordered by relevance.
  public internal(set) var isPinned = false
  /// When the pending request can be granted if no event comes first; nil: there is no request, or only an event can release it.
  public internal(set) var nextReload: Date?
  /// When the instance must be evaluated again.
  var wakeUp: WakeUp?

  init(id: InstanceID, app: AppID, kind: String, family: String, on device: DeviceSnapshot, profile: ReloadProfile) {
    self.id = id
    self.app = app
    self.kind = kind
    self.family = family
    addedAt = device.now
    allotment = Allotment(viewsPerDay: device.reportsViews ? 0 : nil, age: 0, on: device, profile: profile)
    budget = ReloadBudget(allotment, at: device.awakeClock)
  }

  /// Forgets everything that was made for the old family.
  mutating func becomeEmpty(family: String) {
    self.family = family
    timeline = nil
    earlierTimeline = nil
    receivedAt = nil
    dueAt = nil
    currentEntry = nil
    pending = nil
    failures = 0
    failedAt = nil
    hasMoved = false
  }

  /// Whether a viewer shows the widget right now.
  public var isVisible: Bool { views.isVisible }
  /// When it was last visible.
  public var lastViewedAt: Date? { views.lastViewedAt }

  /// The keys of stored instances.
  private enum CodingKeys: String, CodingKey {
    case id, app, kind, family, timeline, earlierTimeline, receivedAt, dueAt, pending, inFlight, failures, failedAt, reloadedAt, budget, allotment
    case addedAt, views, isReported, hasMoved, freshenedAt, contexts, presentContext, isPinned, nextReload
    case currentEntry = "shown"
    case wakeUp = "alarm"
  }

  /// Also decodes instances stored by earlier versions, which had no views and no allotments.
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
    currentEntry = try container.decodeIfPresent(TimelineEntryPosition.self, forKey: .currentEntry)
    pending = try container.decodeIfPresent(ReloadRequest.self, forKey: .pending)
    inFlight = try container.decodeIfPresent(ReloadAttempt.self, forKey: .inFlight)
    failures = try container.decode(Int.self, forKey: .failures)
    failedAt = try container.decodeIfPresent(Date.self, forKey: .failedAt)
    reloadedAt = try container.decodeIfPresent(Date.self, forKey: .reloadedAt)
    budget = try container.decode(ReloadBudget.self, forKey: .budget)
    allotment = try container.decodeIfPresent(Allotment.self, forKey: .allotment) ?? .unknown
    addedAt = try container.decodeIfPresent(Date.self, forKey: .addedAt) ?? .distantPast
    views = try container.decodeIfPresent(ViewHistory.self, forKey: .views) ?? ViewHistory()
    isReported = try container.decodeIfPresent(Bool.self, forKey: .isReported) ?? views.isVisible
    hasMoved = try container.decodeIfPresent(Bool.self, forKey: .hasMoved) ?? false
    freshenedAt = try container.decodeIfPresent(Date.self, forKey: .freshenedAt)
    contexts = try container.decodeIfPresent([RelevantSpan].self, forKey: .contexts) ?? []
    presentContext = try container.decodeIfPresent(RelevantSpan.self, forKey: .presentContext)
    isPinned = try container.decodeIfPresent(Bool.self, forKey: .isPinned) ?? false
    nextReload = try container.decodeIfPresent(Date.self, forKey: .nextReload)
    wakeUp = try container.decodeIfPresent(WakeUp.self, forKey: .wakeUp)
  }

  /// The archives that this instance uses.
  public var archives: [ArchiveID] { [timeline?.archive, earlierTimeline?.archive].compactMap(\.self) }
}
