import Foundation
import Synchronization

/// A person's calendars and tasks: `.ics` files that the process may read (Documentation/system-frameworks.md). They are read-only.
// Unchecked: `lock` guards the calendars.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// A query spans at most four years, as in EventKit.
  private static let longestQuery: TimeInterval = 4 * 366 * 86_400
  private let folders: CalendarFolders
  private let lock = NSLock()
  private var read: [EKCalendar]?

  public override convenience init() { self.init(.ofProcess) }
  public convenience init(sources: [EKSource]) { self.init() }
  package init(_ folders: CalendarFolders) { self.folders = folders }

  // MARK: Access

  /// Returns full access if there are calendars to read, otherwise denied: the sandbox decides what an extension can read, so there is nothing to
  /// ask.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    CalendarFolders.ofProcess.exist ? .fullAccess : refuse()
  }
  private class func refuse() -> EKAuthorizationStatus {
    UnavailableServices.report(
      "eventKit.noCalendars",
      "there are no calendars; put .ics files into the folder Calendars of an app group of the app, or name a folder in ALMANAC_CALENDARS")
    return .denied
  }
  private var hasAccess: Bool { folders.exist || Self.refuse() == .fullAccess }

  @preconcurrency
  open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) { answer(completion) }
  open func requestFullAccessToEvents() async throws -> Bool { hasAccess }
  @preconcurrency
  open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) { answer(completion) }
  open func requestFullAccessToReminders() async throws -> Bool { hasAccess }
  @preconcurrency
  open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    DispatchQueue.global().async { completion(false, nil) }
  }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  @preconcurrency
  open func requestAccess(to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler) { answer(completion) }
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { hasAccess }
  private func answer(_ completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    let hasAccess = hasAccess
    DispatchQueue.global().async { completion(hasAccess, nil) }
  }

  // MARK: Calendars

  private var all: [EKCalendar] {
    lock.withLock {
      if let read { return read }
      let calendars = folders.read().map(EKCalendar.init)
      read = calendars
      return calendars
    }
  }
  open var delegateSources: [EKSource] { [] }
  open var sources: [EKSource] { [.files] }
  open var eventStoreIdentifier: String { "files" }
  open func source(withIdentifier identifier: String) -> EKSource? { identifier == EKSource.files.sourceIdentifier ? .files : nil }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    all.filter { $0.allowedEntityTypes.contains(entityType == .event ? .event : .reminder) }
  }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { all.first { $0.calendarIdentifier == identifier } }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// Makes the next query read the files again.
  open func reset() {
    lock.withLock { read = nil }
    NotificationCenter.default.post(name: .EKEventStoreChanged, object: self)
  }
  open func refreshSourcesIfNecessary() { lock.withLock { read = nil } }

  // MARK: Events

  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
    EKItemPredicate(.events(start: startDate, end: endDate), calendars)
  }
  /// Returns the occurrences that match a predicate of ``predicateForEvents(withStart:end:calendars:)``, ordered by calendar and not by date, like
  /// EventKit's. Any other predicate finds nothing.
  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    guard let predicate = predicate as? EKItemPredicate, case .events(let start, let end) = predicate.wanted, hasAccess, end > start else {
      return []
    }
    let interval = DateInterval(start: start, duration: min(end.timeIntervalSince(start), Self.longestQuery))
    return chosen(predicate.calendars).flatMap { calendar in
      let replaced = Set(calendar.record.events.compactMap { record in record.replaces.map { [record.uid: $0] } })
      return calendar.record.events.flatMap { record in
        record.starts(in: interval).filter { record.replaces != nil || !replaced.contains([record.uid: $0]) }
          .map { EKEvent(record, calendar, start: $0) }
      }
    }
  }
  open func enumerateEvents(matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop: ObjCBool = false
    for event in events(matching: predicate) where !stop.boolValue { block(event, &stop) }
  }
  /// Returns the first occurrence.
  open func event(withIdentifier identifier: String) -> EKEvent? {
    for calendar in all {
      for record in calendar.record.events where record.uid == identifier && record.replaces == nil {
        return record.start.map { EKEvent(record, calendar, start: $0.date) }
      }
    }
    return nil
  }
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    event(withIdentifier: identifier)
      ?? all.lazy.flatMap { calendar in calendar.record.reminders.filter { $0.uid == identifier }.map { EKReminder($0, calendar) } }.first
  }
  /// Every occurrence of a file's item has the item's identifier, which is also its external identifier.
  open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] {
    calendarItem(withIdentifier: externalIdentifier).map { [$0] } ?? []
  }

  // MARK: Tasks

  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { EKItemPredicate(.reminders, calendars) }
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { EKItemPredicate(.incomplete(start: startDate, end: endDate), calendars) }
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { EKItemPredicate(.completed(start: startDate, end: endDate), calendars) }

  @discardableResult
  @preconcurrency
  open func fetchReminders(matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void) -> Any {
    let found = reminders(matching: predicate)
    DispatchQueue.global().async { completion(found) }
    return NSObject()
  }
  /// Does nothing: the reminders are found before ``fetchReminders(matching:completion:)`` returns.
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}

  private func reminders(matching predicate: NSPredicate) -> [EKReminder] {
    guard let predicate = predicate as? EKItemPredicate, hasAccess else { return [] }
    let items = chosen(predicate.calendars).flatMap { calendar in calendar.record.reminders.map { EKReminder($0, calendar) } }
    func isWithin(_ date: Date?, _ start: Date?, _ end: Date?) -> Bool {
      guard start != nil || end != nil else { return true }
      guard let date else { return false }
      return date >= start ?? .distantPast && date <= end ?? .distantFuture
    }
    switch predicate.wanted {
    case .events: return []
    case .reminders: return items
    case .incomplete(let start, let end):
      let calendar = Calendar(identifier: .gregorian)
      return items.filter { !$0.isCompleted && isWithin($0.dueDateComponents.flatMap(calendar.date(from:)), start, end) }
    case .completed(let start, let end): return items.filter { $0.isCompleted && isWithin($0.completionDate, start, end) }
    }
  }

  private func chosen(_ calendars: [EKCalendar]?) -> [EKCalendar] {
    guard let calendars else { return all }
    return all.filter(calendars.contains)
  }

  // MARK: Changes

  open func save(_ event: EKEvent, span: EKSpan) throws { throw EKError(.calendarReadOnly) }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.calendarReadOnly) }
  open func remove(_ event: EKEvent, span: EKSpan) throws { throw EKError(.calendarReadOnly) }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.calendarReadOnly) }
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.calendarReadOnly) }
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.calendarReadOnly) }
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.calendarIsImmutable) }
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.calendarIsImmutable) }
  /// Does nothing: every change is refused when it is saved or removed, so none waits.
  open func commit() throws {}
}

/// A query that only its store evaluates.
final class EKItemPredicate: NSPredicate {
  enum Wanted {
    case events(start: Date, end: Date)
    case reminders
    case incomplete(start: Date?, end: Date?)
    case completed(start: Date?, end: Date?)
  }
  let wanted: Wanted
  let calendars: [EKCalendar]?
  init(_ wanted: Wanted, _ calendars: [EKCalendar]?) {
    (self.wanted, self.calendars) = (wanted, calendars)
    super.init(value: true)
  }
  required init?(coder: NSCoder) { nil }
}

public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
