/// A move in a game. A strategist stores its rating in it.
public protocol GKGameModelUpdate: NSObjectProtocol { var value: Int { get set } }
public protocol GKGameModelPlayer: NSObjectProtocol { var playerId: Int { get } }
/// A game's state. A strategist tries moves on copies of it.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
  var players: [any GKGameModelPlayer]? { get }
  var activePlayer: (any GKGameModelPlayer)? { get }
  func setGameModel(_ gameModel: any GKGameModel)
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
  func apply(_ gameModelUpdate: any GKGameModelUpdate)
  func score(for player: any GKGameModelPlayer) -> Int
  func isWin(for player: any GKGameModelPlayer) -> Bool
  func isLoss(for player: any GKGameModelPlayer) -> Bool
  func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
}
extension GKGameModel {
  public func score(for player: any GKGameModelPlayer) -> Int { 0 }
  public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
  public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
  public func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate) {}
}
public let GKGameModelMaxScore = 1 << 24
public let GKGameModelMinScore = -(1 << 24)

public protocol GKStrategist: NSObjectProtocol {
  var gameModel: (any GKGameModel)? { get set }
  var randomSource: (any GKRandom)? { get set }
  func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}
/// Looks some moves ahead and assumes that each player makes the best one.
open class GKMinmaxStrategist: NSObject, GKStrategist {
  open var gameModel: (any GKGameModel)?
  open var randomSource: (any GKRandom)?
  open var maxLookAheadDepth = 0
  public override init() { super.init() }
  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? { gameModel?.activePlayer.flatMap { bestMove(for: $0) } }
  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
    let moves = valued(for: player)
    let best = moves.filter { $0.value == moves.first?.value }
    guard best.count > 1, let randomSource else { return best.first }
    return best[randomSource.nextInt(upperBound: best.count)]
  }
  open func randomMove(for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int) -> (any GKGameModelUpdate)? {
    let best = valued(for: player).prefix(max(numMovesToConsider, 0))
    return best.isEmpty ? nil : best[(randomSource ?? GKRandomSource.sharedRandom()).nextInt(upperBound: best.count)]
  }
  /// Returns the player's moves, the best one first.
  private func valued(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
    guard let gameModel, let moves = gameModel.gameModelUpdates(for: player) else { return [] }
    for move in moves { move.value = value(after: move, in: gameModel, for: player, depth: maxLookAheadDepth - 1) }
    return moves.enumerated().sorted { ($1.element.value, $0.offset) < ($0.element.value, $1.offset) }.map(\.element)
  }
  private func value(after move: any GKGameModelUpdate, in model: any GKGameModel, for player: any GKGameModelPlayer, depth: Int) -> Int {
    guard let next = model.copy() as? any GKGameModel else { return 0 }
    next.apply(move)
    // The earlier a win, the better.
    if next.isWin(for: player) { return GKGameModelMaxScore + max(depth, 0) }
    if next.isLoss(for: player) { return GKGameModelMinScore - max(depth, 0) }
    guard depth > 0, let active = next.activePlayer, let moves = next.gameModelUpdates(for: active), !moves.isEmpty else {
      return next.score(for: player)
    }
    let values = moves.map { value(after: $0, in: next, for: player, depth: depth - 1) }
    return (active.playerId == player.playerId ? values.max() : values.min()) ?? 0
  }
}
