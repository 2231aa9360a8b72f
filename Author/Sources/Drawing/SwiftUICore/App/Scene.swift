/// A part of an app's interface. Almanac shows no windows: a scene's root views are evaluated, so that their actions can receive what a tap on a widget
/// opens (``View/onOpenURL(perform:fileID:line:)``, Specification B7).
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }

  /// Appends the root views of the scene's windows; a composed scene appends those of its body.
  func _collect(into windows: inout _SceneWindows)
}

extension Scene {
  public func _collect(into windows: inout _SceneWindows) { body._collect(into: &windows) }
}

extension Never: Scene {
  public func _collect(into windows: inout _SceneWindows) {}
}

/// The root views of an app's windows, in their order.
@MainActor @preconcurrency
public struct _SceneWindows {
  package var roots: [@MainActor (inout _NodeList) -> Void] = []
  package init() {}
}

/// A scene without a body of its own.
@MainActor @preconcurrency
package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A window for each document or task. A group has exactly one window, which is not shown.
public struct WindowGroup<Content: View>: PrimitiveScene {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) }
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }

  public func _collect(into windows: inout _SceneWindows) {
    let content = content
    windows.roots.append { content._resolve(into: &$0) }
  }
}

/// A scene with a view modifier, which applies to each of its root views.
struct ModifiedScene<Content: Scene, Modifier: ViewModifier>: PrimitiveScene {
  let content: Content
  let modifier: Modifier

  func _collect(into windows: inout _SceneWindows) {
    var inner = _SceneWindows()
    content._collect(into: &inner)
    let modifier = modifier
    for root in inner.roots { windows.roots.append { modifier._resolveModifier(content: root, into: &$0) } }
  }
}

extension Scene {
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedScene(content: self, modifier: EnvironmentChange { $0[ObjectKey<T>.self] = object })
  }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ModifiedScene(content: self, modifier: EnvironmentChange { $0[ObjectKey<T>.self] = object })
  }
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    ModifiedScene(content: self, modifier: EnvironmentChange { $0[keyPath: keyPath] = value })
  }
  /// Stub. Has no effect: there is one window, which receives everything.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
