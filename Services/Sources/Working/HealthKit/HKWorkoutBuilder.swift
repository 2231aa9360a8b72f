import Foundation
import Synchronization

/// Collects the samples and events of a workout in memory. Nothing is stored, so finishing fails with `errorAuthorizationDenied`, as on a device
/// whose user does not allow writing workouts.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
  // Unchecked: an app may not change the collected objects, and they do not change themselves.
  private struct Collected: @unchecked Sendable {
    var start: Date?
    var end: Date?
    var samples: [HKSample] = []
    var events: [HKWorkoutEvent] = []
    var activities: [HKWorkoutActivity] = []
    var metadata: [String: Any] = [:]
    var isDiscarded = false
  }
  public let device: HKDevice?
  public let workoutConfiguration: HKWorkoutConfiguration
  let store: HKHealthStore
  private let collected = Mutex(Collected())
  private let series = Mutex<[HKSeriesType: HKSeriesBuilder]>([:])

  public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
    (store, workoutConfiguration, self.device) = (healthStore, configuration.duplicate, device)
  }

  open var startDate: Date? { collected.withLock { $0.start } }
  open var endDate: Date? { collected.withLock { $0.end } }
  open var metadata: [String: Any] { collected.withLock { $0 }.metadata }
  open var workoutEvents: [HKWorkoutEvent] { collected.withLock { $0.events } }
  open var workoutActivities: [HKWorkoutActivity] { collected.withLock { $0.activities } }

  /// The statistics of the added quantities: sums for types that are summed, average and extremes for the others.
  open var allStatistics: [HKQuantityType: HKStatistics] {
    let all = collected.withLock { $0 }
    let samples = all.samples.compactMap { $0 as? HKQuantitySample }.sorted { $0.startDate < $1.startDate }
    return Dictionary(grouping: samples, by: \.quantityType).reduce(into: [:]) { result, group in
      let end = all.end ?? group.value.map(\.endDate).max() ?? .distantPast
      let options: HKStatisticsOptions =
        group.key.aggregationStyle == .cumulative ? [.cumulativeSum, .mostRecent] : [.discreteAverage, .discreteMin, .discreteMax, .mostRecent]
      result[group.key] = HKStatistics(group.key, group.value, start: all.start ?? group.value[0].startDate, end: end, options)
    }
  }
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { allStatistics[quantityType] }

  /// Returns the seconds since the start, without pauses.
  open func elapsedTime(at date: Date) -> TimeInterval {
    let all = collected.withLock { $0 }
    return all.start.map { WorkoutTime.seconds(from: $0, to: min(date, all.end ?? date), all.events) } ?? 0
  }

  /// Changes the collected data; throws `errorInvalidArgument` in a state that does not allow it.
  private func change(_ body: (inout Collected) -> Bool) throws {
    let isValid = collected.withLock { collected in !collected.isDiscarded && body(&collected) }
    if !isValid { throw HKError(.errorInvalidArgument) }
  }
  private func tell(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void, _ body: () throws -> Void) {
    var failure: (any Error)?
    do { try body() } catch { failure = error }
    let error = failure
    DispatchQueue.global().async { completion(error == nil, error) }
  }

  @preconcurrency
  open func beginCollection(withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    tell(completion) { try begin(startDate) }
  }
  open func beginCollection(at startDate: Date) async throws { try begin(startDate) }
  private func begin(_ date: Date) throws {
    if let refusal = store.refusal { throw refusal }
    try change { collected in
      guard collected.start == nil else { return false }
      collected.start = date
      return true
    }
  }

  @preconcurrency
  open func endCollection(withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    tell(completion) { try end(endDate) }
  }
  open func endCollection(at endDate: Date) async throws { try end(endDate) }
  private func end(_ date: Date) throws {
    try change { collected in
      guard let start = collected.start, collected.end == nil, start <= date else { return false }
      collected.end = date
      return true
    }
  }

  @preconcurrency
  open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { tell(completion) { try collect(samples) } }
  open func addSamples(_ samples: [HKSample]) async throws { try collect(samples) }
  func collect(_ samples: [HKSample]) throws {
    try change { collected in
      guard collected.start != nil else { return false }
      collected.samples += samples
      return true
    }
  }

  @preconcurrency
  open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    tell(completion) { try collect(workoutEvents) }
  }
  open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws { try collect(workoutEvents) }
  func collect(_ events: [HKWorkoutEvent]) throws {
    try change { collected in
      guard collected.start != nil else { return false }
      collected.events += events
      return true
    }
  }

  @preconcurrency
  open func addMetadata(_ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    tell(completion) { try collect(metadata) }
  }
  open func addMetadata(_ metadata: [String: Any]) async throws { try collect(metadata) }
  private func collect(_ metadata: [String: Any]) throws {
    // Unsafe: the values are not changed; they are stored under the lock.
    nonisolated(unsafe) let added = metadata
    try change { collected in
      collected.metadata.merge(added) { _, new in new }
      return true
    }
  }

  @preconcurrency
  open func addWorkoutActivity(_ workoutActivity: HKWorkoutActivity, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    tell(completion) { try collect(workoutActivity) }
  }
  open func addWorkoutActivity(_ workoutActivity: HKWorkoutActivity) async throws { try collect(workoutActivity) }
  func collect(_ activity: HKWorkoutActivity) throws {
    try change { collected in
      guard collected.start != nil else { return false }
      collected.activities.append(activity)
      return true
    }
  }
  @preconcurrency
  open func updateActivity(uuid UUID: UUID, end endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    tell(completion) { try update(UUID, end: endDate, [:]) }
  }
  open func updateActivity(uuid UUID: UUID, end endDate: Date) async throws { try update(UUID, end: endDate, [:]) }
  @preconcurrency
  open func updateActivity(uuid UUID: UUID, adding metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    tell(completion) { try update(UUID, end: nil, metadata) }
  }
  open func updateActivity(uuid UUID: UUID, adding metadata: [String: Any]) async throws { try update(UUID, end: nil, metadata) }
  func update(_ uuid: UUID, end: Date?, _ metadata: [String: Any]) throws {
    // Unsafe: the values are not changed; they are stored under the lock.
    nonisolated(unsafe) let added = metadata
    let statistics = allStatistics
    try change { collected in
      guard let index = collected.activities.firstIndex(where: { $0.uuid == uuid }) else { return false }
      let old = collected.activities[index]
      let last = end ?? old.endDate
      let events = collected.events.filter { $0.date >= old.startDate && $0.date <= (last ?? .distantFuture) }
      collected.activities[index] = HKWorkoutActivity(
        uuid, old.workoutConfiguration, old.startDate, last, (old.metadata ?? [:]).merging(added) { _, new in new }, events,
        collected.activities.count == 1 ? statistics : old.allStatistics)
      return true
    }
  }

  @preconcurrency
  open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
    let error = refusalToFinish()
    DispatchQueue.global().async { completion(nil, error) }
  }
  @discardableResult open func finishWorkout() async throws -> HKWorkout? { throw refusalToFinish() }
  private func refusalToFinish() -> HKError {
    let isEnded = collected.withLock { $0.end != nil && !$0.isDiscarded }
    return isEnded ? HKError(.errorAuthorizationDenied) : HKError(.errorInvalidArgument)
  }
  open func discardWorkout() {
    collected.withLock { collected in
      collected = Collected()
      collected.isDiscarded = true
    }
  }

  /// Returns the builder for the workout's route or heartbeats; nil for other types.
  open func seriesBuilder(for seriesType: HKSeriesType) -> HKSeriesBuilder? {
    series.withLock { series in
      if let known = series[seriesType] { return known }
      let new: HKSeriesBuilder?
      switch seriesType {
      case .workoutRoute(): new = HKWorkoutRouteBuilder(healthStore: store, device: device)
      case .heartbeat(): new = HKHeartbeatSeriesBuilder(healthStore: store, device: device, start: startDate ?? Date())
      default: new = nil
      }
      series[seriesType] = new
      return new
    }
  }
}
