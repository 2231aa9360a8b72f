import Foundation

/// The base class of events and tasks. An app's changes are valid for the object only: nothing is saved.
open class EKCalendarItem: EKObject, @unchecked Sendable {
  let record: CalendarItemRecord?
  open var calendar: EKCalendar!
  open var title: String!
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?
  open private(set) var attendees: [EKParticipant]?
  public let lastModifiedDate: Date?
  public let creationDate: Date?

  init(_ record: CalendarItemRecord?, _ calendar: EKCalendar?) {
    self.record = record
    self.calendar = calendar
    let component = record?.component
    func date(_ name: String) -> Date? { component?.first(name).flatMap(ICalendarDate.init)?.date }
    (lastModifiedDate, creationDate) = (date("LAST-MODIFIED"), date("CREATED"))
    super.init()
    title = component?.text("SUMMARY") ?? ""
    location = component?.text("LOCATION")
    notes = component?.text("DESCRIPTION")
    url = component?.first("URL").flatMap { URL(string: $0.value) }
    timeZone = record?.start?.zone
    alarms = component?.components.filter { $0.name == "VALARM" }.compactMap(EKAlarm.init)
    recurrenceRules = record?.rule.map { [EKRecurrenceRule($0)] }
    let people = component?.all("ATTENDEE").map(EKParticipant.init) ?? []
    attendees = people.isEmpty ? nil : people
  }

  open var calendarItemIdentifier: String { record?.uid ?? "" }
  open var calendarItemExternalIdentifier: String! { record?.uid ?? "" }
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open var hasAttendees: Bool { attendees?.isEmpty == false }
  open var hasNotes: Bool { notes?.isEmpty == false }
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

/// An event, or one occurrence of a repeating event.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var availability = EKEventAvailability.busy
  open var structuredLocation: EKStructuredLocation?
  open private(set) var organizer: EKParticipant?
  open private(set) var status = EKEventStatus.none
  open private(set) var occurrenceDate: Date!

  /// Creates an event. It cannot be saved.
  public convenience init(eventStore: EKEventStore) { self.init(nil, nil, start: nil) }

  init(_ record: CalendarItemRecord?, _ calendar: EKCalendar?, start: Date?) {
    super.init(record, calendar)
    guard let record, let start else { return }
    let component = record.component
    isAllDay = record.isAllDay
    startDate = start
    // The last second of the last day, as in EventKit.
    endDate = isAllDay ? record.end(of: start) - 1 : record.end(of: start)
    occurrenceDate = record.replaces ?? start
    if component.first("TRANSP")?.value.uppercased() == "TRANSPARENT" { availability = .free }
    structuredLocation = location.map(EKStructuredLocation.init(title:))
    organizer = component.first("ORGANIZER").map(EKParticipant.init)
    status =
      switch component.first("STATUS")?.value.uppercased() {
      case "CONFIRMED": .confirmed
      case "TENTATIVE": .tentative
      case "CANCELLED": .canceled
      default: .none
      }
  }

  open var eventIdentifier: String! { record?.uid ?? "" }
  open var isDetached: Bool { record?.replaces != nil }
  open var birthdayContactIdentifier: String? { nil }
  open func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
}

open class EKReminder: EKCalendarItem, @unchecked Sendable {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  open var isCompleted = false
  open var completionDate: Date?
  /// 0 means none, 1 is the highest, 9 the lowest.
  open var priority = 0

  /// Creates a task. It cannot be saved.
  public convenience init(eventStore: EKEventStore) { self.init(nil, nil) }

  override init(_ record: CalendarItemRecord?, _ calendar: EKCalendar?) {
    super.init(record, calendar)
    guard let component = record?.component else { return }
    startDateComponents = record?.start.map(Self.components)
    dueDateComponents = component.first("DUE").flatMap(ICalendarDate.init).map(Self.components)
    completionDate = component.first("COMPLETED").flatMap(ICalendarDate.init)?.date
    isCompleted = completionDate != nil || component.first("STATUS")?.value.uppercased() == "COMPLETED"
    priority = component.first("PRIORITY").flatMap { Int($0.value) }.map { min(9, max(0, $0)) } ?? 0
  }

  private static func components(_ date: ICalendarDate) -> DateComponents {
    let (year, month, day) = date.day.components
    var components = DateComponents(calendar: Calendar(identifier: .gregorian), timeZone: date.zone, year: year, month: month, day: day)
    if let second = date.second { (components.hour, components.minute, components.second) = (second / 3600, second / 60 % 60, second % 60) }
    return components
  }
}
