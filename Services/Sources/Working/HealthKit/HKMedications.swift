import Foundation

// Stub. A person's medications. The file of health data contains none: queries find none, and they cannot be created.

/// A code in a clinical coding system.
// Unchecked, here and below: immutable.
open class HKClinicalCoding: NSObject, @unchecked Sendable {
  public let system: String
  public let version: String?
  public let code: String
  public init(system: String, version: String?, code: String) { (self.system, self.version, self.code) = (system, version, code) }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKClinicalCoding else { return false }
    return system == other.system && version == other.version && code == other.code
  }
  open override var hash: Int { code.hashValue }
}
public struct HKHealthConceptDomain: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let medication = Self(rawValue: "HKHealthConceptDomainMedication")
}
open class HKHealthConceptIdentifier: NSObject, @unchecked Sendable {
  public let domain = HKHealthConceptDomain.medication
  override init() {}
}
public struct HKMedicationGeneralForm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let capsule = Self(rawValue: "HKMedicationGeneralFormCapsule")
  public static let cream = Self(rawValue: "HKMedicationGeneralFormCream")
  public static let device = Self(rawValue: "HKMedicationGeneralFormDevice")
  public static let drops = Self(rawValue: "HKMedicationGeneralFormDrops")
  public static let foam = Self(rawValue: "HKMedicationGeneralFormFoam")
  public static let gel = Self(rawValue: "HKMedicationGeneralFormGel")
  public static let inhaler = Self(rawValue: "HKMedicationGeneralFormInhaler")
  public static let injection = Self(rawValue: "HKMedicationGeneralFormInjection")
  public static let liquid = Self(rawValue: "HKMedicationGeneralFormLiquid")
  public static let lotion = Self(rawValue: "HKMedicationGeneralFormLotion")
  public static let ointment = Self(rawValue: "HKMedicationGeneralFormOintment")
  public static let patch = Self(rawValue: "HKMedicationGeneralFormPatch")
  public static let powder = Self(rawValue: "HKMedicationGeneralFormPowder")
  public static let spray = Self(rawValue: "HKMedicationGeneralFormSpray")
  public static let suppository = Self(rawValue: "HKMedicationGeneralFormSuppository")
  public static let tablet = Self(rawValue: "HKMedicationGeneralFormTablet")
  public static let topical = Self(rawValue: "HKMedicationGeneralFormTopical")
  public static let unknown = Self(rawValue: "HKMedicationGeneralFormUnknown")
}
open class HKMedicationConcept: NSObject, @unchecked Sendable {
  public let identifier = HKHealthConceptIdentifier()
  public let displayText = ""
  public let generalForm = HKMedicationGeneralForm.unknown
  public let relatedCodings: Set<HKClinicalCoding> = []
  override init() {}
}
open class HKUserAnnotatedMedication: NSObject, @unchecked Sendable {
  public let nickname: String? = nil
  public let isArchived = false
  public let hasSchedule = false
  public let medication = HKMedicationConcept()
  override init() {}
}

/// A dose that was taken or skipped.
open class HKMedicationDoseEvent: HKSample, @unchecked Sendable {
  public enum LogStatus: Int, Sendable {
    case notInteracted = 1
    case notificationNotSent, snoozed, taken, skipped, notLogged
  }
  public enum ScheduleType: Int, Sendable {
    case asNeeded = 1
    case schedule
  }
  open var medicationDoseEventType: HKMedicationDoseEventType { .medicationDoseEventType() }
  open var medicationConceptIdentifier: HKHealthConceptIdentifier { HKHealthConceptIdentifier() }
  open var scheduleType: ScheduleType { .asNeeded }
  open var scheduledDate: Date? { nil }
  open var scheduledDoseQuantity: Double? { nil }
  open var doseQuantity: Double? { nil }
  open var logStatus: LogStatus { .notLogged }
  open var unit: HKUnit { .count() }
}

/// Stub. A query for a person's medications, which Almanac does not have: the handler is called once with `done`.
open class HKUserAnnotatedMedicationQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKUserAnnotatedMedicationQuery, HKUserAnnotatedMedication?, Bool, (any Error)?) -> Void
  @preconcurrency
  public init(
    predicate: NSPredicate?, limit: Int,
    resultsHandler: @escaping @Sendable (HKUserAnnotatedMedicationQuery, HKUserAnnotatedMedication?, Bool, (any Error)?) -> Void
  ) {
    handler = resultsHandler
    super.init(.userAnnotatedMedicationType(), predicate)
  }
  override func run(in store: HKHealthStore) {
    answer(in: store) { [self] result in
      if case .failure(let error) = result { handler(self, nil, true, error) } else { handler(self, nil, true, nil) }
    }
  }
}
/// The same query with `async`.
// Unchecked: the predicate is stored but not read.
public struct HKUserAnnotatedMedicationQueryDescriptor: HKAsyncQuery, @unchecked Sendable {
  public var predicate: NSPredicate?
  public var limit: Int?
  public init(predicate: NSPredicate? = nil, limit: Int? = nil) { (self.predicate, self.limit) = (predicate, limit) }
  public func result(for healthStore: HKHealthStore) async throws -> [HKUserAnnotatedMedication] {
    if let refusal = healthStore.refusal { throw refusal }
    return []
  }
}

extension HKQuery {
  public class func predicateForMedicationDoseEvent(status: HKMedicationDoseEvent.LogStatus) -> NSPredicate {
    SampleCondition { ($0 as? HKMedicationDoseEvent)?.logStatus == status }
  }
  public class func predicateForMedicationDoseEvent(medicationConceptIdentifier: HKHealthConceptIdentifier) -> NSPredicate {
    SampleCondition { ($0 as? HKMedicationDoseEvent)?.medicationConceptIdentifier == medicationConceptIdentifier }
  }
  public class func predicateForUserAnnotatedMedications(isArchived: Bool) -> NSPredicate { SampleCondition { _ in false } }
  public class func predicateForUserAnnotatedMedications(hasSchedule: Bool) -> NSPredicate { SampleCondition { _ in false } }
}
extension HKSamplePredicate where Sample == HKMedicationDoseEvent {
  public static func medicationDoseEvent(_ predicate: NSPredicate? = nil) -> Self { Self(.medicationDoseEventType(), predicate) }
}
