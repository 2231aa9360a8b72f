import Foundation

/// Subscribes to several publishers for one subscriber. The subclasses decide when a value is passed on.
///
/// One recursive lock orders the publishers' values, because each may arrive on another thread, and the subscriber may request or cancel meanwhile.
class JoinedSubscription<Downstream: Subscriber>: Subscription {
  private let lock = NSRecursiveLock()
  private(set) var downstream: Downstream?
  private(set) var subscriptions: [(any Subscription)?]
  private var unfinished: Int
  /// The number of values that the subscriber still accepts.
  var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, publishers: Int) {
    self.downstream = downstream
    subscriptions = Array(repeating: nil, count: publishers)
    unfinished = publishers
    downstream.receive(subscription: self)
  }

  /// The initial demand for each publisher.
  var firstDemand: Subscribers.Demand { .unlimited }
  /// True if values wait for demand.
  var isWaiting: Bool { false }
  /// Receives a value of the publisher in this slot; returns the additional demand.
  func take(_ value: Any, from slot: Int) -> Subscribers.Demand { .none }
  /// Passes on waiting values while there is demand.
  func drain() {}

  /// Subscribes to a publisher and assigns it a slot.
  func join<P: Publisher>(_ publisher: P, at slot: Int) where P.Failure == Downstream.Failure {
    guard lock.withLock({ downstream != nil }) else { return }
    publisher.subscribe(Slot<P.Output>(joined: self, number: slot))
  }

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

  /// The subscriber of one publisher.
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
