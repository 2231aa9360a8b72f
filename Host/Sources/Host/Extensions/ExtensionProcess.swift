import AlmanacWireSchema
import CExtensionProcess
import Foundation
import Glibc

/// One running extension process. What it sends is hostile input (ARCHITECTURE rule 11).
///
/// It serves one request at a time, within a deadline and a memory limit. If it exits, hangs or sends garbage instead, the running request fails
/// with one ``ExtensionError`` and the process is killed.
// Unchecked: all mutable properties are used on `queue` only; everything else is immutable.
final class ExtensionProcess: @unchecked Sendable {
  typealias CallHandler = @Sendable (ExtensionCall) async -> HostAnswer?
  /// Counts what the process and its app have written; returns a failure if that is too much. Waits for the disk.
  typealias StorageCheck = @Sendable () -> ExtensionError?
  /// Returns how many seconds a process has waited for a processor since it started.
  typealias WaitReader = @Sendable (pid_t) -> Double
  /// Is called once, when the first bytes after a request are there and before anything is made of them.
  typealias ReadingHandler = @Sendable () -> Void

  let id: pid_t
  private let queue = DispatchQueue(label: "almanac.extension")
  private let socket: Int32
  /// False once the socket is closed. Its number may then belong to another descriptor.
  private var isSocketOpen = true
  private let limits: LimitsView
  private let log: ExtensionLog
  /// How many bytes earlier processes of the app had printed.
  private let outputBefore: Int
  private let onCall: CallHandler
  private let checkStorage: StorageCheck
  private let secondsWaited: WaitReader
  /// Where storage is counted. One count at a time: several would only compete for the disk.
  private static let storageQueue = DispatchQueue(label: "almanac.storage", qos: .utility)
  private var inbox: FrameDecoder
  private let outbox: ExtensionOutbox
  /// Of the socket, the output and the end of the process, in this order.
  private var sources: [DescriptorSource] = []
  private var waiting: Waiting?
  private var lastID: UInt64 = 0
  private var requestCalls: RequestCallBudget
  /// The newest call that waits to be handled, after those before it; nil: none waits.
  private var lastCall: Task<Void, Never>?
  private var waitingCalls = 0
  private var activityCalls: ActivityCallBudget
  /// Why the process takes no further request; set once.
  private var failure: ExtensionError?
  private var hasExited = false
  /// Whether the kernel has not ended the process within ``LimitsView/killWait`` although it was killed.
  private var isAbandoned = false
  private var isSuspended = false
  /// Measures memory while the process may run.
  private var watch: DispatchSourceTimer?
  /// Counts storage while the process may run.
  private var storageWatch: DispatchSourceTimer?
  private var isCountingStorage = false
  private var suspension: DispatchSourceTimer?
  private var killTimer: DispatchSourceTimer?
  private var memory: MemoryMonitor
  /// Holds memory, threads and processors of the process; nil: they are watched.
  private let group: ExtensionGroup?
  private var closing: [CheckedContinuation<Void, Never>] = []

  private struct Waiting {
    let id: UInt64
    /// Whether an intent is performed, which may change live activities.
    let performs: Bool
    let continuation: CheckedContinuation<ExtensionReply, any Error>
    let deadline: DispatchSourceTimer
    /// nil: it was called, or nobody wants to know.
    var reading: ReadingHandler?
  }

  init(
    id: pid_t, socket: Int32, limits: LimitsView, group: ExtensionGroup?, log: ExtensionLog, checkStorage: @escaping StorageCheck,
    secondsWaited: @escaping WaitReader, onCall: @escaping CallHandler
  ) {
    self.id = id
    self.socket = socket
    self.limits = limits
    self.group = group
    self.log = log
    outputBefore = log.received
    self.onCall = onCall
    self.checkStorage = checkStorage
    self.secondsWaited = secondsWaited
    inbox = FrameDecoder(limit: limits.replyBytes)
    outbox = ExtensionOutbox(socket: socket, queue: queue)
    requestCalls = RequestCallBudget(calls: limits.calls, bytes: limits.callBytes)
    activityCalls = limits.activityCalls
    memory = MemoryMonitor(growth: limits.memoryGrowth, baselineLimit: limits.memoryBaseline, threads: limits.threads) { ProcessUse.read(id) }
  }

  /// Watches the process's socket, its output and its end. Takes over their descriptors, also if it fails.
  func attach(output: Int32) throws { try queue.sync { try attachOnQueue(output: output) } }

  /// Whether the process can serve a request.
  var isAlive: Bool { queue.sync { failure == nil } }

  /// Sends one request and waits for its reply. Cancelling the task ends the process.
  ///
  /// - Parameter deadline: in seconds; nil: that of all requests.
  func send(_ request: HostRequest, deadline: Double? = nil, reading: ReadingHandler? = nil) async throws -> ExtensionReply {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        queue.async { [self] in begin(request, within: deadline ?? limits.deadline, reading, continuation) }
      }
    } onCancel: {
      queue.async { [self] in end(.cancelled) }
    }
  }

  /// Counts the memory in use now as the runtime's own.
  func takeBaseline() {
    queue.sync {
      let baseline = memory.takeBaseline()
      // A failure leaves the wider limit from the start.
      try? group?.limitMemory(baseline: baseline)
    }
  }

  /// Measures now, and returns the most bytes above the runtime's own that were measured.
  func highestMemory() -> Int {
    queue.sync {
      _ = memory.fault()
      return memory.highest
    }
  }

  /// Kills the process and returns when it is gone, or after ``LimitsView/killWait`` if the kernel does not end it.
  func close() async {
    await withCheckedContinuation { continuation in
      queue.async { [self] in
        end(.cancelled)
        if hasExited || isAbandoned { continuation.resume() } else { closing.append(continuation) }
      }
    }
  }

  // MARK: Everything below runs on `queue`

  private func attachOnQueue(output descriptor: Int32) throws(POSIXError) {
    let output = ExtensionOutput(descriptor, log: log, limits: limits)
    let parts: [(descriptor: Int32, handler: @Sendable () -> Void)] = [
      (socket, { [weak self] in self?.receive() }),
      (descriptor, { [weak self] in if let self, sources.count > 1 { output.read(sources[1]) } }),
      // The strong reference keeps this object until the child is reaped.
      (almanac_process_descriptor(id), { [self] in reap(output: output) }),
    ]
    for (index, part) in parts.enumerated() {
      do throws(POSIXError) {
        sources.append(try DescriptorSource(.reading, part.descriptor, on: queue, handler: part.handler))
      } catch {
        sources.forEach { $0.cancel() }
        sources = []
        isSocketOpen = false
        outbox.close()
        for rest in parts[(index + 1)...] where rest.descriptor >= 0 { Glibc.close(rest.descriptor) }
        throw error
      }
    }
  }

  private func begin(
    _ request: HostRequest, within seconds: Double, _ reading: ReadingHandler?, _ continuation: CheckedContinuation<ExtensionReply, any Error>
  ) {
    if let failure { return continuation.resume(throwing: failure) }
    guard waiting == nil else { return continuation.resume(throwing: ExtensionError.spawn("it is still serving another request")) }
    lastID += 1
    requestCalls.reset()
    let deadline = DispatchSource.makeTimerSource(queue: queue)
    let allowed = ReplyDeadline(seconds: seconds, stretch: limits.deadlineStretch)
    let (start, waited) = (ContinuousClock.now, secondsWaited(id))
    deadline.schedule(deadline: .now() + seconds)
    deadline.setEventHandler { [weak self] in
      guard let self else { return }
      let elapsed = (ContinuousClock.now - start) / .seconds(1)
      if let rest = allowed.remaining(elapsed: elapsed, waited: secondsWaited(id) - waited) {
        waiting?.deadline.schedule(deadline: .now() + rest)
      } else {
        end(.deadline(seconds))
      }
    }
    let performs = if case .perform? = request.request { true } else { false }
    waiting = Waiting(id: lastID, performs: performs, continuation: continuation, deadline: deadline, reading: reading)
    deadline.resume()
    run()
    write(Envelope(id: lastID, .request(request)))
  }

  private func checkMemory() {
    switch memory.fault() {
    case nil: break
    case .memory(let grown): end(.memory(grown: grown, limit: limits.memoryGrowth))
    case .threads(let count): end(.threads(count, limit: limits.threads))
    case .unknown: end(.memoryUnknown)
    }
  }

  /// Lets the process run, and measures its memory meanwhile.
  private func run() {
    suspension?.cancel()
    suspension = nil
    if isSuspended {
      isSuspended = false
      kill(id, SIGCONT)
    }
    guard watch == nil else { return }
    let interval = group?.groups.holdsMemory == true ? limits.memoryIntervalByGroup : limits.memoryInterval
    watch = timer(after: interval, repeating: interval) { $0.checkMemory() }
    storageWatch = timer(after: limits.storageInterval, repeating: limits.storageInterval) { $0.countStorage() }
  }

  /// Counts what was written, on another queue, because that waits for the disk. A count that is under way is enough.
  private func countStorage() {
    guard !isCountingStorage, failure == nil, !hasExited else { return }
    isCountingStorage = true
    let check = checkStorage
    Self.storageQueue.async { [weak self] in
      let error = check()
      guard let self else { return }
      queue.async { [self] in
        isCountingStorage = false
        if let error { end(error) }
      }
    }
  }

  /// Stops the process until the next request, a while after its last reply. Unfinished work waits, as on a phone, so the process cannot use memory
  /// or processor time while the host does not measure it.
  private func suspend() {
    checkMemory()
    guard failure == nil, waiting == nil, !hasExited else { return }
    isSuspended = true
    kill(id, SIGSTOP)
    [watch, storageWatch].forEach { $0?.cancel() }
    (watch, storageWatch) = (nil, nil)
  }

  private func finish(_ result: Result<ExtensionReply, ExtensionError>) {
    guard let waiting else { return }
    self.waiting = nil
    waiting.deadline.cancel()
    waiting.continuation.resume(with: result.mapError { $0 })
    if failure == nil { suspension = timer(after: limits.suspendAfter) { $0.suspend() } }
  }

  /// Fails the running request with `error` and kills the process. Only the first error counts.
  private func end(_ error: ExtensionError) {
    if failure == nil { failure = error }
    endProcess()
    finish(.failure(failure ?? error))
  }

  private func endProcess() {
    guard !hasExited, killTimer == nil else { return }
    cancelTimers()
    // By its id: a process that could leave its group would survive a signal to the group.
    kill(id, SIGKILL)
    kill(-id, SIGKILL)
    group?.kill()
    killTimer = timer(after: limits.killWait) { $0.abandon() }
  }

  /// Stops waiting for a process that the kernel does not end, for instance because it waits for a disk. It is reaped when it ends.
  private func abandon() {
    guard !hasExited else { return }
    isAbandoned = true
    log.append(Data("almanac: process \(id) was killed but has not ended; its place is free again\n".utf8))
    closing.forEach { $0.resume() }
    closing = []
  }

  private func cancelTimers() {
    [watch, storageWatch, suspension].forEach { $0?.cancel() }
    (watch, storageWatch, suspension) = (nil, nil, nil)
  }

  private func timer(after seconds: Double, repeating interval: Double? = nil, _ body: @escaping (ExtensionProcess) -> Void) -> DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + seconds, repeating: interval.map { .milliseconds(Int($0 * 1000)) } ?? .never)
    timer.setEventHandler { [weak self] in if let self { body(self) } }
    timer.resume()
    return timer
  }

  private func receive() {
    guard isSocketOpen else { return }
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      while true {
        let count = recv(socket, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
        guard count > 0 else {
          // If the peer closed with bytes unread, the stream ends with an error.
          if count == 0 || (errno != EAGAIN && errno != EINTR) { socketEnded() }
          return
        }
        // After a failure the socket is drained and its bytes are dropped.
        guard failure == nil else { continue }
        if let reading = waiting?.reading {
          waiting?.reading = nil
          reading()
        }
        inbox.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        do throws(FrameError) {
          while let envelope = try inbox.next() { handle(envelope) }
        } catch {
          end(ExtensionError(error))
        }
      }
    }
  }

  private func socketEnded() {
    isSocketOpen = false
    outbox.close()
    sources.first?.cancel()
    guard failure == nil, !hasExited else { return }
    // The process usually ends within this time, and its exit status gives a better error.
    queue.asyncAfter(deadline: .now() + 0.5) { [weak self] in
      guard let self, failure == nil else { return }
      end(.closed)
    }
  }

  private func handle(_ envelope: Envelope) {
    guard failure == nil else { return }
    guard envelope.protocolVersion == Envelope.currentProtocolVersion else { return end(.protocolVersion(envelope.protocolVersion)) }
    switch envelope.body {
    case .reply(let reply):
      guard let waiting, waiting.id == envelope.id else { return end(.malformedReply("a reply to request \(envelope.id), which was not made")) }
      checkMemory()
      finish(.success(reply), of: waiting.id, after: lastCall)
      countStorage()
    case .call(let call):
      guard !call.concernsActivities else { return takeActivityCall(call, id: envelope.id) }
      if let what = requestCalls.charge(call) { return end(.malformedReply(what)) }
      respond(to: call, id: envelope.id)
    case .request, .answer, nil:
      end(.malformedReply("an envelope that holds neither a reply nor a call"))
    }
  }

  /// Gives the caller a reply once the calls before it were handled, so that an intent's changes are in effect when it is reported as performed.
  private func finish(_ result: Result<ExtensionReply, ExtensionError>, of id: UInt64, after call: Task<Void, Never>?) {
    guard failure == nil else { return }
    guard let call else { return finish(result) }
    Task { [weak self] in
      await call.value
      guard let self else { return }
      queue.async { [self] in if failure == nil, waiting?.id == id { finish(result) } }
    }
  }

  private func takeActivityCall(_ call: ExtensionCall, id: UInt64) {
    switch activityCalls.admit(call, isPerforming: waiting?.performs == true, at: .now) {
    case .refused: write(Envelope(id: id, .answer(.with { $0.activityAccepted = ActivityAccepted(.notPerforming) })))
    case .exceeded(let what): end(.malformedReply(what))
    case .handled(let start): respond(to: call, id: id, from: start) { $0.activityCalls.answered(call) }
    }
  }

  /// Has a call handled after those before it.
  ///
  /// - Parameters:
  ///   - start: not earlier than then; nil: at once.
  ///   - done: runs on `queue` when it was handled.
  private func respond(
    to call: ExtensionCall, id: UInt64, from start: ContinuousClock.Instant? = nil,
    done: @escaping @Sendable (ExtensionProcess) -> Void = { _ in }
  ) {
    if case .log(let line) = call.call {
      // One call is one line.
      let text = Printable.line("\(line.level): \(line.message)", bytes: limits.logLineBytes)
      return log.append(Data("\(text)\n".utf8))
    }
    let (onCall, before) = (onCall, lastCall)
    waitingCalls += 1
    lastCall = Task { [weak self] in
      await before?.value
      if let start {
        try? await Task.sleep(until: start, clock: .continuous)
        // Waiting calls of a process that has ended are dropped.
        guard let self, isAlive else { return }
      }
      let response = await onCall(call)
      guard let self else { return }
      queue.async { [self] in
        done(self)
        waitingCalls -= 1
        // The next reply need not wait.
        if waitingCalls == 0 { lastCall = nil }
        if let response { write(Envelope(id: id, .answer(response))) }
      }
    }
  }

  private func write(_ envelope: Envelope) {
    guard failure == nil, let frame = try? envelope.frame() else { return }
    guard outbox.count <= limits.unreadBytes else { return end(.malformedReply("calls whose answers it does not read")) }
    outbox.write(frame)
  }

  private func reap(output: ExtensionOutput) {
    // The socket and the pipe may still hold the last bytes.
    receive()
    if sources.count > 1, !sources[1].isCancelled { output.drain() }
    // The id cannot be reused before `waitpid`, so this kills only the child's own process group.
    kill(-id, SIGKILL)
    cancelTimers()
    killTimer?.cancel()
    var status: Int32 = 0
    var use = rusage()
    guard wait4(id, &status, WNOHANG, &use) == id else { return }
    hasExited = true
    log.finish()
    let signal = status & 0x7f
    let ended = ExtensionError(exitStatus: status, processorSeconds: use.processorSeconds, limit: limits.processorSeconds, lastWords: lastWords)
    end(signal == SIGKILL ? group?.memoryFailure ?? ended : ended)
    group?.remove()
    isSocketOpen = false
    outbox.close()
    sources.forEach { $0.cancel() }
    sources = []
    closing.forEach { $0.resume() }
    closing = []
  }

  /// What the process printed since it was started.
  private var lastWords: LastWords {
    LastWords(log.received > outputBefore ? log.entries.suffix(LastWords.mostLines).map(\.text) : [])
  }
}
