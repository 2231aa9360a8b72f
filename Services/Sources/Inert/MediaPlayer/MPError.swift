// Made by Scripts/write-errors of Scripts/tables/errors.json.
import Foundation

public let MPErrorDomain = "MPErrorDomain"

public struct MPError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case unknown, permissionDenied, cloudServiceCapabilityMissing, networkConnectionFailed, notFound, notSupported, cancelled, requestTimedOut
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { MPErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { "There is no music library." }
}

/// Makes `catch` match an error by its code.
extension MPError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? MPError)?.code == code }
}
