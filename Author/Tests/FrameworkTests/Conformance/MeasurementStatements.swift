import AlmanacFoundationCompat
import Statements

private func length(
  _ value: Double, _ unit: UnitLength, _ usage: MeasurementFormatUnitUsage<UnitLength> = .general, _ locale: String = "en_US",
  _ width: Measurement<UnitLength>.FormatStyle.UnitWidth = .abbreviated, _ number: FloatingPointFormatStyle<Double>? = nil
) -> String {
  Measurement(value: value, unit: unit)
    .formatted(.measurement(width: width, usage: usage, numberFormatStyle: number).locale(Locale(identifier: locale)))
}
private func temperature(
  _ value: Double, _ unit: UnitTemperature, _ usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, _ locale: String = "en_US",
  _ width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated, hides: Bool = false
) -> String {
  Measurement(value: value, unit: unit).formatted(.measurement(width: width, usage: usage, hidesScaleName: hides).locale(Locale(identifier: locale)))
}
private func measured<U: Dimension>(
  _ value: Double, _ unit: U, _ usage: MeasurementFormatUnitUsage<U> = .general, _ locale: String = "en_US",
  _ width: Measurement<U>.FormatStyle.UnitWidth = .abbreviated
) -> String {
  Measurement(value: value, unit: unit).formatted(Measurement<U>.FormatStyle(width: width, locale: Locale(identifier: locale), usage: usage))
}
private func plain(_ text: String) -> String { text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ") }

extension Statement {
  private static let reference = DocumentSource.formatStyles("measurement-style")
  private static let preferences = DocumentSource.cldr("core/supplemental/unitPreferenceData")

  static let measurementStyles: [Statement] = [
    Statement("A general measurement is in the unit of the region", reference, is: ["6.2 ft", "1,9 m"]) {
      [length(190, .centimeters), plain(length(190, .centimeters, .general, "sv_SE"))]
    },
    Statement("A measurement as provided keeps its unit", reference, is: ["190 cm", "190 cm"]) {
      [length(190, .centimeters, .asProvided), plain(length(190, .centimeters, .asProvided, "sv_SE"))]
    },
    Statement(
      "The height of a person is in feet and inches where these are used", reference, is: ["6 feet, 2.8 inches", "6 ft, 2.8 in", "6 ft, 2.8 in"]
    ) {
      [
        length(190, .centimeters, .personHeight, "en_US", .wide), length(190, .centimeters, .personHeight),
        plain(length(190, .centimeters, .personHeight, "en_CA")),
      ]
    },
    Statement(
      "The height of a person is in metres and centimetres in France, in centimetres in Germany", preferences, is: ["1 m et 90 cm", "190 cm"]
    ) {
      ["fr_FR", "de_DE"].map { plain(length(190, .centimeters, .personHeight, $0)) }
    },
    Statement("A number style counts in a height", reference, is: "6 feet, 3 inches") {
      length(190, .centimeters, .personHeight, "en_US", .wide, .number.precision(.fractionLength(0)))
    },
    Statement("A length of a person is in inches or centimetres", reference, is: ["75 in", "75 in", "190 cm"]) {
      ["en_US", "en_CA", "de_DE"].map { plain(length(190, .centimeters, .person, $0)) }
    },
    Statement("Rain is in inches or millimetres", reference, is: ["75 in", "1,900 mm", "0.5 in"]) {
      [length(190, .centimeters, .rainfall), plain(length(190, .centimeters, .rainfall, "en_CA")), length(12.7, .millimeters, .rainfall)]
    },
    Statement("Snow is in inches or centimetres", reference, is: ["75 inches", "190 centimetres"]) {
      ["en_US", "en_CA"].map { length(190, .centimeters, .snowfall, $0, .wide) }
    },
    Statement("A way on a road has no fraction of a small unit", reference, is: ["6 ft", "2 m"]) {
      ["en_US", "en_CA"].map { plain(length(190, .centimeters, .road, $0)) }
    },
    Statement(
      "A way on a road is in miles above half a mile, below it in feet or, in Britain, in yards, by fifties",
      .repository("unicode-org/cldr", "release-46, common/supplemental/units.xml"), is: ["3.1 mi", "1,300 ft", "450 yd", "5 km"]
    ) {
      [
        length(5000, .meters, .road), length(400, .meters, .road), plain(length(400, .meters, .road, "en_GB")),
        plain(length(5000, .meters, .road, "de_DE")),
      ]
    },
    Statement("Britain measures lengths in miles, feet and inches", preferences, is: ["6.2 ft", "3.1 mi"]) {
      [plain(length(190, .centimeters, .general, "en_GB")), plain(length(5, .kilometers, .general, "en_GB"))]
    },
    Statement("A length has three widths", reference, is: ["124 miles", "124 mi", "124mi"]) {
      [Measurement<UnitLength>.FormatStyle.UnitWidth.wide, .abbreviated, .narrow].map { length(200, .kilometers, .general, "en_US", $0) }
    },
    Statement("Narrow feet are a mark", .cldr("units-full/main/en/units"), is: "70′") { length(70, .feet, .general, "en_US", .narrow) },
    Statement("A temperature is in the unit of the region", reference, is: ["77°F", "25°C", "77 degrees Fahrenheit"]) {
      [temperature(25, .celsius, .weather), plain(temperature(25, .celsius, .weather, "en_GB")), temperature(25, .celsius, .weather, "en_US", .wide)]
    },
    Statement("A narrow temperature has no letter in the region's unit, but in another", reference, is: ["77°", "25°", "25°C"]) {
      [
        temperature(25, .celsius, .weather, "en_US", .narrow), temperature(25, .celsius, .weather, "en_CA", .narrow),
        temperature(25, .celsius, .asProvided, "en_US", .narrow),
      ]
    },
    Statement("The name of the scale is hidden on request if the unit is as provided", reference, is: ["25 degrees", "25°"]) {
      [temperature(25, .celsius, .asProvided, "en_US", .wide, hides: true), temperature(25, .celsius, .asProvided, hides: true)]
    },
    Statement("The acceleration of gravity is no gram", .cldr("units-full/main/en/units"), is: ["1 g-force", "1G", "1 gram"]) {
      [
        measured(1, UnitAcceleration.gravity, .asProvided, "en_US", .wide), measured(1, UnitAcceleration.gravity, .asProvided, "en_US", .narrow),
        measured(1, UnitMass.grams, .asProvided, "en_US", .wide),
      ]
    },
    Statement("A half degree is rounded to even", reference, is: "98°F") { temperature(98.5, .fahrenheit) },
    Statement("A temperature has a space in French and German", .cldr("units-full/main/fr/units"), is: ["25 °C", "25 °C"]) {
      ["fr_FR", "de_DE"].map { plain(temperature(25, .celsius, .weather, $0)) }
    },
    Statement("Energy of food is in Calories in the United States, in kilocalories elsewhere", reference, is: ["1,721 Calories", "1,721 Cal"]) {
      [measured(2, UnitEnergy.kilowattHours, .food, "en_US", .wide), measured(2, UnitEnergy.kilowattHours, .food)]
    },
    Statement("Energy of food is in kilocalories elsewhere", preferences, is: "1.721 kcal") {
      plain(measured(2, UnitEnergy.kilowattHours, .food, "de_DE"))
    },
    Statement("The weight of a person is in pounds, kilograms, or stones and pounds", preferences, is: ["198 lb", "90 kg", "14 st, 1.9 lb"]) {
      ["en_US", "en_CA", "en_GB"].map { plain(measured(197.9, UnitMass.pounds, .personWeight, $0)) }
    },
    Statement("A speed is in miles or kilometres per hour", reference, is: ["62 miles per hour", "62 mph", "62mph", "100 km/h"]) {
      [
        measured(100, UnitSpeed.kilometersPerHour, .general, "en_US", .wide), measured(100, UnitSpeed.kilometersPerHour),
        measured(100, UnitSpeed.kilometersPerHour, .general, "en_US", .narrow), plain(measured(100, UnitSpeed.kilometersPerHour, .general, "de_DE")),
      ]
    },
    Statement("Wind is in metres per second in Japan and Sweden", preferences, is: ["20 m/s", "20 m/s", "45 mph"]) {
      ["ja_JP", "sv_SE", "en_US"].map { plain(measured(20, UnitSpeed.metersPerSecond, .wind, $0)) }
    },
    Statement("A general volume is in cubic inches in the United States", reference, is: "31 in³") { measured(500, UnitVolume.milliliters) },
    Statement("A general pressure is in pounds per square inch in the United States", preferences, is: "15 psi") {
      measured(1013.25, UnitPressure.hectopascals)
    },
  ]

  private static let object = DocumentSource.apple("foundation/measurementformatter")
  private static func formatter(
    _ locale: String, _ style: Formatter.UnitStyle = .medium, _ options: MeasurementFormatter.UnitOptions = []
  ) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    (formatter.locale, formatter.unitStyle, formatter.unitOptions) = (Locale(identifier: locale), style, options)
    formatter.numberFormatter.locale = formatter.locale
    return formatter
  }

  static let measurements: [Statement] = [
    Statement("A formatter converts to the unit of its locale", object + "/unitoptions-swift.property", is: ["3.107 mi", "77°F"]) {
      [
        formatter("en_US").string(from: Measurement(value: 5, unit: UnitLength.kilometers)),
        formatter("en_US").string(from: Measurement(value: 25, unit: UnitTemperature.celsius)),
      ]
    },
    Statement(
      "Without a natural scale the unit is the usual one for a way or a weight", object + "/unitoptions-swift.struct/naturalscale",
      is: ["0.062 mi", "0.1 km"]
    ) {
      ["en_US", "de_DE"].map { locale in
        formatter(locale).string(from: Measurement(value: 100, unit: UnitLength.meters)).replacing(",", with: ".")
      }.map(plain)
    },
    Statement("A formatter keeps the unit on request", object + "/unitoptions-swift.struct/providedunit", is: ["5 km", "5 kilometers", "5km"]) {
      [Formatter.UnitStyle.medium, .long, .short].map {
        formatter("en_US", $0, .providedUnit).string(from: Measurement(value: 5, unit: UnitLength.kilometers))
      }
    },
    Statement("A temperature can be without its unit", object + "/unitoptions-swift.struct/temperaturewithoutunit", is: "25°") {
      formatter("en_US", .medium, [.providedUnit, .temperatureWithoutUnit]).string(from: Measurement(value: 25, unit: UnitTemperature.celsius))
    },
    Statement(
      "A new formatter writes numbers of the decimal style, in its locale", object + "/locale", is: ["1.234,568 m", "1,234.568 m", "1 234,568 m"]
    ) {
      ["de_DE", "en_US", "fr_FR"].map { locale in
        let formatter = MeasurementFormatter()
        (formatter.locale, formatter.unitOptions) = (Locale(identifier: locale), .providedUnit)
        return plain(formatter.string(from: Measurement(value: 1234.5678, unit: UnitLength.meters)))
      }
    },
    Statement(
      "A natural scale takes the unit in which the number is handy", object + "/unitoptions-swift.struct/naturalscale", is: ["12 km", "12 cm"]
    ) {
      [12_000, 0.12].map { plain(formatter("de_DE", .medium, .naturalScale).string(from: Measurement(value: $0, unit: UnitLength.meters))) }
    },
    Statement("A unit without a number is its symbol or its name", object + "/string(from:)-4hwjz", is: ["km", "kilometers"]) {
      [Formatter.UnitStyle.medium, .long].map { formatter("en_US", $0, .providedUnit).string(from: UnitLength.kilometers) }
    },
    Statement(
      "Units are named in the language and the plural form", .cldr("units-full/main/*/units"),
      is: ["5 Kilometer", "5 kilomètres", "5 kilómetros", "5 километров"]
    ) {
      ["de_DE", "fr_FR", "es_ES", "ru_RU"].map { plain(length(5, .kilometers, .asProvided, $0, .wide)) }
    },
  ]

  static let conversions: [Statement] = [
    Statement("Temperatures are converted with their offsets", .apple("foundation/unitconverterlinear"), [212, 273.15, -40]) {
      [
        Measurement(value: 100, unit: UnitTemperature.celsius).converted(to: .fahrenheit).value,
        Measurement(value: 0, unit: UnitTemperature.celsius).converted(to: .kelvin).value,
        Measurement(value: -40, unit: UnitTemperature.fahrenheit).converted(to: .celsius).value,
      ].map { CGFloat($0) }
    },
    Statement("Lengths have the factors of their pages", .apple("foundation/unitlength"), [1609.34, 2.54, 1852, 91.44]) {
      [
        Measurement(value: 1, unit: UnitLength.miles).converted(to: .meters).value,
        Measurement(value: 1, unit: UnitLength.inches).converted(to: .centimeters).value,
        Measurement(value: 1, unit: UnitLength.nauticalMiles).converted(to: .meters).value,
        Measurement(value: 1, unit: UnitLength.yards).converted(to: .centimeters).value,
      ].map { CGFloat($0) }
    },
    Statement(
      "Fuel efficiency is converted as a reciprocal", .apple("foundation/unitfuelefficiency"), [23.52, 10],
      differs: "Foundation on Linux takes the reciprocal of litres per 100 kilometres, too"
    ) {
      [
        Measurement(value: 10, unit: UnitFuelEfficiency.litersPer100Kilometers).converted(to: .milesPerGallon).value,
        Measurement(value: 23.52, unit: UnitFuelEfficiency.milesPerGallon).converted(to: .litersPer100Kilometers).value,
      ].map { CGFloat($0) }
    },
    Statement("Amounts of different units are equal if they are the same amount", .apple("foundation/measurement"), is: [true, false, true]) {
      [
        Measurement(value: 1, unit: UnitLength.kilometers) == Measurement(value: 1000, unit: UnitLength.meters),
        Measurement(value: 1, unit: UnitLength.kilometers) == Measurement(value: 999, unit: UnitLength.meters),
        Measurement(value: 1, unit: UnitLength.kilometers) > Measurement(value: 999, unit: UnitLength.meters),
      ]
    },
    Statement(
      "A sum of different units is in the base unit, one of equal units in theirs", .apple("foundation/measurement"),
      is: ["1500.0 m", "3.0 km"]
    ) {
      let mixed = Measurement(value: 1, unit: UnitLength.kilometers) + Measurement(value: 500, unit: UnitLength.meters)
      let same = Measurement(value: 1, unit: UnitLength.kilometers) + Measurement(value: 2, unit: UnitLength.kilometers)
      return ["\(mixed.value) \(mixed.unit.symbol)", "\(same.value) \(same.unit.symbol)"]
    },
    Statement("Decimal and binary units of storage differ", .apple("foundation/unitinformationstorage"), [1000, 1_048_576, 8]) {
      [
        Measurement(value: 1, unit: UnitInformationStorage.megabytes).converted(to: .kilobytes).value,
        Measurement(value: 1, unit: UnitInformationStorage.mebibytes).converted(to: .bytes).value,
        Measurement(value: 1, unit: UnitInformationStorage.bytes).converted(to: .bits).value,
      ].map { CGFloat($0) }
    },
    Statement("Pressures and speeds have the factors of their pages", .apple("foundation/unitpressure"), [33.86, 100, 36], within: 0.05) {
      [
        Measurement(value: 1, unit: UnitPressure.inchesOfMercury).converted(to: .hectopascals).value,
        Measurement(value: 1, unit: UnitPressure.hectopascals).converted(to: .newtonsPerMetersSquared).value,
        Measurement(value: 10, unit: UnitSpeed.metersPerSecond).converted(to: .kilometersPerHour).value,
      ].map { CGFloat($0) }
    },
  ]
}
