import Synchronization

/// Records whether state has changed while the actions of a pass ran.
///
/// Author code can write state on any thread, so this type belongs to no actor.
final class StateChanges: Sendable {
  private enum Phase {
    /// Bodies are running or views are being laid out.
    case drawing
    /// Actions, for example those of `onAppear`, are running.
    case acting
    /// The entry has been drawn; later changes have no effect.
    case over
  }
  private let state = Mutex((phase: Phase.over, hasChanged: false))

  /// True if actions are running.
  var isActing: Bool { state.withLock { $0.phase == .acting } }

  func beginDrawing() { state.withLock { $0.phase = .drawing } }
  func beginActing() { state.withLock { $0 = (.acting, false) } }
  /// Ends the actions; returns whether state changed while they ran.
  func endActing() -> Bool {
    state.withLock { state in
      state.phase = .over
      return state.hasChanged
    }
  }
  func end() { state.withLock { $0.phase = .over } }

  /// Records that observable state changed. A change while bodies run or views are laid out adds a `state.duringBody` warning.
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

/// Returns whether two values are known to be equal: equal `Equatable` values, or the same object. Returns false if equality cannot be decided.
private func isEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  func compare<E: Equatable>(_ a: E) -> Bool { a == (b as? E) }
  if let a = a as? any Equatable { return compare(a) }
  if Value.self is AnyObject.Type { return (a as AnyObject) === (b as AnyObject) }
  return false
}
