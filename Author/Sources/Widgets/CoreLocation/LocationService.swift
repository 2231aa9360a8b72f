import HostConnection
import Profiles
import Synchronization

/// What this process knows about the device's location (Specification E2, E3).
///
/// The host decides. An extension learns it with the request that is being answered; a program of the containing app asks the host
/// (``ProgramLocation``). The process has no other way to the location: there is none in its environment or in a file.
package final class LocationService: Sendable {
  /// The process's own. A process with the path of a host's socket is a program of the containing app; the host gives extensions none.
  package static let shared = LocationService(
    program: HostLinks.programSocket.map { _ in
      ProgramLocation(app: ProcessInfo.processInfo.environment["ALMANAC_APP"] ?? "") { HostLinks.program }
    })

  /// - Parameter program: asks the host, in a program of the containing app; nil: in an extension.
  package init(program: ProgramLocation? = nil) {
    ofProgram = program
    program?.onAnswer { [weak self] in self?.take($0) }
  }

  /// The host's answer of one request.
  package struct Answer: Sendable {
    package var authorization: CLAuthorizationStatus
    package var accuracy: CLAccuracyAuthorization
    /// Whether the rules allow a location with this request.
    package var allowsWidgetUpdates: Bool
    package var fix: Fix?
    /// Why there is no location: a stable name and a sentence.
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

    /// The answer without a host, for instance on an extension's own command line.
    package static let noHost = Answer(
      authorization: .denied, allowsWidgetUpdates: false,
      reason: ("location.noHost", "no host has sent a location; give one with --location to almanac render or almanac timeline"))
  }

  /// Where the device is: degrees, metres and the date of the measurement.
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
    /// Whether a host has sent an answer with a request: the process is an extension.
    var isExtension = false
    /// Whether the app has asked for a location since the answer arrived.
    var isUsed = false
    var tellHost: (@Sendable () -> Void)?
    var observers: [Weak] = []
    /// How many want each move.
    var followers = 0
    /// Whether the program's host has answered before.
    var isAnswered = false
  }
  private struct Weak: Sendable {
    weak var observer: (any LocationObserver)?
  }
  private let state = Mutex(State())

  private let ofProgram: ProgramLocation?

  /// Asks the host, in a program of the containing app; nil in an extension.
  var program: ProgramLocation? { state.withLock { $0.isExtension } ? nil : ofProgram }

  /// The newest answer. A program's first one is waited for.
  var answer: Answer {
    program?.start()
    return state.withLock { $0.answer }
  }

  /// Takes the host's answer for the request that is answered from now on.
  package func begin(_ answer: Answer) {
    state.withLock {
      $0.answer = answer
      $0.isExtension = true
      $0.isUsed = false
    }
  }

  /// Returns why the app got no location although it asked for one since ``begin(_:)``; nil: it got one, or did not ask.
  package func refusal() -> (name: String, sentence: String)? {
    state.withLock { $0.isUsed && $0.answer.fix == nil ? $0.answer.reason : nil }
  }

  /// Sets what tells the host that the app wants to use location.
  package func onUse(_ tellHost: @escaping @Sendable () -> Void) { state.withLock { $0.tellHost = tellHost } }

  /// Records that the app asked for a location or for permission. The host is told once for each request, if its user has not decided yet.
  ///
  /// Only an extension's use asks the user: a program has to ask for permission.
  func use() {
    let tellHost = state.withLock { state -> (@Sendable () -> Void)? in
      defer { state.isUsed = true }
      return state.isUsed || state.answer.authorization != .notDetermined ? nil : state.tellHost
    }
    tellHost?()
  }

  /// Asks for the user's permission.
  func askPermission() {
    if let program { return program.ask(permission: true) }
    let (isUsed, tellHost) = state.withLock { state in
      defer { state.isUsed = true }
      return (state.isUsed, state.tellHost)
    }
    if !isUsed { tellHost?() }
  }

  // MARK: A program of the containing app

  /// Calls the observer with each later answer of the host, for as long as it exists.
  func observe(_ observer: any LocationObserver) {
    guard program != nil else { return }
    state.withLock {
      $0.observers.removeAll { $0.observer == nil }
      $0.observers.append(Weak(observer: observer))
    }
  }

  /// Counts who wants to know each move; the host reports moves only then.
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
      // The first answer is no change.
      return (state.answer, state.isAnswered ? state.observers.compactMap(\.observer) : [])
    }
    for observer in observers { observer.locationAnswered(old, answer) }
  }
}

/// Gets to know the answers of the host in a program of the containing app; called on any thread.
protocol LocationObserver: AnyObject, Sendable {
  func locationAnswered(_ old: LocationService.Answer, _ new: LocationService.Answer)
}

extension LocationService.Answer {
  /// Whether the app's authorization is the same.
  func isAuthorized(as other: Self) -> Bool { authorization == other.authorization && accuracy == other.accuracy }
}
