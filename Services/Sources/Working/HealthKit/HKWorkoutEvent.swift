import Foundation

public enum HKWorkoutEventType: Int, Sendable {
  case pause = 1
  case resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}

/// An event in a workout, such as a pause or a lap.
open class HKWorkoutEvent: NSObject, NSCopying, @unchecked Sendable {
  public let type: HKWorkoutEventType
  public let dateInterval: DateInterval
  public let metadata: [String: Any]?
  open var date: Date { dateInterval.start }
  public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
    (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
  }
  public convenience init(type: HKWorkoutEventType, date: Date) { self.init(type: type, date: date, metadata: [:]) }
  public convenience init(type: HKWorkoutEventType, date: Date, metadata: [String: Any]) {
    self.init(type: type, dateInterval: DateInterval(start: date, duration: 0), metadata: metadata)
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The activity and location of a workout.
open class HKWorkoutConfiguration: NSObject, NSCopying, @unchecked Sendable {
  open var activityType = HKWorkoutActivityType.other
  open var locationType = HKWorkoutSessionLocationType.unknown
  open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
  open var lapLength: HKQuantity?
  public override init() {}
  open func copy(with zone: NSZone? = nil) -> Any { duplicate }
  var duplicate: HKWorkoutConfiguration {
    let copy = HKWorkoutConfiguration()
    (copy.activityType, copy.locationType) = (activityType, locationType)
    (copy.swimmingLocationType, copy.lapLength) = (swimmingLocationType, lapLength)
    return copy
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKWorkoutConfiguration else { return false }
    return activityType == other.activityType && locationType == other.locationType && swimmingLocationType == other.swimmingLocationType
      && lapLength == other.lapLength
  }
  open override var hash: Int { activityType.hashValue }
}

/// A part of a workout, such as the swim of a triathlon.
open class HKWorkoutActivity: NSObject, NSCopying, @unchecked Sendable {
  public let uuid: UUID
  public let workoutConfiguration: HKWorkoutConfiguration
  public let startDate: Date
  public let endDate: Date?
  public let metadata: [String: Any]?
  public let workoutEvents: [HKWorkoutEvent]
  public let allStatistics: [HKQuantityType: HKStatistics]

  public convenience init(workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?, metadata: [String: Any]?) {
    self.init(UUID(), workoutConfiguration, startDate, endDate, metadata, [], [:])
  }
  init(
    _ uuid: UUID, _ configuration: HKWorkoutConfiguration, _ start: Date, _ end: Date?, _ metadata: [String: Any]?, _ events: [HKWorkoutEvent],
    _ statistics: [HKQuantityType: HKStatistics]
  ) {
    (self.uuid, workoutConfiguration, startDate, endDate) = (uuid, configuration.duplicate, start, end)
    (self.metadata, workoutEvents, allStatistics) = (metadata, events, statistics)
  }
  /// In seconds, without pauses; 0 while there is no end.
  open var duration: TimeInterval { endDate.map { WorkoutTime.seconds(from: startDate, to: $0, workoutEvents) } ?? 0 }
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { allStatistics[quantityType] }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

enum WorkoutTime {
  /// Returns the seconds between two dates, without the pauses in the events.
  static func seconds(from start: Date, to end: Date, _ events: [HKWorkoutEvent]) -> TimeInterval {
    var (seconds, running) = (0.0, start as Date?)
    for event in events.sorted(by: { $0.date < $1.date }) where event.date <= end {
      switch event.type {
      case .pause, .motionPaused:
        if let since = running { seconds += max(0, event.date.timeIntervalSince(since)) }
        running = nil
      case .resume, .motionResumed: running = running ?? max(start, event.date)
      default: break
      }
    }
    return seconds + (running.map { max(0, end.timeIntervalSince($0)) } ?? 0)
  }
}
