import Foundation

/// Subscribes to several publishers for one subscriber. Its subclasses say when a value is passed on.
///
/// One recursive lock orders the publishers' values, because each may arrive in another thread and the subscriber may request or cancel meanwhile.
class JoinedSubscription<Downstream: Subscriber>: Subscription {
  private let lock = NSRecursiveLock()
  private(set) var downstream: Downstream?
  private(set) var subscriptions: [(any Subscription)?]
  private var unfinished: Int
  /// How many values the subscriber still takes.
  var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, publishers: Int) {
    self.downstream = downstream
    subscriptions = Array(repeating: nil, count: publishers)
    unfinished = publishers
    downstream.receive(subscription: self)
  }

  /// What is requested from each publisher at first.
  var firstDemand: Subscribers.Demand { .unlimited }
  /// Whether values wait for a request.
  var isWaiting: Bool { false }
  /// Takes a value of the publisher with a number, and returns how many more are wanted.
  func take(_ value: Any, from slot: Int) -> Subscribers.Demand { .none }
  /// Passes on what waits, as far as the demand goes.
  func drain() {}

  /// Subscribes to the publisher with a number.
  func join<P: Publisher>(_ publisher: P, at slot: Int) where P.Failure == Downstream.Failure {
    guard lock.withLock({ downstream != nil }) else { return }
    publisher.subscribe(Slot<P.Output>(joined: self, number: slot))
  }

  /// Passes a value on.
  final func send(_ value: Downstream.Input) {
    demand -= 1
    if let more = downstream?.receive(value) { demand += more }
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock {
      demand += more
      drain()
      finishIfDone()
    }
  }

  func cancel() { lock.withLock { end() } }

  private func end() {
    downstream = nil
    let all = subscriptions
    subscriptions = Array(repeating: nil, count: all.count)
    for subscription in all { subscription?.cancel() }
  }

  private func finishIfDone() {
    guard unfinished == 0, !isWaiting, let downstream else { return }
    self.downstream = nil
    downstream.receive(completion: .finished)
  }

  /// Receives the values of one publisher.
  private struct Slot<Input>: Subscriber {
    typealias Failure = Downstream.Failure
    let joined: JoinedSubscription<Downstream>
    let number: Int
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) {
      joined.lock.withLock {
        guard joined.downstream != nil else { return subscription.cancel() }
        joined.subscriptions[number] = subscription
        subscription.request(joined.firstDemand)
      }
    }
    func receive(_ input: Input) -> Subscribers.Demand {
      joined.lock.withLock { joined.downstream == nil ? .none : joined.take(input, from: number) }
    }
    func receive(completion: Subscribers.Completion<Failure>) {
      joined.lock.withLock {
        joined.subscriptions[number] = nil
        switch completion {
        case .finished:
          joined.unfinished -= 1
          joined.finishIfDone()
        case .failure:
          let downstream = joined.downstream
          joined.end()
          downstream?.receive(completion: completion)
        }
      }
    }
  }
}
