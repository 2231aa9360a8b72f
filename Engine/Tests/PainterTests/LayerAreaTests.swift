import AlmanacPaintingCost
import AlmanacWireSchema
import Foundation
import Testing

@testable import AlmanacPainter

/// Layers are cropped to what is visible, and the crop does not show.
@Suite struct LayerAreaTests {
  private let canvas = rect(0, 0, 510, 510)

  private func effect(_ change: (inout Effect) -> Void) -> Effect {
    var effect = Effect()
    change(&effect)
    return effect
  }

  private func area(_ ink: RectValue, _ effects: [Effect]) -> RectValue {
    LayerArea(ink: ink, visible: canvas, effects: effects, transform: .scale(x: 3, y: 3)).whole
  }

  @Test func `a large effect of visible content needs no more than the picture`() {
    #expect(area(canvas, [effect { $0.blur = 500 }]) == canvas)
    #expect(area(canvas, [effect { $0.shadow.radius = 300 }]) == canvas)
  }

  @Test func `a small blur needs no more than its reach around the picture`() {
    #expect(area(rect(-1000, -1000, 3000, 3000), [effect { $0.blur = 2 }]) == rect(-19, -19, 548, 548))
  }

  @Test func `content without effects needs only what is visible`() {
    #expect(area(rect(500, 0, 1000, 20), []) == rect(500, 0, 10, 20))
    #expect(area(rect(600, 0, 1000, 20), []).isEmpty)
    #expect(area(rect(600, 0, 10, 20), [effect { $0.blur = 2 }]).isEmpty)
  }

  @Test func `a shadow needs the hidden content that casts it`() {
    let shadow = effect {
      $0.shadow.color = .black
      $0.shadow.x = 100
    }
    #expect(area(rect(-200, 0, 50, 50), [shadow]) == rect(-200, 0, 350, 50))
    #expect(area(rect(600, 0, 50, 50), [shadow]).isEmpty)
  }

  @Test func `numbers without bounds give an area within reason`() {
    for radius in [0, 1e7, -5] {
      let list = DisplayList(20, 20, [DisplayNode.fill(rect(0, 0, 1e7, 1e7), .hex(0)).effect { $0.blur = radius }])
      #expect(throws: Never.self) { try Painter.pixels(job(list)) }
    }
    let nested = (0..<40).reduce(DisplayNode.fill(rect(0, 0, 5, 5), .hex(0)).effect { $0.blur = 3 }) { node, _ in
      DisplayNode.group(rect(0, 0, 5, 5), [node]).with { $0.transform = .scale(x: 1e7, y: 1e7) }.effect { $0.shadow.radius = 1e7 }
    }
    _ = try? Painter.pixels(job(DisplayList(20, 20, [nested])))
  }

  private static let appearances: [(name: String, change: @Sendable (inout DisplayNode) -> Void)] = [
    ("blur", { $0 = $0.effect { $0.blur = 4 } }),
    ("shadow", { $0 = $0.effect { $0.shadow = .with { ($0.color, $0.radius, $0.x, $0.y) = (.black, 3, 9, -7) } } }),
    ("inner shadow", { $0 = $0.effect { $0.shadow = .with { ($0.color, $0.radius, $0.x, $0.inner) = (.black, 4, 5, true) } } }),
    ("shadow of the outside", { $0 = $0.effect { $0.shadow = .with { ($0.color, $0.radius, $0.invertsAlpha) = (.black, 3, true) } } }),
    ("blurred shadow", { $0 = $0.effect { $0.shadow = .with { ($0.color, $0.x) = (.black, 6) } }.effect { $0.blur = 2 } }),
    ("mask", { $0.mask = .fill(rect(10, 10, 60, 60), .hex(0), ShapeValue.ellipse) }),
    (
      "mask and blur",
      {
        $0.mask = .fill(rect(10, 10, 60, 60), .hex(0), ShapeValue.ellipse)
        $0 = $0.effect { $0.blur = 4 }
      }
    ),
    (
      "copy through a mask",
      {
        $0.mask = .fill(rect(10, 10, 60, 60), .hex(0), ShapeValue.ellipse)
        $0.blendMode = .copy
      }
    ),
    ("plusDarker", { $0.blendMode = .plusDarker }),
  ]

  /// Cairo's antialiasing of a curve differs by a step or two with its position.
  private func isNear(_ a: Pixel, _ b: Pixel) -> Bool {
    zip([a.red, a.green, a.blue, a.alpha], [b.red, b.green, b.blue, b.alpha]).allSatisfy { abs($0 - $1) <= 3 }
  }

  /// The same content on a larger canvas, where nothing is cropped, has the same pixels in the middle.
  @Test(arguments: appearances.indices) func `a cropped layer has the pixels of the whole one`(_ index: Int) throws {
    let content = DisplayNode.group(
      rect(0, 0, 100, 100),
      [
        .fill(rect(0, 0, 80, 80), .hex(0xCC4411, alpha: 0.8), ShapeValue.ellipse), .fill(rect(30, 20, 70, 20), .hex(0x1144CC)),
        .fill(rect(60, 60, 12, 50), .hex(0x22AA44)),
      ])
    func picture(_ size: Double, offset: Double) throws -> PixelBuffer {
      var node = content
      Self.appearances[index].change(&node)
      node.frame = rect(offset - 20, offset - 20, 100, 100)
      return try pixels(DisplayList(size, size, [.fill(rect(0, 0, size, size), .hex(0xDDDDCC)), node]))
    }
    let (cropped, whole) = (try picture(60, offset: 0), try picture(260, offset: 100))
    for y in 0..<60 {
      for x in 0..<60 where !isNear(cropped[x, y], whole[x + 100, y + 100]) {
        Issue.record("\(Self.appearances[index].name): \(x), \(y) is \(cropped[x, y]), not \(whole[x + 100, y + 100])")
        return
      }
    }
  }

  @Test func `a large blur has the shape of the Gaussian`() throws {
    for radius in [20.0, 30, 60] {
      let edge = DisplayNode.fill(rect(-400, -400, 500, 1000), .hex(0)).effect { $0.blur = radius }
      let picture = try pixels(DisplayList(200, 200, [edge]))
      for (deviations, share) in [(-1.0, 0.8413), (0, 0.5), (1, 0.1587)] {
        let x = Int(100 + deviations * radius)
        #expect(abs(Double(picture[x, 100].alpha) / 255 - share) < 0.02, "radius \(radius), \(deviations) deviations from the edge")
      }
    }
  }

  @Test func `a long list of unknown symbols has a bounded list of diagnostics`() throws {
    let nodes = (0..<300).map { DisplayNode.symbol("unknown.\($0)", rect(0, 0, 1, 1)) }
    #expect(try pixels(DisplayList(20, 20, nodes)).diagnostics.count == 100)
  }
}
