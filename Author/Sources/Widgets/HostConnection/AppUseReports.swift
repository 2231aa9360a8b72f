import Foundation
import Synchronization
import WireSchema

/// Tells the host how this program's app is used, as long as somebody in the process says so (Specification C8).
///
/// The host keeps a report until the connection ends, so it is made again on each new connection. Meanwhile the connection is looked after every
/// `checkInterval` seconds: a host that was started anew would not know otherwise.
package final class AppUseReports: Sendable {
  package enum Use: Hashable, Sendable, CaseIterable {
    case foreground, session
  }
  private struct State {
    var counts: [Use: Int] = [:]
    /// The connection that knows `counts`.
    weak var told: AppLink?
    var isChecking = false
    /// Whether standard error has a line about the newest refusal.
    var said = ""
  }
  private let state = Mutex(State())
  private let app: String
  private let connect: @Sendable () -> AppLink?
  private let checkInterval: Double
  private let say: @Sendable (String) -> Void

  package static let shared = AppUseReports(app: HostLinks.programApp) { HostLinks.isExtension ? nil : HostLinks.program }

  /// - Parameters:
  ///   - app: the app's name; empty: nobody has told.
  ///   - connect: returns the open connection to the host; nil: there is none.
  ///   - say: takes a line for standard error.
  package init(
    app: String, checkInterval: Double = 5,
    say: @escaping @Sendable (String) -> Void = { FileHandle.standardError.write(Data("almanac: \($0)\n".utf8)) },
    connect: @escaping @Sendable () -> AppLink?
  ) {
    self.app = app
    self.checkInterval = checkInterval
    self.say = say
    self.connect = connect
  }

  /// Counts one that uses the app. Returns when the host knows it, so that a request for a reload after it is free.
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

  /// Reports what holds now. Without a host nothing is reported.
  private func report() {
    guard !app.isEmpty, let link = connect() else { return }
    let call = state.withLock { state in
      state.told = link
      return ExtensionCall.with { call in
        call.appUse = .with { ($0.app, $0.inForeground, $0.inSession) = (app, state.counts[.foreground] != nil, state.counts[.session] != nil) }
      }
    }
    guard let answer = link.askBlocking(call, seconds: 5)?.appUse, !answer.refusalName.isEmpty else { return }
    let line = "\(answer.refusalName): \(answer.refusal)"
    let isNew = state.withLock { state in
      defer { state.said = line }
      return state.said != line
    }
    if isNew { say(line) }
  }

  /// Looks after the connection until nobody uses the app any more.
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
