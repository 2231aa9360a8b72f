@_exported import CoreLocation
@_exported import FoundationCompat

public let CKErrorDomain = "CKErrorDomain"
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
public let CKErrorRetryAfterKey = "CKRetryAfter"
public let CKErrorUserDidResetEncryptedDataKey = "CKErrorUserDidResetEncryptedDataKey"
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"

/// Why a call to iCloud failed. Two errors are equal if their codes are.
// Unchecked: the dictionary holds values that do not change, or records, which can be sent.
public struct CKError: CustomNSError, LocalizedError, Hashable, @unchecked Sendable {
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited, missingEntitlement
    case notAuthenticated, permissionFailure, unknownItem, invalidArguments, resultsTruncated, serverRecordChanged, serverRejectedRequest
    case assetFileNotFound, assetFileModified, incompatibleVersion, constraintViolation, operationCancelled, changeTokenExpired
    case batchRequestFailed, zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants
    case alreadyShared, referenceViolation, managedAccountRestricted, participantMayNeedVerification, serverResponseLost, assetNotAvailable
    case accountTemporarilyUnavailable

    /// Whether an error has this code, for `catch CKError.unknownItem`.
    public static func ~= (match: Code, error: any Error) -> Bool {
      if let known = error as? CKError { return known.code == match }
      let plain = error as NSError
      return plain.domain == CKErrorDomain && plain.code == match.rawValue
    }
  }

  public let code: Code
  public let userInfo: [String: Any]

  public init(_ code: Code, userInfo: [String: Any] = [:]) { (self.code, self.userInfo) = (code, userInfo) }
  public init(_nsError error: NSError) { self.init(Code(rawValue: error.code) ?? .internalError, userInfo: error.userInfo) }

  public static var errorDomain: String { CKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { userInfo.merging([NSLocalizedDescriptionKey: errorDescription ?? ""]) { given, _ in given } }
  public var errorDescription: String? {
    if let given = userInfo[NSLocalizedDescriptionKey] as? String { return given }
    switch code {
    case .operationCancelled: return "The operation was cancelled."
    case .notAuthenticated: return "This machine has no iCloud account."
    default: return "CloudKit failed with the error \(code.rawValue)."
    }
  }

  public static func == (lhs: CKError, rhs: CKError) -> Bool { lhs.code == rhs.code }
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

  static func refusal() -> CKError {
    UnavailableServices.report("cloudKit.unavailable", "this machine has no iCloud account; keep data in an app group or on a server of your own")
    return CKError(.notAuthenticated)
  }
}

extension CKError {
  /// The record that was to be saved.
  public var clientRecord: CKRecord? { userInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord }
  /// The record that the server has.
  public var serverRecord: CKRecord? { userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord }
  /// The record that both began with.
  public var ancestorRecord: CKRecord? { userInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord }
  public var partialErrorsByItemID: [AnyHashable: any Error]? { userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error] }
  public var retryAfterSeconds: Double? { (userInfo[CKErrorRetryAfterKey] as? NSNumber)?.doubleValue }
}

extension CKError {
  public static let internalError = Code.internalError
  public static let partialFailure = Code.partialFailure
  public static let networkUnavailable = Code.networkUnavailable
  public static let networkFailure = Code.networkFailure
  public static let badContainer = Code.badContainer
  public static let serviceUnavailable = Code.serviceUnavailable
  public static let requestRateLimited = Code.requestRateLimited
  public static let missingEntitlement = Code.missingEntitlement
  public static let notAuthenticated = Code.notAuthenticated
  public static let permissionFailure = Code.permissionFailure
  public static let unknownItem = Code.unknownItem
  public static let invalidArguments = Code.invalidArguments
  public static let resultsTruncated = Code.resultsTruncated
  public static let serverRecordChanged = Code.serverRecordChanged
  public static let serverRejectedRequest = Code.serverRejectedRequest
  public static let assetFileNotFound = Code.assetFileNotFound
  public static let assetFileModified = Code.assetFileModified
  public static let incompatibleVersion = Code.incompatibleVersion
  public static let constraintViolation = Code.constraintViolation
  public static let operationCancelled = Code.operationCancelled
  public static let changeTokenExpired = Code.changeTokenExpired
  public static let batchRequestFailed = Code.batchRequestFailed
  public static let zoneBusy = Code.zoneBusy
  public static let badDatabase = Code.badDatabase
  public static let quotaExceeded = Code.quotaExceeded
  public static let zoneNotFound = Code.zoneNotFound
  public static let limitExceeded = Code.limitExceeded
  public static let userDeletedZone = Code.userDeletedZone
  public static let tooManyParticipants = Code.tooManyParticipants
  public static let alreadyShared = Code.alreadyShared
  public static let referenceViolation = Code.referenceViolation
  public static let managedAccountRestricted = Code.managedAccountRestricted
  public static let participantMayNeedVerification = Code.participantMayNeedVerification
  public static let serverResponseLost = Code.serverResponseLost
  public static let assetNotAvailable = Code.assetNotAvailable
  public static let accountTemporarilyUnavailable = Code.accountTemporarilyUnavailable
}
