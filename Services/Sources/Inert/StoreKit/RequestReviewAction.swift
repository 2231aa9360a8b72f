import SwiftUI

/// Stub. Asks for no review.
@MainActor public struct RequestReviewAction: Sendable {
  nonisolated init() {}
  public func callAsFunction() { reportStore() }
}
/// Stub. Buys nothing.
@MainActor public struct PurchaseAction: Sendable {
  nonisolated init() {}
  public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = []) async throws -> Product.PurchaseResult {
    throw StoreKitError.refusal()
  }
}
extension EnvironmentValues {
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var purchase: PurchaseAction { PurchaseAction() }
}
