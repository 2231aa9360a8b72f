import Foundation
import Scheduler
import Store
import Testing

@testable import Host

/// When what was shown was past its date.
@Suite struct StaleSpanTests {
  private let start = Date(timeIntervalSince1970: 1_800_000_000)

  private func shown(_ entries: (at: Double, due: Double?)...) -> [ShownEntry] {
    entries.map { ShownEntry(instance: "w", at: start + $0.at, date: start + $0.at, due: $0.due.map { start + $0 }) }
  }
  private func span(_ from: Double, _ to: Double) -> DateInterval { DateInterval(start: start + from, end: start + to) }

  @Test func aTimelineIsStaleFromItsDateUntilTheNext() {
    // Two entries of a timeline that wants another at 900, which comes at 1000; that one's date is never reached.
    let entries = shown((0, 900), (500, 900), (1000, 5000))
    #expect(DeviceHost.stale(entries, until: start + 2000) == [span(900, 1000)])
    #expect(DeviceHost.stale(entries, until: start + 6000) == [span(900, 1000), span(5000, 6000)])
  }

  @Test func whatWantsNoOtherIsNeverStale() {
    #expect(DeviceHost.stale(shown((0, nil), (100, nil)), until: start + 9999).isEmpty)
    #expect(DeviceHost.stale([], until: start).isEmpty)
  }

  @Test func aDateThatHadPassedWhenItCameIsStaleFromThenOn() {
    #expect(DeviceHost.stale(shown((100, 50), (200, nil)), until: start + 300) == [span(100, 200)])
    // A clock that went back leaves nothing.
    #expect(DeviceHost.stale(shown((100, 50)), until: start + 20) == [])
  }
}
