import WireSchema
import TextEngine

/// What draws text in place of the painter: line by line, run by run or glyph by glyph.
///
/// `draw` runs when the entry is archived; what it draws is kept as text where it draws whole lines, as outlines where it draws parts of them. Text
/// that follows the clock is drawn as without a renderer, which a `textRenderer.dynamic` note says.
nonisolated public protocol TextRenderer: Animatable {
  /// Draws the text's lines into a context whose coordinates start at the text's top left corner.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// The size that the text takes; its own unless the renderer says otherwise.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far the drawing reaches beyond the text. Nothing is cut off here, whatever it is.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// The text that a renderer draws, for measuring.
public struct TextProxy: Sendable {
  let node: TextNode
  /// The size that the text takes of a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { MainActor.assumeIsolated { node.ownSize(proposal) } }
}

/// A value attached to a part of a text, which a renderer finds at its runs.
nonisolated public protocol TextAttribute {}

extension Text {
  /// Attaches a value for a `TextRenderer`; of one type the innermost holds.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    var copy = self
    var outer = CustomTextAttributes()
    outer.set(value)
    outer.merge(attributes.custom)
    copy.attributes.custom = outer
    return copy
  }
}

extension View {
  /// Lets `renderer` draw the text inside.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { modifier(EnvironmentChange { $0.textRenderer = renderer }) }
}

private struct TextRendererKey: EnvironmentKey {
  static var defaultValue: (any TextRenderer)? { nil }
}

extension EnvironmentValues {
  var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

/// Values by their types.
struct CustomTextAttributes: Equatable {
  private var values: [ObjectIdentifier: any TextAttribute] = [:]

  var isEmpty: Bool { values.isEmpty }
  subscript<T: TextAttribute>(key: T.Type) -> T? { values[ObjectIdentifier(key)] as? T }
  mutating func set<T: TextAttribute>(_ value: T) { values[ObjectIdentifier(T.self)] = value }
  /// The other's values go first.
  mutating func merge(_ inner: CustomTextAttributes) { values.merge(inner.values) { $1 } }

  /// Values that cannot be compared are never equal.
  static func == (a: CustomTextAttributes, b: CustomTextAttributes) -> Bool {
    a.values.count == b.values.count
      && a.values.allSatisfy { key, value in b.values[key].map { isEqual(value, $0) } ?? false }
  }
  private static func isEqual(_ a: any TextAttribute, _ b: any TextAttribute) -> Bool {
    func compare<T: Equatable>(_ a: T) -> Bool { (b as? T) == a }
    return (a as? any Equatable).map { compare($0) } ?? false
  }
}

/// A renderer at work on one text.
@MainActor
struct TextRendering {
  let renderer: any TextRenderer
  let environment: EnvironmentValues
  let custom: [Int: CustomTextAttributes]

  func draw(_ lines: [TextLine], of layout: TextLayout, size: CGSize, locale: String, session: RenderSession) -> [DisplayNode] {
    let drawing = CanvasDrawing(size: size, environment: environment, symbols: [], session: session)
    var start = 0
    let made = zip(lines, layout.sources).map { (line: TextLine, sources: [Int]) -> Text.Layout.Line in
      let text = Text.Layout.LineText(
        line: line, custom: sources.map { custom[$0] ?? CustomTextAttributes() }, start: start, box: CGRect(origin: .zero, size: size),
        shaped: session.text.shape(line, locale: locale))
      start += text.length
      return Text.Layout.Line(text: text)
    }
    var context = GraphicsContext(drawing: drawing)
    EnvironmentStack.with(environment) { renderer.draw(layout: Text.Layout(lines: made, isTruncated: layout.isTruncated), in: &context) }
    return drawing.nodes
  }
}
