import SwiftUI

/// Something that the store tells the person. There is nothing.
public struct Message: Hashable, Sendable {
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let generic = Reason(rawValue: 0)
    public static let priceIncreaseConsent = Reason(rawValue: 1)
    public static let billingIssue = Reason(rawValue: 2)
    public static let winBackOffer = Reason(rawValue: 3)
  }
  public typealias Messages = EmptySequence<Message>
  public let reason: Reason
  public static var messages: Messages {
    reportStore()
    return Messages()
  }
  @MainActor public func display(in scene: UIWindowScene) throws { throw StoreKitError.refusal(.unsupported) }
}

/// Shows a message of the store. Nothing shows one here.
@MainActor public struct DisplayMessageAction: Sendable {
  nonisolated init() {}
  public func callAsFunction(_ message: Message) throws { throw StoreKitError.refusal(.unsupported) }
}
extension EnvironmentValues {
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
