import AlmanacWireSchema

/// A modifier that calls an action after the first pass in which its view is drawn. Several views in a group count as one.
package struct AppearanceModifier: PrimitiveModifier {
  let source: SourceLocation
  /// True to call the action again when all views of the content are those of another branch than before.
  let followsBranches: Bool
  /// The action, called with the session that draws the view; nil = no action.
  let action: (@MainActor (RenderSession) -> Void)?

  init(source: SourceLocation, followsBranches: Bool = false, action: (@MainActor (RenderSession) -> Void)?) {
    self.source = source
    self.followsBranches = followsBranches
    self.action = action
  }

  init(source: SourceLocation, when isWanted: Bool = true, followsBranches: Bool = false, perform action: (() -> Void)?) {
    self.source = source
    self.followsBranches = followsBranches
    guard isWanted, let action else {
      self.action = nil
      return
    }
    // Called on the main actor only.
    let perform = UncheckedSendable(action)
    self.action = { _ in perform.value() }
  }

  @MainActor package func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    guard let action else { return content(&nodes) }
    let session = nodes.session
    session.pass(source)
    let identity = session.deferredIdentity(Self.self)
    let event = AppearanceEvent(source) { [weak session] in
      MainActor.assumeIsolated { if let session { action(session) } }
    }
    let first = nodes.nodes.count
    let outer = nodes.holdsEmptyErasedView
    nodes.holdsEmptyErasedView = false
    content(&nodes)
    // Nothing is drawn whose recording would note the event. Source: OpenSwiftUI's compatibility tests, for `AnyView(EmptyView())`.
    if nodes.nodes.count == first, nodes.holdsEmptyErasedView { session.lifecycle.record(event, at: identity) }
    nodes.holdsEmptyErasedView = nodes.holdsEmptyErasedView || outer
    if followsBranches { event.branches = Set(nodes.nodes[first...].map(\.innermost.branch)) }
    nodes.wrapNodes(from: first) { LifecycleNode($0, event, identity, session: session) }
  }
}

/// A modifier that runs a task of the view, one at a time.
private struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let name: String?
  let priority: TaskPriority
  let source: SourceLocation
  let action: @Sendable () async -> Void

  /// The task that was started last.
  private final class Running {
    var task: Task<Void, Never>?
  }

  @MainActor func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    let session = nodes.session
    session.diagnose(
      .note, "task.late", "task starts when the view appears, too late for its results to be drawn; do the work in the timeline provider",
      at: source)
    let running = session.lifecycle.object(at: session.deferredIdentity(Self.self)) { Running() }
    let start: @MainActor (RenderSession) -> Void = { session in
      running.task?.cancel()
      running.task = session.tasks.start(name, priority, action)
    }
    let starting = AppearanceModifier(source: source, followsBranches: true, action: start)
    let changes = ValueActionModifier(value: id, trigger: .changes, source: source) { [weak session] _, _ in
      MainActor.assumeIsolated { if let session { start(session) } }
    }
    changes._resolveModifier(content: { starting._resolveModifier(content: content, into: &$0) }, into: &nodes)
  }
}

/// A node that notes a lifecycle event when it is drawn, after the events of its descendants.
class LifecycleNode: UnaryNode {
  private let event: LifecycleEvent?
  private let identity: ViewIdentity

  init(_ child: LayoutNode, _ event: LifecycleEvent?, _ identity: ViewIdentity, session: RenderSession) {
    self.event = event
    self.identity = identity
    super.init(child, session: session)
  }

  /// Returns a node that records the same event for another child.
  final func around(_ other: LayoutNode) -> LayoutNode { LifecycleNode(other, eventToRecord, identity, session: session) }

  /// The event to record; available once the child is placed.
  var eventToRecord: LifecycleEvent? { event }

  final override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    super.record(at: origin, into: &list)
    if let event = eventToRecord { session.lifecycle.record(event, at: identity) }
  }
}

nonisolated extension View {
  /// Calls an action when the view appears: after the entry is laid out and before it is archived. If the action changes state, the entry is
  /// drawn again with the new state.
  ///
  /// An entry can be drawn several times: for each presentation that its views distinguish, and for each date of a `TimelineView`. The action runs
  /// once in each of these drawings. It does not run for views that are not drawn, for example those that `ViewThatFits` leaves out. Work that the
  /// action defers (`Task`, `DispatchQueue.main.async`) runs too late to be drawn.
  /// - Parameter action: the action to call; nil = none.
  public func onAppear(perform action: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    modifier(AppearanceModifier(source: SourceLocation(fileID, line), followsBranches: true, perform: action))
  }

  /// Starts a task when the view appears. The task cannot change what is drawn: drawing does not wait for it, and it is cancelled once the timeline
  /// is archived. A `task.late` note reports it.
  public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { task(id: 0, name: name, priority: priority, action, fileID: fileID, line: line) }
  /// Starts a task like `task(priority:_:)`. When `id` changes, cancels it and starts another one.
  public func task<T: Equatable>(
    id value: T, name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(TaskModifier(id: value, name: name, priority: priority, source: SourceLocation(fileID, line), action: action))
  }

  /// Subscribes to a publisher when the view appears, and calls an action with the values that it sends immediately. Later values are ignored. A
  /// note reports a publisher that sends none immediately.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where P.Failure == Never {
    let source = SourceLocation(fileID, line)
    // Used on the main actor only.
    let (publisher, action) = (UncheckedSendable(publisher), UncheckedSendable(action))
    return modifier(
      AppearanceModifier(source: source) { session in
        let changes = session.lifecycle.changes
        var isSilent = true
        let subscription = publisher.value.sink { [weak session] value in
          guard let session, EnvironmentStack.slot.session === session, changes.isActing else { return }
          isSilent = false
          action.value(value)
        }
        session.lifecycle.retain(subscription)
        guard isSilent else { return }
        session.diagnose(
          .note, "onReceive.ignored",
          "onReceive receives only values that its publisher sends as the view appears, and it sent none; make an entry for each value", at: source)
      })
  }
}
