@_exported import CoreLocation
import Foundation

/// A reminder of an item.
open class EKAlarm: EKObject, @unchecked Sendable {
  open var relativeOffset: TimeInterval = 0
  open var absoluteDate: Date?
  open var structuredLocation: EKStructuredLocation?
  open var proximity = EKAlarmProximity.none
  open var type: EKAlarmType { .display }
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

/// An invited person or the organizer.
open class EKParticipant: EKObject, @unchecked Sendable {
  public let name: String?
  public let url: URL
  public let participantStatus: EKParticipantStatus
  public let participantRole: EKParticipantRole
  public let participantType: EKParticipantType
  open var isCurrentUser: Bool { false }
  /// Matches nothing: the address book does not contain participants.
  open var contactPredicate: NSPredicate { NSPredicate(value: false) }
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
    participantType =
      switch property.parameters["CUTYPE"]?.uppercased() {
      case nil, "INDIVIDUAL": .person
      case "GROUP": .group
      case "RESOURCE": .resource
      case "ROOM": .room
      default: .unknown
      }
  }
}

/// A named location.
open class EKStructuredLocation: EKObject, @unchecked Sendable {
  open var title: String?
  open var geoLocation: CLLocation?
  open var radius: Double = 0
  public init(title: String) { self.title = title }
}

/// A weekday in a recurrence rule.
open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
  public let dayOfTheWeek: EKWeekday
  public let weekNumber: Int
  public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int = 0) { (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber) }
  public convenience init(dayOfTheWeek: EKWeekday, weekNumber: Int) { self.init(dayOfTheWeek, weekNumber: weekNumber) }
}

/// The end of a recurrence rule.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  public let endDate: Date?
  public let occurrenceCount: Int
  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}
