import AlmanacTextEngine
import AlmanacWireSchema

extension Text: View, PrimitiveView {
  @MainActor public func _resolve(into nodes: inout _NodeList) {
    if case .localized(_, _, _, let place) = storage { nodes.session.pass(place) }
    var resolver = TextResolver(context: _StyleContext(environment: EnvironmentStack.current, session: nodes.session))
    resolver.add(self)
    nodes.append(TextNode(resolver, environment: EnvironmentStack.current, session: nodes.session))
  }
}

/// The node of a text. It takes the size that the text needs within the proposal, rounded up to whole pixels; a timer takes all of the proposed width.
package final class TextNode: LayoutNode {
  package let runs: [TextRun]
  package let isDynamic: Bool
  private let fillsWidth: Bool
  private let style: ParagraphStyle
  private let locale: String
  private let timeZone: String
  private let reservedLines: Int?
  /// True if the author limits the number of lines.
  private let hasLineLimit: Bool
  private let pixel: CGFloat
  private let layerPaint: _StylePaint?
  private let contentTransition: ContentTransition?
  /// The author's text renderer and its inputs; nil if the painter draws the text.
  private var rendering: TextRendering?
  /// The proposal with which the text was placed.
  private var placed = ProposedViewSize.unspecified
  private var layouts: [(proposal: ProposedViewSize, layout: TextLayout)] = []

  init(_ resolver: TextResolver, environment: EnvironmentValues, session: RenderSession) {
    let fields = environment.core
    runs = resolver.runs
    isDynamic = resolver.isDynamic
    fillsWidth = resolver.fillsWidth
    layerPaint = resolver.layerPaint
    contentTransition = environment.authoredContentTransition
    locale = fields.locale.identifier(.bcp47)
    timeZone = fields.timeZone.identifier
    reservedLines = environment.reservedLines
    hasLineLimit = fields.lineLimit != nil
    pixel = 1 / max(fields.displayScale, 1)
    var style = ParagraphStyle()
    style.alignment = fields.multilineTextAlignment.value
    // An inline accessory has one line, whatever the author's line limit is.
    style.lineLimit = fields.family == .accessoryInline ? 1 : fields.lineLimit.map { UInt32(clamping: max(1, $0)) } ?? 0
    style.truncation = fields.truncationMode.value
    style.lineSpacing = Double(session.finite(fields.lineSpacing, of: "lineSpacing(_:)", in: TextResolver.lengths))
    style.minimumScaleFactor = Double(session.finite(fields.minimumScaleFactor, of: "minimumScaleFactor(_:)", fallback: 1, in: 0.01...1))
    style.rightToLeft = fields.layoutDirection == .rightToLeft
    style.allowsTightening = fields.allowsTightening
    style.uppercase = fields.textCase == .uppercase
    style.lowercase = fields.textCase == .lowercase
    self.style = style
    super.init(session: session)
    guard let renderer = environment.textRenderer else { return }
    if isDynamic {
      session.diagnose(.note, "textRenderer.dynamic", "a text renderer does not draw text that follows the clock; it is drawn without the renderer")
    } else {
      rendering = TextRendering(renderer: renderer, environment: environment, custom: resolver.custom)
    }
  }

  /// The preferred distances; they follow from the fonts of the first and the last run.
  package override var spacing: NodeSpacing {
    guard let first = runs.first, let last = runs.last else { return .text }
    return .text(first: spacingLine(first.font), last: spacingLine(last.font))
  }

  private func spacingLine(_ font: FontSpec) -> NodeSpacing.TextLine {
    let metrics = session.text.metrics(of: font)
    // The system font has no leading, but its text styles have.
    let leading = max(0, metrics.lineHeight - metrics.ascent - metrics.descent)
    return NodeSpacing.TextLine(
      ascent: CGFloat(metrics.ascent), descent: CGFloat(metrics.descent), leading: CGFloat(leading), capHeight: CGFloat(metrics.capHeight),
      pixelLength: pixel)
  }

  /// Lays out the text for a proposal. Dynamic text is laid out with the widest text that it can show.
  private func layout(_ proposal: ProposedViewSize) -> TextLayout {
    for entry in layouts where entry.proposal == proposal { return entry.layout }
    let (width, height) = (Self.limit(proposal.width), Self.limit(proposal.height))
    if let known = wholeLayout(within: width, height) {
      layouts.append((proposal, known))
      return known
    }
    let layout =
      isDynamic
      ? session.text.reservedSize(
        of: runs, style: style, locale: locale, timeZone: timeZone, from: session.date, width: width, height: height)
      : session.text.layout(runs, style: style, locale: locale, width: width, height: height)
    layouts.append((proposal, layout))
    return layout
  }

  /// Returns a cached layout of another proposal that is also correct for this one: it is not truncated, and it fits.
  ///
  /// Each line has as many words as fit, so every width between the longest line and the earlier proposal gives the same line breaks. Text that was
  /// shrunk to fit a larger height and still fits is not shrunk again. Containers probe with many proposals; this answers most of them.
  private func wholeLayout(within width: Double?, _ height: Double?) -> TextLayout? {
    guard !isDynamic else { return nil }
    let (width, height) = (width ?? .infinity, height ?? .infinity)
    for (proposal, layout) in layouts where !layout.isTruncated && layout.height <= height && layout.width <= width {
      guard width <= Self.limit(proposal.width) ?? .infinity else { continue }
      if layout.scale == 1 || height <= Self.limit(proposal.height) ?? .infinity { return layout }
    }
    return nil
  }

  /// Returns the length to lay text out in, in points; nil where the proposal sets no limit.
  private nonisolated static func limit(_ length: CGFloat?) -> Double? {
    guard let length, length < 1e6 else { return nil }
    return Double(max(0, length))
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    rendering?.renderer.sizeThatFits(proposal: proposal, text: TextProxy(node: self)) ?? ownSize(proposal)
  }

  /// Returns the size that the text takes without its renderer.
  func ownSize(_ proposal: ProposedViewSize) -> CGSize {
    let layout = layout(proposal)
    var size = CGSize(width: roundedUp(layout.width), height: roundedUp(layout.height))
    if let reservedLines, layout.lineCount < reservedLines {
      size.height = max(size.height, height(ofLines: reservedLines, scale: layout.scale))
    }
    // Text never takes more width than it is offered.
    if let width = proposal.width, fillsWidth || size.width > width { size.width = max(0, width) }
    return size
  }

  /// Returns the height of `count` lines in the first run's font.
  private func height(ofLines count: Int, scale: Double) -> CGFloat {
    guard var run = runs.first else { return 0 }
    run.text = String(repeating: "\n", count: max(0, count - 1))
    run.font.size *= scale
    run.font.lineHeight *= scale
    return roundedUp(session.text.layout([run], style: style, locale: locale, width: nil, height: nil).height)
  }

  private func roundedUp(_ value: Double) -> CGFloat { max(0, (CGFloat(value) / pixel - 1e-6).rounded(.up) * pixel) }

  package override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return CGFloat(layout(dimensions.proposal).firstBaseline) }
    if key == VerticalAlignment.firstTextLineCenter.key { return CGFloat(layout(dimensions.proposal).firstLineCenter) }
    if key == VerticalAlignment.lastTextBaseline.key { return CGFloat(layout(dimensions.proposal).lastBaseline) }
    return nil
  }

  package override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) { placed = proposal }

  package override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    guard frame.width > 0, frame.height > 0 else { return }
    var node = DisplayNode()
    // The size is not rounded to pixels, because rounding it down would truncate the text.
    node.frame = RectValue(CGRect(origin: pixelFrame(at: origin).origin, size: frame.size))
    node.debugName = "Text"
    identify(&node, as: .text)
    if isDynamic {
      node.dynamicText.runs = runs
      node.dynamicText.style = style
      node.dynamicText.width = layout(placed).width
    } else if let rendering {
      let layout = layout(placed)
      node.group.children = rendering.draw(alignedLines(layout), of: layout, size: frame.size, locale: locale, session: session)
      node.accessibility.label = layout.lines.map { $0.runs.map(\.text).joined() }.joined(separator: " ")
    } else {
      node.text.lines = alignedLines(layout(placed))
      if let contentTransition { record(contentTransition, into: &node) }
    }
    // The picture cannot show the whole text, so assistive technology reads all of it. Dynamic text is recorded whole anyway.
    if !isDynamic, layout(placed).isTruncated { node.accessibility.label = WholeText.words(of: runs) }
    // A host that requests sources gives advice on truncated text, which it finds by this name.
    if session.sources != nil, rendering == nil, layout(placed).isTruncated {
      node.debugName = hasLineLimit ? DisplayNode.limitedTextName : DisplayNode.truncatedTextName
    }
    if let layerPaint { node.apply(layerPaint) }
    list.append(node)
  }

  /// Records how the text changes, and the edges of its characters if they change one by one. A text of several lines, or from right to left, changes
  /// as a whole.
  private func record(_ transition: ContentTransition, into node: inout DisplayNode) {
    node.change.content = transition.value
    guard transition.value.kind == .numeric, node.text.lines.count == 1, !node.text.lines[0].rightToLeft else { return }
    let slices = session.text.shape(node.text.lines[0], locale: locale).runs.flatMap(\.slices).sorted { $0.x < $1.x }
    guard let last = slices.last, slices.count <= Self.mostRollingCharacters else { return }
    node.change.edges = slices.map { Float($0.x) } + [Float(last.x + last.width)]
  }

  /// The maximum number of characters that change one by one: more than a number has, and few enough for a host.
  private static let mostRollingCharacters = 24

  /// Returns the lines, moved from their positions in the layout's width to those in the frame's width.
  private func alignedLines(_ layout: TextLayout) -> [TextLine] {
    let shift = style.indent(slack: Double(frame.width) - layout.width)
    guard abs(shift) > 0 else { return layout.lines }
    return layout.lines.map { line in
      var line = line
      line.origin.x += shift
      return line
    }
  }
}
