import Foundation

/// Where calendars come from: the files of this machine.
open class EKSource: NSObject, @unchecked Sendable {
  static let files = EKSource()
  open var sourceIdentifier: String { "files" }
  open var sourceType: EKSourceType { .local }
  open var title: String { "On This Machine" }
}

/// A calendar or a list of tasks. It can only be read.
open class EKCalendar: NSObject, @unchecked Sendable {
  let record: CalendarRecord
  private let changed: (title: String?, color: CGColor?) = (nil, nil)
  init(_ record: CalendarRecord) { self.record = record }
  /// A new calendar cannot be saved.
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) {
    self.init(CalendarRecord(identifier: UUID().uuidString, title: ""))
  }

  open var calendarIdentifier: String { record.identifier }
  open var title: String { record.title }
  open var type: EKCalendarType { .local }
  open var source: EKSource! { .files }
  open var allowsContentModifications: Bool { false }
  open var isImmutable: Bool { true }
  open var isSubscribed: Bool { false }
  open var allowedEntityTypes: EKEntityMask {
    record.reminders.isEmpty ? .event : record.events.isEmpty ? .reminder : [.event, .reminder]
  }
  /// The colour that the calendar names, otherwise one of six by its title.
  open var cgColor: CGColor! {
    let named = record.color.flatMap(Self.components)
    let number = record.title.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF }
    let (red, green, blue) = named ?? Self.palette[number % Self.palette.count]
    return CGColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }

  private static let palette: [(CGFloat, CGFloat, CGFloat)] = [
    (255, 59, 48), (255, 149, 0), (52, 199, 89), (0, 122, 255), (175, 82, 222), (162, 132, 94),
  ]
  /// Reads `#RRGGBB` and `#RRGGBBAA`.
  private static func components(_ text: String) -> (CGFloat, CGFloat, CGFloat)? {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.count == 6 || digits.count == 8, let number = UInt32(digits.prefix(6), radix: 16) else { return nil }
    return (CGFloat(number >> 16), CGFloat(number >> 8 & 255), CGFloat(number & 255))
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? EKCalendar)?.calendarIdentifier == calendarIdentifier }
  open override var hash: Int { calendarIdentifier.hashValue }
}
