import AlmanacWireSchema
import SwiftUICore
import Testing
import WidgetKit

/// Labels beside widgets.
@Suite
@MainActor
struct WidgetLabelTests {
  private func list<V: View>(
    of view: V, family: WidgetFamilyValue = .accessoryCorner, isShown: Bool = true, _ context: LabelContext? = nil
  ) -> DisplayList {
    var environment = EnvironmentValues()
    environment.core.family = family
    environment.core.platform = .watchos
    environment.core.displaySize = CGSize(width: 40, height: 40)
    environment.core.showsWidgetLabel = isShown
    if let context { environment.core.labelContext = context }
    return ViewRenderer.displayList(
      of: view, environment: environment, session: RenderSession(text: .current, images: ImageStore(), bundle: .main))
  }

  private func label<V: View>(_ view: V, isShown: Bool = true, _ context: LabelContext? = nil) -> DisplayNode? {
    let list = list(of: view, isShown: isShown, context)
    return list.hasLabel ? list.label : nil
  }

  /// A line of 100 by 14 points for labels, and one of 60 by 18 for content.
  private let line = LabelContext.with {
    $0.size = SizeValue(width: 100, height: 14)
    $0.textSize = 12
    $0.contentSize = SizeValue(width: 60, height: 18)
  }

  /// All texts of a node, with the sizes and weights of their fonts.
  private func texts(_ node: DisplayNode) -> [(text: String, size: Double, weight: UInt32, design: FontDesignValue)] {
    // Only assistive technology reads it.
    if node.accessibility.standIn { return [] }
    return switch node.content {
    case .group(let group): group.children.flatMap(texts)
    case .text(let text): text.lines.flatMap(\.runs).map { ($0.text, $0.font.size, $0.font.weight, $0.font.design) }
    default: []
    }
  }

  @Test func `a label is archived only for places that show one`() {
    #expect(label(Color.red.widgetLabel("21°"), isShown: false) == nil)
    #expect(label(Color.red.widgetLabel("21°"), isShown: true) != nil)
  }

  @Test func `a body reads whether its place shows a label`() throws {
    struct Reader: View {
      @Environment(\.showsWidgetLabel) private var shows
      var body: some View { Text(verbatim: shows ? "yes" : "no") }
    }
    #expect(texts(list(of: Reader()).root).map(\.text) == ["yes"])
    #expect(texts(list(of: Reader(), isShown: false).root).map(\.text) == ["no"])
  }

  @Test func `the text of a label is one line in the place's font, truncated at its end`() throws {
    let short = try #require(label(Text(verbatim: "x").font(.largeTitle).widgetLabel("Ember"), line))
    let run = try #require(texts(short).first)
    #expect(run.text == "Ember" && run.size == 12 && run.weight == 600 && run.design == .rounded)
    #expect(short.frame.width < 60)
    let long = try #require(label(Color.red.widgetLabel(String(repeating: "Ember and Moss ", count: 50)), line))
    #expect(texts(long).count == 1 && texts(long)[0].text.hasSuffix("…") && long.frame.width <= 100)
  }

  @Test func `a gauge or progress view fills the line of its label, with the bounds at its ends`() throws {
    let gauge = try #require(
      label(
        Color.red.widgetLabel {
          Gauge(value: 0.5) {
            Text(verbatim: "hidden")
          } currentValueLabel: {
            Text(verbatim: "5")
          } minimumValueLabel: {
            Text(verbatim: "0")
          } maximumValueLabel: {
            Text(verbatim: "10")
          }
        }, line))
    #expect(gauge.frame.width == 100 && texts(gauge).map(\.text) == ["0", "10"])
    let progress = try #require(label(Color.red.widgetLabel { ProgressView(value: 0.5) { Text(verbatim: "hidden") } }, line))
    #expect(progress.frame.width == 100 && texts(progress).isEmpty)
  }

  @Test func `content that curves is laid out flat in the line of its corner`() {
    let text = Text(verbatim: "12:45")
    let curved = list(of: text.widgetCurvesContent(), line)
    #expect(curved.curvesContent && curved.root.frame.width == 60 && curved.root.frame.height == 18 && curved.size.width == 40)
    #expect(!list(of: text.widgetCurvesContent(false), line).curvesContent)
    // Elsewhere it has no effect.
    #expect(list(of: text.widgetCurvesContent(), family: .accessoryCircular, line) == list(of: text, family: .accessoryCircular, line))
  }

  @Test func `a label in a corner makes the widget beside it smaller`() throws {
    var line = line
    line.widgetSide = 24
    func frame(_ list: DisplayList) throws -> RectValue { try #require(list.root.group.children.first).frame }
    #expect(try frame(list(of: Color.red, line)) == RectValue(x: 0, y: 0, width: 40, height: 40))
    let labelled = list(of: Color.red.widgetLabel("21°"), line)
    let content = try #require(labelled.root.group.children.first)
    #expect(content.transform.apply(to: content.frame) == RectValue(x: 8, y: 8, width: 24, height: 24) && labelled.size.width == 40)
    // A label without content takes no room, and neither does one that is not shown.
    #expect(try frame(list(of: Color.red.widgetLabel { EmptyView() }, line)).width == 40)
    #expect(try frame(list(of: Color.red.widgetLabel("21°"), isShown: false, line)).width == 40)
    // Curved content has a line of its own.
    #expect(list(of: Text(verbatim: "9").widgetCurvesContent().widgetLabel("21°"), line).root.frame.width == 60)
  }

  @Test func `text, gauges and images are placed beside the widget in their ideal size; an empty label counts as none`() throws {
    let words = try #require(label(Color.red.widgetLabel("21°")))
    #expect(words.frame.width > 10 && words.frame.height > 10)
    #expect(list(of: Color.red.widgetLabel { Image(systemName: "star") }, family: .accessoryCircular).hasLabel)
    #expect(label(Color.red.widgetLabel { Gauge(value: 0.5) { EmptyView() } }) != nil)
    #expect(label(Color.red.widgetLabel("")) == nil)
    #expect(label(Color.red.widgetLabel { HStack { Text(verbatim: "") } }) == nil)
    #expect(label(Color.red.widgetLabel { EmptyView() }) == nil)
    #expect(label(Color.red) == nil)
  }
}
