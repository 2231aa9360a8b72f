@_exported import FoundationCompat
@_exported import UIKit

public let GKErrorDomain = "GKErrorDomain"
public struct GKError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated, authenticationInProgress, invalidPlayer, scoreNotSet
    case parentalControlsBlocked, playerStatusExceedsMaximumLength, playerStatusInvalid
    case matchRequestInvalid = 13
    case underage, gameUnrecognized, notSupported, invalidParameter
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { GKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "Nobody is signed in to Game Center." }
  public static let notAuthenticated = Code.notAuthenticated
  public static let cancelled = Code.cancelled
  public static let unknown = Code.unknown

  /// Why Game Center gives nothing: nobody is signed in.
  static func refusal() -> GKError {
    UnavailableServices.report("gameKit.unavailable", "this machine has no Game Center: nobody is signed in")
    return GKError(.notAuthenticated)
  }
}

open class GKBasePlayer: NSObject, @unchecked Sendable {
  open var displayName: String? { nil }
}
open class GKPlayer: GKBasePlayer, @unchecked Sendable {
  public enum PhotoSize: Int, Sendable { case small, normal }
  open override var displayName: String { "" }
  open var alias: String { "" }
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
  open var guestIdentifier: String? { nil }
  open var isInvitable: Bool { false }
  open func scopedIDsArePersistent() -> Bool { false }
  open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GKError.refusal() }
  @preconcurrency
  open func loadPhoto(for size: PhotoSize, withCompletionHandler completionHandler: (@Sendable (UIImage?, (any Error)?) -> Void)? = nil) {
    fail { completionHandler?(nil, $0) }
  }
}
/// The person who plays. Nobody is signed in.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  public static let local = GKLocalPlayer()
  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  open var isMultiplayerGamingRestricted: Bool { true }
  open var isPersonalizedCommunicationRestricted: Bool { true }
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet { authenticateHandler?(nil, GKError.refusal()) }
  }
  open func loadFriends() async throws -> [GKPlayer] { throw GKError.refusal() }
  open func loadDefaultLeaderboardIdentifier() async throws -> String { throw GKError.refusal() }
  open func register(_ listener: any GKLocalPlayerListener) {}
  open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
  open func unregisterAllListeners() {}
}
public protocol GKLocalPlayerListener: NSObjectProtocol {}
extension NSNotification.Name {
  public static let GKPlayerAuthenticationDidChangeNotificationName = NSNotification.Name("GKPlayerAuthenticationDidChangeNotificationName")
}

func fail(_ completion: @escaping @Sendable (any Error) -> Void) {
  let error = GKError.refusal()
  DispatchQueue.main.async { completion(error) }
}

/// Matches an error with a code in a `catch`.
extension GKError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? GKError)?.code == code }
}
