extension Product {
  /// A renewable subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
      /// Always in English.
      public var localizedDescription: String {
        switch self {
        case .subscribed: "Subscribed"
        case .expired: "Expired"
        case .inBillingRetryPeriod: "In Billing Retry Period"
        case .inGracePeriod: "In Grace Period"
        case .revoked: "Revoked"
        default: "Unknown"
        }
      }
    }
    /// What happens at the end of a period.
    public struct RenewalInfo: Hashable, Sendable {
      public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
        public static let billingError = ExpirationReason(rawValue: 2)
        public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
        public static let productUnavailable = ExpirationReason(rawValue: 4)
        public static let unknown = ExpirationReason(rawValue: 5)
      }
      public enum PriceIncreaseStatus: Hashable, Sendable { case noIncreasePending, pending, agreed }
      public let originalTransactionID: UInt64
      public let currentProductID: String
      public let willAutoRenew: Bool
      public let autoRenewPreference: String?
      public let expirationReason: ExpirationReason?
      public let isInBillingRetry: Bool
      public let gracePeriodExpirationDate: Date?
      public let priceIncreaseStatus: PriceIncreaseStatus
      public let offerType: Transaction.OfferType?
      public let offerID: String?
      public let offer: Transaction.Offer?
      public let environment: AppStore.Environment
      public let recentSubscriptionStartDate: Date
      public let renewalDate: Date?
      public let renewalPrice: Decimal?
      public let currency: Locale.Currency?
      public let eligibleWinBackOfferIDs: [String]
      public let appAccountToken: UUID?
      public let appTransactionID: String
      public let jsonRepresentation: Data
      public let signedDate: Date
      public let deviceVerification: Data
      public let deviceVerificationNonce: UUID
      public let _signature: StoreSignature
    }
    public struct Status: Hashable, Sendable {
      public typealias Statuses = EmptySequence<Status>
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
      public static var updates: Statuses {
        reportStore()
        return Statuses()
      }
      public static var all: EmptySequence<(groupID: String, statuses: [Status])> {
        reportStore()
        return EmptySequence()
      }
    }
    public let subscriptionGroupID: String
    public let groupDisplayName: String
    public let groupLevel: Int
    public let subscriptionPeriod: SubscriptionPeriod
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public let winBackOffers: [SubscriptionOffer]
    public var status: [Status] { get async throws { try await Self.status(for: subscriptionGroupID) } }
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// Returns no subscriptions.
    public static func status(for groupID: String) async throws -> [Status] {
      reportStore()
      return []
    }
    public static func status(transactionID: UInt64) async throws -> Status? {
      reportStore()
      return nil
    }
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
  }
}
