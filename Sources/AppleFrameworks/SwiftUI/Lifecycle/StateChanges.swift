/// Whether something that views show has changed while the actions of a pass ran.
///
/// It is told from wherever an author's code writes, so it belongs to no actor.
final class StateChanges: @unchecked Sendable {
  private enum Phase {
    /// Bodies run, views are laid out.
    case drawing
    /// `onAppear` and its kin run.
    case acting
    /// The entry is drawn; what changes now comes too late.
    case over
  }
  private let lock = NSLock()
  private var phase = Phase.over
  private var hasChanged = false

  /// Whether actions run now.
  var isActing: Bool { lock.withLock { phase == .acting } }

  func beginDrawing() { lock.withLock { phase = .drawing } }
  func beginActing() {
    lock.withLock {
      phase = .acting
      hasChanged = false
    }
  }
  /// - Returns: Whether something changed since actions began.
  func endActing() -> Bool {
    lock.withLock {
      phase = .over
      return hasChanged
    }
  }
  func end() { lock.withLock { phase = .over } }

  /// Something that views may show is another now.
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
        "state was changed while a body ran or views were laid out: what was resolved before keeps the old value; change it in onAppear or onChange")
    }
  }
}

/// What `@State` keeps.
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

/// Whether two values are known to be equal: of types that can tell, and objects that are one.
private func isEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  func compare<E: Equatable>(_ a: E) -> Bool { a == (b as? E) }
  if let a = a as? any Equatable { return compare(a) }
  if Value.self is AnyObject.Type { return (a as AnyObject) === (b as AnyObject) }
  return false
}
