import Combine
import Synchronization
import Testing

@testable import SwiftUICore

/// State across the passes over an entry: views that share it, and objects that cause another pass.
@MainActor
@Suite struct StateIdentityTests {
  let fixture = LayoutFixture()

  // MARK: Identity

  private struct Counter: View {
    let name: String
    let start: CGFloat
    @State private var width: CGFloat = 1
    var body: some View {
      Block(name, width, 5).onAppear { width = start }
    }
  }

  @Test func `one view value in two places has two states, and elements keep theirs by id`() {
    struct Twice: View {
      @State private var order = [3, 1, 2]
      var body: some View {
        HStack(spacing: 0) {
          let same = Counter(name: "same", start: 7)
          same
          same
          ForEach(order, id: \.self) { Counter(name: "e\($0)", start: CGFloat($0 * 10)) }
        }
        .onAppear { order = [1, 2, 3] }
      }
    }
    let out = LayoutFixture(size: CGSize(width: 200, height: 20)).render { Twice() }
    #expect(out.frames("same").map(\.width) == [7, 7])
    #expect(out.names == ["same", "same", "e1", "e2", "e3"])
    #expect(["e1", "e2", "e3"].map { out.frame($0).width } == [10, 20, 30])
  }

  @Test func `a branch that comes before a view does not take its state`() {
    struct Branching: View {
      @State private var isOpen = false
      var body: some View {
        HStack(spacing: 0) {
          if isOpen { Counter(name: "new", start: 9) }
          Counter(name: "old", start: 5)
        }
        .onAppear { isOpen = true }
      }
    }
    let out = fixture.render { Branching() }
    #expect(out.frame("new").width == 9)
    #expect(out.frame("old").width == 5)
  }

  @Test func `a view with another id is another view with initial state`() {
    struct Renamed: View {
      let log: ActionLog
      @State private var id = 1
      var body: some View {
        Kept(log: log).id(id).onAppear { id = 2 }
      }
    }
    struct Kept: View {
      let log: ActionLog
      @State private var count = 0
      var body: some View {
        Block("a", 1, 1).onAppear {
          count += 1
          log.note("\(count)")
        }
      }
    }
    let log = ActionLog()
    _ = fixture.render { Renamed(log: log) }
    #expect(log.lines == ["1", "1"])
  }

  @Test func `an author's modifiers and structures keep state, and are updated before the body runs`() {
    struct Grown: ViewModifier {
      @State private var padding: CGFloat = 0
      func body(content: Content) -> some View { content.padding(padding).onAppear { padding = 4 } }
    }
    struct Doubled: DynamicProperty {
      @State var value: CGFloat = 2
      private(set) var twice: CGFloat = 0
      mutating func update() { twice = value * 2 }
    }
    struct Holder: View {
      private var doubled = Doubled()
      var body: some View {
        HStack(spacing: 0) {
          Block("a", 10, 10).modifier(Grown())
          Block("b", doubled.twice, 10).onAppear { doubled.value = 8 }
        }
      }
    }
    let out = fixture.render { Holder() }
    #expect(out.frame("b").width == 16)
    #expect(out.frame("b").minX - out.frame("a").maxX == 4)
  }

  // MARK: Objects

  private final class Model: ObservableObject {
    static let made = Atomic(0)
    @Published var width: CGFloat = 1
    init() { Self.made.add(1, ordering: .relaxed) }
  }

  @Test func `a state object is created once for an entry, and its changes draw the entry again`() {
    struct Owner: View {
      @StateObject private var model = Model()
      var body: some View {
        HStack(spacing: 0) {
          Block("a", model.width, 5).onAppear { model.width = 30 }
          Follower(model: model)
        }
        .environmentObject(model)
      }
    }
    struct Follower: View {
      @ObservedObject var model: Model
      @EnvironmentObject var same: Model
      var body: some View { Block("b", model.width + same.width, 5) }
    }
    Model.made.store(0, ordering: .relaxed)
    let out = fixture.render { Owner() }
    #expect(out.frame("a").width == 30)
    #expect(out.frame("b").width == 60)
    #expect(Model.made.load(ordering: .relaxed) == 1)
    _ = fixture.render { Owner() }
    #expect(Model.made.load(ordering: .relaxed) == 2)
  }

  @Observable
  final class Seen { var width: CGFloat = 1 }

  @Test func `changes of an observable object draw the entry again, whether it is in state or in the environment`() {
    struct Owner: View {
      @State private var seen = Seen()
      var body: some View {
        HStack(spacing: 0) {
          Block("a", seen.width, 5)
          Reader()
        }
        .environment(seen)
        .onAppear { seen.width = 12 }
      }
    }
    struct Reader: View {
      @Environment(Seen.self) private var seen
      var body: some View { Block("b", seen.width, 5) }
    }
    let out = fixture.render { Owner() }
    #expect(out.frame("a").width == 12)
    #expect(out.frame("b").width == 12)
  }

  @Test func `a loop over a range that changes keeps its elements, and a warning says so`() {
    struct Bars: View {
      @State private var count = 2
      var body: some View {
        HStack(spacing: 0) { ForEach(0..<count) { _ in Block("bar", 4, 5) } }.onAppear { count = 3 }
      }
    }
    let out = fixture.render { Bars() }
    #expect(out.frames("bar").count == 2 && out.has("forEach.range"))
  }

  @Test func `a loop over a range counts with the layout that is drawn, not with one that is discarded`() {
    struct Bars: View {
      var body: some View {
        GeometryReader { proxy in HStack(spacing: 0) { ForEach(0..<Int(proxy.size.width / 10)) { _ in Block("bar", 4, 5) } } }
      }
    }
    // Without a background of its own a view is first laid out inside the margins, then edge to edge.
    var fixture = fixture
    fixture.presentation = { $0.core.contentMargins = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10) }
    let out = fixture.render { Bars() }
    #expect(out.frames("bar").count == Int(fixture.size.width / 10) && !out.has("forEach.range"))
  }

  @Test func `bindings to the elements of a collection in state write into it`() {
    struct List: View {
      @State private var widths: [CGFloat] = [1, 2]
      var body: some View {
        HStack(spacing: 0) {
          ForEach($widths, id: \.self) { $width in Block("w", width, 5).onAppear { width += 10 } }
        }
      }
    }
    // The ids are the values, so changed elements are new views, which appear too, until the limit of passes.
    let out = fixture.render { List() }
    #expect(out.frames("w").map(\.width) == [31, 32])
    #expect(out.has("state.unsettled"))
  }
}
