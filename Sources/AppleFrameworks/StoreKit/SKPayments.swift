// The first StoreKit, which shared sources still name.

public let SKErrorDomain = "SKErrorDomain"
public struct SKError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable, cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { SKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "This machine has no App Store." }
  public static let unknown = Code.unknown
  public static let paymentCancelled = Code.paymentCancelled
  public static let paymentNotAllowed = Code.paymentNotAllowed
  public static let storeProductNotAvailable = Code.storeProductNotAvailable
}

/// Asks for a rating. Nothing asks here.
open class SKStoreReviewController: NSObject {
  open class func requestReview() { reportStore() }
  open class func requestReview(in windowScene: Any) { reportStore() }
}

open class SKProductSubscriptionPeriod: NSObject {
  public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
  open var numberOfUnits: Int { 0 }
  open var unit: PeriodUnit { .day }
}
public typealias SKProductPeriodUnit = SKProductSubscriptionPeriod.PeriodUnit
extension SKProduct { public typealias PeriodUnit = SKProductPeriodUnit }
open class SKProductDiscount: NSObject {
  open var price: NSDecimalNumber { 0 }
  open var numberOfPeriods: Int { 0 }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
}
/// Something to buy. There is none.
open class SKProduct: NSObject {
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
}
open class SKRequest: NSObject {
  open func start() {}
  open func cancel() {}
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
/// Asks for products: none is known.
// Unchecked: an app sets its delegate on one thread, as on Apple's systems.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  open weak var delegate: (any SKProductsRequestDelegate)?
  private let identifiers: Set<String>
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
  open override func start() {
    reportStore()
    DispatchQueue.main.async { [self] in
      delegate?.productsRequest(self, didReceive: SKProductsResponse(identifiers.sorted()))
      delegate?.requestDidFinish(self)
    }
  }
}
open class SKPayment: NSObject {
  public let productIdentifier: String
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }
open class SKPaymentTransaction: NSObject {
  open var transactionState: SKPaymentTransactionState { .failed }
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  open var error: (any Error)? { SKError(.storeProductNotAvailable) }
}
public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}
extension SKPaymentTransactionObserver {
  public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
}
/// Purchases. None can be made.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let queue = SKPaymentQueue()
  open class func `default`() -> SKPaymentQueue { queue }
  open class func canMakePayments() -> Bool { false }
  open var transactions: [SKPaymentTransaction] { [] }
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func add(_ payment: SKPayment) { reportStore() }
  open func restoreCompletedTransactions() { reportStore() }
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
}
