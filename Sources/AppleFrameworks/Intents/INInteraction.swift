/// An intent together with what became of it; donated to the system as a suggestion.
public final class INInteraction: NSObject {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  public var dateInterval: DateInterval?
  public var direction = INInteractionDirection.unspecified
  public var identifier = UUID().uuidString
  public var groupIdentifier: String?

  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
  }

  /// There are no suggestions on this host to donate to: the completion is called with ``INDonationError/unavailable``.
  public func donate(completion: ((Error?) -> Void)? = nil) { completion?(INDonationError.unavailable) }
  /// - Throws: ``INDonationError/unavailable``: there are no suggestions on this host to donate to.
  public func donate() async throws { throw INDonationError.unavailable }

  /// Nothing was donated, so nothing has to be deleted.
  public static func deleteAll(completion: ((Error?) -> Void)? = nil) { completion?(nil) }
  /// Nothing was donated, so nothing has to be deleted.
  public static func delete(with identifiers: [String], completion: ((Error?) -> Void)? = nil) { completion?(nil) }
  /// Nothing was donated, so nothing has to be deleted.
  public static func delete(with groupIdentifier: String, completion: ((Error?) -> Void)? = nil) { completion?(nil) }
}

/// Who began an interaction.
public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }

/// Why an interaction or a shortcut was not taken.
public enum INDonationError: Error, Equatable, CustomStringConvertible {
  case unavailable
  public var description: String { "this host keeps no suggestions, so the interaction was not donated; nothing else depends on it" }
}

extension NSUserActivity {
  /// The interaction that the activity continues: the configured intent of the widget that was tapped.
  public var interaction: INInteraction? { (configuredIntent as? INIntent).map { INInteraction(intent: $0, response: nil) } }
}
