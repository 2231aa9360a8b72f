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
  }
  struct Parameter: Equatable {
    var property: Property
    var title: LocalizedText
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
    /// The codes in addition to the standard ones.
    var responseCodes: [String]

    var className: String { "\(SwiftName.capitalized(name))Intent" }
  }

  var file: String
  var intents: [Intent] = []
  var types: [ObjectType] = []
  var enumerations: [Enumeration] = []
  /// Warnings about declarations that are left out.
  var warnings: [ToolWarning] = []

  /// The string table with the translations, named after the file.
  var table: String { URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent }
}

/// The type of a parameter or property.
enum ValueType: Equatable {
  case string, integer, decimal, boolean, duration, dateComponents, url
  case object(String)
  case enumeration(String)

  /// The type of the property that Xcode generates.
  var swiftType: String {
    switch self {
    case .string: "String"
    case .integer, .decimal, .boolean, .duration: "NSNumber"
    case .dateComponents: "DateComponents"
    case .url: "URL"
    case .object(let name), .enumeration(let name): name
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
    }
  }

  /// The element type of a collection of options, which must be a class.
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
