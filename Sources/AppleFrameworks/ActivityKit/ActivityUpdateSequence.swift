/// A sequence of an activity's values: the current one, then each change.
public struct ActivityUpdateSequence<Element>: AsyncSequence {
  private let stream: AsyncStream<Element>

  init(_ stream: AsyncStream<Element>) { self.stream = stream }

  /// An empty sequence.
  static var ended: ActivityUpdateSequence { ActivityUpdateSequence(AsyncStream { $0.finish() }) }

  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var iterator: AsyncStream<Element>.AsyncIterator
    public mutating func next() async -> Element? { await iterator.next() }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(iterator: stream.makeAsyncIterator()) }
}

extension ActivityUpdateSequence: @unchecked Sendable where Element: Sendable {}

/// A value that streams its changes.
final class Followed<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var current: Value
  private var isFinished = false
  private var followers: [AsyncStream<Value>.Continuation] = []

  init(_ value: Value) { current = value }

  var value: Value {
    lock.lock()
    defer { lock.unlock() }
    return current
  }

  func set(_ value: Value) {
    lock.lock()
    defer { lock.unlock() }
    current = value
    for follower in followers { follower.yield(value) }
  }

  /// Ends all streams.
  func finish() {
    lock.lock()
    defer { lock.unlock() }
    isFinished = true
    for follower in followers { follower.finish() }
    followers = []
  }

  var updates: ActivityUpdateSequence<Value> {
    ActivityUpdateSequence(
      AsyncStream { continuation in
        lock.lock()
        defer { lock.unlock() }
        continuation.yield(current)
        if isFinished { continuation.finish() } else { followers.append(continuation) }
      })
  }
}
