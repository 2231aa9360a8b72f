import HostConnection
import Profiles
import Synchronization
import WireSchema

/// Asks the host for the location in a program of the containing app (Specification A15, E1).
///
/// It makes one call, which the host answers again when something changes. After the end of a connection it makes the call anew, at first use and,
/// while somebody wants to know each move, every `programRetry` seconds.
package final class ProgramLocation: Sendable {
  private struct State {
    var followsPlace = false
    /// Whether the user is asked with the next call.
    var asksPermission = false
    /// The number of the newest call.
    var call: UInt64 = 0
    /// Whether the connection of the newest call has ended.
    var isLost = false
    var answer: LocationService.Answer?
    var onAnswer: (@Sendable (LocationService.Answer) -> Void)?
    /// Who waits for the next answer.
    var waiting: [@Sendable (LocationService.Answer) -> Void] = []
  }
  private let state = Mutex(State())
  private let app: String
  private let connect: @Sendable () -> AppLink?
  private let profile: LocationProfile

  /// - Parameters:
  ///   - app: the name of the app, as the host knows it.
  ///   - connect: returns the open connection to the host; nil: there is none.
  package init(app: String, profile: LocationProfile = Profiles.location, connect: @escaping @Sendable () -> AppLink?) {
    self.app = app
    self.profile = profile
    self.connect = connect
  }

  func onAnswer(_ take: @escaping @Sendable (LocationService.Answer) -> Void) { state.withLock { $0.onAnswer = take } }

  /// Makes the first call, and waits for its answer at most `programWait` seconds: an app reads its authorization without waiting for a callback.
  /// Makes it anew if its connection has ended.
  func start() {
    guard state.withLock({ $0.answer == nil || $0.isLost }) else { return }
    let arrived = DispatchSemaphore(value: 0)
    call { _ in arrived.signal() }
    if arrived.wait(timeout: .now() + profile.programWait) == .timedOut, state.withLock({ $0.answer == nil }) {
      take(.init(authorization: .notDetermined, allowsWidgetUpdates: false, reason: ("location.noHost", "the host has not answered yet")))
    }
  }

  /// Asks the host anew.
  ///
  /// - Parameters:
  ///   - permission: whether the user is asked, if the setting is to ask.
  ///   - then: called with the next answer, on any thread.
  func ask(permission: Bool = false, then: (@Sendable (LocationService.Answer) -> Void)? = nil) {
    if permission { state.withLock { $0.asksPermission = true } }
    call(then)
  }

  /// Sets whether each move is answered too.
  func follow(place: Bool) {
    state.withLock { $0.followsPlace = place }
    call(nil)
  }

  private func call(_ then: (@Sendable (LocationService.Answer) -> Void)?) {
    guard !app.isEmpty else {
      let answer = LocationService.Answer.refused(
        "ALMANAC_APP does not name the app that this program belongs to; set it to a name that almanac apps prints")
      take(answer)
      then?(answer)
      return
    }
    let (number, message) = state.withLock { state in
      state.call += 1
      state.isLost = false
      if let then { state.waiting.append(then) }
      defer { state.asksPermission = false }
      return (
        state.call,
        LocationCall.with {
          $0.app = app
          $0.asksPermission = state.asksPermission
          $0.followsPlace = state.followsPlace
        }
      )
    }
    guard let link = connect() else { return lost(number) }
    link.follow(.with { $0.location = message }) { [weak self] answer in
      guard let self else { return }
      switch answer?.answer {
      case .location(let context): if state.withLock({ $0.call == number }) { take(.init(context)) }
      // An answer to something else.
      case .currentConfigurations, .activityAccepted, .activities, .pushTokens, .opening, .appUse: break
      case nil: if answer == nil { lost(number) }
      }
    }
  }

  private func take(_ answer: LocationService.Answer) {
    let (onAnswer, waiting) = state.withLock { state in
      state.answer = answer
      defer { state.waiting = [] }
      return (state.onAnswer, state.waiting)
    }
    onAnswer?(answer)
    for then in waiting { then(answer) }
  }

  /// Without a host there is no location; the authorization stays what it was.
  private func lost(_ number: UInt64) {
    let (isNewest, known, retries) = state.withLock { state in
      guard state.call == number else { return (false, LocationService.Answer?.none, false) }
      state.isLost = true
      return (true, state.answer, state.followsPlace)
    }
    guard isNewest else { return }
    var answer = known ?? .refused("no host listens at ALMANAC_HOST_SOCKET")
    (answer.fix, answer.reason) = (nil, ("location.noHost", "the connection to the host has ended, or no host listens at ALMANAC_HOST_SOCKET"))
    take(answer)
    if retries { retry() }
  }

  private func retry() {
    DispatchQueue.global().asyncAfter(deadline: .now() + profile.programRetry) { [weak self] in
      guard let self, state.withLock({ $0.isLost && $0.followsPlace }) else { return }
      call(nil)
    }
  }
}

extension LocationService.Answer {
  /// No location, because this process has no host that gives one.
  fileprivate static func refused(_ sentence: String) -> Self {
    .init(authorization: .denied, allowsWidgetUpdates: false, reason: ("location.noHost", sentence))
  }
}
