import AlmanacTextEngine
import AlmanacWireSchema

/// An author's code that draws text instead of the painter: line by line, run by run or glyph by glyph.
///
/// `draw` runs when the entry is archived. Whole lines that it draws are archived as text, parts of lines as outlines. Dynamic text is drawn
/// without the renderer; a `textRenderer.dynamic` note reports it.
nonisolated public protocol TextRenderer: Animatable {
  /// Draws the text's lines into a context whose origin is the text's top left corner.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// Returns the size that the text takes; by default the size without the renderer.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// The distances by which the drawing extends beyond the text. They have no effect, because Almanac does not clip the drawing.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// The text that a renderer draws, for measuring.
public struct TextProxy: Sendable {
  let node: TextNode
  /// Returns the size that the text takes when offered `proposal`, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { MainActor.assumeIsolated { node.ownSize(proposal) } }
}

/// A value attached to a part of a text, which a renderer reads from its runs.
nonisolated public protocol TextAttribute {}

extension Text {
  /// Attaches a value for a `TextRenderer`. Of several values of one type, the innermost wins.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    var copy = self
    var outer = CustomTextAttributes()
    outer.set(value)
    outer.merge(attributes.custom)
    copy.attributes.custom = outer
    return copy
  }
}

nonisolated extension View {
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

/// Custom attributes by type.
struct CustomTextAttributes: Equatable {
  private var values: [ObjectIdentifier: any TextAttribute] = [:]

  var isEmpty: Bool { values.isEmpty }
  subscript<T: TextAttribute>(key: T.Type) -> T? { values[ObjectIdentifier(key)] as? T }
  mutating func set<T: TextAttribute>(_ value: T) { values[ObjectIdentifier(T.self)] = value }
  /// Adds the attributes of `inner`, which override those of the same type.
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

/// A renderer with the text that it draws.
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
