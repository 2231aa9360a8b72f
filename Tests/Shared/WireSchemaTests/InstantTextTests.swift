import Foundation
import Testing
import WireSchema

/// Instants in ISO 8601.
@Suite struct InstantTextTests {
  @Test(arguments: [
    ("2026-03-14T09:30:00Z", 1_773_480_600.0), ("2026-03-14T10:30:00+01:00", 1_773_480_600), ("2026-03-14T09:30:00.500Z", 1_773_480_600.5),
    ("2024-02-29T00:00:00Z", 1_709_164_800), ("2000-02-29T23:59:59Z", 951_868_799), ("2026-12-31T23:59:59Z", 1_798_761_599),
  ])
  func `an instant is read`(text: String, seconds: Double) {
    #expect(InstantText.date(text)?.timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [
    "2026-02-30T09:30:00Z", "2026-02-29T09:30:00Z", "1900-02-29T09:30:00Z", "2026-04-31T09:30:00Z", "2026-00-10T09:30:00Z",
    "2026-13-10T09:30:00Z", "2026-03-00T09:30:00Z", "2026-03-32T09:30:00Z", "2026-02-30T09:30:00.5Z", "2026-02-30T09:30:00+02:00",
  ])
  func `a day that does not exist is none`(text: String) { #expect(InstantText.date(text) == nil) }

  @Test(arguments: ["2026-03-14T24:00:00Z", "2026-03-14T25:00:00Z", "2026-03-14T09:60:00Z", "2026-03-14T09:30:60Z", "2026-03-14T-9:30:00Z"])
  func `a time that does not exist is none`(text: String) { #expect(InstantText.date(text) == nil) }

  @Test(arguments: ["", "2026-03-14", "2026-03-14T09:30:00", "today", "1773480600", "２０２６-03-14T09:30:00Z", String(repeating: "2", count: 100_000)])
  func `other text is no instant`(text: String) { #expect(InstantText.date(text) == nil) }
}
