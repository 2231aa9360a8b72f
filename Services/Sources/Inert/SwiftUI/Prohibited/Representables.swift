import UIKit

/// Stub. A UIKit view in SwiftUI. An archive cannot contain a UIKit view, so a prohibition sign is drawn instead (see ``ProhibitedView``), and a
/// `view.prohibited` warning names the conforming type. Its methods are never called.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
  public var body: Never { fatalError("\(Self.self) is a UIKit view and has no body") }
  @MainActor public func _resolve(into nodes: inout _NodeList) {
    _resolveRepresentable("\(Self.self), a UIViewRepresentable,", into: &nodes)
  }
}
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension View {
  /// Resolves an author's type that shows a view of UIKit or AppKit to the prohibition sign. The type's initialisers record no source location, so the
  /// diagnostic names the last known one in the same body.
  @MainActor package func _resolveRepresentable(_ name: String, into nodes: inout _NodeList) {
    let near = nodes.session.nearestPlace.map { ", near \($0)" } ?? ""
    ProhibitedView(name: name, alternative: "draw it with SwiftUI's own views\(near)")._resolve(into: &nodes)
  }
}

/// Stub. The context that is passed to a representable. Exists so that sources compile; a widget never creates one.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction: Transaction
  public var environment: EnvironmentValues
}

/// Stub. A UIKit view controller in SwiftUI. A widget shows a prohibition sign instead, as for ``UIViewRepresentable``.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize? { nil }
  public var body: Never { fatalError("\(Self.self) is a UIKit view controller and has no body") }
  @MainActor public func _resolve(into nodes: inout _NodeList) {
    _resolveRepresentable("\(Self.self), a UIViewControllerRepresentable,", into: &nodes)
  }
}
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// Stub. The context that is passed to a representable, like ``UIViewRepresentableContext``.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction: Transaction
  public var environment: EnvironmentValues
}

/// Stub. SwiftUI views on a UIKit screen. Shows nothing in a widget; exists for sources that an app and its widget share.
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content
  open var sizingOptions: UIHostingControllerSizingOptions = []
  public var safeAreaRegions = SafeAreaRegions.all
  /// Returns `size`: nothing is laid out.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
  public init?(coder: NSCoder, rootView: Content) { nil }
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
}
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// Stub. SwiftUI views in a cell. A widget shows no cells.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Label: View, Background: View>: UIContentConfiguration {
  let label: Label
  let backgroundView: Background
  public init(@ViewBuilder content: () -> Label) where Background == EmptyView { (label, backgroundView) = (content(), EmptyView()) }
  private init(_ label: Label, _ background: Background) { (self.label, backgroundView) = (label, background) }
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Label, B> {
    UIHostingConfiguration<Label, B>(label, content())
  }
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Label, some View> {
    UIHostingConfiguration<Label, _>(label, Rectangle().fill(style))
  }
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
  public func makeContentView() -> any UIView & UIContentView { HostedCellContent(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
final class HostedCellContent: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  init(configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}
