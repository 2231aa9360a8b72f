import AlmanacFoundationCompat
import Foundation
import Testing

/// Formatting measurements and lists.
@Suite struct FoundationMeasurementTests {
  private let us = Locale(identifier: "en_US")
  private let germany = Locale(identifier: "de_DE")

  /// Replaces no-break spaces, which languages use differently before units.
  private func plain(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{A0}", with: " ").replacingOccurrences(of: "\u{202F}", with: " ")
  }

  @Test func `a measurement is shown in the region's usual unit, or in its own`() {
    let warm = Measurement(value: 21.45, unit: UnitTemperature.celsius)
    func style(_ locale: Locale, _ usage: MeasurementFormatUnitUsage<UnitTemperature>) -> Measurement<UnitTemperature>.FormatStyle {
      .init(width: .abbreviated, locale: locale, usage: usage)
    }
    #expect(warm.formatted(style(us, .weather)) == "71°F")
    #expect(plain(warm.formatted(style(germany, .weather))) == "21 °C")
    #expect(plain(warm.formatted(style(germany, .asProvided))) == "21,45 °C")
    let way = Measurement(value: 5500, unit: UnitLength.meters)
    #expect(way.formatted(Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: us, usage: .road)) == "3.4 mi")
    #expect(way.formatted(Measurement<UnitLength>.FormatStyle(width: .wide, locale: Locale(identifier: "en_AU"), usage: .road)) == "5.5 kilometres")
    #expect(
      Measurement(value: 1, unit: UnitLength.miles).formatted(Measurement<UnitLength>.FormatStyle(width: .wide, locale: us, usage: .road)) == "1 mile"
    )
    #expect(
      Measurement(value: 90, unit: UnitSpeed.kilometersPerHour).formatted(Measurement<UnitSpeed>.FormatStyle(width: .narrow, locale: us)) == "56mph")
  }

  @Test func `number styles and hidden scale names are applied; overloads resolve as on Apple's systems`() {
    let warm = Measurement(value: 21.45, unit: UnitTemperature.celsius)
    #expect(
      warm.formatted(.measurement(width: .narrow, usage: .asProvided, hidesScaleName: true, numberFormatStyle: .number.precision(.fractionLength(0))))
        == "21°")
    #expect(
      Measurement(value: 3, unit: UnitLength.kilometers)
        .formatted(.measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(1)))) == "3.0 km")
  }

  @Test func `MeasurementFormatter follows its options`() {
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

  @Test func `a formatter writes a measurement of any unit as an object, and a speed's unit in hours`() {
    let formatter = MeasurementFormatter()
    formatter.locale = us
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(for: Measurement(value: 3, unit: UnitLength.miles)) == "3 mi")
    #expect(formatter.string(for: "3 miles") == nil)
    // As in the pictures of stadiamaps/ferrostar, SpeedLimitViewTests.
    formatter.unitStyle = .short
    #expect(formatter.string(from: UnitSpeed.milesPerHour) == "mi/hr" && formatter.string(from: UnitSpeed.kilometersPerHour) == "km/hr")
    #expect(formatter.string(from: UnitSpeed.metersPerSecond) == "m/s")
  }

  @Test func `unit names are in the locale's language and in the plural form of the number`() {
    func length(_ value: Double, _ locale: String, digits: Int = 0) -> String {
      plain(
        Measurement(value: value, unit: UnitLength.kilometers).formatted(
          Measurement<UnitLength>.FormatStyle(
            width: .wide, locale: Locale(identifier: locale), usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(digits)))))
    }
    #expect(length(1, "en_US") == "1 kilometer")
    #expect(length(1, "en_US", digits: 1) == "1.0 kilometers")
    #expect(length(5, "de_DE") == "5 Kilometer")
    #expect(length(1, "fr_FR", digits: 1) == "1,0 kilomètre")
    #expect(length(5, "ja_JP") == "5キロメートル")
    #expect(["1", "3", "5"].map { length(Double($0)!, "ru_RU") } == ["1 километр", "3 километра", "5 километров"])
    let arabic = length(3, "ar_EG")
    #expect(arabic.hasSuffix("كيلومترات") && arabic.hasPrefix("٣"))
    #expect(length(-2, "de_DE") == "-2 Kilometer")
    let warm = Measurement(value: 21, unit: UnitTemperature.celsius)
    let japanese = Measurement<UnitTemperature>.FormatStyle(width: .wide, locale: Locale(identifier: "ja_JP"), usage: .asProvided)
    #expect(warm.formatted(japanese) == "摂氏21度")
    // The number style decides the grouping.
    #expect(length(12345, "de_DE") == "12.345 Kilometer")
  }

  @Test func `a unit without a name is written by its symbol`() {
    let style = Measurement<Dimension>.FormatStyle(width: .wide, locale: Locale(identifier: "de_DE"), usage: .asProvided)
    let unit = Dimension(symbol: "zorks", converter: UnitConverterLinear(coefficient: 1))
    #expect(Measurement(value: 2, unit: unit).formatted(style) == "2 zorks")
  }

  @Test func `a language's word for one or two of a unit replaces the number`() {
    func text(_ value: Double, _ unit: UnitLength, _ locale: String) -> String {
      Measurement(value: value, unit: unit).formatted(
        Measurement<UnitLength>.FormatStyle(width: .wide, locale: Locale(identifier: locale), usage: .asProvided))
    }
    #expect(text(1, .meters, "ar") == "متر")
    #expect(text(2, .miles, "ar") == "ميلان")
    #expect(text(1, .meters, "he_IL") == "מטר אחד")
  }

  @Test func `units are named by their kind, and imperial volumes are no American ones`() {
    func text<Kind: Dimension>(_ value: Double, _ unit: Kind, _ usage: MeasurementFormatUnitUsage<Kind> = .asProvided) -> String {
      Measurement(value: value, unit: unit).formatted(Measurement<Kind>.FormatStyle(width: .wide, locale: us, usage: usage))
    }
    #expect(text(5, UnitDuration.minutes) == "5 minutes" && text(90, UnitDuration.minutes, .general) == "1.5 hours")
    #expect(text(2, UnitDuration.hours) == "2 hours" && text(250, UnitEnergy.kilocalories) == "250 kilocalories")
    #expect(text(1, UnitVolume.gallons, .general) == "231 cubic inches" && text(1, UnitVolume.imperialGallons, .general) == "277 cubic inches")
  }

  @Test func `a number without an end is in the unit of large numbers, and one without room in its own`() {
    func height(_ value: Double) -> String {
      Measurement(value: value, unit: UnitLength.meters).formatted(
        Measurement<UnitLength>.FormatStyle(
          width: .abbreviated, locale: us, usage: .personHeight, numberFormatStyle: .number.precision(.fractionLength(0))))
    }
    #expect(height(.infinity) == "∞ in" && height(1e300).hasSuffix(" m"))
  }

  @Test func `infinity has a unit name in the locale's language`() {
    let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: germany, usage: .asProvided)
    #expect(plain(Measurement(value: Double.infinity, unit: UnitLength.meters).formatted(style)) == "∞ Meter")
  }

  @Test func `lists are joined in the locale's language`() {
    let formatter = ListFormatter()
    formatter.locale = us
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    formatter.locale = germany
    #expect(formatter.string(from: ["a", "b", 3]) == "a, b und 3")
  }
}
