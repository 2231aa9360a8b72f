/// Formats durations in the language of the calendar's locale: "1:30:00", "1h 30m", "1 hour, 30 minutes".
///
/// The phrases of an approximate and of a remaining time are English in every locale.
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
  /// The units to count in; empty means all from years to seconds, and of components those that are set.
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
    return string(from: start, to: start.addingTimeInterval(allowsFractionalUnits ? ti : ti.rounded()))
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    guard startDate.timeIntervalSinceReferenceDate.isFinite, endDate.timeIntervalSinceReferenceDate.isFinite else { return nil }
    let shown = shown(counts(of: units, from: startDate, to: endDate))
    // A single hour, minute or the like is counted in the smaller units.
    if collapsesLargestUnit, shown.count > 1, abs(shown[0].count) == 1 {
      let smaller = units.drop { $0.component != shown[0].unit.component }.dropFirst()
      return text(self.shown(counts(of: Array(smaller), from: startDate, to: endDate)))
    }
    return text(shown)
  }

  /// Counts components in the chosen units, from the reference date.
  open func string(from components: DateComponents) -> String? {
    let given = DurationUnit.all.compactMap { unit in components.value(for: unit.component).map { (unit: unit, count: Double($0)) } }
    if allowedUnits.isEmpty, !given.isEmpty { return text(shown(given)) }
    var known = DateComponents()
    for (unit, _) in given { known.setValue(components.value(for: unit.component), for: unit.component) }
    return usedCalendar.date(byAdding: known, to: start).flatMap { string(from: start, to: $0) }
  }

  open override func string(for object: Any?) -> String? { (object as? DateComponents).flatMap { string(from: $0) } }

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: Counting

  private typealias Amount = (unit: DurationUnit, count: Double)

  private var usedCalendar: Calendar { calendar ?? ProcessLocale.calendar }
  private var locale: Locale { usedCalendar.locale ?? ProcessLocale.current }
  private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }
  private var units: [DurationUnit] { allowedUnits.isEmpty ? DurationUnit.all : DurationUnit.all.filter { allowedUnits.contains($0.flag) } }

  private func counts(of units: [DurationUnit], from start: Date, to end: Date) -> [Amount] {
    let components = usedCalendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    var counts = units.map { (unit: $0, count: Double(components.value(for: $0.component) ?? 0)) }
    if allowsFractionalUnits, let smallest = units.last {
      let count = counts[counts.count - 1].count + rest(of: smallest, beyond: components, from: start, to: end)
      counts[counts.count - 1].count = (count * 100).rounded() / 100
    }
    return counts
  }

  /// Returns what `components` lack of the time between two dates, as a fraction of `unit`.
  private func rest(of unit: DurationUnit, beyond components: DateComponents, from start: Date, to end: Date) -> Double {
    guard let counted = usedCalendar.date(byAdding: components, to: start),
      let next = usedCalendar.date(byAdding: unit.component, value: end < start ? -1 : 1, to: counted), next != counted
    else { return 0 }
    let rest = end.timeIntervalSince(counted) / abs(next.timeIntervalSince(counted))
    return abs(rest) < 1 ? rest : 0
  }

  /// Returns the units that remain after `zeroFormattingBehavior` and `maximumUnitCount`.
  private func shown(_ all: [Amount]) -> [Amount] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
    var counts = all
    if !behavior.contains(.pad) {
      if behavior.contains(.dropLeading) { counts = Array(counts.drop { $0.count == 0 }) }
      if behavior.contains(.dropTrailing) { while counts.last?.count == 0 { counts.removeLast() } }
      if behavior.contains(.dropMiddle), counts.count > 2 {
        counts = counts.enumerated().filter { $0.element.count != 0 || $0.offset == 0 || $0.offset == counts.count - 1 }.map(\.element)
      }
    }
    if counts.isEmpty, let smallest = all.last { counts = [smallest] }
    // A clock has at least two places: "0:05".
    if unitsStyle == .positional, counts.count == 1, let next = all.lastIndex(where: { $0.unit.component == counts[0].unit.component }),
      next > 0, all[next - 1].unit.isClock
    {
      counts.insert((all[next - 1].unit, 0), at: 0)
    }
    return maximumUnitCount > 0 ? Array(counts.prefix(maximumUnitCount)) : counts
  }

  // MARK: Words

  private func text(_ counts: [Amount]) -> String? {
    guard let first = counts.firstIndex(where: { $0.count != 0 }) ?? counts.indices.first else { return nil }
    var counts = counts
    // One sign stands for the whole duration.
    if counts.allSatisfy({ $0.count <= 0 }) { for index in counts.indices where index > first { counts[index].count = abs(counts[index].count) } }
    var words = unitsStyle == .positional ? positional(counts) : self.words.joined(counts)
    if includesApproximationPhrase { words = "\(formattingContext == .middleOfSentence ? "about" : "About") \(words)" }
    if includesTimeRemainingPhrase { words += " remaining" }
    return formattingContext == .beginningOfSentence ? FormattingContext.capitalized(words, locale) : words
  }

  private var words: DurationWords {
    let width: UnitNames.Width =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short, .brief: .abbreviated
      case .abbreviated, .positional: .narrow
      }
    return DurationWords(width: width, isCondensed: unitsStyle == .brief, isSpelledOut: unitsStyle == .spellOut, locale: locale)
  }

  /// Writes hours, minutes and seconds as a clock, and larger units abbreviated before it: "1d 2:03:04".
  private func positional(_ counts: [Amount]) -> String {
    let clock = counts.filter { $0.unit.isClock }.enumerated().map { index, part in
      let isPadded = zeroFormattingBehavior.contains(.pad) || (index > 0 && zeroFormattingBehavior.contains(.default))
      return part.count.formatted(
        .number.grouping(.never).precision(.integerAndFractionLength(integerLimits: (isPadded ? 2 : 1)..., fractionLimits: 0...2)).locale(locale))
    }.joined(separator: ":")
    let larger = counts.filter { !$0.unit.isClock }
    return [larger.isEmpty ? "" : words.joined(larger), clock].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension DurationUnit {
  fileprivate var isClock: Bool { component == .hour || component == .minute || component == .second }

  fileprivate var flag: NSCalendar.Unit {
    switch component {
    case .year: .year
    case .month: .month
    case .weekOfMonth: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    default: .second
    }
  }
}
