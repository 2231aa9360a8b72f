import Foundation

// What swift-foundation's tests of formats need from the inside of its own modules, as far as public names can express it.

/// Runs the closure. The original also empties the caches of the locale's settings, which no test here changes.
func usingCurrentInternationalizationPreferences(_ body: () throws -> Void) async rethrows { try body() }

extension Date {
  var nextDown: Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextDown) }
  var nextUp: Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextUp) }
}

extension Duration {
  var nextDown: Duration { self - Duration(secondsComponent: 0, attosecondsComponent: 1) }
  var nextUp: Duration { self + Duration(secondsComponent: 0, attosecondsComponent: 1) }
}

// Messages of tests describe a style by its internal settings.
extension IntegerFormatStyle { var collection: String { "\(self)" } }
extension IntegerFormatStyle.Percent { var collection: String { "\(self)" } }
extension IntegerFormatStyle.Currency { var collection: String { "\(self)" } }
extension FloatingPointFormatStyle { var collection: String { "\(self)" } }

/// There, a function of its own; it hides the one for numbers.
func abs(_ duration: Duration) -> Duration { duration < .zero ? .zero - duration : duration }
func abs<T: Comparable & SignedNumeric>(_ number: T) -> T { Swift.abs(number) }

extension Date.RelativeFormatStyle {
  /// An anchored style calls this function.
  func _format(_ date: Date, refDate: Date) -> String {
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: allowedFields, presentation: presentation, unitsStyle: unitsStyle, locale: locale, calendar: calendar,
      capitalizationContext: capitalizationContext)
    return style.format(refDate)
  }
}

extension Decimal.ParseStrategy where Format == Decimal.FormatStyle {
  init(formatStyle: Format, lenient: Bool) { self.init(format: formatStyle, lenient: lenient) }
}

extension Decimal.ParseStrategy where Format == Decimal.FormatStyle.Currency {
  init(formatStyle: Format, lenient: Bool) { self.init(format: formatStyle, lenient: lenient) }
}
