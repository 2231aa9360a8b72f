import CoreLocation
import Foundation

/// What was done in a workout.
public enum HKWorkoutActivityType: UInt, Sendable {
  case americanFootball = 1, archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing, cricket, crossTraining
  case curling, cycling, dance, danceInspiredTraining, elliptical, equestrianSports, fencing, fishing, functionalStrengthTraining, golf, gymnastics
  case handball, hiking, hockey, hunting, lacrosse, martialArts, mindAndBody, mixedMetabolicCardioTraining, paddleSports, play
  case preparationAndRecovery, racquetball, rowing, rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash, stairClimbing
  case surfingSports, swimming, tableTennis, tennis, trackAndField, traditionalStrengthTraining, volleyball, walking, waterFitness, waterPolo
  case waterSports, wrestling, yoga, barre, coreTraining, crossCountrySkiing, downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope
  case kickboxing, pilates, snowboarding, stairs, stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports
  case fitnessGaming, cardioDance, socialDance, pickleball, cooldown
  case swimBikeRun = 82
  case transition, underwaterDiving
  case other = 3000
}

/// A workout. The file of health data has none; an app can make some, for example for previews.
open class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  /// In seconds.
  public let duration: TimeInterval
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?

  /// - Parameter duration: in seconds; 0 means the time from the start to the end.
  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval,
    totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    self.workoutActivityType = workoutActivityType
    self.duration = duration == 0 ? max(0, endDate.timeIntervalSince(startDate)) : duration
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(HKObjectType.workoutType(), start: startDate, end: endDate, device: device, metadata: metadata)
  }
  public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date) {
    self.init(activityType: workoutActivityType, start: startDate, end: endDate, duration: 0, totalEnergyBurned: nil, totalDistance: nil)
  }
}

/// A kind of data that is a row of values. The file of health data has none.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
  open class func workoutRoute() -> HKSeriesType { HKSeriesType(named: "HKWorkoutRouteTypeIdentifier") }
  open class func heartbeat() -> HKSeriesType { HKSeriesType(named: "HKDataTypeIdentifierHeartbeatSeries") }
}
open class HKSeriesSample: HKSample, @unchecked Sendable {
  open var count: Int { 0 }
}
/// The way of a workout. The file of health data has none.
open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {}

/// Asks for the places of a way. There are none: the handler is called once, with an empty list or with the error of a machine without data.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
  public init(route workoutRoute: HKWorkoutRoute, dataHandler: @escaping @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void) {
    handler = dataHandler
    super.init(HKSeriesType.workoutRoute(), nil)
  }
  override func run(in store: HKHealthStore) {
    answer(in: store) { [self] result in
      if case .failure(let error) = result { handler(self, nil, true, error) } else { handler(self, [], true, nil) }
    }
  }
}

extension HKQuery {
  public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
    HKSamplePredicate { ($0 as? HKWorkout)?.workoutActivityType == workoutActivityType }
  }
  /// The workouts that take longer, less or as long as `duration` seconds; operators that do not compare numbers let none through.
  public class func predicateForWorkouts(with operatorType: NSComparisonPredicate.Operator, duration: TimeInterval) -> NSPredicate {
    HKSamplePredicate { sample in
      guard let workout = sample as? HKWorkout else { return false }
      return switch operatorType {
      case .lessThan: workout.duration < duration
      case .lessThanOrEqualTo: workout.duration <= duration
      case .greaterThan: workout.duration > duration
      case .greaterThanOrEqualTo: workout.duration >= duration
      case .equalTo: workout.duration == duration
      case .notEqualTo: workout.duration != duration
      default: false
      }
    }
  }
  /// The samples that belong to a workout. No sample names one.
  public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { HKSamplePredicate { _ in false } }
}
