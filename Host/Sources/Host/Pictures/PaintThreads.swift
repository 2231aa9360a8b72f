import Foundation
import Painter

/// Runs paintings on a few threads of its own, so that a picture that takes long delays nothing but pictures.
///
/// The apps take turns, and one app never has all threads. A painting ends early when its task is cancelled or its deadline passes. A thread without
/// work ends after a while, and with it what its text engine keeps.
final class PaintThreads: Sendable {
  private let queue: PaintQueue

  /// - Parameters:
  ///   - threads: how many paintings run at the same time.
  ///   - limit: how many paintings of one app may wait.
  ///   - deadline: how long one painting may take, in seconds.
  ///   - idle: how long a thread waits for work, in seconds.
  init(threads: Int, limit: Int, deadline: Double, idle: Double) {
    queue = PaintQueue(threads: threads, limit: limit, deadline: deadline, idle: idle)
  }

  deinit { queue.close() }

  /// Runs `body` on one of the threads; `app` is whose turn it uses. Pass its argument to the painter as ``PaintJob/stop``.
  ///
  /// - Throws: ``HostError/tooManyPictures(_:)``; `PainterError.cancelled` if the task is cancelled; the errors of `body`.
  func run<Value: Sendable>(app: String, _ body: @escaping @Sendable (PaintStop) throws -> Value) async throws -> Value {
    let id = queue.newID()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Value, any Error>) in
        queue.add(id, app: app) { start in
          continuation.resume(with: Result { try body(start.get()) })
        }
      }
    } onCancel: {
      queue.cancel(id)
    }
  }

  /// The numbers of running and of waiting paintings.
  var load: (running: Int, waiting: Int) { queue.load }
}

/// The waiting and running paintings of ``PaintThreads``, and its threads.
// Unchecked: `condition` guards all mutable properties.
private final class PaintQueue: @unchecked Sendable {
  /// Runs a painting that `PaintStop` can end, or ends it with an error.
  typealias Body = (Result<PaintStop, any Error>) -> Void

  private let condition = NSCondition()
  private let threads: Int
  private let limit: Int
  private let deadline: Double
  private let idle: Double
  private var threadCount = 0
  private var isClosed = false
  private var lastID: UInt64 = 0
  private var waiting: [String: [(id: UInt64, body: Body)]] = [:]
  /// The apps with waiting paintings, the one whose turn is next first.
  private var turns: [String] = []
  private var running: [UInt64: (app: String, stop: PaintStop)] = [:]

  init(threads: Int, limit: Int, deadline: Double, idle: Double) {
    self.threads = max(threads, 1)
    self.limit = limit
    self.deadline = deadline
    self.idle = idle
  }

  func newID() -> UInt64 {
    condition.withLock {
      lastID += 1
      return lastID
    }
  }

  func add(_ id: UInt64, app: String, _ body: @escaping Body) {
    let refusal: (any Error)? = condition.withLock {
      // A cancellation before this point found nothing to cancel.
      if Task.isCancelled || isClosed { return PainterError.cancelled }
      guard waiting[app, default: []].count < limit else { return HostError.tooManyPictures(limit) }
      if waiting[app, default: []].isEmpty { turns.append(app) }
      waiting[app, default: []].append((id, body))
      // A thread that was just started, or waits, has no painting yet.
      if threadCount < threads, waitingCount > threadCount - running.count { startThread() }
      condition.signal()
      return nil
    }
    if let refusal { body(.failure(refusal)) }
  }

  func cancel(_ id: UInt64) {
    let removed: Body? = condition.withLock {
      running[id]?.stop.cancel()
      for app in turns {
        guard let index = waiting[app]?.firstIndex(where: { $0.id == id }) else { continue }
        let body = waiting[app]?.remove(at: index).body
        forgetIfEmpty(app)
        return body
      }
      return nil
    }
    removed?(.failure(PainterError.cancelled))
  }

  func close() {
    let left = condition.withLock {
      isClosed = true
      for work in running.values { work.stop.cancel() }
      let left = waiting.values.flatMap { $0.map(\.body) }
      waiting = [:]
      turns = []
      condition.broadcast()
      return left
    }
    for body in left { body(.failure(PainterError.cancelled)) }
  }

  var load: (running: Int, waiting: Int) { condition.withLock { (running.count, waitingCount) } }

  private var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.count } }

  // MARK: Threads

  /// Call it with the lock held.
  private func startThread() {
    threadCount += 1
    let thread = Thread { [self] in
      Thread.current.name = "almanac-paint"
      while let (id, body, stop) = next() {
        body(.success(stop))
        condition.withLock {
          running[id] = nil
          // An app that had its share of the threads may go on.
          condition.signal()
        }
      }
    }
    // Lists may be nested deeply.
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Waits for a painting and marks it as running; nil if the thread has to end.
  private func next() -> (id: UInt64, body: Body, stop: PaintStop)? {
    condition.lock()
    defer { condition.unlock() }
    var end = Date(timeIntervalSinceNow: idle)
    while !isClosed {
      if let app = turns.first(where: mayRun), let work = waiting[app]?.removeFirst() {
        turns.removeAll { $0 == app }
        if waiting[app]?.isEmpty == false { turns.append(app) } else { waiting[app] = nil }
        let stop = PaintStop(after: deadline)
        running[work.id] = (app, stop)
        return (work.id, work.body, stop)
      }
      if !turns.isEmpty { end = Date(timeIntervalSinceNow: idle) }
      if !condition.wait(until: end), turns.isEmpty { break }
    }
    threadCount -= 1
    return nil
  }

  /// Whether an app has fewer paintings running than it may: all threads but one.
  private func mayRun(_ app: String) -> Bool { running.values.count { $0.app == app } < max(1, threads - 1) }

  private func forgetIfEmpty(_ app: String) {
    guard waiting[app]?.isEmpty == true else { return }
    waiting[app] = nil
    turns.removeAll { $0 == app }
  }
}
