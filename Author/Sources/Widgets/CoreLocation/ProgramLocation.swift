import AlmanacHostConnection
import AlmanacProfiles
import AlmanacWireSchema
import Synchronization

/// Asks the host for the location in a program of the containing app (Specification A15, E1).
///
/// It makes one call, which the host answers again when something changes. When the connection ends it repeats the call: at the next use and, while
/// moves are observed, every `programRetry` seconds.
package final class ProgramLocation: Sendable {
  private struct State {
    var followsPlace = false
    /// Whether the next call asks the user.
    var asksPermission = false
    /// The number of the latest call.
    var call: UInt64 = 0
    /// True if the connection of the latest call has ended.
    var isLost = false
    var answer: LocationService.Answer?
    var onAnswer: (@Sendable (LocationService.Answer) -> Void)?
    /// Closures that wait for the next answer.
    var waiting: [@Sendable (LocationService.Answer) -> Void] = []
  }
  private let state = Mutex(State())
  private let app: String
  private let connect: @Sendable () -> AppLink?
  private let profile: LocationProfile

  /// - Parameters:
  ///   - app: the name by which the host knows the app.
  ///   - connect: returns an open connection to the host, or nil if there is none.
  package init(app: String, profile: LocationProfile = Profiles.location, connect: @escaping @Sendable () -> AppLink?) {
    self.app = app
    self.profile = profile
    self.connect = connect
  }

  func onAnswer(_ take: @escaping @Sendable (LocationService.Answer) -> Void) { state.withLock { $0.onAnswer = take } }

  /// Makes the first call and waits at most `programWait` seconds for its answer, because an app reads its authorization without waiting for a
  /// callback. Repeats the call if its connection has ended.
  func start() {
    guard state.withLock({ $0.answer == nil || $0.isLost }) else { return }
    let arrived = DispatchSemaphore(value: 0)
    call { _ in arrived.signal() }
    if arrived.wait(timeout: .now() + profile.programWait) == .timedOut, state.withLock({ $0.answer == nil }) {
      take(.init(authorization: .notDetermined, allowsWidgetUpdates: false, reason: ("location.noHost", "the host has not answered yet")))
    }
  }

  /// Asks the host again.
  ///
  /// - Parameters:
  ///   - permission: whether to ask the user, if the app's setting says so.
  ///   - then: called with the next answer, on any thread.
  func ask(permission: Bool = false, then: (@Sendable (LocationService.Answer) -> Void)? = nil) {
    if permission { state.withLock { $0.asksPermission = true } }
    call(then)
  }

  /// Sets whether the host also reports each move.
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
      // Replies to other calls.
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

  /// Without a host there is no location; the authorization stays as it was.
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
  /// An answer without a location, because no host provides one to this process.
  fileprivate static func refused(_ sentence: String) -> Self {
    .init(authorization: .denied, allowsWidgetUpdates: false, reason: ("location.noHost", sentence))
  }
}
