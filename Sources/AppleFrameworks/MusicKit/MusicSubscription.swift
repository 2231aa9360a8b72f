import Foundation
import SwiftUI

/// A subscription of Apple Music. There is none, and asking for it throws.
public struct MusicSubscription: Sendable, Hashable {
  public enum Error: String, Swift.Error, LocalizedError, Sendable, Hashable {
    case unknown, permissionDenied, privacyAcknowledgementRequired
    public var errorDescription: String? { "This machine has no Apple Music." }
  }
  public let canPlayCatalogContent: Bool
  public let canBecomeSubscriber: Bool
  public let hasCloudLibraryEnabled: Bool
  public static var current: MusicSubscription {
    get async throws { throw MusicTokenRequestError.refusal() }
  }

  /// The changes of the subscription. There are none: the sequence ends at once.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = MusicSubscription
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> MusicSubscription? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public static var subscriptionUpdates: Updates {
    reportMusic()
    return Updates()
  }
}

/// An offer to subscribe.
public enum MusicSubscriptionOffer {
  public struct Action: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let subscribe = Action(rawValue: "subscribe")
  }
  public struct MessageIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let join = MessageIdentifier(rawValue: "join")
    public static let connect = MessageIdentifier(rawValue: "connect")
    public static let addMusic = MessageIdentifier(rawValue: "addMusic")
    public static let playMusic = MessageIdentifier(rawValue: "playMusic")
  }
  public struct Options: Sendable {
    public static let `default` = Options()
    public var action: Action
    public var messageIdentifier: MessageIdentifier
    public var itemID: MusicItemID?
    public var affiliateToken: String?
    public var campaignToken: String?
    public init(
      action: Action = .subscribe, messageIdentifier: MessageIdentifier = .join, itemID: MusicItemID? = nil, affiliateToken: String? = nil,
      campaignToken: String? = nil
    ) {
      (self.action, self.messageIdentifier, self.itemID) = (action, messageIdentifier, itemID)
      (self.affiliateToken, self.campaignToken) = (affiliateToken, campaignToken)
    }
  }
}
extension View {
  /// Shows no offer: a widget shows no sheets, and there is nothing to subscribe to.
  nonisolated public func musicSubscriptionOffer(
    isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = .default,
    onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }
  ) -> some View { self }
}
