import AlmanacTextEngine
import AlmanacWireSchema

/// Collects the nodes of a chart; coordinates are points from its top left.
struct ChartDrawing {
  enum Alignment { case leading, center, trailing }

  let size: SizeValue
  private(set) var nodes: [DisplayNode] = []

  init(width: Double, height: Double) { size = SizeValue(width: width, height: height) }

  /// The chart on its background; ``Painter`` omits the background if the presentation removes it.
  var list: DisplayList {
    .with {
      $0.size = size
      $0.locale = "en"
      $0.root = node("Chart") { $0.group.children = nodes }
      $0.background = node("Ground") {
        $0.path.shape = .rect(RectValue(x: 0, y: 0, width: size.width, height: size.height))
        $0.path.fill = .color(ChartStyle.ground)
      }
    }
  }

  mutating func fill(_ path: PathData, _ color: ColorValue, opacity: Double = 1, name: String) {
    guard !path.verbs.isEmpty else { return }
    nodes.append(
      node(name) {
        $0.path.shape = .path(path)
        $0.path.fill = .color(opacity == 1 ? color : color.multipliedOpacity(opacity))
      })
  }

  mutating func stroke(_ path: PathData, _ color: ColorValue, width: Double = 1, dash: [Double] = [], name: String) {
    guard !path.verbs.isEmpty else { return }
    nodes.append(
      node(name) {
        $0.path.shape = .path(path)
        $0.path.stroke = .color(color)
        $0.path.strokeStyle.width = width
        $0.path.strokeStyle.join = .round
        $0.path.strokeStyle.cap = dash.isEmpty ? .round : .butt
        $0.path.strokeStyle.dash = dash
      })
  }

  /// Draws one line of text whose capitals are centred on `y`, and returns its width in points. Truncates the text with an ellipsis if it is wider
  /// than `maxWidth`.
  @discardableResult
  mutating func text(
    _ text: String, x: Double, y: Double, size: Double = 11, weight: Int = 400, color: ColorValue = ChartStyle.ink,
    _ alignment: Alignment = .leading,
    maxWidth: Double? = nil
  ) -> Double {
    let line = Self.line(text, size: size, weight: weight, color: color, maxWidth: maxWidth)
    guard let height = line.lines.first else { return 0 }
    let capitals = TextEngine.current.metrics(of: Self.font(size, weight)).capHeight
    let left =
      switch alignment {
      case .leading: x
      case .center: x - height.width / 2
      case .trailing: x - height.width
      }
    var node = DisplayNode()
    node.frame = RectValue(x: left, y: y + capitals / 2 - line.firstBaseline, width: line.width, height: line.height)
    node.text.lines = line.lines
    node.debugName = "Text"
    nodes.append(node)
    return height.width
  }

  /// Returns the width of a line of text, in points.
  static func width(_ text: String, size: Double = 11, weight: Int = 400) -> Double {
    line(text, size: size, weight: weight, color: ChartStyle.ink, maxWidth: nil).lines.first?.width ?? 0
  }

  private static func line(_ text: String, size: Double, weight: Int, color: ColorValue, maxWidth: Double?) -> TextLayout {
    var run = TextRun()
    // Names may contain anything but are drawn in one line, so control characters become spaces.
    run.text = String(String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    run.font = font(size, weight)
    run.paint = .color(color)
    var style = ParagraphStyle()
    style.lineLimit = 1
    return TextEngine.current.layout([run], style: style, locale: "en", width: maxWidth, height: nil)
  }

  private static func font(_ size: Double, _ weight: Int) -> FontSpec {
    var font = SystemFont.spec(size: size, weight: weight)
    font.monospacedDigits = true
    return font
  }

  private func node(_ name: String, _ change: (inout DisplayNode) -> Void) -> DisplayNode {
    var node = DisplayNode()
    node.frame = RectValue(x: 0, y: 0, width: size.width, height: size.height)
    node.debugName = name
    change(&node)
    return node
  }
}

extension PathData {
  mutating func addLine(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    move(x: x1, y: y1)
    line(x: x2, y: y2)
  }
}
