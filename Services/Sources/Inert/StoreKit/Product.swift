import SwiftUI

/// Stub. A product. None is ever available.
public struct Product: Identifiable, Hashable, Sendable {
  public struct ProductType: RawRepresentable, Hashable, Sendable, Codable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    /// Always in English.
    public var localizedDescription: String { rawValue }
  }
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }
  public enum PurchaseError: Error, LocalizedError, Sendable, Hashable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
    case invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters
    public var errorDescription: String? { "The App Store is not available: Almanac sells nothing and finds no purchases." }
  }
  /// Options of a purchase, which are never used.
  public struct PurchaseOption: Hashable, Sendable {
    let name: String
    let value: String
    init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption("appAccountToken", token.uuidString) }
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption("quantity", String(quantity)) }
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption("simulatesAskToBuyInSandbox", String(simulateAskToBuy))
    }
    public static func onStorefrontChange(shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool) -> PurchaseOption {
      PurchaseOption("onStorefrontChange", "")
    }
    public static func promotionalOffer(offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int) -> PurchaseOption {
      PurchaseOption("promotionalOffer", "\(offerID) \(keyID) \(nonce) \(signature.base64EncodedString()) \(timestamp)")
    }
    public static func promotionalOffer(_ offerID: String, compactJWS: String) -> [PurchaseOption] {
      [PurchaseOption("promotionalOffer", "\(offerID) \(compactJWS)")]
    }
    public static func introductoryOfferEligibility(compactJWS: String) -> PurchaseOption {
      PurchaseOption("introductoryOfferEligibility", compactJWS)
    }
    public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption { PurchaseOption("winBackOffer", offer.id ?? "") }
    public static func custom(key: String, value: String) -> PurchaseOption { PurchaseOption(key, value) }
    public static func custom(key: String, value: Double) -> PurchaseOption { PurchaseOption(key, String(value)) }
    public static func custom(key: String, value: Bool) -> PurchaseOption { PurchaseOption(key, String(value)) }
    public static func custom(key: String, value: Data) -> PurchaseOption { PurchaseOption(key, value.base64EncodedString()) }
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?
  public let jsonRepresentation: Data

  /// Returns no products.
  public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product] where Identifiers.Element == String {
    reportStore()
    return []
  }
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { throw StoreKitError.refusal() }
  @MainActor public func purchase(confirmIn scene: some UIScene, options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw StoreKitError.refusal()
  }
  @MainActor public func purchase(confirmIn viewController: UIViewController, options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw StoreKitError.refusal()
  }
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  public var currentEntitlements: Transaction.Transactions { Transaction.currentEntitlements(for: id) }
}

extension Product {
  /// The state of a request for a product.
  public enum TaskState: Sendable {
    case loading, unavailable
    case failure(any Error)
    case success(Product)
    public var product: Product? { if case .success(let product) = self { product } else { nil } }
  }
  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [Product.ID])
    public var products: [Product] { if case .success(let products, _) = self { products } else { [] } }
  }
  /// The relation of a subscription to the person's current one in the same group.
  public struct SubscriptionRelationship: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    public static let downgrade = SubscriptionRelationship(rawValue: 2)
    public static let crossgrade = SubscriptionRelationship(rawValue: 4)
    public static let current = SubscriptionRelationship(rawValue: 8)
    public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
  }
  /// Stub. The order in which an app promotes products. It is not stored.
  public struct PromotionInfo: Hashable, Sendable, Identifiable {
    public enum Visibility: Hashable, Sendable { case appStoreConnectDefault, visible, hidden }
    public let productID: Product.ID
    public var visibility: Visibility
    public var id: Product.ID { productID }
    public static var currentOrder: [PromotionInfo] { get async throws { throw StoreKitError.refusal(.unsupported) } }
    public static func updateAll(_ promotions: some Collection<PromotionInfo>) async throws { throw StoreKitError.refusal(.unsupported) }
    public static func updateProductOrder(byID order: some Collection<Product.ID>) async throws { throw StoreKitError.refusal(.unsupported) }
    public static func updateProductVisibility(_ visibility: Visibility, for productID: Product.ID) async throws {
      throw StoreKitError.refusal(.unsupported)
    }
    public func update() async throws { throw StoreKitError.refusal(.unsupported) }
  }
}

/// Stub. A purchase that began in the App Store. None ever does.
public struct PurchaseIntent: Sendable, Hashable, Identifiable {
  public let product: Product
  public let offer: Product.SubscriptionOffer?
  public var id: Product.ID { product.id }
  public static var intents: EmptySequence<PurchaseIntent> {
    reportStore()
    return EmptySequence()
  }
}
