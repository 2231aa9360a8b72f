import AlmanacPainter
import AlmanacWireSchema
import Foundation

/// Paints pictures in separate processes, each for one app. A picture that hangs, crashes or runs hostile code can harm only pictures of its own app.
///
/// A few processes work at the same time. The apps take turns, and one app never has all of them. An idle process ends after a while, and its memory is
/// free again. The host's own threads do not paint; they wait for the processes.
final class PainterPool: Sendable {
  /// One picture to paint.
  struct Job: Sendable {
    let app: String
    /// Identifies the drawing, to remember that it ended its painter.
    let drawing: PictureKey.Source
    /// Returns the app's font files; called when a process starts.
    let fonts: @Sendable () -> [URL]
    /// Returns the order and its images; called on a thread of the pool.
    let order: @Sendable () throws -> (PaintOrder, image: (Data) -> ImageBlob?)
  }

  private let queue: PainterQueue

  init(configuration: HostConfiguration) { queue = PainterQueue(configuration: configuration) }

  deinit { queue.close() }

  /// Paints a picture; `job.app` is whose turn it uses.
  ///
  /// - Throws: ``HostError/tooManyPictures(_:)``; ``PainterFault``; `PainterError`, which is `cancelled` if the task is cancelled; the errors of the
  ///   job's closures.
  func paint(_ job: Job) async throws -> PaintedPicture {
    let id = queue.newID()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        queue.add(id, job) { continuation.resume(with: $0) }
      }
    } onCancel: {
      queue.cancel(id)
    }
  }

  /// Ends an app's processes, because its files changed. A picture that is being painted is finished.
  func renew(app: String) { queue.renew(app) }

  /// Ends all processes and returns when they are gone. No picture is painted any more.
  func close() async { await withCheckedContinuation { continuation in queue.close { continuation.resume() } } }

  /// What happened since the start, and what is there now.
  var counts: PainterCounts { queue.counts }
}

/// Numbers for `/metrics`.
struct PainterCounts: Sendable, Equatable {
  /// Pictures that are painted now, and that wait.
  var (painting, waiting) = (0, 0)
  /// Processes that exist now.
  var processes = 0
  /// Processes that were started.
  var starts = 0
  /// Pictures that were painted, including those that were no longer needed.
  var pictures = 0
  /// Processes that were killed because their picture was late, was not needed any more, or because they answered wrongly.
  var (late, abandoned, malformed) = (0, 0, 0)
  /// Processes that ended by themselves.
  var crashes = 0
}

/// The waiting and running pictures of ``PainterPool``, its threads and its processes.
// Unchecked: `condition` guards all mutable properties.
private final class PainterQueue: @unchecked Sendable {
  typealias Completion = @Sendable (Result<PaintedPicture, any Error>) -> Void
  private typealias Work = (job: PainterPool.Job, completion: Completion)

  private struct Running {
    let app: String
    let interruption: Interruption
    var isCancelled = false
    /// Whether its process must not paint another picture.
    var isOutdated = false
  }
  private struct Idle {
    let process: PainterProcess
    let since: Date
  }

  private let condition = NSCondition()
  private let program: PainterProgram
  private let threads: Int
  private let kept: Int
  private let grace: Double
  private let idleSeconds: Double
  private let killWait: Double
  private let workSeconds: Double
  private var turns: PaintTurns<Work>
  private var running: [UInt64: Running] = [:]
  private var idle: [Idle] = []
  /// Processes that were killed but have not ended.
  private var undead: [PainterProcess] = []
  private var crashes: CrashRecord<PictureKey.Source>
  private var count = PainterCounts()
  private var threadCount = 0
  private var closing: [() -> Void] = []
  private var isClosed = false
  private var lastID: UInt64 = 0

  init(configuration: HostConfiguration) {
    program = PainterProgram(configuration: configuration)
    let limits = configuration.limits
    threads = max(limits.paintProcesses, 1)
    kept = max(limits.paintProcessesKept, threads)
    grace = limits.paintGrace
    idleSeconds = limits.idleLetGo
    killWait = limits.killWait
    // Its processor time is less than the time for which it works, so a usual one does not reach its limit.
    workSeconds = Double(limits.processorSeconds) / 2
    turns = PaintTurns(slots: threads, limit: limits.paintQueue)
    crashes = CrashRecord(limit: limits.paintCrashes, pause: limits.paintCrashPause)
  }

  func newID() -> UInt64 {
    condition.withLock {
      lastID += 1
      return lastID
    }
  }

  func add(_ id: UInt64, _ job: PainterPool.Job, _ completion: @escaping Completion) {
    let refusal: (any Error)? = condition.withLock {
      // A cancellation before this point found nothing to cancel.
      if Task.isCancelled || isClosed { return PainterError.cancelled }
      if let seconds = crashes.wait(job.drawing) { return PainterFault.paused(seconds: seconds) }
      guard turns.add(id, of: job.app, (job, completion)) else { return HostError.tooManyPictures(turns.limit) }
      // A thread that was just started, or waits, has no picture yet.
      if threadCount < threads, turns.waiting > threadCount - running.count { startThread() }
      condition.signal()
      return nil
    }
    if let refusal { completion(.failure(refusal)) }
  }

  func cancel(_ id: UInt64) {
    let removed = condition.withLock {
      running[id]?.isCancelled = true
      running[id]?.interruption.signal()
      return turns.remove(id)
    }
    removed?.completion(.failure(PainterError.cancelled))
  }

  func renew(_ app: String) {
    condition.withLock {
      for id in running.keys where running[id]?.app == app { running[id]?.isOutdated = true }
      idle = idle.map { $0.process.app == app ? Idle(process: $0.process, since: .distantPast) : $0 }
      condition.broadcast()
    }
  }

  /// - Parameter completion: called when all processes have ended.
  func close(_ completion: (() -> Void)? = nil) {
    let (left, isDone) = condition.withLock {
      isClosed = true
      for work in running.values { work.interruption.signal() }
      for id in running.keys { running[id]?.isCancelled = true }
      condition.broadcast()
      if threadCount > 0, let completion { closing.append(completion) }
      return (turns.removeAll(), threadCount == 0)
    }
    for work in left { work.completion(.failure(PainterError.cancelled)) }
    if isDone { completion?() }
  }

  var counts: PainterCounts {
    condition.withLock {
      var counts = count
      (counts.painting, counts.waiting) = (running.count, turns.waiting)
      return counts
    }
  }

  // MARK: Threads

  /// Call it with the lock held.
  private func startThread() {
    guard let interruption = Interruption() else { return failWaiting(PainterFault.spawn("no descriptor is free")) }
    threadCount += 1
    let thread = Thread { [self] in
      while let (id, work) = next(interruption) {
        let result = Result { try paint(work.job, id, interruption) }
        condition.withLock {
          if case .success = result { count.pictures += 1 }
          running[id] = nil
          turns.finish(work.job.app)
          // An app that had its share of the processes may go on.
          condition.signal()
        }
        work.completion(result)
      }
    }
    thread.name = "almanac-paint"
    thread.start()
  }

  /// Call it with the lock held.
  private func failWaiting(_ fault: PainterFault) {
    guard threadCount == 0 else { return }
    let left = turns.removeAll()
    // Not here: the lock is held.
    Thread.detachNewThread { for work in left { work.completion(.failure(fault)) } }
  }

  /// Waits for a picture and marks it as running; ends idle processes meanwhile. Returns nil if the thread has to end.
  private func next(_ interruption: Interruption) -> (UInt64, Work)? {
    condition.lock()
    defer { condition.unlock() }
    var end = Date(timeIntervalSinceNow: idleSeconds)
    while true {
      if !isClosed, let (id, app, work) = turns.next() {
        interruption.clear()
        running[id] = Running(app: app, interruption: interruption)
        return (id, work)
      }
      if endProcesses() { continue }
      if isClosed || (turns.waiting == 0 && idle.isEmpty && end <= Date()) { break }
      if turns.waiting > 0 { end = Date(timeIntervalSinceNow: idleSeconds) }
      _ = condition.wait(until: idle.map { $0.since + idleSeconds }.min() ?? max(end, Date() + 0.001))
    }
    threadCount -= 1
    guard threadCount == 0 else { return nil }
    closing.forEach { $0() }
    closing = []
    return nil
  }

  /// Ends processes that have been idle for long enough; returns whether there were any. The lock is held before and after, but not meanwhile.
  private func endProcesses() -> Bool {
    let latest = isClosed ? Date.distantFuture : Date(timeIntervalSinceNow: -idleSeconds)
    let expired = idle.filter { $0.since <= latest }.map(\.process)
    guard !expired.isEmpty else { return false }
    idle.removeAll { $0.since <= latest }
    condition.unlock()
    for process in expired { end(process) }
    condition.lock()
    return true
  }

  // MARK: Processes

  private func paint(_ job: PainterPool.Job, _ id: UInt64, _ interruption: Interruption) throws -> PaintedPicture {
    let (order, image) = try job.order()
    let process = try process(for: job)
    let outcome: PainterProcess.Outcome
    do throws(PainterProcess.Failure) {
      outcome = try process.paint(order, image: image, grace: grace, interruption: interruption)
    } catch {
      end(process)
      throw record(error, of: job)
    }
    if keep(process, id) { throw PainterError.cancelled }
    return try outcome.get()
  }

  /// Returns an idle process of the app, or starts one.
  private func process(for job: PainterPool.Job) throws -> PainterProcess {
    let (found, surplus) = condition.withLock { () -> (PainterProcess?, PainterProcess?) in
      if let index = idle.lastIndex(where: { $0.process.app == job.app && $0.since != .distantPast }) {
        return (idle.remove(at: index).process, nil)
      }
      // The one that has been idle for longest makes room.
      guard count.processes >= kept, let oldest = idle.indices.min(by: { idle[$0].since < idle[$1].since }) else { return (nil, nil) }
      return (nil, idle.remove(at: oldest).process)
    }
    if let surplus { end(surplus) }
    if let found { return found }
    let process = try PainterProcess.start(program.launch(fonts: job.fonts()), app: job.app)
    condition.withLock {
      count.processes += 1
      count.starts += 1
    }
    return process
  }

  /// Keeps a process for the app's next picture; returns whether the picture that it painted was cancelled.
  private func keep(_ process: PainterProcess, _ id: UInt64) -> Bool {
    let (isCancelled, isKept) = condition.withLock {
      let isKept = !isClosed && running[id]?.isOutdated == false && process.worked < workSeconds
      if isKept { idle.append(Idle(process: process, since: Date())) }
      return (running[id]?.isCancelled ?? false, isKept)
    }
    if !isKept { end(process) }
    return isCancelled
  }

  private func end(_ process: PainterProcess) {
    let hasEnded = process.end(within: killWait)
    condition.withLock {
      count.processes -= 1
      // Its place is free, but it has to be reaped.
      if !hasEnded { undead.append(process) }
      undead.removeAll { $0.end(within: 0) }
    }
  }

  /// Counts a failure and returns the picture's error.
  private func record(_ failure: PainterProcess.Failure, of job: PainterPool.Job) -> any Error {
    condition.withLock {
      switch failure {
      case .cancelled:
        count.abandoned += 1
        return PainterError.cancelled
      case .deadline(let seconds):
        count.late += 1
        crashes.add(job.drawing)
        return PainterError.deadline(seconds: seconds)
      case .fault(let fault):
        if case .malformedAnswer = fault { count.malformed += 1 } else { count.crashes += 1 }
        crashes.add(job.drawing)
        return fault
      }
    }
  }
}
