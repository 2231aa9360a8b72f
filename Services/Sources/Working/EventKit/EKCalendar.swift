import Foundation

/// The base class of a store's objects. Nothing is saved, so an object has no changes to save or undo.
open class EKObject: NSObject, @unchecked Sendable {
  open var hasChanges: Bool { false }
  open var isNew: Bool { false }
  /// Stub. Does nothing.
  open func reset() {}
  /// Stub. Does nothing.
  open func rollback() {}
  open func refresh() -> Bool { true }
}

/// The origin of calendars: the files of this machine.
open class EKSource: EKObject, @unchecked Sendable {
  static let files = EKSource()
  open var sourceIdentifier: String { "files" }
  open var sourceType: EKSourceType { .local }
  open var title: String { "On This Machine" }
}

/// A calendar or a list of tasks. It is read-only.
open class EKCalendar: EKObject, @unchecked Sendable {
  let record: CalendarRecord
  // Changes by an app, valid for this object only. They are not saved.
  private var changed: (title: String?, color: CGColor?) = (nil, nil)
  private var home: EKSource? = .files
  init(_ record: CalendarRecord) { self.record = record }
  /// Creates a calendar. It cannot be saved.
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) {
    self.init(CalendarRecord(identifier: UUID().uuidString, title: ""))
  }

  open var calendarIdentifier: String { record.identifier }
  open var title: String {
    get { changed.title ?? record.title }
    set { changed.title = newValue }
  }
  open var type: EKCalendarType { .local }
  open var source: EKSource! {
    get { home }
    set { home = newValue }
  }
  open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [.busy, .free] }
  open var allowsContentModifications: Bool { false }
  open var isImmutable: Bool { true }
  open var isSubscribed: Bool { false }
  open var allowedEntityTypes: EKEntityMask {
    record.reminders.isEmpty ? .event : record.events.isEmpty ? .reminder : [.event, .reminder]
  }
  /// The calendar's own colour, otherwise one of six, chosen by its title.
  open var cgColor: CGColor! {
    get { changed.color ?? ownColor }
    set { changed.color = newValue }
  }
  private var ownColor: CGColor {
    let named = record.color.flatMap(Self.components)
    let number = record.title.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF }
    let (red, green, blue) = named ?? Self.palette[number % Self.palette.count]
    return CGColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }

  private static let palette: [(CGFloat, CGFloat, CGFloat)] = [
    (255, 59, 48), (255, 149, 0), (52, 199, 89), (0, 122, 255), (175, 82, 222), (162, 132, 94),
  ]
  /// Parses `#RRGGBB` and `#RRGGBBAA`.
  private static func components(_ text: String) -> (CGFloat, CGFloat, CGFloat)? {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.count == 6 || digits.count == 8, let number = UInt32(digits.prefix(6), radix: 16) else { return nil }
    return (CGFloat(number >> 16), CGFloat(number >> 8 & 255), CGFloat(number & 255))
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? EKCalendar)?.calendarIdentifier == calendarIdentifier }
  open override var hash: Int { calendarIdentifier.hashValue }
}
