import CoreLocation
import Foundation
import Synchronization

// Series of values: workout routes, heartbeats, and the parts of a quantity. The file of health data contains none, and none is stored.

open class HKSeriesSample: HKSample, @unchecked Sendable {
  open var count: Int { 0 }
}
open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {}
open class HKHeartbeatSeriesSample: HKSeriesSample, @unchecked Sendable {}

/// Collects a series of values. Finishing fails, because nothing is stored.
// Unchecked, here and in its subclasses: mutable state is behind a lock.
open class HKSeriesBuilder: NSObject, @unchecked Sendable {
  private let isOpen = Mutex(true)
  override init() {}
  open func discard() { isOpen.withLock { $0 = false } }
  /// - Throws: `errorInvalidArgument` after the builder was discarded.
  func checkOpen() throws { if !isOpen.withLock({ $0 }) { throw HKError(.errorInvalidArgument) } }
  func tell(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    let isOpen = isOpen.withLock { $0 }
    DispatchQueue.global().async { completion(isOpen, isOpen ? nil : HKError(.errorInvalidArgument)) }
  }
}

open class HKWorkoutRouteBuilder: HKSeriesBuilder, @unchecked Sendable {
  public init(healthStore: HKHealthStore, device: HKDevice?) {}
  @preconcurrency
  open func insertRouteData(_ routeData: [CLLocation], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { tell(completion) }
  open func insertRouteData(_ routeData: [CLLocation]) async throws { try checkOpen() }
  @preconcurrency
  open func addMetadata(_ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { tell(completion) }
  open func addMetadata(_ metadata: [String: Any]) async throws { try checkOpen() }
  @preconcurrency
  open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?, completion: @escaping @Sendable (HKWorkoutRoute?, (any Error)?) -> Void) {
    DispatchQueue.global().async { completion(nil, HKError(.errorAuthorizationDenied)) }
  }
  @discardableResult open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws -> HKWorkoutRoute {
    throw HKError(.errorAuthorizationDenied)
  }
}

open class HKHeartbeatSeriesBuilder: HKSeriesBuilder, @unchecked Sendable {
  public class var maximumCount: Int { 0x7FFF }
  public init(healthStore: HKHealthStore, device: HKDevice?, start startDate: Date) {}
  @preconcurrency
  open func addHeartbeatWithTimeInterval(
    sinceSeriesStartDate timeIntervalSinceStart: TimeInterval, precededByGap: Bool, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { tell(completion) }
  open func addHeartbeat(at timeIntervalSinceStart: TimeInterval, precededByGap: Bool) async throws { try checkOpen() }
  @preconcurrency
  open func addMetadata(_ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { tell(completion) }
  open func addMetadata(_ metadata: [String: Any]) async throws { try checkOpen() }
  @preconcurrency
  open func finishSeries(completion: @escaping @Sendable (HKHeartbeatSeriesSample?, (any Error)?) -> Void) {
    DispatchQueue.global().async { completion(nil, HKError(.errorAuthorizationDenied)) }
  }
  @discardableResult open func finishSeries() async throws -> HKHeartbeatSeriesSample { throw HKError(.errorAuthorizationDenied) }
}

/// Stub. A query for the locations of a route, which Almanac does not have: the handler is called once, with an empty list, or with an error if there is no health data.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
  @preconcurrency
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

/// Stub. A query for the beats of a heartbeat series, which Almanac does not have: the handler is called once with `done`.
open class HKHeartbeatSeriesQuery: HKQuery, @unchecked Sendable {
  public typealias Handler = @Sendable (HKHeartbeatSeriesQuery, TimeInterval, Bool, Bool, (any Error)?) -> Void
  private let handler: Handler
  @preconcurrency
  public init(
    heartbeatSeries: HKHeartbeatSeriesSample,
    dataHandler: @escaping @Sendable (HKHeartbeatSeriesQuery, TimeInterval, Bool, Bool, (any Error)?) -> Void
  ) {
    handler = dataHandler
    super.init(HKSeriesType.heartbeat(), nil)
  }
  override func run(in store: HKHealthStore) {
    answer(in: store) { [self] result in
      if case .failure(let error) = result { handler(self, 0, false, true, error) } else { handler(self, 0, false, true, nil) }
    }
  }
}

// The same queries as asynchronous sequences. They are empty.

public struct HKWorkoutRouteQueryDescriptor: HKAsyncSequenceQuery, Sendable {
  public let workoutRoute: HKWorkoutRoute
  public init(_ workoutRoute: HKWorkoutRoute) { self.workoutRoute = workoutRoute }
  public typealias Results = AsyncThrowingStream<CLLocation, any Error>
  public func results(for healthStore: HKHealthStore) -> Results { .empty(healthStore) }
}
public struct HKHeartbeatSeriesQueryDescriptor: HKAsyncSequenceQuery, Sendable {
  public struct Heartbeat: Sendable {
    public let timeIntervalSinceStart: TimeInterval
    public let precededByGap: Bool
  }
  public let heartbeatSeries: HKHeartbeatSeriesSample
  public init(_ heartbeatSeries: HKHeartbeatSeriesSample) { self.heartbeatSeries = heartbeatSeries }
  public typealias Results = AsyncThrowingStream<Heartbeat, any Error>
  public func results(for healthStore: HKHealthStore) -> Results { .empty(healthStore) }
}
public struct HKElectrocardiogramQueryDescriptor: HKAsyncSequenceQuery, Sendable {
  public let electrocardiogram: HKElectrocardiogram
  public init(_ electrocardiogram: HKElectrocardiogram) { self.electrocardiogram = electrocardiogram }
  public typealias Results = AsyncThrowingStream<HKElectrocardiogram.VoltageMeasurement, any Error>
  public func results(for healthStore: HKHealthStore) -> Results { .empty(healthStore) }
}

extension AsyncThrowingStream where Failure == any Error {
  /// Finishes at once, with an error if there is no health data.
  static func empty(_ store: HKHealthStore) -> Self {
    let refusal = store.refusal
    return Self { $0.finish(throwing: refusal) }
  }
}
