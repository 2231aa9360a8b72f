import Foundation
import Testing

@testable import EventKit

/// Repetition rules of calendars. The dates are those of RFC 5545's own examples where it has one.
@Suite struct EventKitRecurrenceTests {
  /// The days (yyyymmdd) of an event that begins at 9:00 in New York.
  private func days(_ rule: String, from start: String, _ first: String, _ last: String) throws -> [String] {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    let begin = try #require(ICalendarDate(start, zone: zone))
    let rule = try #require(RecurrenceRule(rule, zone: zone))
    let range = try #require(ICalendarDate(first, zone: zone)).day...#require(ICalendarDate(last, zone: zone)).day
    let end = rule.until?.date
    let found = rule.days(from: begin.day, in: range) { day in
      end.map { ICalendarDate.date(day, second: begin.second ?? 0, zone: zone) > $0 } ?? false
    }
    return found.map { day in
      let (year, month, day) = day.components
      return "\(year * 10_000 + month * 100 + day)"
    }
  }

  @Test func `ten days`() throws {
    let found = try days("FREQ=DAILY;COUNT=10", from: "19970902T090000", "19970901", "19971231")
    #expect(found.first == "19970902" && found.last == "19970911" && found.count == 10)
  }
  @Test func `every day until a date`() throws {
    let found = try days("FREQ=DAILY;UNTIL=19971224T000000Z", from: "19970902T090000", "19970901", "19980131")
    #expect(found.count == 113 && found.last == "19971223")
  }
  @Test func `every other week on two days, with Monday as the first day`() throws {
    let found = try days("FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH", from: "19970902T090000", "19970901", "19971231")
    #expect(found == ["19970902", "19970904", "19970916", "19970918", "19970930", "19971002", "19971014", "19971016"])
  }
  @Test func `the week's first day decides which weeks count`() throws {
    let monday = try days("FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", from: "19970805T090000", "19970801", "19971231")
    #expect(monday == ["19970805", "19970810", "19970819", "19970824"])
    let sunday = try days("FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", from: "19970805T090000", "19970801", "19971231")
    #expect(sunday == ["19970805", "19970817", "19970819", "19970831"])
  }
  @Test func `the first Friday and the last Monday but one of months`() throws {
    let first = try days("FREQ=MONTHLY;COUNT=4;BYDAY=1FR", from: "19970905T090000", "19970901", "19981231")
    #expect(first == ["19970905", "19971003", "19971107", "19971205"])
    let last = try days("FREQ=MONTHLY;COUNT=3;BYDAY=-2MO", from: "19970922T090000", "19970901", "19981231")
    #expect(last == ["19970922", "19971020", "19971117"])
  }
  @Test func `the third day from the end, and months without a 31st`() throws {
    let found = try days("FREQ=MONTHLY;BYMONTHDAY=-3", from: "19970928T090000", "19970901", "19980228")
    #expect(found == ["19970928", "19971029", "19971128", "19971229", "19980129", "19980226"])
    #expect(try days("FREQ=MONTHLY", from: "20260131T090000", "20260101", "20260601") == ["20260131", "20260331", "20260531"])
  }
  @Test func `every Friday the thirteenth`() throws {
    let found = try days("FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", from: "19970902T090000", "19970903", "20001231")
    #expect(found == ["19980213", "19980313", "19981113", "19990813", "20001013"])
  }
  @Test func `the last working day of months`() throws {
    let found = try days("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", from: "19970930T090000", "19970901", "19971231")
    #expect(found == ["19970930", "19971031", "19971128", "19971231"])
  }
  @Test func `election day, a leap day, the 20th Monday of a year`() throws {
    let election = try days("FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8", from: "19961105T090000", "19960101", "20051231")
    #expect(election == ["19961105", "20001107", "20041102"])
    #expect(try days("FREQ=YEARLY", from: "20240229", "20240101", "20331231") == ["20240229", "20280229", "20320229"])
    #expect(try days("FREQ=YEARLY;BYDAY=20MO", from: "19970519T090000", "19970101", "19991231") == ["19970519", "19980518", "19990517"])
  }
  @Test func `a rule without an end is answered far from its beginning`() throws {
    #expect(try days("FREQ=DAILY;INTERVAL=3", from: "19000101", "21500101", "21500106").count == 2)
    #expect(try days("FREQ=YEARLY", from: "19000704", "99980101", "99981231") == ["99980704"])
    #expect(try days("FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=31", from: "20200101", "20200102", "21000101") == [])
  }
  @Test(arguments: [
    "", "FREQ=SECONDLY", "FREQ=HOURLY;COUNT=2", "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;INTERVAL=-1", "FREQ=DAILY;COUNT=99999999999999999999",
    "FREQ=WEEKLY;BYDAY=XX", "FREQ=MONTHLY;BYDAY=99MO", "FREQ=YEARLY;BYWEEKNO=20", "FREQ=DAILY;UNTIL=tomorrow", "INTERVAL=2", "FREQ",
    "FREQ=DAILY;COUNT",
  ])
  func `a rule of an unknown form is no rule`(_ text: String) { #expect(RecurrenceRule(text, zone: nil) == nil) }
}
