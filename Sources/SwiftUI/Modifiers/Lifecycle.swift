import Combine

/// A modifier that has no effect in a widget and says so.
struct NotingModifier: ViewModifier {
  let name: String
  let message: String

  func body(content: Content) -> Never { fatalError("\(Self.self) is resolved, not composed") }
  func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    nodes.session.diagnose(.note, name, message)
    content(&nodes)
  }
}

extension View {
  private func neverRuns(_ what: String, _ instead: String) -> ModifiedContent<Self, NotingModifier> {
    modifier(NotingModifier(name: "\(what).ignored", message: "\(what) never runs in a widget, which is archived ahead of time; \(instead)"))
  }

  /// Never runs: a widget's views are archived, not shown by their process. A note says so.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { neverRuns("onAppear", "do the work in the timeline provider") }
  /// Never runs, as `onAppear`.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { neverRuns("onDisappear", "do the work in the timeline provider") }
  /// Never runs, as `onAppear`.
  public func task(priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void) -> some View {
    neverRuns("task", "do the work in the timeline provider")
  }
  /// Never runs, as `onAppear`.
  public func task<T: Equatable>(id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void) -> some View {
    neverRuns("task", "do the work in the timeline provider")
  }
  /// Never runs: values of an archived view do not change.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
    neverRuns("onChange", "make an entry for each value")
  }
  /// Never runs: values of an archived view do not change.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some View {
    neverRuns("onChange", "make an entry for each value")
  }
  /// Never runs: values of an archived view do not change.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
    neverRuns("onChange", "make an entry for each value")
  }
  /// Never runs: a tap reaches the host, not the view.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    neverRuns("onTapGesture", "use Link, widgetURL or Button(intent:)")
  }
  /// Never runs: a touch reaches the host, not the view.
  public func onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void) -> some View {
    neverRuns("onLongPressGesture", "use Link, widgetURL or Button(intent:)")
  }
  /// Never runs: what a publisher sends after the view is archived reaches nobody.
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P.Failure == Never {
    neverRuns("onReceive", "make an entry for each value")
  }
  /// Opens nothing by itself: what an app does with a URL, its own process does.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { neverRuns("onOpenURL", "the containing app receives the URL") }

  /// Sets whether taps reach the view. What is tapped in a widget are its links and buttons, which this disables too.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(EnvironmentChange { $0.core.isEnabled = $0.core.isEnabled && enabled })
  }
  /// Keeps views as they stand while they move. Nothing moves in an archived widget.
  public func geometryGroup() -> some View { self }
  /// Lets a view stand for another while they change places. Nothing moves in an archived widget.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  /// Asks for a colour scheme of the whole screen. A widget's is its host's: a note says so.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(
      NotingModifier(name: "preferredColorScheme.ignored", message: "a widget follows its host's colour scheme; use environment(\\.colorScheme, …)"))
  }
}
