// Made by Scripts/write-errors of Scripts/tables/errors.json.
import Foundation

public let WCErrorDomain = "WCErrorDomain"

/// The reason why a message did not reach the other device.
public struct WCError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case genericError = 7001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired, watchAppNotInstalled, notReachable
    case invalidParameter, payloadTooLarge, payloadUnsupportedTypes, messageReplyFailed, messageReplyTimedOut, fileAccessDenied, deliveryFailed
    case insufficientSpace, sessionInactive, transferTimedOut, companionAppNotInstalled, watchOnlyApp
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { WCErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "No watch or phone is connected with this machine." }
  public static let genericError = Code.genericError
  public static let sessionNotSupported = Code.sessionNotSupported
  public static let sessionMissingDelegate = Code.sessionMissingDelegate
  public static let sessionNotActivated = Code.sessionNotActivated
  public static let deviceNotPaired = Code.deviceNotPaired
  public static let watchAppNotInstalled = Code.watchAppNotInstalled
  public static let notReachable = Code.notReachable
  public static let invalidParameter = Code.invalidParameter
  public static let payloadTooLarge = Code.payloadTooLarge
  public static let payloadUnsupportedTypes = Code.payloadUnsupportedTypes
  public static let messageReplyFailed = Code.messageReplyFailed
  public static let messageReplyTimedOut = Code.messageReplyTimedOut
  public static let fileAccessDenied = Code.fileAccessDenied
  public static let deliveryFailed = Code.deliveryFailed
  public static let insufficientSpace = Code.insufficientSpace
  public static let sessionInactive = Code.sessionInactive
  public static let transferTimedOut = Code.transferTimedOut
  public static let companionAppNotInstalled = Code.companionAppNotInstalled
  public static let watchOnlyApp = Code.watchOnlyApp
}

/// Makes `catch` match an error by its code.
extension WCError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? WCError)?.code == code }
}
