import WireSchema
import SwiftUI
import Testing

@MainActor
@Suite("Environment and data")
struct EnvironmentTests {
  let stage = LayoutFixture()

  private struct SchemeReader: View {
    @Environment(\.colorScheme) var scheme
    var body: some View { Block("\(scheme)", 10, 10) }
  }
  private struct RedactionReader: View {
    @Environment(\.redactionReasons) var reasons
    var body: some View { Block(reasons.isEmpty ? "open" : "hidden", 10, 10) }
  }
  private struct LuminanceReader: View {
    @Environment(\.isLuminanceReduced) var reduced
    var body: some View { Block("\(reduced)", 10, 10) }
  }

  @Test("A body that reads the presentation is recorded; one that does not is not")
  func reads() {
    #expect(stage.render { SchemeReader() }.reads == .colorScheme)
    #expect(stage.render { RedactionReader() }.reads == .redaction)
    #expect(stage.render { LuminanceReader() }.reads == .luminance)
    #expect(stage.render { Block("a", 10, 10).opacity(0.5) }.reads == [])
  }

  @Test("A read inside a geometry reader is recorded too")
  func readsInReader() {
    #expect(stage.render { GeometryReader { _ in SchemeReader() } }.reads == .colorScheme)
  }

  @Test("A colour scheme that the author sets is not recorded as read, and is set on the layer")
  func fixedScheme() {
    let out = stage.render { SchemeReader().environment(\.colorScheme, .dark) }
    #expect(out.names == ["dark"])
    #expect(out.reads == [])
    #expect(out.nodes.contains { $0.colorScheme == UInt32(ColorSchemeValue.dark.rawValue) })
  }

  @Test("Bodies inside read a redaction set by a view around them")
  func redactionSeen() {
    #expect(stage.render { RedactionReader().redacted(reason: .privacy) }.names == ["hidden"])
    let out = stage.render { RedactionReader().unredacted().redacted(reason: .placeholder) }
    #expect(out.names == ["open"])
  }

  private struct NumberReader: View {
    @Environment(\.testNumber) var number
    var body: some View { Block("\(number)", 10, 10) }
  }

  @Test("An author's own key is inherited, set and transformed")
  func customKeys() {
    let out = stage.render {
      NumberReader()
      NumberReader().environment(\.testNumber, 5)
      VStack { NumberReader().transformEnvironment(\.testNumber) { $0 += 1 } }.environment(\.testNumber, 7)
    }
    #expect(out.names == ["1", "5", "8"])
  }

  private final class Model: ObservableObject {
    @Published var title = "model"
  }
  private struct ModelReader: View {
    @EnvironmentObject var model: Model
    var body: some View { Block(model.title, 10, 10) }
  }

  @Test("An environment object reaches the views inside")
  func environmentObject() {
    #expect(stage.render { VStack { ModelReader() }.environmentObject(Model()) }.names == ["model"])
  }

  @Observable final class Book {
    var title = "book"
  }
  private struct BookReader: View {
    @Environment(Book.self) var book
    @Environment(Book.self) var maybe: Book?
    var body: some View { Block(book.title + (maybe == nil ? "" : "+"), 10, 10) }
  }

  @Test("An observable object is found by its type")
  func observable() {
    #expect(stage.render { BookReader().environment(Book()) }.names == ["book+"])
  }

  private struct Counter: View {
    @State private var count = 3
    @State private var maybe: Int?
    @StateObject private var model = Model()
    var body: some View { Block("\(count)\(maybe ?? 0)\(model.title)\($count.wrappedValue)", 10, 10) }
  }

  @Test("State shows its initial value")
  func state() {
    #expect(stage.render { Counter() }.names == ["30model3"])
  }

  @Test("App storage reads the store's value, or the default")
  func appStorage() throws {
    let suite = "almanac.tests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    defaults.set(4, forKey: "n")
    @AppStorage("n", store: defaults) var number = 1
    @AppStorage("missing", store: defaults) var missing = "none"
    @AppStorage("s", store: defaults) var text: String?
    #expect(number == 4 && missing == "none" && text == nil)
    number = 9
    text = "x"
    #expect(defaults.integer(forKey: "n") == 9 && defaults.string(forKey: "s") == "x")
    text = nil
    #expect(defaults.object(forKey: "s") == nil)
  }

  @Test("Dynamic Type sizes are clamped to a range")
  func dynamicTypeRange() {
    struct Reader: View {
      @Environment(\.dynamicTypeSize) var size
      var body: some View { Block("\(size)", 10, 10) }
    }
    var stage = stage
    stage.presentation = { $0.core.dynamicTypeSize = .accessibility3 }
    #expect(stage.render { Reader().dynamicTypeSize(...DynamicTypeSize.xxLarge) }.names == ["xxLarge"])
    #expect(stage.render { Reader().dynamicTypeSize(.small) }.names == ["small"])
    #expect(DynamicTypeSize(.accessibilityLarge) == .accessibility2)
    #expect(ContentSizeCategory(.xxxLarge) == .extraExtraExtraLarge)
  }

  @Test("Controls inside a disabled view stay disabled")
  func disabled() {
    struct Reader: View {
      @Environment(\.isEnabled) var isEnabled
      var body: some View { Block("\(isEnabled)", 10, 10) }
    }
    #expect(stage.render { Reader().disabled(false).disabled(true) }.names == ["false"])
  }

  private struct Endless: View {
    var body: some View { AnyView(VStack { Endless() }) }
  }

  @Test("A body that contains itself stops at a named limit")
  func endless() {
    let out = stage.render {
      VStack {
        Block("a", 10, 10); Endless()
      }
    }
    #expect(out.has("view.tooDeep"))
    #expect(out.names == ["a"])
  }

  @Test("A ForEach over 100,000 elements stops at a named limit")
  func manyElements() {
    let out = stage.render { VStack(spacing: 0) { ForEach(0..<100_000) { _ in Block("a", 1, 1) } } }
    #expect(out.has("forEach.tooMany"))
    #expect(out.names.count == RenderSession.Limits.forEachElements)
  }

  @Test("ForEach inside ForEach stops at the limit of nodes")
  func nestedElements() {
    let out = stage.render { VStack(spacing: 0) { ForEach(0..<1000) { _ in ForEach(0..<1000) { _ in Block("a", 1, 1) } } } }
    #expect(out.has("forEach.tooMany"))
    #expect(out.names.count <= RenderSession.Limits.nodes)
  }
}

extension EnvironmentValues {
  fileprivate var testNumber: Int {
    get { self[EnvironmentTests.NumberKey.self] }
    set { self[EnvironmentTests.NumberKey.self] = newValue }
  }
}

extension EnvironmentTests {
  fileprivate enum NumberKey: EnvironmentKey { static let defaultValue = 1 }
}

@MainActor
@Suite("Values that follow the environment")
struct EnvironmentFollowerTests {
  private struct Metric: View {
    @ScaledMetric(relativeTo: .body) var side: CGFloat = 10
    var body: some View { Block("side", side, side) }
  }

  @Test("A scaled metric grows as its text style does")
  func scaledMetric() {
    var stage = LayoutFixture(scale: 3)
    #expect(stage.render { Metric() }.frame("side").width == 10)
    stage.presentation = { $0.core.dynamicTypeSize = .accessibility1 }
    // Lines of body are 22 points high at large and 34 at the first accessibility size.
    #expect(abs(stage.render { Metric() }.frame("side").width - 10 * 34 / 22) < 0.34)
  }

  @Test("Accessibility labels are localized in the language at the view")
  func spokenWords() {
    let out = LayoutFixture().render {
      Block("a", 1, 1).accessibilityLabel(Text("Rain: ") + Text(verbatim: "40 %")).accessibility(value: Text("high"))
    }
    #expect(out.nodes.contains { $0.accessibility.label == "Rain: 40 %" })
    #expect(out.nodes.contains { $0.accessibility.value == "high" })
  }

  @Test("Accessibility text that is not enabled keeps the existing one; a label made of views gives a note")
  func conditionalWords() {
    let out = LayoutFixture().render {
      Block("a", 1, 1).accessibilityLabel("Rain").accessibilityLabel("Snow", isEnabled: false).accessibilityValue(Text("high"), isEnabled: true)
        .accessibilityHidden(true, isEnabled: false)
    }
    #expect(out.nodes.contains { $0.accessibility.label == "Rain" } && !out.nodes.contains { $0.accessibility.label == "Snow" })
    #expect(out.nodes.contains { $0.accessibility.value == "high" } && !out.nodes.contains { $0.accessibility.hidden })
    let noted = LayoutFixture().render {
      Block("a", 1, 1)
        .accessibilityLabel { label in
          label
          Text("more")
        }
        .accessibilityActions { Button("Open") {} }
    }
    #expect(noted.has("accessibilityLabel.ignored") && noted.has("accessibilityAction.ignored"))
  }

  @Test("A container-relative shape follows its distance from the edge")
  func containerRelativeClip() {
    var stage = LayoutFixture()
    stage.presentation = { $0.core.containerCornerRadius = 22 }
    let out = stage.render { Block.filling("a").clipShape(ContainerRelativeShape()).padding(10) }
    #expect(out.nodes.first { $0.hasClip }?.clip.shape.roundedRect.radii.first == 12)
  }

  @Test("A transform's origin is the top leading corner")
  func transformEffect() {
    let out = LayoutFixture().render { Block("a", 20, 10).transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 3, ty: 0)) }
    let t = out.nodes.first { $0.hasTransform }?.transform
    #expect(t?.c == 0.5 && t?.tx == 3)
  }
}
