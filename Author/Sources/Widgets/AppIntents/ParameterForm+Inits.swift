import AlmanacWireSchema

extension Measurement where UnitType: _MeasuredUnit {
  func problem(withNegative: Bool) -> String? { withNegative || value >= 0 ? nil : "a number that is not negative" }
}

extension ParameterForm {
  func measuring<UnitType: _MeasuredUnit>(in unit: UnitType, withNegative: Bool) -> ParameterForm {
    with { form in
      form.number = NumberInput(.field, from: withNegative ? nil : 0, to: nil, isWhole: false)
      // Durations are numbers of seconds.
      if UnitType.self != UnitDuration.self { form.unit = unit.symbol }
    }
  }
}

extension NumberInput {
  init(_ style: NumericControlStyle, from minimum: Double?, to maximum: Double?, isWhole: Bool) {
    self.init()
    control =
      switch style {
      case .field: .field
      case .stepper: .stepper
      case .slider: .slider
      }
    if let minimum { self.minimum = minimum }
    if let maximum { self.maximum = maximum }
    // A fractional range gets at least ten steps; a step is a power of ten and at most 1.
    guard !isWhole, style != .field, let minimum, let maximum, maximum > minimum else { return }
    step = min(1, pow(10, ((log10(maximum - minimum) - 1) as Double).rounded(.down)))
  }
}

extension CollectionSize {
  init(_ size: IntentCollectionSize, in family: WidgetFamilyValue = .unspecified) {
    self.init()
    self.family = family
    minimum = UInt32(clamping: size.minimum)
    maximum = UInt32(clamping: max(size.minimum, size.maximum))
  }

  /// The sizes of all families, in the order of the families.
  static func all(_ sizes: [IntentWidgetFamily: IntentCollectionSize]) -> [CollectionSize] {
    sizes.map { CollectionSize($1, in: $0.value) }.sorted { $0.family.rawValue < $1.family.rawValue }
  }
}
