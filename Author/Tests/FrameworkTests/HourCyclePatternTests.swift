import Foundation
import Testing

@testable import AlmanacFoundationCompat

/// Patterns of dates in the hours that a person has chosen.
@Suite struct HourCyclePatternTests {
  @Test(arguments: [
    ("h:mm a", "en_US@hours=h23", "H:mm"), ("ha", "en_US@hours=h23", "H"), ("a h:mm", "ko_KR@hours=h23", "H:mm"),
    ("'at' h:mm a", "en_US@calendar=gregorian;hours=h23", "'at' H:mm"), ("h:mm a, MMM d", "en_US@hours=h23", "H:mm, MMM d"),
    ("HH:mm", "en_GB@hours=h12", "hh:mm a"), ("HH:mm:ss", "de_DE@hours=h12", "hh:mm:ss a"), ("HH:mm", "ja_JP@hours=h12", "ahh:mm"),
    ("d MMM HH'h'mm", "fr_FR@hours=h12", "d MMM hh'h'mm a"),
  ])
  func `the hours and the period of the day follow the choice`(pattern: String, locale: String, shown: String) {
    #expect(HourCyclePattern.forced(pattern, in: Locale(identifier: locale)) == shown)
  }

  @Test(arguments: [
    ("h:mm a", "en_US"), ("H:mm", "en_US@hours=h23"), ("h:mm a", "en_GB@hours=h12"), ("yyyy-MM-dd", "en_US@hours=h23"), ("'h' d", "en_US@hours=h23"),
    ("h:mm a", "en_US@hours=later"), ("", "en_US@hours=h23"), ("'", "en_US@hours=h12"),
  ])
  func `other patterns stay`(pattern: String, locale: String) {
    #expect(HourCyclePattern.forced(pattern, in: Locale(identifier: locale)) == pattern)
  }
}
