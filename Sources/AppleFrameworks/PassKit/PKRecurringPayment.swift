// What an app tells of payments that repeat, of contacts and of shipping. Values in memory: nobody pays here.

public enum PKShippingType: UInt, Sendable { case shipping, delivery, storePickup, servicePickup }
public enum PKPaymentMethodType: UInt, Sendable { case unknown, debit, credit, prepaid, store, eMoney }
// Unchecked, as all classes of this file: an app sets their properties on one thread, as on Apple's systems.
open class PKPaymentMethod: NSObject, @unchecked Sendable {
  open var displayName: String? { nil }
  open var network: PKPaymentNetwork? { nil }
  open var type: PKPaymentMethodType { .unknown }
}
open class PKContact: NSObject, @unchecked Sendable {
  open var name: PersonNameComponents?
  open var emailAddress: String?
  public override init() { super.init() }
}
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
  open var identifier: String?
  open var detail: String?
}
open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  open var startDate: Date?
  open var intervalUnit = NSCalendar.Unit.month
  open var intervalCount = 1
  open var endDate: Date?
}
open class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable { open var deferredDate = Date() }
open class PKAutomaticReloadPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable { open var thresholdAmount = NSDecimalNumber.zero }
open class PKRecurringPaymentRequest: NSObject, @unchecked Sendable {
  open var paymentDescription: String
  open var regularBilling: PKRecurringPaymentSummaryItem
  open var trialBilling: PKRecurringPaymentSummaryItem?
  open var billingAgreement: String?
  open var managementURL: URL
  open var tokenNotificationURL: URL?
  public init(paymentDescription: String, regularBilling: PKRecurringPaymentSummaryItem, managementURL: URL) {
    (self.paymentDescription, self.regularBilling, self.managementURL) = (paymentDescription, regularBilling, managementURL)
  }
}
open class PKDeferredPaymentRequest: NSObject, @unchecked Sendable {
  open var paymentDescription: String
  open var deferredBilling: PKDeferredPaymentSummaryItem
  open var billingAgreement: String?
  open var managementURL: URL
  open var tokenNotificationURL: URL?
  open var freeCancellationDate: Date?
  public init(paymentDescription: String, deferredBilling: PKDeferredPaymentSummaryItem, managementURL: URL) {
    (self.paymentDescription, self.deferredBilling, self.managementURL) = (paymentDescription, deferredBilling, managementURL)
  }
}
open class PKAutomaticReloadPaymentRequest: NSObject, @unchecked Sendable {
  open var paymentDescription: String
  open var automaticReloadBilling: PKAutomaticReloadPaymentSummaryItem
  open var billingAgreement: String?
  open var managementURL: URL
  open var tokenNotificationURL: URL?
  public init(paymentDescription: String, automaticReloadBilling: PKAutomaticReloadPaymentSummaryItem, managementURL: URL) {
    (self.paymentDescription, self.automaticReloadBilling, self.managementURL) = (paymentDescription, automaticReloadBilling, managementURL)
  }
}
open class PKPaymentMerchantSession: NSObject, @unchecked Sendable { public init(dictionary: [AnyHashable: Any]) {} }
open class PKPaymentRequestUpdate: NSObject, @unchecked Sendable {
  open var status = PKPaymentAuthorizationStatus.success
  open var paymentSummaryItems: [PKPaymentSummaryItem]
  open var shippingMethods: [PKShippingMethod] = []
  public init(paymentSummaryItems: [PKPaymentSummaryItem]) { self.paymentSummaryItems = paymentSummaryItems }
}
open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate, @unchecked Sendable { open var errors: [any Error]! }
open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable { open var errors: [any Error]! }
open class PKPaymentRequestMerchantSessionUpdate: NSObject, @unchecked Sendable {
  open var status: PKPaymentAuthorizationStatus
  open var session: PKPaymentMerchantSession?
  public init(status: PKPaymentAuthorizationStatus, merchantSession session: PKPaymentMerchantSession?) {
    (self.status, self.session) = (status, session)
  }
}
