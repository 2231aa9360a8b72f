import SwiftUI

/// Stub. A message of the store to the person. None ever arrives.
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

/// Stub. Shows nothing.
@MainActor public struct DisplayMessageAction: Sendable {
  nonisolated init() {}
  public func callAsFunction(_ message: Message) throws { throw StoreKitError.refusal(.unsupported) }
}
extension EnvironmentValues {
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
