import AlmanacWireSchema

/// A parameter of an intent.
///
/// Its value is the configured one, otherwise the default, otherwise the one that the type provides (`defaultResult()` of an entity's query),
/// otherwise false, zero, empty or nil.
@propertyWrapper
// Unchecked: `lock` guards `stored`; the other properties are constants.
public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
  private var stored: Value?
  let declaredDefault: Value?
  let title: LocalizedStringResource?
  let options: (any _ParameterOptions)?
  let form: ParameterForm
  let check: ((Value) -> String?)?
  private let lock = NSLock()

  /// - Parameter check: Returns nil for a valid configured value, otherwise a description of valid values.
  init(
    title: LocalizedStringResource?, default declaredDefault: Value?, options: (any _ParameterOptions)?, form: ParameterForm,
    check: ((Value) -> String?)? = nil
  ) {
    self.title = title
    self.declaredDefault = declaredDefault
    self.options = options
    self.form = form
    self.check = check
  }

  // Declared here, not in an extension: otherwise an intent's own initializers would have to give `@Parameter var name: String?` a value.
  /// A parameter named by its property.
  public init() {
    title = nil
    declaredDefault = nil
    options = nil
    form = ParameterForm()
    check = nil
  }

  /// The name of the parameter in errors.
  var name: String { title.map { String(localized: $0) } ?? "\(Value.self)" }

  /// The value that was set or declared; nil if there is only the type's own value, or no value.
  var chosen: Value? { lock.withLock { stored ?? declaredDefault } }

  /// True if the parameter has a value.
  package var hasValue: Bool { (chosen?._json ?? .null) != .null }

  public var wrappedValue: Value {
    get {
      if let value = chosen ?? Value._unconfigured { return value }
      preconditionFailure(
        "the parameter \(title.map { "“\($0.key)”" } ?? "") of type \(Value.self) was read before it had a value; give it a default or make it optional"
      )
    }
    set { lock.withLock { stored = newValue } }
  }

  public var projectedValue: IntentParameter<Value> { self }
}

/// The declaration's settings for the parameter's row in the form, beside title, default and options.
struct ParameterForm: Sendable {
  var description: LocalizedStringResource?
  var prompt: LocalizedStringResource?
  var number: NumberInput?
  var text: TextInput?
  var date: DateInputValue?
  /// The symbol of the unit that is listed first.
  var unit: String?
  /// The number of an array's elements by family.
  var sizes: [CollectionSize] = []
  var contentTypes: [String] = []

  init(description: LocalizedStringResource? = nil, prompt: IntentDialog? = nil) {
    self.description = description
    self.prompt = prompt?.full
  }

  func with(_ change: (inout ParameterForm) -> Void) -> ParameterForm {
    var form = self
    change(&form)
    return form
  }

  /// Returns the maximum number of elements of an array in a widget of this family; nil = any number.
  func maximum(in family: WidgetFamilyValue) -> Int? {
    (sizes.first { $0.family == family } ?? sizes.first { $0.family == .unspecified }).map { Int($0.maximum) }
  }
}
