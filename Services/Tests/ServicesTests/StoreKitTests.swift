import AlmanacFoundationCompat
import Foundation
import StoreKit
import SwiftUI
import Testing

/// An app's store, in files that an app shares with its widget.
@MainActor @Suite struct StoreKitTests {
  @Test func `every request to the store fails, and there are no entitlements`() async throws {
    await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
    await #expect(throws: StoreKitError.self) { try await AppTransaction.shared }
    await #expect(throws: StoreKit.Transaction.RefundRequestError.failed) {
      try await StoreKit.Transaction.beginRefundRequest(
        for: 1, in: UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions()))
    }
    #expect(await StoreKit.Transaction.currentEntitlement(for: "a") == nil)
    #expect(try await Product.SubscriptionInfo.status(for: "group").isEmpty)
    #expect(await Storefront.current == nil)
    await #expect(throws: SKError.self) { try await SKAdNetwork.updatePostbackConversionValue(3, coarseValue: .high, lockWindow: true) }
    #expect(UnavailableServices.all.contains { $0.name == "storeKit.unavailable" })
  }

  @Test func `a period ends after its days, weeks, months or years`() throws {
    let calendar = Calendar.current
    let start = try #require(calendar.date(from: DateComponents(year: 2026, month: 1, day: 31)))
    let (month, days) = (Product.SubscriptionPeriod.monthly, Product.SubscriptionPeriod.everyThreeDays)
    #expect(calendar.dateComponents([.month, .day], from: month.dateRange(referenceDate: start).upperBound) == DateComponents(month: 2, day: 28))
    #expect(calendar.dateComponents([.month, .day], from: days.dateRange(referenceDate: start).upperBound) == DateComponents(month: 2, day: 3))
    #expect(month.unit == .month && Product.SubscriptionPeriod.everyTwoWeeks.value == 2)
  }

  @Test func `what is known of an entitlement is transformed`() {
    let known = EntitlementTaskState<[Int]>.success([1, 2]).map(\.count)
    #expect(known.value == 2 && EntitlementTaskState<Int>.loading.map { $0 + 1 }.value == nil)
    #expect(known.flatMap { $0 > 1 ? .success("pro") : .loading }.value == "pro")
    #expect(Product.CollectionTaskState.success([], unavailable: ["a"]).products.isEmpty && Product.TaskState.unavailable.product == nil)
  }

  @Test func `a payment of the first StoreKit fails, and its observer is notified`() async {
    // Unchecked: the queue calls the observer on the main thread only.
    final class Observer: NSObject, SKPaymentTransactionObserver, @unchecked Sendable {
      var continuation: CheckedContinuation<(SKPaymentTransactionState, String), Never>?
      func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        for transaction in transactions {
          queue.finishTransaction(transaction)
          continuation?.resume(returning: (transaction.transactionState, transaction.payment.applicationUsername ?? ""))
        }
      }
    }
    let observer = Observer()
    SKPaymentQueue.default().add(observer)
    let (state, name) = await withCheckedContinuation { continuation in
      observer.continuation = continuation
      let payment = SKMutablePayment(product: SKProduct())
      payment.applicationUsername = "Ada"
      SKPaymentQueue.default().add(payment)
    }
    SKPaymentQueue.default().remove(observer)
    #expect(state == .failed && name == "Ada" && SKPaymentQueue.default().transactions.isEmpty)
    #expect(SKPaymentQueue.default().transactionObservers.isEmpty)
  }

  @Test func `a receipt cannot be fetched, and a cancelled request says nothing`() async {
    // Unchecked: requests call the delegate on the main thread only.
    final class Delegate: NSObject, SKRequestDelegate, @unchecked Sendable {
      var requests: [SKRequest] = []
      var continuation: CheckedContinuation<(any Error), Never>?
      func request(_ request: SKRequest, didFailWithError error: any Error) {
        requests.append(request)
        continuation?.resume(returning: error)
      }
    }
    let (delegate, cancelled, request) = (Delegate(), SKReceiptRefreshRequest(), SKReceiptRefreshRequest())
    (cancelled.delegate, request.delegate) = (delegate, delegate)
    let error = await withCheckedContinuation { continuation in
      delegate.continuation = continuation
      cancelled.start()
      cancelled.cancel()
      request.start()
    }
    #expect((error as? SKError)?.code == .storeProductNotAvailable && delegate.requests == [request])
  }

  @Test func `views of the store are prohibition signs, and each is named`() async throws {
    let found = try await PictureOfWidget.diagnostics {
      VStack {
        SubscriptionStoreView(groupID: "1") { Text("a") }
          .storeButton(.visible, for: .restorePurchases).subscriptionStoreControlStyle(.prominentPicker)
          .onInAppPurchaseCompletion { _, _ in }
        ProductView(id: "a") { Image(systemName: "star") }.productViewStyle(.large)
        StoreView(ids: ["a"])
      }
    }
    for name in ["SubscriptionStoreView", "ProductView", "StoreView"] {
      #expect(found.count { $0.name == "view.prohibited" && $0.message.hasPrefix("\(name) ") } == 1, "\(found)")
    }
  }
}
