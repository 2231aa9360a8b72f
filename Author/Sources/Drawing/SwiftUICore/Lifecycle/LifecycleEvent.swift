/// An event recorded during a pass, after which an author's action may be due.
@MainActor
class LifecycleEvent {
  /// The environment at the modifier.
  let environment = EnvironmentStack.current
  let source: SourceLocation

  init(_ source: SourceLocation) { self.source = source }

  /// Returns the action to call after the pass, or nil if none is due. `previous` is the event with the same identity in the previous pass; nil =
  /// there was none.
  func due(after previous: LifecycleEvent?) -> (() -> Void)? { nil }
}

/// The event that views were drawn. Its action is due in the first pass that draws them.
final class AppearanceEvent: LifecycleEvent {
  private let action: () -> Void
  /// The branches of conditions in which the views are; empty if it does not matter.
  var branches: Set<UInt64> = []

  init(_ source: SourceLocation, action: @escaping () -> Void) {
    self.action = action
    super.init(source)
  }

  override func due(after previous: LifecycleEvent?) -> (() -> Void)? {
    guard let previous = previous as? AppearanceEvent else { return action }
    return branches == previous.branches || !branches.isDisjoint(with: previous.branches) ? nil : action
  }
}

/// The event that a value was observed. Its action is due if the value differs from that of the previous pass.
final class ValueEvent<Value: Equatable>: LifecycleEvent {
  enum Trigger {
    /// The first value does not count as a change.
    case changes
    /// The first value counts as a change, with equal old and new values.
    case changesAndFirst
    /// The first value does not count as a change. A change calls the action of the previous pass, which captured the old state.
    case changesToOlderAction
  }
  private let value: Value
  private let trigger: Trigger
  private let action: (_ old: Value, _ new: Value) -> Void

  init(_ value: Value, _ trigger: Trigger, _ source: SourceLocation, action: @escaping (_ old: Value, _ new: Value) -> Void) {
    self.value = value
    self.trigger = trigger
    self.action = action
    super.init(source)
  }

  override func due(after previous: LifecycleEvent?) -> (() -> Void)? {
    let (value, action) = (value, action)
    guard let old = previous as? ValueEvent<Value> else { return trigger == .changesAndFirst ? { action(value, value) } : nil }
    guard old.value != value else { return nil }
    let called = trigger == .changesToOlderAction ? old.action : action
    return { called(old.value, value) }
  }
}
