import AlmanacHostConnection
import AlmanacProfiles
import AlmanacWireSchema
import Synchronization

/// The process's connection to the host for live activities.
///
/// A program of the containing app has a separate connection for them, on which the host reports every change of the app's activities. When the host
/// ends, the program reconnects. An extension uses its existing connection, asks for the activities whenever they are needed, and changes
/// them only during ``AppProcessWork``.
final class ActivityHost: Sendable {
  static let shared = ActivityHost()

  private struct State {
    var link: AppLink?
    /// The newest report on the connection; nil before the first one.
    var report: Activities?
    var types: [ObjectIdentifier: any ActivityReceiver] = [:]
    /// True if another attempt to connect is due.
    var isRetrying = false
    /// The refusal that was last written to standard error.
    var said: String?
  }
  private let state = Mutex(State())
  /// Signalled when the first report on a connection arrives.
  private let reported = DispatchSemaphore(value: 0)
  private let enablement = ObservedValue<Bool>()
  private let frequency = ObservedValue<Bool>()

  /// The time until the next attempt to reach a host that has ended, in seconds.
  private static let retryInterval = 2.0
  /// The time that a listening host has to report the activities, in seconds.
  private static let reportDeadline = 5.0

  /// The time that the host has to answer a blocking call, in seconds.
  private static let answerDeadline = 10.0

  var isConnected: Bool { HostLinks.isExtension || state.withLock { $0.link?.isOpen == true } }

  /// The app's activities, from the host; nil without a host, or if the host does not know the app.
  var report: Activities? {
    if HostLinks.isExtension { return askForReport() }
    guard let link = connect(), link.isOpen else { return nil }
    if let report = state.withLock(\.report) { return report }
    _ = reported.wait(timeout: .now() + Self.reportDeadline)
    // Wakes the next of several waiting threads.
    reported.signal()
    return state.withLock(\.report)
  }

  private func askForReport() -> Activities? {
    guard let answer = HostLinks.current?.askBlocking(.with { $0.activities.app = HostLinks.programApp }, seconds: Self.reportDeadline),
      case .activities(let report) = answer.answer
    else { return nil }
    receive(answer)
    return report
  }

  /// The reason why this process may not change activities now; nil if it may.
  var refusal: String? {
    guard HostLinks.isExtension, !AppProcessWork.isUnderWay else { return nil }
    return "an extension changes live activities only while it performs an intent that Apple's systems perform in the app's process: "
      + "a LiveActivityIntent, an AudioPlaybackIntent, an AudioRecordingIntent, or one that opens the app"
  }

  var enabledUpdates: ActivityUpdateSequence<Bool> { report == nil ? .ended : enablement.updates }
  var frequentUpdates: ActivityUpdateSequence<Bool> { report == nil ? .ended : frequency.updates }

  /// Lets a type receive the reports from now on.
  func add(_ type: any ActivityReceiver, as id: ObjectIdentifier) {
    state.withLock { $0.types[id] = type }
    if let report { type.receive(report) }
  }

  /// The connection for a call; nil without a host.
  private var link: (any HostLink)? { HostLinks.isExtension ? HostLinks.current : connect() }

  /// Makes a call and blocks until it is answered. Returns nil without a host.
  func ask(_ call: ExtensionCall) -> ActivityAccepted? {
    guard case .activityAccepted(let accepted)? = link?.askBlocking(call, seconds: Self.answerDeadline)?.answer else { return nil }
    return accepted
  }

  /// Makes a call. Returns the reason if the host refused it; nil if it did not, or without a host, because then nothing runs that could miss the change.
  func send(_ call: ExtensionCall) async -> String? {
    if let refusal { return refusal }
    guard let link else { return nil }
    guard let answer = try? await link.ask(call) else { return "the connection to the host ended before it answered" }
    return answer.activityAccepted.errorName.isEmpty ? nil : answer.activityAccepted.error
  }

  static func say(_ line: String) { FileHandle.standardError.write(Data("almanac: \(line)\n".utf8)) }

  /// Returns a program's connection, and connects if necessary; nil if no host listens.
  private func connect() -> AppLink? {
    guard let path = HostLinks.programSocket else { return nil }
    let (link, isNew): (AppLink?, Bool) = state.withLock { state in
      if let link = state.link, link.isOpen { return (link, false) }
      state.link = AppLink(path: path)
      state.report = nil
      return (state.link, true)
    }
    guard let link else {
      if state.withLock({ $0.said == nil }) { say(once: "no host listens at ALMANAC_HOST_SOCKET=\(path)") }
      return nil
    }
    if isNew {
      link.follow(.with { $0.activities.app = HostLinks.programApp }) { [weak self] answer in
        guard let self else { return }
        if let answer { self.receive(answer) } else { self.ended() }
      }
    }
    return link
  }

  private func receive(_ answer: HostAnswer) {
    if case .activityAccepted(let refused)? = answer.answer {
      say(once: refused.error)
      reported.signal()
      return
    }
    guard case .activities(let report)? = answer.answer else { return }
    let types = state.withLock { state in
      state.report = report
      state.said = nil
      return Array(state.types.values)
    }
    if enablement.value != report.enabled { enablement.set(report.enabled) }
    if frequency.value != report.frequentUpdates { frequency.set(report.frequentUpdates) }
    for type in types { type.receive(report) }
    reported.signal()
  }

  private func say(once line: String) {
    let isNew = state.withLock { state in
      defer { state.said = line }
      return state.said != line
    }
    if isNew { Self.say(line) }
  }

  /// Reconnects if the program has used activities.
  private func ended() {
    let isNew = state.withLock { state in
      defer { state.isRetrying = true }
      return !state.isRetrying && !state.types.isEmpty
    }
    reported.signal()
    if isNew { retry() }
  }

  private func retry() {
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.retryInterval) { [weak self] in
      guard let self else { return }
      guard self.connect() == nil else { return self.state.withLock { $0.isRetrying = false } }
      self.retry()
    }
  }
}

/// Receives the host's reports of one type of activities.
protocol ActivityReceiver: AnyObject, Sendable {
  func receive(_ report: Activities)
}

/// Counts changes in progress.
final class Counter: Sendable {
  private let value = Mutex(0)
  var isZero: Bool { value.withLock { $0 == 0 } }
  func increment() { value.withLock { $0 += 1 } }
  func decrement() { value.withLock { $0 -= 1 } }
}
