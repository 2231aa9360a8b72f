import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import CExtensionProcess
import Foundation
import Glibc
import Logging
import Synchronization

/// The socket `DATA/host.sock`, on which an app's other programs make the same calls to the host as its extension (`WidgetCenter` outside the
/// extension, Specification A5). Only the user who runs the host can open it.
///
/// A program has one batch of calls in the host at a time. Meanwhile its further calls stay in the socket's buffer, so a flood takes no memory
/// and makes only its sender wait.
///
/// A program's newest call for the location is answered again when its answer changes. These answers count for its rate like all others.
// Unchecked: `listening`, `programs` and `connections` are used on `queue` only; everything else is immutable or locked.
final class CompanionSocket: @unchecked Sendable {
  /// Handles a batch of calls in order; the number is the connection's. An element of the result is nil if its call has no answer.
  typealias Handler = @Sendable ([ExtensionCall], UInt64) async -> [HostAnswer?]

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
  private let onEnd: @Sendable (UInt64) -> Void
  private let placeInterval: TimeInterval
  private let queue = DispatchQueue(label: "almanac.companions")
  private var listening: DescriptorSource?
  private var programs: [Int32: CompanionProgram] = [:]
  private var connections: UInt64 = 0
  /// Whether the programs that follow the device's place are about to be answered again.
  private var isPlaceDue = false
  private let countsNow = Mutex(Counts())

  var counts: Counts { countsNow.withLock { $0 } }

  /// - Parameters:
  ///   - owner: the only user whose programs may connect.
  ///   - placeInterval: seconds between two checks for a move while a program follows the device's place.
  ///   - onEnd: called with the number of a connection that has ended, after its last batch of calls.
  init(
    file: URL, limits: ServiceLimits = Profiles.serviceLimits, owner: uid_t = geteuid(),
    placeInterval: TimeInterval = Profiles.location.programInterval,
    logger: Logger, onEnd: @escaping @Sendable (UInt64) -> Void = { _ in }, onCalls: @escaping Handler
  ) {
    self.file = file
    self.limits = limits
    self.owner = owner
    self.logger = logger
    self.onCalls = onCalls
    self.onEnd = onEnd
    self.placeInterval = placeInterval
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

  /// Answers the programs again that have asked for the location, where the answer has changed.
  func refresh() {
    queue.async { [weak self] in
      guard let self else { return }
      for descriptor in programs.keys { refresh(descriptor) }
    }
  }

  /// Answers the programs again that follow the activities of an app.
  func refreshActivities(of app: AppID) {
    queue.async { [weak self] in
      guard let self else { return }
      for (descriptor, program) in programs where program.activities?.call.app == app.rawValue { refreshActivities(descriptor) }
    }
  }

  private func refreshActivities(_ descriptor: Int32) {
    guard let program = programs[descriptor], let followed = program.activities else { return }
    program.hasStaleActivities = program.isBusy
    guard !program.isBusy else { return }
    handle([(followed.id, .with { $0.activities = followed.call })], of: program, descriptor)
  }

  /// Gives a program of a containing app what a tap opens. Returns whether its socket took it.
  func open(_ opening: AppOpening, over connection: UInt64) async -> Bool {
    await withCheckedContinuation { continuation in
      queue.async { [self] in
        guard let (descriptor, program) = programs.first(where: { $0.value.connection == connection }), let id = program.openings,
          let frame = try? Envelope(id: id, .answer(.with { $0.opening = opening })).frame()
        else { return continuation.resume(returning: false) }
        let sent = frame.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if sent != frame.count { disconnect(descriptor, because: "it does not read what taps open") }
        continuation.resume(returning: sent == frame.count)
      }
    }
  }

  private func accept(_ descriptor: Int32) {
    while true {
      let program = almanac_accept(descriptor)
      guard program >= 0 else {
        // Without a free descriptor the connection stays in the queue. Trying again at once would use a whole processor core.
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
    // One line is enough: a flood on the socket must not fill the log.
    let isFirst = countsNow.withLock {
      $0[keyPath: count] += 1
      return $0[keyPath: count] == 1
    }
    // Closed after it was counted, so that the metrics include every closed connection.
    Glibc.close(program)
    if isFirst { logger.notice("\(what) was refused on \(file.lastPathComponent); further ones are only counted in the metrics") }
  }

  private func receive(_ program: Int32) {
    // The report may have been on its way when the source was paused.
    guard programs[program]?.isBusy == false else { return }
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 16) { buffer in
      let count = recv(program, buffer.baseAddress, buffer.count, 0)
      if count < 0, errno == EAGAIN || errno == EINTR { return }
      guard count > 0 else { return drop(program) }
      programs[program]?.frames.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      handleNext(of: program)
    }
  }

  private func drop(_ descriptor: Int32) {
    guard let program = programs.removeValue(forKey: descriptor) else { return }
    program.source.cancel()
    onEnd(program.connection)
  }

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
    guard !calls.isEmpty else {
      program.isBusy = false
      return program.source.resume()
    }
    for (id, call) in calls {
      switch call.call {
      case .location(let location): program.followed = CompanionProgram.Followed(id: id, call: location)
      case .activities(let activities): program.activities = (id, activities)
      case .openings: program.openings = id
      default: break
      }
    }
    handle(calls, of: program, descriptor)
    if program.followed?.call.followsPlace == true { answerMoves() }
  }

  private func handle(_ calls: [(id: UInt64, call: ExtensionCall)], of program: CompanionProgram, _ descriptor: Int32) {
    program.isBusy = true
    program.source.pause()
    let (connection, onCalls) = (program.connection, onCalls)
    Task { [weak self] in
      let answers = zip(calls, await onCalls(calls.map(\.call), connection)).compactMap { call, answer in answer.map { (call.id, $0) } }
      guard let self else { return }
      queue.async { self.send(answers, to: descriptor, connection: connection) }
    }
  }

  /// Makes a program's newest call for the location again.
  private func refresh(_ descriptor: Int32) {
    guard let program = programs[descriptor], var followed = program.followed else { return }
    program.isStale = program.isBusy
    guard !program.isBusy else { return }
    // The user is asked once.
    followed.call.asksPermission = false
    handle([(followed.id, .with { $0.location = followed.call })], of: program, descriptor)
  }

  /// Answers the programs that follow the device's place again and again, until none does.
  private func answerMoves() {
    guard !isPlaceDue else { return }
    isPlaceDue = true
    queue.asyncAfter(deadline: .now() + placeInterval) { [weak self] in
      guard let self else { return }
      isPlaceDue = false
      let following = programs.filter { $0.value.followed?.call.followsPlace == true }.keys
      following.forEach(refresh)
      if !following.isEmpty { answerMoves() }
    }
  }

  /// Sends the answers to a batch, then handles the next one.
  private func send(_ answers: [(id: UInt64, answer: HostAnswer)], to descriptor: Int32, connection: UInt64) {
    // A descriptor's number may be used again.
    guard let program = programs[descriptor], program.connection == connection else { return }
    let answers = answers.filter { program.isNews($0.answer, to: $0.id) }
    for (id, answer) in answers {
      guard let frame = try? Envelope(id: id, .answer(answer)).frame() else { continue }
      let sent = frame.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if sent != frame.count { return disconnect(descriptor, because: "it does not read its answers") }
    }
    let now = ContinuousClock.now
    // Answers to updates of activities do not count: the updates have their own rate, and their answers reveal little.
    program.rate.charge(answers.count { if case .activityAccepted = $0.answer.answer { false } else { true } }, at: now)
    guard !program.rate.allows(at: now) else { return goOn(with: descriptor) }
    countsNow.withLock { $0.slowed += 1 }
    if !program.isSlowed { logger.notice("a program on \(file.lastPathComponent) calls too often; it waits for its answers") }
    program.isSlowed = true
    queue.asyncAfter(deadline: .now() + program.rate.wait(at: now) / .seconds(1)) { [weak self] in
      guard self?.programs[descriptor]?.connection == connection else { return }
      self?.goOn(with: descriptor)
    }
  }

  /// Handles what has come or changed meanwhile.
  private func goOn(with descriptor: Int32) {
    guard let program = programs[descriptor] else { return }
    if program.hasStaleActivities {
      program.isBusy = false
      return refreshActivities(descriptor)
    }
    guard program.isStale else { return handleNext(of: descriptor) }
    program.isBusy = false
    refresh(descriptor)
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
  /// Whether a batch of its calls is being handled, or waits because of its rate.
  var isBusy = false
  /// Whether the location may have changed meanwhile.
  var isStale = false
  /// Its newest call for its app's activities; nil: it has made none.
  var activities: (id: UInt64, call: ActivitiesCall)?
  /// Whether the activities may have changed meanwhile.
  var hasStaleActivities = false
  /// Its newest call for the location; nil: it has made none.
  var followed: Followed?
  /// Its newest call for what taps open; nil: it has made none.
  var openings: UInt64?

  struct Followed {
    let id: UInt64
    var call: LocationCall
    /// The newest answer; nil: none yet.
    var answer: LocationContext?
  }

  init(connection: UInt64, limits: ServiceLimits, source: DescriptorSource) {
    self.connection = connection
    self.source = source
    frames = FrameDecoder(limit: limits.companionFrameBytes)
    rate = RateLimit(burst: limits.companionAnswerBurst, perSecond: limits.companionAnswersPerSecond)
  }

  /// Whether the program does not know an answer yet. An answer about the location is remembered.
  func isNews(_ answer: HostAnswer, to id: UInt64) -> Bool {
    guard case .location(let context) = answer.answer, var followed, followed.id == id else { return true }
    let isNews = followed.answer.map { !context.isSame(as: $0, moves: followed.call.followsPlace) } ?? true
    // The last answer that was sent stays, so that many small moves add up to a new one.
    if isNews { followed.answer = context }
    self.followed = followed
    return isNews
  }
}

extension LocationContext {
  /// Whether this answer tells a program nothing new after the other one.
  ///
  /// - Parameter moves: whether another place counts as new. The date alone does not: a place that was set is always up to date.
  fileprivate func isSame(as other: LocationContext, moves: Bool) -> Bool {
    var (mine, theirs) = (self, other)
    if moves {
      (mine.fix.date, theirs.fix.date) = (0, 0)
    } else {
      (mine.fix, theirs.fix) = (LocationFix(), LocationFix())
    }
    return hasFix == other.hasFix && mine == theirs
  }
}
