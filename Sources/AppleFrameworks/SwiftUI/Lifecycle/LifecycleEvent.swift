/// Something that a view may have to be called for after a pass.
@MainActor
class LifecycleEvent {
  /// Where the modifier stands.
  let environment = EnvironmentStack.current
  let source: SourceLocation

  init(_ source: SourceLocation) { self.source = source }

  /// The action that is due, given the event of the same place in the pass before; nil = the place is new.
  func due(after previous: LifecycleEvent?) -> (() -> Void)? { nil }
}

/// A view is there: its action is due in the first pass in which it is.
final class AppearanceEvent: LifecycleEvent {
  private let action: () -> Void

  init(_ source: SourceLocation, action: @escaping () -> Void) {
    self.action = action
    super.init(source)
  }

  override func due(after previous: LifecycleEvent?) -> (() -> Void)? { previous == nil ? action : nil }
}

/// A value that is looked at in every pass: its action is due where it differs from that of the pass before.
final class ValueEvent<Value: Equatable>: LifecycleEvent {
  enum Manner {
    /// The first value is no change.
    case changes
    /// The first value is a change from itself.
    case changesAndFirst
    /// The first value is no change, and a change is told to the action of the pass before, which captured the old state.
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
