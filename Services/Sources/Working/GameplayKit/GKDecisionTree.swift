/// A sequence of questions that leads to an action. Learning a tree from examples is not supported: such a tree has no root.
open class GKDecisionTree: NSObject {
  open private(set) var rootNode: GKDecisionNode?
  open var randomSource: GKRandomSource = GKARC4RandomSource()
  public init(attribute: any NSObjectProtocol) {
    rootNode = GKDecisionNode(attribute: attribute)
    super.init()
  }
  public init(examples: [[any NSObjectProtocol]], actions: [any NSObjectProtocol], attributes: [any NSObjectProtocol]) {
    UnavailableServices.report("decisionTree.unlearnt", "a decision tree cannot be learned from examples; create its branches")
    super.init()
  }
  open func findAction(forAnswers answers: [AnyHashable: any NSObjectProtocol]) -> (any NSObjectProtocol)? {
    guard var node = rootNode else { return nil }
    while !node.branches.isEmpty {
      let answer = (node.attribute as? AnyHashable).flatMap { answers[$0] }
      guard let next = node.next(for: answer, randomSource) else { return nil }
      node = next
    }
    return node.attribute
  }
}
open class GKDecisionNode: NSObject {
  enum Condition {
    case value(NSNumber)
    case predicate(NSPredicate)
    case weight(Int)
  }
  let attribute: any NSObjectProtocol
  private(set) var branches: [(condition: Condition, node: GKDecisionNode)] = []
  init(attribute: any NSObjectProtocol) {
    self.attribute = attribute
    super.init()
  }
  @discardableResult open func createBranch(value: NSNumber, attribute: any NSObjectProtocol) -> GKDecisionNode { add(.value(value), attribute) }
  @discardableResult open func createBranch(predicate: NSPredicate, attribute: any NSObjectProtocol) -> GKDecisionNode {
    add(.predicate(predicate), attribute)
  }
  @discardableResult open func createBranch(weight: Int, attribute: any NSObjectProtocol) -> GKDecisionNode { add(.weight(weight), attribute) }
  private func add(_ condition: Condition, _ attribute: any NSObjectProtocol) -> GKDecisionNode {
    let node = GKDecisionNode(attribute: attribute)
    branches.append((condition, node))
    return node
  }
  func next(for answer: (any NSObjectProtocol)?, _ random: GKRandomSource) -> GKDecisionNode? {
    for branch in branches {
      switch branch.condition {
      case .value(let value): if let answer, value.isEqual(answer) { return branch.node }
      case .predicate(let predicate): if predicate.evaluate(with: answer) { return branch.node }
      case .weight: continue
      }
    }
    var weighted: [(weight: Int, node: GKDecisionNode)] = []
    for branch in branches { if case .weight(let weight) = branch.condition, weight > 0 { weighted.append((weight, branch.node)) } }
    let total = weighted.reduce(0) { $0 &+ $1.weight }
    guard total > 0 else { return nil }
    var place = random.nextInt(upperBound: total)
    for one in weighted {
      if place < one.weight { return one.node }
      place -= one.weight
    }
    return nil
  }
}
