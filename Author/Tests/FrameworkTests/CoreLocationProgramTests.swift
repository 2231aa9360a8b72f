import AlmanacHostConnection
import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Glibc
import Synchronization
import TestWaiting
import Testing

@testable import CoreLocation

/// Location in a program of the containing app, which asks the host over its socket (Specification A15, E1). The test is the host.
@Suite struct CoreLocationProgramTests {
  @MainActor private final class Listener: CLLocationManagerDelegate {
    var locations: [CLLocation] = []
    var errors: [CLError] = []
    var statuses: [CLAuthorizationStatus] = []
    /// What has been heard, for the failure of a wait.
    var words: String { "\(locations.map(\.coordinate.latitude)) \(errors.map(\.localizedDescription)) \(statuses.map(\.rawValue))" }
    nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      MainActor.assumeIsolated { self.locations += locations }
    }
    nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      MainActor.assumeIsolated { errors += [error as? CLError].compactMap { $0 } }
    }
    nonisolated func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
      MainActor.assumeIsolated { statuses.append(status) }
    }
  }

  private static let undecided = LocationContext.with {
    $0.authorization = .notDetermined
    $0.reasonName = "location.undecided"
    $0.reason = "the user has not decided yet whether the app may use location"
  }
  private static let denied = LocationContext.with {
    $0.authorization = .denied
    $0.reasonName = "location.denied"
    $0.reason = "the app's location setting is never"
  }
  private static func allowed(_ latitude: Double, reduced: Bool = false) -> LocationContext {
    .with {
      $0.authorization = .whenInUse
      $0.reducedAccuracy = reduced
      $0.allowsWidgetUpdates = true
      $0.fix = .with { ($0.latitude, $0.longitude, $0.accuracy, $0.date) = (latitude, 13.4, 20, 1_767_600_000) }
    }
  }

  @Test
  @MainActor func `a program asks for permission, gets the user's answer and the location, and loses it with the setting`() async throws {
    let host = try FakeHost { $0.asksPermission ? Self.undecided : Self.undecided }
    let service = host.service()
    let manager = CLLocationManager(service)
    let listener = Listener()
    manager.delegate = listener
    #expect(manager.authorizationStatus == .notDetermined && manager.location == nil)
    #expect(host.calls.allSatisfy { $0.app == "Test" && !$0.asksPermission }, "only a request for permission asks the user")
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
    try await until {
      host.calls.contains { $0.asksPermission } && host.calls.last?.followsPlace == true
    } seen: {
      host.words
    }
    #expect(host.calls.count { $0.asksPermission } == 1)
    #expect(listener.errors.isEmpty, "updates wait for the user's answer")
    host.answer(Self.allowed(52.5))
    try await until {
      listener.statuses.last == .authorizedWhenInUse && listener.locations.last?.coordinate.latitude == 52.5
    } seen: {
      listener.words
    }
    host.answer(Self.allowed(52.6, reduced: true))
    try await until {
      manager.accuracyAuthorization == .reducedAccuracy && listener.locations.last?.coordinate.latitude == 52.6
    } seen: {
      listener.words
    }
    host.answer(Self.denied)
    try await until {
      listener.statuses.last == .denied && listener.errors.last?.code == .denied
    } seen: {
      listener.words
    }
    #expect(listener.errors.last?.localizedDescription.contains("the app's location setting is never") == true)
    #expect(manager.location == nil && manager.authorizationStatus == .denied)
    manager.stopUpdatingLocation()
    try await until {
      host.calls.last?.followsPlace == false
    } seen: {
      host.words
    }
  }

  @Test @MainActor func `updates of several managers follow the place once, and each has its own filter`() async throws {
    let host = try FakeHost { _ in Self.allowed(52.5) }
    let service = host.service()
    let (all, far) = (CLLocationManager(service), CLLocationManager(service))
    let (allListener, farListener) = (Listener(), Listener())
    (all.delegate, far.delegate) = (allListener, farListener)
    (all.desiredAccuracy, far.desiredAccuracy) = (kCLLocationAccuracyHundredMeters, kCLLocationAccuracyHundredMeters)
    all.startUpdatingLocation()
    far.startMonitoringSignificantLocationChanges()
    try await until({ [allListener.locations.count, farListener.locations.count] }, is: [1, 1])
    // 111 metres, then a kilometre.
    host.answer(Self.allowed(52.501))
    try await until({ allListener.locations.count }, is: 2)
    host.answer(Self.allowed(52.51))
    try await until({ [allListener.locations.count, farListener.locations.count] }, is: [3, 2])
    #expect(farListener.locations.map(\.coordinate.latitude) == [52.5, 52.51])
    all.stopUpdatingLocation()
    far.requestLocation()
    #expect(host.calls.last?.followsPlace == true)
    far.stopMonitoringSignificantLocationChanges()
    try await until {
      host.calls.last?.followsPlace == false
    } seen: {
      host.words
    }
  }

  @Test
  @MainActor func `without a host, without a name and after the host's end there is no location, and a host that comes back is found`() async throws {
    let nameless = CLLocationManager(LocationService(program: ProgramLocation(app: "") { nil }))
    let listener = Listener()
    nameless.delegate = listener
    nameless.requestLocation()
    try await until {
      listener.errors.first?.localizedDescription.contains("ALMANAC_APP does not name the app") == true
    } seen: {
      listener.words
    }
    #expect(nameless.authorizationStatus == .denied)
    let alone = CLLocationManager(LocationService(program: ProgramLocation(app: "Test") { nil }))
    #expect(alone.authorizationStatus == .denied && alone.location == nil)

    let host = try FakeHost { _ in Self.allowed(52.5) }
    let manager = CLLocationManager(host.service())
    let updates = Listener()
    manager.delegate = updates
    manager.desiredAccuracy = kCLLocationAccuracyThreeKilometers
    manager.startUpdatingLocation()
    try await until({ updates.locations.count }, is: 1)
    host.disconnect()
    // The host has not taken the permission away.
    try await until {
      updates.errors.last?.code == .locationUnknown || updates.locations.count == 2
    } seen: {
      updates.words
    }
    #expect(manager.authorizationStatus == .authorizedWhenInUse)
    try await until({ updates.locations.count }, is: 2)
  }

  @Test @MainActor func `live updates go on until their task ends`() async throws {
    let host = try FakeHost { _ in Self.undecided }
    let service = host.service()
    let seen = Mutex<[Double?]>([])
    let task = Task {
      for try await update in CLLocationUpdate.updates(of: service) { seen.withLock { $0.append(update.location?.coordinate.latitude) } }
    }
    try await until {
      seen.withLock { $0 } == [nil]
    } seen: {
      seen.withLock { $0 }
    }
    host.answer(Self.allowed(52.5))
    try await until({ seen.withLock { $0 } }, is: [nil, 52.5])
    host.answer(Self.allowed(52.7))
    try await until({ seen.withLock { $0 } }, is: [nil, 52.5, 52.7])
    task.cancel()
    try await task.value
    try await until {
      host.calls.last?.followsPlace == false
    } seen: {
      host.words
    }
  }

  @Test @MainActor func `a host that says nothing does not hold a program up for good`() async throws {
    let host = try FakeHost { _ in nil }
    let manager = CLLocationManager(host.service(waiting: 0.05))
    #expect(manager.authorizationStatus == .notDetermined && manager.location == nil)
    host.answer(Self.allowed(52.5))
    try await until {
      manager.authorizationStatus == .authorizedWhenInUse
    } seen: {
      "the status \(manager.authorizationStatus.rawValue), \(host.words)"
    }
  }
}

/// The host's end of a program's socket.
private final class FakeHost: Sendable {
  private struct State {
    var calls: [LocationCall] = []
    var channel: EnvelopeChannel?
    var descriptor: Int32 = -1
    var id: UInt64 = 0
  }
  private let state = Mutex(State())
  private let reply: @Sendable (LocationCall) -> LocationContext?
  private let socket: Mutex<HostSocket?> = Mutex(nil)

  /// - Parameter reply: the answer to each call; nil: none.
  init(_ reply: @escaping @Sendable (LocationCall) -> LocationContext?) throws {
    self.reply = reply
    let listening = try HostSocket { [weak self] in self?.serve($0) }
    socket.withLock { $0 = listening }
  }

  /// A service of the program, with a connection of its own.
  ///
  /// - Parameter wait: for how many seconds the program waits for the first answer. On a busy machine it comes late.
  func service(waiting wait: Double = 600) -> LocationService {
    var profile = Profiles.location
    (profile.programWait, profile.programRetry) = (wait, 0.05)
    let link = ProgramLink(socket.withLock { $0?.path } ?? "")
    return LocationService(program: ProgramLocation(app: "Test", profile: profile) { link.open() })
  }

  var calls: [LocationCall] { state.withLock { $0.calls } }
  /// The calls, for the failure of a wait.
  var words: [String] { calls.map { "\($0.asksPermission ? "asks" : "-") \($0.followsPlace ? "follows" : "-")" } }

  private func serve(_ descriptor: Int32) {
    let channel = EnvelopeChannel(descriptor: descriptor)
    state.withLock { ($0.channel, $0.descriptor) = (channel, descriptor) }
    channel.start { [weak self] envelope in
      guard let self else { return }
      state.withLock {
        $0.calls.append(envelope.call.location)
        $0.id = envelope.id
      }
      if let context = reply(envelope.call.location) { channel.write(Envelope(id: envelope.id, .answer(.with { $0.location = context }))) }
    } ended: { _ in
    }
  }

  /// Answers the newest call again, after answers to nothing, which a program ignores.
  func answer(_ context: LocationContext) {
    let (channel, id) = state.withLock { ($0.channel, $0.id) }
    channel?.write(Envelope(id: id + 1000, .answer(.with { $0.location = LocationContext() })))
    channel?.write(Envelope(id: id, .answer(.with { $0.currentConfigurations = CurrentConfigurations() })))
    channel?.write(Envelope(id: id, .answer(.with { $0.location = context })))
  }

  func disconnect() { state.withLock { _ = shutdown($0.descriptor, Int32(SHUT_RDWR)) } }
}
