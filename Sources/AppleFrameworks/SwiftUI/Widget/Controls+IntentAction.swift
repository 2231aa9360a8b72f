import WireSchema

// AppIntents creates its controls with these initialisers, so that it does not depend on the display list.

extension Button {
  /// Creates a button that performs an intent. The intent is given by the name of its type, and its parameters as JSON.
  package init(role: ButtonRole?, intentType: String, parameters: Data, @ViewBuilder label: () -> Label) {
    self.init(role: role, performing: Action(intentType: intentType, parameters: parameters), label: label)
  }
}

extension Toggle {
  /// Creates a toggle that performs an intent with the opposite of `isOn`.
  package init(isOn: Bool, intentType: String, parameters: Data, @ViewBuilder label: () -> Label) {
    var action = Action(intentType: intentType, parameters: parameters)
    action.intent.togglesTo = !isOn
    self.init(isOn: isOn, performing: action, label: label)
  }
}

extension Action {
  fileprivate init(intentType: String, parameters: Data) {
    self.init()
    intent.type = intentType
    intent.parameters = parameters
  }
}
