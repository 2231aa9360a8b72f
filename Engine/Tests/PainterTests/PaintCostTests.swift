import AlmanacBasics
import AlmanacPaintingCost
import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Testing

@testable import AlmanacPainter

/// The cost of a list, which bounds what an extension may ask the painter to do.
@Suite struct PaintCostTests {
  private func cost(_ list: DisplayList) -> Double { list.paintCost { _ in 0 }.total }
  private func cost(_ nodes: [DisplayNode]) -> Double { cost(DisplayList(170, 170, nodes)) }
  private let limit = Profiles.limits.paintCost
  private let whole = DisplayNode.fill(rect(0, 0, 170, 170), .hex(0xFF0000, alpha: 0.01))

  @Test func `3000 blurred and shadowed views are far above the limit`() {
    let node = whole.effect { $0.blur = 500 }.effect { $0.shadow = .with { ($0.color, $0.radius) = (.black, 300) } }
    #expect(cost([DisplayNode](repeating: node, count: 3000)) > 20 * limit)
  }

  @Test func `9000 masked and blended views are above the limit`() {
    let node = whole.with {
      $0.mask = whole
      $0.blendMode = .overlay
    }
    #expect(cost([DisplayNode](repeating: node, count: 9000)) > 10 * limit)
  }

  @Test func `a rich widget is far below the limit`() {
    let nodes = (0..<40).map { DisplayNode.text("Entry \($0) of the day", at: 8, Double($0 * 4), size: 15) }
    let glow = whole.effect { $0.blur = 40 }
    #expect(cost([whole, glow] + nodes) < limit / 5)
    let weather = WeatherScene.list()
    #expect(cost(weather) < limit / 5)
  }

  @Test func `letters from all of Unicode are above the limit, and a page of Chinese is below it`() {
    func text(_ scalars: some Sequence<UInt32>) -> DisplayNode {
      var run = TextRun()
      run.text = ""
      for scalar in scalars.lazy.compactMap(Unicode.Scalar.init) { run.text.unicodeScalars.append(scalar) }
      run.font.size = 4
      var line = TextLine()
      line.runs = [run]
      // Not laid out, which would take seconds for the letters of all scripts.
      return DisplayNode.make(rect(8, 8, 150, 10)) { $0.text.lines = [line] }
    }
    var generator = SplitMix64(seed: 7)
    let random = (0..<60_000).map { _ in UInt32.random(in: 0x370...0x10FFFF, using: &generator) }
    #expect(cost([text(random)]) > 5 * limit)
    #expect(cost([text((0..<2000).map { 0x4E00 + $0 })]) < limit / 2)
  }

  @Test func `a stroke costs by what it draws, wherever it is`() {
    func stroke(_ x: Double, _ y: Double, _ change: (inout DisplayNode) -> Void = { _ in }) -> DisplayNode {
      DisplayNode.fill(rect(0, 0, 170, 170), .hex(0)).with {
        $0.path.shape.path = .with { ($0.verbs, $0.coordinates) = ([.move, .line], [x, y, x + 1, y + 0.6].map(Float.init)) }
        $0.path.clearFill()
        $0.path.stroke = .hex(0)
        $0.path.strokeStyle = .with { ($0.width, $0.cap) = (3, .round) }
        change(&$0)
      }
    }
    let (top, bottom) = (cost([stroke(5, 5)]), cost([stroke(5, 165)]))
    #expect(abs(top - bottom) < top / 100)
    // A chart of 3000 coloured segments is a third of a second; 60,000 of them are too much, and so are lines over the whole height.
    #expect(cost((0..<3000).map { stroke(Double($0 % 160), Double($0 * 7 % 160)) }) < limit / 3)
    #expect(cost((0..<60_000).map { stroke(Double($0 % 160), Double($0 * 7 % 160)) }) > limit)
    let long = stroke(5, 5) { $0.path.shape.path.coordinates = [5, 5, 6, 165] }
    #expect(cost([long]) > 10 * top)
    // A fill closes what is open: from its last point back to its first, over the whole height.
    func fill(_ verbs: [PathVerb], _ numbers: [Float]) -> Double {
      cost([
        DisplayNode.fill(rect(0, 0, 170, 170), .hex(0)).with {
          $0.path.shape.path = .with { ($0.verbs, $0.coordinates) = (verbs, numbers) }
        }
      ])
    }
    let open = fill([.move, .line, .line], [5, 5, 90, 90, 5, 165])
    #expect(abs(open - fill([.move, .line, .line, .close], [5, 5, 90, 90, 5, 165])) < 1000)
    #expect(open > fill([.move, .line, .line], [5, 5, 90, 5, 50, 6]) + 100_000)
  }

  @Test func `a clip costs a part of its edges for each operation, and a plain blend mode less than a soft light`() {
    var path = PathData()
    path.verbs = [.move] + [PathVerb](repeating: .line, count: 40)
    path.coordinates = (0..<82).map { Float($0 * 7919 % 170) }
    let shape = ShapeValue.with { $0.path = path }
    let small = DisplayNode.fill(rect(80, 80, 4, 4), .hex(0))
    func clipped(_ count: Int) -> Double {
      cost([DisplayNode.group(rect(0, 0, 170, 170), [DisplayNode](repeating: small, count: count)).with { $0.clip.shape = shape }])
    }
    func plain(_ count: Int) -> Double { cost([DisplayNode](repeating: small, count: count)) }
    let filled = cost([whole.with { $0.path.shape = shape }]) - cost([whole])
    let one = (clipped(11) - clipped(1) - plain(11) + plain(1)) / 10
    #expect(one > filled / 10 && one < filled / 2)

    func blended(_ mode: BlendModeValue) -> Double { cost([whole.with { $0.blendMode = mode }]) }
    for mode in [BlendModeValue.multiply, .screen, .overlay, .darken, .lighten, .hardLight, .difference, .exclusion] {
      #expect(blended(mode) < blended(.softLight) * 0.7 && blended(mode) > blended(.sourceAtop), "\(mode)")
    }
    #expect(blended(.colorDodge) == blended(.softLight) && blended(.hue) > blended(.softLight))
  }

  /// A dial of twelve blocks, each a layer that is clipped to the block, with blended fills and edges, as a clock face is drawn in a canvas: it takes a
  /// fiftieth of a second in a release build.
  @Test func `a canvas of clipped, blended blocks is far below the limit`() {
    func arc(_ radius: Double, _ from: Double, _ to: Double) -> [(Double, Double)] {
      (0...4).map { step in
        let angle = from + (to - from) * Double(step) / 4
        return (85 + radius * cos(angle), 85 + radius * sin(angle))
      }
    }
    func path(_ points: [(Double, Double)], closed: Bool) -> ShapeValue {
      .with {
        $0.path.verbs = [.move] + [PathVerb](repeating: .line, count: points.count - 1) + (closed ? [.close] : [])
        $0.path.coordinates = points.flatMap { [Float($0.0), Float($0.1)] }
      }
    }
    let blocks = (0..<12).map { index in
      let (from, to) = (Double(index) * .pi / 6, Double(index) * .pi / 6 + 0.48)
      let block = path(arc(66, from, to) + arc(48, to, from), closed: true)
      var parts = [BlendModeValue.screen, .multiply].map { mode in
        whole.with { ($0.path.shape, $0.blendMode) = (block, mode) }
      }
      for (radius, mode) in [66.0, 65, 49, 48].flatMap({ radius in [BlendModeValue.screen, .multiply].map { (radius, $0) } }) {
        parts.append(
          whole.with {
            $0.path.shape = path(arc(radius, from, to), closed: false)
            $0.path.clearFill()
            $0.path.stroke = .hex(0)
            $0.path.strokeStyle.width = 0.7
            $0.blendMode = mode
          })
      }
      return DisplayNode.group(rect(0, 0, 170, 170), parts).with { ($0.clip.shape, $0.opacity) = (block, 1) }
    }
    #expect(cost(blocks) < limit / 8)
  }

  @Test func `a layer costs by its visible area, not by its own`() {
    let blurred = whole.effect { $0.blur = 5 }
    let small = DisplayNode.fill(rect(0, 0, 17, 17), .hex(0)).effect { $0.blur = 5 }
    let hidden = blurred.with { $0.frame.x = 1000 }
    #expect(cost([small]) < cost([blurred]) / 5)
    #expect(cost([hidden]) < cost([blurred]) / 100)
  }

  @Test func `the most expensive node is named`() {
    let named = whole.effect { $0.blur = 5 }.with { $0.debugName = "Color" }
    let list = DisplayList(170, 170, [whole, DisplayNode.group(rect(0, 0, 170, 170), [named]).with { $0.debugName = "ZStack" }])
    #expect(list.paintCost { _ in 0 }.worst.place == "node/ZStack/Color")
  }

  @Test func `clips, paths, dashes, gradients, text and images cost`() {
    func path(_ change: (inout DisplayNode) -> Void) -> DisplayNode {
      var long = PathData()
      long.verbs = [.move] + [PathVerb](repeating: .line, count: 20_000)
      long.coordinates = (0..<40_002).map { Float($0 * 7919 % 170) }
      return DisplayNode.fill(rect(0, 0, 170, 170), .hex(0)).with {
        $0.path.shape.path = long
        change(&$0)
      }
    }
    #expect(cost([path { _ in }]) > limit)
    #expect(
      cost([
        path {
          $0.path.strokeStyle.width = 2; $0.path.stroke = .hex(0); $0.path.clearFill()
        }
      ]) > limit)
    let dashed = DisplayNode.fill(rect(0, 0, 170, 170), .hex(0)).with {
      $0.path.shape.path = .with { ($0.verbs, $0.coordinates) = ([.move, .line], [-1e7, 5, 1e7, 5]) }
      $0.path.stroke = .hex(0)
      $0.path.strokeStyle = .with { ($0.width, $0.dash) = (1, [0.1, 0.1]) }
    }
    #expect(cost([dashed]) > limit)
    let clipped = DisplayNode.text(String(repeating: "a b ", count: 10), at: 0, 0).with { $0.clip.shape = path { _ in }.path.shape }
    #expect(cost([clipped]) > limit)
    #expect(cost([DisplayNode.text(String(repeating: "letters ", count: 100_000), at: 0, 0)]) > limit)
    let image = DisplayNode.make(rect(0, 0, 170, 170)) { $0.image.image = Data(repeating: 1, count: 32) }
    #expect(DisplayList(170, 170, [image]).paintCost { _ in 100 << 20 }.total > limit)
  }

  @Test func `hostile numbers give a cost`() {
    var node = whole.effect { $0.blur = 1e7 }
    for _ in 0..<200 {
      node = DisplayNode.group(rect(1e7, -1e7, 1e7, 1e7), [node]).with {
        $0.transform = .scale(x: 1e7, y: -1e7)
        $0.opacity = 0.5
      }
    }
    #expect(cost([node]) >= 0)
    let broken = whole.with { $0.frame.x = .nan }.effect { $0.blur = .nan }
    #expect(cost([broken]) >= 0)
  }
}
