/// Records whether observable state changed while the actions of a pass ran.
///
/// Author code can change state from any isolation, so this type is not bound to an actor.
final class StateChanges: @unchecked Sendable {
  private enum Phase {
    /// Bodies run or views are laid out.
    case drawing
    /// Actions such as those of `onAppear` run.
    case acting
    /// The entry is drawn; later changes have no effect.
    case over
  }
  private let lock = NSLock()
  private var phase = Phase.over
  private var hasChanged = false

  /// Whether actions are running.
  var isActing: Bool { lock.withLock { phase == .acting } }

  func beginDrawing() { lock.withLock { phase = .drawing } }
  func beginActing() {
    lock.withLock {
      phase = .acting
      hasChanged = false
    }
  }
  /// - Returns: Whether state changed since `beginActing`.
  func endActing() -> Bool {
    lock.withLock {
      phase = .over
      return hasChanged
    }
  }
  func end() { lock.withLock { phase = .over } }

  /// Records that observable state changed. A change while bodies run or views are laid out gives a `state.duringBody` warning.
  func changed() {
    let isDrawing = lock.withLock {
      if phase == .acting { hasChanged = true }
      return phase == .drawing
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
