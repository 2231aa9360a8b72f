import AlmanacHostConnection
import AlmanacWireSchema

/// Runs the intents of buttons and toggles (Specification A14).
enum IntentPerformer {
  /// Performs the intent of a button or toggle.
  /// - Returns: True if `perform()` succeeded; otherwise false and the error's message.
  /// - Throws: ``ExtensionRequestError`` if the extension has no such intent or the parameters are invalid.
  static func perform(_ action: IntentAction) async throws -> Performed {
    guard let type = IntentTypes.type(named: action.type) else { throw ExtensionRequestError.unknownIntent(action.type) }
    let intent = type.init()
    try await IntentParameters.restore(intent, from: action.parameters)
    if action.hasTogglesTo { await setValue(of: intent, to: action.togglesTo) }
    var performed = Performed()
    do {
      let url = try await IntentPerformance.$progress.withValue(Progress(totalUnitCount: 1)) { try await run(intent) }
      performed.succeeded = true
      performed.opensURL = url?.absoluteString ?? ""
    } catch {
      performed.message = ErrorWords.of(error)
    }
    return performed
  }

  /// The maximum length of a chain of intents, each of which is the `opensIntent` of the one before. Two that open each other would never end.
  private static let longestChain = 8

  /// Performs an intent and those that its results open in turn, and returns the URL that the last one opens.
  private static func run(_ first: any AppIntent) async throws -> URL? {
    var intent = first
    for _ in 0..<longestChain {
      let result = try await perform(intent)
      if let opening = intent as? OpenURLIntent { return opening.openedURL }
      guard let next = (result as? any AnyOpeningResult)?.openedIntent else { return nil }
      intent = next
    }
    throw ExtensionRequestError.provider("the intent opens more than \(longestChain) others, one after the other")
  }

  private static func perform<Intent: AppIntent>(_ intent: Intent) async throws -> any IntentResult {
    guard Intent.runsInAppProcess else { return try await intent.perform() }
    return try await AppProcessWork.during { try await intent.perform() }
  }

  /// Sets the `value` of a ``SetValueIntent`` to the toggle's new state.
  private static func setValue(of intent: any AppIntent, to value: Bool) async {
    guard let parameter = IntentParameters.list(of: intent).first(where: { $0.name == "value" })?.parameter, intent is any SetValueIntent else {
      return
    }
    _ = try? await parameter.configure(.bool(value), name: "value", family: .unspecified)
  }
}
