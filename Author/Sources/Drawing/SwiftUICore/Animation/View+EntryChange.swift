import AlmanacWireSchema

// The author's settings for the change from one entry to the next are recorded in the display list; a host plays them.
nonisolated extension View {
  /// Animates the changes of this view from one entry to the next if `value` differs; `nil` lets them happen at once.
  public func animation<V: Equatable>(_ animation: Animation?, value: V, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    modifier(AnimationModifier(animation: animation, watched: StableHash.digest(of: value), source: SourceLocation(fileID, line)))
  }
  /// Animates all changes of this view from one entry to the next; `nil` lets them happen at once.
  public func animation(_ animation: Animation?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    modifier(AnimationModifier(animation: animation, watched: 0, source: SourceLocation(fileID, line)))
  }
  /// Animates all changes of `body` from one entry to the next. The content inside `body` has no animation of its own.
  public func animation<V: View>(
    _ animation: Animation?, fileID: StaticString = #fileID, line: UInt = #line, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self)).animation(animation, fileID: fileID, line: line)
  }
  /// Sets how this view appears in the first entry that has it, and disappears in the first entry that no longer has it.
  public func transition<T: Transition>(_ transition: T, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    modifier(TransitionModifier(effects: transition.effects, source: SourceLocation(fileID, line)))
  }
  /// Sets how this view appears in the first entry that has it, and disappears in the first entry that no longer has it.
  public func transition(_ transition: AnyTransition, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    modifier(TransitionModifier(effects: transition.effects, source: SourceLocation(fileID, line)))
  }
  /// Applies `transform` to the system's animation from one entry to the next.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(transform: transform, watched: 0))
  }
  /// Applies `transform` to the system's animation from one entry to the next if `value` differs.
  public func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(transform: transform, watched: StableHash.digest(of: value)))
  }
  /// Applies `transform` to the system's animation of the changes of `body`.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(content: self)).transaction(transform) }
  /// Stub. Has no effect: a host moves each view from its place in one entry to that in the next.
  public func geometryGroup() -> some View { self }
  /// Pairs this view with the view of the same id in another entry: one moves to the place of the other while they fade into each other.
  ///
  /// Within one entry it has no effect. A note reports a view with `isSource: false`, which would take the place of another.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(
      MatchModifier(match: StableHash.combined(namespace.stable, StableHash.of(id)), isSource: isSource, source: SourceLocation(fileID, line)))
  }
}

/// The matched parts of a view's geometry. Ignored: a host matches position and size.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

private struct AnimationModifier: NodeModifier {
  let animation: Animation?
  let watched: UInt32
  let source: SourceLocation

  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    if let animation, animation.repeats > 1 {
      session.diagnose(.note, "animation.repeats", "the change from one entry to the next is animated once; the repetitions are left out", at: source)
    }
    return AnimationNode(child, AnimationValue(animation), watched: watched, session: session)
  }
}

private struct TransactionModifier: NodeModifier {
  let transform: (inout Transaction) -> Void
  let watched: UInt32

  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    var transaction = Transaction(animation: .default)
    transform(&transaction)
    let animation = transaction.disablesAnimations ? nil : transaction.animation
    guard animation != .default else { return child }
    return AnimationNode(child, AnimationValue(animation), watched: watched, session: session)
  }
}

/// A node that records its child under an animation. It does not affect layout, and its group has no frame.
final class AnimationNode: UnaryNode {
  private let animation: AnimationValue
  private let watched: UInt32

  init(_ child: LayoutNode, _ animation: AnimationValue, watched: UInt32, session: RenderSession) {
    self.animation = animation
    self.watched = watched
    super.init(child, session: session)
  }

  override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    var node = DisplayNode()
    identify(&node, as: .animation)
    var children: [DisplayNode] = []
    super.record(at: origin, into: &children)
    guard !children.isEmpty else { return }
    node.change.animation = animation
    node.change.watched = watched
    node.group.children = children
    list.append(node)
  }

  /// Returns the same animation around another child.
  func around(_ other: LayoutNode) -> AnimationNode { AnimationNode(other, animation, watched: watched, session: session) }
}

private struct TransitionModifier: NodeModifier {
  let effects: _TransitionEffects
  let source: SourceLocation

  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    if effects.insertion.isCustom || effects.removal.isCustom {
      session.diagnose(
        .note, "transition.custom", "a transition with a body or modifier of your own is played as a fade, because views are archived ahead of time",
        at: source)
    }
    return EntryChangeNode(child, session: session) { change, rightToLeft in
      change.insertion = effects.insertion.value(rightToLeft: rightToLeft)
      change.removal = effects.removal.value(rightToLeft: rightToLeft)
    }
  }
}

private struct MatchModifier: NodeModifier {
  let match: UInt32
  let isSource: Bool
  let source: SourceLocation

  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    guard isSource else {
      session.diagnose(
        .note, "matchedGeometryEffect.follower",
        "matchedGeometryEffect(isSource: false) does not take the place of its source within one entry; lay the view out where it belongs", at: source
      )
      return child
    }
    return EntryChangeNode(child, session: session) { change, _ in change.match = match }
  }
}

/// A node that records its child as one part of the picture, which appears, disappears or is matched as a whole. It does not affect layout.
final class EntryChangeNode: UnaryNode {
  private let describe: (inout EntryChange, Bool) -> Void

  /// - Parameter describe: sets the fields; receives true if the layout is right to left.
  init(_ child: LayoutNode, session: RenderSession, describe: @escaping (inout EntryChange, Bool) -> Void) {
    self.describe = describe
    super.init(child, session: session)
  }

  override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    var own = DisplayNode()
    identify(&own, as: .change)
    var node = layer(of: child, at: origin) { _, _ in }
    guard !node.group.children.isEmpty else { return }
    node.identity = own.identity
    describe(&node.change, isRightToLeft)
    list.append(node)
  }

  /// Returns the same node around another child.
  func around(_ other: LayoutNode) -> EntryChangeNode { EntryChangeNode(other, session: session, describe: describe) }
}
