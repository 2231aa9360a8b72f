import SwiftUI

/// Stub. An AppKit view in SwiftUI. A widget shows a prohibition sign instead, as for `UIViewRepresentable`. The methods are never called.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  // Not only AppKit views: on a Mac `WKWebView` is one, here it is a UIKit view.
  associatedtype NSViewType: NSObject
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>

  func makeNSView(context: Context) -> NSViewType
  func updateNSView(_ nsView: NSViewType, context: Context)
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}
extension NSViewRepresentable {
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
  public var body: Never { fatalError("\(Self.self) is an AppKit view and has no body") }
  @MainActor public func _resolve(into nodes: inout _NodeList) { _resolveRepresentable("\(Self.self), an NSViewRepresentable,", into: &nodes) }
}
extension NSViewRepresentable where Coordinator == Void { public func makeCoordinator() {} }

@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction: Transaction
  public var environment: EnvironmentValues
}

/// Stub. An AppKit view controller in SwiftUI. A widget shows a prohibition sign instead, as for ``NSViewRepresentable``.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
  associatedtype NSViewControllerType: NSViewController
  associatedtype Coordinator = Void
  typealias Context = NSViewControllerRepresentableContext<Self>

  func makeNSViewController(context: Context) -> NSViewControllerType
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}
extension NSViewControllerRepresentable {
  public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}
  public var body: Never { fatalError("\(Self.self) is an AppKit view controller and has no body") }
  @MainActor public func _resolve(into nodes: inout _NodeList) {
    _resolveRepresentable("\(Self.self), an NSViewControllerRepresentable,", into: &nodes)
  }
}
extension NSViewControllerRepresentable where Coordinator == Void { public func makeCoordinator() {} }

@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction: Transaction
  public var environment: EnvironmentValues
}

/// Stub. SwiftUI views in an AppKit view. Shows nothing in a widget; exists for sources that an app and its widget share.
open class NSHostingView<Content: View>: NSView {
  public var rootView: Content
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }
}
open class NSHostingController<Content: View>: NSViewController {
  public var rootView: Content
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
}
