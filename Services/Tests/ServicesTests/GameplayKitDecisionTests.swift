import AlmanacFoundationCompat
import Foundation
import GameplayKit
import Testing

/// Decisions of a game: states, trees and moves.
@Suite struct GameplayKitDecisionTests {
  final class Flood: GKState { override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Ebb.self } }
  final class Ebb: GKState {
    var came: GKState?
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { false }
    override func didEnter(from previousState: GKState?) { came = previousState }
  }
  @Test func `a machine enters only the states that may follow`() {
    let machine = GKStateMachine(states: [Flood(), Ebb()])
    #expect(machine.currentState == nil && machine.enter(Flood.self) && !machine.enter(Flood.self) && machine.enter(Ebb.self))
    #expect(machine.currentState is Ebb && machine.state(forClass: Ebb.self)?.came is Flood && !machine.enter(Flood.self))
  }

  final class Depth: GKComponent { var seconds = 0.0; override func update(deltaTime seconds: TimeInterval) { self.seconds += seconds } }
  @Test func `an entity has one component of each class`() {
    let (entity, depth) = (GKEntity(), Depth())
    entity.addComponent(Depth())
    entity.addComponent(depth)
    entity.update(deltaTime: 2)
    #expect(entity.components.count == 1 && entity.component(ofType: Depth.self) === depth && depth.seconds == 2 && depth.entity === entity)
    entity.removeComponent(ofType: Depth.self)
    #expect(entity.components.isEmpty && depth.entity == nil)
  }

  @Test func `a tree follows the answers to an action`() {
    let (high, wind): (NSString, NSString) = ("high?", "wind?")
    let tree = GKDecisionTree(attribute: high)
    let windy = tree.rootNode?.createBranch(value: 1, attribute: wind)
    tree.rootNode?.createBranch(value: 0, attribute: NSString("wait"))
    windy?.createBranch(predicate: NSPredicate { value, _ in (value as? NSNumber)?.intValue ?? 0 > 5 }, attribute: NSString("sail"))
    windy?.createBranch(weight: 1, attribute: NSString("row"))
    func action(_ answers: [AnyHashable: any NSObjectProtocol]) -> String? { (tree.findAction(forAnswers: answers) as? NSString).map(String.init) }
    #expect(action([high: NSNumber(value: 1), wind: NSNumber(value: 6)]) == "sail")
    #expect(action([high: NSNumber(value: 1), wind: NSNumber(value: 3)]) == "row")
    #expect(action([high: NSNumber(value: 0)]) == "wait" && action([:]) == nil)
  }

  /// Players take one to three of some stones; the player who takes the last one wins.
  final class Stones: NSObject, GKGameModel {
    final class Taker: NSObject, GKGameModelPlayer {
      let playerId: Int
      init(_ playerId: Int) { self.playerId = playerId }
    }
    final class Take: NSObject, GKGameModelUpdate {
      var value = 0
      let count: Int
      init(_ count: Int) { self.count = count }
    }
    let takers = [Taker(0), Taker(1)]
    var stones: Int
    var turn = 0
    init(_ stones: Int) { self.stones = stones }
    var players: [any GKGameModelPlayer]? { takers }
    var activePlayer: (any GKGameModelPlayer)? { takers[turn] }
    func setGameModel(_ gameModel: any GKGameModel) {
      if let other = gameModel as? Stones { (stones, turn) = (other.stones, other.turn) }
    }
    func copy(with zone: NSZone? = nil) -> Any {
      let copy = Stones(stones)
      copy.turn = turn
      return copy
    }
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? { stones > 0 ? (1...min(3, stones)).map(Take.init) : nil }
    func apply(_ gameModelUpdate: any GKGameModelUpdate) {
      if let take = gameModelUpdate as? Take { (stones, turn) = (stones - take.count, 1 - turn) }
    }
    func isWin(for player: any GKGameModelPlayer) -> Bool { stones == 0 && player.playerId != turn }
    func isLoss(for player: any GKGameModelPlayer) -> Bool { stones == 0 && player.playerId == turn }
  }
  @Test(arguments: [(3, 3), (5, 1), (6, 2), (7, 3)])
  func `a strategist leaves four stones or takes the last ones`(stones: Int, taken: Int) {
    let strategist = GKMinmaxStrategist()
    (strategist.gameModel, strategist.maxLookAheadDepth) = (Stones(stones), 8)
    #expect((strategist.bestMoveForActivePlayer() as? Stones.Take)?.count == taken)
  }
}
