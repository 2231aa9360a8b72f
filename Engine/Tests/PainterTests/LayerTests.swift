import AlmanacImageCodecs
import AlmanacWireSchema
import Testing

@testable import AlmanacPainter

@Suite struct LayerTests {
  @Test func `blur spreads and keeps its sum`() throws {
    let sharp = DisplayNode.fill(rect(40, 40, 20, 20), .hex(0))
    let soft = try pixels(DisplayList(100, 100, [sharp.effect { $0.blur = 6 }]))
    #expect(soft[36, 50].alpha > 20)
    #expect(soft[50, 50].alpha < 255)
    #expect(soft[5, 50].alpha == 0)
    func sum(_ picture: PixelBuffer) -> Int { stride(from: 3, to: picture.bytes.count, by: 4).reduce(0) { $0 + Int(picture.bytes[$1]) } }
    let total = sum(try pixels(DisplayList(100, 100, [sharp])))
    #expect(abs(sum(soft) - total) < total / 50)
    #expect(abs(soft[30, 50].alpha - soft[69, 50].alpha) <= 2)
  }

  @Test(arguments: [0.6, 1, 2.5, 8, 20]) func `three box blurs have the deviation of the Gaussian`(sigma: Double) {
    let boxes = boxWidths(sigma: sigma)
    let variance = boxes.reduce(0.0) { $0 + (Double($1 * $1) - 1) / 12 }
    #expect(abs(variance.squareRoot() - sigma) < max(0.35, sigma * 0.05))
    #expect(boxes.allSatisfy { $0 % 2 == 1 })
  }

  @Test func `a shadow lies below and beside`() throws {
    let node = DisplayNode.fill(rect(20, 20, 20, 20), .hex(0xFF0000)).effect {
      $0.shadow.color = .black
      $0.shadow.x = 10
      $0.shadow.y = 10
    }
    let picture = try pixels(DisplayList(60, 60, [node]))
    #expect(picture[30, 30] == Pixel(0xFF0000))
    #expect(picture[45, 45] == Pixel(0x000000))
    #expect(picture[22, 45].alpha == 0)
  }

  @Test func `a shadow of a shape outside the picture is painted`() throws {
    let node = DisplayNode.fill(rect(-30, 10, 20, 20), .hex(0xFF0000)).effect {
      $0.shadow.color = .black
      $0.shadow.x = 40
    }
    #expect(try pixels(DisplayList(60, 40, [node]))[20, 20] == Pixel(0x000000))
  }

  @Test func `blend modes in a group end at a group with an opacity`() throws {
    let square = DisplayNode.fill(rect(0, 0, 40, 40), .hex(0xFF0000))
    let hole = DisplayNode.fill(rect(10, 10, 20, 20), .hex(0)).with { $0.blendMode = .destinationOut }
    let loose = DisplayNode.group(rect(0, 0, 40, 40), [square, hole])
    let closed = DisplayNode.group(rect(0, 0, 40, 40), [loose]).with { $0.opacity = 1 }
    let behind = Paint.hex(0x0000FF)
    #expect(try pixels(DisplayList(40, 40, [loose], background: behind))[20, 20].alpha == 0)
    let picture = try pixels(DisplayList(40, 40, [closed], background: behind))
    #expect(picture[20, 20] == Pixel(0x0000FF))
    #expect(picture[5, 5] == Pixel(0xFF0000))
  }

  @Test func `the opacity of a group is that of each child, except in one layer`() throws {
    let pair = [DisplayNode.fill(rect(0, 0, 10, 10), .hex(0)), DisplayNode.fill(rect(5, 0, 10, 10), .hex(0))]
    let group = DisplayNode.group(rect(0, 0, 15, 10), pair).with { $0.opacity = 0.5 }
    let picture = try pixels(DisplayList(16, 10, [group]))
    #expect(picture[2, 5] == Pixel(0, alpha: 128))
    // Half of what shines through the other: 1 - 0.5 * 0.5.
    #expect(picture[7, 5] == Pixel(0, alpha: 192))
    // The same with opacity inherited through a single child.
    let outer = DisplayNode.group(rect(0, 0, 15, 10), [DisplayNode.group(rect(0, 0, 15, 10), pair)]).with { $0.opacity = 0.5 }
    #expect(try pixels(DisplayList(16, 10, [outer])).bytes == picture.bytes)
    // An effect that changes nothing makes a layer of it, as compositingGroup() does.
    let layer = group.with { $0.effects = [.with { $0.contrast = 1 }] }
    #expect(try pixels(DisplayList(16, 10, [layer]))[7, 5] == Pixel(0, alpha: 128))
  }

  @Test func `an antialiased clip is applied once`() throws {
    let layers = (0..<8).map { _ in DisplayNode.fill(rect(0, 0, 20, 20), .hex(0)) }
    func clipped(_ children: [DisplayNode]) throws -> PixelBuffer {
      let group = DisplayNode.group(rect(0, 0, 20, 20), children).with { $0.clip.shape = .ellipse(rect(0, 0, 20, 20)) }
      return try pixels(DisplayList(20, 20, [group]))
    }
    let (one, eight) = (try clipped([layers[0]]), try clipped(layers))
    for index in stride(from: 3, to: one.bytes.count, by: 4) { #expect(abs(Int(one.bytes[index]) - Int(eight.bytes[index])) <= 2) }
  }

  @Test func `destinationOut cuts a hole only in its group`() throws {
    let hole = DisplayNode.fill(rect(5, 5, 10, 10), .hex(0)).with { $0.blendMode = .destinationOut }
    let group = DisplayNode.group(rect(0, 0, 20, 20), [.fill(rect(0, 0, 20, 20), .hex(0xFF0000)), hole]).with { $0.opacity = 0.999 }
    let picture = try pixels(DisplayList(20, 20, [group], background: .hex(0x00FF00)))
    #expect(picture[10, 10] == Pixel(0x00FF00))
    #expect(picture[2, 2] == Pixel(0xFF0000))
  }

  @Test func `plusDarker is exact inside a group, too`() throws {
    let burn = DisplayNode.fill(rect(0, 0, 10, 10), .hex(0xC0C0C0)).with { $0.blendMode = .plusDarker }
    let below = DisplayNode.fill(rect(0, 0, 20, 20), .hex(0x808080))
    #expect(try pixels(DisplayList(20, 20, [below, burn]))[5, 5] == Pixel(0x414141))
    let group = DisplayNode.group(rect(3, 3, 20, 20), [below, burn]).with { $0.opacity = 0.999 }
    let picture = try pixels(DisplayList(24, 24, [group]))
    #expect(picture[8, 8] == Pixel(0x414141, alpha: 255))
    #expect(picture[16, 16] == Pixel(0x808080, alpha: 255))
  }

  @Test func `luminanceToAlpha turns luminance into alpha`() throws {
    let node = DisplayNode.fill(rect(0, 0, 10, 10), .hex(0x808080)).effect { $0.luminanceToAlpha = true }
    #expect(try pixels(DisplayList(10, 10, [node]))[5, 5] == Pixel(0, alpha: 128))
    #expect(try pixels(DisplayList(10, 10, [node])) { $0.renderingMode = .accented }[5, 5] == Pixel(0xFFFFFF, alpha: 128))
  }

  @Test func `a transform without area paints nothing`() throws {
    let node = DisplayNode.fill(rect(0, 0, 10, 10), .hex(0)).with { $0.transform = .scale(x: 0, y: 1) }
    let after = DisplayNode.fill(rect(10, 0, 10, 10), .hex(0))
    let picture = try pixels(DisplayList(20, 10, [node, after]))
    #expect(picture[5, 5].alpha == 0)
    #expect(picture[15, 5] == Pixel(0))
  }

  @Test func `degenerate nodes do not stop the picture`() throws {
    var dashed = DisplayNode.fill(rect(0, 0, 10, 10), .hex(0))
    dashed.path.stroke = .hex(0)
    dashed.path.strokeStyle.width = 1
    dashed.path.strokeStyle.dash = [0, 0]
    var negative = dashed
    negative.path.strokeStyle.dash = [-3, 2]
    var gradient = Paint()
    gradient.radialGradient.stops = [GradientStop(.black, at: 5), GradientStop(.white, at: -3)]
    gradient.radialGradient.startRadius = -10
    gradient.radialGradient.endRadius = -20
    var empty = Paint()
    empty.linearGradient.stops = []
    let nodes = [
      dashed, negative, .fill(rect(0, 0, 5, 5), gradient), .fill(rect(0, 0, 5, 5), empty), .fill(rect(0, 0, 0, 0), gradient),
      .fill(rect(3, 3, -2, -2), .hex(0)).effect { $0.blur = 1e6 }, .fill(rect(0, 0, 1e6, 1e6), .hex(0, alpha: 0)).effect { $0.blur = -4 },
      .make(rect(0, 0, 10, 10)) { $0.path.shape.roundedRect.radii = [-5] }, DisplayNode(),
      .fill(rect(10, 10, 10, 10), .hex(0x00FF00)),
    ]
    #expect(try pixels(DisplayList(20, 20, nodes))[15, 15] == Pixel(0x00FF00))
  }
}
