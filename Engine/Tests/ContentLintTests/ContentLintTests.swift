import AlmanacProfiles
import AlmanacSimulation
import AlmanacWireSchema
import Foundation
import Testing

@testable import AlmanacContentLint

/// Advice on what a widget draws (Specification C10): each rule finds its fault, and nothing where there is none.
@Suite struct ContentLintTests {
  private func node(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ change: (inout DisplayNode) -> Void = { _ in }) -> DisplayNode {
    .with {
      $0.frame = RectValue(x: x, y: y, width: width, height: height)
      change(&$0)
    }
  }

  private func text(_ words: String, _ name: String = "Text") -> DisplayNode {
    node(0, 0, 100, 20) {
      $0.debugName = name
      $0.text.lines = [.with { line in line.runs = [.with { $0.text = words }] }]
    }
  }

  private func link(_ x: Double, _ y: Double, _ width: Double, _ height: Double, around content: [DisplayNode]) -> DisplayNode {
    node(x, y, width, height) {
      $0.debugName = "@LinkView (App/LinkView.swift:7)"
      $0.action.link = "app:one"
      $0.group.children = content
    }
  }

  /// A widget of one entry for each list of nodes.
  private func drawing(
    _ entries: [DisplayNode]..., family: WidgetFamilyValue = .systemMedium, layout: Drawing.Layout = .init(),
    _ change: (inout TimelineArchive) -> Void = { _ in }
  ) throws -> Drawing {
    var archive = TimelineArchive()
    for (index, nodes) in entries.enumerated() {
      var list = DisplayList()
      list.size = SizeValue(width: 300, height: 150)
      list.root = node(0, 0, 300, 150) { $0.group.children = nodes }
      archive.displayLists.append(try list.serializedData())
      archive.entries.append(
        .with {
          $0.date.seconds = 1_767_614_400 + Double(index) * 3600
          $0.variants = [.with { $0.displayList = UInt32(index) }]
        })
    }
    change(&archive)
    return Drawing(family: family, layout: layout, archive: archive)
  }

  private func advice(_ drawings: Drawing...) throws -> [TimelineAdvice] { try ContentLint.advice(on: drawings) }

  @Test func `a widget without faults gets no advice`() throws {
    let image = node(0, 0, 40, 40) {
      $0.image.image = Data(repeating: 1, count: 32)
      $0.accessibility.label = "Sun"
    }
    #expect(try advice(try drawing([text("Sunny"), image, link(0, 100, 100, 44, around: [text("More")])])).isEmpty)
  }

  @Test func `cut text is named with view, line and entry, once for all layouts`() throws {
    let cut = node(0, 0, 100, 20) {
      $0.debugName = "@DayView (App/DayView.swift:12)"
      $0.group.children = [text("Donnersta…", DisplayNode.truncatedTextName)]
    }
    let usual = try advice(try drawing([text("Sunny")], [cut]), try drawing([cut], layout: .init(locale: "en_XA")))
    #expect(usual.map(\.rule) == ["truncatedText"] && usual[0].severity == .warning)
    #expect(usual[0].finding == "the text “Donnersta…” is cut in DayView (App/DayView.swift:12) (entry of 2026-01-05T13:00:00Z).")
    let others = try advice(
      try drawing([text("Sunny")]), try drawing([cut], layout: .init(locale: "en_XA")), try drawing([cut], layout: .init(textSize: "xxxLarge")))
    #expect(others.map(\.severity) == [.note])
    #expect(others[0].finding.hasSuffix("in the locale en_XA, at the text size xxxLarge."), "\(others[0].finding)")
    #expect(try advice(try drawing([cut], layout: .init(locale: "de_DE"))).map(\.severity) == [.warning])
    // A bar is shown in place of a redacted text.
    let redacted = node(0, 0, 100, 20) {
      $0.redactions = [.placeholder]
      $0.group.children = [text("Loadin…", DisplayNode.truncatedTextName)]
    }
    #expect(try advice(try drawing([redacted])).isEmpty)
    // The author has limited the lines.
    #expect(try advice(try drawing([text("A long ti…", DisplayNode.limitedTextName)])).map(\.severity) == [.note])
  }

  /// A line of text from the height of its capitals, 7.4 points, down to its baseline at `bottom`.
  private func line(_ words: String, x: Double, bottom: Double, width: Double, _ change: (inout DisplayNode) -> Void = { _ in }) -> DisplayNode {
    node(x, 0, width, 20) {
      $0.text.lines = [
        .with { line in
          (line.origin, line.width, line.ascent) = (PointValue(x: 0, y: bottom), width, 10)
          line.runs = [.with { $0.text = words }]
        }
      ]
      change(&$0)
    }
  }

  @Test func `text beyond the edge, under a corner and close to the edge is named`() throws {
    func found(_ node: DisplayNode, _ family: WidgetFamilyValue = .systemMedium, _ layout: Drawing.Layout = .init()) throws -> [String] {
      try advice(try drawing([node], family: family, layout: layout)).map { "\($0.severity) \($0.rule) \($0.finding.prefix { $0 != "(" })" }
    }
    #expect(try found(line("Inside", x: 16, bottom: 40, width: 100)).isEmpty)
    #expect(try found(line("Right", x: 250, bottom: 40, width: 60)) == ["warning beyondEdge the text “Right” is cut by the widget's edge "])
    #expect(try found(line("Below", x: 16, bottom: 153, width: 60)) == ["warning beyondEdge the text “Below” is cut by the widget's edge "])
    #expect(try found(line("Gone", x: 16, bottom: 170, width: 60)) == ["warning beyondEdge the text “Gone” is outside the widget "])
    #expect(try found(line("Corner", x: 2, bottom: 10, width: 60)) == ["warning beyondEdge the text “Corner” is under the widget's rounded corner "])
    #expect(try found(line("Near", x: 100, bottom: 149, width: 60)) == ["note closeToEdge the text “Near” is 1 points from the widget's edge "])
    // Larger text pushes it out: a hint, and closeness none.
    let large = Drawing.Layout(textSize: "accessibility5")
    #expect(try found(line("Right", x: 250, bottom: 40, width: 60), .systemMedium, large).first?.hasPrefix("note beyondEdge") == true)
    #expect(try found(line("Near", x: 100, bottom: 149, width: 60), .systemMedium, large).isEmpty)
    // Text that is cut there, too, has one note, but two faults in the usual layout.
    func cut(_ layout: Drawing.Layout) throws -> [String] {
      try found(line("Righ…", x: 250, bottom: 40, width: 60) { $0.debugName = DisplayNode.truncatedTextName }, .systemMedium, layout)
    }
    #expect(try cut(large) == ["note truncatedText the text “Righ…” is cut "])
    #expect(try cut(.init()).count == 2)
    // Accessories have neither margins nor corners.
    #expect(try found(line("Near", x: 1, bottom: 9, width: 60), .accessoryRectangular).isEmpty)
    // A timer takes all of its frame, but covers only what its widest text needs.
    func timer(_ change: (inout DisplayNode) -> Void) -> DisplayNode {
      node(0, 0, 300, 20) {
        $0.dynamicText.runs = [.with { $0.date.style.style = .timer }]
        change(&$0)
      }
    }
    #expect(try found(timer { ($0.dynamicText.width, $0.dynamicText.style.alignment) = (60, .center) }).allSatisfy { !$0.contains("corner") })
    #expect(try found(timer { $0.dynamicText.width = 60 }).contains { $0.contains("corner") })
    // The author has clipped it, it is faint, hidden, redacted, turned into the widget, or blank.
    let outside = line("Right", x: 250, bottom: 40, width: 60)
    #expect(
      try found(node(0, 0, 300, 150) { ($0.clip.shape.rect, $0.group.children) = (RectValue(x: 0, y: 0, width: 300, height: 150), [outside]) })
        .isEmpty)
    #expect(try found(node(0, 0, 300, 150) { ($0.opacity, $0.group.children) = (0.2, [outside]) }).isEmpty)
    #expect(try found(node(0, 0, 300, 150) { ($0.accessibility.hidden, $0.group.children) = (true, [outside]) }).isEmpty)
    #expect(try found(node(0, 0, 300, 150) { ($0.redactions, $0.group.children) = ([.placeholder], [outside]) }).isEmpty)
    #expect(try found(node(0, 0, 300, 150) { ($0.transform, $0.group.children) = (.translation(x: -60, y: 0), [outside]) }).isEmpty)
    #expect(try found(line("  ", x: 250, bottom: 40, width: 60)).isEmpty)
  }

  @Test func `symbols without a drawing are named with their line`() throws {
    let found = try advice(
      try drawing([text("Snow")]) { archive in
        archive.diagnostics = [
          .with { ($0.name, $0.place, $0.file, $0.line) = ("symbol.unknown", "cloud.snow.slash", "App/Badge.swift", 12) }
        ]
      })
    #expect(found.map(\.rule) == ["unknownSymbol"] && found[0].severity == .warning)
    #expect(found.map(\.finding) == ["there is no drawing of the system symbol “cloud.snow.slash” in App/Badge.swift:12."])
  }

  @Test func `links outside, too small, covered or in a family with one tap area are unreachable`() throws {
    let words = [text("More")]
    func found(_ nodes: DisplayNode...) throws -> [String] { try ContentLint.advice(on: [try drawing(nodes)]).map(\.finding) }
    #expect(
      try found(link(310, 0, 50, 50, around: words))[0].hasPrefix("the link to app:one is outside the widget in LinkView (App/LinkView.swift:7)"))
    #expect(try found(link(0, 0, 200, 8, around: words))[0].contains("has an area of 200 × 8 points"))
    #expect(try found(link(10, 10, 50, 50, around: words), link(0, 0, 300, 150, around: words))[0].contains("is covered by another one"))
    #expect(try found(link(0, 0, 300, 150, around: words + [link(10, 10, 50, 50, around: words)])).isEmpty)
    let ignored = try advice(
      try drawing([text("Hi")], family: .systemSmall) { archive in
        archive.diagnostics = [.with { ($0.name, $0.file, $0.line) = ("link.ignored", "App/Small.swift", 3) }]
      })
    #expect(ignored.map(\.finding) == ["a Link does nothing, because a systemSmall widget is one tap area in App/Small.swift:3."])
  }

  @Test func `controls and images without words are named, symbols and hidden images are not`() throws {
    let image = node(0, 0, 40, 40) { $0.image.image = Data(repeating: 1, count: 32) }
    let shape = node(0, 0, 40, 40) { $0.path.shape.rect = RectValue(x: 0, y: 0, width: 40, height: 40) }
    let symbol = node(0, 0, 40, 40) { $0.symbol.name = "sun.max" }
    func found(_ nodes: DisplayNode...) throws -> [String] {
      try ContentLint.advice(on: [try drawing(nodes)]).filter { $0.rule == "missingAccessibilityLabel" }.map(\.finding)
    }
    #expect(try found(image)[0].hasPrefix("an image has no accessibility label"))
    #expect(try found(link(0, 0, 50, 50, around: [shape]))[0].hasPrefix("a link has no words for assistive technology in LinkView"))
    #expect(try found(link(0, 0, 50, 50, around: [symbol])).isEmpty)
    var hidden = image
    hidden.accessibility.hidden = true
    var group = node(0, 0, 50, 50) { $0.group.children = [image] }
    group.accessibility.label = "Two birds"
    #expect(try found(hidden, group).isEmpty)
    // A link around an icon whose words are not drawn, as a label's title; and one whose only symbol is hidden.
    var title = node(0, 0, 40, 40) { $0.group.children = [text("Birds")] }
    (title.accessibility.standIn, title.opacity) = (true, 0)
    var icon = symbol
    icon.accessibility.hidden = true
    #expect(try found(link(0, 0, 50, 50, around: [icon, title])).isEmpty)
    #expect(try found(link(0, 0, 50, 50, around: [icon])).count == 1)
  }

  /// Limits that reports quote from devices' logs ("totalArea: … > max[…]"), in pixels, with what the device and the family have on screen.
  @Test(arguments: [
    ("iphone-414x736", "systemSmall", 1_001_127.6, 0.0), ("ipad-820x1180", "systemMedium", 718_080, 0),
    // The logged figure is that of 339 × 158 points; the Human Interface Guidelines say 338.
    ("iphone-393x852", "systemMedium", 2_121_055.2, 0.003),
  ])
  func `the area of an image that a device archives follows family and device`(
    device: String, family: String, reported: Double, tolerance: Double
  ) throws {
    let area = try #require(Profiles.device(named: device)?.archivedImageArea(of: family))
    #expect(abs(area / reported - 1) <= tolerance + 1e-9, "\(area)")
    #expect(Profiles.device(named: device)?.archivedImageArea(of: "accessoryCorner") == nil)
  }

  @Test func `a complication's images may have 1.44 times its pixels`() {
    // 51 points on a watch: 14,981.76.
    #expect(abs(Profiles.lint.accessoryImageAreaFactor * 102 * 102 - 14_981.76) < 0.001)
  }

  @Test func `images above what the device archives, and those that are not drawn`() throws {
    func found(_ width: UInt32, _ height: UInt32, _ family: WidgetFamilyValue = .systemSmall) throws -> [TimelineAdvice] {
      let hash = Data(repeating: 1, count: 32)
      let image = node(0, 0, 40, 40) {
        $0.image.image = hash
        $0.accessibility.label = "Sun"
      }
      return try advice(
        try drawing([image], family: family) { archive in
          archive.images = [.with { ($0.sha256, $0.pixelWidth, $0.pixelHeight, $0.data) = (hash, width, height, Data(count: 100)) }]
        })
    }
    #expect(try found(600, 600).isEmpty)
    #expect(try found(994, 994).isEmpty && found(1024, 1024, .systemMedium).isEmpty)
    let large = try found(1024, 1024)
    #expect(large.map(\.rule) == ["imageArea"] && large[0].severity == .warning)
    #expect(
      large[0].finding.hasPrefix(
        "an image of 1024 × 1024 pixels, shown at 40 × 40 points, has more than the 988,574 pixels that iphone-393x852 archives in systemSmall"))
    let refused = try advice(
      try drawing([text("Hi")]) { archive in
        archive.diagnostics = [.with { ($0.name, $0.message) = ("image.tooLarge", "the image has 9000000 pixels; the limit is 2: scale") }]
      })
    #expect(refused.map(\.severity) == [.error] && refused[0].finding.contains("the image has 9000000 pixels"))
    let scaled = try advice(
      try drawing([text("Hi")]) { archive in
        archive.diagnostics = [.with { ($0.name, $0.message) = ("image.scaled", "the image has 3000 × 2000 pixels in 9 bytes, more than; it") }]
      })
    #expect(scaled.map(\.severity) == [.warning] && scaled[0].finding.hasPrefix("the image has 3000 × 2000 pixels in 9 bytes, more than"))
  }

  @Test func `entries near the limit of bytes, with their date`() throws {
    var drawing = try drawing([text("Hi")], [text(String(repeating: "x", count: 900))])
    #expect(try advice(drawing).isEmpty)
    drawing.limits.entryBytes = 1100
    let near = try advice(drawing)
    #expect(near.map(\.rule) == ["entryBytes"])
    #expect(near[0].finding.contains("of at most 1,100 bytes (entry of 2026-01-05T13:00:00Z)"), "\(near)")
    drawing.limits.entryBytes = 4000
    #expect(try advice(drawing).isEmpty)
  }

  @Test func `a missing container background, reported once`() throws {
    func missing(_ archive: inout TimelineArchive) {
      archive.diagnostics = [.with { ($0.name, $0.place) = ("containerBackground.missing", "CardView") }]
    }
    let found = try advice(try drawing([text("Hi")], layout: .init(), missing), try drawing([text("Hi")], layout: .init(locale: "ar_XB"), missing))
    #expect(found.map(\.finding) == ["the view has no containerBackground(for: .widget) in CardView."])
  }

  @Test func `memory near the limit`() {
    let limit = 30 << 20
    #expect(MemoryLint.advice(highest: nil, limit: limit).isEmpty)
    #expect(MemoryLint.advice(highest: 20 << 20, limit: limit).isEmpty)
    #expect(MemoryLint.advice(highest: 26 << 20, limit: limit).map(\.finding) == ["The extension used up to 26.0 MB, and the limit is 30.0 MB."])
  }

  @Test func `layouts are the usual one, the app's, pseudo-locales and larger text, each once`() {
    let layouts = Drawing.layouts(locales: ["de_DE", "en_US"])
    #expect(layouts.map(\.locale) == ["en_US", "de_DE", "en_XA", "ar_XB", "en_US", "en_US"])
    #expect(layouts.map(\.textSize) == ["large", "large", "large", "large", "xxxLarge", "accessibility5"])
    #expect(layouts.map(\.isUsual) == [true, false, false, false, false, false])
  }
}
