// What it costs to keep a step and to read one entry back, with 20 widgets of 24 entries.
import Archive
import Foundation
import Scheduler
import Store

let folder = FileManager.default.temporaryDirectory.appending(path: "store-bench-\(ProcessInfo.processInfo.processIdentifier)")
defer { try? FileManager.default.removeItem(at: folder) }
let file = folder.appending(path: "almanac.sqlite")
let store = try DeviceStore.open(at: file)
try store.save(
  AppRecord(id: "App", bundle: URL(filePath: "/apps/App.app"), identifier: "org.example.app", displayName: "App", installedAt: Date()))

var state = DeviceState(id: "bench")
var now = Date(timeIntervalSinceReferenceDate: 800_000_000)
var round = 0

/// Entries of about 2 KB each, none like another.
func timeline() -> TimelineArchive {
  round += 1
  return .with {
    $0.schemaVersion = 1
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
      for text in 0..<50 { list.root.group.children.append(.with { $0.accessibility.label = "a label to fill a node, number \(text)" }) }
      $0.displayLists.append((try? list.serializedData()) ?? Data())
    }
  }
}

func commit(_ event: SchedulerEvent, archives: [NewArchive] = [], added: [InstanceRecord] = []) throws {
  let effects = state.apply(event, now: now)
  let decisions = effects.compactMap { if case .record(let decision) = $0 { decision } else { nil } }
  try store.commit(StepCommit(state: state, decisions: decisions, archives: archives, added: added))
}

func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  let start = ContinuousClock.now
  try body()
  return (ContinuousClock.now - start) / .milliseconds(1)
}

func median(_ values: [Double]) -> String {
  let sorted = values.sorted()
  return "\((sorted[sorted.count / 2] * 1000).rounded() / 1000) ms (9th decile \((sorted[sorted.count * 9 / 10] * 1000).rounded() / 1000))"
}

let ids = (0..<20).map { InstanceID("w\($0)") }
var requests: [Double] = []
var answers: [Double] = []
for pass in 0..<20 {
  for id in ids {
    now += 20
    requests.append(
      try milliseconds {
        if pass == 0 {
          try commit(
            .instanceAdded(id, app: "App", kind: "Kind", family: "systemSmall"),
            added: [InstanceRecord(id: id, app: "App", kind: "Kind", family: "systemSmall", addedAt: now)])
        } else {
          try commit(.reloadRequested(.instance(id), origin: .intent, foreground: false))
        }
      })
    guard let attempt = state.instances[id]?.inFlight?.id else { continue }
    let archive = timeline()
    let name = ArchiveID("t\(round)")
    answers.append(
      try milliseconds {
        try commit(
          .timelineReceived(id, attempt, TimelineSummary(archive, archive: name)), archives: [NewArchive(id: name, instance: id, archive: archive)])
      })
  }
}
var reads: [Double] = []
for index in 0..<500 {
  guard let archive = state.instances[ids[index % ids.count]]?.timeline?.archive else { continue }
  reads.append(try milliseconds { _ = try store.displayList(archive, at: index % 24) })
}
let decisions = try (0..<200).map { index in try milliseconds { _ = try store.decisions(of: ids[index % ids.count], limit: 50) } }
print("store, 20 widgets of 24 entries of 2 KB, file of \(try FileManager.default.attributesOfItem(atPath: file.path)[.size] ?? 0) bytes")
print("  commit a step without archive    \(median(requests))")
print("  commit a timeline of 24 entries  \(median(answers))")
print("  read and decode one entry        \(median(reads))")
print("  read 50 decisions                \(median(decisions))")
