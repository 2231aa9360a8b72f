import Foundation

/// What an `.intentdefinition` file declares, as far as Swift code comes of it.
struct IntentDefinition {
  /// Words with the key of their translation.
  struct Words: Equatable {
    var text: String
    var id: String
  }
  struct Enumeration: Equatable {
    struct Case: Equatable {
      var name: String
      var index: Int
      var title: Words
    }
    var name: String
    var cases: [Case]
  }
  /// A property of a type, of a response, or a parameter of an intent.
  struct Property: Equatable {
    var name: String
    var type: ValueType
    var isArray = false
  }
  struct ObjectType: Equatable {
    var name: String
    /// Those that the definition adds to an object's own.
    var properties: [Property]
  }
  struct Parameter: Equatable {
    var property: Property
    var title: Words
    var isEditable: Bool
    var hasDynamicOptions: Bool
    var supportsSearch: Bool
    var defaultValue: DefaultValue?
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
    var title: String
    var isEligibleForWidgets: Bool
    var parameters: [Parameter]
    var responseProperties: [Property]
    /// Codes besides the standard ones.
    var responseCodes: [String]

    var className: String { "\(SwiftName.capitalized(name))Intent" }
  }

  var file: String
  var intents: [Intent] = []
  var types: [ObjectType] = []
  var enumerations: [Enumeration] = []
  /// What is left out, with the reason.
  var warnings: [ToolWarning] = []

  /// The string table of its translations has the file's name.
  var table: String { URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent }
}

/// The type of a parameter or property.
enum ValueType: Equatable {
  case string, integer, decimal, boolean, duration, dateComponents, url
  case object(String)
  case enumeration(String)

  /// As Xcode writes the property of an intent.
  var swiftType: String {
    switch self {
    case .string: "String"
    case .integer, .decimal, .boolean, .duration: "NSNumber"
    case .dateComponents: "DateComponents"
    case .url: "URL"
    case .object(let name), .enumeration(let name): name
    }
  }

  /// The `INValueKind` that reads and writes it.
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
    }
  }

  /// What a collection of options holds: objects only.
  var optionType: String {
    switch self {
    case .string: "NSString"
    case .integer, .decimal, .boolean, .duration, .enumeration: "NSNumber"
    case .dateComponents: "NSDateComponents"
    case .url: "NSURL"
    case .object(let name): name
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
    case .object(let name), .enumeration(let name): "\(name)ResolutionResult"
    }
  }

  var isEnumeration: Bool {
    if case .enumeration = self { true } else { false }
  }
}
