import Testing

@testable import SwiftUICore

/// Actions of views that appear. Changes by `onAppear` are in the drawing. The tests check the last drawing and the number of calls of each action.
@MainActor
@Suite struct LifecycleTests {
  let fixture = LayoutFixture()

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

  @Test func `a size reported by a background's reader in onAppear lays the entry out again`() {
    let out = fixture.render { Measured() }
    #expect(out.frame("bar").width == 46)
    #expect(out.frame("bar").minX == out.frame("value").minX)
    #expect(!out.has("state.unsettled"))
  }

  private struct Appearing: View {
    let log: ActionLog
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

  @Test func `actions run once for an entry, inner ones first, after the first layout and before the second`() {
    let log = ActionLog()
    let view = Appearing(log: log)
    #expect(fixture.render { view }.frame("a").width == 20)
    #expect(log.lines == ["body false", "inner", "outer", "body true"])
  }

  @Test func `a type-erased view without content appears; content without any view does not`() {
    struct Empty: View {
      let log: ActionLog
      var body: some View {
        VStack {
          AnyView(EmptyView()).onAppear { log.note("erased") }
          AnyView(AnyView(EmptyView()).padding()).onAppear { log.note("twice") }
          EmptyView().onAppear { log.note("empty") }
          if log.lines.count > 9 { Block("b", 1, 1).onAppear { log.note("absent") } }
          AnyView(Block("a", 1, 1)).onAppear { log.note("block") }
        }
      }
    }
    let log = ActionLog()
    #expect(fixture.render { Empty(log: log) }.frame("a").width == 1)
    #expect(log.lines.sorted() == ["block", "erased", "twice"])
    #expect(AnyView(_fromValue: EmptyView()) != nil && AnyView(_fromValue: 3) == nil)
  }

  @Test func `every rendering starts with the initial state`() {
    let log = ActionLog()
    let view = Appearing(log: log)
    for _ in 0..<2 { #expect(fixture.render { view }.frame("a").width == 20) }
    #expect(log.lines.filter { $0 == "body false" }.count == 2)
    #expect(log.lines.filter { $0 == "outer" }.count == 2)
  }

  @Test func `an action that changes no state, or sets the same value, causes no second drawing`() {
    struct Same: View {
      let log: ActionLog
      @State private var value = 1
      var body: some View {
        let _ = log.note("body")
        Block("a", 1, 1).onAppear { value = 1 }
      }
    }
    let log = ActionLog()
    _ = fixture.render { Same(log: log) }
    #expect(log.lines == ["body"])
  }

  @Test func `a group of views appears once, and views that ViewThatFits leaves out do not appear`() {
    let log = ActionLog()
    _ = fixture.render {
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

  @Test func `without a container background, where the view is laid out twice, it appears once`() {
    var fixture = fixture
    fixture.presentation = { $0.core.contentMargins = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10) }
    let log = ActionLog()
    let out = fixture.render {
      GeometryReader { proxy in Block("a", 1, 1).onAppear { log.note("\(proxy.size.width)") } }
    }
    #expect(log.lines == ["100.0"])
    #expect(out.diagnostics.filter { $0.name == "containerBackground.missing" }.count == 1)
  }

  @Test func `actions read the environment at their modifier`() {
    struct Reader: View {
      let log: ActionLog
      @Environment(\.layoutDirection) private var direction
      var body: some View { Block("a", 1, 1).onAppear { log.note("\(direction)") } }
    }
    let log = ActionLog()
    _ = fixture.render { Reader(log: log).environment(\.layoutDirection, .rightToLeft) }
    #expect(log.lines == ["rightToLeft"])
  }

  @Test func `a view that is created only after a change of state appears then`() {
    struct Later: View {
      let log: ActionLog
      @State private var step = 0
      var body: some View {
        if step > 0 { Block("second", 5, 5).onAppear { log.note("second") } }
        Block("first", 5, 5).onAppear {
          log.note("first")
          step = 1
        }
      }
    }
    let log = ActionLog()
    let out = fixture.render { Later(log: log) }
    #expect(out.names == ["second", "first"])
    #expect(log.lines == ["first", "second"])
  }

  @Test func `views of the container background appear too`() {
    struct Tinted: View {
      @State private var isWide = false
      var body: some View {
        Block("a", isWide ? 20 : 10, 10)
          .containerBackground(for: .init(name: "widget")) { Color.red.onAppear { isWide = true } }
      }
    }
    let out = fixture.render { Tinted() }
    #expect(out.frame("a").width == 20)
    #expect(!out.has("containerBackground.missing"))
  }

  @Test func `diagnostics of a discarded pass are dropped`() {
    struct Named: View {
      @State private var name = "no.such.symbol"
      var body: some View { Image(systemName: name).onAppear { name = "star" } }
    }
    #expect(!fixture.render { Named() }.has("symbol.unknown"))
  }

  @Test func `images of a discarded pass are dropped`() {
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
}
