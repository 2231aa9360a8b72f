import Foundation

// Stub. Records that only devices and clinics create. The file of health data contains none: queries find none, and only those can be created that
// Apple's framework lets an app create.

/// A hearing test.
// Unchecked, here and below: immutable.
open class HKAudiogramSample: HKSample, @unchecked Sendable {
  public let sensitivityPoints: [HKAudiogramSensitivityPoint]
  public init(sensitivityPoints: [HKAudiogramSensitivityPoint], start startDate: Date, end endDate: Date, metadata: [String: Any]?) {
    self.sensitivityPoints = sensitivityPoints
    super.init(HKObjectType.audiogramSampleType(), start: startDate, end: endDate, device: nil, metadata: metadata)
  }
}
/// A person's hearing threshold at one frequency.
open class HKAudiogramSensitivityPoint: NSObject, @unchecked Sendable {
  public let frequency: HKQuantity
  public let leftEarSensitivity: HKQuantity?
  public let rightEarSensitivity: HKQuantity?
  /// - Throws: ``HKError`` with `errorInvalidArgument` for a frequency or sensitivity in another unit.
  public init(frequency: HKQuantity, leftEarSensitivity: HKQuantity?, rightEarSensitivity: HKQuantity?) throws {
    let ears = [leftEarSensitivity, rightEarSensitivity].compactMap { $0 }
    guard frequency.is(compatibleWith: .hertz()), ears.allSatisfy({ $0.is(compatibleWith: .decibelHearingLevel()) }) else {
      throw HKError(.errorInvalidArgument)
    }
    (self.frequency, self.leftEarSensitivity, self.rightEarSensitivity) = (frequency, leftEarSensitivity, rightEarSensitivity)
  }
}

public enum HKVisionPrescriptionType: UInt, Sendable {
  case glasses = 1
  case contacts
}
/// A prescription of glasses or contact lenses.
open class HKVisionPrescription: HKSample, @unchecked Sendable {
  open var prescriptionType: HKVisionPrescriptionType { .glasses }
  open var dateIssued: Date { startDate }
  open var expirationDate: Date? { nil }
}

public enum HKFHIRResourceType: String, Sendable {
  case allergyIntolerance = "AllergyIntolerance"
  case condition = "Condition"
  case coverage = "Coverage"
  case diagnosticReport = "DiagnosticReport"
  case documentReference = "DocumentReference"
  case immunization = "Immunization"
  case medicationDispense = "MedicationDispense"
  case medicationOrder = "MedicationOrder"
  case medicationRequest = "MedicationRequest"
  case medicationStatement = "MedicationStatement"
  case observation = "Observation"
  case procedure = "Procedure"
}
public struct HKFHIRRelease: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let dstu2 = Self(rawValue: "DSTU2")
  public static let r4 = Self(rawValue: "R4")
  public static let unknown = Self(rawValue: "Unknown")
}
/// A version of FHIR: three numbers separated by dots.
open class HKFHIRVersion: NSObject, @unchecked Sendable {
  public let majorVersion, minorVersion, patchVersion: Int
  /// - Throws: ``HKError`` with `errorInvalidArgument` if the text is not a version.
  public init(fromVersionString versionString: String) throws {
    let numbers = versionString.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 3, let major = numbers[0], let minor = numbers[1], let patch = numbers[2] else { throw HKError(.errorInvalidArgument) }
    (majorVersion, minorVersion, patchVersion) = (major, minor, patch)
  }
  private init(_ major: Int, _ minor: Int, _ patch: Int) { (majorVersion, minorVersion, patchVersion) = (major, minor, patch) }
  open class func primaryDSTU2() -> HKFHIRVersion { HKFHIRVersion(1, 0, 2) }
  open class func primaryR4() -> HKFHIRVersion { HKFHIRVersion(4, 0, 1) }
  open var fhirRelease: HKFHIRRelease { majorVersion == 1 ? .dstu2 : majorVersion == 4 ? .r4 : .unknown }
  open var stringRepresentation: String { "\(majorVersion).\(minorVersion).\(patchVersion)" }
}
/// The FHIR data of a clinical record.
open class HKFHIRResource: NSObject, @unchecked Sendable {
  override init() {}
  open var resourceType: HKFHIRResourceType { .observation }
  open var identifier: String { "" }
  open var data: Data { Data() }
  open var fhirVersion: HKFHIRVersion { .primaryR4() }
  open var sourceURL: URL? { nil }
}
open class HKClinicalRecord: HKSample, @unchecked Sendable {
  open var clinicalType: HKClinicalType { sampleType as? HKClinicalType ?? HKClinicalType(.labResultRecord) }
  open var displayName: String { "" }
  open var fhirResource: HKFHIRResource? { nil }
}

extension HKQuery {
  public class func predicateForClinicalRecords(withFHIRResourceType resourceType: HKFHIRResourceType) -> NSPredicate {
    SampleCondition { ($0 as? HKClinicalRecord)?.fhirResource?.resourceType == resourceType }
  }
}
