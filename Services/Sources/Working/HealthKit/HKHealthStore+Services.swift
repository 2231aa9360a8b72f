import Foundation

// Stub. The parts of the store that need the system's health service. The file is not watched, no watch is paired, and no authorization sheet is
// shown.
extension HKHealthStore {
  private func refuse(_ code: HKError.Code, _ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    DispatchQueue.global().async { completion(false, HKError(code)) }
  }

  // MARK: Background delivery

  @preconcurrency
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { refuse(.errorHealthDataUnavailable, completion) }
  public func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  @preconcurrency
  public func disableBackgroundDelivery(for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    DispatchQueue.global().async { completion(true, nil) }
  }
  /// Does nothing: nothing is delivered in the background.
  public func disableBackgroundDelivery(for type: HKObjectType) async throws {}
  @preconcurrency
  public func disableAllBackgroundDelivery(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    DispatchQueue.global().async { completion(true, nil) }
  }
  /// Does nothing: nothing is delivered in the background.
  public func disableAllBackgroundDelivery() async throws {}

  // MARK: Authorization

  @preconcurrency
  public func handleAuthorizationForExtension(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    let refusal = refusal
    DispatchQueue.global().async { completion(refusal == nil, refusal) }
  }
  public func handleAuthorizationForExtension() async throws { if let refusal { throw refusal } }
  @preconcurrency
  public func requestPerObjectReadAuthorization(
    for objectType: HKObjectType, predicate: NSPredicate?, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { refuse(.errorHealthDataUnavailable, completion) }
  public func requestPerObjectReadAuthorization(for objectType: HKObjectType, predicate: NSPredicate?) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }

  // MARK: Workouts

  @preconcurrency
  public func startWatchApp(
    with workoutConfiguration: HKWorkoutConfiguration, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Self.reportWatch()
    refuse(.errorHealthDataUnavailable, completion)
  }
  public func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws {
    Self.reportWatch()
    throw HKError(.errorHealthDataUnavailable)
  }
  private static func reportWatch() {
    UnavailableServices.report("healthKit.watch", "no watch is paired, so its app cannot be started for a workout")
  }

  /// Returns nil: a workout ends with its process.
  @preconcurrency
  public func recoverActiveWorkoutSession(completion: @escaping @Sendable (HKWorkoutSession?, (any Error)?) -> Void) {
    let refusal = refusal
    DispatchQueue.global().async { completion(nil, refusal) }
  }
  public func recoverActiveWorkoutSession() async throws -> HKWorkoutSession? {
    if let refusal { throw refusal }
    return nil
  }
  public func start(_ workoutSession: HKWorkoutSession) { workoutSession.startActivity(with: nil) }
  public func end(_ workoutSession: HKWorkoutSession) { workoutSession.end() }
  public func pause(_ workoutSession: HKWorkoutSession) { workoutSession.pause() }
  public func resumeWorkoutSession(_ workoutSession: HKWorkoutSession) { workoutSession.resume() }

  @preconcurrency
  public func add(_ samples: [HKSample], to workout: HKWorkout, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    refuse(.errorAuthorizationDenied, completion)
  }
  public func addSamples(_ samples: [HKSample], to workout: HKWorkout) async throws { throw HKError(.errorAuthorizationDenied) }
  @preconcurrency
  public func relateWorkoutEffortSample(
    _ sample: HKSample, with workout: HKWorkout, activity: HKWorkoutActivity?, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { refuse(.errorAuthorizationDenied, completion) }
  @discardableResult
  public func relateWorkoutEffortSample(_ sample: HKSample, with workout: HKWorkout, activity: HKWorkoutActivity?) async throws -> Bool {
    throw HKError(.errorAuthorizationDenied)
  }
  @preconcurrency
  public func unrelateWorkoutEffortSample(
    _ sample: HKSample, from workout: HKWorkout, activity: HKWorkoutActivity?, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { refuse(.errorAuthorizationDenied, completion) }
  @discardableResult
  public func unrelateWorkoutEffortSample(_ sample: HKSample, from workout: HKWorkout, activity: HKWorkoutActivity?) async throws -> Bool {
    throw HKError(.errorAuthorizationDenied)
  }
  @preconcurrency
  public func recalibrateEstimates(sampleType: HKSampleType, date: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    refuse(.errorAuthorizationDenied, completion)
  }
  public func recalibrateEstimates(sampleType: HKSampleType, date: Date) async throws { throw HKError(.errorAuthorizationDenied) }

  /// Returns the active and the resting energy of an interval; nil without health data.
  @preconcurrency
  public func splitTotalEnergy(
    _ totalEnergy: HKQuantity, start startDate: Date, end endDate: Date,
    resultsHandler: @escaping @Sendable (HKQuantity?, HKQuantity?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { resultsHandler(nil, nil, HKError(.errorNoData)) } }
}
