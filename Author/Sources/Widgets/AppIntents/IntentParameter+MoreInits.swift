import AlmanacWireSchema
import UniformTypeIdentifiers

extension Bool {
  /// The names of the two values of a boolean, in a form and in speech.
  public struct IntentDisplayName: Sendable {
    let `true`: LocalizedStringResource
    let `false`: LocalizedStringResource
    public init(`true`: LocalizedStringResource, `false`: LocalizedStringResource) { (self.true, self.false) = (`true`, `false`) }
  }
}

extension IntentParameter {
  /// A parameter described only by its name.
  public convenience init(
    description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: nil, default: nil, options: nil, form: ParameterForm(description: description, prompt: requestValueDialog)) }
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: nil, default: defaultValue, options: nil, form: ParameterForm(description: description, prompt: requestValueDialog)) }

  /// A boolean parameter with names for both values. The form shows a switch without them.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    displayName: Bool.IntentDisplayName, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, default: defaultValue, options: nil, form: ParameterForm(description: description, prompt: requestValueDialog)) }

  /// A file of one of several types.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, description: description, supportedTypeIdentifiers: supportedContentTypes.map(\.identifier),
      requestValueDialog: requestValueDialog)
  }

  // MARK: Options of a provider

  /// A number from a provider, in a range.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    controlStyle: NumericControlStyle = .stepper, inclusiveRange: (lowerBound: Value.Bound, upperBound: Value.Bound),
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
  ) where Value: _NumericIntentValue {
    // Swaps reversed bounds, which would trap.
    let range = min(inclusiveRange.lowerBound, inclusiveRange.upperBound)...max(inclusiveRange.lowerBound, inclusiveRange.upperBound)
    let form = ParameterForm(description: description, prompt: requestValueDialog).with { form in
      form.number = NumberInput(controlStyle, from: range.lowerBound._double, to: range.upperBound._double, isWhole: Value.Bound.self == Int.self)
    }
    self.init(title: title, default: defaultValue, options: ProvidedOptions(provider: optionsProvider), form: form) { value in
      guard let number = value._number else { return nil }
      return range.contains(number) ? nil : "a number from \(range.lowerBound) to \(range.upperBound)"
    }
  }

  /// Text from a provider.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
  ) where Value: _TextIntentValue {
    let form = ParameterForm(description: description, prompt: requestValueDialog).with { $0.text = inputOptions.input }
    self.init(title: title, default: defaultValue, options: ProvidedOptions(provider: optionsProvider), form: form)
  }

  /// A date from a provider.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil, kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
  ) {
    let form = ParameterForm(description: description, prompt: requestValueDialog).with { $0.date = kind.input }
    self.init(title: title, default: defaultValue, options: ProvidedOptions(provider: optionsProvider), form: form)
  }

  /// An array from a provider, with a number of elements.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
  ) {
    let form = ParameterForm(description: description, prompt: requestValueDialog).with { $0.sizes = [CollectionSize(size)] }
    self.init(title: title, default: defaultValue, options: ProvidedOptions(provider: optionsProvider), form: form)
  }

  // MARK: Units

  /// A measurement in a unit. The form lists this unit first, then the others of its kind.
  public convenience init<UnitType: _MeasuredUnit>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: UnitType,
    unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Measurement<UnitType> {
    self.init(
      title: title, description: description, defaultValue: defaultValue, defaultUnit: unit, supportsNegativeNumbers: supportsNegativeNumbers,
      requestValueDialog: requestValueDialog)
  }
  public convenience init<UnitType: _MeasuredUnit>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: UnitType,
    unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Measurement<UnitType>? {
    self.init(
      title: title, description: description, defaultValue: defaultValue, defaultUnit: unit, supportsNegativeNumbers: supportsNegativeNumbers,
      requestValueDialog: requestValueDialog)
  }
}
