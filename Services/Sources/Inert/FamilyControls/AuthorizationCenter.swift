@_exported import Combine
@_exported import FoundationCompat
@_exported import ManagedSettings

/// Whether a person allowed an app to see and to restrict what is used. Nobody can allow it here.
public enum AuthorizationStatus: Int, Hashable, Sendable, CustomStringConvertible {
  case notDetermined, denied, approved
  public var description: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .denied: "denied"
    case .approved: "approved"
    }
  }
}

/// Whose activities an app restricts.
public enum FamilyControlsMember: Hashable, Sendable { case child, individual }

public enum FamilyControlsError: Int, Error, LocalizedError, Sendable {
  case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled, networkError,
    authenticationMethodUnavailable
  public var errorDescription: String? { self == .unavailable ? "Screen Time is not available." : nil }
}

/// Asks a person to allow Screen Time. Every request fails with `FamilyControlsError.unavailable`.
// Unchecked: it has no state but that of its publisher, which has a lock of its own.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
  public static let shared = AuthorizationCenter()
  private init() {}

  public var authorizationStatus: AuthorizationStatus {
    reportFamilyControls()
    return .notDetermined
  }

  public func requestAuthorization(for member: FamilyControlsMember) async throws {
    reportFamilyControls()
    throw FamilyControlsError.unavailable
  }
  public func requestAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
    reportFamilyControls()
    completionHandler(.failure(FamilyControlsError.unavailable))
  }
  public func revokeAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
    reportFamilyControls()
    completionHandler(.failure(FamilyControlsError.unavailable))
  }
}

func reportFamilyControls() {
  UnavailableServices.report(
    "familyControls.unavailable", "this machine has no Screen Time: access cannot be asked for; show what your widget shows before it was allowed")
}
