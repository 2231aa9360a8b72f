import SwiftUI

/// The loading state of an entitlement.
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)
  public var value: Value? { if case .success(let value) = self { value } else { nil } }
  public func map<U>(_ transform: (Value) throws -> U) rethrows -> EntitlementTaskState<U> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try transform(value))
    }
  }
  public func flatMap<U>(_ transform: (Value) throws -> EntitlementTaskState<U>) rethrows -> EntitlementTaskState<U> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): try transform(value)
    }
  }
}
extension EntitlementTaskState: Sendable where Value: Sendable {}

// The tasks report that there are no products and no purchases. Like all tasks of a view, they come too late to be drawn.
nonisolated extension View {
  public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium, action: @escaping @MainActor @Sendable (Product.TaskState) async -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { storeTask(id, priority, fileID, line, .loading, .unavailable, action) }
  public func storeProductsTask(
    for ids: some Collection<Product.ID> & Equatable & Sendable, priority: TaskPriority = .medium,
    action: @escaping @MainActor @Sendable (Product.CollectionTaskState) async -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { storeTask(ids, priority, fileID, line, .loading, .success([], unavailable: Array(ids)), action) }
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping @MainActor @Sendable (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { storeTask(productID, priority, fileID, line, .loading, .success(nil), action) }
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping @MainActor @Sendable (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { storeTask(groupID, priority, fileID, line, .loading, .success([]), action) }

  private func storeTask<ID: Equatable & Sendable, State: Sendable>(
    _ id: ID, _ priority: TaskPriority, _ fileID: StaticString, _ line: UInt, _ first: State, _ answer: State,
    _ action: @escaping @MainActor @Sendable (State) async -> Void
  ) -> some View {
    task(
      id: id, priority: priority,
      {
        reportStore()
        await action(first)
        await action(answer)
      }, fileID: fileID, line: line)
  }
}

// Handlers for purchases in the store's views. They are never called, because a widget shows no such view.
nonisolated extension View {
  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
  public func onInAppPurchaseCompletion(perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?) -> some View { self }
  public func inAppPurchaseOptions(_ options: ((Product) async -> Set<Product.PurchaseOption>)?) -> some View { self }
  public func preferredSubscriptionOffer(
    _ offer: @escaping @Sendable (Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]) -> Product.SubscriptionOffer?
  ) -> some View { self }

  public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }
  public func productIconBorder() -> some View { self }
  public func productDescription(_ visibility: Visibility) -> some View { self }
  public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View { self }

  public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View { self }
  public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle, placement: SubscriptionStoreControlPlacement) -> some View {
    self
  }
  public func subscriptionStoreControlIcon(@ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View) -> some View { self }
  public func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View { self }
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
  public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }
  public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle, in shape: some Shape) -> some View { self }
  public func subscriptionStorePolicyDestination(url: URL, for kind: SubscriptionStorePolicyKind) -> some View { self }
  public func subscriptionStorePolicyDestination(for kind: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View) -> some View {
    self
  }
  public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }
  public func subscriptionStorePolicyForegroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View { self }
  public func subscriptionStoreSignInAction(_ action: (@MainActor () -> Void)?) -> some View { self }
}

// The store's sheets over an app. They are never shown; a note names them.
nonisolated extension View {
  private var withoutStore: Self {
    reportStore()
    return self
  }
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { withoutStore }
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View { withoutStore }
  public func refundRequestSheet(
    for transactionID: Transaction.ID, isPresented: Binding<Bool>,
    onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
  ) -> some View { withoutStore }
  public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { withoutStore }
  public func appStoreOverlay(isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration) -> some View { withoutStore }
}

extension ContainerBackgroundPlacement {
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement(name: "subscriptionStoreHeader")
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(name: "subscriptionStoreFullHeight")
}
