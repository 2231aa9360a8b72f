import Foundation

/// An event or a task as stored in a file; a repeating event is one record.
struct CalendarItemRecord {
  let component: ICalendarComponent
  let uid: String
  let start: ICalendarDate?
  let rule: RecurrenceRule?
  /// Seconds from the start to the end.
  let duration: TimeInterval
  let excluded: Set<Date>
  let added: [ICalendarDate]
  /// The occurrence of another record that this one replaces.
  let replaces: Date?

  var isAllDay: Bool { start != nil && start?.second == nil }

  /// Returns nil for an event without a start.
  init?(_ component: ICalendarComponent) {
    let start = component.first("DTSTART").flatMap(ICalendarDate.init)
    guard component.name == "VTODO" || start != nil else { return nil }
    self.component = component
    self.start = start
    uid = component.text("UID") ?? ""
    let ruleText = component.first("RRULE")?.value
    rule = ruleText.flatMap { RecurrenceRule($0, zone: start?.zone) }
    if let ruleText, rule == nil {
      UnavailableServices.report(
        "eventKit.recurrence", "an event has the unsupported recurrence rule \(ruleText.prefix(80)): only its first occurrence is returned")
    }
    excluded = Set(Self.dates(component.all("EXDATE")).map(\.date))
    added = Self.dates(component.all("RDATE"))
    replaces = component.first("RECURRENCE-ID").flatMap(ICalendarDate.init)?.date
    duration = Self.duration(component, start: start)
  }

  private static func dates(_ properties: [ICalendarProperty]) -> [ICalendarDate] {
    properties.flatMap { property in
      property.value.split(separator: ",").prefix(5000).compactMap {
        ICalendarDate(String($0), zone: property.parameters["TZID"].flatMap(ICalendarDate.zone(named:)))
      }
    }
  }

  /// A whole-day event without an end lasts one day. The end is never before the start.
  private static func duration(_ component: ICalendarComponent, start: ICalendarDate?) -> TimeInterval {
    guard let start else { return 0 }
    if let end = component.first("DTEND").flatMap(ICalendarDate.init) {
      if start.second == nil, end.second == nil { return Double(max(1, end.day.number - start.day.number)) * 86_400 }
      return max(0, end.date.timeIntervalSince(start.date))
    }
    if let text = component.first("DURATION")?.value, let seconds = ICalendarDate.seconds(ofDuration: text) { return max(0, seconds) }
    return start.second == nil ? 86_400 : 0
  }

  /// Returns the starts of the occurrences that overlap `interval`, in order, including those that other records replace.
  func starts(in interval: DateInterval) -> [Date] {
    guard let start else { return [] }
    let zone = start.zone ?? .current
    func date(_ day: CivilDay) -> Date { ICalendarDate.date(day, second: start.second ?? 0, zone: zone) }
    func overlaps(_ date: Date) -> Bool {
      date < interval.end && (date.addingTimeInterval(duration) > interval.start || (duration == 0 && date >= interval.start))
    }
    var dates: [Date] = []
    if let rule {
      // Adds a day on both sides, for other time zones.
      let first = ICalendarDate.day(of: interval.start.addingTimeInterval(-duration), in: zone) + -1
      let last = ICalendarDate.day(of: interval.end, in: zone) + 1
      let until = rule.until.map { $0.second == nil ? ICalendarDate.date($0.day + 1, second: 0, zone: zone) - 1 : $0.date }
      let days = rule.days(from: start.day, in: first...max(first, last)) { day in until.map { date(day) > $0 } ?? false }
      dates = days.map(date)
    } else {
      dates = [start.date]
    }
    dates += added.map(\.date)
    return Set(dates).filter { overlaps($0) && !excluded.contains($0) }.sorted()
  }

  /// Returns the end of the occurrence that begins at `date`. Whole days are counted by the calendar, because some have 23 or 25 hours.
  func end(of date: Date) -> Date {
    guard isAllDay else { return date.addingTimeInterval(duration) }
    let day = ICalendarDate.day(of: date, in: start?.zone ?? .current) + Int(duration / 86_400)
    return ICalendarDate.date(day, second: 0, zone: start?.zone ?? .current)
  }
}
