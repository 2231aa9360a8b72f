import Archive

extension Button {
  /// A button whose tap performs `intent` in the extension; a reload follows (row A14).
  @MainActor @preconcurrency
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: nil, performing: Action(intent), label: label)
  }
  @MainActor @preconcurrency
  public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, performing: Action(intent), label: label)
  }
}

extension Button where Label == Text {
  @MainActor @preconcurrency
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) { self.init(intent: intent) { Text(titleKey) } }
  @MainActor @preconcurrency
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) { self.init(role: role, intent: intent) { Text(titleKey) } }
  @MainActor @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) { self.init(intent: intent) { Text(title) } }
  @MainActor @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, role: ButtonRole?, intent: I) { self.init(role: role, intent: intent) { Text(title) } }
}

extension Toggle {
  /// A toggle that shows `isOn` and whose tap performs `intent` with the opposite value.
  @MainActor @preconcurrency
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    var action = Action(intent)
    action.intent.togglesTo = !isOn
    self.init(isOn: isOn, performing: action, label: label)
  }
}

extension Toggle where Label == Text {
  @MainActor @preconcurrency
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) { self.init(isOn: isOn, intent: intent) { Text(titleKey) } }
  @MainActor @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) { self.init(isOn: isOn, intent: intent) { Text(title) } }
}

extension Action {
  /// An intent with its parameters as they are now, to be performed by the extension later.
  package init(_ intent: any AppIntent) {
    self.init()
    self.intent.type = IntentTypes.name(of: type(of: intent))
    self.intent.parameters = IntentParameters.json(of: intent).data
  }
}
