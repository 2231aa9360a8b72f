import AlmanacFoundationCompat
import Foundation
import Testing
import os

/// What a process finds in the store of its own log. One test after another: a flood displaces what another one has written.
@Suite(.serialized) struct OSLogStoreTests {
  @Test func `messages are kept with log, level and order`() throws {
    let category = UUID().uuidString
    let logger = Logger(subsystem: "org.example.harbour", category: category)
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    logger.debug("ebb")
    logger.error("\(3, privacy: .private) boats")
    let between = Date()
    os_log("flood %d", log: OSLog(subsystem: "org.example.harbour", category: category), type: .fault, 4)
    Logger(OSLog.disabled).error("nothing")
    func found(_ entries: AnySequence<OSLogEntry>) -> [OSLogEntryLog] {
      entries.compactMap { $0 as? OSLogEntryLog }.filter { $0.category == category }
    }
    let all = found(try store.getEntries())
    #expect(all.map(\.composedMessage) == ["ebb", "<private> boats", "flood 4"] && all.map(\.level) == [.debug, .error, .fault])
    #expect(all.allSatisfy { $0.subsystem == "org.example.harbour" && $0.processIdentifier == ProcessInfo.processInfo.processIdentifier })
    #expect(found(try store.getEntries(with: .reverse)).first?.composedMessage == "flood 4")
    #expect(found(try store.getEntries(at: store.position(date: between))).map(\.composedMessage) == ["flood 4"])
    let faults = NSPredicate { entry, _ in (entry as? OSLogEntryLog)?.level == .fault }
    #expect(found(try store.getEntries(matching: faults)).count == 1)
    #expect(!(try store.getEntries()).contains { $0.composedMessage == "nothing" })
  }

  @Test func `a flood of messages is bounded, each message too`() throws {
    let category = UUID().uuidString
    let logger = Logger(subsystem: "org.example.harbour", category: category)
    for number in 0..<2500 { logger.debug("\(number)") }
    logger.debug("\(String(repeating: "é", count: 10_000))")
    let kept = try OSLogStore(scope: .currentProcessIdentifier).getEntries().filter { ($0 as? OSLogEntryLog)?.category == category }
    #expect(kept.count <= 1000 && kept.count > 500)
    #expect(kept.last.map { $0.composedMessage.utf8.count < 5000 && $0.composedMessage.hasSuffix("…") } == true)
  }

  @Test func `the log of the whole system cannot be read`() {
    #expect(throws: CocoaError(.fileReadNoPermission)) { try OSLogStore.local() }
  }
}
