import Foundation

/// The names of eras, months, days and quarters that a `DateFormatter` has.
///
/// Apple declares them as implicitly unwrapped optionals. The generated file of an author's module does so too, which hides Foundation's properties.
public struct DateNames {
  let path: ReferenceWritableKeyPath<DateFormatter, [String]>

  public static var era: DateNames { DateNames(path: \.eraSymbols) }
  public static var longEra: DateNames { DateNames(path: \.longEraSymbols) }
  public static var month: DateNames { DateNames(path: \.monthSymbols) }
  public static var shortMonth: DateNames { DateNames(path: \.shortMonthSymbols) }
  public static var veryShortMonth: DateNames { DateNames(path: \.veryShortMonthSymbols) }
  public static var standaloneMonth: DateNames { DateNames(path: \.standaloneMonthSymbols) }
  public static var shortStandaloneMonth: DateNames { DateNames(path: \.shortStandaloneMonthSymbols) }
  public static var veryShortStandaloneMonth: DateNames { DateNames(path: \.veryShortStandaloneMonthSymbols) }
  public static var weekday: DateNames { DateNames(path: \.weekdaySymbols) }
  public static var shortWeekday: DateNames { DateNames(path: \.shortWeekdaySymbols) }
  public static var veryShortWeekday: DateNames { DateNames(path: \.veryShortWeekdaySymbols) }
  public static var standaloneWeekday: DateNames { DateNames(path: \.standaloneWeekdaySymbols) }
  public static var shortStandaloneWeekday: DateNames { DateNames(path: \.shortStandaloneWeekdaySymbols) }
  public static var veryShortStandaloneWeekday: DateNames { DateNames(path: \.veryShortStandaloneWeekdaySymbols) }
  public static var quarter: DateNames { DateNames(path: \.quarterSymbols) }
  public static var shortQuarter: DateNames { DateNames(path: \.shortQuarterSymbols) }
  public static var standaloneQuarter: DateNames { DateNames(path: \.standaloneQuarterSymbols) }
  public static var shortStandaloneQuarter: DateNames { DateNames(path: \.shortStandaloneQuarterSymbols) }
}

extension DateFormatter {
  /// Setting nil restores the names of the locale.
  public subscript(_names names: DateNames) -> [String]! {
    get { self[keyPath: names.path] }
    set {
      guard let newValue else {
        let fresh = DateFormatter()
        fresh.locale = locale
        self[keyPath: names.path] = fresh[keyPath: names.path]
        return
      }
      self[keyPath: names.path] = newValue
    }
  }
}
