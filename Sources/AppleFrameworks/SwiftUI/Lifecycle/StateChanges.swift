import Synchronization

/// Whether something that views show has changed while the actions of a pass ran.
///
/// It is told from wherever an author's code writes, so it belongs to no actor.
final class StateChanges: Sendable {
  private enum Phase {
    /// Bodies run or views are laid out.
    case drawing
    /// Actions such as those of `onAppear` run.
    case acting
    /// The entry is drawn; later changes have no effect.
    case over
  }
  private let state = Mutex((phase: Phase.over, hasChanged: false))

  /// Whether actions run now.
  var isActing: Bool { state.withLock { $0.phase == .acting } }

  func beginDrawing() { state.withLock { $0.phase = .drawing } }
  func beginActing() { state.withLock { $0 = (.acting, false) } }
  /// - Returns: Whether something changed since actions began.
  func endActing() -> Bool {
    state.withLock { state in
      state.phase = .over
      return state.hasChanged
    }
  }
  func end() { state.withLock { $0.phase = .over } }

  /// Records that observable state changed. A change while bodies run or views are laid out gives a `state.duringBody` warning.
  func changed() {
    let isDrawing = state.withLock { state in
      if state.phase == .acting { state.hasChanged = true }
      return state.phase == .drawing
    }
    guard isDrawing, let session = EnvironmentStack.slot.session else { return }
    MainActor.assumeIsolated {
      guard session.lifecycle.changes === self else { return }
      session.diagnose(
        .warning, "state.duringBody",
        "state was changed while a body ran or views were laid out: views resolved earlier keep the old value; change it in onAppear or onChange")
    }
  }
}

/// The storage of `@State`.
final class StateCell<Value> {
  private(set) var value: Value
  private let changes: StateChanges?

  init(_ value: Value, _ changes: StateChanges? = nil) {
    self.value = value
    self.changes = changes
  }

  func set(_ newValue: Value) {
    let isSame = isEqual(value, newValue)
    value = newValue
    if !isSame { changes?.changed() }
  }
}

/// Whether two values are known to be equal: equal `Equatable` values, or the same object. False if equality cannot be decided.
private func isEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  func compare<E: Equatable>(_ a: E) -> Bool { a == (b as? E) }
  if let a = a as? any Equatable { return compare(a) }
  if Value.self is AnyObject.Type { return (a as AnyObject) === (b as AnyObject) }
  return false
}
