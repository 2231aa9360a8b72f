import AlmanacProfiles
import AlmanacTextEngine
import AlmanacWireSchema
import Foundation
import SwiftUICore
import Testing
import WidgetKit

@testable import AlmanacTransitions

/// How two entries' pictures become one another. The lists are those that views record.
@MainActor
@Suite struct PlanTests {
  private func list<V: View>(_ view: V, side: CGFloat = 200) -> DisplayList {
    var environment = EnvironmentValues()
    environment.core.displaySize = CGSize(width: side, height: side)
    return ViewRenderer.displayList(
      of: view.containerBackground(.white, for: .widget), environment: environment,
      session: RenderSession(text: .current, images: ImageStore(), bundle: .main))
  }

  private func plan<A: View, B: View>(
    _ old: A, _ new: B, _ change: (inout TransitionConditions) -> Void = { _ in }
  ) -> TransitionPlan {
    var conditions = TransitionConditions(scale: 2)
    change(&conditions)
    return TransitionPlan(from: list(old), to: list(new), conditions)
  }

  private func roles(_ plan: TransitionPlan) -> [String] { plan.layers.map(\.role.rawValue) }

  private struct Score: View {
    var points: Int
    var isLow = false
    var transition = ContentTransition.numericText()
    var animation: Animation? = .default
    var body: some View {
      VStack(alignment: .leading) {
        Text("Score")
        Text(verbatim: "\(points)").monospacedDigit().contentTransition(transition)
        Color.red.frame(width: 20, height: 20).frame(maxWidth: .infinity, alignment: isLow ? .trailing : .leading)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .animation(animation, value: points)
    }
  }

  @Test func `equal pictures have nothing to animate`() {
    #expect(plan(Score(points: 1), Score(points: 1)).course == .cut)
  }

  @Test func `only the changed digits roll, and what moves moves`() throws {
    let plan = plan(Score(points: 128), Score(points: 129, isLow: true))
    #expect(plan.course == .layers)
    #expect(roles(plan) == ["still", "still", "roll-out", "roll-in", "move"])
    let (out, into) = (plan.layers[2], plan.layers[3])
    #expect(out.source == .earlier && into.source == .later)
    #expect(out.end.opacity == 0 && into.start.opacity == 0 && into.end.opacity == 1)
    // Upwards: the new digit comes from below.
    #expect(out.end.frame.y < out.start.frame.y && into.start.frame.y > into.end.frame.y)
    #expect(out.start.frame.width < 20)
    let move = plan.layers[4]
    #expect(move.end.frame.x - move.start.frame.x == 180)
    #expect(move.start.frame.y == move.end.frame.y && move.start.frame.width == move.end.frame.width)
    #expect((0.5...2).contains(plan.duration))
  }

  @Test func `a smaller value rolls down, and more digits come from the left`() throws {
    struct Number: View {
      let value: Int
      var body: some View { Text(verbatim: "\(value)").monospacedDigit().contentTransition(.numericText(value: Double(value))) }
    }
    let down = plan(Number(value: 10), Number(value: 9))
    #expect(roles(down) == ["still", "roll-out", "roll-in", "roll-out"])
    #expect(down.layers[1].end.frame.y > down.layers[1].start.frame.y)
    let up = plan(Number(value: 99), Number(value: 199))
    #expect(roles(up) == ["still", "roll-in", "move"])
  }

  @Test func `content transitions other than numericText fade, or change at once`() {
    #expect(
      roles(plan(Score(points: 1, transition: .opacity), Score(points: 2, transition: .opacity))).prefix(3) == ["still", "fade-out", "fade-in"])
    #expect(plan(Score(points: 1, transition: .identity), Score(points: 2, transition: .identity)).course == .cut)
  }

  @Test func `an animation of nil lets changes happen at once, if its value has changed`() {
    #expect(plan(Score(points: 1, animation: nil), Score(points: 2, isLow: true, animation: nil)).course == .cut)
    // The watched value is the same, so the system's own animation applies.
    #expect(roles(plan(Score(points: 1, animation: nil), Score(points: 1, isLow: true, animation: nil))) == ["still", "move"])
  }

  @Test func `the innermost animation whose value has changed counts`() throws {
    struct Nested: View {
      let (outer, inner): (Int, Int)
      var body: some View {
        Color.red.frame(width: 10, height: 10).frame(maxWidth: .infinity, alignment: outer + inner > 1 ? .trailing : .leading)
          .animation(.linear(duration: 0.25), value: inner).animation(.linear(duration: 0.75), value: outer)
      }
    }
    #expect(plan(Nested(outer: 1, inner: 0), Nested(outer: 2, inner: 0)).duration == 0.75)
    #expect(plan(Nested(outer: 1, inner: 0), Nested(outer: 2, inner: 3)).duration == 0.25)
  }

  @Test func `a new element appears with its transition and a removed one disappears with its own, as a whole`() throws {
    struct Rows: View {
      let rows: [String]
      var body: some View {
        VStack {
          ForEach(rows, id: \.self) { row in
            HStack {
              Circle().frame(width: 10, height: 10); Text(row)
            }
            .transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity.animation(.linear(duration: 0.3))))
          }
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    let plan = plan(Rows(rows: ["a", "b"]), Rows(rows: ["b", "c"]))
    #expect(roles(plan).filter { $0 != "still" } == ["removal", "move", "move", "insertion"])
    let insertion = try #require(plan.layers.last)
    #expect(insertion.parts.count == 1)
    #expect(insertion.start.opacity == 1 && insertion.start.frame.x < insertion.end.frame.x)
    let removal = try #require(plan.layers.first { $0.role == .removal })
    #expect(removal.timing?.duration == 0.3 && removal.timing?.easing == "linear")
    #expect(removal.end.opacity == 0 && removal.end.frame == removal.start.frame)
  }

  @Test func `without a transition views fade in and out, neighbours together`() {
    struct Optional: View {
      let isShown: Bool
      var body: some View {
        VStack { if isShown { Text("a"); Text("b"); Color.red } }
      }
    }
    let plan = plan(Optional(isShown: false), Optional(isShown: true))
    #expect(roles(plan) == ["still", "insertion"])
    #expect(plan.layers[1].parts.count == 3)
    #expect(self.plan(Optional(isShown: true), Optional(isShown: false)).layers.last?.role == .removal)
  }

  @Test func `matched views move to each other's place while they fade into each other`() throws {
    struct Matched: View {
      @Namespace private var space
      let isLarge: Bool
      var body: some View {
        if isLarge {
          Color.red.frame(width: 100, height: 100).matchedGeometryEffect(id: 1, in: space)
        } else {
          VStack {
            Spacer(); Color.blue.frame(width: 10, height: 10).matchedGeometryEffect(id: 1, in: space)
          }
        }
      }
    }
    let plan = plan(Matched(isLarge: false), Matched(isLarge: true))
    #expect(roles(plan) == ["still", "fade-out", "fade-in"])
    let (out, into) = (plan.layers[1], plan.layers[2])
    #expect(out.start.frame.width == 10 && out.end.frame.width == 100)
    #expect(into.start.frame.width == 10 && into.end.frame.width == 100)
    #expect(into.start.frame.y == 190)
  }

  @Test func `a shape that changes its size is stretched and does not fade`() throws {
    struct Bar: View {
      let share: Double
      var body: some View { ProgressView(value: share).frame(width: 100) }
    }
    let plan = plan(Bar(share: 0.2), Bar(share: 0.8))
    #expect(roles(plan) == ["still", "move"])
    let bar = try #require(plan.layers.last)
    #expect(bar.end.frame.width > 3 * bar.start.frame.width)
    #expect(abs(bar.end.frame.x - bar.start.frame.x) < 1)
  }

  @Test func `text that moves is not stretched`() throws {
    struct Label: View {
      let text: String
      var body: some View { Text(text).frame(maxWidth: .infinity, alignment: .trailing) }
    }
    let plan = plan(Label(text: "a"), Label(text: "longer"))
    #expect(roles(plan) == ["still", "fade-out", "fade-in"])
    #expect(plan.layers.dropFirst().allSatisfy { $0.start.frame == $0.end.frame })
  }

  @Test func `a group that is faded, clipped or blurred changes as one`() {
    struct Group: View {
      let text: String
      var body: some View {
        VStack {
          Text("same"); Text(text); Color.red
        }.clipShape(RoundedRectangle(cornerRadius: 10)).opacity(0.5).blur(radius: 1)
      }
    }
    let plan = plan(Group(text: "a"), Group(text: "b"))
    #expect(roles(plan) == ["still", "fade-out", "fade-in"])
    #expect(plan.layers.dropFirst().allSatisfy { $0.parts.count == 1 })
  }

  // MARK: Bounds

  @Test func `another size is no change of the same widget`() {
    let plan = TransitionPlan(from: list(Score(points: 1)), to: list(Score(points: 2), side: 100), TransitionConditions(scale: 2))
    #expect(plan.course == .cut)
  }

  @Test func `pictures that are changed pixel by pixel fade as a whole`() {
    let plan = plan(Score(points: 1), Score(points: 2)) { $0.isProcessed = true }
    #expect(plan.course == .fade)
    #expect(plan.layers.isEmpty && plan.fade != nil)
  }

  @Test func `a hidden background is no layer, and what is behind the widget is the lowest`() {
    #expect(roles(plan(Score(points: 1), Score(points: 2)) { ($0.showsBackground, $0.needsBase) = (false, true) }).first == "base")
    let bare = plan(Score(points: 1), Score(points: 2)) { $0.showsBackground = false }
    #expect(bare.layers.allSatisfy { $0.parts.allSatisfy { !$0.isBackground } })
  }

  @Test func `lists without identities fade as a whole`() {
    func stripped(_ node: DisplayNode) -> DisplayNode {
      var node = node
      node.identity = 0
      node.clearChange()
      if case .group(let group)? = node.content { node.group.children = group.children.map(stripped) }
      return node
    }
    var (old, new) = (list(Score(points: 1)), list(Score(points: 2)))
    (old.root, old.background, new.root, new.background) = (
      stripped(old.root), stripped(old.background), stripped(new.root), stripped(new.background)
    )
    #expect(TransitionPlan(from: old, to: new, TransitionConditions(scale: 2)).course == .fade)
    #expect(TransitionPlan(from: new, to: new, TransitionConditions(scale: 2)).course == .cut)
  }

  @Test func `more changes than layers fade as a whole`() {
    struct Many: View {
      let shift: CGFloat
      var body: some View {
        ZStack {
          ForEach(0..<60, id: \.self) { index in
            Color.red.frame(width: 3, height: 3).offset(x: shift, y: CGFloat(index * 3))
          }
        }
      }
    }
    #expect(plan(Many(shift: 0), Many(shift: 9)).course == .fade)
  }

  @Test func `hostile lists give bounded plans`() throws {
    func list(_ count: Int, _ change: (Int, inout DisplayNode) -> Void) -> DisplayList {
      var list = DisplayList()
      list.size = SizeValue(width: 100, height: 100)
      list.root.group.children = (0..<count).map { index in
        .with {
          $0.frame = RectValue(x: Double(index % 100), y: 0, width: 1, height: 1)
          $0.path.shape.rect = RectValue(x: 0, y: 0, width: 1, height: 1)
          $0.identity = 5
          change(index, &$0)
        }
      }
      return list
    }
    let profile = Profiles.entryAnimations
    func check(_ old: DisplayList, _ new: DisplayList, _ comment: Comment) throws {
      try old.validate()
      try new.validate()
      let plan = TransitionPlan(from: old, to: new, TransitionConditions(scale: 3))
      #expect(plan.layers.count <= profile.mostLayers, comment)
      #expect(plan.duration <= profile.longest + 1e-9, comment)
      let area = plan.layers.reduce(0) { $0 + $1.crop.width * $1.crop.height }
      #expect(area <= profile.mostArea * 100 * 100, comment)
      for state in plan.layers.flatMap({ [$0.start, $0.end] }) {
        #expect(
          [state.frame.x, state.frame.y, state.frame.width, state.frame.height, state.opacity, state.blur].allSatisfy { abs($0) < 1e9 }, comment)
      }
    }
    let many = list(19_999) { _, _ in }
    try check(many, list(19_999) { $1.frame.y = 3 }, "20,000 nodes of one identity")
    try check(list(1000) { _, _ in }, list(30) { $1.frame.x += 1 }, "identities that occur often")
    try check(
      list(10) { _, _ in }, list(10) { $1.frame = RectValue(x: -1e7, y: 1e7, width: 1e7, height: 1e7) }, "huge frames")
    try check(
      list(10) { $1.change.removal = .with { ($0.scale, $0.shift, $0.blur, $0.opacity) = (1e7, PointValue(x: 1e7, y: -1e7), 1e7, -5) } },
      list(0) { _, _ in }, "huge transitions")
    try check(
      list(3) {
        $1.change.edges = [3, 1, 2]; $1.change.content.kind = .numeric; $1.text.lines = [.with { $0.runs = [.with { $0.text = "12" }] }]
      },
      list(3) {
        $1.change.edges = [9, 1]; $1.change.content.kind = .numeric; $1.text.lines = [.with { $0.runs = [.with { $0.text = "13" }] }]
      },
      "edges in disorder")
    try check(list(3) { $1.frame.width = 0 }, list(3) { $1.frame.width = -7 }, "no width")
  }

  @Test func `pruned lists keep what is around their parts`() {
    let new = list(Score(points: 2))
    let plan = TransitionPlan(from: list(Score(points: 1)), to: new, TransitionConditions(scale: 2))
    for layer in plan.layers where layer.source == .later {
      let pruned = new.keeping(layer.parts)
      #expect(pruned.size == new.size)
      for part in layer.parts where !part.isBackground { #expect(pruned.hasRoot) }
    }
    #expect(!new.keeping([]).hasRoot && !new.keeping([]).hasBackground)
    let whole = PartPath(isBackground: false, path: NodePath())
    #expect(new.keeping([whole]).root == new.root)
  }
}
