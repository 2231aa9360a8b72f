import AlmanacAssets
import AlmanacWireSchema
import SwiftUICore
import Testing

@testable import SwiftUICore

/// A type that is not Sendable, which a value of the environment can be.
private final class Shelf { var books = 2 }

extension EnvironmentValues {
  @Entry fileprivate var ownNumber = 3
  @Entry fileprivate var ownName: String?
  @Entry fileprivate var ownShelf: Shelf? = Shelf()  // computed for each reading
  @Entry fileprivate var ownStep: () -> Void = {}
}

@MainActor
/// Less common styles, containers and values.
@Suite struct StyleAndContainerTests {
  let fixture = ContentFixture()
  let layout = LayoutFixture()

  @Test func `a value of the environment need not be Sendable`() {
    var values = EnvironmentValues()
    // An optional value may have a default other than nil.
    #expect(values.ownShelf?.books == 2 && values.ownShelf !== values.ownShelf)
    let shelf = Shelf()
    values.ownShelf = shelf
    #expect(values.ownShelf === shelf)
    values.ownShelf = nil
    #expect(values.ownShelf == nil)
    var steps = 0
    values.ownStep = { steps += 1 }
    values.ownStep()
    #expect(steps == 1)
  }

  // MARK: Containers

  @Test func `labelled content is at both ends; labelsHidden leaves the labels out`() throws {
    let out = fixture.render(width: 200, LabeledContent("Key", value: "Value"))
    let texts = out.all.filter { $0.debugName == "Text" }
    try #require(texts.count == 2)
    #expect(texts[0].frame.x == 0 && CGFloat(texts[1].frame.x + texts[1].frame.width).isNear(200, within: 0.4))
    #expect(out.runs[1].paint.hierarchical.level == 2)
    #expect(fixture.render(LabeledContent("Key", value: "Value").labelsHidden()).words == "Value")
    #expect(fixture.render(ProgressView("Load", value: 0.5).labelsHidden()).words.isEmpty)
    #expect(fixture.render(Toggle("On", isOn: .constant(true)).toggleStyle(.switch).labelsHidden()).words.isEmpty)
  }

  @Test func `a disclosure group shows its content only when open; a section always shows its header`() {
    func words(_ isOpen: Bool) -> String { fixture.render(DisclosureGroup("D", isExpanded: .constant(isOpen)) { Text(verbatim: "in") }).words }
    #expect(words(true) == "Din" && words(false) == "D")
    #expect(fixture.render(VStack { Section("H") { Text(verbatim: "c") } }).words == "Hc")
    #expect(fixture.render(VStack { Section("H", isExpanded: .constant(false)) { Text(verbatim: "c") } }).words == "H")
  }

  @Test func `ContentUnavailableView takes its proposal and shows title and description`() {
    let out = fixture.render(width: 300, height: 200, ContentUnavailableView("None", systemImage: "tray", description: Text(verbatim: "why")))
    #expect(out.size == CGSize(width: 300, height: 200) && out.words == "Nonewhy")
  }

  @Test func `a primitive button style draws the button that it receives`() {
    struct Framed: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(10) }
    }
    struct Bare: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
    let out = fixture.render(Button(action: {}) { Color.red.frame(width: 20, height: 10) }.buttonStyle(Framed()).buttonStyle(Bare()))
    #expect(out.size == CGSize(width: 40, height: 30))
  }

  @Test func `a container-relative frame takes a part of the widget's width minus spacing and margins`() {
    var fixture = layout
    fixture.size = CGSize(width: 340, height: 100)
    let out = fixture.render { Block.filling("a").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10) }
    // (340 − 3 × 10) / 4 = 77.5 for a part; two parts and the spacing between them.
    #expect(out.frame("a").width == 165)
  }

  @Test func `phase and keyframe animators show their initial value`() {
    let phased = layout.render { Block("a", 10, 10).phaseAnimator([5.0, 50.0]) { view, phase in view.padding(.leading, phase) } }
    // 5 points of padding and the block are centred; the block starts on a pixel.
    #expect(phased.frame("a").minX == 48)
    let keyed = layout.render {
      Block("a", 10, 10).keyframeAnimator(initialValue: 20.0) { view, value in
        view.padding(.leading, value)
      } keyframes: { _ in
        KeyframeTrack {
          LinearKeyframe(90.0, duration: 1)
          SpringKeyframe(0.0)
        }
      }
    }
    #expect(keyed.frame("a").minX == 55)
  }

  // MARK: Effects and styles

  @Test func `a visual effect is computed from the view's geometry, step by step`() throws {
    let out = fixture.render(
      width: 40, height: 20,
      Color.red.visualEffect { content, proxy in content.offset(x: proxy.size.width / 2).opacity(0.5).blur(radius: proxy.size.height) })
    let outer = try #require(out.nodes.first)
    #expect(outer.effects.map(\.effect) == [.blur(20)])
    let middle = try #require(outer.group.children.first)
    #expect(middle.opacity == 0.5)
    #expect(middle.group.children.first?.transform.tx == 20)
  }

  @Test func `a mesh gradient becomes strips between its rows, with mixed colours`() throws {
    let mesh = MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .yellow])
    let out = fixture.render(width: 100, height: 32, mesh)
    let strips = out.paths.dropFirst()
    #expect(strips.count == 16 && out.names == ["meshGradient.approximate"])
    let first = try #require(strips.first?.fill.linearGradient.stops.first?.color.mixed)
    #expect(first.from.system == "red" && first.to.system == "blue" && first.fraction == 1.0 / 32)
    let style = fixture.paint(mesh).linearGradient
    #expect(style.stops.count == 2 && style.stops[0].color.mixed.fraction == 0.5 && style.end.y == 1)
    #expect(fixture.render(MeshGradient(width: 3, height: 2, points: [], colors: [])).names == ["meshGradient.invalid"])
  }

  @Test func `a colour resolves to components in the given environment`() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let light = EnvironmentValues()
    #expect(Color.black.opacity(0.5).resolve(in: light).description == "#00000080")
    #expect(Color(red: 0.5, green: 0.25, blue: 1).resolve(in: light).red == 0.5)
    #expect(Color.primary.resolve(in: light) != Color.primary.resolve(in: dark))
    #expect(Color(Color.Resolved(red: 0.5, green: 0, blue: 0)).resolve(in: light).linearRed == Float(SRGBComponents.linear(0.5)))
  }

  /// A brand's colour: lighter in the dark appearance.
  private struct Brand: ShapeStyle, Hashable {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      Color.Resolved(red: environment.colorScheme == .dark ? 1 : 0.5, green: 0, blue: 0)
    }
  }

  @Test func `a colour of a style is what the style resolves to; of a colour it is the colour itself`() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(Color(Brand()).resolve(in: EnvironmentValues()).red == 0.5 && Color(Brand()).resolve(in: dark).red == 1)
    let urgent = true
    #expect(Color(urgent ? Color("alert") : Color.blue) == Color("alert"))
  }

  @Test func `a compositing group keeps blend modes inside`() {
    let blended = fixture.render(width: 4, height: 4, ZStack { Color.red.blendMode(.multiply) }.compositingGroup())
    #expect(blended.nodes.first?.effects.count == 1)
    #expect(fixture.render(width: 4, height: 4, Color.red.compositingGroup()).nodes.first?.effects.isEmpty == true)
  }

  @Test func `glass is a material behind the view, optionally tinted; identity glass draws nothing`() {
    let out = fixture.render(Color.red.frame(width: 20, height: 10).glassEffect(.regular.tint(.blue), in: .rect(cornerRadius: 4)))
    #expect(out.size == CGSize(width: 20, height: 10) && out.names == ["glassEffect.flat"])
    #expect(out.paths.map(\.fill.material.thickness) == [.thin, .unspecified, .unspecified])
    #expect(out.paths[1].fill.color.opacity == 0.5 && out.paths[1].shape.roundedRect.radii.first == 4)
    #expect(fixture.render(Color.red.glassEffect(.identity)).paths.count == 1)
  }

  // MARK: Values

  @Test func `an entry of the environment has a default and is inherited`() {
    struct Reader: View {
      @Environment(\.ownNumber) var number
      @Environment(\.ownName) var name
      var body: some View { Text(verbatim: "\(number)\(name ?? "-")") }
    }
    #expect(fixture.render(Reader()).words == "3-")
    #expect(fixture.render(Reader().environment(\.ownNumber, 4).environment(\.ownName, "n")).words == "4n")
  }

  @Test func `curves pass through their ends and have the expected middle`() {
    for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseInOut] {
      #expect(curve.value(at: 0).isNear(0) && curve.value(at: 1).isNear(1))
    }
    #expect(UnitCurve.easeInOut.value(at: 0.5).isNear(0.5) && UnitCurve.easeIn.value(at: 0.5).isNear(0.315) && UnitCurve.linear.value(at: 2) == 1)
    #expect(Spring(response: 0.5, dampingRatio: 0.7).bounce.isNear(0.3))
    #expect(Spring(mass: 1, stiffness: 100, damping: 10).dampingRatio.isNear(0.5))
  }

  @Test func `scene storage has its initial value, or what is written while the view is drawn`() {
    struct Counter: View {
      @SceneStorage("n") var count = 2
      @SceneStorage("m") var name: String?
      var body: some View {
        let _ = count += 1
        Text(verbatim: "\(count)\(name ?? "-")")
      }
    }
    #expect(fixture.render(Counter()).words == "3-")
  }

  // MARK: Markdown

  @Test func `Markdown becomes text with attributes`() throws {
    let text = try AttributedString(markdown: "**b** *i* `c` ~~s~~ [l](https://example.org)")
    let out = fixture.render(Text(text))
    #expect(out.words == "b i c s l")
    func run(_ word: String) -> TextRun? { out.runs.first { $0.text == word } }
    #expect((run("b")?.font.weight ?? 0) > 400 && run("i")?.font.italic == true && run("c")?.font.design == .monospaced)
    #expect(run("s")?.hasStrikethrough == true && run("l")?.link == "https://example.org")
  }

  @Test func `blocks of Markdown are joined according to the options`() throws {
    func words(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws -> String {
      String(try AttributedString(markdown: "# T\n\na\nb\n\n- c", options: .init(interpretedSyntax: syntax)).characters)
    }
    #expect(try words(.full) == "Ta bc")
    #expect(try words(.inlineOnly) == "# T a b - c")
    #expect(try words(.inlineOnlyPreservingWhitespace) == "# T\n\na\nb\n\n- c")
  }
}
