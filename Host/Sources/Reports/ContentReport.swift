import Foundation
import TextEngine
import WireSchema

/// The text of the current entry and its label for screen readers, and its tap areas (Specification A11, B7). Frames are in points from the widget's top left.
public struct ContentReport: Encodable, Sendable, Equatable {
  public struct Frame: Encodable, Sendable, Equatable {
    public let x, y, width, height: Double
  }
  public struct Area: Encodable, Sendable, Equatable {
    public let frame: Frame
    /// The URL of a link; null for a button.
    @ExplicitNull public var link: String?
    /// The intent that a button or toggle performs; null for a link.
    @ExplicitNull public var intent: String?
  }
  /// The URL that a tap outside all areas opens; null = the containing app.
  @ExplicitNull public var widgetURL: String?
  /// In painting order: where areas overlap, the last one gets the tap.
  public let actions: [Area]
  /// The entry's text in reading order; accessibility labels replace the text that they cover.
  public let text: String

  /// - Parameter date: the instant at which dynamic text is evaluated.
  public init(_ list: DisplayList, at date: Date) {
    var collector = ContentCollector(date: date, list: list)
    collector.visit(list.root, at: .identity)
    // The label stands beside the widget; a tap on it is one on the widget.
    if list.hasLabel {
      let areas = collector.areas
      collector.visit(list.label, at: .identity)
      collector.areas = areas
    }
    _widgetURL = ExplicitNull(wrappedValue: list.widgetURL.isEmpty ? nil : list.widgetURL)
    actions = collector.areas
    text = collector.texts.joined(separator: ", ")
  }
}

/// Collects text and tap areas while it walks through a display list; keeps the current transform.
private struct ContentCollector {
  let date: Date
  let list: DisplayList
  var areas: [ContentReport.Area] = []
  var texts: [String] = []

  mutating func visit(_ node: DisplayNode, at parent: AffineMap, silent: Bool = false) {
    let frame =
      node.hasFrame
      ? node.frame
      : RectValue.with {
        $0.width = list.size.width; $0.height = list.size.height
      }
    var map = parent.translated(frame.x, frame.y)
    if node.hasTransform { map = map.applying(node.transform) }
    if node.hasAction { add(node.action, frame: map.bounds(width: frame.width, height: frame.height)) }

    let accessibility = node.accessibility
    let hidden = silent || (node.hasAccessibility && accessibility.hidden)
    let isLabelled = !hidden && node.hasAccessibility && !(accessibility.label.isEmpty && accessibility.value.isEmpty)
    if isLabelled { texts.append([accessibility.label, accessibility.value].filter { !$0.isEmpty }.joined(separator: ": ")) }
    let quiet = hidden || isLabelled || (node.hasAccessibility && accessibility.ignoreChildren)
    switch node.content {
    case .group(let group): for child in group.children { visit(child, at: map, silent: quiet) }
    case .text(let text) where !quiet: read(text.lines.flatMap(\.runs))
    case .dynamicText(let text) where !quiet: read(text.runs)
    default: break
    }
  }

  private mutating func add(_ action: Action, frame: ContentReport.Frame) {
    switch action.action {
    case .link(let link): areas.append(.init(frame: frame, link: link, intent: nil))
    case .intent(let intent): areas.append(.init(frame: frame, link: nil, intent: intent.type))
    case nil: break
    }
  }

  private mutating func read(_ runs: [TextRun]) {
    let text = runs.compactMap { run -> String? in
      switch run.value {
      case .text(let text): text
      case .date(let dynamic): DynamicText.string(for: dynamic, at: date, locale: list.locale, timeZone: list.timeZone, reducedPrecision: true).text
      case .symbol, .image, nil: nil
      }
    }.joined()
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if !trimmed.isEmpty { texts.append(trimmed) }
  }
}

/// An affine map from a node's coordinates to the widget's.
private struct AffineMap {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var tx = 0.0
  var ty = 0.0

  static let identity = AffineMap()

  func translated(_ x: Double, _ y: Double) -> AffineMap {
    var map = self
    map.tx += a * x + c * y
    map.ty += b * x + d * y
    return map
  }

  func applying(_ inner: TransformValue) -> AffineMap {
    AffineMap(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
      tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
  }

  /// Returns the bounding box of a rectangle at the origin.
  func bounds(width: Double, height: Double) -> ContentReport.Frame {
    let xs = [0, a * width, c * height, a * width + c * height].map { $0 + tx }
    let ys = [0, b * width, d * height, b * width + d * height].map { $0 + ty }
    let left = xs.min() ?? 0
    let top = ys.min() ?? 0
    return .init(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
