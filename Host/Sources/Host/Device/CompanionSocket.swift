import CExtensionProcess
import Foundation
import Glibc
import Logging
import Profiles
import Synchronization
import WireSchema

/// The socket `DATA/host.sock`, on which an app's other programs make the same calls to the host as its extension (`WidgetCenter` outside the
/// extension, Specification A5). Only the user who runs the host can open it.
///
/// A program has one batch of calls in the host at a time. Meanwhile its further calls stay in the socket's buffer, so a flood takes no memory
/// and makes only its sender wait.
// Unchecked: `listening`, `programs` and `connections` are used on `queue` only; everything else is immutable or locked.
final class CompanionSocket: @unchecked Sendable {
  /// Handles a batch of calls in order. An element of the result is nil if its call has no answer.
  typealias Handler = @Sendable ([ExtensionCall]) async -> [HostAnswer?]

  /// Counts since the socket was opened, for `/metrics`.
  struct Counts: Equatable {
    /// Connections of other users.
    var otherUser = 0
    /// Connections beyond the limit.
    var tooMany = 0
    /// Programs that were disconnected because of a malformed call or because they did not read their answers.
    var disconnected = 0
    /// Times that a program had to wait because of its rate.
    var slowed = 0
  }

  private let file: URL
  private let limits: ServiceLimits
  private let owner: uid_t
  private let logger: Logger
  private let onCalls: Handler
  private let queue = DispatchQueue(label: "almanac.companions")
  private var listening: DescriptorSource?
  private var programs: [Int32: CompanionProgram] = [:]
  private var connections: UInt64 = 0
  private let countsNow = Mutex(Counts())

  var counts: Counts { countsNow.withLock { $0 } }

  /// - Parameter owner: the only user whose programs may connect.
  init(file: URL, limits: ServiceLimits = Profiles.serviceLimits, owner: uid_t = geteuid(), logger: Logger, onCalls: @escaping Handler) {
    self.file = file
    self.limits = limits
    self.owner = owner
    self.logger = logger
    self.onCalls = onCalls
  }

  /// Starts to listen. If that fails the host logs it and works without companion commands.
  func open() {
    queue.sync {
      do {
        let descriptor = try UnixSocket.listening(at: file)
        listening = try DescriptorSource(.reading, descriptor, on: queue) { [weak self] in self?.accept(descriptor) }
      } catch {
        logger.warning("companion commands cannot reach the host: \(error)")
      }
    }
  }

  func close() {
    queue.sync {
      listening?.cancel()
      listening = nil
      programs.values.forEach { $0.source.cancel() }
      programs = [:]
      unlink(file.path)
    }
  }

  private func accept(_ descriptor: Int32) {
    while true {
      let program = almanac_accept(descriptor)
      guard program >= 0 else {
        // Without a free descriptor the connection stays in the queue. To try again at once would take all of a processor.
        if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) { listening?.pause(for: limits.acceptPause) }
        return
      }
      guard UnixSocket.user(of: program) == owner else {
        refuse(program, \.otherUser, "a program of another user")
        continue
      }
      let most = most
      guard programs.count < most else {
        refuse(program, \.tooMany, "a program beyond the limit of \(most)")
        continue
      }
      connections += 1
      // It fails only if the kernel has no memory for it, and then closes the connection.
      guard let source = try? DescriptorSource(.reading, program, on: queue, handler: { [weak self] in self?.receive(program) }) else { continue }
      programs[program] = CompanionProgram(connection: connections, limits: limits, source: source)
    }
  }

  /// How many programs may be connected: fewer if this process may open few files, which requests and extensions need too.
  private var most: Int {
    var files = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files) == 0 else { return limits.companionConnections }
    return min(limits.companionConnections, max(4, Int(min(files.rlim_cur, rlim_t(Int32.max))) / 8))
  }

  private func refuse(_ program: Int32, _ count: WritableKeyPath<Counts, Int> & Sendable, _ what: String) {
    // One line is enough: who floods the socket must not fill the log.
    let isFirst = countsNow.withLock {
      $0[keyPath: count] += 1
      return $0[keyPath: count] == 1
    }
    // After it was counted, so that whoever sees the end finds it in the metrics.
    Glibc.close(program)
    if isFirst { logger.notice("\(what) was refused on \(file.lastPathComponent); further ones are only counted in the metrics") }
  }

  private func receive(_ program: Int32) {
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 16) { buffer in
      let count = recv(program, buffer.baseAddress, buffer.count, 0)
      if count < 0, errno == EAGAIN || errno == EINTR { return }
      guard count > 0 else { return drop(program) }
      programs[program]?.frames.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      handleNext(of: program)
    }
  }

  private func drop(_ program: Int32) { programs.removeValue(forKey: program)?.source.cancel() }

  private func disconnect(_ program: Int32, because why: String) {
    let isFirst = countsNow.withLock {
      $0.disconnected += 1
      return $0.disconnected == 1
    }
    if isFirst {
      logger.notice("a program on \(file.lastPathComponent) was disconnected: \(why); further ones are only counted in the metrics")
    }
    drop(program)
  }

  /// Handles the program's next batch of calls, or reads on if there is none.
  private func handleNext(of descriptor: Int32) {
    guard let program = programs[descriptor] else { return }
    var calls: [(id: UInt64, call: ExtensionCall)] = []
    do {
      while calls.count < limits.companionCallsAtOnce, let envelope = try program.frames.next() {
        guard envelope.protocolVersion == Envelope.currentProtocolVersion, case .call(let call) = envelope.body else {
          return disconnect(descriptor, because: "it sent something other than a call")
        }
        calls.append((envelope.id, call))
      }
    } catch {
      return disconnect(descriptor, because: "\(error)")
    }
    guard !calls.isEmpty else { return program.source.resume() }
    program.source.pause()
    let (connection, onCalls, batch) = (program.connection, onCalls, calls)
    Task { [weak self] in
      let answers = zip(batch, await onCalls(batch.map(\.call))).compactMap { call, answer in answer.map { (call.id, $0) } }
      guard let self else { return }
      queue.async { self.send(answers, to: descriptor, connection: connection) }
    }
  }

  /// Sends the answers to a batch, then handles the next one.
  private func send(_ answers: [(id: UInt64, answer: HostAnswer)], to descriptor: Int32, connection: UInt64) {
    // A descriptor's number may be used again.
    guard let program = programs[descriptor], program.connection == connection else { return }
    for (id, answer) in answers {
      guard let frame = try? Envelope(id: id, .answer(answer)).frame() else { continue }
      let sent = frame.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if sent != frame.count { return disconnect(descriptor, because: "it does not read its answers") }
    }
    let now = ContinuousClock.now
    program.rate.charge(answers.count, at: now)
    guard !program.rate.allows(at: now) else { return handleNext(of: descriptor) }
    countsNow.withLock { $0.slowed += 1 }
    if !program.isSlowed { logger.notice("a program on \(file.lastPathComponent) calls too often; it waits for its answers") }
    program.isSlowed = true
    queue.asyncAfter(deadline: .now() + program.rate.wait(at: now) / .seconds(1)) { [weak self] in
      guard self?.programs[descriptor]?.connection == connection else { return }
      self?.handleNext(of: descriptor)
    }
  }
}

/// A connected companion command.
private final class CompanionProgram {
  /// Counts connections. A descriptor's number may be used again.
  let connection: UInt64
  let source: DescriptorSource
  var frames: FrameDecoder
  /// How often its calls are answered.
  var rate: RateLimit
  /// Whether it has ever had to wait because of its rate.
  var isSlowed = false

  init(connection: UInt64, limits: ServiceLimits, source: DescriptorSource) {
    self.connection = connection
    self.source = source
    frames = FrameDecoder(limit: limits.companionFrameBytes)
    rate = RateLimit(burst: limits.companionAnswerBurst, perSecond: limits.companionAnswersPerSecond)
  }
}
