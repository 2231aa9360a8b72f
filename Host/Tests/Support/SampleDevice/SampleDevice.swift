import AlmanacScheduler
import AlmanacWireSchema
import Crypto
import Foundation
import Store

/// A device whose widgets reload forever. Every step is one event through the reducer and one commit.
public struct SampleDevice {
  public let store: DeviceStore
  public private(set) var state: DeviceState
  public private(set) var now: Date
  private var round: Int

  public static let app = AppRecord(
    id: "Sample", bundle: URL(filePath: "/apps/Sample.app"), identifier: "org.example.sample", displayName: "Sample",
    installedAt: Date(timeIntervalSince1970: 1_750_000_000))

  /// Resumes the device in the store, or creates it.
  public init(store: DeviceStore, id: DeviceID = "phone") throws {
    self.store = store
    state = try store.device(id) ?? DeviceState(id: id)
    now = state.lastEventAt ?? Date(timeIntervalSince1970: 1_760_000_000)
    round = Int(state.sequence)
    try store.save(Self.app)
  }

  /// Adds a widget and its first timeline.
  public mutating func add(_ id: InstanceID, entries: Int = 3) throws {
    let record = InstanceRecord(id: id, app: "Sample", kind: "Sample", family: "systemSmall", addedAt: now)
    try step(.instanceAdded(id, app: "Sample", kind: "Sample", family: "systemSmall"), added: [record])
    try deliverTimeline(id, entries: entries)
  }

  /// Requests a reload of a widget and delivers its timeline.
  public mutating func reload(_ id: InstanceID, entries: Int = 3) throws {
    now += 400
    try step(.reloadRequested(.instance(id), origin: .app, foreground: true))
    try deliverTimeline(id, entries: entries)
  }

  public mutating func remove(_ id: InstanceID) throws {
    try step(.instanceRemoved(id))
  }

  /// Applies one event and commits the result.
  public mutating func step(_ event: SchedulerEvent, archives: [NewArchive] = [], added: [InstanceRecord] = []) throws {
    var next = state
    let effects = next.apply(event, now: now)
    let decisions = effects.compactMap { if case .record(let decision) = $0 { decision } else { nil } }
    try store.commit(StepCommit(state: next, decisions: decisions, archives: archives, added: added))
    state = next
  }

  private mutating func deliverTimeline(_ id: InstanceID, entries: Int) throws {
    guard let attempt = state.instances[id]?.inFlight?.id else { return }
    round += 1
    let archive = ArchiveID("\(state.id)-\(round)")
    let timeline = Self.timeline(round: round, from: now, entries: entries)
    try step(
      .timelineReceived(id, attempt, TimelineSummary(timeline, archive: archive)),
      archives: [NewArchive(id: archive, instance: id, archive: timeline)])
  }

  /// A timeline with a display list per entry, one image that only this timeline has, and one that all timelines share.
  public static func timeline(round: Int, from now: Date, entries: Int) -> TimelineArchive {
    .with {
      $0.schemaVersion = TimelineArchive.currentSchemaVersion
      $0.kind = "Sample"
      $0.family = .systemSmall
      $0.policy = .with { $0.kind = .never }
      for index in 0..<entries {
        $0.entries.append(
          .with {
            $0.date = .with { $0.seconds = now.timeIntervalSince1970 + Double(index) * 60 }
            $0.variants = [.with { $0.displayList = UInt32(index) }]
          })
        $0.displayLists.append(displayList(round: round, entry: index))
      }
      $0.images = [image("shared"), image("round \(round)")]
    }
  }

  public static func displayList(round: Int, entry: Int) -> Data {
    let list = DisplayList.with {
      $0.size = .with {
        $0.width = 155; $0.height = Double(round)
      }
      $0.widgetURL = "sample://\(round)/\(entry)"
    }
    return (try? list.serializedData()) ?? Data()
  }

  public static func image(_ text: String) -> ImageBlob {
    let data = Data(text.utf8)
    return .with {
      $0.data = data
      $0.sha256 = Data(SHA256.hash(data: data))
      $0.mediaType = "image/png"
      $0.pixelWidth = 1
      $0.pixelHeight = 1
    }
  }
}
