/// The principal class of an intents extension: hands out the object that answers for an intent.
open class INExtension: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open func handler(for intent: INIntent) -> Any? { self }
}

/// An intent together with what became of it; donated to the system as a suggestion.
public final class INInteraction: NSObject, @unchecked Sendable {
  public let intent: INIntent
  public init(intent: INIntent, response: INIntentResponse?) { self.intent = intent }

  /// There are no suggestions on this host to donate to: the completion is called with ``INDonationError/unavailable``.
  public func donate(completion: ((Error?) -> Void)? = nil) { completion?(INDonationError.unavailable) }
}

/// Why an interaction was not donated.
public enum INDonationError: Error, CustomStringConvertible {
  case unavailable
  public var description: String { "this host keeps no suggestions, so the interaction was not donated; nothing else depends on it" }
}

/// The base of an intent's response.
open class INIntentResponse: NSObject, @unchecked Sendable {
  public var userActivity: NSUserActivity?
  public override init() { super.init() }
}

extension NSUserActivity {
  /// The interaction that the activity continues: the configured intent of the widget that was tapped.
  public var interaction: INInteraction? { (configuredIntent as? INIntent).map { INInteraction(intent: $0, response: nil) } }
}
