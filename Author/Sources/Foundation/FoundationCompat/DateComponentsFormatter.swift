/// Formats durations: "1:30:00", "1h 30m", "1 hour, 30 minutes".
///
/// Years and months are named in English in every locale, all smaller units in the calendar's locale.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// The units to count in; empty means days, hours, minutes and seconds.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = ProcessLocale.calendar
  open var referenceDate: Date?
  /// The maximum number of units, largest first; 0 means all.
  open var maximumUnitCount = 0
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var collapsesLargestUnit = false
  open var allowsFractionalUnits = false
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - Parameter ti: Seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti.rounded()))
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: (calendar ?? ProcessLocale.calendar).dateComponents(Set(units.map(\.component)), from: startDate, to: endDate))
  }

  open func string(from components: DateComponents) -> String? {
    let counts = shown(units.map { ($0, components.value(for: $0.component) ?? 0) })
    let words = unitsStyle == .positional ? positional(counts) : counts.map { name($0.unit, $0.count) }.joined(separator: separator)
    return includesTimeRemainingPhrase ? "\(words) remaining" : words
  }

  open override func string(for object: Any?) -> String? { (object as? DateComponents).flatMap { string(from: $0) } }

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private struct Unit {
    let flag: NSCalendar.Unit
    let component: Calendar.Component
    static let all: [Unit] = [
      Unit(flag: .year, component: .year), Unit(flag: .month, component: .month), Unit(flag: .weekOfMonth, component: .weekOfMonth),
      Unit(flag: .day, component: .day), Unit(flag: .hour, component: .hour), Unit(flag: .minute, component: .minute),
      Unit(flag: .second, component: .second),
    ]
  }

  private var units: [Unit] {
    let flags: NSCalendar.Unit = allowedUnits.isEmpty ? [.day, .hour, .minute, .second] : allowedUnits
    return Unit.all.filter { flags.contains($0.flag) }
  }

  /// Returns the units that remain after `zeroFormattingBehavior` and `maximumUnitCount`.
  private func shown(_ counts: [(unit: Unit, count: Int)]) -> [(unit: Unit, count: Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
    var counts = counts
    if !behavior.contains(.pad) {
      if behavior.contains(.dropLeading) { counts = Array(counts.drop { $0.count == 0 }) }
      if behavior.contains(.dropTrailing) { while counts.last?.count == 0 { counts.removeLast() } }
      if behavior.contains(.dropMiddle), counts.count > 2 {
        counts = counts.enumerated().filter { $0.element.count != 0 || $0.offset == 0 || $0.offset == counts.count - 1 }.map(\.element)
      }
    }
    // At least one unit is shown; positional style shows at least two: "0:05".
    let least = min(unitsStyle == .positional ? 2 : 1, units.count)
    while counts.count < least {
      let next = counts.first.flatMap { first in units.lastIndex { $0.flag == first.unit.flag } } ?? units.count
      guard next > 0 else { break }
      counts.insert((units[next - 1], 0), at: 0)
    }
    return maximumUnitCount > 0 ? Array(counts.prefix(maximumUnitCount)) : counts
  }

  private func positional(_ counts: [(unit: Unit, count: Int)]) -> String {
    counts.enumerated().map { index, part in
      index == 0 && !zeroFormattingBehavior.contains(.pad) ? "\(part.count)" : String(format: "%02d", part.count)
    }.joined(separator: ":")
  }

  private var separator: String { unitsStyle == .full || unitsStyle == .spellOut || unitsStyle == .short ? ", " : " " }

  private func name(_ unit: Unit, _ count: Int) -> String {
    let duration: (Duration, Duration.UnitsFormatStyle.Unit)? =
      switch unit.component {
      case .weekOfMonth: (.seconds(count * 604_800), .weeks)
      case .day: (.seconds(count * 86_400), .days)
      case .hour: (.seconds(count * 3_600), .hours)
      case .minute: (.seconds(count * 60), .minutes)
      case .second: (.seconds(count), .seconds)
      default: nil
      }
    guard let (duration, counted) = duration else {
      let word = unit.component == .year ? (short: "y", long: "year") : (short: "mo", long: "month")
      return usesFullNames ? "\(count) \(word.long)\(count == 1 ? "" : "s")" : "\(count)\(word.short)"
    }
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short, .brief: .abbreviated
      case .abbreviated, .positional: .narrow
      }
    return duration.formatted(
      .units(allowed: [counted], width: width, zeroValueUnits: .show(length: 1)).locale(
        (calendar ?? ProcessLocale.calendar).locale ?? ProcessLocale.current))
  }

  private var usesFullNames: Bool { unitsStyle == .full || unitsStyle == .spellOut }
}
