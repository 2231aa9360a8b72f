// Made by Scripts/write-errors of Scripts/tables/errors.json.
import Foundation

extension BGTaskScheduler {
  /// The reason why a request was refused.
  public struct Error: Swift.Error, CustomNSError, LocalizedError, Sendable, Equatable {
    public enum Code: Int, Sendable {
      case unavailable = 1, tooManyPendingTaskRequests, notPermitted
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    public var errorDescription: String? { "Background tasks are not available: Almanac does not run apps in the background." }
    public static let unavailable = Code.unavailable
    public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
    public static let notPermitted = Code.notPermitted
  }
}

/// Makes `catch` match an error by its code.
extension BGTaskScheduler.Error.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? BGTaskScheduler.Error)?.code == code }
}
