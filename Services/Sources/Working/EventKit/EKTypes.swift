import Foundation

public enum EKEntityType: UInt, Sendable { case event, reminder }
/// The kinds of items in a calendar.
public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let event = EKEntityMask(rawValue: 1)
  public static let reminder = EKEntityMask(rawValue: 2)
}
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static let authorized = fullAccess
}
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }
public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy, free, tentative, unavailable
}
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }
public enum EKReminderPriority: UInt, Sendable {
  case none = 0
  case high = 1
  case medium = 5
  case low = 9
}
public enum EKParticipantStatus: Int, Sendable { case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess }
public enum EKParticipantRole: Int, Sendable { case unknown, required, optional, chair, nonParticipant }
public enum EKParticipantType: Int, Sendable { case unknown, person, room, resource, group }
public enum EKAlarmProximity: Int, Sendable { case none, enter, leave }
public enum EKAlarmType: Int, Sendable { case display, audio, procedure, email }
/// The availabilities that a calendar's events can have.
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let busy = EKCalendarEventAvailabilityMask(rawValue: 1)
  public static let free = EKCalendarEventAvailabilityMask(rawValue: 2)
  public static let tentative = EKCalendarEventAvailabilityMask(rawValue: 4)
  public static let unavailable = EKCalendarEventAvailabilityMask(rawValue: 8)
}
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
public enum EKWeekday: Int, Sendable { case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday }

public let EKErrorDomain = "EKErrorDomain"

/// The reason why calendars cannot be read or changed.
public struct EKError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly, durationGreaterThanRecurrence
    case alarmGreaterThanRecurrence, startDateTooFarInFuture, startDateCollidesWithOtherOccurrence, objectBelongsToDifferentStore
    case invitesCannotBeMoved, invalidSpan, calendarHasNoSource, calendarSourceCannotBeModified, calendarIsImmutable
    case sourceDoesNotAllowCalendarAddDelete, recurringReminderRequiresDueDate, structuredLocationsNotSupported, reminderLocationsNotSupported
    case alarmProximityNotSupported, calendarDoesNotAllowEvents, calendarDoesNotAllowReminders, sourceDoesNotAllowReminders
    case sourceDoesNotAllowEvents, priorityIsInvalid, invalidEntityType, procedureAlarmsNotMutable, eventStoreNotAuthorized, osNotSupported
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { EKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? {
    switch code {
    case .calendarReadOnly, .calendarIsImmutable: "Calendars can be read, not changed, by widgets and the programs of their apps."
    case .eventStoreNotAuthorized: "There are no calendars that this app may read."
    default: "The calendar's item is not valid."
    }
  }
  public static let calendarReadOnly = Code.calendarReadOnly
  public static let noCalendar = Code.noCalendar
  public static let eventNotMutable = Code.eventNotMutable
  public static let noStartDate = Code.noStartDate
  public static let noEndDate = Code.noEndDate
  public static let datesInverted = Code.datesInverted
  public static let internalFailure = Code.internalFailure
  public static let calendarHasNoSource = Code.calendarHasNoSource
  public static let calendarIsImmutable = Code.calendarIsImmutable
  public static let eventStoreNotAuthorized = Code.eventStoreNotAuthorized
}

extension NSNotification.Name {
  /// Posted only by ``EKEventStore/reset()``: the files are not watched.
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

/// Makes `catch` match an error by its code.
extension EKError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? EKError)?.code == code }
}
