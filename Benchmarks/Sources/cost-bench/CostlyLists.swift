import AlmanacTextEngine
import AlmanacWireSchema
import Foundation

/// Lists of one expensive thing each, in a small widget's size.
enum CostlyLists {
  private static let side = 170.0
  private static let box = RectValue(x: 0, y: 0, width: side, height: side)

  private static func node(_ change: (inout DisplayNode) -> Void) -> DisplayNode {
    var node = DisplayNode()
    node.frame = box
    change(&node)
    return node
  }

  private static func color(_ alpha: Float = 0.5) -> Paint {
    var paint = Paint()
    paint.color.rgba = .with { ($0.red, $0.green, $0.blue, $0.alpha) = (0.8, 0.3, 0.2, alpha) }
    return paint
  }

  private static func fill(_ paint: Paint = color(), _ change: (inout DisplayNode) -> Void = { _ in }) -> DisplayNode {
    node {
      $0.path.shape.rect = box
      $0.path.fill = paint
      change(&$0)
    }
  }

  private static func effect(_ paint: Paint = color(), _ change: (inout Effect) -> Void) -> DisplayNode {
    var effect = Effect()
    change(&effect)
    return fill(paint) { $0.effects = [effect] }
  }

  private static func list(_ count: Int, _ make: (Int) -> DisplayNode) -> DisplayList {
    var list = DisplayList()
    list.size = SizeValue(width: side, height: side)
    list.locale = "en-US"
    list.timeZone = "UTC"
    list.root = node { $0.group.children = (0..<count).map(make) }
    return list
  }

  private static func scribble(_ count: Int, _ verb: PathVerb = .line) -> PathData {
    var state: UInt64 = 42
    var path = PathData()
    path.verbs = [.move] + [PathVerb](repeating: verb, count: count)
    path.coordinates = (0..<(2 + count * (verb == .cubic ? 6 : 2))).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Float(state >> 40) / Float(1 << 24) * Float(side)
    }
    return path
  }

  private static func stroke(_ path: PathData, _ style: StrokeValue) -> DisplayNode {
    node {
      $0.path.shape.path = path
      $0.path.stroke = color()
      $0.path.strokeStyle = style
    }
  }

  private static func gradient(_ stops: Int, _ change: (inout Paint, [GradientStop]) -> Void) -> Paint {
    let stops: [GradientStop] = (0..<stops).map { index in
      .with {
        $0.location = Double(index) / Double(stops - 1)
        $0.color.rgba = .with { ($0.red, $0.green, $0.alpha) = (Float(index % 7) / 7, Float(index % 5) / 5, 1) }
      }
    }
    var paint = Paint()
    change(&paint, stops)
    return paint
  }

  private static func linear(_ stops: Int, end: Double = 1, _ spread: GradientSpread = .pad) -> Paint {
    gradient(stops) {
      $0.linearGradient.stops = $1
      $0.linearGradient.end = PointValue(x: end, y: end)
      $0.linearGradient.spread = spread
    }
  }

  private static func text(_ string: String, size: Double) -> DisplayNode {
    var run = TextRun()
    run.text = string
    run.font = SystemFont.spec(size: size)
    let layout = TextEngine.current.layout([run], style: ParagraphStyle(), locale: "en", width: nil, height: nil)
    return node { $0.text.lines = layout.lines }
  }

  private static func blurAndShadow(_ index: Int) -> DisplayNode {
    var effects = [Effect(), Effect()]
    effects[0].blur = 500
    effects[1].shadow.color.rgba.alpha = 1
    effects[1].shadow.radius = 300
    return fill { $0.effects = effects }
  }

  /// A stroke of two points somewhere in the picture, as a chart of coloured segments draws hundreds of.
  private static func dashOfChart(_ index: Int, _ style: StrokeValue) -> DisplayNode {
    let (x, y) = (Double(index * 37 % 1600) / 10, Double(index * 53 % 1600) / 10)
    return stroke(.with { ($0.verbs, $0.coordinates) = ([.move, .line], [x, y, x + 1, y + 0.6].map(Float.init)) }, style)
  }

  /// Operations that a clip cuts, each of its size.
  private static func clipped(_ count: Int, _ shape: ShapeValue, _ mode: BlendModeValue = .normal) -> DisplayNode {
    node {
      $0.clip.shape = shape
      $0.group.children = (0..<count).map { _ in fill { $0.blendMode = mode } }
    }
  }

  private static let circle = fill(color(1)) { $0.path.shape.ellipse = box }

  static let all: [(String, DisplayList)] = [
    ("20000 empty groups", list(20_000) { _ in node { $0.group = GroupContent() } }),
    ("500 fills", list(500) { _ in fill() }),
    ("500 ellipses", list(500) { _ in circle }),
    ("300 faded groups of two", list(300) { _ in node { ($0.group.children, $0.opacity) = ([fill(), fill()], 0.5) } }),
    ("100 blurs of 2", list(100) { _ in effect { $0.blur = 2 } }),
    ("100 blurs of 7.9", list(100) { _ in effect { $0.blur = 7.9 } }),
    ("100 blurs of 20", list(100) { _ in effect { $0.blur = 20 } }),
    ("100 blurs of 500", list(100) { _ in effect { $0.blur = 500 } }),
    ("30 blurs with shadows", list(30, blurAndShadow)),
    ("3000 blurs with shadows", list(3000, blurAndShadow)),
    ("100 shadows", list(100) { _ in effect { $0.shadow = .with { ($0.color.rgba.alpha, $0.radius) = (1, 5) } } }),
    ("100 saturations", list(100) { _ in effect(linear(5)) { $0.saturation = 2 } }),
    (
      "100 colour matrices",
      list(100) { _ in effect(linear(5)) { $0.colorMatrix.factors = [1, 0.1, 0, 0, 0, 0, 1, 0.1, 0, 0, 0, 0, 1, 0.1, 0, 0, 0, 0, 1, 0] } }
    ),
    ("300 masks", list(300) { _ in fill { $0.mask = circle } }),
    ("300 masks with overlay", list(300) { _ in fill { ($0.mask, $0.blendMode) = (circle, .overlay) } }),
    ("200 multiplies", list(200) { _ in fill { $0.blendMode = .multiply } }),
    ("200 color dodges", list(200) { _ in fill { $0.blendMode = .colorDodge } }),
    ("200 luminosities", list(200) { _ in fill { $0.blendMode = .luminosity } }),
    ("200 plusDarkers", list(200) { _ in fill { $0.blendMode = .plusDarker } }),
    ("200 sourceIns", list(200) { _ in fill { $0.blendMode = .sourceIn } }),
    ("200 soft clips", list(200) { _ in node { ($0.group.children, $0.clip.shape) = ([fill(), fill()], .with { $0.ellipse = box }) } }),
    ("200 fills in a round clip", list(1) { _ in clipped(200, .with { $0.ellipse = box }) }),
    ("200 multiplies in a round clip", list(1) { _ in clipped(200, .with { $0.ellipse = box }, .multiply) }),
    ("20 fills in a clip of 1000 lines", list(1) { _ in clipped(20, .with { $0.path = scribble(1000) }) }),
    ("3 fills in a clip of 20000 lines", list(1) { _ in clipped(3, .with { $0.path = scribble(20_000) }) }),
    ("300 linear gradients", list(300) { _ in fill(linear(3)) }),
    ("30 repeated, of 1000 stops", list(30) { _ in fill(linear(1000, end: 0.01, .repeat)) }),
    (
      "100 radial gradients",
      list(100) { _ in
        fill(gradient(3) { ($0.radialGradient.stops, $0.radialGradient.endRadius) = ($1, 100) })
      }
    ),
    (
      "50 angular gradients",
      list(50) { _ in
        fill(gradient(3) { ($0.angularGradient.stops, $0.angularGradient.endAngle) = ($1, 6.2) })
      }
    ),
    ("a scribble of 20000 lines", list(1) { _ in fill { $0.path.shape.path = scribble(20_000) } }),
    ("a scribble of 5000 curves", list(1) { _ in fill { $0.path.shape.path = scribble(5000, .cubic) } }),
    ("a stroke of 2000 lines", list(1) { _ in stroke(scribble(2000), .with { $0.width = 3 }) }),
    ("a wide, round stroke of 2000", list(1) { _ in stroke(scribble(2000), .with { ($0.width, $0.join, $0.cap) = (20, .round, .round) }) }),
    ("a dashed stroke of 200", list(1) { _ in stroke(scribble(200), .with { ($0.width, $0.dash) = (1, [1, 1]) }) }),
    ("3000 short strokes", list(3000) { dashOfChart($0, .with { $0.width = 1 }) }),
    ("3000 short round strokes", list(3000) { dashOfChart($0, .with { ($0.width, $0.cap, $0.join) = (3, .round, .bevel) }) }),
    ("3000 short wide strokes", list(3000) { dashOfChart($0, .with { ($0.width, $0.cap) = (20, .round) }) }),
    ("3000 short dashed strokes", list(3000) { dashOfChart($0, .with { ($0.width, $0.dash) = (1, [2, 1]) }) }),
    (
      "3000 small bars",
      list(3000) { index in
        fill { $0.path.shape.rect = RectValue(x: Double(index * 37 % 1600) / 10, y: Double(index * 53 % 1600) / 10, width: 4, height: 6) }
      }
    ),
    ("a path of 20000 moves, stroked", list(1) { _ in stroke(scribble(20_000, .move), .with { ($0.width, $0.cap) = (3, .round) }) }),
    ("a path of 20000 moves, filled", list(1) { _ in fill { $0.path.shape.path = scribble(20_000, .move) } }),
    (
      "a line of 10 million dashes",
      list(1) { _ in
        stroke(.with { ($0.verbs, $0.coordinates) = ([.move, .line], [-1e6, 80, 1e6, 80]) }, .with { ($0.width, $0.dash) = (1, [0.2, 0.2]) })
      }
    ),
    ("300 words", list(300) { text("words \($0) of \($0 * 7)", size: 17) }),
    ("100 sizes of words", list(100) { text("words of a size", size: 8 + Double($0)) }),
    ("30000 letters", list(300) { text(String(repeating: "letters \($0) ", count: 9), size: 10) }),
    (
      "6000 letters of all scripts",
      list(1) { _ in
        var letters = ""
        // Steps of a prime number, so that neighbours are of different scripts.
        for step in 0..<6000 { if let scalar = Unicode.Scalar(UInt32(0x370 + step * 7919 % 0x2_F000)) { letters.unicodeScalars.append(scalar) } }
        return text(letters, size: 4)
      }
    ),
    (
      "200 symbols",
      list(200) { index in node { ($0.symbol.name, $0.symbol.weight) = ("cloud.sun.fill", UInt32(100 + index * 4)) } }
    ),
  ]
}
