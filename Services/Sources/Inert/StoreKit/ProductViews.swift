import SwiftUI

/// The loading state of a product's picture.
public enum ProductIconPhase {
  case loading
  case success(Image)
  case unavailable
  case failure(any Error)
  /// A promotional picture of the product; never available.
  public var promotionalIcon: Image? { if case .success(let image) = self { image } else { nil } }
}

/// Stub. A product with its price. A widget shows a prohibition sign instead.
nonisolated public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private let source: SourceLocation
  @MainActor public var body: some View { StoreSign(name: "ProductView", source: source) }

  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon, fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon, fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
}
extension ProductView where PlaceholderIcon == Icon {
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
}
extension ProductView where PlaceholderIcon == EmptyView {
  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
}
extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false, fileID: StaticString = #fileID, line: UInt = #line) {
    source = SourceLocation(fileID, line)
  }
  public init(_ product: Product, prefersPromotionalIcon: Bool = false, fileID: StaticString = #fileID, line: UInt = #line) {
    source = SourceLocation(fileID, line)
  }
  public init(_ configuration: ProductViewStyleConfiguration, fileID: StaticString = #fileID, line: UInt = #line) {
    source = SourceLocation(fileID, line)
  }
}

/// Stub. A list of products. A widget shows a prohibition sign instead.
nonisolated public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  private let source: SourceLocation
  @MainActor public var body: some View { StoreSign(name: "StoreView", source: source) }

  public init(
    ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon, fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
}
extension StoreView where PlaceholderIcon == EmptyView {
  public init(
    ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  public init(
    products: some Collection<Product>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
}
extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  public init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false, fileID: StaticString = #fileID, line: UInt = #line) {
    source = SourceLocation(fileID, line)
  }
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false, fileID: StaticString = #fileID, line: UInt = #line) {
    source = SourceLocation(fileID, line)
  }
}

/// The prohibition sign that a widget shows for the store's views.
nonisolated struct StoreSign: View {
  let name: String
  let source: SourceLocation
  @MainActor var body: some View {
    let _ = reportStore()
    ProhibitedView(name: name, alternative: "sell in the app; there is no App Store on this machine", source: source)
  }
}

/// A product's style. It is never called: a widget shows no products.
@MainActor @preconcurrency public protocol ProductViewStyle {
  associatedtype Body: View
  typealias Configuration = ProductViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ProductViewStyleConfiguration {
  public struct Icon: View {
    nonisolated public var body: some View { EmptyView() }
  }
  public let icon = Icon()
  public let state = Product.TaskState.unavailable
  public let hasCurrentEntitlement = false
  public let descriptionVisibility = Visibility.automatic
  public var product: Product? { state.product }
  @MainActor public func purchase() { reportStore() }
}
/// The system's styles. They draw nothing.
public protocol _SystemProductViewStyle: ProductViewStyle where Body == EmptyView {}
extension _SystemProductViewStyle {
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}
public struct AutomaticProductViewStyle: _SystemProductViewStyle { nonisolated public init() {} }
public struct CompactProductViewStyle: _SystemProductViewStyle { nonisolated public init() {} }
public struct RegularProductViewStyle: _SystemProductViewStyle { nonisolated public init() {} }
public struct LargeProductViewStyle: _SystemProductViewStyle { nonisolated public init() {} }
extension ProductViewStyle where Self == AutomaticProductViewStyle { nonisolated public static var automatic: Self { Self() } }
extension ProductViewStyle where Self == CompactProductViewStyle { nonisolated public static var compact: Self { Self() } }
extension ProductViewStyle where Self == RegularProductViewStyle { nonisolated public static var regular: Self { Self() } }
extension ProductViewStyle where Self == LargeProductViewStyle { nonisolated public static var large: Self { Self() } }
