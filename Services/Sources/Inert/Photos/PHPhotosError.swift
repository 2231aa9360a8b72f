// Made by Scripts/write-errors of Scripts/tables/errors.json.
import Foundation

public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

public struct PHPhotosError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case internalError = -1
    case userCancelled = 3072
    case libraryVolumeOffline = 3114
    case networkAccessRequired = 3164
    case networkError = 3169
    case identifierNotFound = 3201, multipleIdentifiersFound
    case changeNotSupported = 3300, operationInterrupted, invalidResource, missingResource
    case notEnoughSpace = 3305, requestNotSupportedForAsset
    case accessRestricted = 3310, accessUserDenied
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { PHPhotosErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "Photos are not available: there is no photo library." }
  public static let userCancelled = Code.userCancelled
  public static let identifierNotFound = Code.identifierNotFound
  public static let accessRestricted = Code.accessRestricted
  public static let accessUserDenied = Code.accessUserDenied
}

/// Makes `catch` match an error by its code.
extension PHPhotosError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? PHPhotosError)?.code == code }
}
