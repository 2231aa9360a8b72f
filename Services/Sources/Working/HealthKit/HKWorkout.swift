import Foundation

/// A workout. The file of health data contains none; an app can create one, for example for previews.
open class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  public let workoutEvents: [HKWorkoutEvent]?
  public let workoutActivities: [HKWorkoutActivity]
  /// In seconds.
  public let duration: TimeInterval
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?
  public let totalSwimmingStrokeCount: HKQuantity?
  public let totalFlightsClimbed: HKQuantity?

  /// - Parameter duration: in seconds; 0 means the time from the start to the end.
  init(
    _ activity: HKWorkoutActivityType, _ start: Date, _ end: Date, duration: TimeInterval = 0, events: [HKWorkoutEvent]? = nil,
    energy: HKQuantity? = nil, distance: HKQuantity? = nil, strokes: HKQuantity? = nil, flights: HKQuantity? = nil, device: HKDevice? = nil,
    metadata: [String: Any]? = nil
  ) {
    (workoutActivityType, workoutEvents) = (activity, events)
    self.duration = duration == 0 ? WorkoutTime.seconds(from: start, to: end, events ?? []) : duration
    (totalEnergyBurned, totalDistance, totalSwimmingStrokeCount, totalFlightsClimbed) = (energy, distance, strokes, flights)
    let configuration = HKWorkoutConfiguration()
    configuration.activityType = activity
    workoutActivities = [HKWorkoutActivity(workoutConfiguration: configuration, start: start, end: end, metadata: nil)]
    super.init(HKObjectType.workoutType(), start: start, end: end, device: device, metadata: metadata)
  }

  /// Returns the total with which the workout was created; nil for other types.
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { allStatistics[quantityType] }
  open var allStatistics: [HKQuantityType: HKStatistics] {
    let totals: [(HKQuantityTypeIdentifier, HKQuantity?)] = [
      (.activeEnergyBurned, totalEnergyBurned), (workoutActivityType.distanceKind, totalDistance), (.swimmingStrokeCount, totalSwimmingStrokeCount),
      (.flightsClimbed, totalFlightsClimbed),
    ]
    var all: [HKQuantityType: HKStatistics] = [:]
    for case (let kind, let total?) in totals {
      let sample = HKQuantitySample(type: HKQuantityType(kind), quantity: total, start: startDate, end: endDate)
      all[sample.quantityType] = HKStatistics(sample.quantityType, [sample], start: startDate, end: endDate, .cumulativeSum)
    }
    return all
  }
}

extension HKWorkout {
  public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date) {
    self.init(workoutActivityType, startDate, endDate)
  }
  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, workoutEvents: [HKWorkoutEvent]?,
    totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
  ) {
    self.init(
      workoutActivityType, startDate, endDate, events: workoutEvents, energy: totalEnergyBurned, distance: totalDistance, metadata: metadata)
  }
  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, workoutEvents: [HKWorkoutEvent]?,
    totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
  ) {
    self.init(
      workoutActivityType, startDate, endDate, events: workoutEvents, energy: totalEnergyBurned, distance: totalDistance, device: device,
      metadata: metadata)
  }
  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval,
    totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
  ) {
    self.init(
      workoutActivityType, startDate, endDate, duration: duration, energy: totalEnergyBurned, distance: totalDistance, metadata: metadata)
  }
  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval,
    totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
  ) {
    self.init(
      workoutActivityType, startDate, endDate, duration: duration, energy: totalEnergyBurned, distance: totalDistance, device: device,
      metadata: metadata)
  }
  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, workoutEvents: [HKWorkoutEvent]?,
    totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, totalSwimmingStrokeCount: HKQuantity?, device: HKDevice?,
    metadata: [String: Any]?
  ) {
    self.init(
      workoutActivityType, startDate, endDate, events: workoutEvents, energy: totalEnergyBurned, distance: totalDistance,
      strokes: totalSwimmingStrokeCount, device: device, metadata: metadata)
  }
  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, workoutEvents: [HKWorkoutEvent]?,
    totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, totalFlightsClimbed: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
  ) {
    self.init(
      workoutActivityType, startDate, endDate, events: workoutEvents, energy: totalEnergyBurned, distance: totalDistance,
      flights: totalFlightsClimbed, device: device, metadata: metadata)
  }
}

extension HKWorkoutActivityType {
  /// The type of quantity of a workout's total distance.
  var distanceKind: HKQuantityTypeIdentifier {
    switch self {
    case .cycling, .handCycling: .distanceCycling
    case .swimming: .distanceSwimming
    case .wheelchairWalkPace, .wheelchairRunPace: .distanceWheelchair
    case .downhillSkiing, .snowboarding: .distanceDownhillSnowSports
    case .crossCountrySkiing: .distanceCrossCountrySkiing
    case .paddleSports: .distancePaddleSports
    case .rowing: .distanceRowing
    case .skatingSports: .distanceSkatingSports
    default: .distanceWalkingRunning
    }
  }
}

public let HKWorkoutSortIdentifierDuration = "duration"
public let HKWorkoutSortIdentifierTotalDistance = "totalDistance"
public let HKWorkoutSortIdentifierTotalEnergyBurned = "totalEnergyBurned"
public let HKWorkoutSortIdentifierTotalSwimmingStrokeCount = "totalSwimmingStrokeCount"
public let HKWorkoutSortIdentifierTotalFlightsClimbed = "totalFlightsClimbed"

extension HKQuery {
  public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
    SampleCondition { ($0 as? HKWorkout)?.workoutActivityType == workoutActivityType }
  }
  /// Matches workouts by comparing their duration with `duration` seconds; operators that do not compare order match nothing.
  public class func predicateForWorkouts(with operatorType: _ComparisonOperator, duration: TimeInterval) -> NSPredicate {
    SampleCondition { sample in
      guard let own = (sample as? HKWorkout)?.duration else { return false }
      return operatorType.holds(own < duration ? .orderedAscending : own > duration ? .orderedDescending : .orderedSame)
    }
  }
  public class func predicateForWorkouts(with operatorType: _ComparisonOperator, totalEnergyBurned: HKQuantity) -> NSPredicate {
    total(operatorType, totalEnergyBurned) { $0.totalEnergyBurned }
  }
  public class func predicateForWorkouts(with operatorType: _ComparisonOperator, totalDistance: HKQuantity) -> NSPredicate {
    total(operatorType, totalDistance) { $0.totalDistance }
  }
  public class func predicateForWorkouts(
    with operatorType: _ComparisonOperator, totalSwimmingStrokeCount: HKQuantity
  ) -> NSPredicate { total(operatorType, totalSwimmingStrokeCount) { $0.totalSwimmingStrokeCount } }
  public class func predicateForWorkouts(with operatorType: _ComparisonOperator, totalFlightsClimbed: HKQuantity) -> NSPredicate {
    total(operatorType, totalFlightsClimbed) { $0.totalFlightsClimbed }
  }
  private class func total(
    _ operatorType: _ComparisonOperator, _ wanted: HKQuantity, _ total: @escaping @Sendable (HKWorkout) -> HKQuantity?
  ) -> NSPredicate {
    SampleCondition { sample in
      guard let own = (sample as? HKWorkout).flatMap(total), own.is(compatibleWith: wanted.unit) else { return false }
      return operatorType.holds(own.compare(wanted))
    }
  }
}
