import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Store

/// A live activity that runs, or is still shown.
struct LiveActivity {
  let id: String
  let app: AppID
  /// The extension's kind: the name of the attributes' type.
  let kind: String
  var life: ActivityLife
  /// nil: it is sealed, and the device is locked.
  var content: ActivityContent?
  /// The newest content, while its rate does not let it pass; see ``DeviceHost/applyWaiting(_:)``.
  var waiting: ActivityChange?
  /// How often its content is replaced.
  var rate: RateLimit
  /// Applies the waiting content; nil: none is waiting.
  var waitTask: Task<Void, Never>?
  /// Counts drawings, to distinguish their pictures.
  var revision = 0
  /// Whether the content that was drawn last was stale.
  var drawnStale = false
  /// Draws; nil: nothing is drawn.
  var drawTask: Task<Void, Never>?
  /// Whether something has changed since the drawing began.
  var needsDrawing = false
  /// Attempts to draw that failed one after another.
  var failures = 0
  /// Why the newest attempt failed; nil: it did not.
  var failure: String?
  /// The decoded archives of the drawings, for every device that shows them.
  var archives: [ActivityPlace: TimelineArchive] = [:]

  /// The state that counts: the newest.
  var newestState: Data? { waiting?.state ?? content?.state }

  func record(withContent: Bool = true) throws -> ActivityRecord {
    let encoder = JSONEncoder()
    return ActivityRecord(
      id: id, app: app, kind: kind, life: try encoder.encode(life), content: withContent ? try content?.encoded() : nil)
  }
}

/// The live activities of a device, by id.
struct LiveActivities {
  private(set) var byID: [String: LiveActivity] = [:]

  subscript(_ id: String) -> LiveActivity? {
    get { byID[id] }
    set { byID[id] = newValue }
  }

  /// In the order in which they are shown: the highest relevance first, of equal ones the newest.
  var shown: [LiveActivity] {
    byID.values.sorted {
      ($1.life.relevanceScore, $1.life.requestedAt, $0.id) < ($0.life.relevanceScore, $0.life.requestedAt, $1.id)
    }
  }

  func count(of app: AppID) -> Int { byID.values.count { $0.app == app } }

  func of(_ app: AppID) -> [LiveActivity] { shown.filter { $0.app == app } }

  /// When the next phase begins; nil: never.
  func nextChange(after now: Date, _ profile: ActivityProfile) -> Date? {
    byID.values.compactMap { $0.life.nextChange(after: now, profile) }.min()
  }
}
