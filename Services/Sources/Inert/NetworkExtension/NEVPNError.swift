// Made by Scripts/write-errors of Scripts/tables/errors.json.
import Foundation

/// The reason why a VPN cannot be configured.
public struct NEVPNError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case configurationInvalid = 1, configurationDisabled, connectionFailed, configurationStale, configurationReadWriteFailed, configurationUnknown
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "NEVPNErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "Widgets and the programs of their apps cannot read or change the VPN of this machine." }
  public static let configurationInvalid = Code.configurationInvalid
  public static let configurationDisabled = Code.configurationDisabled
  public static let connectionFailed = Code.connectionFailed
  public static let configurationStale = Code.configurationStale
  public static let configurationReadWriteFailed = Code.configurationReadWriteFailed
  public static let configurationUnknown = Code.configurationUnknown
}

/// Makes `catch` match an error by its code.
extension NEVPNError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? NEVPNError)?.code == code }
}
