import AlmanacWireSchema

/// A parameter of an intent: its name, and functions that read and write its value as JSON.
public struct INIntentParameter {
  package let name: String
  package let title: String
  package let type: String
  package let isArray: Bool
  package let hasDynamicOptions: Bool
  /// The value of a new widget.
  package var defaultValue: JSONFragment?
  /// The values of an enumeration with their titles.
  package var choices: [(identifier: String, title: String)] = []
  /// True if the user can set the parameter. Others are for the app's code only.
  package var isEditable = true
  /// The settings of the form's row, beside name, title, type, default and options.
  package var form = ParameterDescription()
  /// The parameter on which this one depends; nil = it is always shown.
  package var relationship: INParameterRelationship?
  /// Calls a handler of the intents extension for options; nil if the handler does not provide any.
  package var provideOptions: ((_ handler: Any, INIntent, _ search: String) async throws -> INParameterOptions?)?
  /// Calls a handler of the intents extension for the default value.
  package var provideDefault: ((_ handler: Any, INIntent) -> JSONFragment?)?
  /// Calls a handler of the intents extension to check the intent's value; nil if it is not a handler of the intent.
  package var check: ((_ handler: Any, INIntent) async -> [INIntentResolutionResult]?)?
  package let read: (INIntent) -> JSONFragment?
  package let write: (INIntent, JSONFragment) throws -> Void

  init(
    name: String, title: String, type: String, isArray: Bool = false, hasDynamicOptions: Bool = false, read: @escaping (INIntent) -> JSONFragment?,
    write: @escaping (INIntent, JSONFragment) throws -> Void
  ) {
    self.name = name
    self.title = title
    self.type = type
    self.isArray = isArray
    self.hasDynamicOptions = hasDynamicOptions
    self.read = read
    self.write = write
    switch type {
    case "int", "double", "duration", "measurement", "currency": form.number = .with { $0.control = .field }
    case "string": form.text = TextInput()
    case "date": form.date = .dateTime
    default: break
    }
  }

  /// Returns a text parameter.
  public static func string<Intent: INIntent>(
    _ name: String, title: String, dynamicOptions: Bool = false, _ keyPath: ReferenceWritableKeyPath<Intent, String?>
  ) -> INIntentParameter {
    scalar(name, title: title, type: "string", dynamicOptions: dynamicOptions, keyPath, format: { .string($0) }, parse: \.string)
  }

  /// Returns a parameter with a number or a boolean; `type` is "int", "double" or "bool".
  public static func number<Intent: INIntent>(
    _ name: String, title: String, type: String = "double", _ keyPath: ReferenceWritableKeyPath<Intent, NSNumber?>
  ) -> INIntentParameter {
    scalar(
      name, title: title, type: type, dynamicOptions: false, keyPath,
      format: { type == "bool" ? .bool($0.boolValue) : type == "int" ? .int($0.intValue) : .double($0.doubleValue) },
      parse: { json in
        switch json {
        case .bool(let value): NSNumber(value: value)
        case .int(let value): NSNumber(value: value)
        case .double(let value): NSNumber(value: value)
        case .null, .string, .array, .object: nil
        }
      })
  }

  /// Returns a parameter with an object that is chosen from a list.
  public static func object<Intent: INIntent, Value: INObject>(
    _ name: String, title: String, dynamicOptions: Bool = true, _ keyPath: ReferenceWritableKeyPath<Intent, Value?>
  ) -> INIntentParameter {
    INIntentParameter(
      name: name, title: title, type: "entity", hasDynamicOptions: dynamicOptions,
      read: { ($0 as? Intent)?[keyPath: keyPath]?.json },
      write: { intent, json in
        guard let intent = intent as? Intent, let value = Value.fromJSON(json) else { throw INParameterError(name: name) }
        intent[keyPath: keyPath] = value
      })
  }

  private static func scalar<Intent: INIntent, Value>(
    _ name: String, title: String, type: String, dynamicOptions: Bool, _ keyPath: ReferenceWritableKeyPath<Intent, Value?>,
    format: @escaping (Value) -> JSONFragment, parse: @escaping (JSONFragment) -> Value?
  ) -> INIntentParameter {
    INIntentParameter(
      name: name, title: title, type: type, hasDynamicOptions: dynamicOptions,
      read: { ($0 as? Intent)?[keyPath: keyPath].map(format) },
      write: { intent, json in
        guard let intent = intent as? Intent, let value = parse(json) else { throw INParameterError(name: name) }
        intent[keyPath: keyPath] = value
      })
  }
}

/// Thrown if a configured value does not have its parameter's type.
package struct INParameterError: Error {
  package let name: String
}
