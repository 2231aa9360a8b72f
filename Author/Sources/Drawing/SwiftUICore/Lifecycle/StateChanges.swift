import Synchronization

/// Records whether state has changed while the actions of a pass ran, and which changes are drawn together.
///
/// Changes of `@State` under one transaction are drawn together. Changes under another transaction, for example those of `withAnimation` in the same
/// action, are drawn by a pass of their own, as on Apple's systems: each pass calls `onChange` for what it draws. Author code can write state on any
/// thread, so this type belongs to no actor.
final class StateChanges: Sendable {
  private enum Phase {
    /// Bodies are running or views are being laid out.
    case drawing
    /// Actions, for example those of `onAppear`, are running.
    case acting
    /// The entry has been drawn; later changes have no effect.
    case over
  }
  private struct Record {
    var phase = Phase.over
    var hasChanged = false
    /// The number of transactions that are drawn.
    var drawn = 0
    /// For each transaction that is not drawn yet, in order: the number of passes whose actions led to it, one after the other.
    var waiting: [Int] = []
    /// That number for the actions that are running.
    var depth = 0
    /// The transaction of the latest change by the running actions.
    // Unchecked: compared under the lock only.
    var latest: UncheckedSendable<Transaction>?
  }
  private let state = Mutex(Record())

  /// True if actions are running.
  var isActing: Bool { state.withLock { $0.phase == .acting } }
  /// The number of the latest transaction that is drawn.
  var drawn: Int { state.withLock { $0.drawn } }
  /// That number if views are being drawn and later transactions are waiting; nil while actions run, which see every change.
  var drawnBeforeOthers: Int? { state.withLock { $0.phase == .drawing && !$0.waiting.isEmpty ? $0.drawn : nil } }

  func beginDrawing() { state.withLock { $0.phase = .drawing } }
  /// - Parameter depth: the number of passes, this one included, whose actions led to this pass one after the other.
  func beginActing(depth: Int) {
    state.withLock { state in
      (state.phase, state.hasChanged, state.depth, state.latest) = (.acting, false, depth, nil)
    }
  }
  /// Ends the actions; returns whether state changed while they ran.
  func endActing() -> Bool {
    state.withLock { state in
      state.phase = .over
      return state.hasChanged
    }
  }

  /// Lets the next pass draw the next transaction, or all that are waiting.
  /// - Returns: the number of passes whose actions led to the first of them; nil if no transaction is waiting.
  func drawNext(all: Bool) -> Int? {
    state.withLock { state in
      guard let first = state.waiting.first else { return nil }
      let count = all ? state.waiting.count : 1
      state.drawn += count
      state.waiting.removeFirst(count)
      return first
    }
  }

  /// Ends the drawing: what is waiting counts as drawn.
  func end() {
    _ = drawNext(all: true)
    state.withLock { $0.phase = .over }
  }

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

  /// Returns the number of the transaction to which a change of `@State` now belongs, and of the latest that is drawn; nil if no action is running.
  func transaction() -> (number: Int, drawn: Int)? {
    let current = UncheckedSendable(EnvironmentStack.slot.transaction)
    return state.withLock { state in
      guard state.phase == .acting else { return nil }
      if state.latest?.value.isSame(as: current.value) != true { state.waiting.append(state.depth + 1) }
      state.latest = current
      return (state.drawn + state.waiting.count, state.drawn)
    }
  }
}

/// Storage that knows which transactions changed it.
protocol ChangeReporting {
  /// Returns whether a transaction that is drawn, and whose number is greater than `transaction`, changed the value.
  func hasChanged(since transaction: Int) -> Bool
}

/// The storage of `@State`.
final class StateCell<Value>: ChangeReporting {
  /// The value that actions see: that of the latest change.
  private var latest: Value
  /// For each transaction that changed the value and is not known to be drawn: its number, and the value before it.
  private var earlier: [(transaction: Int, value: Value)] = []
  private let changes: StateChanges?

  init(_ value: Value, _ changes: StateChanges? = nil) {
    latest = value
    self.changes = changes
  }

  /// The value: while views are drawn that of the latest transaction that the pass draws.
  var value: Value {
    guard !earlier.isEmpty, let drawn = changes?.drawnBeforeOthers else { return latest }
    return earlier.first { $0.transaction > drawn }?.value ?? latest
  }

  func hasChanged(since transaction: Int) -> Bool {
    guard let drawn = changes?.drawn else { return false }
    return earlier.contains { $0.transaction > transaction && $0.transaction <= drawn }
  }

  func set(_ newValue: Value) {
    let isSame = areEqual(latest, newValue)
    if !isSame, let (transaction, drawn) = changes?.transaction(), earlier.last?.transaction != transaction {
      earlier.removeAll { $0.transaction <= drawn }
      earlier.append((transaction, latest))
    }
    latest = newValue
    if !isSame { changes?.changed() }
  }
}

/// Returns whether two values are known to be equal: equal `Equatable` values, or the same object. Returns false if equality cannot be decided.
func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  func compare<E: Equatable>(_ a: E) -> Bool { a == (b as? E) }
  if let a = a as? any Equatable { return compare(a) }
  if Value.self is AnyObject.Type { return (a as AnyObject) === (b as AnyObject) }
  return false
}
