import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Store

/// The cost of storing a step and of reading one entry, with 20 widgets of 24 entries.
@main
struct StoreBench {
  static func main() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "store-bench-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var plain = try StoreBench(file: folder.appending(path: "almanac.sqlite"))
    var sealing = try StoreBench(file: folder.appending(path: "protected/almanac.sqlite"))
    try sealing.store.protect(["App"])
    try sealing.store.setPasscode(Self.passcode())
    // The two alternate, so that other load on the machine affects them equally.
    for _ in 0..<20 {
      try plain.commitRound()
      try sealing.commitRound()
    }
    let plainTime = try plain.run()
    let ratio = try sealing.run("of a protected app, ") / plainTime
    print("a sealed timeline takes \((ratio * 100).rounded() / 100) × the time of a plain one")
    try sealing.unlocking()
  }

  private static func passcode() throws -> Passcode { try Passcode("a passcode") }

  /// Prints how long the unlocking of 100 sealed archives takes, with and without the derivation of the key, and a first picture's reading after it.
  private mutating func unlocking() throws {
    for index in 20..<100 {
      let id = InstanceID("w\(index)")
      _ = try request(id)
      if let attempt = state.instances[id]?.inFlight?.id { _ = try answer(id, attempt) }
    }
    let passcode = try Self.passcode()
    let times = try (0..<10).map { _ in
      store.lock()
      return try milliseconds { guard try store.unlock(passcode) else { preconditionFailure("the passcode is wrong") } }
    }
    print("  unlock with \(state.instances.count) sealed archives      \(figures(times))")
  }

  let file: URL
  let store: DeviceStore
  let ids = (0..<20).map { InstanceID("w\($0)") }
  var state = DeviceState(id: "bench")
  var now = Date(timeIntervalSinceReferenceDate: 800_000_000)
  var round = 0
  /// How long the commits took, in milliseconds.
  private var requests: [Double] = []
  private var answers: [Double] = []

  init(file: URL) throws {
    self.file = file
    store = try DeviceStore.open(at: file)
    try store.save(
      AppRecord(id: "App", bundle: URL(filePath: "/apps/App.app"), identifier: "org.example.app", displayName: "App", installedAt: now))
  }

  /// Requests a reload of each widget and commits its timeline.
  private mutating func commitRound() throws {
    for id in ids {
      now += 20
      requests.append(try request(id))
      if let attempt = state.instances[id]?.inFlight?.id { answers.append(try answer(id, attempt)) }
    }
  }

  /// Reads what was committed and prints all times. Returns the median time of a commit with a timeline, in milliseconds.
  private func run(_ what: String = "") throws -> Double {
    let entries = try (0..<500).compactMap { index in
      try state.instances[ids[index % ids.count]]?.timeline.map { timeline in
        try milliseconds { _ = try store.displayList(timeline.archive, at: index % 24) }
      }
    }
    let decisions = try (0..<200).map { index in try milliseconds { _ = try store.decisions(of: ids[index % ids.count], limit: 50) } }
    let lists = timeline().displayLists
    let listBytes = lists.reduce(0) { $0 + $1.count } / lists.count
    print("store, \(what)\(ids.count) widgets of 24 entries of \(listBytes) bytes (median, 9th decile)")
    print("  commit a step without archive    \(figures(requests))")
    print("  commit a timeline of 24 entries  \(figures(answers))")
    print("  read and decode one entry        \(figures(entries))")
    print("  read 50 decisions                \(figures(decisions))")
    return answers.sorted()[answers.count / 2]
  }

  /// Adds the widget or requests its reload; returns the time in milliseconds.
  private mutating func request(_ id: InstanceID) throws -> Double {
    guard state.instances[id] == nil else {
      return try commit(.reloadRequested(.instance(id), origin: .intent, foreground: false))
    }
    let record = InstanceRecord(id: id, app: "App", kind: "Kind", family: "systemSmall", addedAt: now)
    return try commit(.instanceAdded(id, app: "App", kind: "Kind", family: "systemSmall"), added: [record])
  }

  private mutating func answer(_ id: InstanceID, _ attempt: AttemptID) throws -> Double {
    round += 1
    let archive = timeline()
    let name = ArchiveID("t\(round)")
    let event = SchedulerEvent.timelineReceived(id, attempt, TimelineSummary(archive, archive: name))
    return try commit(event, archives: [NewArchive(id: name, instance: id, archive: archive)])
  }

  /// Performs a step of the scheduler and commits it; returns the time in milliseconds.
  private mutating func commit(_ event: SchedulerEvent, archives: [NewArchive] = [], added: [InstanceRecord] = []) throws -> Double {
    var next = state
    defer { state = next }
    return try milliseconds {
      let effects = next.apply(event, now: now)
      let decisions = effects.compactMap { if case .record(let decision) = $0 { decision } else { nil } }
      try store.commit(StepCommit(state: next, decisions: decisions, archives: archives, added: added))
    }
  }

  /// Makes a timeline whose entries have a few KB each and are all different.
  private func timeline() -> TimelineArchive {
    .with {
      $0.schemaVersion = TimelineArchive.currentSchemaVersion
      $0.kind = "Kind"
      $0.policy = .with { $0.kind = .never }
      for index in 0..<24 {
        $0.entries.append(
          .with {
            $0.date = .with { $0.seconds = now.timeIntervalSince1970 + Double(index) * 3600 }
            $0.variants = [.with { $0.displayList = UInt32(index) }]
          })
        var list = DisplayList()
        list.widgetURL = "bench://\(round)/\(index)"
        // Of 800 to 3,200 bytes, so that no single size decides how many rows fit on a page.
        for text in 0..<(20 + index * 13 % 60) {
          list.root.group.children.append(.with { $0.accessibility.label = "a label to fill a node, number \(text)" })
        }
        $0.displayLists.append((try? list.serializedData()) ?? Data())
      }
    }
  }

  private func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try body()
    return (ContinuousClock.now - start) / .milliseconds(1)
  }

  private func figures(_ values: [Double]) -> String {
    let sorted = values.sorted()
    func text(_ value: Double) -> String { String((value * 1000).rounded() / 1000) }
    return "\(text(sorted[sorted.count / 2])) ms, \(text(sorted[sorted.count * 9 / 10])) ms"
  }
}
