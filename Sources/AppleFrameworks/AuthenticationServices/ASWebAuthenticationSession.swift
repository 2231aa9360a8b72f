import SwiftUI

public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
public struct ASWebAuthenticationSessionError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable { case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "Widgets and the programs of their apps cannot sign a person in." }
  public static let canceledLogin = Code.canceledLogin
  public static let presentationContextNotProvided = Code.presentationContextNotProvided
  public static let presentationContextInvalid = Code.presentationContextInvalid
}
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
/// Signs a person in on a page of the web. It does not start.
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  /// The address to which the page returns.
  // Unchecked: immutable; an open class cannot be checked.
  open class Callback: NSObject, @unchecked Sendable {
    private let scheme, host, path: String
    private init(_ scheme: String, _ host: String, _ path: String) { (self.scheme, self.host, self.path) = (scheme, host, path) }
    open class func customScheme(_ customScheme: String) -> Callback { Callback(customScheme, "", "") }
    open class func https(host: String, path: String) -> Callback { Callback("https", host, path) }
    open func matchesURL(_ url: URL) -> Bool {
      url.scheme?.lowercased() == scheme.lowercased() && (host.isEmpty || (url.host == host && url.path == path))
    }
  }
  private let completion: CompletionHandler
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var additionalHeaderFields: [String: String]?
  open var canStart: Bool { false }
  @preconcurrency
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) { completion = completionHandler }
  @preconcurrency
  public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) { completion = completionHandler }
  @discardableResult open func start() -> Bool {
    _ = ASAuthorizationError.refusal()
    completion(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
    return false
  }
  open func cancel() {}
}

/// Signs a person in on a page of the web, from a view. It throws.
@MainActor public struct WebAuthenticationSession: Sendable {
  public enum BrowserSession: Sendable { case ephemeral }
  nonisolated init() {}
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw refusal() }
  public func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: BrowserSession? = nil,
    additionalHeaderFields: [String: String] = [:]
  ) async throws -> URL { throw refusal() }
  private func refusal() -> any Error {
    _ = ASAuthorizationError.refusal()
    return ASWebAuthenticationSessionError(.presentationContextInvalid)
  }
}
extension EnvironmentValues {
  /// Signs a person in on a page of the web.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}

/// Matches an error with a code in a `catch`.
extension ASWebAuthenticationSessionError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? ASWebAuthenticationSessionError)?.code == code }
}
