import Synchronization

/// A request to buy a product.
open class SKPayment: NSObject, @unchecked Sendable {
  open internal(set) var productIdentifier: String
  fileprivate(set) var terms = Terms()
  struct Terms {
    var quantity = 1
    var applicationUsername: String?
    var simulatesAskToBuyInSandbox = false
    var paymentDiscount: SKPaymentDiscount?
    var requestData: Data?
  }
  public required init(product: SKProduct) { productIdentifier = product.productIdentifier }
  open var quantity: Int { terms.quantity }
  open var applicationUsername: String? { terms.applicationUsername }
  open var simulatesAskToBuyInSandbox: Bool { terms.simulatesAskToBuyInSandbox }
  open var paymentDiscount: SKPaymentDiscount? { terms.paymentDiscount }
  open var requestData: Data? { terms.requestData }
}
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  open override var quantity: Int {
    get { terms.quantity }
    set { terms.quantity = newValue }
  }
  open override var applicationUsername: String? {
    get { terms.applicationUsername }
    set { terms.applicationUsername = newValue }
  }
  open override var simulatesAskToBuyInSandbox: Bool {
    get { terms.simulatesAskToBuyInSandbox }
    set { terms.simulatesAskToBuyInSandbox = newValue }
  }
  open override var paymentDiscount: SKPaymentDiscount? {
    get { terms.paymentDiscount }
    set { terms.paymentDiscount = newValue }
  }
  open override var requestData: Data? {
    get { terms.requestData }
    set { terms.requestData = newValue }
  }
}
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
  public let identifier: String
  public let keyIdentifier: String
  public let nonce: UUID
  public let signature: String
  public let timestamp: NSNumber
  public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
    (self.identifier, self.keyIdentifier, self.nonce, self.signature, self.timestamp) = (identifier, keyIdentifier, nonce, signature, timestamp)
  }
}

public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }
/// A failed purchase: the queue has no others.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  public let payment: SKPayment
  init(payment: SKPayment) { self.payment = payment }
  open var transactionState: SKPaymentTransactionState { .failed }
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  open var original: SKPaymentTransaction? { nil }
  open var error: (any Error)? { SKError(.storeProductNotAvailable) }
}
public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
  func paymentQueue(_ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}
extension SKPaymentTransactionObserver {
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
  public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool { false }
  public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
  public func paymentQueue(_ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]) {}
}
public protocol SKPaymentQueueDelegate: AnyObject {
  func paymentQueue(_ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront) -> Bool
  func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}
extension SKPaymentQueueDelegate {
  public func paymentQueue(_ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront) -> Bool {
    true
  }
  public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

/// Stub. Every purchase fails, and so does restoring purchases.
// Unchecked: observers and transactions are behind a lock.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let queue = SKPaymentQueue()
  private struct State: @unchecked Sendable {
    var observers: [any SKPaymentTransactionObserver] = []
    var transactions: [SKPaymentTransaction] = []
  }
  private let state = Mutex(State())

  open class func `default`() -> SKPaymentQueue { queue }
  open class func canMakePayments() -> Bool { false }
  open weak var delegate: (any SKPaymentQueueDelegate)?
  open var transactions: [SKPaymentTransaction] { state.withLock { $0.transactions } }
  open var transactionObservers: [any SKPaymentTransactionObserver] { state.withLock { $0.observers } }
  open var storefront: SKStorefront? { nil }

  open func add(_ observer: any SKPaymentTransactionObserver) {
    state.withLock { state in
      if !state.observers.contains(where: { $0 === observer }) { state.observers.append(observer) }
    }
  }
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    state.withLock { $0.observers.removeAll { $0 === observer } }
  }
  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment: payment)
    state.withLock { $0.transactions.append(transaction) }
    tell { $0.paymentQueue($1, updatedTransactions: [transaction]) }
  }
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    state.withLock { $0.transactions.removeAll { $0 === transaction } }
    tell { $0.paymentQueue($1, removedTransactions: [transaction]) }
  }
  open func restoreCompletedTransactions() {
    tell { $0.paymentQueue($1, restoreCompletedTransactionsFailedWithError: SKError(.storeProductNotAvailable)) }
  }
  open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }
  open func presentCodeRedemptionSheet() { reportStore() }
  open func showPriceConsentIfNeeded() { reportStore() }

  private func tell(_ message: @escaping @Sendable (any SKPaymentTransactionObserver, SKPaymentQueue) -> Void) {
    reportStore()
    DispatchQueue.main.async { [self] in
      for observer in transactionObservers { message(observer, self) }
    }
  }
}

/// The country of the store, which is never known.
open class SKStorefront: NSObject, @unchecked Sendable {
  open var countryCode: String { "" }
  open var identifier: String { "" }
}
extension Notification.Name {
  public static let SKStorefrontCountryCodeDidChange = Notification.Name("SKStorefrontCountryCodeDidChangeNotification")
  public static let SKCloudServiceCapabilitiesDidChange = Notification.Name("SKCloudServiceCapabilitiesDidChangeNotification")
}
