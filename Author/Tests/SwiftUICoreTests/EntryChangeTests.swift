import AlmanacTextEngine
import AlmanacWireSchema
import Foundation
import SwiftUICore
import Testing

/// The records for the change from one entry to the next: identities of views, and the authors' settings.
@MainActor
@Suite struct EntryChangeTests {
  /// The display list of a view in a small widget.
  private func list<V: View>(_ view: V) -> DisplayList {
    var environment = EnvironmentValues()
    environment.core.displaySize = CGSize(width: 200, height: 200)
    return ViewRenderer.displayList(of: view, environment: environment, session: RenderSession(text: .current, images: ImageStore(), bundle: .main))
  }

  private func nodes(_ list: DisplayList) -> [DisplayNode] {
    func flatten(_ node: DisplayNode) -> [DisplayNode] {
      guard case .group(let group)? = node.content else { return [node] }
      return [node] + group.children.flatMap(flatten)
    }
    return flatten(list.root)
  }

  /// The identities of texts, by their words.
  private func identities<V: View>(_ view: V) -> [String: UInt32] {
    Dictionary(
      nodes(list(view)).compactMap { node in
        guard case .text(let text)? = node.content else { return nil }
        return (text.lines.flatMap(\.runs).map(\.text).joined(), node.identity)
      }, uniquingKeysWith: { first, _ in first })
  }

  private struct Row: Identifiable { let id: String }
  private struct Rows: View {
    var rows: [String]
    var title = "title"
    var isOpen = false
    var key = 1
    var body: some View {
      VStack {
        Text(title).padding(isOpen ? 4 : 0).background { if isOpen { Color.red } }
        if isOpen { Text("open") } else { Text("closed") }
        ForEach(rows.map(Row.init)) { Text($0.id) }
        Text("keyed").id(key)
      }
    }
  }

  @Test func `a view keeps its identity when content, padding, background and neighbours change`() {
    let (a, b) = (identities(Rows(rows: ["x", "y"])), identities(Rows(rows: ["y", "z", "x"], title: "other", isOpen: true)))
    #expect(a["title"] == b["other"])
    #expect(a["x"] == b["x"])
    #expect(a["y"] == b["y"])
    #expect(a["keyed"] == b["keyed"])
    #expect(Set(b.values).count == b.count)
    #expect(!b.values.contains(0))
  }

  @Test func `another branch, another id and another element are other views`() {
    let (a, b) = (identities(Rows(rows: ["x"])), identities(Rows(rows: ["y"], isOpen: true, key: 2)))
    #expect(a["closed"] != b["open"])
    #expect(a["keyed"] != b["keyed"])
    #expect(a["x"] != b["y"])
  }

  /// The numbers were recorded in another process. They change only if the hashes change; then the animations between entries of an old archive and
  /// those of a new one are lost once.
  @Test func `identities are the same in every process`() {
    let found = identities(Rows(rows: ["x"]))
    #expect(found["title"] == 2_678_634_227)
    #expect(found["x"] == 1_670_437_221)
  }

  @Test func `ids of every usual type have hashes that do not depend on the process`() {
    enum Kind: String { case one, two }
    struct Pair: Hashable { let (a, b): (Int, String) }
    let uuid = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F") ?? UUID()
    func identity<ID: Hashable>(_ id: ID) -> UInt32? { identities(Text("t").id(id))["t"] }
    #expect(identity(1) != identity(2))
    #expect(identity("1") != identity("2"))
    #expect(identity(Kind.one) != identity(Kind.two))
    #expect(identity(uuid) == identity(uuid))
    #expect(identity(Pair(a: 1, b: "x")) == identity(Pair(a: 1, b: "x")))
    #expect(identity(Pair(a: 1, b: "x")) != identity(Pair(a: 2, b: "x")))
    #expect(identity(AnyHashable("1")) == identity(AnyHashable("1")))
  }

  @Test func `two shapes of one view have two identities`() {
    let shapes = nodes(list(Circle().fill(.red).stroke(.blue, lineWidth: 2))).filter { if case .path? = $0.content { true } else { false } }
    #expect(shapes.count == 2)
    #expect(Set(shapes.map(\.identity)).count == 2)
  }

  @Test func `a drawing is one part`() {
    let canvas = nodes(list(Canvas { context, size in context.draw(Text("a"), at: CGPoint(x: 20, y: 20)) }))
    #expect(canvas.filter { $0.identity != 0 }.count == 1)
  }

  // MARK: Authors' settings

  private func changes<V: View>(_ view: V) -> [EntryChange] { nodes(list(view)).filter(\.hasChange).map(\.change) }

  @Test func `a view without modifiers records no change`() {
    #expect(changes(Rows(rows: ["a"])) == [])
  }

  @Test func `numericText records direction, value and the places of the characters`() throws {
    let change = try #require(changes(Text(verbatim: "128").contentTransition(.numericText(value: 128))).first)
    #expect(change.content.kind == .numeric)
    #expect(change.content.value == 128)
    #expect(change.edges.count == 4)
    #expect(change.edges == change.edges.sorted())
    #expect(try #require(changes(Text(verbatim: "1").contentTransition(.numericText(countsDown: true))).first).content.countsDown)
  }

  @Test func `text of several lines and text with many characters does not roll`() throws {
    #expect(try #require(changes(Text(verbatim: "1\n2").contentTransition(.numericText())).first).edges.isEmpty)
    let long = String(repeating: "1", count: 25)
    #expect(try #require(changes(Text(verbatim: long).font(.system(size: 4)).contentTransition(.numericText())).first).edges.isEmpty)
  }

  @Test(arguments: [(ContentTransition.identity, ContentTransitionKind.identity), (.opacity, .opacity), (.interpolate, .interpolate)])
  func `content transitions reach every text inside`(transition: ContentTransition, kind: ContentTransitionKind) {
    let change = changes(VStack { Text(verbatim: "a") }.contentTransition(transition))
    #expect(change.map(\.content.kind) == [kind])
  }

  @Test func `transitions record what the view looks like outside`() throws {
    func ends(_ transition: AnyTransition) throws -> (insertion: TransitionValue, removal: TransitionValue) {
      let change = try #require(changes(Text(verbatim: "a").transition(transition)).first)
      return (change.insertion, change.removal)
    }
    #expect(try ends(.opacity).insertion == .with { $0.opacity = 0 })
    #expect(try ends(.identity).insertion == TransitionValue())
    #expect(try ends(.move(edge: .bottom)).insertion == .with { $0.shift = PointValue(x: 0, y: 1) })
    #expect(try ends(.slide).insertion.shift == PointValue(x: -1, y: 0))
    #expect(try ends(.slide).removal.shift == PointValue(x: 1, y: 0))
    let push = try ends(.push(from: .top))
    #expect(push.insertion.shift == PointValue(x: 0, y: -1))
    #expect(push.removal.shift == PointValue(x: 0, y: 1))
    #expect(push.removal.opacity == 0)
    #expect(try ends(.scale(scale: 0.5, anchor: .topLeading)).insertion == .with { ($0.scale, $0.anchor) = (0.5, PointValue(x: 0, y: 0)) })
    #expect(try ends(.offset(x: 3, y: -4)).removal.offset == PointValue(x: 3, y: -4))
    #expect(try ends(.blurReplace).insertion.blur > 0)
    // With Apple's default argument.
    #expect(try ends(AnyTransition(.blurReplace())).insertion.blur > 0)
    let combined = try ends(.asymmetric(insertion: .opacity.combined(with: .scale(scale: 2)), removal: .move(edge: .leading)))
    #expect(combined.insertion == .with { ($0.opacity, $0.scale) = (0, 2) })
    #expect(combined.removal == .with { $0.shift = PointValue(x: -1, y: 0) })
    let timed = try ends(.opacity.animation(.linear(duration: 0.25).delay(0.5)))
    #expect(timed.insertion.animation.duration == 0.25)
    #expect(timed.insertion.animation.delay == 0.5)
  }

  @Test func `the transition protocol records the same`() throws {
    func ends<T: Transition>(_ transition: T) throws -> EntryChange { try #require(changes(Text(verbatim: "a").transition(transition)).first) }
    #expect(try ends(.move(edge: .bottom)).insertion == .with { $0.shift = PointValue(x: 0, y: 1) })
    #expect(try ends(.opacity.combined(with: .scale(2))).insertion == .with { ($0.opacity, $0.scale) = (0, 2) })
    #expect(try ends(AsymmetricTransition(insertion: .opacity, removal: .identity)).removal == TransitionValue())
  }

  @Test func `in a layout from right to left the leading edge is the right one`() throws {
    let view = Text(verbatim: "a").transition(.move(edge: .leading)).environment(\.layoutDirection, .rightToLeft)
    #expect(try #require(changes(view).first).insertion.shift == PointValue(x: 1, y: 0))
  }

  @Test func `a transition of one's own is a fade, and a note says so`() {
    struct Own: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View { content.rotationEffect(.degrees(phase.value * 90)) }
    }
    let out = ContentFixture().render(Text(verbatim: "a").transition(Own()))
    #expect(out.names == ["transition.custom"])
    #expect(out.nodes.first?.change.insertion == .with { $0.opacity = 0 })
  }

  @Test func `animations record their curve and a hash of the value that they watch`() throws {
    func animation<V: Equatable>(_ animation: Animation?, _ value: V) throws -> EntryChange {
      try #require(changes(Text(verbatim: "a").animation(animation, value: value)).first)
    }
    let spring = try animation(.bouncy(duration: 0.4), 1)
    #expect(spring.animation.spring == .with { ($0.duration, $0.bounce) = (0.4, 0.3) })
    #expect(try animation(.bouncy, 1).watched == spring.watched)
    #expect(try animation(.bouncy, 2).watched != spring.watched)
    let ease = try animation(.easeInOut(duration: 1).speed(2), "x").animation
    #expect(ease.cubic == .with { ($0.x1, $0.y1, $0.x2, $0.y2) = (0.42, 0, 0.58, 1) })
    #expect((ease.duration, ease.speed) == (1, 2))
    #expect(try animation(nil, 1).animation.curve == nil)
    #expect(try animation(.interpolatingSpring(stiffness: 100, damping: 10), 1).animation.spring.bounce.isNear(0.5))
    #expect(try animation(.linear(duration: .nan), 1).animation.duration == 0)
  }

  @Test func `a transaction changes the system's animation`() throws {
    #expect(changes(Text(verbatim: "a").transaction { $0.disablesAnimations = true }).first?.animation.curve == nil)
    #expect(changes(Text(verbatim: "a").transaction { $0.animation = .linear(duration: 1) }).first?.animation.duration == 1)
    #expect(changes(Text(verbatim: "a").transaction { _ in }).isEmpty)
  }

  @Test func `repetitions are left out, and a note says so`() {
    #expect(ContentFixture().render(Text(verbatim: "a").animation(.linear.repeatForever(), value: 1)).names == ["animation.repeats"])
  }

  @Test func `matched views have one mark in every place`() throws {
    struct Matched: View {
      @Namespace private var space
      var isDown: Bool
      var body: some View {
        VStack {
          if isDown { Text("a") } else { Text("b").matchedGeometryEffect(id: "dot", in: space) }
          if isDown { Text("c").matchedGeometryEffect(id: "dot", in: space) }
        }
      }
    }
    let (up, down) = (changes(Matched(isDown: false)).map(\.match), changes(Matched(isDown: true)).map(\.match))
    #expect(up == down)
    #expect(try #require(up.first) != 0)
    struct Follower: View {
      @Namespace private var space
      var body: some View { Text("a").matchedGeometryEffect(id: 1, in: space, isSource: false) }
    }
    #expect(ContentFixture().render(Follower()).names == ["matchedGeometryEffect.follower"])
  }

  @Test func `modifiers of changes do not change the layout`() {
    let plain = ContentFixture().render(
      VStack(spacing: 3) {
        Text("a"); Text("b")
      }
    ).size
    let marked = ContentFixture().render(
      VStack(spacing: 3) {
        Text("a").transition(.slide).animation(.linear, value: 1)
        Text("b").contentTransition(.numericText())
      }
      .animation(nil, value: 1)
    ).size
    #expect(plain == marked)
  }
}
