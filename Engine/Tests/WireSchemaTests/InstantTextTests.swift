import AlmanacWireSchema
import Foundation
import Testing

/// Instants in ISO 8601.
@Suite struct InstantTextTests {
  @Test(arguments: [
    ("2026-03-14T09:30:00Z", 1_773_480_600.0), ("2026-03-14T10:30:00+01:00", 1_773_480_600), ("2026-03-14T09:30:00.500Z", 1_773_480_600.5),
    ("2024-02-29T00:00:00Z", 1_709_164_800), ("2000-02-29T23:59:59Z", 951_868_799), ("2026-12-31T23:59:59Z", 1_798_761_599),
    ("0001-01-01T00:00:00Z", -62_135_596_800), ("9999-12-31T23:59:59Z", 253_402_300_799), ("1969-12-31T23:59:59Z", -1),
    ("2026-03-14T23:30:00+14:00", 1_773_480_600), ("2026-03-14T23:29:00+23:59", 1_773_444_600), ("2026-03-14T00:00:00-09:30", 1_773_480_600),
    ("1900-03-01T00:00:00Z", -2_203_891_200),
  ])
  func `an instant is read`(text: String, seconds: Double) {
    #expect(InstantText.date(text)?.timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [
    "2026-02-30T09:30:00Z", "2026-02-29T09:30:00Z", "1900-02-29T09:30:00Z", "2026-04-31T09:30:00Z", "2026-00-10T09:30:00Z",
    "2026-13-10T09:30:00Z", "2026-03-00T09:30:00Z", "2026-03-32T09:30:00Z", "2026-02-30T09:30:00.5Z", "2026-02-30T09:30:00+02:00",
  ])
  func `a day that does not exist is none`(text: String) { #expect(InstantText.date(text) == nil) }

  @Test(arguments: ["0001-01-01T00:00:00+01:00", "9999-12-31T23:59:59-00:01"])
  func `an offset does not lead out of the years 1 to 9999`(text: String) { #expect(InstantText.date(text) == nil) }

  @Test(arguments: ["2026-03-14T24:00:00Z", "2026-03-14T25:00:00Z", "2026-03-14T09:60:00Z", "2026-03-14T09:30:60Z", "2026-03-14T-9:30:00Z"])
  func `a time that does not exist is none`(text: String) { #expect(InstantText.date(text) == nil) }

  @Test(arguments: [
    "0000-01-01T00:00:00Z", "2026-03-14T09:30:00ZZ", "2026-03-14T09:30:00Z\n", " 2026-03-14T09:30:00Z", "2026-03-14T09:30:00-24:00",
    "2026-03-14T09:30:00+24:00", "2026-03-14T09:30:00+01:60", "2026-03-14T09:30:00+0100", "2026-03-14T09:30:00.Z", "2026-03-14T09:30:00.5",
    "2026-03-14T09:30:00z", "2026-03-14t09:30:00Z", "2026-03-14T09:30:00+01:00x", "20260314T093000Z00000",
  ])
  func `only what RFC 3339 allows is read, to its end`(text: String) { #expect(InstantText.date(text) == nil) }

  @Test(arguments: ["", "2026-03-14", "2026-03-14T09:30:00", "today", "1773480600", "２０２６-03-14T09:30:00Z", String(repeating: "2", count: 100_000)])
  func `other text is no instant`(text: String) { #expect(InstantText.date(text) == nil) }
}
