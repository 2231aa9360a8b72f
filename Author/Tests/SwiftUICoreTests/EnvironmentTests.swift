import AlmanacWireSchema
import SwiftUICore
import Testing

@MainActor
/// The environment, state and storage as bodies read them.
@Suite struct EnvironmentTests {
  let fixture = LayoutFixture()

  private struct SchemeReader: View {
    @Environment(\.colorScheme) var scheme
    var body: some View { Block("\(scheme)", 10, 10) }
  }
  private struct RedactionReader: View {
    @Environment(\.redactionReasons) var reasons
    var body: some View { Block(reasons.isEmpty ? "open" : "hidden", 10, 10) }
  }
  private struct AccessibilityReader: View {
    @Environment(\.colorSchemeContrast) var contrast
    @Environment(\.accessibilityReduceTransparency) var reducesTransparency
    @Environment(\.accessibilityReduceMotion) var reducesMotion
    var body: some View { Block("\(contrast) \(reducesTransparency) \(reducesMotion)", 10, 10) }
  }
  private struct LuminanceReader: View {
    @Environment(\.isLuminanceReduced) var reduced
    var body: some View { Block("\(reduced)", 10, 10) }
  }

  @Test func `a body that reads the presentation is recorded; one that does not is not`() {
    #expect(fixture.render { SchemeReader() }.reads == .colorScheme)
    #expect(fixture.render { RedactionReader() }.reads == .redaction)
    #expect(fixture.render { LuminanceReader() }.reads == .luminance)
    #expect(fixture.render { AccessibilityReader() }.reads == [.contrast, .transparency, .motion])
    #expect(fixture.render { Block("a", 10, 10).opacity(0.5) }.reads == [])
  }

  @Test func `a read inside a geometry reader is recorded too`() {
    #expect(fixture.render { GeometryReader { _ in SchemeReader() } }.reads == .colorScheme)
  }

  @Test func `a colour scheme that the author sets is not recorded as read, and is set on the layer`() {
    let out = fixture.render { SchemeReader().environment(\.colorScheme, .dark) }
    #expect(out.names == ["dark"])
    #expect(out.reads == [])
    #expect(out.nodes.contains { $0.colorScheme == UInt32(ColorSchemeValue.dark.rawValue) })
  }

  @Test func `bodies inside read a redaction set by a view around them`() {
    #expect(fixture.render { RedactionReader().redacted(reason: .privacy) }.names == ["hidden"])
    let out = fixture.render { RedactionReader().unredacted().redacted(reason: .placeholder) }
    #expect(out.names == ["open"])
  }

  private struct NumberReader: View {
    @Environment(\.testNumber) var number
    var body: some View { Block("\(number)", 10, 10) }
  }

  @Test func `an author's own key is inherited, set and transformed`() {
    let out = fixture.render {
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

  @Test func `an environment object reaches the views inside`() {
    #expect(fixture.render { VStack { ModelReader() }.environmentObject(Model()) }.names == ["model"])
  }

  @Observable final class Book {
    var title = "book"
  }
  private struct BookReader: View {
    @Environment(Book.self) var book
    @Environment(Book.self) var maybe: Book?
    var body: some View { Block(book.title + (maybe == nil ? "" : "+"), 10, 10) }
  }

  @Test func `an observable object is found by its type`() {
    #expect(fixture.render { BookReader().environment(Book()) }.names == ["book+"])
  }

  private struct Counter: View {
    @State private var count = 3
    @State private var maybe: Int?
    @StateObject private var model = Model()
    var body: some View { Block("\(count)\(maybe ?? 0)\(model.title)\($count.wrappedValue)", 10, 10) }
  }

  @Test func `state shows its initial value`() {
    #expect(fixture.render { Counter() }.names == ["30model3"])
  }

  @Test func `app storage reads the store's value, or the default`() throws {
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

  @Test func `Dynamic Type sizes are clamped to a range`() {
    struct Reader: View {
      @Environment(\.dynamicTypeSize) var size
      var body: some View { Block("\(size)", 10, 10) }
    }
    var fixture = fixture
    fixture.presentation = { $0.core.dynamicTypeSize = .accessibility3 }
    #expect(fixture.render { Reader().dynamicTypeSize(...DynamicTypeSize.xxLarge) }.names == ["xxLarge"])
    #expect(fixture.render { Reader().dynamicTypeSize(.small) }.names == ["small"])
    #expect(DynamicTypeSize(.accessibilityLarge) == .accessibility2)
    #expect(ContentSizeCategory(.xxxLarge) == .extraExtraExtraLarge)
  }

  @Test func `controls inside a disabled view stay disabled`() {
    struct Reader: View {
      @Environment(\.isEnabled) var isEnabled
      var body: some View { Block("\(isEnabled)", 10, 10) }
    }
    #expect(fixture.render { Reader().disabled(false).disabled(true) }.names == ["false"])
  }

  private struct Endless: View {
    var body: some View { AnyView(VStack { Endless() }) }
  }

  @Test func `a body that contains itself stops at a named limit`() {
    let out = fixture.render {
      VStack {
        Block("a", 10, 10); Endless()
      }
    }
    #expect(out.has("view.tooDeep"))
    #expect(out.names == ["a"])
  }

  @Test func `a ForEach over 100,000 elements stops at a named limit`() {
    let out = fixture.render { VStack(spacing: 0) { ForEach(0..<100_000) { _ in Block("a", 1, 1) } } }
    #expect(out.has("forEach.tooMany"))
    #expect(out.names.count == RenderSession.Limits.forEachElements)
  }

  @Test func `ForEach inside ForEach stops at the limit of nodes`() {
    let out = fixture.render { VStack(spacing: 0) { ForEach(0..<1000) { _ in ForEach(0..<1000) { _ in Block("a", 1, 1) } } } }
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
/// Values that follow the environment.
@Suite struct EnvironmentFollowerTests {
  private struct Metric: View {
    @ScaledMetric(relativeTo: .body) var side: CGFloat = 10
    var body: some View { Block("side", side, side) }
  }

  @Test func `a scaled metric grows as its text style does`() {
    var fixture = LayoutFixture(scale: 3)
    #expect(fixture.render { Metric() }.frame("side").width == 10)
    fixture.presentation = { $0.core.dynamicTypeSize = .accessibility1 }
    // Lines of the body style are 22 points high at large and 34 at the first accessibility size.
    #expect(abs(fixture.render { Metric() }.frame("side").width - 10 * 34 / 22) < 0.34)
  }

  @Test func `accessibility labels are localized in the language at the view`() {
    let out = LayoutFixture().render {
      Block("a", 1, 1).accessibilityLabel(Text("Rain: ") + Text(verbatim: "40 %")).accessibility(value: Text("high"))
    }
    #expect(out.nodes.contains { $0.accessibility.label == "Rain: 40 %" })
    #expect(out.nodes.contains { $0.accessibility.value == "high" })
  }

  @Test func `accessibility text may be a localized string resource`() {
    let words = LocalizedStringResource("Rain")
    let out = LayoutFixture().render {
      Block("a", 1, 1).accessibilityLabel(words).accessibilityValue(words, isEnabled: true).accessibilityHint(words)
        .accessibilityLabel(LocalizedStringResource("Snow"), isEnabled: false)
    }
    func has(_ check: (Accessibility) -> Bool) -> Bool { out.nodes.contains { check($0.accessibility) } }
    #expect(has { $0.label == "Rain" } && has { $0.value == "Rain" } && has { $0.hint == "Rain" } && !has { $0.label == "Snow" })
    let noted = LayoutFixture().render {
      Block("a", 1, 1).accessibilityInputLabels([words]).accessibilityAction(named: words) {}
    }
    #expect(noted.has("accessibilityInputLabels.ignored") && noted.has("accessibilityAction.ignored"))
  }

  @Test func `accessibility text that is not enabled keeps the existing one; a label made of views gives a note`() {
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

  @Test func `a container-relative shape follows its distance from the edge`() {
    var fixture = LayoutFixture()
    fixture.presentation = { $0.core.containerCornerRadius = 22 }
    let out = fixture.render { Block.filling("a").clipShape(ContainerRelativeShape()).padding(10) }
    #expect(out.nodes.first { $0.hasClip }?.clip.shape.roundedRect.radii.first == 12)
  }

  @Test func `a transform's origin is the top leading corner`() {
    let out = LayoutFixture().render { Block("a", 20, 10).transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 3, ty: 0)) }
    let t = out.nodes.first { $0.hasTransform }?.transform
    #expect(t?.c == 0.5 && t?.tx == 3)
  }

  @Test func `no window takes changes back`() { #expect(EnvironmentValues().undoManager == nil) }
}
