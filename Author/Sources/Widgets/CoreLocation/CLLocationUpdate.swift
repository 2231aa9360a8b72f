import AlmanacProfiles

/// One update of ``liveUpdates(_:)``.
public struct CLLocationUpdate: Sendable {
  /// The purpose of the updates. Has no effect.
  public enum LiveConfiguration: Int, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// Nil if the location is denied or unknown.
  public let location: CLLocation?
  /// Always true: the location does not change while a provider works, and a program gets an update for each move.
  public let isStationary = true
  /// True if the user denies the app the location.
  public let authorizationDenied: Bool
  /// True if the location is allowed but unknown.
  public let locationUnavailable: Bool
  /// True if the app gets only an approximate location.
  public let accuracyLimited: Bool
  /// True if the rules do not allow a location now.
  public let insufficientlyInUse: Bool
  public let authorizationDeniedGlobally: Bool
  public let authorizationRestricted: Bool
  /// Always false: no `CLServiceSession` is needed.
  public let serviceSessionRequired = false
  public var stationary: Bool { isStationary }
  /// True while the user is being asked.
  public let authorizationRequestInProgress: Bool

  /// Returns updates of the location. A provider gets one, after which the sequence ends: the location does not change while it works. A program of
  /// the containing app gets one for each change, until its task is cancelled.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates(service: .shared) }

  /// Returns the updates of another service, for tests.
  package static func updates(of service: LocationService) -> Updates { Updates(service: service) }

  /// The updates of the location.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate

    fileprivate let service: LocationService

    public struct AsyncIterator: AsyncIteratorProtocol {
      private var isFirst = true

      private let service: LocationService
      /// Later answers; nil in an extension.
      private let later: LaterAnswers?

      fileprivate init(_ service: LocationService) {
        self.service = service
        later = service.program.map { _ in LaterAnswers(service) }
      }

      public mutating func next() async throws -> CLLocationUpdate? {
        if !isFirst {
          guard let later, await later.next() else { return nil }
          return CLLocationUpdate(service.answer)
        }
        isFirst = false
        service.use()
        let answer = service.answer
        if answer.fix != nil { try await Task.sleep(for: .seconds(Profiles.location.resolutionTime(of: kCLLocationAccuracyBest))) }
        return CLLocationUpdate(answer)
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(service) }
  }

  private init(_ answer: LocationService.Answer) {
    location = answer.fix.map { CLLocation($0, desiredAccuracy: kCLLocationAccuracyBest) }
    authorizationDenied = answer.authorization == .denied
    authorizationRestricted = answer.authorization == .restricted
    authorizationDeniedGlobally = ["location.noSource", "location.noHost"].contains(answer.reason?.name ?? "")
    locationUnavailable = answer.allowsWidgetUpdates && answer.fix == nil
    accuracyLimited = answer.accuracy == .reducedAccuracy
    insufficientlyInUse = !answer.allowsWidgetUpdates && answer.authorization == .authorizedWhenInUse
    authorizationRequestInProgress = answer.authorization == .notDetermined
  }
}

/// Receives the host's later answers. A slow reader gets only the latest one.
private final class LaterAnswers: LocationObserver {
  private let service: LocationService
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init(_ service: LocationService) {
    self.service = service
    (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    service.observe(self)
    service.follow(true)
  }

  deinit {
    continuation.finish()
    service.follow(false)
  }

  func locationAnswered(_ old: LocationService.Answer, _ new: LocationService.Answer) { continuation.yield() }

  /// Waits for an answer. Returns false if the task is cancelled.
  func next() async -> Bool {
    for await _ in stream { return true }
    return false
  }
}
