import Foundation
import SampleDevice
import Synchronization
import Testing

@testable import Store

@Suite("A process that ends at any moment", .serialized)
struct CrashTests {
  @Test func `a writer killed in mid write loses nothing that it committed`() async throws {
    let folder = try Folder()
    var reached: UInt64 = 0
    var generator = SystemRandomNumberGenerator()
    for kill in 0..<20 {
      let reported = try await Self.writeAndKill(folder, after: .milliseconds(Int.random(in: 20...150, using: &generator)))
      let store = try DeviceStore.open(at: folder.file)
      let sequence = try store.device("phone")?.sequence ?? 0
      #expect(sequence >= reported, "kill \(kill)")
      #expect(sequence >= reached, "kill \(kill)")
      reached = max(reached, sequence)
      try store.expectConsistent()
      try store.close()
    }
    #expect(reached > 100)
  }

  /// Runs the writer until some time after its first committed step and gives the last step that it reported.
  private static func writeAndKill(_ folder: Folder, after delay: Duration) async throws -> UInt64 {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "StoreWriter")
    process.arguments = [folder.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let first = try #require(try pipe.fileHandleForReading.read(upToCount: 1), "the writer ended before its first step")
    try await Task.sleep(for: delay)
    kill(process.processIdentifier, SIGKILL)
    let rest = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    // The last line may be torn: only whole ones were reported.
    let lines = String(decoding: first + rest, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return lines.compactMap { UInt64($0) }.last ?? 0
  }

  @Test func `readers beside a writer see whole steps only`() async throws {
    let folder = try Folder()
    let store = try DeviceStore.open(at: folder.file)
    var device = try SampleDevice(store: store)
    try device.add("a", entries: 5)
    let writing = Writing()
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<3 {
        group.addTask {
          var seen = 0
          while writing.isUnderWay.withLock({ $0 }) {
            // Between the two reads the archive may have been replaced: then it is gone whole.
            guard let id = try store.archive(of: "a", as: .timeline), let whole = try store.wholeArchive(id) else { continue }
            #expect(whole.entries.count == 5)
            #expect(whole.displayLists.count == 5)
            seen += 1
          }
          return seen
        }
      }
      for _ in 0..<200 { try device.reload("a", entries: 5) }
      writing.isUnderWay.withLock { $0 = false }
      for try await seen in group { #expect(seen > 0) }
    }
    try store.expectConsistent()
  }
}

private final class Writing: Sendable {
  let isUnderWay = Mutex(true)
}
