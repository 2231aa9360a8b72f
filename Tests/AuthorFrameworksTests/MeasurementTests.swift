import Foundation
import FoundationCompat
import Testing

@Suite("Measurements and lists in words")
struct MeasurementTests {
  private let us = Locale(identifier: "en_US")
  private let germany = Locale(identifier: "de_DE")

  @Test("A measurement is shown in the unit that people of the place expect, or in its own")
  func units() {
    let warm = Measurement(value: 21.45, unit: UnitTemperature.celsius)
    func style(_ locale: Locale, _ usage: MeasurementFormatUnitUsage<UnitTemperature>) -> Measurement<UnitTemperature>.FormatStyle {
      .init(width: .abbreviated, locale: locale, usage: usage)
    }
    #expect(warm.formatted(style(us, .weather)) == "71°F")
    #expect(warm.formatted(style(germany, .weather)) == "21°C")
    #expect(warm.formatted(style(germany, .asProvided)) == "21,45°C")
    let way = Measurement(value: 5500, unit: UnitLength.meters)
    #expect(way.formatted(Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: us, usage: .road)) == "3.4 mi")
    #expect(way.formatted(Measurement<UnitLength>.FormatStyle(width: .wide, locale: Locale(identifier: "en_AU"), usage: .road)) == "5.5 kilometers")
    #expect(
      Measurement(value: 1, unit: UnitLength.miles).formatted(Measurement<UnitLength>.FormatStyle(width: .wide, locale: us, usage: .road)) == "1 mile"
    )
    #expect(
      Measurement(value: 90, unit: UnitSpeed.kilometersPerHour).formatted(Measurement<UnitSpeed>.FormatStyle(width: .narrow, locale: us)) == "56mph")
  }

  @Test("Number styles and hidden scales are kept; forms resolve as on Apple's systems")
  func styles() {
    let warm = Measurement(value: 21.45, unit: UnitTemperature.celsius)
    #expect(
      warm.formatted(.measurement(width: .narrow, usage: .asProvided, hidesScaleName: true, numberFormatStyle: .number.precision(.fractionLength(0))))
        == "21°")
    #expect(
      Measurement(value: 3, unit: UnitLength.kilometers)
        .formatted(.measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(1)))) == "3.0 km")
  }

  @Test("The older formatter follows its options")
  func formatter() {
    let formatter = MeasurementFormatter()
    formatter.locale = us
    formatter.numberFormatter.maximumFractionDigits = 0
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(formatter.string(from: warm) == "68°F")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    #expect(formatter.string(from: warm) == "20 degrees Celsius")
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    #expect(formatter.string(from: warm) == "20°")
  }

  @Test("Lists are joined as the language does")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = us
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    formatter.locale = germany
    #expect(formatter.string(from: ["a", "b", 3]) == "a, b und 3")
  }
}
