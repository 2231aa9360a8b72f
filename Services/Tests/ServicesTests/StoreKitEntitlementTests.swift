import AlmanacFoundationCompat
import Foundation
import StoreKit
import Testing

/// Products and entitlements of StoreKit.
@Suite struct StoreKitEntitlementTests {
  private func isReported(_ name: String) -> Bool { UnavailableServices.all.count { $0.name == name } == 1 }

  @Test func `there are no products and no entitlements`() async throws {
    #expect(try await Product.products(for: ["a"]).isEmpty)
    var count = 0
    for await _ in Transaction.currentEntitlements { count += 1 }
    for await _ in Message.messages { count += 1 }
    #expect(count == 0 && !AppStore.canMakePayments && isReported("storeKit.unavailable"))
    #expect(Product.SubscriptionPeriod.Unit.month.localizedDescription == "Month" && Product.SubscriptionPeriod.Unit.year.formatted() == "year")
  }
}
