import Foundation
import Profiles
import Testing
import WireSchema

@testable import TextEngine

@Suite struct SymbolTests {
  /// Every symbol that the surveyed widgets name, and symbols derived by suffixes.
  static let surveyed = [
    "app.fill", "arrow.2.squarepath", "arrow.circlepath", "arrow.clockwise", "arrow.counterclockwise", "arrow.double.down.circle",
    "arrow.double.up.circle", "arrow.down", "arrow.down.circle", "arrow.down.double", "arrow.down.right", "arrow.down.right.circle",
    "arrow.down.to.line", "arrow.right", "arrow.right.circle", "arrow.triangle.2.circlepath", "arrow.triangle.2.circlepath.circle",
    "arrow.triangle.2.circlepath.circle.fill", "arrow.trianglehead.clockwise", "arrow.up", "arrow.up.circle", "arrow.up.double",
    "arrow.up.right", "arrow.up.right.circle", "arrow.up.right.square", "arrow.up.to.line", "a.circle", "applescript.fill",
    "bitcoinsign.circle", "bolt.fill", "building", "bus.fill", "calendar", "calendar.badge.exclamationmark", "camera", "checklist",
    "checkmark.circle", "checkmark.circle.fill", "chevron.compact.up", "chevron.right", "circle", "circle.fill", "clock",
    "clock.badge.exclamationmark", "clock.badge.exclamationmark.fill", "cloud.bolt.rain.fill", "cloud.rain.fill", "cloud.sun.fill",
    "cube", "d.circle", "doc.on.clipboard", "doc.on.doc", "doc.plaintext", "doc.text", "dollarsign.arrow.circlepath",
    "dollarsign.circle", "drop.fill", "drop.triangle.fill", "exclamationmark.circle", "exclamationmark.circle.fill",
    "exclamationmark.triangle", "exclamationmark.triangle.fill", "eye.slash2", "figure.walk", "flag.checkered", "flame.fill",
    "fork.knife", "gearshape.fill", "globe", "heart.circle", "heart.circle.fill", "house", "house.fill", "icloud.slash",
    "key.horizontal.fill", "label.text.starred", "label.text.today", "label.text.unread", "largecircle.fill.circle",
    "lightbulb.fill", "lightswitch.on.square", "line.vertical", "location.circle", "map", "message.fill", "moon.stars", "n.circle",
    "pause", "pause.circle.fill", "pause.fill", "pawprint", "person", "person.2", "person.badge.plus", "person.crop.circle",
    "person.slash", "photo", "photo.badge.exclamationmark.fill", "photo.decode", "photo.render", "photo.resolve", "play",
    "play.circle", "play.fill", "plus", "questionmark.circle", "sparkles", "square", "square.and.arrow.down", "square.and.arrow.up",
    "star", "star.fill", "sun.max", "sun.max.fill", "sun.min", "sunrise.fill", "timer", "trash", "truck.box",
    "watchface.applewatch.case", "wifi.slash", "wrench.and.screwdriver", "xmark", "xmark.circle", "xmark.circle.fill",
  ]

  @Test(arguments: [100, 300, 400, 700]) func `every surveyed symbol is drawn`(weight: Int) {
    for name in Self.surveyed { #expect(!TextEngine.current.symbol(name, weight: weight).isFallback, "\(name)") }
  }

  @Test func `every name of the table is drawn plain and filled`() {
    #expect(Profiles.symbols.recipes.count >= 400)
    for name in Profiles.symbols.recipes.keys {
      for variant in [name, name + ".fill", name + ".circle.fill"] {
        let symbol = TextEngine.current.symbol(variant, weight: 400)
        #expect(!symbol.isFallback && symbol.width > 0.1 && symbol.height > 0.1, "\(variant)")
        let isFinite = symbol.path.coordinates.allSatisfy { $0.isFinite }
        #expect(isFinite, "\(variant)")
      }
    }
  }

  @Test func `unknown names are a visible fallback`() {
    for name in ["no.such.symbol", "", ".fill", "xx.circle.circle", "star.badge.nothing", "a", "12"] {
      let symbol = TextEngine.current.symbol(name, weight: 400)
      #expect(symbol.isFallback && !symbol.path.verbs.isEmpty, "\(name)")
    }
  }

  @Test func `a circle symbol has the size and margin of the system's`() {
    let circle = TextEngine.current.symbol("circle.fill", weight: 400)
    #expect(abs(circle.width - 0.99) < 0.01 && abs(circle.height - 0.99) < 0.01)
    // Centred on the middle of the capitals.
    #expect(abs(circle.baseline - circle.height / 2 - 0.352) < 0.01)
  }

  @Test func `heavier weights have more ink`() {
    let ink = [100, 300, 400, 700].map { coverage("plus", weight: $0) }
    #expect(ink == ink.sorted() && Set(ink).count == 4)
    #expect(TextEngine.current.symbol("plus", weight: 900) == TextEngine.current.symbol("plus", weight: 600))
  }

  @Test func `filled forms have more ink`() {
    for name in ["heart", "cloud", "star", "circle", "bell", "house", "drop", "bolt"] {
      #expect(coverage(name + ".fill") > coverage(name) * 1.3, "\(name)")
    }
  }

  @Test func `slashed forms differ from plain ones`() {
    for name in ["bell", "eye", "wifi", "mic", "car", "star"] {
      let plain = TextEngine.current.symbol(name, weight: 400)
      #expect(TextEngine.current.symbol(name + ".slash", weight: 400).path != plain.path, "\(name)")
    }
  }

  @Test func `the symbol in a filled circle is cut out`() {
    let disc = coverage("circle.fill")
    for name in ["1.circle.fill", "flame.circle.fill", "a.circle.fill"] {
      #expect(coverage(name) < disc * 0.97 && coverage(name) > disc * 0.4, "\(name)")
    }
    #expect(coverage("1.circle.fill") > coverage("8.circle.fill"))
  }

  @Test func `battery symbols are filled to their level`() {
    let ink = [0, 25, 50, 75, 100].map { coverage("battery.\($0)") }
    #expect(ink == ink.sorted() && Set(ink).count == 5)
    #expect(TextEngine.current.symbol("battery.100", weight: 400).width > TextEngine.current.symbol("battery.100", weight: 400).height)
  }

  @Test func `chevrons point in their direction`() {
    // The horizontal extents of ink at the middle, as fractions of the box.
    func tip(_ name: String, vertical: Bool) -> Double {
      let symbol = TextEngine.current.symbol(name, weight: 400)
      let polygons = symbol.path.polygons
      let hits = (0..<200).map { (Double($0) + 0.5) / 200 }.filter { part in
        let (x, y) = vertical ? (0.5, part) : (part, 0.5)
        return polygons.reduce(0, { $0 + winding($1, x * symbol.width, y * symbol.height) }) != 0
      }
      return hits.reduce(0, +) / Double(max(hits.count, 1))
    }
    #expect(tip("chevron.right", vertical: false) > 0.55 && tip("chevron.left", vertical: false) < 0.45)
    #expect(tip("chevron.down", vertical: true) > 0.55 && tip("chevron.up", vertical: true) < 0.45)
  }

  @Test func `every symbol recipe parses`() {
    for (name, recipe) in Profiles.symbols.recipes { #expect(SymbolRecipe(parsing: recipe) != nil, "\(name)") }
    #expect(SymbolRecipe(parsing: "sun:nope") == nil)
    #expect(SymbolRecipe(parsing: "sun spin=3") == nil)
    #expect(SymbolRecipe(parsing: "") == nil)
  }

  /// The enclosed area in square em, by sampling the flattened outline's winding.
  private func coverage(_ name: String, weight: Int = 400) -> Double {
    let symbol = TextEngine.current.symbol(name, weight: weight)
    let polygons = symbol.path.polygons
    let samples = 64
    var inside = 0
    for row in 0..<samples {
      for column in 0..<samples {
        let x = (Double(column) + 0.5) / Double(samples) * symbol.width
        let y = (Double(row) + 0.5) / Double(samples) * symbol.height
        if polygons.reduce(0, { $0 + winding($1, x, y) }) != 0 { inside += 1 }
      }
    }
    return Double(inside) / Double(samples * samples) * symbol.width * symbol.height
  }

  private func winding(_ polygon: [(Double, Double)], _ x: Double, _ y: Double) -> Int {
    var count = 0
    for (index, a) in polygon.enumerated() {
      let b = polygon[(index + 1) % polygon.count]
      guard (a.1 > y) != (b.1 > y), x < (b.0 - a.0) * (y - a.1) / (b.1 - a.1) + a.0 else { continue }
      count += b.1 > a.1 ? 1 : -1
    }
    return count
  }
}

@Suite struct SVGPathTests {
  @Test func `every path command is read`() throws {
    let path = try #require(SVGPathParser.outline(of: "M10,10h20V30l-20 0zM0 0C1,1 2,2 3 3s2 2 3,3q1 1 2 0t2 0a5 5 0 0110 0Z"))
    #expect(path.contours.count == 2)
    #expect(path.contours[0].segments.count == 3)
    #expect(path.box.maxX > 19)
  }

  @Test func `arcs are round`() throws {
    let circle = try #require(SVGPathParser.outline(of: "M100,50a50,50,0,1,1-100,0a50,50,0,1,1,100,0Z"))
    for point in circle.contours[0].flattened {
      let radius = ((point.x - 50) * (point.x - 50) + (point.y - 50) * (point.y - 50)).squareRoot()
      #expect(abs(radius - 50) < 0.05)
    }
  }

  @Test func `text that is not a path gives nil`() {
    for text in ["hello", "10 10", "M10", "M1 1 L", "M1 1 A 5"] { #expect(SVGPathParser.outline(of: text) == nil, "\(text)") }
  }

  @Test func `reversing twice changes nothing`() throws {
    let path = try #require(SVGPathParser.outline(of: "M0 0h10v10c1 1 2 2 3 3z"))
    #expect(path.reversed.reversed.pathData == path.pathData)
  }
}

extension PathData {
  /// The contours as polygons, curves as eight chords.
  fileprivate var polygons: [[(Double, Double)]] {
    var result: [[(Double, Double)]] = []
    var index = 0
    func point(_ offset: Int) -> (Double, Double) { (Double(coordinates[index + offset]), Double(coordinates[index + offset + 1])) }
    for verb in verbs {
      switch verb {
      case .move:
        result.append([point(0)])
        index += 2
      case .line:
        result[result.count - 1].append(point(0))
        index += 2
      case .cubic:
        let (p0, p1, p2, p3) = (result[result.count - 1].last!, point(0), point(2), point(4))
        for step in 1...8 {
          let t = Double(step) / 8
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          result[result.count - 1].append(
            (a * p0.0 + b * p1.0 + c * p2.0 + d * p3.0, a * p0.1 + b * p1.1 + c * p2.1 + d * p3.1))
        }
        index += 6
      default: break
      }
    }
    return result
  }
}
