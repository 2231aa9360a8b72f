/// The type of a parameter or property.
enum ValueType: Equatable {
  case string, integer, decimal, boolean, duration, dateComponents, url
  case object(String)
  case enumeration(String)
  case optionSet(String)
  case placemark, person, file, currency
  /// A measurement, by the name of its class of units.
  case measurement(String)

  /// The type of the property that Xcode generates.
  var swiftType: String {
    switch self {
    case .string: "String"
    case .integer, .decimal, .boolean, .duration: "NSNumber"
    case .dateComponents: "DateComponents"
    case .url: "URL"
    case .object(let name), .enumeration(let name), .optionSet(let name): name
    case .placemark: "CLPlacemark"
    case .person: "INPerson"
    case .file: "INFile"
    case .currency: "INCurrencyAmount"
    case .measurement(let unit): "Measurement<\(unit)>"
    }
  }

  /// The name of a type that the definition declares; nil for a type of Almanac or Foundation.
  var declaredName: String? {
    switch self {
    case .object(let name), .enumeration(let name), .optionSet(let name): name
    default: nil
    }
  }

  /// Returns the same type with another name. Types that the definition does not declare keep theirs.
  func renamed(_ name: String) -> ValueType {
    switch self {
    case .object: .object(name)
    case .enumeration: .enumeration(name)
    case .optionSet: .optionSet(name)
    default: self
    }
  }

  /// The `INValueKind` that reads and writes the property.
  var kind: String {
    switch self {
    case .string: ".string"
    case .integer: ".integer"
    case .decimal: ".decimal"
    case .boolean: ".boolean"
    case .duration: ".duration"
    case .dateComponents: ".dateComponents"
    case .url: ".url"
    case .object(let name): ".object(\(name).self)"
    case .enumeration(let name): ".enumeration(\(name)._definedCases)"
    case .optionSet(let name): ".options(\(name)._definedCases)"
    case .placemark: ".placemark"
    case .person: ".person"
    case .file: ".file"
    case .currency: ".currencyAmount"
    case .measurement(let unit): ".measurement(\(unit).self)"
    }
  }

  /// The element type of a collection of options, which must be a class.
  var optionType: String {
    switch self {
    case .string: "NSString"
    case .integer, .decimal, .boolean, .duration, .enumeration, .optionSet: "NSNumber"
    case .dateComponents: "NSDateComponents"
    case .url: "NSURL"
    case .object(let name): name
    case .placemark, .person, .file, .currency: swiftType
    case .measurement: "NSMeasurement"
    }
  }

  var resolutionResult: String {
    switch self {
    case .string: "INStringResolutionResult"
    case .integer: "INIntegerResolutionResult"
    case .decimal: "INDoubleResolutionResult"
    case .boolean: "INBooleanResolutionResult"
    case .duration: "INTimeIntervalResolutionResult"
    case .dateComponents: "INDateComponentsResolutionResult"
    case .url: "INURLResolutionResult"
    case .object(let name), .enumeration(let name), .optionSet(let name): "\(name)ResolutionResult"
    case .placemark: "INPlacemarkResolutionResult"
    case .person: "INPersonResolutionResult"
    case .file: "INFileResolutionResult"
    case .currency: "INCurrencyAmountResolutionResult"
    case .measurement(let unit): "IN\(unit.dropFirst(4))ResolutionResult"
    }
  }

  /// True if the values are fixed by the definition.
  var isEnumeration: Bool {
    switch self {
    case .enumeration, .optionSet: true
    default: false
    }
  }

  /// True if a handler can offer values of the type, that is if they are objects of a class.
  var canBeOffered: Bool {
    switch self {
    case .enumeration, .optionSet, .measurement: false
    default: true
    }
  }
}
