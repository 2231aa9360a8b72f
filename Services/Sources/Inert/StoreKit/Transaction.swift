import SwiftUI

/// Stub. A purchase. Never created: Almanac has no App Store.
public struct Transaction: Identifiable, Hashable, Sendable {
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let other = RevocationReason(rawValue: 0)
    public static let developerIssue = RevocationReason(rawValue: 1)
    public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
  }
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let introductory = OfferType(rawValue: 1)
    public static let promotional = OfferType(rawValue: 2)
    public static let code = OfferType(rawValue: 3)
    public static let winBack = OfferType(rawValue: 4)
  }
  public struct Offer: Hashable, Sendable {
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")
      public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
      public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")
      public static let oneTime = PaymentMode(rawValue: "ONE_TIME")
    }
    public let id: String?
    public let type: OfferType
    public let paymentMode: PaymentMode?
    public let period: Product.SubscriptionPeriod?
  }
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchase = Reason(rawValue: "PURCHASE")
    public static let renewal = Reason(rawValue: "RENEWAL")
  }
  public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }
  public enum RefundRequestError: Error, LocalizedError, Hashable, Sendable {
    case duplicateRequest, failed
    public var errorDescription: String? { "The App Store is not available: Almanac sells nothing and finds no purchases." }
  }
  public typealias Transactions = EmptySequence<VerificationResult<Transaction>>

  public let id: UInt64
  public let originalID: UInt64
  public let webOrderLineItemID: String?
  public let productID: String
  public let productType: Product.ProductType
  public let subscriptionGroupID: String?
  public let appBundleID: String
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let purchasedQuantity: Int
  public let isUpgraded: Bool
  public let offer: Offer?
  public let offerType: OfferType?
  public let offerID: String?
  public let offerPaymentModeStringRepresentation: String?
  public let revocationDate: Date?
  public let revocationReason: RevocationReason?
  public let ownershipType: OwnershipType
  public let appAccountToken: UUID?
  public let environment: AppStore.Environment
  public let reason: Reason
  public let storefront: Storefront
  public let price: Decimal?
  public let currency: Locale.Currency?
  public let appTransactionID: String
  public let jsonRepresentation: Data
  public let signedDate: Date
  public let deviceVerification: Data
  public let deviceVerificationNonce: UUID
  public let _signature: StoreSignature

  public var environmentStringRepresentation: String { environment.rawValue }
  public var reasonStringRepresentation: String { reason.rawValue }
  public var storefrontCountryCode: String { storefront.countryCode }
  public var currencyCode: String? { currency?.identifier }
  public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }

  public func finish() async {}
  public static var all: Transactions { empty }
  public static var unfinished: Transactions { empty }
  public static var updates: Transactions { empty }
  public static var currentEntitlements: Transactions { empty }
  public static func all(for productID: String) -> Transactions { empty }
  public static func currentEntitlements(for productID: String) -> Transactions { empty }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { none() }
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { none() }

  @discardableResult @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
    try await Self.beginRefundRequest(for: id, in: scene)
  }
  @discardableResult @MainActor public static func beginRefundRequest(for transactionID: UInt64, in scene: UIWindowScene) async throws
    -> RefundRequestStatus
  {
    reportStore()
    throw RefundRequestError.failed
  }

  private static var empty: Transactions {
    reportStore()
    return Transactions()
  }
  private static func none() -> VerificationResult<Transaction>? {
    reportStore()
    return nil
  }
}
