import AlmanacFoundationCompat
import Foundation
import Testing

@testable import os

/// Locks and messages of the module os.
@Suite struct OSTests {
  @Test func `log messages hide private values and format numbers`() {
    func text(_ message: OSLogMessage) -> String { message.text }
    let secret = "s3cret"
    #expect(text("token \(secret, privacy: .private) for \(7)") == "token <private> for 7")
    #expect(text("\(255, format: .hex(includePrefix: true)) \(1.5, format: .fixed(precision: 2)) \(true, format: .answer)") == "0xff 1.50 YES")
    #expect(text("[\("ab", align: .right(columns: 4))]") == "[  ab]")
    #expect(text("\(secret, privacy: .private(mask: .hash))") == "<mask.hash: 36fc55b03b7a4e67>")
    #expect(text("\(secret, privacy: .private(mask: .hash))") != text("\("other", privacy: .private(mask: .hash))"))
  }

  @Test func `os_log formats insert arguments in order and mark missing ones`() {
    #expect(LogFormat.string("%{public}@ took %d ms (%.1f%%)", ["fetch", 42, 99.54]) == "fetch took 42 ms (99.5%)")
    #expect(LogFormat.string("user %{private}@, %{private, mask.hash}s", ["ann", "bob"]).hasPrefix("user <private>, <mask.hash: "))
    #expect(LogFormat.string("%@ and %@", ["one"]) == "one and <missing>")
    #expect(LogFormat.string("%08llx", [UInt64(48879)]) == "0000beef")
    #expect(LogFormat.string("100%", []) == "100%")
  }

  @Test func `a log has the category of points of interest`() {
    #expect(OSLog(subsystem: "a", category: .pointsOfInterest).category == "PointsOfInterest")
    #expect(OSLog(subsystem: "a", category: .pointsOfInterest).category == OSLog.Category.pointsOfInterest.rawValue)
    #expect(OSLog.Category.dynamicTracing.rawValue == "DynamicTracing")
  }

  @Test func `a lock protects its state`() async {
    let counter = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { counter.withLock { $0 += 1 } } }
    }
    #expect(counter.withLock { $0 } == 100)
    // A lock without state guards what its closures reach.
    let plain = OSAllocatedUnfairLock()
    #expect(plain.withLock { 3 } == 3 && plain.withLockUnchecked { 4 } == 4)
    plain.lock()
    #expect(plain.withLockIfAvailable { 5 } == nil && !plain.lockIfAvailable())
    plain.unlock()
    #expect(plain.withLockIfAvailable { 5 } == 5)
  }

  @MainActor @Test func `a lock of C lets one thread in at a time`() async {
    final class Counter: @unchecked Sendable {
      // Unchecked: the lock guards the number.
      let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
      var number = 0
      init() { lock.initialize(to: os_unfair_lock()) }
      deinit { lock.deallocate() }
      func add() {
        os_unfair_lock_lock(lock)
        number += 1
        os_unfair_lock_unlock(lock)
      }
    }
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<1000 { counter.add() } } }
    }
    #expect(counter.number == 8000 && os_unfair_lock_trylock(counter.lock) && !os_unfair_lock_trylock(counter.lock))
  }
}
