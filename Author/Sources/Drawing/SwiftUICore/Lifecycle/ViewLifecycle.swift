import AlmanacTextEngine

/// The state and the pending actions of an entry's views while the entry is drawn, which takes one or more passes.
///
/// A pass resolves, lays out and records the views. Then the due actions run: those of views that appeared, and those of values that differ from
/// the previous pass. If an action changed observable state, another pass follows, which keeps the state, one for each transaction of the changes.
/// ``Limits`` bounds the number of passes.
@MainActor
package final class ViewLifecycle {
  package enum Limits {
    /// The largest number of passes of which each is due to the actions of the one before.
    package static let passes = 4
    /// The largest number of transactions of one entry that are drawn by a pass of their own; the others are drawn together.
    package static let transactions = 8
  }

  let changes = StateChanges()
  /// True if a view holds an object that reports its changes only through Observation.
  var holdsObservable = false
  private var stored: [ViewIdentity: AnyObject] = [:]
  private var claims: [ViewIdentity: UInt64] = [:]
  /// The number of nodes recorded with each identity; see `LayoutNode.identify(_:as:)`.
  var recordedIdentities: [UInt32: UInt64] = [:]
  private var events: [ViewIdentity: LifecycleEvent] = [:]
  private var order: [ViewIdentity] = []
  private var before: [ViewIdentity: LifecycleEvent] = [:]
  private var objects: [() -> AnyCancellable?] = []
  private var subscriptions: [AnyCancellable] = []
  /// The number of passes, with the current one, of which each was due to the actions of the one before.
  private var depth = 1
  /// The bodies whose changes were reported.
  private var reported: Set<ViewIdentity> = []
  /// The number of transactions that the previous pass drew.
  private var drawnBefore = 0
  /// The source of the action that ran last.
  private var latestAction: SourceLocation?
  private var passes = 0

  // MARK: State by identity

  /// Returns `identity`, or an identity derived from it if `identity` was already claimed in this pass.
  func claim(_ identity: ViewIdentity) -> ViewIdentity {
    let earlier = claims[identity, default: 0]
    claims[identity] = earlier + 1
    return earlier == 0 ? identity : identity.appending(earlier)
  }

  func withFreshClaims<R>(_ body: () -> R) -> R {
    let outer = claims
    claims = [:]
    defer { claims = outer }
    return body()
  }

  /// Returns the object stored under `identity`; creates and stores it with `make` if there is none.
  func object<Object: AnyObject>(at identity: ViewIdentity, _ make: () -> Object) -> Object {
    if let old = stored[identity] as? Object { return old }
    let new = make()
    stored[identity] = new
    return new
  }

  /// Returns the value that an earlier pass kept under `identity` if it still counts, otherwise keeps `value` and returns it. A layout that is
  /// discarded is no earlier pass.
  func kept<Value>(_ value: Value, at identity: ViewIdentity, while counts: (_ earlier: Value) -> Bool) -> Value {
    let kept = object(at: identity) { Kept(value, pass: passes) }
    if kept.pass == passes || !counts(kept.value) { (kept.value, kept.pass) = (value, passes) }
    return kept.value
  }
  private final class Kept<Value> {
    var value: Value
    var pass: Int
    init(_ value: Value, pass: Int) { (self.value, self.pass) = (value, pass) }
  }

  /// Observes an object's changes while the actions of this pass run. `object` is called when they start; it returns nil if the object does not
  /// exist yet.
  func observe(_ object: @escaping () -> (any ObservableObject)?) {
    let changes = changes
    objects.append {
      func subscribe<O: ObservableObject>(_ object: O) -> AnyCancellable { object.objectWillChange.sink { _ in changes.changed() } }
      return object().map { subscribe($0) }
    }
  }

  // MARK: Reports of changes

  /// Returns whether the changes of a view's properties are reported for the first time since the drawing of the entry began.
  func isFirstReport(at identity: ViewIdentity) -> Bool { reported.insert(identity).inserted }

  /// Returns whether the pass draws a change of the state under `identity`.
  func hasChanged(_ identity: ViewIdentity) -> Bool { (stored[identity] as? any ChangeReporting)?.hasChanged(since: drawnBefore) ?? false }

  // MARK: Actions

  /// Records an event of this pass. It replaces an earlier event with the same identity.
  func record(_ event: LifecycleEvent, at identity: ViewIdentity) {
    if events.updateValue(event, forKey: identity) == nil { order.append(identity) }
  }

  /// Retains a subscription until the entry is drawn.
  func retain(_ subscription: AnyCancellable) { subscriptions.append(subscription) }

  func beginPass() {
    changes.beginDrawing()
    holdsObservable = false
    claims = [:]
    recordedIdentities = [:]
    events = [:]
    order = []
    objects = []
  }

  /// Runs the actions that are due after a pass.
  /// - Returns: True if another pass is needed because state changed.
  func runDueActions(_ session: RenderSession) -> Bool {
    passes += 1
    let due: [(event: LifecycleEvent, action: () -> Void)] = order.compactMap { identity in
      events[identity].flatMap { event in event.due(after: before[identity]).map { (event: event, action: $0) } }
    }
    before = events
    let hasChanged = !due.isEmpty && act(due)
    drawnBefore = changes.drawn
    let next = changes.drawNext(all: passes > Limits.transactions)
    guard next != nil || hasChanged || (!due.isEmpty && holdsObservable) else { return false }
    let following = next ?? depth + 1
    guard following <= Limits.passes else {
      if hasChanged || next != nil {
        session.diagnose(
          .warning, "state.unsettled",
          "state still changes after the entry was drawn \(passes) times; the last drawing is kept; look for an action that changes the "
            + "value that triggers it", at: latestAction)
      }
      return false
    }
    depth = following
    return true
  }

  /// Calls the actions; returns whether they changed state or registered a font.
  private func act(_ due: [(event: LifecycleEvent, action: () -> Void)]) -> Bool {
    latestAction = due.last?.event.source
    changes.beginActing(depth: depth)
    let fonts = TextEngine.fontGeneration
    let following = objects.compactMap { $0() }
    for (event, action) in due { EnvironmentStack.with(event.environment, action) }
    for subscription in following { subscription.cancel() }
    return changes.endActing() || TextEngine.fontGeneration != fonts
  }

  /// Ends one pass over the views, before another pass. The next pass runs `onAppear` and `onChange` only for what is new since this one.
  func rest() {
    changes.end()
    (depth, passes) = (1, 0)
  }

  /// Ends the drawing of the entry; releases its subscriptions and events.
  func end() {
    changes.end()
    subscriptions = []
    before = [:]
    reported = []
    (depth, passes) = (1, 0)
  }
}
