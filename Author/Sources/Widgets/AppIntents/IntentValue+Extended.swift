import AlmanacWireSchema
import CoreLocation

extension AttributedString: _IntentValue {
  public static var _intentType: _IntentValueType { _IntentValueType("string") }
  public static var _unconfigured: AttributedString? { AttributedString() }
  /// The text without its attributes.
  public var _json: JSONFragment { .string(String(characters)) }
  public static func _read(_ json: JSONFragment) async throws -> AttributedString { AttributedString(try await String._read(json)) }
}

extension Decimal: _IntentValue {
  public static var _intentType: _IntentValueType { _IntentValueType("double") }
  public static var _unconfigured: Decimal? { 0 }
  /// A number; a number with more digits than a binary number can hold is kept as a string.
  public var _json: JSONFragment {
    if let whole = Int("\(self)") { return .int(whole) }
    let number = Double("\(self)") ?? .nan
    return Decimal(string: "\(number)") == self ? .double(number) : .string("\(self)")
  }
  public static func _read(_ json: JSONFragment) async throws -> Decimal {
    let text: String? =
      switch json {
      case .int(let value): "\(value)"
      case .double(let value): "\(value)"
      case .string(let value): value
      case .null, .bool, .array, .object: nil
      }
    // `Decimal(string:)` ignores text after the number, so the text is checked as a whole.
    guard let text, Double(text)?.isFinite == true, let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) else {
      throw ParameterValueError(expected: "a number", found: json)
    }
    return value
  }
}

extension Duration: _IntentValue {
  public static var _intentType: _IntentValueType { _IntentValueType("duration") }
  public static var _unconfigured: Duration? { .zero }
  public var _json: JSONFragment { .double(Double(components.seconds) + Double(components.attoseconds) / 1e18) }
  public static func _read(_ json: JSONFragment) async throws -> Duration {
    let seconds = try await Double._read(json)
    // A larger duration would overflow.
    guard abs(seconds) < 1e15 else { throw ParameterValueError(expected: "a number of seconds", found: json) }
    return .seconds(seconds)
  }
}

extension DateComponents: _IntentValue {
  public static var _intentType: _IntentValueType { _IntentValueType("date") }
  public var _json: JSONFragment { .string(isoText) }
  public static func _read(_ json: JSONFragment) async throws -> DateComponents {
    guard let value = json.string.flatMap(DateComponents.init(isoText:)) else {
      throw ParameterValueError(expected: "a date such as 2026-11-21T09:30:00", found: json)
    }
    return value
  }
}

/// An amount of money as the value of a parameter.
public struct IntentCurrencyAmount: Hashable, Sendable {
  public var amount: Decimal
  /// The code of the currency in ISO 4217, for instance `EUR`.
  public var currencyCode: String

  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

extension IntentCurrencyAmount: _IntentValue {
  public static var _intentType: _IntentValueType {
    var type = _IntentValueType("currency")
    // The device's currency is the default; the form offers every current one.
    let usual = ProcessLocale.current.currency?.identifier ?? "USD"
    type.units = [usual] + Locale.commonISOCurrencyCodes.filter { $0 != usual }
    return type
  }
  public var _json: JSONFragment { .object(["amount": amount._json, "currency": .string(currencyCode)]) }
  public static func _read(_ json: JSONFragment) async throws -> IntentCurrencyAmount {
    guard let code = json["currency"]?.string, code.count == 3, code.allSatisfy({ $0.isASCII && $0.isUppercase }),
      let amount = try? await Decimal._read(json["amount"] ?? .null)
    else { throw ParameterValueError(expected: "an amount of money, {\"amount\": 12.5, \"currency\": \"EUR\"}", found: json) }
    return IntentCurrencyAmount(amount: amount, currencyCode: code)
  }
  public var _shown: [_ParameterOption] {
    [_ParameterOption(value: _json, title: amount.formatted(.currency(code: currencyCode).locale(ProcessLocale.current)))]
  }
}

/// A place: its position, and its name if it has one.
extension CLPlacemark: _IntentValue {
  public static var _intentType: _IntentValueType { _IntentValueType("place") }
  public var _json: JSONFragment {
    guard let coordinate = location?.coordinate else { return .null }
    var members: [String: JSONFragment] = ["latitude": .double(coordinate.latitude), "longitude": .double(coordinate.longitude)]
    if let name { members["name"] = .string(name) }
    return .object(members)
  }
  public static func _read(_ json: JSONFragment) async throws -> CLPlacemark {
    guard let latitude = json["latitude"]?.number, let longitude = json["longitude"]?.number, abs(latitude) <= 90, abs(longitude) <= 180
    else { throw ParameterValueError(expected: "a place, {\"latitude\": 52.5, \"longitude\": 13.4, \"name\": \"Berlin\"}", found: json) }
    return CLPlacemark(location: CLLocation(latitude: latitude, longitude: longitude), name: json["name"]?.string)
  }
  public var _shown: [_ParameterOption] {
    let position = (location?.coordinate).map { "\($0.latitude), \($0.longitude)" } ?? ""
    return [_ParameterOption(value: _json, title: name ?? position)]
  }
}
