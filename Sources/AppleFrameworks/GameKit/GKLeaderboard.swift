/// A list of scores. None is loaded.
open class GKLeaderboard: NSObject, @unchecked Sendable {
  public enum PlayerScope: Int, Sendable { case global, friendsOnly }
  public enum TimeScope: Int, Sendable { case today, week, allTime }
  public enum LeaderboardType: Int, Sendable { case classic, recurring }
  open class Entry: NSObject, @unchecked Sendable {
    open var player: GKPlayer { GKPlayer() }
    open var rank: Int { 0 }
    open var score: Int { 0 }
    open var formattedScore: String { "" }
    open var context: Int { 0 }
    open var date: Date { .distantPast }
  }
  open var baseLeaderboardID: String { "" }
  open var title: String? { nil }
  open var groupIdentifier: String? { nil }
  open var type: LeaderboardType { .classic }
  open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] { throw GKError.refusal() }
  @preconcurrency
  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?, completionHandler: @escaping @Sendable ([GKLeaderboard]?, (any Error)?) -> Void
  ) { fail { completionHandler(nil, $0) } }
  open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws { throw GKError.refusal() }
  @preconcurrency
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String], completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { fail(completionHandler) }
  open func submitScore(_ score: Int, context: Int, player: GKPlayer) async throws { throw GKError.refusal() }
  open func loadEntries(for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange) async throws -> (Entry?, [Entry], Int) {
    throw GKError.refusal()
  }
  open func loadEntries(for players: [GKPlayer], timeScope: TimeScope) async throws -> (Entry?, [Entry]) { throw GKError.refusal() }
  @preconcurrency
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
    completionHandler: @escaping @Sendable (Entry?, [Entry]?, Int, (any Error)?) -> Void
  ) { fail { completionHandler(nil, nil, 0, $0) } }
}

/// Something that a player achieved. Reporting it fails.
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class GKAchievement: NSObject, @unchecked Sendable {
  open var identifier: String
  open var percentComplete: Double = 0
  open var showsCompletionBanner = false
  open var isCompleted: Bool { false }
  open var lastReportedDate: Date { .distantPast }
  open var player: GKPlayer { GKLocalPlayer.local }
  public init(identifier: String) { self.identifier = identifier }
  public convenience init(identifier: String, player: GKPlayer) { self.init(identifier: identifier) }
  open class func report(_ achievements: [GKAchievement]) async throws { throw GKError.refusal() }
  @preconcurrency
  open class func report(_ achievements: [GKAchievement], withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    fail { completionHandler?($0) }
  }
  open class func loadAchievements() async throws -> [GKAchievement] { throw GKError.refusal() }
  @preconcurrency
  open class func loadAchievements(completionHandler: (@Sendable ([GKAchievement]?, (any Error)?) -> Void)? = nil) {
    fail { completionHandler?(nil, $0) }
  }
  open class func resetAchievements() async throws { throw GKError.refusal() }
  @preconcurrency
  open class func resetAchievements(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { fail { completionHandler?($0) } }
}
open class GKAchievementDescription: NSObject, @unchecked Sendable {
  open var identifier: String { "" }
  open var title: String { "" }
  open var achievedDescription: String { "" }
  open var unachievedDescription: String { "" }
  open var maximumPoints: Int { 0 }
  open class func loadAchievementDescriptions() async throws -> [GKAchievementDescription] { throw GKError.refusal() }
}
