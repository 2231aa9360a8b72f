@_exported import FoundationCompat

func reportMusic() {
  UnavailableServices.report("musicKit.unavailable", "this machine has no Apple Music and no music library for apps")
}

/// Whether an app may use the person's music. It may not.
public struct MusicAuthorization: Sendable {
  public enum Status: String, Sendable, Hashable, Codable, CaseIterable, CustomStringConvertible {
    case notDetermined, denied, restricted, authorized
    public var description: String { rawValue }
  }
  private init() {}
  public static var currentStatus: Status {
    reportMusic()
    return .denied
  }
  public static func request() async -> Status { currentStatus }
}

/// Why Apple Music gives nothing: every request here fails with `permissionDenied`.
public enum MusicTokenRequestError: String, Error, LocalizedError, Sendable, Hashable {
  case unknown, permissionDenied, privacyAcknowledgementRequired, developerTokenRequestFailed, userNotSignedIn, userTokenRequestFailed
  case userTokenRevoked
  public var errorDescription: String? { "This machine has no Apple Music." }

  static func refusal() -> MusicTokenRequestError {
    reportMusic()
    return .permissionDenied
  }
}
