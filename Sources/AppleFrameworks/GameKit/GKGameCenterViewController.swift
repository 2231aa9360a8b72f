public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards, achievements, challenges, localPlayerProfile, dashboard, localPlayerFriendsList
}
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
/// Scores and achievements. It shows nothing, like every view controller here.
open class GKGameCenterViewController: UIViewController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  open var viewState = GKGameCenterViewControllerState.default
  public convenience init() { self.init(state: .default) }
  public init(state: GKGameCenterViewControllerState) {
    super.init(nibName: nil, bundle: nil)
    viewState = state
  }
  public init(leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope) {
    super.init(nibName: nil, bundle: nil)
    viewState = .leaderboards
  }
  public init(achievementID: String) {
    super.init(nibName: nil, bundle: nil)
    viewState = .achievements
  }
  public required init?(coder: NSCoder) { nil }
}
/// The button of Game Center over a game. It is never visible.
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class GKAccessPoint: NSObject, @unchecked Sendable {
  public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }
  public static let shared = GKAccessPoint()
  open var isActive = false
  open var location = Location.topLeading
  open var showHighlights = false
  open var isVisible: Bool { false }
  open var isPresentingGameCenter: Bool { false }
  open var frameInScreenCoordinates: CGRect { .zero }
  open func trigger(handler: @escaping () -> Void) { _ = GKError.refusal() }
  open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) { _ = GKError.refusal() }
}
