import SwiftUI

/// Stub. The subscriptions of a group. A widget shows a prohibition sign instead.
nonisolated public struct SubscriptionStoreView<Content: View>: View {
  private let source: SourceLocation
  @MainActor public var body: some View { StoreSign(name: "SubscriptionStoreView", source: source) }

  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all, @ViewBuilder marketingContent: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  public init(
    productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  public init(
    subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
}
extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all, fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  public init(productIDs: some Collection<Product.ID>, fileID: StaticString = #fileID, line: UInt = #line) {
    source = SourceLocation(fileID, line)
  }
  public init(subscriptions: some Collection<Product>, fileID: StaticString = #fileID, line: UInt = #line) {
    source = SourceLocation(fileID, line)
  }
  public init<Options: StoreContent>(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all, @StoreContentBuilder content: () -> Options,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
}
public struct AutomaticSubscriptionStoreMarketingContent: View {
  nonisolated public var body: some View { EmptyView() }
}

/// How subscription options are grouped. It is never evaluated.
public protocol StoreContent {}
public struct EmptyStoreContent: StoreContent { public init() {} }
@resultBuilder public enum StoreContentBuilder {
  public static func buildBlock(_ parts: any StoreContent...) -> EmptyStoreContent { EmptyStoreContent() }
  public static func buildOptional(_ part: EmptyStoreContent?) -> EmptyStoreContent { EmptyStoreContent() }
  public static func buildEither(first: EmptyStoreContent) -> EmptyStoreContent { first }
  public static func buildEither(second: EmptyStoreContent) -> EmptyStoreContent { second }
}
public struct SubscriptionOptionGroup: StoreContent {
  public init(_ title: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool, @ViewBuilder marketingContent: () -> some View) {}
  public init(isIncluded: @escaping (Product) -> Bool, @ViewBuilder marketingContent: () -> some View) {}
  public init(@ViewBuilder marketingContent: () -> some View) {}
}
public struct SubscriptionOptionSection: StoreContent {
  public init(_ title: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool) {}
  @_disfavoredOverload public init(_ title: some StringProtocol, isIncluded: @escaping (Product) -> Bool) {}
}
public struct SubscriptionPeriodGroupSet: StoreContent {
  public init() {}
  public init(@ViewBuilder marketingContent: @escaping (Product.SubscriptionPeriod) -> some View) {}
}

/// The style of the control for choosing a subscription. It is never called.
@MainActor @preconcurrency public protocol SubscriptionStoreControlStyle {}
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { nonisolated public init() {} }
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { nonisolated public init() {} }
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { nonisolated public init() {} }
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { nonisolated public init() {} }
public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { nonisolated public init() {} }
public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { nonisolated public init() {} }
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { nonisolated public init() {} }
extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  nonisolated public static var automatic: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  nonisolated public static var picker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  nonisolated public static var prominentPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
  nonisolated public static var compactPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
  nonisolated public static var pagedPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PagedProminentPickerSubscriptionStoreControlStyle {
  nonisolated public static var pagedProminentPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  nonisolated public static var buttons: Self { Self() }
}

/// The position of a store's control.
public struct SubscriptionStoreControlPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let scrollView = Self(name: "scrollView")
  public static let bottomBar = Self(name: "bottomBar")
  public static let buttonsInBottomBar = Self(name: "buttonsInBottomBar")
}
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
  private let name: String
  public static let termsOfService = Self(name: "termsOfService")
  public static let privacyPolicy = Self(name: "privacyPolicy")
}
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String
  public static let cancellation = Self(name: "cancellation")
  public static let restorePurchases = Self(name: "restorePurchases")
  public static let redeemCode = Self(name: "redeemCode")
  public static let signIn = Self(name: "signIn")
  public static let policies = Self(name: "policies")
}
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let action = Self(name: "action")
  public static let displayName = Self(name: "displayName")
  public static let price = Self(name: "price")
  public static let singleLine = Self(name: "singleLine")
  public static let multiline = Self(name: "multiline")
  public var action: Self { Self(name: name + ".action") }
  public var displayName: Self { Self(name: name + ".displayName") }
  public var price: Self { Self(name: name + ".price") }
}
