import AlmanacWireSchema

/// A handler's options of a parameter.
package struct INParameterOptions {
  package struct Section {
    package let title: String?
    package let options: [Option]
  }
  package struct Option {
    package var identifier: String
    package var title: String
    package var subtitle: String?
    package var image: INImage?
    package var value: JSONFragment
  }
  package let sections: [Section]
  package let isIndexed: Bool
}

extension INIntentParameter {
  /// Returns a parameter of any kind that an intent definition can have.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - title: The title in the configuration.
  ///   - kind: Reads and writes the values.
  ///   - defaultValue: The value of a new widget.
  ///   - dynamicOptions: True if the app provides the options.
  ///   - editable: True if the user can set the parameter.
  public static func value<Intent: INIntent, Value>(
    _ name: String, title: String, _ kind: INValueKind<Value>, default defaultValue: Value? = nil, dynamicOptions: Bool = false,
    editable: Bool = true,
    _ keyPath: ReferenceWritableKeyPath<Intent, Value?>
  ) -> INIntentParameter {
    make(
      name, title, kind, defaultValue, dynamicOptions, editable, read: { ($0 as? Intent)?[keyPath: keyPath] },
      write: { ($0 as? Intent)?[keyPath: keyPath] = $1 })
  }

  /// Returns a parameter that always has a value, such as an enumeration.
  public static func value<Intent: INIntent, Value>(
    _ name: String, title: String, _ kind: INValueKind<Value>, default defaultValue: Value? = nil, dynamicOptions: Bool = false,
    editable: Bool = true,
    _ keyPath: ReferenceWritableKeyPath<Intent, Value>
  ) -> INIntentParameter where Value: RawRepresentable, Value.RawValue == Int {
    make(
      name, title, kind, defaultValue, dynamicOptions, editable,
      // 0 means no choice; a configuration does not contain it.
      read: { ($0 as? Intent)?[keyPath: keyPath] }, isChosen: { $0.rawValue != 0 }, write: { ($0 as? Intent)?[keyPath: keyPath] = $1 })
  }

  private static func make<Value>(
    _ name: String, _ title: String, _ kind: INValueKind<Value>, _ defaultValue: Value?, _ dynamicOptions: Bool, _ editable: Bool,
    read: @escaping (INIntent) -> Value?, isChosen: @escaping (Value) -> Bool = { _ in true }, write: @escaping (INIntent, Value) -> Void
  ) -> INIntentParameter {
    var parameter = INIntentParameter(
      name: name, title: title, type: kind.type, isArray: kind.isArray, hasDynamicOptions: dynamicOptions,
      read: { read($0).flatMap { isChosen($0) ? kind.write($0) : nil } },
      write: { intent, json in
        guard let value = kind.read(json) else { throw INParameterError(name: name) }
        write(intent, value)
      })
    parameter.defaultValue = defaultValue.map(kind.write)
    parameter.choices = kind.choices
    parameter.isEditable = editable
    parameter.form.units = kind.units
    return parameter
  }
}
