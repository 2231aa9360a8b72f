import AlmanacWireSchema

extension IntentParameter {
  /// A parameter without a default.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, default: nil, options: nil, form: ParameterForm(description: description, prompt: requestValueDialog)) }

  /// A parameter with a default.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, default: defaultValue, options: nil, form: ParameterForm(description: description, prompt: requestValueDialog)) }

  /// A parameter with options that a provider finds at run time.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
  ) {
    self.init(
      title: title, default: defaultValue, options: ProvidedOptions(provider: optionsProvider),
      form: ParameterForm(description: description, prompt: requestValueDialog ?? requestDisambiguationDialog))
  }

  /// An entity parameter with its own query.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) {
    self.init(
      title: title, default: defaultValue, options: QueriedOptions(query: query),
      form: ParameterForm(description: description, prompt: requestValueDialog ?? requestDisambiguationDialog))
  }

  /// A parameter with a dialog for choosing among several matching values.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, default: defaultValue, options: nil,
      form: ParameterForm(description: description, prompt: requestValueDialog ?? requestDisambiguationDialog))
  }

  /// A number that is edited with a control and has a range. A configured number outside the range is ignored.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    controlStyle: NumericControlStyle = .stepper, inclusiveRange: (lowerBound: Value.Bound, upperBound: Value.Bound)? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value: _NumericIntentValue {
    // Swaps reversed bounds, which would trap.
    let range = inclusiveRange.map { min($0.lowerBound, $0.upperBound)...max($0.lowerBound, $0.upperBound) }
    let form = ParameterForm(description: description, prompt: requestValueDialog).with { form in
      form.number = NumberInput(controlStyle, from: range?.lowerBound._double, to: range?.upperBound._double, isWhole: Value.Bound.self == Int.self)
    }
    self.init(title: title, default: defaultValue, options: nil, form: form) { value in
      guard let range, let number = value._number else { return nil }
      return range.contains(number) ? nil : "a number from \(range.lowerBound) to \(range.upperBound)"
    }
  }

  /// Text with input options.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value: _TextIntentValue {
    let form = ParameterForm(description: description, prompt: requestValueDialog).with { $0.text = inputOptions.input }
    self.init(title: title, default: defaultValue, options: nil, form: form)
  }

  /// A file of one of several types, by their uniform type identifiers.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let form = ParameterForm(description: description, prompt: requestValueDialog).with { $0.contentTypes = supportedTypeIdentifiers }
    self.init(title: title, default: nil, options: nil, form: form)
  }

  /// An array whose number of elements depends on the family. A provider gets at most the family's maximum, from the start.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let form = ParameterForm(description: description, prompt: requestValueDialog).with { $0.sizes = CollectionSize.all(size) }
    self.init(title: title, default: defaultValue, options: nil, form: form)
  }

  /// An array with a number of elements.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let form = ParameterForm(description: description, prompt: requestValueDialog).with { $0.sizes = [CollectionSize(size)] }
    self.init(title: title, default: defaultValue, options: nil, form: form)
  }

  /// An array of elements from a provider. Their number depends on the family.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
  ) {
    let form = ParameterForm(description: description, prompt: requestValueDialog).with { $0.sizes = CollectionSize.all(size) }
    self.init(title: title, default: defaultValue, options: ProvidedOptions(provider: optionsProvider), form: form)
  }

  /// A date that is edited as a day, a time or both.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil, kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let form = ParameterForm(description: description, prompt: requestValueDialog).with { $0.date = kind.input }
    self.init(title: title, default: defaultValue, options: nil, form: form)
  }

  /// A measurement with a default in a unit, which the form lists first. A negative configured number is ignored unless negative numbers are supported.
  ///
  /// - Parameter defaultUnit: The unit of `defaultValue`; nil = the default unit of this kind.
  public convenience init<UnitType: _MeasuredUnit>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: UnitType? = nil,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Measurement<UnitType> {
    let unit = defaultUnit ?? UnitType.usual
    self.init(
      title: title, default: defaultValue.map { Measurement(value: $0, unit: unit) }, options: nil,
      form: ParameterForm(description: description, prompt: requestValueDialog).measuring(in: unit, withNegative: supportsNegativeNumbers)
    ) { $0.problem(withNegative: supportsNegativeNumbers) }
  }

  /// An optional measurement; see the initialiser of a measurement that always has a value.
  public convenience init<UnitType: _MeasuredUnit>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: UnitType? = nil,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Measurement<UnitType>? {
    let unit = defaultUnit ?? UnitType.usual
    self.init(
      title: title, default: defaultValue.map { Measurement(value: $0, unit: unit) }, options: nil,
      form: ParameterForm(description: description, prompt: requestValueDialog).measuring(in: unit, withNegative: supportsNegativeNumbers)
    ) { $0?.problem(withNegative: supportsNegativeNumbers) }
  }
}
