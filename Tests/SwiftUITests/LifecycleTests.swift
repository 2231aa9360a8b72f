import Combine
import Testing

@testable import SwiftUI

/// What `onAppear` and its kin change is in the picture: numbers of the last drawing, and how often each action ran.
@MainActor
@Suite("Lifecycle")
struct LifecycleTests {
  let stage = LayoutStage()

  /// What actions and bodies wrote down, in order.
  @MainActor
  final class Log {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
  }

  // MARK: onAppear

  private struct Measured: View {
    @State private var width: CGFloat = 34
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Block("value", 46, 10)
          .background(GeometryReader { proxy in Color.clear.onAppear { width = proxy.size.width } })
        Block("bar", width: width...width, height: 4...4)
      }
    }
  }

  @Test("A size that a background's reader tells on appearing lays the entry out again")
  func measured() {
    let out = stage.render { Measured() }
    #expect(out.frame("bar").width == 46)
    #expect(out.frame("bar").minX == out.frame("value").minX)
    #expect(!out.has("state.unsettled"))
  }

  private struct Appearing: View {
    let log: Log
    @State private var isOn = false
    var body: some View {
      let _ = log.note("body \(isOn)")
      HStack(spacing: 0) {
        Block("a", isOn ? 20 : 10, 10).onAppear { log.note("inner") }
      }
      .onAppear {
        log.note("outer")
        isOn = true
      }
    }
  }

  @Test("Actions run once for an entry, the inner ones first, after the first layout and before the second")
  func once() {
    let log = Log()
    let view = Appearing(log: log)
    #expect(stage.render { view }.frame("a").width == 20)
    #expect(log.lines == ["body false", "inner", "outer", "body true"])
  }

  @Test("Every rendering starts with the initial state")
  func fresh() {
    let log = Log()
    let view = Appearing(log: log)
    for _ in 0..<2 { #expect(stage.render { view }.frame("a").width == 20) }
    #expect(log.lines.filter { $0 == "body false" }.count == 2)
    #expect(log.lines.filter { $0 == "outer" }.count == 2)
  }

  @Test("An action that changes no state costs no second drawing, nor does one that sets what is there")
  func unchanged() {
    struct Same: View {
      let log: Log
      @State private var value = 1
      var body: some View {
        let _ = log.note("body")
        Block("a", 1, 1).onAppear { value = 1 }
      }
    }
    let log = Log()
    _ = stage.render { Same(log: log) }
    #expect(log.lines == ["body"])
  }

  @Test("A group of views appears as one, and what ViewThatFits leaves out does not appear")
  func groups() {
    let log = Log()
    _ = stage.render {
      Group {
        Block("a", 1, 1)
        Block("b", 1, 1)
      }
      .onAppear { log.note("group") }
      ViewThatFits {
        Block("wide", 500, 1).onAppear { log.note("wide") }
        Block("narrow", 50, 1).onAppear { log.note("narrow") }
      }
      Group {}.onAppear { log.note("empty") }
      Block("c", 1, 1).onAppear(perform: nil)
    }
    #expect(log.lines == ["group", "narrow"])
  }

  @Test("Without a container background, which is laid out twice, a view appears once")
  func edgeToEdge() {
    var stage = stage
    stage.presentation = { $0.core.contentMargins = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10) }
    let log = Log()
    let out = stage.render {
      GeometryReader { proxy in Block("a", 1, 1).onAppear { log.note("\(proxy.size.width)") } }
    }
    #expect(log.lines == ["100.0"])
    #expect(out.diagnostics.filter { $0.name == "containerBackground.missing" }.count == 1)
  }

  @Test("Actions read the environment of their place")
  func environment() {
    struct Reader: View {
      let log: Log
      @Environment(\.layoutDirection) private var direction
      var body: some View { Block("a", 1, 1).onAppear { log.note("\(direction)") } }
    }
    let log = Log()
    _ = stage.render { Reader(log: log).environment(\.layoutDirection, .rightToLeft) }
    #expect(log.lines == ["rightToLeft"])
  }

  @Test("A view that comes only with a later state appears then")
  func later() {
    struct Later: View {
      let log: Log
      @State private var step = 0
      var body: some View {
        if step > 0 { Block("second", 5, 5).onAppear { log.note("second") } }
        Block("first", 5, 5).onAppear {
          log.note("first")
          step = 1
        }
      }
    }
    let log = Log()
    let out = stage.render { Later(log: log) }
    #expect(out.names == ["second", "first"])
    #expect(log.lines == ["first", "second"])
  }

  @Test("Views of the container background appear too")
  func background() {
    struct Tinted: View {
      @State private var isWide = false
      var body: some View {
        Block("a", isWide ? 20 : 10, 10)
          .containerBackground(for: .init(name: "widget")) { Color.red.onAppear { isWide = true } }
      }
    }
    let out = stage.render { Tinted() }
    #expect(out.frame("a").width == 20)
    #expect(!out.has("containerBackground.missing"))
  }

  @Test("What only a dropped drawing reported is not told")
  func diagnostics() {
    struct Named: View {
      @State private var name = "no.such.symbol"
      var body: some View { Image(systemName: name).onAppear { name = "star" } }
    }
    #expect(!stage.render { Named() }.has("symbol.unknown"))
  }

  @Test("Nor are pictures kept that only a dropped drawing showed")
  func pictures() {
    struct Loading: View {
      @State private var isLoaded = false
      var body: some View {
        Image(uiImage: picture(isLoaded ? .red : .blue)).onAppear { isLoaded = true }
      }
      private func picture(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
          color.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
      }
    }
    let images = ImageStore()
    let session = RenderSession(text: .current, images: images, bundle: .main)
    var environment = EnvironmentValues()
    environment.core.displaySize = CGSize(width: 10, height: 10)
    _ = ViewRenderer.displayList(of: Loading(), environment: environment, session: session)
    #expect(images.blobs.count == 1)
  }

  // MARK: Identity

  private struct Counter: View {
    let name: String
    let start: CGFloat
    @State private var width: CGFloat = 1
    var body: some View {
      Block(name, width, 5).onAppear { width = start }
    }
  }

  @Test("One view value in two places has two states, and elements keep theirs by id")
  func places() {
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
    let out = LayoutStage(size: CGSize(width: 200, height: 20)).render { Twice() }
    #expect(out.frames("same").map(\.width) == [7, 7])
    #expect(out.names == ["same", "same", "e1", "e2", "e3"])
    #expect(["e1", "e2", "e3"].map { out.frame($0).width } == [10, 20, 30])
  }

  @Test("A branch that comes before a view does not take its state")
  func branches() {
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
    let out = stage.render { Branching() }
    #expect(out.frame("new").width == 9)
    #expect(out.frame("old").width == 5)
  }

  @Test("Another id is another view, with its state anew")
  func ids() {
    struct Renamed: View {
      let log: Log
      @State private var id = 1
      var body: some View {
        Kept(log: log).id(id).onAppear { id = 2 }
      }
    }
    struct Kept: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Block("a", 1, 1).onAppear {
          count += 1
          log.note("\(count)")
        }
      }
    }
    let log = Log()
    _ = stage.render { Renamed(log: log) }
    #expect(log.lines == ["1", "1"])
  }

  @Test("Modifiers and structures of an author's own keep state, and are told before the body runs")
  func properties() {
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
    let out = stage.render { Holder() }
    #expect(out.frame("b").width == 16)
    #expect(out.frame("b").minX - out.frame("a").maxX == 4)
  }

  // MARK: Objects

  private final class Model: ObservableObject {
    nonisolated(unsafe) static var made = 0
    @Published var width: CGFloat = 1
    init() { Self.made += 1 }
  }

  @Test("A state object is made once for an entry, and its changes draw the entry again")
  func stateObject() {
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
    Model.made = 0
    let out = stage.render { Owner() }
    #expect(out.frame("a").width == 30)
    #expect(out.frame("b").width == 60)
    #expect(Model.made == 1)
    _ = stage.render { Owner() }
    #expect(Model.made == 2)
  }

  @Observable
  final class Seen { var width: CGFloat = 1 }

  @Test("Changes of an observable object draw the entry again, in state and in the environment")
  func observable() {
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
    let out = stage.render { Owner() }
    #expect(out.frame("a").width == 12)
    #expect(out.frame("b").width == 12)
  }

  @Test("Bindings to the elements of a state's collection write into it")
  func elements() {
    struct List: View {
      @State private var widths: [CGFloat] = [1, 2]
      var body: some View {
        HStack(spacing: 0) {
          ForEach($widths, id: \.self) { $width in Block("w", width, 5).onAppear { width += 10 } }
        }
      }
    }
    // Their ids are the values themselves, so the changed elements are new views, which appear too, until the passes end.
    let out = stage.render { List() }
    #expect(out.frames("w").map(\.width) == [31, 32])
    #expect(out.has("state.unsettled"))
  }

  // MARK: onChange

  private struct Chain: View {
    let log: Log
    @State private var a = 0
    @State private var b = 0
    var body: some View {
      Block("a", CGFloat(10 + a + b), 5)
        .onAppear { a = 1 }
        .onChange(of: a) { old, new in
          log.note("a \(old) \(new)")
          b = new * 10
        }
        .onChange(of: b, initial: true) { log.note("b \(b)") }
        .onChange(of: b) { [b] new in log.note("older \(b) \(new)") }
    }
  }

  @Test("onChange sees changes between the passes; initial on appearing; the older form with the older state")
  func chain() {
    let log = Log()
    let out = stage.render { Chain(log: log) }
    #expect(out.frame("a").width == 21)
    #expect(log.lines == ["b 0", "a 0 1", "older 0 10", "b 10"])
    #expect(!out.has("state.unsettled"))
  }

  @Test("State that never settles ends after four drawings, with a warning that names the line")
  func unsettled() {
    struct Restless: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        let _ = log.note("body")
        Block("a", CGFloat(count), 5)
          .onAppear { count = 1 }
          .onChange(of: count) { count += 1 }
      }
    }
    let log = Log()
    let out = stage.render { Restless(log: log) }
    #expect(log.lines.count == ViewLifecycle.Limits.passes)
    #expect(out.frame("a").width == 3)
    let warning = out.diagnostics.first { $0.name == "state.unsettled" }
    #expect(warning?.line == UInt32(#line - 8))
    #expect(warning?.file.hasSuffix("LifecycleTests.swift") == true)
  }

  @Test("State that a body changes is told")
  func duringBody() {
    struct Writing: View {
      @State private var count = 0
      var body: some View {
        let _ = { count += 1 }()
        Block("a", CGFloat(count), 5)
      }
    }
    let out = stage.render { Writing() }
    #expect(out.frame("a").width == 1)
    #expect(out.has("state.duringBody"))
  }

  // MARK: Geometry and preferences

  @Test("onGeometryChange tells the first geometry and later ones")
  func geometry() {
    struct Growing: View {
      let log: Log
      @State private var width: CGFloat = 10
      @State private var seen: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Block("a", width, 5)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.width
            } action: { old, new in
              log.note("\(old) \(new)")
              width = 40
            }
            .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).midX }, action: { seen = $0 })
          Block("b", seen, 5)
        }
      }
    }
    let log = Log()
    let out = stage.render { Growing(log: log) }
    #expect(log.lines == ["10.0 10.0", "10.0 40.0"])
    #expect(out.frame("a").width == 40)
    #expect(out.frame("b").width == 50)
  }

  private struct Widest: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  @Test("Columns take the width of the widest by a preference and a state, as on a screen")
  func preferences() {
    struct Columns: View {
      @State private var widest: CGFloat?
      var body: some View {
        HStack(spacing: 0) {
          column("a", 12)
          column("b", 30)
        }
        .onPreferenceChange(Widest.self) { widest = $0 }
      }
      private func column(_ name: String, _ width: CGFloat) -> some View {
        Block(name, width, 5)
          .background(GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) })
          .frame(width: widest)
      }
    }
    let out = stage.render { Columns() }
    #expect(out.frame("a").midX == 35)
    #expect(out.frame("b").midX == 65)
  }

  // MARK: What comes later

  @Test("A publisher's value at hand on appearing is heard, later ones are not")
  func receive() {
    struct Listening: View {
      let values: CurrentValueSubject<CGFloat, Never>
      let silent: PassthroughSubject<Int, Never>
      @State private var width: CGFloat = 1
      var body: some View {
        Block("a", width, 5)
          .onReceive(values) { width = $0 }
          .onReceive(silent) { _ in Issue.record("ran") }
      }
    }
    let (values, silent) = (CurrentValueSubject<CGFloat, Never>(25), PassthroughSubject<Int, Never>())
    let out = stage.render { Listening(values: values, silent: silent) }
    values.send(50)
    silent.send(1)
    #expect(out.frame("a").width == 25)
    let notes = out.diagnostics.filter { $0.name == "onReceive.ignored" }
    #expect(notes.map(\.line) == [UInt32(#line - 9)])
  }

  @Test("A task starts, does not change the drawing, is not waited for, and is cancelled with its rendering", .timeLimit(.minutes(1)))
  func task() async {
    struct Loading: View {
      let log: Log
      @State private var width: CGFloat = 10
      var body: some View {
        Block("a", width, 5).task {
          log.note("started")
          width = 80
          try? await Task.sleep(nanoseconds: 3_600_000_000_000)
          log.note("cancelled \(Task.isCancelled)")
        }
      }
    }
    let log = Log()
    let out = stage.render { Loading(log: log) }
    #expect(out.frame("a").width == 10)
    #expect(out.has("task.late"))
    while log.lines.count < 2 { await Task.yield() }
    #expect(log.lines == ["started", "cancelled true"])
  }
}
