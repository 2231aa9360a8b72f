import Synchronization

/// What this process knows about the device's location: what the host sent with the request that is being answered (Specification E2, E3).
///
/// The host decides. The process has no other way to the location: there is none in its environment or in a file.
package final class LocationService: Sendable {
  /// The process's own.
  package static let shared = LocationService()

  package init() {}

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
    /// Whether the app has asked for a location since the answer arrived.
    var isUsed = false
    var tellHost: (@Sendable () -> Void)?
  }
  private let state = Mutex(State())

  /// The newest answer.
  var answer: Answer { state.withLock { $0.answer } }

  /// Takes the host's answer for the request that is answered from now on.
  package func begin(_ answer: Answer) {
    state.withLock {
      $0.answer = answer
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
  func use() {
    let tellHost = state.withLock { state -> (@Sendable () -> Void)? in
      defer { state.isUsed = true }
      return state.isUsed || state.answer.authorization != .notDetermined ? nil : state.tellHost
    }
    tellHost?()
  }

  /// Records that the app asks for permission in a process of its own, which no host has sent an answer.
  func askPermission() {
    let (isUsed, tellHost) = state.withLock { state in
      defer { state.isUsed = true }
      return (state.isUsed, state.tellHost)
    }
    if !isUsed { tellHost?() }
  }
}
