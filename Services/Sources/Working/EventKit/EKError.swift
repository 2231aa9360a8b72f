// Made by Scripts/write-errors of Scripts/tables/errors.json.
import Foundation

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
  public static let eventNotMutable = Code.eventNotMutable
  public static let noCalendar = Code.noCalendar
  public static let noStartDate = Code.noStartDate
  public static let noEndDate = Code.noEndDate
  public static let datesInverted = Code.datesInverted
  public static let internalFailure = Code.internalFailure
  public static let calendarReadOnly = Code.calendarReadOnly
  public static let calendarHasNoSource = Code.calendarHasNoSource
  public static let calendarIsImmutable = Code.calendarIsImmutable
  public static let eventStoreNotAuthorized = Code.eventStoreNotAuthorized
}

/// Makes `catch` match an error by its code.
extension EKError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? EKError)?.code == code }
}
