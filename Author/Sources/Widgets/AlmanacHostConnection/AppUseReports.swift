import AlmanacWireSchema
import Foundation
import Synchronization

/// Tells the host how this program's app is used, as long as the process has claims (Specification C8).
///
/// The host forgets a report when the connection ends, so each new connection gets it again. The connection is checked every `checkInterval` seconds,
/// because a restarted host would otherwise not get the report.
package final class AppUseReports: Sendable {
  package enum Use: Hashable, Sendable, CaseIterable {
    case foreground, session
  }
  private struct State {
    var counts: [Use: Int] = [:]
    /// The connection on which `counts` was reported.
    weak var told: AppLink?
    var isChecking = false
    /// The refusal that was last written to standard error.
    var said = ""
  }
  private let state = Mutex(State())
  private let app: String
  private let connect: @Sendable () -> AppLink?
  private let checkInterval: Double
  private let answerSeconds: Double
  private let say: @Sendable (String) -> Void

  package static let shared = AppUseReports(app: HostLinks.programApp) { HostLinks.isExtension ? nil : HostLinks.program }

  /// - Parameters:
  ///   - app: the app's name; empty if it is unknown.
  ///   - answerSeconds: how long a report waits for the host's answer.
  ///   - connect: returns the open connection to the host; nil without a host.
  ///   - say: writes a line to standard error.
  package init(
    app: String, checkInterval: Double = 5, answerSeconds: Double = 5,
    say: @escaping @Sendable (String) -> Void = { FileHandle.standardError.write(Data("almanac: \($0)\n".utf8)) },
    connect: @escaping @Sendable () -> AppLink?
  ) {
    self.app = app
    self.checkInterval = checkInterval
    self.answerSeconds = answerSeconds
    self.say = say
    self.connect = connect
  }

  /// Adds a use of the app. Returns when the host knows it, so that a reload request after the call is free.
  package func begin(_ use: Use) {
    let isFirst = state.withLock { state in
      state.counts[use, default: 0] += 1
      return state.counts[use] == 1
    }
    if isFirst { report() }
    check()
  }

  package func end(_ use: Use) {
    let isLast = state.withLock { state in
      let left = max(0, (state.counts[use] ?? 0) - 1)
      defer { state.counts[use] = left == 0 ? nil : left }
      return left == 0 && state.counts[use] != nil
    }
    if isLast { report() }
  }

  /// Reports the current use. Does nothing without a host.
  private func report() {
    guard !app.isEmpty, let link = connect() else { return }
    let call = state.withLock { state in
      state.told = link
      return ExtensionCall.with { call in
        call.appUse = .with { ($0.app, $0.inForeground, $0.inSession) = (app, state.counts[.foreground] != nil, state.counts[.session] != nil) }
      }
    }
    guard let answer = link.askBlocking(call, seconds: answerSeconds)?.appUse, !answer.refusalName.isEmpty else { return }
    let line = "\(answer.refusalName): \(answer.refusal)"
    let isNew = state.withLock { state in
      defer { state.said = line }
      return state.said != line
    }
    if isNew { say(line) }
  }

  /// Checks the connection repeatedly until the app is no longer in use.
  private func check() {
    let begins = state.withLock { state in
      guard !state.isChecking, !state.counts.isEmpty else { return false }
      state.isChecking = true
      return true
    }
    guard begins else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + checkInterval) { [weak self] in
      guard let self else { return }
      let isKnown = state.withLock { state in
        state.isChecking = false
        return state.counts.isEmpty || state.told?.isOpen == true
      }
      if !isKnown { report() }
      check()
    }
  }
}
