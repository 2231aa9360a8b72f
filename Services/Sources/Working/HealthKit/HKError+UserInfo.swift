import Foundation

extension HKError {
  /// - Parameter userInfo: ignored.
  public init(_ code: Code, userInfo: [String: Any]) { self.init(code) }
  public var userInfo: [String: Any] { errorUserInfo }
}
