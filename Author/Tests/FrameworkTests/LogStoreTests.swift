import Foundation
import FoundationCompat
import Testing
import os

/// What a process finds in the store of its own log.
@Suite struct LogStoreTests {
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

/// Accesses through a coordinator.
@Suite struct FileCoordinatorTests {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("coordinated-\(UUID().uuidString).txt")

  @Test func `accessors are called at once, with the file itself`() throws {
    let coordinator = NSFileCoordinator()
    var error: NSError?
    coordinator.coordinate(writingItemAt: file, options: .forReplacing, error: &error) { try? Data("tide".utf8).write(to: $0) }
    var text = ""
    coordinator.coordinate(readingItemAt: file, error: &error) { text = (try? String(contentsOf: $0, encoding: .utf8)) ?? "" }
    #expect(text == "tide" && error == nil)
    try FileManager.default.removeItem(at: file)
  }

  @Test func `an upload and an access after a cancellation give errors`() {
    let coordinator = NSFileCoordinator(filePresenter: nil)
    var error: NSError?
    var calls = 0
    coordinator.coordinate(readingItemAt: file, options: .forUploading, error: &error) { _ in calls += 1 }
    #expect(error?.code == CocoaError.featureUnsupported.rawValue && calls == 0)
    coordinator.cancel()
    coordinator.coordinate(writingItemAt: file, options: [], error: &error) { _ in calls += 1 }
    #expect(error?.code == CocoaError.userCancelled.rawValue && calls == 0)
  }
}
