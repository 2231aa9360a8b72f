import Foundation
import GRDB
import SampleDevice
import Scheduler
import Testing

@testable import Store

/// Damaged rows of decisions and history cost themselves, and nothing beside them.
@Suite struct DamagedRowTests {
  private func device(in folder: Folder) throws -> SampleDevice {
    var device = try SampleDevice(store: DeviceStore.openRepairing(at: folder.file).store)
    for widget in ["a", "b"] { try device.add(.init(widget)) }
    for _ in 0..<3 { try device.reload("a") }
    return device
  }

  @Test(arguments: [
    // Not text of JSON any more, the decision of another number, and one on another widget.
    "cast(substr(record, 1, 20) || x'ff' || substr(record, 22) AS BLOB)", "(SELECT min(record) FROM decision WHERE id < 3)",
    "cast(replace(cast(record AS TEXT), '\"a\"', '\"b\"') AS BLOB)", "7",
  ])
  func `a decision that cannot be read is removed, and the others stay readable`(damage: String) throws {
    let folder = try Folder()
    let store = try device(in: folder).store
    let whole = try store.decisions(of: "a")
    let all = try store.count("decision")
    #expect(whole.count > 3 && store.removalNotice == nil)
    try store.write { try $0.execute(sql: "UPDATE decision SET record = \(damage) WHERE id = ?", arguments: [Int64(whole[0].id)]) }
    #expect(try store.decisions(of: "a") == Array(whole.dropFirst()))
    #expect(store.removalNotice?.hasPrefix("1 damaged record of decisions or history could not be read and was removed") == true)
    #expect(try store.decisions(of: "a").count == whole.count - 1 && store.count("decision") == all - 1)
    // Met once, told once; the whole file is checked at the next opening.
    #expect(store.removedRows.load(ordering: .relaxed) == 1)
    try store.close()
    let again = try DeviceStore.openRepairing(at: folder.file)
    #expect(again.notices.isEmpty && again.store.counts.withLock { $0.pageChecks } == 1)
  }

  @Test func `rows of the history that cannot be read are removed`() throws {
    let folder = try Folder()
    let device = try device(in: folder)
    let at = device.now
    try device.store.commit(
      StepCommit(
        state: device.state,
        history: StepHistory(
          views: [ViewChange(instance: "a", at: at, isVisible: true, resumesAfter: at)],
          budgets: [
            BudgetSample(instance: "a", at: at, before: 1, tokens: 2, capacity: 3, rate: 0.5),
            BudgetSample(instance: "a", at: at + 1, before: 1, tokens: 2, capacity: 3, rate: 0.5),
          ])))
    try device.store.write {
      try $0.execute(sql: "UPDATE budget SET tokens = 'x' WHERE at = ?", arguments: [at.timeIntervalSince1970])
      try $0.execute(sql: "UPDATE viewing SET ended = 'x'")
    }
    let history = try device.store.history(of: "a", on: "phone", from: at, to: .distantFuture)
    #expect(history.budgets.map(\.at) == [at + 1] && history.views.isEmpty)
    #expect(try device.store.count("budget") == 1 && device.store.count("viewing") == 0)
    #expect(device.store.removalNotice?.hasPrefix("2 damaged records") == true)
  }
}
