import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Testing

@testable import AlmanacTextEngine

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
    #expect(abs(circle.width - 1.156) < 0.01 && abs(circle.height - 1.096) < 0.01)
    // Centred on the middle of the capitals.
    #expect(abs(circle.baseline - circle.height / 2 - 0.352) < 0.01)
  }

  @Test func `heavier weights have more ink`() {
    for name in ["plus", "heart", "calendar", "circle", "tray", "checkmark.circle"] {
      let ink = stride(from: 100, through: 900, by: 100).map { coverage(name, weight: $0) }
      #expect(ink == ink.sorted() && Set(ink).count == 9, "\(name): \(ink)")
    }
  }

  @Test func `filled symbols follow the weight: their edge as a line's edge does, and so does what is cut out of them`() {
    for name in ["heart.fill", "star.fill", "circle.fill", "house.fill", "cloud.fill", "battery.100"] {
      let ink = stride(from: 100, through: 900, by: 100).map { coverage(name, weight: $0) }
      #expect(ink == ink.sorted() && ink[8] > ink[0] * 1.02, "\(name): \(ink)")
    }
    // The edge of a disc is that of a ring of its weight, to half a hundredth of an em.
    for weight in [300, 400, 600, 700] {
      let (disc, ring) = (TextEngine.current.symbol("circle.fill", weight: weight), TextEngine.current.symbol("circle", weight: weight))
      #expect(abs(disc.width - ring.width) < 0.015, "\(weight): \(disc.width) \(ring.width)")
    }
    // The lines that an envelope's flap cuts: in one of our drawings and in a filled icon of the set.
    for name in ["envelope.fill", "creditcard.fill"] {
      func cut(_ weight: Int) -> Double {
        let symbol = TextEngine.current.symbol(name, weight: weight)
        let box = symbol.path.polygons.flatMap { $0 }
        return area(box: box) - coverage(name, weight: weight)
      }
      #expect(cut(300) < cut(400) && cut(400) < cut(700), "\(name): \(cut(300)) \(cut(400)) \(cut(700))")
    }
  }

  /// The area of the box around points, in square em.
  private func area(box points: [(Double, Double)]) -> Double {
    let (xs, ys) = (points.map(\.0), points.map(\.1))
    return ((xs.max() ?? 0) - (xs.min() ?? 0)) * ((ys.max() ?? 0) - (ys.min() ?? 0))
  }

  @Test func `symbols that had one drawing with others have their own`() {
    let groups = [
      ["lungs", "wind"], ["takeoutbag.and.cup.and.straw", "cup.and.saucer"], ["airpods", "headphones", "airpodspro"],
      ["nose", "mouth", "face.smiling"],
      ["air.conditioner.horizontal", "air.conditioner.vertical", "fan", "air.purifier"], ["heater.vertical", "thermometer.high"],
      ["lamp.desk", "lamp.floor", "lamp.table", "lamp.ceiling"], ["spigot", "sink", "drop"], ["timer", "stopwatch"],
      ["gobackward", "gobackward.10", "gobackward.15"],
      ["square.grid.3x3", "square.grid.3x2", "square.grid.2x2"], ["shield", "shield.lefthalf.filled"],
      ["arrow.up.right.square", "square.and.arrow.up"],
    ]
    for group in groups {
      for suffix in ["", ".fill"] {
        let paths = group.map { TextEngine.current.symbol($0 + suffix, weight: 400) }
        #expect(Set(paths.map(\.path.coordinates)).count == group.count && !paths.contains(where: \.isFallback), "\(group) \(suffix)")
      }
    }
  }

  /// In the pictures of home-assistant/iOS: the ring of `arrow.clockwise.circle` in 28 points, regular, is 27.9 points wide with a line of 2.33 points,
  /// and the line of `arrow.clockwise` in 9 points, semibold, is 0.99 points wide.
  @Test func `lines are as wide as the system's`() {
    #expect(abs(width(ofLine: "circle", weight: 400) - 2.33 / 28) < 0.002)
    #expect(abs(width(ofLine: "circle", weight: 600) - 0.99 / 9) < 0.002)
    #expect(abs(width(ofLine: "arrow.clockwise.circle", weight: 400) - 2.33 / 28) < 0.002)
    let widths = stride(from: 100, through: 900, by: 100).map { width(ofLine: "circle", weight: $0) }
    for (width, wanted) in zip(widths, [0.0361, 0.0546, 0.0695, 0.0833, 0.0970, 0.1096, 0.1217, 0.1329, 0.1437]) {
      #expect(abs(width - wanted) < 0.003, "\(widths)")
    }
    let arrow = TextEngine.current.symbol("arrow.clockwise", weight: 600)
    #expect(abs(arrow.width - 2 * SymbolDrawing.sideMargin - 8.0 / 9) < 0.03 && abs(arrow.height - 2 * SymbolDrawing.margin - 9.67 / 9) < 0.03)
  }

  /// The length of the first ink from the left, along the symbol's middle, in em.
  private func width(ofLine name: String, weight: Int) -> Double {
    let symbol = TextEngine.current.symbol(name, weight: weight)
    let crossings = Crossings(of: symbol.path.polygons, y: symbol.baseline - SymbolDrawing.capitalMiddle + 0.0001)
    let hits = (0..<4000).map { crossings.areAroundInk(at: Double($0) / 4000 * symbol.width) }
    guard let start = hits.firstIndex(of: true), let end = hits[start...].firstIndex(of: false) else { return 0 }
    return Double(end - start) / 4000 * symbol.width
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
    // Each quarter adds a quarter of the inside.
    #expect((1...4).allSatisfy { abs((ink[$0] - ink[$0 - 1]) / (ink[4] - ink[0]) - 0.25) < 0.04 })
    #expect(TextEngine.current.symbol("battery.100", weight: 400).width > TextEngine.current.symbol("battery.100", weight: 400).height)
  }

  @Test func `chevrons point in their direction`() {
    // The horizontal extents of ink at the middle, as fractions of the box.
    func tip(_ name: String, vertical: Bool) -> Double {
      let symbol = TextEngine.current.symbol(name, weight: 400)
      let hits = (0..<200).map { (Double($0) + 0.5) / 200 }.filter { part in
        let (x, y) = vertical ? (0.5, part) : (part, 0.5)
        return isInk(symbol, x * symbol.width, y * symbol.height)
      }
      return hits.reduce(0, +) / Double(max(hits.count, 1))
    }
    #expect(tip("chevron.right", vertical: false) > 0.55 && tip("chevron.left", vertical: false) < 0.45)
    #expect(tip("chevron.down", vertical: true) > 0.55 && tip("chevron.up", vertical: true) < 0.45)
  }

  /// From the pictures of stadiamaps/ferrostar (NavigationUIBannerViewTests): the ink is 17.0 points wide, and the text after it begins where a symbol of
  /// 19.67 points ends.
  @Test(arguments: ["info.circle.fill", "hourglass.circle.fill"]) func `a disc with its margins is as wide as the system's`(name: String) {
    #expect(abs(TextEngine.current.symbol(name, weight: 400).width * 17 - 19.67) < 0.2)
  }

  @Test func `a symbol's border is what a resizable one leaves out; one with a slash keeps it`() {
    let plain = TextEngine.current.symbol("speaker.fill", weight: 400)
    #expect(plain.border == SymbolOutline.Border(horizontal: SymbolDrawing.sideMargin, vertical: SymbolDrawing.margin))
    #expect(TextEngine.current.symbol("speaker.slash.fill", weight: 400).border == .none)
  }

  @Test func `former names of symbols are drawn as their new ones`() {
    for (former, name) in [("speaker.1", "speaker.wave.1"), ("speaker.2.fill", "speaker.wave.2.fill"), ("speaker.3", "speaker.wave.3")] {
      #expect(TextEngine.current.symbol(former, weight: 400) == TextEngine.current.symbol(name, weight: 400), "\(former)")
    }
  }

  /// The space between a badge and its symbol: a ring around the disc without ink.
  @Test(arguments: ["app.badge", "app.badge.fill", "bell.badge.fill", "clock.badge", "envelope.badge", "envelope.badge.fill"])
  func `a dot at the upper right stands apart from its symbol`(name: String) {
    let symbol = TextEngine.current.symbol(name, weight: 400)
    let unit = SymbolDrawing.emPerUnit
    // The dot has a radius of 34 units, the gap ends 48 units from its centre.
    let centre = (symbol.width - SymbolDrawing.sideMargin - 34 * unit, SymbolDrawing.margin + 34 * unit)
    func ink(at radius: Double) -> Int {
      (0..<72).filter { step in
        let angle = Double(step) * .pi / 36
        return isInk(symbol, centre.0 + radius * unit * cos(angle), centre.1 + radius * unit * sin(angle))
      }.count
    }
    #expect(ink(at: 30) == 72 && ink(at: 41) == 0 && ink(at: 52) > 4, "\(name)")
    #expect(symbol.layers.map(\.level) == [2, 1], "\(name)")
  }

  @Test(arguments: [
    ("checkmark.square.fill", [3, 1]), ("checkmark.circle.fill", [3, 1]), ("person.crop.circle.fill", [3, 1]), ("checkmark.circle", [2, 1]),
    ("star.circle", [2, 1]),
  ])
  func `a filled frame is tertiary, a drawn one secondary`(name: String, levels: [Int]) {
    #expect(TextEngine.current.symbol(name, weight: 400).layers.map(\.level) == levels, "\(name)")
  }

  @Test func `a slash stands apart from its symbol`() {
    for name in ["speaker.slash", "speaker.slash.fill", "heart.slash", "star.slash.fill"] {
      let slashed = TextEngine.current.symbol(name, weight: 400)
      let plain = TextEngine.current.symbol(String(name.replacing(".slash", with: "")), weight: 400)
      // Along the line through the middle at a right angle to the bar: the bar, then a gap on both sides.
      let unit = SymbolDrawing.emPerUnit
      let middle = slashed.baseline - SymbolDrawing.capitalMiddle
      let bar = slashed.path.polygons.last!
      let centre = (bar.map(\.0).min()! + bar.map(\.0).max()!) / 2
      func ink(at units: Double) -> Bool {
        isInk(slashed, centre + units * unit * sin(47.7 * .pi / 180), middle - units * unit * cos(47.7 * .pi / 180))
      }
      #expect(ink(at: 0) && ink(at: 6) && !ink(at: 15) && !ink(at: -15), "\(name)")
      #expect(slashed.path != plain.path)
    }
  }

  @Test func `own drawings show what their names say`() {
    func contours(_ name: String) -> Int { TextEngine.current.symbol(name, weight: 400).path.polygons.count }
    // Three letters; the moon has two.
    #expect(contours("zzz") == 3 && contours("moon.zzz") == contours("moon") + 2)
    // The tray's two outlines, and a contour per sheet in the full one.
    #expect(contours("tray.full") == contours("tray") + 2)
    #expect(coverage("tray.full") > coverage("tray") && coverage("tray.fill") > coverage("tray"))
    // A speaker without waves.
    let (speaker, slashed) = (TextEngine.current.symbol("speaker", weight: 400), TextEngine.current.symbol("speaker.slash", weight: 400))
    #expect(slashed.width < speaker.width + 60 * SymbolDrawing.emPerUnit)
    #expect(TextEngine.current.symbol("faxmachine", weight: 400).path != TextEngine.current.symbol("printer", weight: 400).path)
    for name in ["app", "envelope", "tray", "tray.full", "faxmachine", "capsule", "applewatch", "scalemass", "tortoise", "chart.bar"] {
      #expect(coverage(name + ".fill") > coverage(name) * 1.1, "\(name)")
    }
  }

  @Test func `every own drawing is used and drawn in all faces`() {
    let icons = Profiles.symbols.recipes.values.flatMap { recipe -> [String] in
      guard case .layers(let layers)? = SymbolRecipe(parsing: recipe) else { return [] }
      return layers.map(\.icon)
    }
    for name in Profiles.symbols.drawings.keys {
      #expect(icons.contains(name), "\(name)")
      for weight in [100, 400, 900] {
        let drawing = SymbolDrawing(weight: weight, tables: { _ in nil }, text: { _ in Outline() })
        for face in [IconTable.Face.regular, .fill] {
          let box = drawing.icon(name, face: face)?.box ?? Outline.Box()
          #expect(box.width > 10 && box.minX >= -4 && box.minY >= -4 && box.maxX <= 260 && box.maxY <= 260, "\(name), \(weight), \(face)")
        }
      }
    }
  }

  @Test func `every symbol recipe parses`() {
    for (name, recipe) in Profiles.symbols.recipes { #expect(SymbolRecipe(parsing: recipe) != nil, "\(name)") }
    #expect(SymbolRecipe(parsing: "sun:nope") == nil)
    #expect(SymbolRecipe(parsing: "sun spin=3") == nil)
    #expect(SymbolRecipe(parsing: "") == nil)
  }

  private func isInk(_ symbol: SymbolOutline, _ x: Double, _ y: Double) -> Bool {
    Crossings(of: symbol.path.polygons, y: y).areAroundInk(at: x)
  }

  /// The enclosed area in square em, by sampling the flattened outline's winding.
  private func coverage(_ name: String, weight: Int = 400) -> Double {
    let symbol = TextEngine.current.symbol(name, weight: weight)
    let polygons = symbol.path.polygons
    let samples = 64
    var inside = 0
    for row in 0..<samples {
      let crossings = Crossings(of: polygons, y: (Double(row) + 0.5) / Double(samples) * symbol.height)
      for column in 0..<samples {
        if crossings.areAroundInk(at: (Double(column) + 0.5) / Double(samples) * symbol.width) { inside += 1 }
      }
    }
    return Double(inside) / Double(samples * samples) * symbol.width * symbol.height
  }
}

/// Where polygons cross a horizontal line.
private struct Crossings {
  /// The places, and 1 where an edge goes down, -1 where it goes up.
  private var places: [(x: Double, direction: Int)] = []

  init(of polygons: [[(Double, Double)]], y: Double) {
    for polygon in polygons {
      guard var a = polygon.last else { continue }
      for b in polygon {
        if (a.1 > y) != (b.1 > y) { places.append(((b.0 - a.0) * (y - a.1) / (b.1 - a.1) + a.0, b.1 > a.1 ? 1 : -1)) }
        a = b
      }
    }
  }

  /// Whether the polygons wind around this place of the line.
  func areAroundInk(at x: Double) -> Bool { places.reduce(0) { x < $1.x ? $0 + $1.direction : $0 } != 0 }
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
