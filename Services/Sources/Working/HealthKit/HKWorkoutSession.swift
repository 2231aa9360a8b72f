import Foundation
import Synchronization

public enum HKWorkoutSessionState: Int, Sendable {
  case notStarted = 1
  case running, ended, paused, prepared, stopped
}
public enum HKWorkoutSessionType: Int, Sendable { case primary, mirrored }

public protocol HKWorkoutSessionDelegate: NSObjectProtocol {
  func workoutSession(
    _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState, from fromState: HKWorkoutSessionState, date: Date)
  func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
  func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent)
  func workoutSession(_ workoutSession: HKWorkoutSession, didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date)
  func workoutSession(_ workoutSession: HKWorkoutSession, didEndActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date)
  func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data])
  func workoutSession(_ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?)
}
extension HKWorkoutSessionDelegate {
  public func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent) {}
  public func workoutSession(_ workoutSession: HKWorkoutSession, didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date) {}
  public func workoutSession(_ workoutSession: HKWorkoutSession, didEndActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date) {}
  public func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data]) {}
  public func workoutSession(_ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?) {}
}

/// A running workout. Its states follow each other as on a device, and its delegate is notified; no sensor measures anything, and no other device is
/// notified.
// Unchecked: mutable state is behind a lock; an app sets the delegate before it starts.
open class HKWorkoutSession: NSObject, @unchecked Sendable {
  private struct Progress: Sendable {
    var state = HKWorkoutSessionState.notStarted
    var start: Date?
    var end: Date?
    var activity: UUID?
  }
  public let workoutConfiguration: HKWorkoutConfiguration
  open weak var delegate: (any HKWorkoutSessionDelegate)?
  private let progress = Mutex(Progress())
  private let builder: HKLiveWorkoutBuilder
  // Serial, so that the delegate gets the changes in order.
  private let queue = DispatchQueue(label: "HKWorkoutSession")

  /// - Throws: ``HKError`` with `errorHealthDataUnavailable` if there is no health data.
  public init(healthStore: HKHealthStore, configuration workoutConfiguration: HKWorkoutConfiguration) throws {
    if let refusal = healthStore.refusal { throw refusal }
    self.workoutConfiguration = workoutConfiguration.duplicate
    builder = HKLiveWorkoutBuilder(healthStore: healthStore, configuration: workoutConfiguration, device: nil)
    super.init()
    builder.workoutSession = self
  }
  public convenience init(configuration workoutConfiguration: HKWorkoutConfiguration) throws {
    try self.init(healthStore: HKHealthStore(), configuration: workoutConfiguration)
  }

  open var activityType: HKWorkoutActivityType { workoutConfiguration.activityType }
  open var locationType: HKWorkoutSessionLocationType { workoutConfiguration.locationType }
  open var type: HKWorkoutSessionType { .primary }
  open var state: HKWorkoutSessionState { progress.withLock { $0.state } }
  open var startDate: Date? { progress.withLock { $0.start } }
  open var endDate: Date? { progress.withLock { $0.end } }
  open var currentActivity: HKWorkoutActivity {
    let activity = progress.withLock { $0.activity }
    return builder.workoutActivities.first { $0.uuid == activity }
      ?? HKWorkoutActivity(workoutConfiguration: workoutConfiguration, start: startDate ?? Date(), end: endDate, metadata: nil)
  }
  open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder { builder }

  open func prepare() { change(to: .prepared, from: [.notStarted], Date()) }
  open func startActivity(with date: Date?) { change(to: .running, from: [.notStarted, .prepared], date ?? Date()) }
  open func pause() { change(to: .paused, from: [.running], Date()) }
  open func resume() { change(to: .running, from: [.paused], Date()) }
  open func stopActivity(with date: Date?) { change(to: .stopped, from: [.running, .paused], date ?? Date()) }
  open func end() { change(to: .ended, from: [.notStarted, .prepared, .running, .paused, .stopped], Date()) }

  private func change(to state: HKWorkoutSessionState, from states: [HKWorkoutSessionState], _ date: Date) {
    let old = progress.withLock { progress -> HKWorkoutSessionState? in
      let old = progress.state
      guard states.contains(old) else { return nil }
      progress.state = state
      if state == .running, progress.start == nil { progress.start = date }
      if state == .stopped || state == .ended, progress.end == nil { progress.end = date }
      return old
    }
    guard let old else { return tell { $0.workoutSession(self, didFailWithError: HKError(.errorInvalidArgument)) } }
    if builder.shouldCollectWorkoutEvents {
      if state == .paused { record(.pause, date) }
      if old == .paused, state == .running { record(.resume, date) }
    }
    tell { $0.workoutSession(self, didChangeTo: state, from: old, date: date) }
  }
  private func record(_ type: HKWorkoutEventType, _ date: Date) {
    let event = HKWorkoutEvent(type: type, date: date)
    // Fails before the builder collects: the event is dropped.
    try? builder.collect([event])
    tell { $0.workoutSession(self, didGenerate: event) }
  }
  private func tell(_ body: @escaping @Sendable (any HKWorkoutSessionDelegate) -> Void) { queue.async { [self] in delegate.map(body) } }

  /// Begins a part of the workout, for example the run of a triathlon.
  open func beginNewActivity(configuration workoutConfiguration: HKWorkoutConfiguration, date: Date, metadata: [String: Any]?) {
    let activity = HKWorkoutActivity(workoutConfiguration: workoutConfiguration, start: date, end: nil, metadata: metadata)
    do { try builder.collect(activity) } catch { return tell { $0.workoutSession(self, didFailWithError: HKError(.errorInvalidArgument)) } }
    progress.withLock { $0.activity = activity.uuid }
    let configuration = activity.workoutConfiguration
    tell { $0.workoutSession(self, didBeginActivityWith: configuration, date: date) }
  }
  open func endCurrentActivity(on date: Date) {
    guard let uuid = progress.withLock({ $0.activity }), (try? builder.update(uuid, end: date, [:])) != nil else {
      return tell { $0.workoutSession(self, didFailWithError: HKError(.errorInvalidArgument)) }
    }
    let configuration = currentActivity.workoutConfiguration
    progress.withLock { $0.activity = nil }
    tell { $0.workoutSession(self, didEndActivityWith: configuration, date: date) }
  }
}

// Stub. No other device can follow a workout, so each call fails.
extension HKWorkoutSession {
  private static func refusal() -> HKError {
    UnavailableServices.report("healthKit.mirroring", "no watch or phone is paired, so a workout is not shown on another device")
    return HKError(.errorHealthDataUnavailable)
  }
  private func refuse(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    DispatchQueue.global().async { completion(false, Self.refusal()) }
  }
  @preconcurrency
  public func startMirroringToCompanionDevice(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { refuse(completion) }
  public func startMirroringToCompanionDevice() async throws { throw Self.refusal() }
  @preconcurrency
  public func stopMirroringToCompanionDevice(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { refuse(completion) }
  public func stopMirroringToCompanionDevice() async throws { throw Self.refusal() }
  @preconcurrency
  public func sendToRemoteWorkoutSession(data: Data, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { refuse(completion) }
  public func sendToRemoteWorkoutSession(data: Data) async throws { throw Self.refusal() }
}
