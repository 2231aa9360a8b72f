import Foundation
private import _FoundationICU

/// A `DateFormatter` that starts with the device's locale.
// Unchecked, as Foundation's formatters are: authors do not change one while another thread uses it.
open class DeviceDateFormatter: DateFormatter, @unchecked Sendable {
  open var formattingContext = Formatter.Context.unknown

  public override init() {
    super.init()
    locale = ProcessLocale.current
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class func localizedString(from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style) -> String {
    let formatter = DeviceDateFormatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }

  open override func string(from date: Date) -> String {
    if let text = namedDay(date) { return text }
    return FormattingContext.text(super.string(from: date), of: date, self, in: formattingContext)
  }

  // MARK: Patterns

  /// The pattern of the author's that replaces the styles.
  private var pattern: String?
  private var hasPattern: Bool { pattern != nil }

  open override var dateFormat: String! {
    get { super.dateFormat }
    set {
      pattern = newValue
      super.dateFormat = newValue.map(forced)
    }
  }
  open override var dateStyle: DateFormatter.Style {
    didSet { pattern = nil }
  }
  open override var timeStyle: DateFormatter.Style {
    didSet { pattern = nil }
  }
  open override var locale: Locale! {
    didSet { if let pattern { super.dateFormat = forced(pattern) } }
  }
  /// Foundation on Linux takes EST, MST and HST for zones of today's cities, which have daylight saving time or another name.
  open override var timeZone: TimeZone! {
    didSet {
      guard let zone = timeZone, ["EST", "MST", "HST"].contains(zone.identifier), let fixed = TimeZone(secondsFromGMT: zone.secondsFromGMT()) else {
        return
      }
      super.timeZone = fixed
    }
  }
  open override func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) {
    super.setLocalizedDateFormatFromTemplate(dateFormatTemplate)
    pattern = super.dateFormat
  }

  /// Returns the pattern with the hours that the person has chosen, if the locale is theirs.
  private func forced(_ pattern: String) -> String {
    locale.identifier == ProcessLocale.current.identifier ? HourCyclePattern.forced(pattern, in: locale) : pattern
  }

  // MARK: Near days

  /// Returns the text of a date with the name of its day, if it is near today: "Yesterday", "Tomorrow at 9:41 AM"; nil if it is not, or if the formatter
  /// does not ask for names.
  ///
  /// Foundation on Linux ignores `doesRelativeDateFormatting`. As on Apple's systems a name begins with a capital letter.
  private func namedDay(_ date: Date) -> String? {
    guard doesRelativeDateFormatting, !hasPattern, dateStyle != .none, date.timeIntervalSinceReferenceDate.isFinite else { return nil }
    let days = Self.style(dateStyle)
    let named = UDateFormatStyle(rawValue: days.rawValue | UDAT_RELATIVE.rawValue)
    guard let name = text(date, named, UDAT_NONE), name != text(date, days, UDAT_NONE) else { return nil }
    guard let text = timeStyle == .none ? name : text(date, named, Self.style(timeStyle)) else { return nil }
    return formattingContext == .middleOfSentence ? text : FormattingContext.capitalized(text, locale)
  }

  private func text(_ date: Date, _ days: UDateFormatStyle, _ times: UDateFormatStyle) -> String? {
    let zone = Array(timeZone.identifier.utf16)
    var status = U_ZERO_ERROR
    guard let formatter = swift_udat_open(times, days, locale.identifier, zone, Int32(zone.count), nil, 0, &status) else { return nil }
    defer { swift_udat_close(formatter) }
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 256) { text in
      let count = Int(swift_udat_format(formatter, date.timeIntervalSince1970 * 1000, text.baseAddress, Int32(text.count), nil, &status))
      guard status.rawValue <= U_ZERO_ERROR.rawValue, count <= text.count else { return nil }
      return String(decoding: UnsafeBufferPointer(rebasing: text[..<count]), as: UTF16.self)
    }
  }

  private static func style(_ style: DateFormatter.Style) -> UDateFormatStyle {
    switch style {
    case .short: UDAT_SHORT
    case .medium: UDAT_MEDIUM
    case .long: UDAT_LONG
    case .full: UDAT_FULL
    default: UDAT_NONE
    }
  }
}
