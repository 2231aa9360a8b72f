open class SKProductSubscriptionPeriod: NSObject {
  public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
  open var numberOfUnits: Int { 0 }
  open var unit: PeriodUnit { .day }
}
public typealias SKProductPeriodUnit = SKProductSubscriptionPeriod.PeriodUnit
extension SKProduct { public typealias PeriodUnit = SKProductPeriodUnit }

/// A price for a part of a subscription.
open class SKProductDiscount: NSObject {
  public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
  public enum `Type`: UInt, Sendable { case introductory, subscription }
  open var identifier: String? { nil }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var numberOfPeriods: Int { 0 }
  open var paymentMode: PaymentMode { .payAsYouGo }
  open var type: `Type` { .introductory }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
}

/// Stub. A product. The store has none; one that an app creates is empty, like Apple's.
open class SKProduct: NSObject {
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var discounts: [SKProductDiscount] { [] }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var subscriptionGroupIdentifier: String? { nil }
  open var isFamilyShareable: Bool { false }
  open var isDownloadable: Bool { false }
  open var contentVersion: String { "" }
  open var downloadContentLengths: [NSNumber] { [] }
}

/// A request to the store.
open class SKRequest: NSObject, @unchecked Sendable {
  fileprivate weak var receiver: (any SKRequestDelegate)?
  private var isCancelled = false
  open func cancel() { isCancelled = true }
  /// Stub. Always fails: the delegate receives `SKError.storeProductNotAvailable`.
  open func start() {
    answer { request in request.receiver?.request(request, didFailWithError: SKError(.storeProductNotAvailable)) }
  }
  fileprivate func answer(_ action: @escaping @Sendable (SKRequest) -> Void) {
    reportStore()
    DispatchQueue.main.async { [self] in
      if !isCancelled { action(self) }
    }
  }
}
public protocol SKRequestDelegate: AnyObject {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
open class SKProductsResponse: NSObject {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { identifiers }
  private let identifiers: [String]
  init(_ identifiers: [String]) { self.identifiers = identifiers }
}
/// Stub. Finds no products.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  open weak var delegate: (any SKProductsRequestDelegate)?
  private let identifiers: Set<String>
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
  open override func start() {
    answer { request in
      guard let request = request as? SKProductsRequest else { return }
      request.delegate?.productsRequest(request, didReceive: SKProductsResponse(request.identifiers.sorted()))
      request.delegate?.requestDidFinish(request)
    }
  }
}
/// Stub. The app has no receipt.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  public let receiptProperties: [String: Any]?
  open weak var delegate: (any SKRequestDelegate)? {
    get { receiver }
    set { receiver = newValue }
  }
  public init(receiptProperties properties: [String: Any]? = nil) { receiptProperties = properties }
}
public let SKReceiptPropertyIsExpired = "expired"
public let SKReceiptPropertyIsRevoked = "revoked"
public let SKReceiptPropertyIsVolumePurchase = "vpp"
