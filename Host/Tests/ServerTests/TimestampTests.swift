import Foundation
import Reports
import Testing

/// Instants as text.
@Suite struct TimestampTests {
  @Test(arguments: [(0.0, "1970-01-01T00:00:00Z"), (1_800_000_000.25, "2027-01-15T08:00:00.250Z"), (-1, "1969-12-31T23:59:59Z")])
  func `dates are in UTC, with milliseconds unless they are zero`(seconds: Double, text: String) {
    #expect(Timestamp.string(Date(timeIntervalSince1970: seconds)) == text)
    #expect(Timestamp.date(text)?.timeIntervalSince1970 == seconds)
  }

  @Test func `dates of other time zones are parsed`() {
    #expect(Timestamp.date("2027-01-15T10:00:00+02:00") == Timestamp.date("2027-01-15T08:00:00Z"))
  }

  @Test(arguments: ["", "today", "2027-01-15", "2027-13-15T08:00:00Z", "2027-02-30T08:00:00Z", "1800000000"])
  func `text that is not an instant is rejected`(text: String) {
    #expect(Timestamp.date(text) == nil)
  }
}
