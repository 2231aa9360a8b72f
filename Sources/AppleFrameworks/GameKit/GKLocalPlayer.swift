@_exported import FoundationCompat

public let GKErrorDomain = "GKErrorDomain"
/// Why Game Center gives nothing: nobody is signed in.
private func gameError() -> any Error {
  UnavailableServices.report("gameKit.unavailable", "this machine has no Game Center: nobody is signed in")
  return NSError(domain: GKErrorDomain, code: 6, userInfo: [NSLocalizedDescriptionKey: "Nobody is signed in to Game Center."])
}

open class GKPlayer: NSObject, @unchecked Sendable {
  open var displayName: String { "" }
  open var alias: String { "" }
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
}
/// The person who plays. Nobody is signed in.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  public static let local = GKLocalPlayer()
  open var isAuthenticated: Bool { false }
  open var authenticateHandler: ((Any?, (any Error)?) -> Void)? {
    didSet { authenticateHandler?(nil, gameError()) }
  }
}
open class GKLeaderboard: NSObject, @unchecked Sendable {
  open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] { throw gameError() }
  open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws { throw gameError() }
}
open class GKAchievement: NSObject, @unchecked Sendable {
  public let identifier: String
  open var percentComplete: Double = 0
  public init(identifier: String) { self.identifier = identifier }
  open class func report(_ achievements: [GKAchievement]) async throws { throw gameError() }
}
