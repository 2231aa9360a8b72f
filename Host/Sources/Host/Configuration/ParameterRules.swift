import AlmanacWireSchema
import Foundation

/// What the value of one parameter may be, by the extension's description (Specification A12, B4).
public struct ParameterRules: Sendable {
  /// The rule that a value breaks.
  struct Breach: Sendable, Equatable {
    let name: ConfigurationFault.Name
    /// The nearest value that is allowed; nil: there is none.
    var nearest: JSONFragment?
  }

  let parameter: ParameterDescription
  /// The fewest and the most elements of a list; nil: it is a single value.
  public let sizes: ClosedRange<Int>?

  /// - Parameters:
  ///   - family: that of the widget; unspecified: none.
  ///   - elements: the maximum number of elements of a list without a declared size.
  public init(_ parameter: ParameterDescription, family: WidgetFamilyValue, elements: Int) {
    self.parameter = parameter
    guard parameter.isArray else {
      sizes = nil
      return
    }
    let size = parameter.sizes.first { $0.family == family && family != .unspecified } ?? parameter.sizes.first { $0.family == .unspecified }
    let most = size.map { $0.maximum == 0 ? elements : Int($0.maximum) } ?? elements
    sizes = min(Int(size?.minimum ?? 0), most)...most
  }

  /// Returns the rule that a value breaks; nil: it is allowed.
  func breach(of value: JSONFragment) -> Breach? {
    guard let sizes else { return breach(ofElement: value) }
    guard case .array(var elements) = value else { return Breach(name: .type) }
    var first: ConfigurationFault.Name?
    for (index, element) in elements.enumerated() {
      guard let breach = breach(ofElement: element) else { continue }
      guard let nearest = breach.nearest else { return Breach(name: breach.name) }
      first = first ?? breach.name
      elements[index] = nearest
    }
    if elements.count < sizes.lowerBound { return Breach(name: .size) }
    if elements.count > sizes.upperBound {
      first = first ?? .size
      elements.removeLast(elements.count - sizes.upperBound)
    }
    return first.map { Breach(name: $0, nearest: .array(elements)) }
  }

  /// Returns the rule that an element of a list, or a single value, breaks.
  func breach(ofElement value: JSONFragment) -> Breach? {
    switch parameter.type {
    case "bool": if case .bool = value { return nil }
    case "int": if case .int(let number) = value { return range(Double(number)) { .int(Int($0)) } }
    case "double", "duration": if let number = value.decimal { return range(number) { .double($0) } }
    case "measurement", "currency": return quantity(value)
    case "string": if value.string != nil { return nil }
    case "url": if let text = value.string { return URL(string: text)?.scheme == nil ? Breach(name: .type) : nil }
    case "date": if let text = value.string { return Self.instant(text) == nil ? Breach(name: .type) : nil }
    case "enum":
      switch value {
      case .string, .int: return choice(value)
      default: break
      }
    case "place":
      if let latitude = value["latitude"]?.number, let longitude = value["longitude"]?.number {
        return abs(latitude) <= 90 && abs(longitude) <= 180 ? nil : Breach(name: .range)
      }
    case "file":
      if let text = value.string { return text.hasPrefix("file:") || text.hasPrefix("data:") ? nil : Breach(name: .type) }
    case "entity", "person": if value.string != nil || value.isObject || value.isWholeNumber { return nil }
    // A type of a later version: only the extension can check its values.
    default: return value == .null ? Breach(name: .type) : nil
    }
    return Breach(name: .type)
  }

  /// Reads an instant in ISO 8601; nil: it is none. Without a time zone it is one of UTC, which suffices to compare and check it: the extension reads
  /// it in the zone of the device. Without a time it is noon.
  public static func instant(_ text: String) -> Date? {
    if let date = (try? Date(text, strategy: .iso8601)) ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))) {
      return date
    }
    switch text.utf8.count {
    case 10: return try? Date("\(text)T12:00:00Z", strategy: .iso8601)
    case 16: return try? Date("\(text):00Z", strategy: .iso8601)
    case 19: return try? Date("\(text)Z", strategy: .iso8601)
    default: return nil
    }
  }

  /// A number alone, or an object with a number and a unit or code.
  private func quantity(_ value: JSONFragment) -> Breach? {
    if parameter.type == "measurement", let number = value.number { return range(number) { .double($0) } }
    guard case .object(var members) = value, let key = Self.amounts.first(where: { members[$0]?.decimal != nil }), let number = members[key]?.decimal
    else { return Breach(name: .type) }
    let unit = Self.units.compactMap { members[$0]?.string }.first
    if let unit, !parameter.units.isEmpty, !parameter.units.contains(unit) { return Breach(name: .choice) }
    // The bounds are in the first unit.
    guard unit == nil || unit == parameter.units.first, let breach = range(number, { .double($0) }), let nearest = breach.nearest else { return nil }
    members[key] = nearest
    return Breach(name: .range, nearest: .object(members))
  }

  private static let amounts = ["value", "amount"]
  private static let units = ["unit", "currency"]

  private func range(_ number: Double, _ make: (Double) -> JSONFragment) -> Breach? {
    guard parameter.hasNumber else { return nil }
    let isWhole = parameter.type == "int"
    if parameter.number.hasMinimum, number < parameter.number.minimum {
      return Breach(name: .range, nearest: make(isWhole ? parameter.number.minimum.rounded(.up) : parameter.number.minimum))
    }
    if parameter.number.hasMaximum, number > parameter.number.maximum {
      return Breach(name: .range, nearest: make(isWhole ? parameter.number.maximum.rounded(.down) : parameter.number.maximum))
    }
    return nil
  }

  private func choice(_ value: JSONFragment) -> Breach? {
    guard parameter.type == "enum", !parameter.options.isEmpty else { return nil }
    return parameter.options.contains { $0.isValue(value) } ? nil : Breach(name: .choice)
  }
}

extension ParameterRules {
  /// What is right, for the end of a sentence: "a whole number from 1 to 7".
  public var expectation: String {
    guard let sizes else { return elementExpectation }
    let count = sizes.lowerBound == sizes.upperBound ? "\(sizes.upperBound)" : "\(sizes.lowerBound) to \(sizes.upperBound)"
    return "a list of \(count), each \(elementExpectation)"
  }

  private var elementExpectation: String {
    switch parameter.type {
    case "bool": "true or false"
    case "int": "a whole number\(bounds)"
    case "double": "a number\(bounds)"
    case "duration": "a number of seconds\(bounds)"
    case "measurement": "{\"value\": a number\(bounds), \"unit\": one of \(ValueText.list(parameter.units))}"
    case "currency": "{\"amount\": 12.5, \"currency\": \"EUR\"}"
    case "string": "text"
    case "url": "an address with its scheme, such as https://example.org"
    case "date": "a date such as 2026-03-14T09:00:00Z"
    case "enum": "one of \(ValueText.list(parameter.options.map(\.identifier)))"
    case "entity": "an identifier\(parameter.typeName.isEmpty ? "" : " of \(Printable.text(parameter.typeName))")"
    case "place": "{\"latitude\": 52.5, \"longitude\": 13.4, \"name\": \"Berlin\"} in degrees"
    case "person": "a person"
    case "file": "a file's address, such as file:///home/ada/picture.png"
    default: "a value of the type \(Printable.text(parameter.type))"
    }
  }

  private var bounds: String {
    let number = parameter.number
    return switch (number.hasMinimum, number.hasMaximum) {
    case (true, true): " from \(ValueText.of(number.minimum)) to \(ValueText.of(number.maximum))"
    case (true, false): " of at least \(ValueText.of(number.minimum))"
    case (false, true): " of at most \(ValueText.of(number.maximum))"
    case (false, false): ""
    }
  }
}

extension Option {
  /// Whether a value is this one: its own JSON, or its identifier.
  func isValue(_ other: JSONFragment) -> Bool { other == .string(identifier) || json == other }

  /// The value; without one of its own, the identifier.
  public var json: JSONFragment { value.isEmpty ? .string(identifier) : (try? JSONFragment(data: value)) ?? .string(identifier) }
}

extension JSONFragment {
  /// The number; one with more digits than a binary number holds is a string.
  var decimal: Double? {
    if let number { return number }
    guard let text = string, text.utf8.count <= 64, text.wholeMatch(of: /-?[0-9]+(\.[0-9]+)?([eE]-?[0-9]+)?/) != nil else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  var isWholeNumber: Bool { if case .int = self { true } else { false } }
}
