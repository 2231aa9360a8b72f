import Foundation

public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }

/// A person's health data: a file for tests and demonstrations, or none (Documentation/system-frameworks.md).
open class HKHealthStore: NSObject, @unchecked Sendable {
  let file: HealthFile
  public override convenience init() { self.init(.ofProcess) }
  init(_ file: HealthFile) { self.file = file }

  /// Returns true if there is a file of health data.
  open class func isHealthDataAvailable() -> Bool { HealthFile.ofProcess.exists || refuse() }
  private class func refuse() -> Bool {
    UnavailableServices.report(
      "healthKit.unavailable", "this machine has no health data; put a Health.json into an app group of the app, or name one in ALMANAC_HEALTH")
    return false
  }
  /// The error for calls that need data; nil if there is data.
  var refusal: HKError? { file.exists || Self.refuse() ? nil : HKError(.errorHealthDataUnavailable) }

  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }
  @preconcurrency
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let refusal = refusal
    DispatchQueue.global().async { completion(refusal == nil, refusal) }
  }
  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {
    if let refusal { throw refusal }
  }
  @preconcurrency
  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    let refusal = refusal
    DispatchQueue.global().async { completion(refusal == nil ? .unnecessary : .unknown, refusal) }
  }
  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus {
    if let refusal { throw refusal }
    return .unnecessary
  }

  open func execute(_ query: HKQuery) { query.run(in: self) }
  open func stop(_ query: HKQuery) { query.stop() }

  @preconcurrency
  open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { refuseWriting(completion) }
  @preconcurrency
  open func save(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { refuseWriting(completion) }
  open func save(_ object: HKObject) async throws { throw HKError(.errorAuthorizationDenied) }
  @preconcurrency
  open func delete(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { refuseWriting(completion) }
  open func save(_ objects: [HKObject]) async throws { throw HKError(.errorAuthorizationDenied) }
  open func delete(_ objects: [HKObject]) async throws { throw HKError(.errorAuthorizationDenied) }
  @preconcurrency
  open func deleteObjects(
    of objectType: HKObjectType, predicate: NSPredicate, withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completion(false, 0, HKError(.errorAuthorizationDenied)) } }
  @discardableResult open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int {
    throw HKError(.errorAuthorizationDenied)
  }
  @preconcurrency
  open func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { refuseWriting(completion) }
  open func delete(_ object: HKObject) async throws { throw HKError(.errorAuthorizationDenied) }
  private func refuseWriting(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    DispatchQueue.global().async { completion(false, HKError(.errorAuthorizationDenied)) }
  }

  /// Returns the units of the types in the file; a type without samples is omitted.
  @preconcurrency
  open func preferredUnits(
    for quantityTypes: Set<HKQuantityType>, completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { [self] in completion(refusal == nil ? units(of: quantityTypes) : [:], refusal) }
  }
  open func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
    if let refusal { throw refusal }
    return units(of: quantityTypes)
  }
  private func units(of types: Set<HKQuantityType>) -> [HKQuantityType: HKUnit] {
    let samples = file.samples().compactMap { $0 as? HKQuantitySample }.filter { types.contains($0.quantityType) }
    return Dictionary(samples.map { ($0.quantityType, $0.quantity.unit) }, uniquingKeysWith: { first, _ in first })
  }

  /// Stub. Never called: no watch is paired.
  @preconcurrency
  open var workoutSessionMirroringStartHandler: (@Sendable (HKWorkoutSession) -> Void)?

  open func dateOfBirthComponents() throws -> DateComponents { throw refusal ?? HKError(.errorNoData) }
  /// Always returns false: there is no connection to clinics.
  open func supportsHealthRecords() -> Bool { false }
  open func earliestPermittedSampleDate() -> Date { .distantPast }
}

extension Notification.Name {
  /// Never posted: the units are those of the file.
  public static let HKUserPreferencesDidChange = Notification.Name("HKUserPreferencesDidChangeNotification")
}
