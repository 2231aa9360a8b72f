// Made by Scripts/write-errors of Scripts/tables/errors.json.
import Foundation

public let HKErrorDomain = "com.apple.healthkit"

/// The reason why health data cannot be read or written.
public struct HKError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case unknownError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied
    case errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled, errorAnotherWorkoutSessionStarted
    case errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied, errorNoData, errorWorkoutActivityNotAllowed, errorDataSizeExceeded
    case errorBackgroundWorkoutSessionNotAllowed, errorNotPermissibleForGuestUserMode
    /// Another name of ``unknownError``.
    public static let noError = unknownError
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { HKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? {
    switch code {
    case .errorHealthDataUnavailable: "Health data is unavailable on this machine."
    case .errorNoData: "No data is available for the specified predicate."
    case .errorInvalidArgument: "The argument is not valid, or not at this moment."
    case .errorWorkoutActivityNotAllowed: "The activity is not allowed in this workout."
    case .errorRequiredAuthorizationDenied: "The person has not allowed the access that the app requires."
    default: "Health data can be read, not written, by widgets and the programs of their apps."
    }
  }
  public static let unknownError = Code.unknownError
  public static let errorHealthDataUnavailable = Code.errorHealthDataUnavailable
  public static let errorHealthDataRestricted = Code.errorHealthDataRestricted
  public static let errorInvalidArgument = Code.errorInvalidArgument
  public static let errorAuthorizationDenied = Code.errorAuthorizationDenied
  public static let errorAuthorizationNotDetermined = Code.errorAuthorizationNotDetermined
  public static let errorDatabaseInaccessible = Code.errorDatabaseInaccessible
  public static let errorUserCanceled = Code.errorUserCanceled
  public static let errorAnotherWorkoutSessionStarted = Code.errorAnotherWorkoutSessionStarted
  public static let errorUserExitedWorkoutSession = Code.errorUserExitedWorkoutSession
  public static let errorRequiredAuthorizationDenied = Code.errorRequiredAuthorizationDenied
  public static let errorNoData = Code.errorNoData
  public static let errorWorkoutActivityNotAllowed = Code.errorWorkoutActivityNotAllowed
  public static let errorDataSizeExceeded = Code.errorDataSizeExceeded
  public static let errorBackgroundWorkoutSessionNotAllowed = Code.errorBackgroundWorkoutSessionNotAllowed
  public static let errorNotPermissibleForGuestUserMode = Code.errorNotPermissibleForGuestUserMode
  public static let noError = Code.noError
}

/// Makes `catch` match an error by its code.
extension HKError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? HKError)?.code == code }
}
