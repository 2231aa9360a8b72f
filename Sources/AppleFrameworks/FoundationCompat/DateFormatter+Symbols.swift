// The names of months and days are optional on Apple's systems (`weekdaySymbols!`), and are not in Foundation on Linux. Both forms compile: a use that does not
// ask for an optional gets Foundation's property.
extension DateFormatter {
  @_disfavoredOverload public var eraSymbols: [String]! {
    get { self[keyPath: \DateFormatter.eraSymbols as KeyPath<DateFormatter, [String]>] }
    set { self[keyPath: \DateFormatter.eraSymbols as ReferenceWritableKeyPath<DateFormatter, [String]>] = newValue ?? [] }
  }
  @_disfavoredOverload public var longEraSymbols: [String]! {
    get { self[keyPath: \DateFormatter.longEraSymbols as KeyPath<DateFormatter, [String]>] }
    set { self[keyPath: \DateFormatter.longEraSymbols as ReferenceWritableKeyPath<DateFormatter, [String]>] = newValue ?? [] }
  }
  @_disfavoredOverload public var monthSymbols: [String]! {
    get { self[keyPath: \DateFormatter.monthSymbols as KeyPath<DateFormatter, [String]>] }
    set { self[keyPath: \DateFormatter.monthSymbols as ReferenceWritableKeyPath<DateFormatter, [String]>] = newValue ?? [] }
  }
  @_disfavoredOverload public var shortMonthSymbols: [String]! {
    get { self[keyPath: \DateFormatter.shortMonthSymbols as KeyPath<DateFormatter, [String]>] }
    set { self[keyPath: \DateFormatter.shortMonthSymbols as ReferenceWritableKeyPath<DateFormatter, [String]>] = newValue ?? [] }
  }
  @_disfavoredOverload public var veryShortMonthSymbols: [String]! {
    get { self[keyPath: \DateFormatter.veryShortMonthSymbols as KeyPath<DateFormatter, [String]>] }
    set { self[keyPath: \DateFormatter.veryShortMonthSymbols as ReferenceWritableKeyPath<DateFormatter, [String]>] = newValue ?? [] }
  }
  @_disfavoredOverload public var standaloneMonthSymbols: [String]! {
    get { self[keyPath: \DateFormatter.standaloneMonthSymbols as KeyPath<DateFormatter, [String]>] }
    set { self[keyPath: \DateFormatter.standaloneMonthSymbols as ReferenceWritableKeyPath<DateFormatter, [String]>] = newValue ?? [] }
  }
  @_disfavoredOverload public var shortStandaloneMonthSymbols: [String]! {
    get { self[keyPath: \DateFormatter.shortStandaloneMonthSymbols as KeyPath<DateFormatter, [String]>] }
    set { self[keyPath: \DateFormatter.shortStandaloneMonthSymbols as ReferenceWritableKeyPath<DateFormatter, [String]>] = newValue ?? [] }
  }
  @_disfavoredOverload public var veryShortStandaloneMonthSymbols: [String]! {
    get { self[keyPath: \DateFormatter.veryShortStandaloneMonthSymbols as KeyPath<DateFormatter, [String]>] }
    set { self[keyPath: \DateFormatter.veryShortStandaloneMonthSymbols as ReferenceWritableKeyPath<DateFormatter, [String]>] = newValue ?? [] }
  }
  @_disfavoredOverload public var weekdaySymbols: [String]! {
    get { self[keyPath: \DateFormatter.weekdaySymbols as KeyPath<DateFormatter, [String]>] }
    set { self[keyPath: \DateFormatter.weekdaySymbols as ReferenceWritableKeyPath<DateFormatter, [String]>] = newValue ?? [] }
  }
  @_disfavoredOverload public var shortWeekdaySymbols: [String]! {
    get { self[keyPath: \DateFormatter.shortWeekdaySymbols as KeyPath<DateFormatter, [String]>] }
    set { self[keyPath: \DateFormatter.shortWeekdaySymbols as ReferenceWritableKeyPath<DateFormatter, [String]>] = newValue ?? [] }
  }
  @_disfavoredOverload public var veryShortWeekdaySymbols: [String]! {
    get { self[keyPath: \DateFormatter.veryShortWeekdaySymbols as KeyPath<DateFormatter, [String]>] }
    set { self[keyPath: \DateFormatter.veryShortWeekdaySymbols as ReferenceWritableKeyPath<DateFormatter, [String]>] = newValue ?? [] }
  }
  @_disfavoredOverload public var standaloneWeekdaySymbols: [String]! {
    get { self[keyPath: \DateFormatter.standaloneWeekdaySymbols as KeyPath<DateFormatter, [String]>] }
    set { self[keyPath: \DateFormatter.standaloneWeekdaySymbols as ReferenceWritableKeyPath<DateFormatter, [String]>] = newValue ?? [] }
  }
  @_disfavoredOverload public var shortStandaloneWeekdaySymbols: [String]! {
    get { self[keyPath: \DateFormatter.shortStandaloneWeekdaySymbols as KeyPath<DateFormatter, [String]>] }
    set { self[keyPath: \DateFormatter.shortStandaloneWeekdaySymbols as ReferenceWritableKeyPath<DateFormatter, [String]>] = newValue ?? [] }
  }
  @_disfavoredOverload public var veryShortStandaloneWeekdaySymbols: [String]! {
    get { self[keyPath: \DateFormatter.veryShortStandaloneWeekdaySymbols as KeyPath<DateFormatter, [String]>] }
    set { self[keyPath: \DateFormatter.veryShortStandaloneWeekdaySymbols as ReferenceWritableKeyPath<DateFormatter, [String]>] = newValue ?? [] }
  }
  @_disfavoredOverload public var quarterSymbols: [String]! {
    get { self[keyPath: \DateFormatter.quarterSymbols as KeyPath<DateFormatter, [String]>] }
    set { self[keyPath: \DateFormatter.quarterSymbols as ReferenceWritableKeyPath<DateFormatter, [String]>] = newValue ?? [] }
  }
  @_disfavoredOverload public var shortQuarterSymbols: [String]! {
    get { self[keyPath: \DateFormatter.shortQuarterSymbols as KeyPath<DateFormatter, [String]>] }
    set { self[keyPath: \DateFormatter.shortQuarterSymbols as ReferenceWritableKeyPath<DateFormatter, [String]>] = newValue ?? [] }
  }
  @_disfavoredOverload public var standaloneQuarterSymbols: [String]! {
    get { self[keyPath: \DateFormatter.standaloneQuarterSymbols as KeyPath<DateFormatter, [String]>] }
    set { self[keyPath: \DateFormatter.standaloneQuarterSymbols as ReferenceWritableKeyPath<DateFormatter, [String]>] = newValue ?? [] }
  }
  @_disfavoredOverload public var shortStandaloneQuarterSymbols: [String]! {
    get { self[keyPath: \DateFormatter.shortStandaloneQuarterSymbols as KeyPath<DateFormatter, [String]>] }
    set { self[keyPath: \DateFormatter.shortStandaloneQuarterSymbols as ReferenceWritableKeyPath<DateFormatter, [String]>] = newValue ?? [] }
  }
  @_disfavoredOverload public var amSymbol: String! {
    get { self[keyPath: \DateFormatter.amSymbol as KeyPath<DateFormatter, String>] }
    set { self[keyPath: \DateFormatter.amSymbol as ReferenceWritableKeyPath<DateFormatter, String>] = newValue ?? "" }
  }
  @_disfavoredOverload public var pmSymbol: String! {
    get { self[keyPath: \DateFormatter.pmSymbol as KeyPath<DateFormatter, String>] }
    set { self[keyPath: \DateFormatter.pmSymbol as ReferenceWritableKeyPath<DateFormatter, String>] = newValue ?? "" }
  }
}
