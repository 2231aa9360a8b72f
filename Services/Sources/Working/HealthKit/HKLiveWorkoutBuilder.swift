import Foundation
import Synchronization

/// The types that a live workout collects. They are stored, but no sensor measures anything.
// Unchecked, here and below: mutable state is behind a lock.
open class HKLiveWorkoutDataSource: NSObject, @unchecked Sendable {
  private let types: Mutex<Set<HKQuantityType>>
  /// Starts with the types that a watch collects for the activity: heart rate, energy, and a distance if the person moves from place to place.
  public init(healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?) {
    var kinds: Set<HKQuantityType> = []
    if let configuration {
      kinds = [HKQuantityType(.heartRate), HKQuantityType(.activeEnergyBurned), HKQuantityType(.basalEnergyBurned)]
      switch configuration.activityType {
      case .walking, .running, .hiking, .cycling, .swimming, .wheelchairWalkPace, .wheelchairRunPace, .downhillSkiing, .snowboarding,
        .crossCountrySkiing, .paddleSports, .rowing, .skatingSports:
        kinds.insert(HKQuantityType(configuration.activityType.distanceKind))
      default: break
      }
    }
    types = Mutex(kinds)
  }
  open var typesToCollect: Set<HKQuantityType> { types.withLock { $0 } }
  open func enableCollection(for quantityType: HKQuantityType, predicate: NSPredicate?) { types.withLock { _ = $0.insert(quantityType) } }
  open func disableCollection(for quantityType: HKQuantityType) { types.withLock { _ = $0.remove(quantityType) } }
}

public protocol HKLiveWorkoutBuilderDelegate: NSObjectProtocol {
  func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
  func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
  func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity)
  func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity)
}
extension HKLiveWorkoutBuilderDelegate {
  public func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity) {}
  public func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity) {}
}

/// The builder of a workout session. It collects the samples that an app adds and the session's pauses; no sensor measures anything.
open class HKLiveWorkoutBuilder: HKWorkoutBuilder, @unchecked Sendable {
  open weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
  open internal(set) weak var workoutSession: HKWorkoutSession?
  open var shouldCollectWorkoutEvents = true
  open var dataSource: HKLiveWorkoutDataSource? {
    didSet {
      guard dataSource != nil else { return }
      UnavailableServices.report("healthKit.sensors", "no sensor measures during a workout here; only the samples that the app adds are collected")
    }
  }
  open var elapsedTime: TimeInterval { elapsedTime(at: Date()) }
  open var currentWorkoutActivity: HKWorkoutActivity? { workoutActivities.last { $0.endDate == nil } }

  override func collect(_ samples: [HKSample]) throws {
    try super.collect(samples)
    let types = Set(samples.map(\.sampleType))
    DispatchQueue.global().async { [self] in delegate?.workoutBuilder(self, didCollectDataOf: types) }
  }
  override func collect(_ events: [HKWorkoutEvent]) throws {
    try super.collect(events)
    DispatchQueue.global().async { [self] in delegate?.workoutBuilderDidCollectEvent(self) }
  }
  override func collect(_ activity: HKWorkoutActivity) throws {
    try super.collect(activity)
    DispatchQueue.global().async { [self] in delegate?.workoutBuilder(self, didBegin: activity) }
  }
  override func update(_ uuid: UUID, end: Date?, _ metadata: [String: Any]) throws {
    try super.update(uuid, end: end, metadata)
    guard end != nil, let ended = workoutActivities.first(where: { $0.uuid == uuid }) else { return }
    DispatchQueue.global().async { [self] in delegate?.workoutBuilder(self, didEnd: ended) }
  }
}
