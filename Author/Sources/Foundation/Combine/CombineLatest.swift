/// Publishes the latest values of all publishers when one of them changes and all have a value. Without demand, only the latest values are stored.
private final class LatestValues<Downstream: Subscriber>: JoinedSubscription<Downstream> {
  private var values: [Any?]
  private var isPending = false
  private let make: ([Any?]) -> Downstream.Input

  init(_ downstream: Downstream, publishers: Int, _ make: @escaping ([Any?]) -> Downstream.Input) {
    values = Array(repeating: nil, count: publishers)
    self.make = make
    super.init(downstream, publishers: publishers)
  }

  override var isWaiting: Bool { isPending }
  override func take(_ value: Any, from slot: Int) -> Subscribers.Demand {
    values[slot] = value
    guard !values.contains(where: { $0 == nil }) else { return .none }
    isPending = true
    drain()
    return .none
  }
  override func drain() {
    guard isPending, demand > .none else { return }
    isPending = false
    send(make(values))
  }
}

extension Publishers {
  /// The latest values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where B.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let joined = LatestValues(subscriber, publishers: 2) {
        // The casts are safe: slot n receives the values of the n-th publisher.
        ($0[0] as! A.Output, $0[1] as! B.Output)
      }
      joined.join(a, at: 0)
      joined.join(b, at: 1)
    }
  }

  /// The latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher where B.Failure == A.Failure, C.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let joined = LatestValues(subscriber, publishers: 3) {
        // The casts are safe: slot n receives the values of the n-th publisher.
        ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output)
      }
      joined.join(a, at: 0)
      joined.join(b, at: 1)
      joined.join(c, at: 2)
    }
  }

  /// The latest values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let joined = LatestValues(subscriber, publishers: 4) {
        // The casts are safe: slot n receives the values of the n-th publisher.
        ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output, $0[3] as! D.Output)
      }
      joined.join(a, at: 0)
      joined.join(b, at: 1)
      joined.join(c, at: 2)
      joined.join(d, at: 3)
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Publishes the latest values of this publisher and another one when all have one and one changes.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure { Publishers.CombineLatest(self, other) }

  /// Publishes the result of `transform` for the latest values.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where P.Failure == Failure { combineLatest(other).map { transform($0.0, $0.1) } }

  /// Publishes the latest values of this publisher and two others when all have one and one changes.
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.CombineLatest3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure { Publishers.CombineLatest3(self, publisher1, publisher2) }

  /// Publishes the result of `transform` for the latest values.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure { combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) } }

  /// Publishes the latest values of this publisher and three others when all have one and one changes.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
    -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure { Publishers.CombineLatest4(self, publisher1, publisher2, publisher3) }

  /// Publishes the result of `transform` for the latest values.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
