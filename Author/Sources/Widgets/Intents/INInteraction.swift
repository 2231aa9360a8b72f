/// Stub. An intent with its response, which an app donates to the system as a suggestion.
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

  /// Stub. Calls the completion with ``INDonationError/unavailable``: the host makes no suggestions.
  public func donate(completion: ((Error?) -> Void)? = nil) { completion?(INDonationError.unavailable) }
  /// Stub. Always throws ``INDonationError/unavailable``: the host makes no suggestions.
  public func donate() async throws { throw INDonationError.unavailable }

  /// Stub. Does nothing: there are no donations.
  public static func deleteAll(completion: ((Error?) -> Void)? = nil) { completion?(nil) }
  /// Stub. Does nothing: there are no donations.
  public static func delete(with identifiers: [String], completion: ((Error?) -> Void)? = nil) { completion?(nil) }
  /// Stub. Does nothing: there are no donations.
  public static func delete(with groupIdentifier: String, completion: ((Error?) -> Void)? = nil) { completion?(nil) }
}

/// Says who began an interaction: the user or someone else.
public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }

/// The reason why an interaction or a shortcut was not donated.
public enum INDonationError: Error, Equatable, CustomStringConvertible {
  case unavailable
  public var description: String { "this host makes no suggestions, so nothing was donated; widgets are not affected" }
}
