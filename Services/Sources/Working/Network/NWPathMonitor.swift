import AlmanacFoundationCompat
import Dispatch
import Foundation
import Synchronization

/// Monitors whether and how the machine reaches the Internet.
///
/// Checks the route at the start and then every five seconds: extensions have no access to the kernel's notifications.
public final class NWPathMonitor: AsyncSequence, Sendable {
  public typealias Element = NWPath
  private static let interval: DispatchTimeInterval = .seconds(5)

  private struct State {
    var handler: (@Sendable (NWPath) -> Void)?
    var path: NWPath?
    /// Unchecked, because a source may be used on any thread.
    var timer: UncheckedSendable<any DispatchSourceTimer>?
    var queue: DispatchQueue?
    var continuations: [AsyncStream<NWPath>.Continuation] = []
    var isCancelled = false
  }
  private let state = Mutex(State())
  private let required: NWInterface.InterfaceType?
  private let prohibited: Set<NWInterface.InterfaceType>

  public init() { (required, prohibited) = (nil, []) }
  /// A path over another kind of interface does not satisfy the monitor.
  public init(requiredInterfaceType: NWInterface.InterfaceType) { (required, prohibited) = (requiredInterfaceType, []) }
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) { (required, prohibited) = (nil, Set(prohibitedInterfaceTypes)) }

  deinit { state.withLock { $0.timer }?.value.cancel() }

  /// Called on the monitor's queue with the first path and after each change.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }
  public var queue: DispatchQueue? { state.withLock { $0.queue } }

  /// The latest path; before ``start(queue:)`` the current one.
  public var currentPath: NWPath { state.withLock { $0.path } ?? PathProbe.path(required: required, prohibited: prohibited) }

  public func start(queue: DispatchQueue) {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now(), repeating: Self.interval, leeway: .seconds(1))
    timer.setEventHandler { [weak self] in self?.update() }
    let shared = UncheckedSendable(timer)
    let isFirst = state.withLock { state in
      guard state.timer == nil, !state.isCancelled else { return false }
      (state.timer, state.queue) = (shared, queue)
      return true
    }
    // A source that was never resumed may not be released.
    if !isFirst { timer.cancel() }
    timer.resume()
  }

  public func cancel() {
    let (timer, continuations) = state.withLock { state in
      state.isCancelled = true
      defer { (state.timer, state.handler, state.continuations) = (nil, nil, []) }
      return (state.timer, state.continuations)
    }
    timer?.value.cancel()
    continuations.forEach { $0.finish() }
  }

  private func update() {
    let path = PathProbe.path(required: required, prohibited: prohibited)
    let (handler, continuations) = state.withLock { state in
      guard state.path != path else { return (nil as (@Sendable (NWPath) -> Void)?, [AsyncStream<NWPath>.Continuation]()) }
      state.path = path
      return (state.handler, state.continuations)
    }
    handler?(path)
    for continuation in continuations { continuation.yield(path) }
  }

  /// The paths from now on. Iterating starts the monitor.
  public struct Iterator: AsyncIteratorProtocol {
    var iterator: AsyncStream<NWPath>.Iterator
    public mutating func next() async -> NWPath? { await iterator.next() }
  }
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream.makeStream(of: NWPath.self, bufferingPolicy: .bufferingNewest(1))
    let known = state.withLock { state -> NWPath? in
      if state.isCancelled { continuation.finish() } else { state.continuations.append(continuation) }
      return state.path
    }
    if let known { continuation.yield(known) }
    start(queue: .global())
    return Iterator(iterator: stream.makeAsyncIterator())
  }
}
