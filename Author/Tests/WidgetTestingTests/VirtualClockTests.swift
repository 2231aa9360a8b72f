import CAlmanacVirtualClock
import Foundation
import Testing
import WidgetKit

@testable import WidgetTesting

/// The clock that a widget's code reads.
@Suite(.clockStaysInTask)
struct VirtualClockTests {
  static let friday = Date(timeIntervalSince1970: 1_767_969_000.25)

  private static let start = (date: kernelDate(), instant: ContinuousClock.now)

  /// The kernel's time of day: the creation date of a new file.
  private static func kernelDate() -> Date {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("virtual-clock-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    FileManager.default.createFile(atPath: file.path, contents: nil)
    return (try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date) ?? .distantPast
  }

  @Test func `every way to read the time of day shows the instant`() async {
    await VirtualClock.showing(Self.friday) {
      #expect(Date() == Self.friday)
      #expect(Date.now == Self.friday)
      #expect(time(nil) == 1_767_969_000)
      #expect(Date(timeIntervalSinceNow: 60) == Self.friday + 60)
      #expect(Calendar.current.isDateInToday(Self.friday))
      #expect(!Calendar.current.isDateInToday(Self.friday + 2 * 86_400))
    }
    #expect(abs(Date().timeIntervalSince(Self.friday)) > 3600)
  }

  @Test func `tasks that the widget makes see it too`() async {
    await VirtualClock.showing(Self.friday) {
      async let child = Date()
      #expect(await child == Self.friday)
      #expect(await Task { Date() }.value == Self.friday)
      #expect(await Task { await Task { Date() }.value }.value == Self.friday)
      // Because of the suite's trait.
      #expect(await Task.detached { Date() }.value != Self.friday)
    }
  }

  // In a process of their own, since the other tests of this package have threads that read the clock.

  @Test func `queues, threads and detached tasks see it as well, unless they are kept out`() async {
    await #expect(processExitsWith: .success) {
      let friday = VirtualClockTests.friday
      func elsewhere() async -> [Date] {
        [
          await Task.detached { Date() }.value,
          await withCheckedContinuation { done in DispatchQueue.global().async { done.resume(returning: Date()) } },
          await withCheckedContinuation { done in Thread { done.resume(returning: Date()) }.start() },
        ]
      }
      let seen = await VirtualClock.showing(friday) {
        let outer = await elsewhere()
        let inner = await VirtualClock.showing(friday + 60) { await elsewhere() }
        return (outer, inner, await elsewhere())
      }
      let after = await elsewhere()
      let isRight = seen.0 == [friday, friday, friday] && seen.1 == seen.0.map { $0 + 60 } && seen.2 == seen.0
      exit(isRight && !after.contains(friday) ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test func `a provider that answers on a queue sees it`() async {
    await #expect(processExitsWith: .success) {
      let noon = ProvidedTimelineTests.noon
      let timeline = try await ProvidedTimeline(of: ForecastProvider(answersOnQueue: true), at: noon)
      exit(timeline.entries.first?.date == noon && timeline.policy == .after(noon + 1800) ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test func `the inner instant holds until its body ends`() async {
    await VirtualClock.showing(Self.friday) {
      await VirtualClock.showing(Self.friday + 60) {
        #expect(Date() == Self.friday + 60)
        #expect(await Task { Date() }.value == Self.friday + 60)
      }
      #expect(Date() == Self.friday)
      #expect(await Task { Date() }.value == Self.friday)
    }
  }

  @Test func `time passes for whatever is monotonic`() async throws {
    try await VirtualClock.showing(Self.friday) {
      let start = ContinuousClock.now
      try await Task.sleep(for: .milliseconds(20))
      #expect(ContinuousClock.now - start >= .milliseconds(20))
      // A deadline by the virtual clock is converted to the machine's clock. One that is not is months away, or past.
      #expect((.milliseconds(40) ..< .seconds(3600)).contains(Self.waiting(for: 0.05)))
    }
  }

  private static func waiting(for seconds: TimeInterval) -> Duration {
    let start = ContinuousClock.now
    let condition = NSCondition()
    condition.lock()
    while condition.wait(until: Date() + seconds) {}
    condition.unlock()
    return ContinuousClock.now - start
  }

  @Test func `the testing libraries keep the machine's clock, Foundation does not`() throws {
    func address(_ symbol: String) throws -> UnsafeMutableRawPointer { try #require(dlsym(nil, symbol), "\(symbol)") }
    #expect(almanac_virtual_clock_leaves(try address("swt_abiv0_getEntryPoint")))
    #expect(!almanac_virtual_clock_leaves(try address("$s20FoundationEssentials4DateVACycfC")))
    #expect(!almanac_virtual_clock_leaves(try address("clock_gettime")))
  }

  /// Runs in parallel with the others many times: none of them may change its clock.
  @Test(arguments: 0..<20) func `other tests keep the machine's clock`(_: Int) async throws {
    // Compares with the run time of this process by the monotonic clock, which is never replaced. The two are read one after the other, and a busy
    // machine may pause between them; the virtual clock is further off.
    let real = { abs(Date().timeIntervalSince(Self.start.date) - (ContinuousClock.now - Self.start.instant) / .seconds(1)) < 600 }
    for _ in 0..<20 {
      #expect(real())
      try await Task.sleep(for: .milliseconds(1))
    }
    await VirtualClock.showing(Self.friday) { #expect(!real()) }
    #expect(real())
  }
}
