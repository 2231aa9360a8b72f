import AlmanacWireSchema

// AppIntents creates its controls with these initialisers, so that it does not depend on the display list.

/// An intent that a tap performs.
package struct RecordedIntent {
  /// The name of the intent's type.
  package var type: String
  /// The intent's parameters, a JSON object.
  package var parameters: Data
  /// True if it runs only while the device is unlocked.
  package var requiresUnlock: Bool
  /// True if the app opens after it has run.
  package var opensApp: Bool
  /// The reason why no process can perform it, for the warning `intent.private`; nil if the type can be found by its name.
  package var fault: String?

  package init(type: String, parameters: Data, requiresUnlock: Bool, opensApp: Bool, fault: String?) {
    self.type = type
    self.parameters = parameters
    self.requiresUnlock = requiresUnlock
    self.opensApp = opensApp
    self.fault = fault
  }

  fileprivate var action: Action {
    var action = Action()
    action.intent.type = type
    action.intent.parameters = parameters
    action.intent.requiresUnlock = requiresUnlock
    action.intent.opensApp = opensApp
    return action
  }
}

extension Button {
  /// Creates a button that performs an intent.
  package init(role: ButtonRole?, recorded intent: RecordedIntent, @ViewBuilder label: () -> Label) {
    self.init(role: role, performing: intent.action, fault: intent.fault, label: label)
  }
}

extension Toggle {
  /// Creates a toggle that performs an intent with the opposite of `isOn`.
  package init(isOn: Bool, recorded intent: RecordedIntent, @ViewBuilder label: () -> Label) {
    var action = intent.action
    action.intent.togglesTo = !isOn
    self.init(isOn: isOn, performing: action, fault: intent.fault, label: label)
  }
}
