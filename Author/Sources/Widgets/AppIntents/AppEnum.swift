import AlmanacWireSchema

/// A parameter type with a fixed list of values.
public protocol AppEnum: AppValue, RawRepresentable, CaseDisplayRepresentable, InstanceDisplayRepresentable, _IntentValue
where RawValue: LosslessStringConvertible {}

/// A type whose values have names for people.
public protocol CaseDisplayRepresentable: CaseIterable, Hashable {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(stringLiteral: "\(Self.self)") }
  public static var typeDisplayName: LocalizedStringResource { typeDisplayRepresentation.name }

  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(rawValue)")
  }
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }

  public static var _intentType: _IntentValueType {
    var type = _IntentValueType("enum")
    type.typeName = String(localized: typeDisplayRepresentation.name)
    type.options = allCases.map { _ParameterOption(value: $0._json, shown: $0.displayRepresentation) }
    return type
  }
  public static var _unconfigured: Self? { allCases.first }
  public var _json: JSONFragment { .string("\(rawValue)") }
  public static func _read(_ json: JSONFragment) async throws -> Self {
    let text: String? =
      switch json {
      case .string(let value): value
      case .int(let value): "\(value)"
      case .null, .bool, .double, .array, .object: nil
      }
    guard let text, let raw = RawValue(text), let value = Self(rawValue: raw) else {
      throw ParameterValueError(expected: "one of \(allCases.map { "\($0.rawValue)" }.joined(separator: ", "))", found: json)
    }
    return value
  }
}
