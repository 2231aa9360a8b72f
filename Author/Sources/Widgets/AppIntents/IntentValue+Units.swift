import AlmanacWireSchema

extension Measurement: _IntentValue where UnitType: _MeasuredUnit {
  /// True for durations. The JSON of a duration is a number of seconds; that of any other measurement is a number with the symbol of its unit.
  private static var isDuration: Bool { UnitType.self == UnitDuration.self }

  public static var _intentType: _IntentValueType {
    var type = _IntentValueType(isDuration ? "duration" : "measurement")
    if !isDuration { type.units = UnitType._units.map(\.symbol) }
    return type
  }
  public static var _unconfigured: Measurement<UnitType>? { Measurement(value: 0, unit: UnitType.usual) }

  public var _json: JSONFragment {
    if let duration = self as? Measurement<UnitDuration> { return .double(duration.converted(to: .seconds).value) }
    return .object(["value": .double(value), "unit": .string(unit.symbol)])
  }

  public static func _read(_ json: JSONFragment) async throws -> Measurement<UnitType> {
    if isDuration, let seconds = UnitDuration.seconds as? UnitType {
      return Measurement(value: try await Double._read(json), unit: seconds)
    }
    let symbols = UnitType._units.map(\.symbol)
    // A number without a unit is in the default unit.
    let symbol = json["unit"]?.string ?? (json.isObject ? nil : symbols.first)
    guard let value = (json["value"] ?? json).number, let unit = UnitType.unit(symbol: symbol) else {
      throw ParameterValueError(
        expected: "a number with a unit, {\"value\": 3, \"unit\": \"\(symbols.first ?? "")\"}; units: \(symbols.joined(separator: ", "))", found: json
      )
    }
    return Measurement(value: value, unit: unit)
  }

  public var _shown: [_ParameterOption] {
    let formatter = MeasurementFormatter()
    formatter.locale = ProcessLocale.current
    formatter.unitOptions = .providedUnit
    return [_ParameterOption(value: _json, title: formatter.string(from: Measurement<Unit>(value: value, unit: unit)))]
  }
}
