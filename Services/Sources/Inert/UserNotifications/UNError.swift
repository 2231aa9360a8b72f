// Made by Scripts/write-errors of Scripts/tables/errors.json.
import Foundation

public let UNErrorDomain = "UNErrorDomain"

/// The reason why a notification is not shown.
public struct UNError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100, attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore
    case attachmentMoveIntoDataStoreFailed, attachmentCorrupt
    case notificationInvalidNoDate = 1400, notificationInvalidNoContent
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { UNErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? {
    switch code {
    case .attachmentInvalidURL: "The attachment's file does not exist."
    case .attachmentUnrecognizedType: "The attachment is not a picture, sound or video."
    default: "Notifications are not shown: the host shows only widgets."
    }
  }
  public static let notificationsNotAllowed = Code.notificationsNotAllowed
  public static let attachmentInvalidURL = Code.attachmentInvalidURL
  public static let attachmentUnrecognizedType = Code.attachmentUnrecognizedType
}

/// Makes `catch` match an error by its code.
extension UNError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? UNError)?.code == code }
}
