import AlmanacWireSchema

/// Draws a bar if there is a value, otherwise an empty ring. In a widget's label it draws only the bar.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { AutomaticProgress(configuration: configuration) }
}

nonisolated private struct AutomaticProgress: View {
  @Environment(\.self) private var environment
  let configuration: ProgressViewStyleConfiguration

  @MainActor @ViewBuilder var body: some View {
    if configuration.fractionCompleted == nil, configuration.interval == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else if environment.core.isInWidgetLabel {
      ProgressShape(configuration: configuration, tint: nil, form: .linear, lineWidth: LinearGaugeMetrics.labelBarHeight)
        .frame(height: LinearGaugeMetrics.labelBarHeight)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// Draws a bar with the label above and the value's label below.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  /// UIProgressView's height in points.
  static let barHeight: CGFloat = 4

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ProgressShape(configuration: configuration, tint: tint, form: .linear, lineWidth: Self.barHeight)
        .frame(height: Self.barHeight)
      configuration.currentValueLabel.map { $0.font(.caption).labelForeground(HierarchicalShapeStyle.secondary) }
    }
  }
}

/// Draws a ring with the value's label inside, or the label if there is none. Without a value the ring is empty: nothing moves in a widget.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View { CircularProgress(configuration: configuration, tint: tint) }
}

nonisolated private struct CircularProgress: View {
  @Environment(\.self) private var environment
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  @MainActor @ViewBuilder var body: some View {
    if environment.core.family.isIsland {
      IslandProgressRing(configuration: configuration, tint: tint)
    } else {
      CircularProgressRing(configuration: configuration, tint: tint)
    }
  }
}

/// The progress ring in a Dynamic Island. It fills the proposal up to the ring's usual diameter. Inside is the value's label, or the label if there
/// is none.
nonisolated private struct IslandProgressRing: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  /// The ring's line width in points; chosen, not measured.
  private static let lineWidth: CGFloat = 3

  @MainActor var body: some View {
    ProgressShape(configuration: configuration, tint: tint, form: .circular, lineWidth: Self.lineWidth)
      .frame(maxWidth: RingGaugeMetrics.diameter, maxHeight: RingGaugeMetrics.diameter)
      .aspectRatio(1, contentMode: .fit)
      .overlay { configuration.centralLabel.font(.caption2).minimumScaleFactor(0.5).lineLimit(1).padding(Self.lineWidth + 1) }
  }
}

/// The ring of a circular progress view. It fills the square that it is offered, and its line, label and font grow with it; at 58 points it looks
/// like the ring of ``AccessoryCircularCapacityGaugeStyle``. Source of the font's size: OpenSwiftUI
/// (`CircularProgressViewStyle`).
nonisolated private struct CircularProgressRing: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  private static let fontSize: CGFloat = 30

  @MainActor var body: some View {
    ProgressShape(configuration: configuration, tint: tint, form: .circular, lineWidth: nil)
      .aspectRatio(1, contentMode: .fit)
      .overlay {
        GeometryReader { proxy in
          let scale = proxy.size.width / RingGaugeMetrics.diameter
          configuration.centralLabel
            .font(.system(size: Self.fontSize * scale, weight: .semibold, design: .rounded))
            .labelStyle(.iconOnly)
            .minimumScaleFactor(0.01)
            .multilineTextAlignment(.center)
            .frame(maxWidth: RingGaugeMetrics.closedContentWidth * scale, maxHeight: RingGaugeMetrics.closedContentWidth * scale)
            .frame(width: proxy.size.width, height: proxy.size.height)
        }
      }
  }
}

extension ProgressViewStyleConfiguration {
  /// The value's label, or the label if there is none.
  @MainActor @ViewBuilder fileprivate var centralLabel: some View {
    if let currentValueLabel { currentValueLabel } else { label }
  }
}

/// The bar or ring of a progress view. Its fraction is fixed, or the host computes it from the clock.
struct ProgressShape: PrimitiveView {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  let form: ProgressForm
  /// Points; nil for a ring's usual part of its diameter.
  let lineWidth: CGFloat?

  @MainActor func _resolve(into nodes: inout _NodeList) {
    let context = _StyleContext(environment: EnvironmentStack.current, session: nodes.session)
    let direction: GaugeTint.Direction = form == .linear ? .along : .around(start: .degrees(-90), span: .degrees(360))
    let fill = GaugeTint(direction: direction, override: tint)._paint(in: context).paint
    let track = RingGaugeMetrics.track(of: fill, in: context, isRing: form == .circular)
    nodes.append(ProgressNode(self, fill: fill, track: track, locale: context.environment.core.locale, session: nodes.session))
  }
}

/// The node of a ``ProgressShape``. It takes the whole proposal. A fixed fraction is recorded as shapes, an interval as dynamic progress.
package final class ProgressNode: LayoutNode {
  private let shape: ProgressShape
  private let fill: Paint
  private let track: Paint
  private let locale: Locale

  init(_ shape: ProgressShape, fill: Paint, track: Paint, locale: Locale, session: RenderSession) {
    self.shape = shape
    self.fill = fill
    self.track = track
    self.locale = locale
    super.init(session: session)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: shape.form == .linear ? 100 : RingGaugeMetrics.diameter, height: RingGaugeMetrics.diameter))
  }

  package override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    guard frame.width > 0, frame.height > 0 else { return }
    let box = pixelFrame(at: origin)
    let lineWidth = shape.lineWidth ?? min(box.width, box.height) * RingGaugeMetrics.lineWidth / RingGaugeMetrics.diameter
    var node = DisplayNode()
    node.frame = RectValue(box)
    node.debugName = "ProgressView"
    if let interval = shape.configuration.interval {
      let dates = session.finite(interval.dates, of: "ProgressView(timerInterval:)")
      node.dynamicProgress.start.seconds = dates.lowerBound.timeIntervalSince1970
      node.dynamicProgress.end.seconds = dates.upperBound.timeIntervalSince1970
      node.dynamicProgress.countsDown = interval.countsDown
      node.dynamicProgress.form = shape.form
      node.dynamicProgress.track = track
      node.dynamicProgress.fill = fill
      node.dynamicProgress.lineWidth = Double(lineWidth)
      node.dynamicProgress.roundCaps = true
      identify(&node, as: .progress)
      return list.append(node)
    }
    let fraction = CGFloat(shape.configuration.fractionCompleted ?? 0)
    if let completed = shape.configuration.fractionCompleted { node.accessibility.value = percentage(completed) }
    let rect = CGRect(origin: .zero, size: box.size)
    node.group.children = shape.form == .linear ? bar(fraction, in: rect) : ring(fraction, lineWidth, in: rect)
    // Track and bar are separate parts, so that the bar grows from one entry to the next.
    for index in node.group.children.indices { identify(&node.group.children[index], as: .progress) }
    list.append(node)
  }

  /// The fraction in words for assistive technology, in the locale of the request.
  private func percentage(_ fraction: Double) -> String {
    min(max(fraction, 0), 1).formatted(.percent.precision(.fractionLength(0)).locale(locale))
  }

  private func bar(_ fraction: CGFloat, in rect: CGRect) -> [DisplayNode] {
    // A bar is at least as long as it is high, because a narrower strip would not be recognisable as progress.
    let length = fraction <= 0 ? 0 : max(rect.height, rect.width * fraction)
    let start = isRightToLeft ? rect.maxX - length : rect.minX
    var nodes = [part(Capsule().path(in: rect), rect, fill: track)]
    if length > 0 { nodes.append(part(Capsule().path(in: CGRect(x: start, y: 0, width: length, height: rect.height)), rect, fill: fill)) }
    return nodes
  }

  private func ring(_ fraction: CGFloat, _ lineWidth: CGFloat, in rect: CGRect) -> [DisplayNode] {
    func arc(_ fraction: CGFloat, _ paint: Paint) -> DisplayNode {
      let path = RingArc(lineWidth: lineWidth, start: .degrees(-90), span: .degrees(360 * Double(fraction))).path(in: rect)
      return part(path, rect, stroke: (paint, lineWidth))
    }
    var nodes = [arc(1, track)]
    if fraction > 0 { nodes.append(arc(fraction, fill)) }
    return nodes
  }

  private func part(_ path: Path, _ rect: CGRect, fill: Paint? = nil, stroke: (paint: Paint, width: CGFloat)? = nil) -> DisplayNode {
    var node = DisplayNode()
    node.frame = RectValue(rect)
    node.path.shape = path.value
    if let fill { node.path.fill = fill }
    if let stroke {
      node.path.stroke = stroke.paint
      node.path.strokeStyle = StrokeStyle(lineWidth: stroke.width, lineCap: .round).value
    }
    node.path.paintBounds = RectValue(rect)
    return node
  }
}

/// An arc of a ring inside a rectangle. Its centre line is half the line width from the rectangle's sides.
struct RingArc: Shape {
  var lineWidth: CGFloat
  var start: Angle
  var span: Angle

  func path(in rect: CGRect) -> Path {
    let radius = max(0, min(rect.width, rect.height) / 2 - lineWidth / 2)
    var path = Path()
    path.addRelativeArc(center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: start, delta: span)
    return path
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
