import AlmanacFoundationCompat

public struct IntentDonationIdentifier: Hashable, Sendable, Codable, CustomStringConvertible {
  private let value: UUID
  init() { value = UUID() }
  public var description: String { value.uuidString }
}

/// Stub. Reports performed intents to the system for its suggestions. The host makes no suggestions: a donation causes the note `intents.donation`
/// once and has no other effect.
public final class IntentDonationManager: Sendable {
  public static let shared = IntentDonationManager()

  @discardableResult
  public func donate<Intent: AppIntent>(intent: Intent) async throws -> IntentDonationIdentifier { note(intent) }
  @discardableResult
  public func donate<Intent: AppIntent>(intent: Intent, result: Intent.PerformResult) async throws -> IntentDonationIdentifier { note(intent) }
  @discardableResult
  public func donate<Intent: AppIntent>(intent: Intent, result: Intent.PerformResult? = nil) -> IntentDonationIdentifier { note(intent) }

  private func note<Intent: AppIntent>(_ intent: Intent) -> IntentDonationIdentifier {
    UnavailableServices.report("intents.donation", "the donation of \(Intent.self) has no effect: this host makes no suggestions")
    return IntentDonationIdentifier()
  }
}

extension AppIntent {
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { try await IntentDonationManager.shared.donate(intent: self) }
  @discardableResult
  public func donate() -> IntentDonationIdentifier { IntentDonationManager.shared.donate(intent: self) }
  @discardableResult
  public func donate(result: PerformResult) async throws -> IntentDonationIdentifier {
    try await IntentDonationManager.shared.donate(intent: self, result: result)
  }
}
