@_exported import AlmanacFoundationCompat
@_exported import Combine
@_exported import ManagedSettings

/// Whether an app may see and restrict usage. It never may.
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

/// The person whose activities an app restricts.
public enum FamilyControlsMember: Hashable, Sendable { case child, individual }

public enum FamilyControlsError: Int, Error, LocalizedError, Sendable {
  case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled, networkError,
    authenticationMethodUnavailable
  public var errorDescription: String? { self == .unavailable ? "Screen Time is not available." : nil }
}

/// Stub. Requests authorization for Screen Time. Every request fails with `FamilyControlsError.unavailable`.
// Unchecked: its only state is that of its publisher, which has its own lock.
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
    "familyControls.unavailable", "Screen Time is not available, so access cannot be requested; show what your widget shows without it")
}
