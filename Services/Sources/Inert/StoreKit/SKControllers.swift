import SwiftUI

/// Stub. Asks for no review.
open class SKStoreReviewController: NSObject {
  open class func requestReview() { reportStore() }
  open class func requestReview(in windowScene: UIWindowScene) { reportStore() }
}

public protocol SKStoreProductViewControllerDelegate: AnyObject {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
/// Stub. A product page. It shows and loads nothing.
open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  open func loadProduct(withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil) {
    let error = SKError.refusal()
    block?(false, error)
  }
  open func loadProduct(withParameters parameters: [String: Any]) async throws -> Bool { throw SKError.refusal() }
}
public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterProductIdentifier = "productIdentifier"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProviderToken = "pt"
public let SKStoreProductParameterAdvertisingPartnerToken = "advp"
public let SKStoreProductParameterCustomProductPageIdentifier = "ppid"

/// Stub. The banner of another app. It is never shown.
open class SKOverlay: NSObject, @unchecked Sendable {
  public enum Position: Int, Sendable { case bottom, bottomRaised }
  open class Configuration: NSObject, @unchecked Sendable {
    open var campaignToken: String?
    open var providerToken: String?
  }
  open class AppConfiguration: Configuration, @unchecked Sendable {
    open var appIdentifier: String
    open var position: Position
    open var userDismissible = true
    open var latestReleaseID: String?
    open var customProductPageIdentifier: String?
    public init(appIdentifier: String, position: Position) { (self.appIdentifier, self.position) = (appIdentifier, position) }
  }
  open class AppClipConfiguration: Configuration, @unchecked Sendable {
    open var position: Position
    public init(position: Position) { self.position = position }
  }
  open weak var delegate: (any SKOverlayDelegate)?
  public let configuration: Configuration
  public init(configuration: Configuration) { self.configuration = configuration }
  open func present(in scene: UIWindowScene) {
    let error = SKError.refusal(.unsupportedPlatform)
    delegate?.storeOverlayDidFailToLoad(self, error: error)
  }
  open class func dismiss(in scene: UIWindowScene) {}
}
public protocol SKOverlayDelegate: AnyObject {
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
}
extension SKOverlayDelegate {
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
}

public enum SKCloudServiceAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
public struct SKCloudServiceCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let musicCatalogPlayback = SKCloudServiceCapability(rawValue: 1)
  public static let musicCatalogSubscriptionEligible = SKCloudServiceCapability(rawValue: 2)
  public static let addToCloudMusicLibrary = SKCloudServiceCapability(rawValue: 256)
}
/// Stub. A music subscription. Never created: Almanac has no music service.
open class SKCloudServiceController: NSObject, @unchecked Sendable {
  open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus { .restricted }
  open class func requestAuthorization(_ completionHandler: @escaping @Sendable (SKCloudServiceAuthorizationStatus) -> Void) {
    reportStore()
    DispatchQueue.global().async { completionHandler(.restricted) }
  }
  open class func requestAuthorization() async -> SKCloudServiceAuthorizationStatus {
    reportStore()
    return .restricted
  }
  open func requestCapabilities() async throws -> SKCloudServiceCapability { throw SKError.refusal(.cloudServicePermissionDenied) }
  open func requestCapabilities(completionHandler: @escaping @Sendable (SKCloudServiceCapability, (any Error)?) -> Void) {
    let error = SKError.refusal(.cloudServicePermissionDenied)
    DispatchQueue.global().async { completionHandler([], error) }
  }
  open func requestStorefrontCountryCode() async throws -> String { throw SKError.refusal(.cloudServicePermissionDenied) }
  open func requestUserToken(forDeveloperToken developerToken: String) async throws -> String {
    throw SKError.refusal(.cloudServicePermissionDenied)
  }
}

/// Stub. Reports nothing to the store.
open class SKAdNetwork: NSObject {
  open class func registerAppForAdNetworkAttribution() { reportStore() }
  open class func updateConversionValue(_ conversionValue: Int) { reportStore() }
  open class func updatePostbackConversionValue(_ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)? = nil) {
    let error = SKError.refusal(.unsupportedPlatform)
    completion?(error)
  }
  public struct CoarseConversionValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let low = Self(rawValue: "low")
    public static let medium = Self(rawValue: "medium")
    public static let high = Self(rawValue: "high")
  }
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { updatePostbackConversionValue(fineValue, completionHandler: completion) }
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { updatePostbackConversionValue(fineValue, completionHandler: completion) }
  open class func updatePostbackConversionValue(_ conversionValue: Int) async throws { throw SKError.refusal(.unsupportedPlatform) }
  open class func updatePostbackConversionValue(_ fineValue: Int, coarseValue: CoarseConversionValue) async throws {
    throw SKError.refusal(.unsupportedPlatform)
  }
  open class func updatePostbackConversionValue(_ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool) async throws {
    throw SKError.refusal(.unsupportedPlatform)
  }
}
