import Foundation
import Testing

/// Styles that an author's module calls itself. This target is such a module: the plugin compiles its additions to Foundation into it.
@Suite struct DeviceFormatTests {
  private static let start = Date(timeIntervalSince1970: 0)

  @Test func `a style without a locale follows the device, as formatted does`() {
    let interval = Self.start..<Self.start.addingTimeInterval(3_600)
    #expect(Date.IntervalFormatStyle().format(interval) == interval.formatted())
    #expect(Date.FormatStyle().format(Self.start) == Self.start.formatted())
    #expect(Date.RelativeFormatStyle().format(Self.start) == Self.start.formatted(.relative(presentation: .numeric)))
    #expect(IntegerFormatStyle<Int>().format(1_234_567) == 1_234_567.formatted())
    #expect(FloatingPointFormatStyle<Double>.Percent().format(0.123) == 0.123.formatted(.percent))
    #expect(Decimal.FormatStyle.Currency(code: "EUR").format(2) == (2 as Decimal).formatted(.currency(code: "EUR")))
    #expect(ListFormatStyle<StringStyle, [String]>.list(type: .and).format(["a", "b"]) == ["a", "b"].formatted())
    #expect(
      Duration.UnitsFormatStyle(allowedUnits: [.hours], width: .wide).format(.seconds(7_200))
        == Duration.seconds(7_200).formatted(.units(allowed: [.hours], width: .wide)))
  }

  @Test func `a style's own locale counts`() {
    #expect(IntegerFormatStyle<Int>(locale: Locale(identifier: "de_DE")).format(1_234) == "1.234")
    #expect(IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US")).format(1_234) == "1,234")
  }
}
