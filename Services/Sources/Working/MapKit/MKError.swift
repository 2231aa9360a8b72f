// Made by Scripts/write-errors of Scripts/tables/errors.json.
import Foundation

public let MKErrorDomain = "MKErrorDomain"

public struct MKError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: UInt, Sendable {
    case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { MKErrorDomain }
  public var errorCode: Int { Int(code.rawValue) }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "Maps are not available: Almanac has no map service." }
  public static let unknown = Code.unknown
  public static let serverFailure = Code.serverFailure
  public static let loadingThrottled = Code.loadingThrottled
  public static let placemarkNotFound = Code.placemarkNotFound
  public static let directionsNotFound = Code.directionsNotFound
  public static let decodingFailed = Code.decodingFailed
}

/// Makes `catch` match an error by its code.
extension MKError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? MKError)?.code == code }
}
