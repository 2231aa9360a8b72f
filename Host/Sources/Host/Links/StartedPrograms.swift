import AlmanacScheduler
import CExtensionProcess
import Foundation
import Glibc
import Synchronization

/// A program of the user to start: without a shell, a terminal or any of the host's descriptors.
struct ProgramStart: Sendable {
  let executable: String
  /// Without the program's own name.
  let arguments: [String]
  let environment: [String: String]
  let directory: String
}

/// How a program that was started did.
enum ProgramOutcome: Equatable {
  /// It has not ended yet.
  case runs
  /// It ended with this status.
  case exited(Int32)
  /// It ended by this signal.
  case killed(Int32)
  /// It could not be started: an error number of the system.
  case failed(Int32)
  /// So many programs of its app run already.
  case tooMany
}

/// The programs that taps have started. They outlive the host; while it runs it waits for them, so that none stays behind as a zombie.
final class StartedPrograms: Sendable {
  private struct Program {
    let app: AppID
    let source: DescriptorSource
  }
  private struct State {
    var programs: [pid_t: Program] = [:]
    /// Programs that are being started.
    var starting: [AppID: Int] = [:]
  }
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "almanac.programs")

  /// How many programs of an app run or are being started.
  func count(of app: AppID) -> Int {
    state.withLock { state in state.starting[app, default: 0] + state.programs.values.count { $0.app == app } }
  }

  /// Starts a program, and waits a moment for one that fails at once.
  ///
  /// - Parameters:
  ///   - limit: how many programs of the app may run at once.
  ///   - wait: how long to wait for its end.
  func start(_ program: ProgramStart, for app: AppID, limit: Int, wait: Double) async -> ProgramOutcome {
    let mayStart = state.withLock { state in
      guard state.starting[app, default: 0] + state.programs.values.count(where: { $0.app == app }) < limit else { return false }
      state.starting[app, default: 0] += 1
      return true
    }
    guard mayStart else { return .tooMany }
    let end = ProgramEnd()
    // On another thread, because the program's file may be on a slow disk.
    let child = (try? await BlockingWork.run { _ in program.start() }) ?? -ECANCELED
    state.withLock { state in
      state.starting[app, default: 1] -= 1
      if state.starting[app] == 0 { state.starting[app] = nil }
    }
    guard child > 0 else { return .failed(-child) }
    watch(child, of: app, end)
    return await end.value(within: wait)
  }

  private func watch(_ child: pid_t, of app: AppID, _ end: ProgramEnd) {
    let descriptor = almanac_process_descriptor(child)
    let source =
      descriptor < 0
      ? nil
      : try? DescriptorSource(.reading, descriptor, on: queue) { [weak self] in
        guard let outcome = ProgramOutcome(ofEnded: child, waiting: false) else { return }
        self?.remove(child)
        end.set(outcome)
      }
    guard let source else {
      // Without a descriptor of the process a thread waits for it.
      return Thread.detachNewThread { end.set(ProgramOutcome(ofEnded: child, waiting: true) ?? .exited(0)) }
    }
    // It may have ended already, and then the queue waits for this lock.
    state.withLock { $0.programs[child] = Program(app: app, source: source) }
    queue.async { [weak self] in if end.isSet { self?.remove(child) } }
  }

  private func remove(_ child: pid_t) {
    let program = state.withLock { $0.programs.removeValue(forKey: child) }
    program?.source.cancel()
  }
}

extension ProgramOutcome {
  /// How a child ended; nil: it has not.
  fileprivate init?(ofEnded child: pid_t, waiting: Bool) {
    var status: Int32 = 0
    var result: pid_t
    repeat { result = waitpid(child, &status, waiting ? 0 : WNOHANG) } while result < 0 && errno == EINTR
    guard result == child else { return nil }
    let signal = status & 0x7f
    self = signal == 0 ? .exited((status >> 8) & 0xff) : .killed(signal)
  }
}

extension ProgramStart {
  /// Returns the program's id, or a negative error number.
  fileprivate func start() -> pid_t {
    withCStrings([executable] + arguments) { arguments in
      withCStrings(environment.map { "\($0.key)=\($0.value)" }.sorted()) { variables in
        almanac_start_program(executable, arguments, variables, directory)
      }
    }
  }
}

/// The end of a program, for one task that waits for it.
private final class ProgramEnd: Sendable {
  private struct State {
    var outcome: ProgramOutcome?
    var waiting: CheckedContinuation<ProgramOutcome, Never>?
  }
  private let state = Mutex(State())

  var isSet: Bool { state.withLock { $0.outcome != nil } }

  func set(_ outcome: ProgramOutcome) {
    let waiting = state.withLock { state in
      state.outcome = outcome
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: outcome)
  }

  func value(within seconds: Double) async -> ProgramOutcome {
    await withCheckedContinuation { continuation in
      let known = state.withLock { state in
        if state.outcome == nil { state.waiting = continuation }
        return state.outcome
      }
      if let known { return continuation.resume(returning: known) }
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
        let waiting = state.withLock { state in
          defer { state.waiting = nil }
          return state.waiting
        }
        waiting?.resume(returning: .runs)
      }
    }
  }
}
