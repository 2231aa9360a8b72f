// Made by Scripts/write-errors of Scripts/tables/errors.json.
import Foundation

public let CNErrorDomain = "CNErrorDomain"

public struct CNError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case communicationError = 1, dataAccessError
    case authorizationDenied = 100, noAccessableWritableContainers, unauthorizedKeys
    case recordDoesNotExist = 200, insertedRecordAlreadyExists, containmentCycle, containmentScope, parentRecordDoesNotExist
    case validationMultipleErrors = 300, validationTypeMismatch, validationConfigurationError
    case predicateInvalid = 400
    case vCardMalformed = 700, vCardSummarizationError
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { CNErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "Contacts cannot be read: Linux has no address book service." }
  public static let authorizationDenied = Code.authorizationDenied
  public static let recordDoesNotExist = Code.recordDoesNotExist
  public static let vCardMalformed = Code.vCardMalformed
}

/// Makes `catch` match an error by its code.
extension CNError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? CNError)?.code == code }
}
