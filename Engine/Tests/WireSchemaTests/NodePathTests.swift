import AlmanacWireSchema
import Testing

/// Paths of nodes, and the actions and toggles that they lead to.
@Suite struct NodePathTests {
  @Test(arguments: [[], [0], [0, 2, 1], [999_999]]) func `a path is read as it is written`(positions: [Int]) throws {
    #expect(NodePath(NodePath(positions).description) == NodePath(positions))
    #expect(NodePathValue(NodePath(positions)).path == NodePath(positions))
  }

  @Test(arguments: ["", ".", "0.", ".0", "-1", "+1", "1.a", "١", "1000000", "0 1"]) func `other text is no path`(text: String) {
    #expect(NodePath(text) == nil)
  }

  @Test func `a path has at most as many positions as a list is deep`() {
    #expect(NodePath(Array(repeating: "0", count: NodePath.limit).joined(separator: ".")) != nil)
    #expect(NodePath(Array(repeating: "0", count: NodePath.limit + 1).joined(separator: ".")) == nil)
  }

  private func face(_ state: ToggleFaceValue, _ children: [DisplayNode] = []) -> DisplayNode {
    .with {
      $0.toggleFace = state
      $0.group.children = children
    }
  }

  private func toggle(_ children: [DisplayNode]) -> DisplayNode {
    .with {
      $0.action.intent.togglesTo = true
      $0.group.children = children
    }
  }

  @Test func `a toggle turns its own faces and not those of a toggle inside it`() {
    var list = DisplayList()
    let inner = toggle([face(.current), face(.tapped)])
    list.root.group.children = [face(.both), toggle([face(.both, [face(.current), face(.tapped)]), inner])]
    list.turnToggle(at: NodePath([1]))
    let turned = list.root.group.children[1].group.children
    #expect(turned[0].group.children.map(\.toggleFace) == [.tapped, .current])
    #expect(turned[1].group.children.map(\.toggleFace) == [.current, .tapped])
    let once = list
    for path in [NodePath([0]), NodePath([5]), NodePath([1, 0, 0, 0])] { list.turnToggle(at: path) }
    #expect(list == once)
    #expect(
      list.action(at: NodePath([1]))?.intent.togglesTo == true && list.action(at: NodePath([0])) == nil && list.action(at: NodePath([7, 7])) == nil)
  }
}
