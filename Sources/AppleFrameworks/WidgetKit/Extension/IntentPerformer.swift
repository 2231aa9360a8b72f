import WireSchema

/// Runs the intents of buttons and toggles (Specification A14).
enum IntentPerformer {
  /// Performs the intent of a button or toggle.
  /// - Returns: Whether `perform()` succeeded, and the error's message if not.
  /// - Throws: ``ExtensionRequestError`` if the extension has no such intent or the parameters are invalid.
  static func perform(_ action: IntentAction) async throws -> Performed {
    guard let type = IntentTypes.type(named: action.type) else { throw ExtensionRequestError.unknownIntent(action.type) }
    let intent = type.init()
    try await IntentParameters.configure(intent, with: action.parameters)
    if action.hasTogglesTo { await setValue(of: intent, to: action.togglesTo) }
    var performed = Performed()
    do {
      try await IntentPerformance.$progress.withValue(Progress(totalUnitCount: 1)) { try await run(intent) }
      performed.succeeded = true
    } catch {
      performed.message = "\(error)"
    }
    return performed
  }

  private static func run<Intent: AppIntent>(_ intent: Intent) async throws { _ = try await intent.perform() }

  /// Sets the `value` of a ``SetValueIntent`` to the toggle's new state.
  private static func setValue(of intent: any AppIntent, to value: Bool) async {
    guard let parameter = IntentParameters.list(of: intent).first(where: { $0.name == "value" })?.parameter, intent is any SetValueIntent else {
      return
    }
    try? await parameter.configure(.bool(value), name: "value")
  }
}
