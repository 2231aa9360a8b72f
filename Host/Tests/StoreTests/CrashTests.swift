import AlmanacWireSchema
import Foundation
import SampleDevice
import Synchronization
import TestThreads
import TestWaiting
import Testing

@testable import Store

/// Tests with a process that is killed at various moments.
@Suite(.serialized) struct CrashTests {
  @Test func `a writer killed in mid write loses nothing that it committed`() async throws {
    let folder = try Folder()
    var reached: UInt64 = 0
    var compared = 0
    let kills = Kills.rounds(default: 10)
    for kill in 0..<kills {
      let reported = try await Self.writeAndKill(folder, after: .milliseconds(Self.delay(kill)))
      let store = try DeviceStore.open(at: folder.file)
      let sequence = try store.device("phone")?.sequence ?? 0
      #expect(sequence >= reported, "kill \(kill)")
      #expect(sequence >= reached, "kill \(kill)")
      reached = max(reached, sequence)
      try store.expectConsistent()
      compared += try Self.compareTimelines(in: store)
      try store.close()
    }
    #expect(reached > 50 && compared > 1000)
    Kills.report("\(kills) kills of a writer: \(reached) steps committed, none lost, \(compared) stored bytes compared with those written")
  }

  /// Compares every stored timeline with the bytes that the writer made for it; returns how many there were.
  private static func compareTimelines(in store: DeviceStore) throws -> Int {
    var bytes = 0
    for instance in try #require(try store.device("phone")).sortedInstances {
      for id in instance.archives {
        let stored = try #require(try store.wholeArchive(id))
        let round = try #require(Int(id.rawValue.dropFirst("phone-".count)))
        let start = Date(timeIntervalSince1970: try #require(stored.entries.first).date.seconds)
        var written = SampleDevice.timeline(round: round, from: start, entries: stored.entries.count)
        // Images are stored by their hash.
        written.images.sort { $0.sha256.lexicographicallyPrecedes($1.sha256) }
        let data = try written.serializedData()
        #expect(try stored.serializedData() == data, "\(id)")
        bytes += data.count
      }
    }
    return bytes
  }

  /// Milliseconds until a kill: the rounds cover 20…150 evenly, in mixed order.
  private static func delay(_ kill: Int) -> Int { 20 + kill * 53 % 131 }

  /// Runs the writer until `delay` after some committed steps and returns the last step that it reported.
  private static func writeAndKill(_ folder: Folder, after delay: Duration) async throws -> UInt64 {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "StoreWriter")
    process.arguments = [folder.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let reading = pipe.fileHandleForReading
    // As many as on a fast machine in this time, so that a slow one shows something.
    let first = try await onThread {
      var begun = Data()
      while begun.count(where: { $0 == UInt8(ascii: "\n") }) < 8 {
        begun += try #require(try reading.read(upToCount: 1), "the writer ended by itself")
      }
      return begun
    }
    try await Task.sleep(for: delay)
    kill(process.processIdentifier, SIGKILL)
    let rest = try await onThread { try reading.readToEnd() } ?? Data()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    // The kill may have cut the last line; only whole lines were reported.
    let lines = String(decoding: first + rest, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return lines.compactMap { UInt64($0) }.last ?? 0
  }

  @Test func `readers beside a writer see whole steps only`() async throws {
    let folder = try Folder()
    let store = try DeviceStore.open(at: folder.file)
    var device = try SampleDevice(store: store)
    try device.add("a", entries: 5)
    // Threads, not tasks: on two cores, tasks that wait for a lock would prevent others from starting.
    let reading = Reading(readers: 3)
    for reader in 0..<3 {
      Thread { reading.outcome(of: reader) { try Self.readWhole(store, until: { reading.isOver }, onRead: { reading.didRead(reader) }) } }.start()
    }
    var rounds = 0
    let end = ContinuousClock.now + deadlockGuard
    while rounds < 200 || !reading.everyReaderHasRead, ContinuousClock.now < end {
      try device.reload("a", entries: 5)
      rounds += 1
    }
    let outcomes = await reading.end()
    for outcome in outcomes {
      #expect(outcome.reads > 0)
      #expect(outcome.torn == 0)
      #expect(outcome.error == nil)
    }
    try store.expectConsistent()
  }
}

extension CrashTests {
  /// Reads the widget's timeline repeatedly. Returns the number of incomplete ones.
  private static func readWhole(_ store: DeviceStore, until isOver: () -> Bool, onRead: () -> Void) throws -> Int {
    var torn = 0
    while !isOver() {
      // Between the two reads the archive may have been replaced; then all of it is gone.
      guard let id = try store.archive(of: "a", as: .timeline), let whole = try store.wholeArchive(id) else { continue }
      if whole.entries.count != 5 || whole.displayLists.count != 5 { torn += 1 }
      onRead()
    }
    return torn
  }
}

/// The results of threads that read while a writer writes.
private final class Reading: Sendable {
  struct Outcome {
    var reads = 0
    var torn: Int?
    var error: String?
  }
  private let state: Mutex<(isOver: Bool, outcomes: [Outcome])>

  init(readers: Int) { state = Mutex((false, Array(repeating: Outcome(), count: readers))) }

  var isOver: Bool { state.withLock { $0.isOver } }
  var everyReaderHasRead: Bool { state.withLock { $0.outcomes.allSatisfy { $0.reads > 0 } } }
  func didRead(_ reader: Int) { state.withLock { $0.outcomes[reader].reads += 1 } }

  func outcome(of reader: Int, _ body: () throws -> Int) {
    let result = Result { try body() }
    state.withLock {
      switch result {
      case .success(let torn): $0.outcomes[reader].torn = torn
      case .failure(let error): $0.outcomes[reader].error = "\(error)"
      }
    }
  }

  /// Ends the readers and returns their results.
  func end() async -> [Outcome] {
    state.withLock { $0.isOver = true }
    while true {
      let outcomes = state.withLock { $0.outcomes }
      if outcomes.allSatisfy({ $0.torn != nil || $0.error != nil }) { return outcomes }
      try? await Task.sleep(for: .milliseconds(5))
    }
  }
}
