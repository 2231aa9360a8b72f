import AlmanacScheduler
import Foundation
import Store
import Testing

@testable import Host

/// Tests the spans in which the current entry was past the date at which its timeline was due.
@Suite struct StaleSpanTests {
  private let start = Date(timeIntervalSince1970: 1_800_000_000)

  private func displayed(_ entries: (at: Double, due: Double?)...) -> [DisplayedEntry] {
    entries.map { DisplayedEntry(instance: "w", at: start + $0.at, date: start + $0.at, due: $0.due.map { start + $0 }) }
  }
  private func span(_ from: Double, _ to: Double) -> DateInterval { DateInterval(start: start + from, end: start + to) }

  @Test func `a timeline is stale from its date until the next one`() {
    // A timeline of two entries is due at 900 and replaced at 1000 by one that is due at 5000.
    let entries = displayed((0, 900), (500, 900), (1000, 5000))
    #expect(InstanceDay.stale(entries, until: start + 2000) == [span(900, 1000)])
    #expect(InstanceDay.stale(entries, until: start + 6000) == [span(900, 1000), span(5000, 6000)])
  }

  @Test func `a timeline that needs no successor is never stale`() {
    #expect(InstanceDay.stale(displayed((0, nil), (100, nil)), until: start + 9999).isEmpty)
    #expect(InstanceDay.stale([], until: start).isEmpty)
  }

  @Test func `a timeline that arrives past its date is stale on arrival`() {
    #expect(InstanceDay.stale(displayed((100, 50), (200, nil)), until: start + 300) == [span(100, 200)])
    // After the clock was set back there is no span.
    #expect(InstanceDay.stale(displayed((100, 50)), until: start + 20) == [])
  }
}
