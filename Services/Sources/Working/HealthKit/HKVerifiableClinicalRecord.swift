import Foundation

// Stub. Signed records, for example of a vaccination. A person cannot choose one here: queries find none, and none can be created.

public struct HKVerifiableClinicalRecordCredentialType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let covid19 = Self(rawValue: "https://smarthealth.cards#covid19")
  public static let immunization = Self(rawValue: "https://smarthealth.cards#immunization")
  public static let laboratory = Self(rawValue: "https://smarthealth.cards#laboratory")
  public static let recovery = Self(rawValue: "https://smarthealth.cards#recovery")
}
public struct HKVerifiableClinicalRecordSourceType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let smartHealthCard = Self(rawValue: "https://smarthealth.cards")
  public static let euDigitalCOVIDCertificate = Self(rawValue: "HKVerifiableClinicalRecordSourceTypeEUDigitalCOVIDCertificate")
}

/// The person described by a signed record.
// Unchecked, here and below: it has no state of its own.
open class HKVerifiableClinicalRecordSubject: NSObject, @unchecked Sendable {
  override init() {}
  open var fullName: String { "" }
  open var dateOfBirthComponents: DateComponents? { nil }
}
open class HKVerifiableClinicalRecord: HKSample, @unchecked Sendable {
  open var recordTypes: [String] { [] }
  open var sourceType: HKVerifiableClinicalRecordSourceType? { nil }
  open var issuerIdentifier: String { "" }
  open var subject: HKVerifiableClinicalRecordSubject { HKVerifiableClinicalRecordSubject() }
  open var itemNames: [String] { [] }
  open var issuedDate: Date { startDate }
  open var relevantDate: Date { startDate }
  open var expirationDate: Date? { nil }
  open var dataRepresentation: Data { Data() }
}

/// Always returns no records. On Apple's systems the person chooses some.
open class HKVerifiableClinicalRecordQuery: HKQuery, @unchecked Sendable {
  public let recordTypes: [String]
  public let sourceTypes: [HKVerifiableClinicalRecordSourceType]
  private let handler: @Sendable (HKVerifiableClinicalRecordQuery, [HKVerifiableClinicalRecord]?, (any Error)?) -> Void
  @preconcurrency
  public init(
    recordTypes: [String], sourceTypes: [HKVerifiableClinicalRecordSourceType], predicate: NSPredicate?,
    resultsHandler: @escaping @Sendable (HKVerifiableClinicalRecordQuery, [HKVerifiableClinicalRecord]?, (any Error)?) -> Void
  ) {
    (self.recordTypes, self.sourceTypes, handler) = (recordTypes, sourceTypes, resultsHandler)
    super.init(nil, predicate)
  }
  @preconcurrency
  public convenience init(
    recordTypes: [String], predicate: NSPredicate?,
    resultsHandler: @escaping @Sendable (HKVerifiableClinicalRecordQuery, [HKVerifiableClinicalRecord]?, (any Error)?) -> Void
  ) { self.init(recordTypes: recordTypes, sourceTypes: [.smartHealthCard], predicate: predicate, resultsHandler: resultsHandler) }
  override func run(in store: HKHealthStore) {
    answer(in: store) { [self] result in
      if case .failure(let error) = result { handler(self, nil, error) } else { handler(self, [], nil) }
    }
  }
}

extension HKQuery {
  /// Stub. Matches signed records by date. No sample matches, because signed records cannot be created.
  public class func predicateForVerifiableClinicalRecords(withRelevantDateWithin dateInterval: DateInterval) -> NSPredicate {
    SampleCondition { sample in (sample as? HKVerifiableClinicalRecord).map { dateInterval.contains($0.relevantDate) } ?? false }
  }
}
