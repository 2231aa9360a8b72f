/// What the views of one entry keep and what they want to be called for, while the entry is drawn in one pass or several.
///
/// A pass resolves, lays out and records the views; then the actions run that are due: of views that appeared, and of values that are not what
/// they were in the pass before. If they changed something that views show, another pass follows, with all that is kept, up to ``Limits``.
@MainActor
package final class ViewLifecycle {
  package enum Limits {
    /// Passes over one entry.
    package static let passes = 4
  }

  let changes = StateChanges()
  /// Whether a view holds an object whose changes only its readers hear of.
  var holdsObservable = false
  private var kept: [ViewIdentity: AnyObject] = [:]
  private var claims: [ViewIdentity: UInt64] = [:]
  private var events: [ViewIdentity: LifecycleEvent] = [:]
  private var order: [ViewIdentity] = []
  private var before: [ViewIdentity: LifecycleEvent] = [:]
  private var objects: [() -> AnyCancellable?] = []
  private var subscriptions: [AnyCancellable] = []
  private var passes = 0

  // MARK: Kept by place

  /// `identity`, told from others that claimed the same one in this pass before.
  func claim(_ identity: ViewIdentity) -> ViewIdentity {
    let earlier = claims[identity, default: 0]
    claims[identity] = earlier + 1
    return earlier == 0 ? identity : identity.appending(earlier)
  }

  func claimingAnew<R>(_ body: () -> R) -> R {
    let outer = claims
    claims = [:]
    defer { claims = outer }
    return body()
  }

  /// What was kept in this place, or `make`'s result from now on.
  func kept<Kept: AnyObject>(at identity: ViewIdentity, _ make: () -> Kept) -> Kept {
    if let old = kept[identity] as? Kept { return old }
    let new = make()
    kept[identity] = new
    return new
  }

  /// Follows an object's changes while the actions of this pass run; `object` is asked then, nil = it was not made so far.
  func follow(_ object: @escaping () -> (any ObservableObject)?) {
    let changes = changes
    objects.append {
      func subscribe<O: ObservableObject>(_ object: O) -> AnyCancellable { object.objectWillChange.sink { _ in changes.changed() } }
      return object().map { subscribe($0) }
    }
  }

  // MARK: Actions

  /// Notes an event of this pass; a later one in the same place stands for it.
  func note(_ event: LifecycleEvent, at identity: ViewIdentity) {
    if events.updateValue(event, forKey: identity) == nil { order.append(identity) }
  }

  /// Keeps a subscription until the entry is drawn.
  func keep(_ subscription: AnyCancellable) { subscriptions.append(subscription) }

  func beginPass() {
    changes.beginDrawing()
    holdsObservable = false
    claims = [:]
    events = [:]
    order = []
    objects = []
  }

  /// Runs what is due after a pass.
  /// - Returns: Whether views would show something else now, so that another pass is needed.
  func settle(_ session: RenderSession) -> Bool {
    passes += 1
    let due = order.compactMap { identity in events[identity].flatMap { event in event.due(after: before[identity]).map { (event, $0) } } }
    before = events
    guard !due.isEmpty else { return false }
    changes.beginActing()
    let following = objects.compactMap { $0() }
    for (event, action) in due { EnvironmentStack.with(event.environment, action) }
    for subscription in following { subscription.cancel() }
    let hasChanged = changes.endActing()
    guard hasChanged || holdsObservable else { return false }
    guard passes < Limits.passes else {
      if hasChanged {
        session.diagnose(
          .warning, "state.unsettled",
          "state still changes after the entry was drawn \(Limits.passes) times, and the last drawing is kept; look for an action that changes what it "
            + "is called for", at: due.last?.0.source)
      }
      return false
    }
    return true
  }

  /// The entry is drawn.
  func end() {
    changes.end()
    subscriptions = []
    before = [:]
    passes = 0
  }
}
