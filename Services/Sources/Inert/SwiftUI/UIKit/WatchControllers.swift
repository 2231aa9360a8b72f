import UIKit
import WatchKit

/// Stub. SwiftUI views on a WatchKit screen. Shows nothing in a widget; exists for sources that an app and its widget share.
open class WKHostingController<Body: View>: WKInterfaceController {
  public override init() { super.init() }
  /// A subclass has to override this, as on Apple's systems.
  open var body: Body { fatalError("\(Self.self) has to override body") }
  public func setNeedsBodyUpdate() {}
  public func updateBodyIfNeeded() {}
}

/// Stub. SwiftUI views for a notification on a watch, like ``WKHostingController``.
open class WKUserNotificationHostingController<Body: View>: WKUserNotificationInterfaceController {
  public override init() { super.init() }
  open var body: Body { fatalError("\(Self.self) has to override body") }
  open class var coalescedDescriptionFormat: String? { nil }
  open class var sashColor: Color? { nil }
  open class var titleColor: Color? { nil }
  open class var subtitleColor: Color? { nil }
  open class var wantsSashBlur: Bool { false }
  open class var isInteractive: Bool { false }
  public func setNeedsBodyUpdate() {}
  public func updateBodyIfNeeded() {}
}

/// Stub. The screen for notifications of one category. Adds no window, because a watch app's notifications are not shown.
public struct WKNotificationScene<Content: View, Controller: WKUserNotificationHostingController<Content>>: PrimitiveScene {
  public init(controller: Controller.Type, category: String) {}
  public func _collect(into windows: inout _SceneWindows) {}
}

/// A WatchKit element in SwiftUI. A widget shows a prohibition sign instead, as for ``UIViewRepresentable``.
@MainActor @preconcurrency
public protocol WKInterfaceObjectRepresentable: View where Body == Never {
  associatedtype WKInterfaceObjectType: WKInterfaceObject
  associatedtype Coordinator = Void
  typealias Context = WKInterfaceObjectRepresentableContext<Self>

  func makeWKInterfaceObject(context: Context) -> WKInterfaceObjectType
  func updateWKInterfaceObject(_ wkInterfaceObject: WKInterfaceObjectType, context: Context)
  static func dismantleWKInterfaceObject(_ wkInterfaceObject: WKInterfaceObjectType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}
extension WKInterfaceObjectRepresentable {
  public static func dismantleWKInterfaceObject(_ wkInterfaceObject: WKInterfaceObjectType, coordinator: Coordinator) {}
  public var body: Never { fatalError("\(Self.self) is an element of WatchKit and has no body") }
  @MainActor public func _resolve(into nodes: inout _NodeList) {
    _resolveRepresentable("\(Self.self), a WKInterfaceObjectRepresentable,", into: &nodes)
  }
}
extension WKInterfaceObjectRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
/// Stub. The context that is passed to a representable, like ``UIViewRepresentableContext``.
@MainActor @preconcurrency
public struct WKInterfaceObjectRepresentableContext<Representable: WKInterfaceObjectRepresentable> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction: Transaction
  public var environment: EnvironmentValues
}

/// The media that a watch plays, with controls. A widget shows a prohibition sign instead (see ``ProhibitedView``).
nonisolated public struct NowPlayingView: View {
  private let source: SourceLocation
  public init(fileID: StaticString = #fileID, line: UInt = #line) { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View {
    ProhibitedView(name: "NowPlayingView", alternative: "show what is played as text; buttons with intents can control it", source: source)
  }
}
