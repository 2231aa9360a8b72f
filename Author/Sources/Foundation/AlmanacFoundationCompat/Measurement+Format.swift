/// The purpose of a measurement, which decides the unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable, Codable {
  let name: String
  /// The usual unit of the region.
  public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "general") }
  /// The measurement's own unit.
  public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "weather") }
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "road") }
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
  public static var personHeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "personHeight") }
  public static var rainfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "rainfall") }
  public static var snowfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "snowfall") }
  public static var visibility: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "visibility") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "personWeight") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "food") }
  public static var workout: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "workout") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  public static var wind: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "wind") }
}

extension Measurement where UnitType: Dimension {
  /// Formats a measurement with its unit: "72°F", "5.2 km".
  ///
  /// Without a number style, a value is rounded to two digits or a whole number, on roads to multiples of ten and fifty. With `.asProvided` it keeps up to
  /// six fraction digits.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public struct UnitWidth: Hashable, Sendable, Codable {
      let name: String
      public static var wide: UnitWidth { UnitWidth(name: "wide") }
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
    }
    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Omits the name of a temperature's scale: "72°", "72 degrees".
    public var hidesScaleName = false

    public init(
      width: UnitWidth, locale: Locale = ProcessLocale.current, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func locale(_ locale: Locale) -> FormatStyle { with(\.locale, locale) }

    public func format(_ measurement: Measurement<UnitType>) -> String {
      let usual =
        usage == .asProvided
        ? nil : UsualUnit(of: measurement.unit, value: measurement.value, usage: usage.name, width: namesWidth, locale: locale)
      if hidesScaleName, measurement.unit is UnitTemperature { return degrees(usual?.value ?? measurement.value) }
      if let usual { return numberFormatStyle.map { usual.text(in: $0.locale(locale)) } ?? usual.text }
      return UnitNames.joined(number(measurement.value), value: measurement.value, unit: measurement.unit, width: namesWidth, locale: locale)
    }

    private var namesWidth: UnitNames.Width { width == .wide ? .wide : width == .narrow ? .narrow : .abbreviated }

    private func number(_ value: Double) -> String {
      if let numberFormatStyle { return numberFormatStyle.locale(locale).format(value) }
      let digits = usage == .asProvided ? 0...6 : abs(value) < 9.95 ? 0...1 : 0...0
      return FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(digits)).format(value)
    }

    private func degrees(_ value: Double) -> String {
      let number = number(value)
      guard width == .wide else { return number + "°" }
      return UnitNames.joined(number, value: value, unit: UnitAngle.degrees, width: .wide, locale: locale)
    }
  }

  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
  public static func measurement(
    width: Self.UnitWidth, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle { Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle) }
}

/// Foundation's older formatter for measurements; ``Measurement/FormatStyle`` is the newer one.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Uses the measurement's own unit instead of the region's usual one.
    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// "72°" instead of "72°F".
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }
  open var unitOptions: UnitOptions = []
  open var unitStyle: Formatter.UnitStyle = .medium
  open var locale: Locale! = ProcessLocale.current {
    didSet { if !hasOwnNumberFormatter { numberFormatter.locale = locale } }
  }
  /// Writes numbers in the formatter's locale until the author sets another one.
  open var numberFormatter: NumberFormatter! = {
    let formatter = DeviceNumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()
  {
    didSet { hasOwnNumberFormatter = true }
  }
  private var hasOwnNumberFormatter = false

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    var (value, unit): (Double, Unit) = (measurement.value, measurement.unit)
    if !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension {
      // Without the option, a short way is 0.062 mi.
      let target = PreferredUnit.of(dimension, value: unitOptions.contains(.naturalScale) ? value : .infinity, locale: locale)
      value = target.converter.value(fromBaseUnitValue: dimension.converter.baseUnitValue(fromValue: value))
      unit = target
    }
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature { return number + "°" }
    let width: UnitNames.Width = unitStyle == .long ? .wide : unitStyle == .short ? .narrow : .abbreviated
    return UnitNames.joined(number, value: value, unit: unit, width: width, locale: locale)
  }
  /// Returns the name of a unit. In English a speed per hour has "hr" unless the style is long, as in Apple's pictures of "62 mi/hr" and "50 km/hr"
  /// (stadiamaps/ferrostar, SpeedLimitViewTests); a measurement in that unit has "mph" and "km/h".
  open func string(from unit: Unit) -> String {
    if let unit = unit as? UnitSpeed, unitStyle != .long, locale.language.languageCode == .english {
      if unit == .milesPerHour { return "mi/hr" }
      if unit == .kilometersPerHour { return "km/hr" }
    }
    return UnitNames.name(of: unit, width: unitStyle == .long ? .wide : .abbreviated, locale: locale)
  }
  open override func string(for object: Any?) -> String? { (object as? any FormattedMeasurement)?.text(by: self) }
}

/// A measurement of any unit.
private protocol FormattedMeasurement {
  func text(by formatter: MeasurementFormatter) -> String
}
extension Measurement: FormattedMeasurement {
  fileprivate func text(by formatter: MeasurementFormatter) -> String { formatter.string(from: self) }
}
