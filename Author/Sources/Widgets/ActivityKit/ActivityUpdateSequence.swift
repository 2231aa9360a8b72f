/// A sequence of an activity's values: the current one, then each change.
public struct ActivityUpdateSequence<Element>: AsyncSequence {
  // A content state need not be Sendable. The activity hands out copies of it.
  fileprivate typealias Stream = AsyncStream<UncheckedSendable<Element>>
  private let stream: Stream

  fileprivate init(_ stream: Stream) { self.stream = stream }

  /// A sequence that ends at once, without an element.
  static var ended: ActivityUpdateSequence { ActivityUpdateSequence(Stream { $0.finish() }) }

  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var iterator: Stream.AsyncIterator
    public mutating func next() async -> Element? { await iterator.next()?.value }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(iterator: stream.makeAsyncIterator()) }
}

extension ActivityUpdateSequence: Sendable where Element: Sendable {}

/// A value and the sequences that receive its changes. It can start without a value.
// Unchecked: `lock` guards every property. `Value` need not be Sendable: it is an activity's content or state, which is replaced and never changed.
final class ObservedValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var current: Value?
  private var isFinished = false
  private var continuations: [ActivityUpdateSequence<Value>.Stream.Continuation] = []

  init(_ value: Value? = nil) { current = value }

  var value: Value? {
    lock.lock()
    defer { lock.unlock() }
    return current
  }

  /// The value, for an object that was created with one.
  var known: Value {
    guard let value else { preconditionFailure("a value that is observed from its start has none") }
    return value
  }

  func set(_ value: Value) {
    lock.lock()
    defer { lock.unlock() }
    current = value
    for continuation in continuations { continuation.yield(UncheckedSendable(value)) }
  }

  /// Ends all streams.
  func finish() {
    lock.lock()
    defer { lock.unlock() }
    isFinished = true
    for continuation in continuations { continuation.finish() }
    continuations = []
  }

  var updates: ActivityUpdateSequence<Value> {
    ActivityUpdateSequence(
      ActivityUpdateSequence.Stream { continuation in
        lock.lock()
        defer { lock.unlock() }
        if let current { continuation.yield(UncheckedSendable(current)) }
        if isFinished { continuation.finish() } else { continuations.append(continuation) }
      })
  }
}

/// Sends events to sequences that never end.
// Unchecked: `lock` guards `continuations`.
final class EventSequence<Event>: @unchecked Sendable {
  private let lock = NSLock()
  private var continuations: [ActivityUpdateSequence<Event>.Stream.Continuation] = []

  func send(_ event: Event) {
    lock.lock()
    defer { lock.unlock() }
    for continuation in continuations { continuation.yield(UncheckedSendable(event)) }
  }

  /// Returns a sequence of the events from now on, after `first`.
  func following(_ first: [Event]) -> ActivityUpdateSequence<Event> {
    ActivityUpdateSequence(
      ActivityUpdateSequence.Stream { continuation in
        lock.lock()
        defer { lock.unlock() }
        for event in first { continuation.yield(UncheckedSendable(event)) }
        continuations.append(continuation)
      })
  }
}
