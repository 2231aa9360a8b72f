import AlmanacTextEngine
import AlmanacWireSchema
import Foundation

@testable import AlmanacPainter

// Short functions to write display lists in tests.

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> RectValue { RectValue(x: x, y: y, width: width, height: height) }
func point(_ x: Double, _ y: Double) -> PointValue { PointValue(x: x, y: y) }

extension DisplayNode {
  static func make(_ frame: RectValue, _ change: (inout DisplayNode) -> Void) -> DisplayNode {
    var node = DisplayNode()
    node.frame = frame
    change(&node)
    return node
  }

  static func group(_ frame: RectValue = rect(0, 0, 0, 0), _ children: [DisplayNode]) -> DisplayNode {
    make(frame) { $0.group.children = children }
  }

  /// A shape with the position of its frame.
  static func fill(_ frame: RectValue, _ paint: Paint, _ shape: ((RectValue) -> ShapeValue) = ShapeValue.rect) -> DisplayNode {
    make(frame) {
      $0.path.shape = shape(rect(0, 0, frame.width, frame.height))
      $0.path.fill = paint
    }
  }

  /// Text broken into lines by the engine.
  static func text(
    _ string: String, at x: Double, _ y: Double, size: Double = 17, weight: Int = 400, width: Double? = nil, paint: Paint? = nil,
    design: FontDesignValue = .default
  ) -> DisplayNode {
    var run = TextRun()
    run.text = string
    run.font = SystemFont.spec(size: size, weight: weight, design: design)
    if let paint { run.paint = paint }
    let layout = TextEngine.current.layout([run], style: ParagraphStyle(), locale: "en", width: width, height: nil)
    return make(rect(x, y, layout.width, layout.height)) {
      $0.text.lines = layout.lines
      $0.debugName = "Text"
    }
  }

  static func symbol(_ name: String, _ frame: RectValue, paint: Paint = .hierarchical(1), weight: UInt32 = 400) -> DisplayNode {
    make(frame) {
      $0.symbol.name = name
      $0.symbol.weight = weight
      $0.symbol.paints = [paint]
    }
  }

  func with(_ change: (inout DisplayNode) -> Void) -> DisplayNode {
    var node = self
    change(&node)
    return node
  }

  func effect(_ change: (inout Effect) -> Void) -> DisplayNode {
    with {
      var effect = Effect()
      change(&effect)
      $0.effects.append(effect)
    }
  }
}

extension DisplayList {
  init(_ width: Double, _ height: Double, _ children: [DisplayNode], background: Paint? = nil) {
    self.init()
    size = SizeValue(width: width, height: height)
    locale = "en-US"
    timeZone = "UTC"
    root = .group(rect(0, 0, width, height), children)
    if let background { self.background = .fill(rect(0, 0, width, height), background) }
  }
}

/// Monday 14 June 2021, 09:41 UTC.
let testDate = Date(timeIntervalSince1970: 1_623_663_660)

func job(
  _ list: DisplayList, scale: Double = 1, mask: WidgetMask = .none, date: Date = testDate, images: [ImageBlob] = [],
  _ change: (inout Presentation) -> Void = { _ in }
) -> PaintJob {
  var presentation = Presentation()
  change(&presentation)
  return PaintJob(list: list, presentation: presentation, date: date, scale: scale, mask: mask) { hash in images.first { $0.sha256 == hash } }
}

func pixels(
  _ list: DisplayList, scale: Double = 1, mask: WidgetMask = .none, date: Date = testDate, images: [ImageBlob] = [],
  _ change: (inout Presentation) -> Void = { _ in }
) throws -> PixelBuffer {
  try Painter.pixels(job(list, scale: scale, mask: mask, date: date, images: images, change))
}

/// A straight colour with alpha whose comparison tolerates one step.
struct Pixel: Equatable, CustomStringConvertible {
  var red, green, blue, alpha: Int

  init(_ hex: UInt32, alpha: Int = 255) {
    (red, green, blue, self.alpha) = (Int(hex >> 16 & 255), Int(hex >> 8 & 255), Int(hex & 255), alpha)
  }
  init(_ pixel: (red: Int, green: Int, blue: Int, alpha: Int)) { (red, green, blue, alpha) = pixel }

  static func == (a: Pixel, b: Pixel) -> Bool {
    func near(_ x: Int, _ y: Int) -> Bool { abs(x - y) <= 1 }
    if near(a.alpha, 0), near(b.alpha, 0) { return true }
    return near(a.red, b.red) && near(a.green, b.green) && near(a.blue, b.blue) && near(a.alpha, b.alpha)
  }
  var description: String {
    func hex(_ value: Int) -> String { (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true) }
    return "#" + [red, green, blue, alpha].map(hex).joined()
  }
}

extension PixelBuffer {
  subscript(x: Int, y: Int) -> Pixel { Pixel(pixel(x, y)) }

  /// How many pixels are painted at all, and how many at least half.
  var inked: Int { stride(from: 3, to: bytes.count, by: 4).count { bytes[$0] > 0 } }
  var solid: Int { stride(from: 3, to: bytes.count, by: 4).count { bytes[$0] > 127 } }
}
