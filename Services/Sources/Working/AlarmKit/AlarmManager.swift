import AppIntents

public struct Alarm: Identifiable, Codable, Sendable, Hashable {
  public enum State: String, Codable, Sendable, Hashable { case scheduled, countdown, paused, alerting }
  public enum Schedule: Codable, Sendable, Hashable {
    public struct Relative: Codable, Sendable, Hashable {
      public struct Time: Codable, Sendable, Hashable {
        public var hour: Int
        public var minute: Int
        public init(hour: Int, minute: Int) { (self.hour, self.minute) = (hour, minute) }
      }
      public enum Recurrence: Codable, Sendable, Hashable {
        case never
        case weekly([Locale.Weekday])
      }
      public var time: Time
      public var repeats: Recurrence
      public init(time: Time, repeats: Recurrence = .never) { (self.time, self.repeats) = (time, repeats) }
    }
    case fixed(Date)
    case relative(Relative)
  }
  public struct CountdownDuration: Codable, Sendable, Hashable {
    /// In seconds.
    public var preAlert: TimeInterval?
    public var postAlert: TimeInterval?
    public init(preAlert: TimeInterval?, postAlert: TimeInterval?) { (self.preAlert, self.postAlert) = (preAlert, postAlert) }
  }
  public var id: UUID
  public var schedule: Schedule?
  public var countdownDuration: CountdownDuration?
  public var state: State
}

/// Stub. An app's alarms. Authorization is denied, there are no alarms, and changing one throws.
public final class AlarmManager: Sendable {
  public static let shared = AlarmManager()
  private init() {}
  public enum AuthorizationState: Int, Sendable { case notDetermined, denied, authorized }
  public enum AlarmError: Error, Sendable { case maximumLimitReached }

  /// An alarm's schedule, presentation and actions.
  public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
    public static func alarm(
      schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
    ) -> Self { Self() }
    public static func timer(
      duration: TimeInterval, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
    ) -> Self { Self() }
    private init() {}
    public init(
      countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) {}
  }

  private func reportUnavailable() {
    UnavailableServices.report("alarmKit.unavailable", "alarms never go off: Almanac has no alarm service; their live activities can be drawn")
  }

  /// Calls `reportUnavailable()` and returns the error to throw or to pass to a handler.
  private func refusal() -> any Error {
    reportUnavailable()
    return CocoaError(.featureUnsupported)
  }
  public var authorizationState: AuthorizationState { .denied }
  public func requestAuthorization() async throws -> AuthorizationState {
    reportUnavailable()
    return .denied
  }
  public var alarms: [Alarm] { get throws { [] } }
  public func schedule<Metadata: AlarmMetadata>(id: Alarm.ID, configuration: AlarmConfiguration<Metadata>) async throws -> Alarm { throw refusal() }
  public func countdown(id: Alarm.ID) throws { throw refusal() }
  public func pause(id: Alarm.ID) throws { throw refusal() }
  public func resume(id: Alarm.ID) throws { throw refusal() }
  public func stop(id: Alarm.ID) throws { throw refusal() }
  public func cancel(id: Alarm.ID) throws { throw refusal() }
  /// Ends at once: alarms do not change.
  public var alarmUpdates: AsyncStream<[Alarm]> { AsyncStream { $0.finish() } }
  public var authorizationUpdates: AsyncStream<AuthorizationState> { AsyncStream { $0.finish() } }
}
