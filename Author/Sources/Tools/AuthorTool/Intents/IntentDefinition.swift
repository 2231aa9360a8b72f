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
    /// True if a value can be several cases at once.
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
  /// A definition's settings for a parameter's row in the form.
  struct Input: Equatable {
    /// "field", "stepper" or "slider"; nil if the definition does not set it.
    var control: String?
    var minimum: Double?
    var maximum: Double?
    var isMultiline = false
    var disablesAutocorrection = false
    /// A name of SwiftUI; empty if the definition does not set it.
    var capitalization = ""
    /// The part of a date that the form asks for: "date" or "time"; nil for both, or if the parameter is not a date.
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
  /// A function that makes a response with the properties that its code's sentence names.
  struct ResponseFunction: Equatable {
    var code: String
    var properties: [Property]
  }

  struct Intent: Equatable {
    var name: String
    /// The prefix of the project's classes.
    var prefix = ""
    /// The class's name, if the author sets one (“Custom Class” in Xcode).
    var ownClassName: String?
    var title: String
    var isEligibleForWidgets: Bool
    var parameters: [Parameter]
    var responseProperties: [Property]
    /// The codes in addition to the standard ones.
    var responseCodes: [String]
    /// The codes whose sentences name properties of the response.
    var responseFunctions: [ResponseFunction] = []

    var className: String { ownClassName ?? "\(prefix)\(SwiftName.capitalized(name))Intent" }
  }

  var file: String
  var intents: [Intent] = []
  var types: [ObjectType] = []
  var enumerations: [Enumeration] = []
  /// Warnings about declarations that are left out.
  var warnings: [ToolWarning] = []
  /// The class names of types and enumerations, by their names in the file, which lack the project's prefix.
  var classNames: [String: String] = [:]

  /// Returns true if a parameter or property of the file has this type.
  func uses(_ type: ValueType) -> Bool {
    let properties = types.flatMap(\.properties) + intents.flatMap { $0.parameters.map(\.property) + $0.responseProperties }
    return properties.contains { $0.type == type }
  }

  /// The string table with the translations, named after the file.
  var table: String { URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent }
}
