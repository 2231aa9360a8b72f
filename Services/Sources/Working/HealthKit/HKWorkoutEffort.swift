import Foundation

/// A workout and its effort. The file of health data contains none.
open class HKWorkoutEffortRelationship: NSObject, @unchecked Sendable {
  public let workout: HKWorkout
  public let activity: HKWorkoutActivity?
  public let samples: [HKSample]?
  init(_ workout: HKWorkout) { (self.workout, activity, samples) = (workout, nil, nil) }
}
public struct HKWorkoutEffortRelationshipQueryOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let `default`: Self = []
  public static let mostRelevant = Self(rawValue: 1)
}

/// Always returns no efforts: the file of health data contains none.
open class HKWorkoutEffortRelationshipQuery: HKQuery, @unchecked Sendable {
  public typealias Handler =
    @Sendable (HKWorkoutEffortRelationshipQuery, [HKWorkoutEffortRelationship]?, HKQueryAnchor?, (any Error)?) -> Void
  private let handler: Handler
  @preconcurrency
  public init(
    predicate: NSPredicate?, anchor: HKQueryAnchor?, options: HKWorkoutEffortRelationshipQueryOptions,
    resultsHandler: @escaping @Sendable (HKWorkoutEffortRelationshipQuery, [HKWorkoutEffortRelationship]?, HKQueryAnchor?, (any Error)?) -> Void
  ) {
    handler = resultsHandler
    super.init(.workoutType(), predicate)
  }
  override func run(in store: HKHealthStore) {
    answer(in: store) { [self] result in
      if case .failure(let error) = result { handler(self, nil, nil, error) } else { handler(self, [], HKQueryAnchor(count: 0), nil) }
    }
  }
}
