import AlmanacHostConnection
import AlmanacProfiles
import Synchronization

/// The source of the device's location in this process (Specification E2, E3).
///
/// The host decides. An extension gets the location with the request that it handles; a program of the containing app asks the host
/// (``ProgramLocation``). The process has no other access to the location: it is not in its environment or in a file.
package final class LocationService: Sendable {
  /// The process's service. A process with the path of a host's socket is a program of the containing app; the host gives extensions none.
  package static let shared = LocationService(
    program: HostLinks.programSocket.map { _ in
      ProgramLocation(app: ProcessInfo.processInfo.environment["ALMANAC_APP"] ?? "") { HostLinks.program }
    })

  /// - Parameter program: asks the host, in a program of the containing app; nil in an extension.
  package init(program: ProgramLocation? = nil) {
    ofProgram = program
    program?.onAnswer { [weak self] in self?.take($0) }
  }

  /// The host's answer to one request.
  package struct Answer: Sendable {
    package var authorization: CLAuthorizationStatus
    package var accuracy: CLAccuracyAuthorization
    /// True if the rules allow a location with this request.
    package var allowsWidgetUpdates: Bool
    package var fix: Fix?
    /// The reason why there is no location: a stable name and a sentence.
    package var reason: (name: String, sentence: String)?

    package init(
      authorization: CLAuthorizationStatus, accuracy: CLAccuracyAuthorization = .fullAccuracy, allowsWidgetUpdates: Bool, fix: Fix? = nil,
      reason: (name: String, sentence: String)? = nil
    ) {
      self.authorization = authorization
      self.accuracy = accuracy
      self.allowsWidgetUpdates = allowsWidgetUpdates
      self.fix = fix
      self.reason = reason
    }

    /// The answer without a host, for example on an extension's own command line.
    package static let noHost = Answer(
      authorization: .denied, allowsWidgetUpdates: false,
      reason: ("location.noHost", "no host has sent a location; give one with --location to almanac render or almanac timeline"))
  }

  /// A measured location: degrees, metres and the date.
  package struct Fix: Sendable, Equatable {
    package var latitude: Double
    package var longitude: Double
    package var accuracy: Double
    package var date: Date

    package init(latitude: Double, longitude: Double, accuracy: Double, date: Date) {
      self.latitude = latitude
      self.longitude = longitude
      self.accuracy = accuracy
      self.date = date
    }
  }

  private struct State {
    var answer = Answer.noHost
    /// True if a host has sent an answer with a request: the process is an extension.
    var isExtension = false
    /// True if the app has asked for a location since the answer arrived.
    var isUsed = false
    var tellHost: (@Sendable () -> Void)?
    var observers: [Weak] = []
    /// The number of observers that want each move.
    var followers = 0
    /// True if the program's host has answered before.
    var isAnswered = false
  }
  private struct Weak: Sendable {
    weak var observer: (any LocationObserver)?
  }
  private let state = Mutex(State())

  private let ofProgram: ProgramLocation?

  /// Asks the host in a program of the containing app; nil in an extension.
  var program: ProgramLocation? { state.withLock { $0.isExtension } ? nil : ofProgram }

  /// The latest answer. In a program, waits for the first one.
  var answer: Answer {
    program?.start()
    return state.withLock { $0.answer }
  }

  /// Stores the host's answer for the current request.
  package func begin(_ answer: Answer) {
    state.withLock {
      $0.answer = answer
      $0.isExtension = true
      $0.isUsed = false
    }
  }

  /// Returns the reason why the app got no location although it asked for one since ``begin(_:)``; nil if it got one or did not ask.
  package func refusal() -> (name: String, sentence: String)? {
    state.withLock { $0.isUsed && $0.answer.fix == nil ? $0.answer.reason : nil }
  }

  /// Sets the closure that notifies the host that the app wants to use the location.
  package func onUse(_ tellHost: @escaping @Sendable () -> Void) { state.withLock { $0.tellHost = tellHost } }

  /// Records that the app asked for a location or for permission. Notifies the host once for each request, if the user has not decided yet.
  ///
  /// Only an extension's use asks the user: a program has to ask for permission.
  func use() {
    let tellHost = state.withLock { state -> (@Sendable () -> Void)? in
      defer { state.isUsed = true }
      return state.isUsed || state.answer.authorization != .notDetermined ? nil : state.tellHost
    }
    tellHost?()
  }

  func askPermission() {
    if let program { return program.ask(permission: true) }
    let (isUsed, tellHost) = state.withLock { state in
      defer { state.isUsed = true }
      return (state.isUsed, state.tellHost)
    }
    if !isUsed { tellHost?() }
  }

  // MARK: A program of the containing app

  /// Calls the observer with each later answer of the host, as long as the observer exists.
  func observe(_ observer: any LocationObserver) {
    guard program != nil else { return }
    state.withLock {
      $0.observers.removeAll { $0.observer == nil }
      $0.observers.append(Weak(observer: observer))
    }
  }

  /// Counts the observers that want each move; the host reports moves only if there are any.
  func follow(_ isFollowing: Bool) {
    let change: Bool? = state.withLock { state in
      let was = state.followers > 0
      state.followers += isFollowing ? 1 : -1
      return was == (state.followers > 0) ? nil : !was
    }
    if let change { program?.follow(place: change) }
  }

  private func take(_ answer: Answer) {
    let (old, observers) = state.withLock { state in
      guard !state.isExtension else { return (answer, [any LocationObserver]()) }
      defer { (state.answer, state.isAnswered) = (answer, true) }
      // The first answer is not a change.
      return (state.answer, state.isAnswered ? state.observers.compactMap(\.observer) : [])
    }
    for observer in observers { observer.locationAnswered(old, answer) }
  }
}

/// Receives the host's answers in a program of the containing app; called on any thread.
protocol LocationObserver: AnyObject, Sendable {
  func locationAnswered(_ old: LocationService.Answer, _ new: LocationService.Answer)
}

extension LocationService.Answer {
  /// Returns whether the app's authorization is the same.
  func isAuthorized(as other: Self) -> Bool { authorization == other.authorization && accuracy == other.accuracy }
}
