import Foundation

/// The declarations in an `.intentdefinition` file that become Swift code.
package struct IntentDefinition {
  /// A text with the key of its translation.
  struct LocalizedText: Equatable {
    var text: String
    var id: String
  }
  struct Enumeration: Equatable {
    struct Case: Equatable {
      var name: String
      var index: Int
      var title: LocalizedText
    }
    var name: String
    var cases: [Case]
    /// Whether a value can be several cases at once.
    var isOptionSet = false
  }
  /// A property of a type, of a response, or a parameter of an intent.
  struct Property: Equatable {
    var name: String
    var type: ValueType
    var isArray = false
  }
  struct ObjectType: Equatable {
    var name: String
    /// The properties that the definition declares, without those that every object has.
    var properties: [Property]
    var title = LocalizedText(text: "", id: "")
  }
  struct Parameter: Equatable {
    var property: Property
    var title: LocalizedText
    var isEditable: Bool
    var hasDynamicOptions: Bool
    var supportsSearch: Bool
    var defaultValue: DefaultValue?
    var input = Input()
    var relationship: Relationship?
  }
  /// What the definition says about a parameter's row in the form.
  struct Input: Equatable {
    /// "field", "stepper" or "slider"; nil = the definition says nothing about the number.
    var control: String?
    var minimum: Double?
    var maximum: Double?
    var isMultiline = false
    var disablesAutocorrection = false
    /// A name of SwiftUI; empty = the definition says nothing.
    var capitalization = ""
    /// "date", "time" or "dateTime"; nil = both.
    var datePart: String?
    /// The number of elements by the family's name; an empty name stands for all other families.
    var sizes: [Size] = []
    var prompt = LocalizedText(text: "", id: "")

    struct Size: Equatable {
      var family: String
      var minimum: Int
      var maximum: Int
    }
  }
  /// The parameter on which another one depends, and the condition as Swift code.
  struct Relationship: Equatable {
    var parent: String
    var condition: String
  }
  enum DefaultValue: Equatable {
    case string(String)
    case integer(Int)
    case decimal(Double)
    case boolean(Bool)
    case enumCase(String)
  }
  struct Intent: Equatable {
    var name: String
    /// The prefix of the project's classes.
    var prefix = ""
    var title: String
    var isEligibleForWidgets: Bool
    var parameters: [Parameter]
    var responseProperties: [Property]
    /// The codes in addition to the standard ones.
    var responseCodes: [String]

    var className: String { "\(prefix)\(SwiftName.capitalized(name))Intent" }
  }

  var file: String
  var intents: [Intent] = []
  var types: [ObjectType] = []
  var enumerations: [Enumeration] = []
  /// Warnings about declarations that are left out.
  var warnings: [ToolWarning] = []
  /// The classes' names of types and enumerations by their names in the file, which lack the project's prefix.
  var classNames: [String: String] = [:]

  /// Whether a parameter or property of the file has this type.
  func uses(_ type: ValueType) -> Bool {
    let properties = types.flatMap(\.properties) + intents.flatMap { $0.parameters.map(\.property) + $0.responseProperties }
    return properties.contains { $0.type == type }
  }

  /// The string table with the translations, named after the file.
  var table: String { URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent }
}

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

  /// Whether the values are fixed by the definition.
  var isEnumeration: Bool {
    switch self {
    case .enumeration, .optionSet: true
    default: false
    }
  }

  /// Whether a handler can offer values of the type: those that are classes.
  var canBeOffered: Bool {
    switch self {
    case .enumeration, .optionSet, .measurement: false
    default: true
    }
  }
}
