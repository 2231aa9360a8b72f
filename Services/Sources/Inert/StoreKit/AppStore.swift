import SwiftUI

/// Stub. The person's App Store account, which Almanac does not have.
public enum AppStore {
  /// The environment of a purchase.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
  }
  public struct Platform: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let iOS = Platform(rawValue: "iOS")
    public static let macOS = Platform(rawValue: "macOS")
    public static let tvOS = Platform(rawValue: "tvOS")
    public static let visionOS = Platform(rawValue: "visionOS")
  }
  public static var canMakePayments: Bool {
    reportStore()
    return false
  }
  public static var deviceVerificationID: UUID? { nil }
  public static func sync() async throws { throw StoreKitError.refusal() }
  /// Stub. Asks for no review.
  @MainActor public static func requestReview(in scene: UIWindowScene) { reportStore() }
  /// For a controller of UIKit or AppKit, which this module does not know.
  @_disfavoredOverload @MainActor public static func requestReview(in controller: AnyObject) { reportStore() }
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws { throw StoreKitError.refusal(.unsupported) }
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene, subscriptionGroupID: String) async throws {
    throw StoreKitError.refusal(.unsupported)
  }
  @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws { throw StoreKitError.refusal(.unsupported) }
}

/// The country of the store, which is never known.
public struct Storefront: Hashable, Sendable, Identifiable {
  public typealias Storefronts = EmptySequence<Storefront>
  public let countryCode: String
  public let id: String
  public let currency: Locale.Currency?
  public static var current: Storefront? {
    get async {
      reportStore()
      return nil
    }
  }
  public static var updates: Storefronts { Storefronts() }
}

/// Stub. The purchase of the app, which is never available.
public struct AppTransaction: Hashable, Sendable {
  public let appID: UInt64?
  public let appVersionID: UInt64?
  public let appTransactionID: String
  public let originalAppVersion: String
  public let originalPurchaseDate: Date
  public let originalPlatform: AppStore.Platform
  public let preorderDate: Date?
  public let appVersion: String
  public let bundleID: String
  public let environment: AppStore.Environment
  public let jsonRepresentation: Data
  public let signedDate: Date
  public let deviceVerification: Data
  public let deviceVerificationNonce: UUID
  public let _signature: StoreSignature
  public static var shared: VerificationResult<AppTransaction> { get async throws { throw StoreKitError.refusal(.unsupported) } }
  public static func refresh() async throws -> VerificationResult<AppTransaction> { throw StoreKitError.refusal(.unsupported) }
}
