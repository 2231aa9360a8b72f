import AlmanacScheduler
import Foundation
import GRDB
import SampleDevice
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
    "cast(x'ff' || substr(record, 2) AS BLOB)", "(SELECT min(record) FROM decision WHERE id < 3)",
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
    #expect(store.removalNotice?.hasPrefix("1 damaged record of timelines, decisions or history could not be read and was removed") == true)
    #expect(try store.decisions(of: "a").count == whole.count - 1 && store.count("decision") == all - 1)
    // Found once, reported once; the whole file is checked at the next opening.
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

  @Test(arguments: ["1e300", "9e999", "-9e999", "-1", "-1e300", "1e12", "x'00ff80'"])
  func `values that no host writes are removed from the history with a notice`(value: String) throws {
    for (table, columns) in [
      ("budget", ["before", "tokens", "capacity", "rate", "at"]), ("viewing", ["began", "ended"]), ("shownEntry", ["at", "date", "due"]),
      ("deviceCondition", ["at"]),
    ] {
      for column in columns {
        // A day before 1970 is possible.
        if value == "-1", !["before", "tokens", "capacity", "rate", "ended"].contains(column) { continue }
        let folder = try Folder()
        let device = try device(in: folder)
        let at = device.now
        for index in 0..<3 {
          let now = at + Double(index) * 100
          try device.store.commit(
            StepCommit(
              state: device.state,
              history: StepHistory(
                views: [
                  ViewChange(instance: "a", at: now, isVisible: true, resumesAfter: now),
                  ViewChange(instance: "a", at: now + 50, isVisible: false, resumesAfter: now),
                ],
                budgets: [BudgetSample(instance: "a", at: now, before: 1, tokens: 2, capacity: 3, rate: 0.5)],
                entries: [DisplayedEntry(instance: "a", at: now, date: now, due: now)],
                condition: DeviceCondition(at: now, activity: .active, isLocked: false, power: .external, network: .unmetered))))
        }
        let whole = try device.store.history(of: "a", on: "phone", from: at, to: at + 86_400)
        #expect(whole.budgets.count == 3 && whole.views.count == 3 && whole.entries.count == 3 && whole.conditions.count == 3)
        let key = table == "viewing" ? "began" : "at"
        try device.store.write {
          try $0.execute(sql: "UPDATE \(table) SET \"\(column)\" = \(value) WHERE \(key) = ?", arguments: [(at + 100).timeIntervalSince1970])
        }
        let history = try device.store.history(of: "a", on: "phone", from: at, to: at + 86_400)
        let counts = [history.budgets.count, history.views.count, history.entries.count, history.conditions.count]
        #expect(counts.sorted() == [2, 3, 3, 3], "\(table).\(column) = \(value)")
        #expect(try device.store.count(table) == 2, "\(table).\(column) = \(value)")
        #expect(device.store.removalNotice?.hasPrefix("1 damaged record") == true)
      }
    }
  }

  @Test(arguments: ["budgetBefore", "budgetAfter", "at", "next"])
  func `a decision with values that no host writes is removed, also by a repair of the whole database`(key: String) throws {
    let folder = try Folder()
    let store = try device(in: folder).store
    let whole = try store.decisions(of: "a")
    for (index, value) in ["1e300", "-1e300"].enumerated() {
      try store.write {
        try $0.execute(
          sql: "UPDATE decision SET record = cast(json_set(cast(record AS TEXT), '$.\(key)', \(value)) AS BLOB) WHERE id = ?",
          arguments: [Int64(whole[index].id)])
      }
    }
    let rows = try store.count("decision")
    let salvaged = SalvagedContent(try #require(DamagedDatabase(copyOf: folder.file, in: folder.url)))
    #expect(salvaged.decisions.count == rows - 2)
    #expect(try store.decisions(of: "a") == Array(whole.dropFirst(2)))
    #expect(try store.count("decision") == rows - 2)
  }

  @Test func `a damaged number of a decision does not refuse a later decision of that number`() throws {
    let folder = try Folder()
    var device = try device(in: folder)
    let last = Int64(try #require(try device.store.decisions(of: "a").map(\.id).max()))
    for id in last + 1..<last + 9 {
      try device.store.write {
        try $0.execute(
          sql: "INSERT INTO decision SELECT device, ?, instance, record FROM decision WHERE id = ? ON CONFLICT DO NOTHING", arguments: [id, last])
      }
    }
    try device.reload("a")
    #expect(try device.store.decisions(of: "a").first.map { Int64($0.id) > last } == true)
  }
}
