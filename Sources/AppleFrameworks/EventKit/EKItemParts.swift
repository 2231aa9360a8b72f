import Foundation

/// When a person is reminded of an item.
open class EKAlarm: NSObject, @unchecked Sendable {
  open var relativeOffset: TimeInterval = 0
  open var absoluteDate: Date?
  open var structuredLocation: EKStructuredLocation?
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
  public init(absoluteDate date: Date) { absoluteDate = date }
  convenience init?(_ component: ICalendarComponent) {
    guard let trigger = component.first("TRIGGER") else { return nil }
    if let seconds = ICalendarDate.seconds(ofDuration: trigger.value) {
      self.init(relativeOffset: seconds)
    } else if let date = ICalendarDate(trigger) {
      self.init(absoluteDate: date.date)
    } else {
      return nil
    }
  }
}

/// Somebody who is invited, or invites.
open class EKParticipant: NSObject, @unchecked Sendable {
  public let name: String?
  public let url: URL
  public let participantStatus: EKParticipantStatus
  public let participantRole: EKParticipantRole
  open var isCurrentUser: Bool { false }
  init(_ property: ICalendarProperty) {
    name = property.parameters["CN"]
    url = URL(string: property.value) ?? URL(fileURLWithPath: "/")
    participantStatus =
      switch property.parameters["PARTSTAT"]?.uppercased() {
      case "ACCEPTED": .accepted
      case "DECLINED": .declined
      case "TENTATIVE": .tentative
      case "DELEGATED": .delegated
      case "NEEDS-ACTION": .pending
      default: .unknown
      }
    participantRole =
      switch property.parameters["ROLE"]?.uppercased() {
      case "CHAIR": .chair
      case "OPT-PARTICIPANT": .optional
      case "NON-PARTICIPANT": .nonParticipant
      default: .required
      }
  }
}

/// A place with a name.
open class EKStructuredLocation: NSObject, @unchecked Sendable {
  open var title: String?
  open var radius: Double = 0
  public init(title: String) { self.title = title }
}

/// A weekday of a rule.
open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
  public let dayOfTheWeek: EKWeekday
  public let weekNumber: Int
  public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int = 0) { (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber) }
}

/// How long a rule lasts.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  public let endDate: Date?
  public let occurrenceCount: Int
  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

/// How an item repeats.
open class EKRecurrenceRule: NSObject, @unchecked Sendable {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  open var recurrenceEnd: EKRecurrenceEnd?
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    (frequency, self.interval, recurrenceEnd, daysOfTheWeek) = (type, interval, end, nil)
  }
  init(_ rule: RecurrenceRule) {
    frequency =
      switch rule.frequency {
      case .daily: .daily
      case .weekly: .weekly
      case .monthly: .monthly
      case .yearly: .yearly
      }
    interval = rule.interval
    recurrenceEnd = rule.count.map(EKRecurrenceEnd.init(occurrenceCount:)) ?? rule.until.map { EKRecurrenceEnd(end: $0.date) }
    let days = rule.weekdays.compactMap { day in
      EKWeekday(rawValue: (day.weekday + 1) % 7 + 1).map { EKRecurrenceDayOfWeek($0, weekNumber: day.ordinal) }
    }
    daysOfTheWeek = days.isEmpty ? nil : days
  }
}
