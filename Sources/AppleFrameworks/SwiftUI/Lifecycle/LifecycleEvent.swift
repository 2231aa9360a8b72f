/// An event of one pass that may lead to a call of an author's action after the pass.
@MainActor
class LifecycleEvent {
  /// The environment at the modifier.
  let environment = EnvironmentStack.current
  let source: SourceLocation

  init(_ source: SourceLocation) { self.source = source }

  /// The action to call, given the event of the same identity in the previous pass (nil = there was none); nil = no action is due.
  func due(after previous: LifecycleEvent?) -> (() -> Void)? { nil }
}

/// A view was drawn: the action is due in the first pass that draws it.
final class AppearanceEvent: LifecycleEvent {
  private let action: () -> Void

  init(_ source: SourceLocation, action: @escaping () -> Void) {
    self.action = action
    super.init(source)
  }

  override func due(after previous: LifecycleEvent?) -> (() -> Void)? { previous == nil ? action : nil }
}

/// A value that is compared in every pass: its action is due if it differs from the value of the previous pass.
final class ValueEvent<Value: Equatable>: LifecycleEvent {
  enum Manner {
    /// The first value does not count as a change.
    case changes
    /// The first value counts as a change; old and new value are equal.
    case changesAndFirst
    /// The first value does not count as a change. A change calls the previous pass's action, which captured the old state.
    case changesToOlderAction
  }
  private let value: Value
  private let manner: Manner
  private let action: (_ old: Value, _ new: Value) -> Void

  init(_ value: Value, _ manner: Manner, _ source: SourceLocation, action: @escaping (_ old: Value, _ new: Value) -> Void) {
    self.value = value
    self.manner = manner
    self.action = action
    super.init(source)
  }

  override func due(after previous: LifecycleEvent?) -> (() -> Void)? {
    let (value, action) = (value, action)
    guard let old = previous as? ValueEvent<Value> else { return manner == .changesAndFirst ? { action(value, value) } : nil }
    guard old.value != value else { return nil }
    let called = manner == .changesToOlderAction ? old.action : action
    return { called(old.value, value) }
  }
}
