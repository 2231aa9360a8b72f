import AlmanacBasics
import AlmanacWireSchema
import Foundation
import SwiftProtobuf
import Testing

@Suite struct ValidationTests {
  private func list(_ node: DisplayNode) -> DisplayList {
    var list = DisplayList()
    list.size = SizeValue(width: 100, height: 100)
    list.root = node
    return list
  }

  @Test func `the figures of animations are finite and bounded`() throws {
    func check(_ change: (inout EntryChange) -> Void) throws { try list(.with { change(&$0.change) }).validate() }
    try check { ($0.insertion.scale, $0.animation.spring.duration, $0.edges) = (2, 0.5, [0, 1]) }
    #expect(throws: ArchiveError.notFinite(what: "an animation", place: "node")) { try check { $0.removal.offset.x = .nan } }
    #expect(throws: ArchiveError.notFinite(what: "an animation", place: "node")) { try check { $0.animation.spring.velocity = .infinity } }
    #expect(throws: ArchiveError.notFinite(what: "the value of a content transition", place: "node")) { try check { $0.content.value = .nan } }
    #expect(throws: ArchiveError.outOfRange(what: "an animation", found: 1e8, limit: 1e7, place: "node")) { try check { $0.insertion.blur = 1e8 } }
    #expect(throws: ArchiveError.tooLarge(what: "edges of characters", found: 257, limit: 256)) {
      try check { $0.edges = Array(repeating: 0, count: 257) }
    }
  }

  private func nested(_ depth: Int) -> DisplayNode {
    var node = DisplayNode()
    for _ in 1..<depth {
      var outer = DisplayNode()
      outer.group.children = [node]
      node = outer
    }
    return node
  }

  private func bytes(_ message: some Message) throws -> Data { try message.serializedData() }

  @Test func `deep trees are refused`() throws {
    try list(nested(256)).validate()
    #expect(throws: ArchiveError.tooLarge(what: "nested nodes", found: 257, limit: 256)) { try list(nested(257)).validate() }
    let decoded = try DisplayList(validating: bytes(list(nested(256))))
    #expect(try bytes(decoded) == bytes(list(nested(256))))
    #expect(throws: ArchiveError.malformed(what: "display list")) { try DisplayList(validating: Self.nestedBytes(20_000)) }
  }

  /// The bytes of a list whose root has `depth` nested groups, deeper than a decoder may go.
  private static func nestedBytes(_ depth: Int) -> Data {
    func varint(_ value: Int) -> [UInt8] {
      var (value, result) = (value, [UInt8]())
      while value > 127 {
        result.append(UInt8(value & 127 | 128))
        value >>= 7
      }
      return result + [UInt8(value)]
    }
    // From the innermost outwards, each header contains the length of what follows.
    var heads: [[UInt8]] = []
    var length = 0
    for _ in 0..<depth {
      let child = [0x0A] + varint(length)
      length += child.count
      let group = [0xA2, 0x01] + varint(length)
      length += group.count
      heads += [child, group]
    }
    return Data(([[0x12] + varint(length)] + heads.reversed()).joined())
  }

  @Test func `texts for assistive technology count as text`() {
    var limits = DisplayListLimits.standard
    limits.textBytes = 10
    for path in [\Accessibility.label, \.value, \.hint, \.identifier] {
      var root = DisplayNode()
      root.accessibility[keyPath: path] = "12345678901"
      #expect(throws: ArchiveError.tooLarge(what: "bytes of text in a display list", found: 11, limit: 10)) { try list(root).validate(limits) }
    }
    var root = DisplayNode()
    root.accessibility.sortPriority = .nan
    #expect(throws: ArchiveError.self) { try list(root).validate() }
  }

  @Test func `nodes are counted`() {
    var limits = DisplayListLimits.standard
    limits.nodes = 10
    var root = DisplayNode()
    root.group.children = Array(repeating: DisplayNode(), count: 10)
    #expect(throws: ArchiveError.tooLarge(what: "nodes in a display list", found: 11, limit: 10)) { try list(root).validate(limits) }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e30])
  func `numbers must be finite and in range`(number: Double) {
    let changes: [(inout DisplayNode) -> Void] = [
      { $0.frame.width = number },
      { $0.transform.a = number },
      { $0.clockRotation.period = number },
      { node in (node.clockRotation.period, node.clockRotation.anchor.x) = (60, number) },
      { $0.opacity = Float(number) },
      { node in node.effects = [Effect.with { $0.blur = number }] },
      { node in node.path.shape.path = PathData.with { ($0.verbs, $0.coordinates) = ([.move], [Float(number), 0]) } },
      { node in (node.path.stroke, node.path.strokeStyle.dash) = (.system("red"), [1, number]) },
      { $0.clip.shape.roundedRect.radii = [number] },
      { $0.mask.frame.x = number },
      { node in node.text.lines = [TextLine.with { $0.width = number }] },
      { $0.dynamicProgress.end.seconds = number },
      { node in node.path.fill.linearGradient.stops = [GradientStop.with { $0.location = number }] },
      { $0.path.fill.color.rgba.red = Float(number) },
      { node in node.dynamicText.runs = [TextRun.with { $0.date.style.date.seconds = number }] },
    ]
    for (index, change) in changes.enumerated() {
      var node = DisplayNode()
      change(&node)
      let error = #expect(throws: ArchiveError.self, "change \(index)") { try list(node).validate() }
      #expect(error.map { ["archive.notFinite", "archive.outOfRange"].contains($0.name) } == true)
    }
  }

  @Test func `a turn with the clock takes at least a tenth of a second, in either direction`() throws {
    func node(_ period: Double) -> DisplayNode { .with { $0.clockRotation.period = period } }
    for period in [0, 0.01, -0.09, Double.leastNonzeroMagnitude, 2e12] {
      #expect(throws: ArchiveError.self, "\(period)") { try list(node(period)).validate() }
    }
    for period in [0.1, -0.1, 60, -43_200, 1e12] { try list(node(period)).validate() }
    let error = #expect(throws: ArchiveError.self) { try list(node(0)).validate() }
    #expect(error?.description == "the period of a clock rotation of node is 0.0, the limit is 0.1")
  }

  @Test func `the error names the place`() {
    var inner = DisplayNode()
    inner.debugName = "Text"
    inner.frame.x = .nan
    var outer = DisplayNode()
    outer.debugName = "HStack"
    outer.group.children = [inner]
    #expect(throws: ArchiveError.notFinite(what: "the frame", place: "HStack/Text")) { try list(outer).validate() }
  }

  @Test func `a path needs all its points`() {
    var node = DisplayNode()
    node.path.shape.path.verbs = [.move, .cubic]
    node.path.shape.path.coordinates = [0, 0, 1, 1]
    #expect(throws: ArchiveError.pathTruncated(place: "node")) { try list(node).validate() }
  }

  @Test func `colours and paints with infinite components are refused`() {
    var color = ColorValue.system("red")
    var paint = Paint.system("red")
    for _ in 0..<20 {
      let (innerColor, innerPaint) = (color, paint)
      color = ColorValue.with { $0.mixed.from = innerColor }
      paint = Paint.with { $0.hierarchical.base = innerPaint }
    }
    for deep in [Paint.color(color), paint] {
      var node = DisplayNode()
      node.path.fill = deep
      let error = #expect(throws: ArchiveError.self) { try list(node).validate() }
      #expect(error?.name == "archive.tooLarge")
    }
  }

  @Test func `unknown fields survive a round trip`() throws {
    // Field 1000 of a later schema, in the list and in its root.
    let future = Data([0xC2, 0x3E, 0x03, 0x61, 0x62, 0x63])
    let root = try bytes(nested(3)) + future
    let known = try bytes(DisplayList.with { $0.widgetURL = "weather://here" })
    let decoded = try DisplayList(validating: known + Data([0x12, UInt8(root.count)]) + root + future)
    #expect(decoded.widgetURL == "weather://here")
    let again = try DisplayList(validating: bytes(decoded))
    #expect(again == decoded)
    #expect(again.unknownFields.data == future)
    #expect(again.root.unknownFields.data == future)
  }

  @Test func `random bytes never crash`() throws {
    var generator = SplitMix64(seed: 7)
    var valid = list(nested(4))
    valid.background.path.fill = .linearGradient([GradientStop(.system("red"), at: 0)], from: PointValue(), to: PointValue(x: 1, y: 1))
    valid.label.text.lines = [TextLine.with { $0.runs = [TextRun.with { $0.text = "text" }] }]
    let seed = [UInt8](try bytes(valid))
    var refused = 0
    for round in 0..<4000 {
      var bytes = seed
      if round % 2 == 0 {
        bytes = (0..<Int.random(in: 0...200, using: &generator)).map { _ in .random(in: 0...255, using: &generator) }
      } else {
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
          bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
        }
      }
      do { _ = try DisplayList(validating: Data(bytes)) } catch is ArchiveError { refused += 1 }
      do { _ = try TimelineArchive(validating: Data(bytes)) } catch is ArchiveError { refused += 1 }
    }
    #expect(refused > 4000)
  }

  @Test func `symbols, images and filters are bounded`() throws {
    func effect(_ change: (inout Effect) -> Void) -> DisplayList { list(.with { $0.effects = [.with(change)] }) }
    try effect { $0.colorMatrix.factors = [Float](repeating: 1, count: 20) }.validate()
    #expect(throws: ArchiveError.malformed(what: "colour matrix")) { try effect { $0.colorMatrix.factors = [1, 2] }.validate() }
    #expect(throws: ArchiveError.self) { try effect { $0.colorMatrix.factors = [Float](repeating: .nan, count: 20) }.validate() }
    #expect(throws: ArchiveError.self) { try effect { $0.alphaThreshold.min = .infinity }.validate() }

    func symbol(_ change: (inout SymbolOutlineValue) -> Void) -> [DisplayList] {
      var outline = SymbolOutlineValue()
      change(&outline)
      let run = TextRun.with { $0.symbol.outline = outline }
      return [list(.with { $0.symbol.outline = outline }), list(.with { $0.text.lines = [.with { $0.runs = [run] }] })]
    }
    for list in symbol({ $0.layers = [.with { $0.path.verbs = [.close] }] }) { try list.validate() }
    let broken: [(inout SymbolOutlineValue) -> Void] = [
      { $0.width = .nan }, { $0.layers = [.with { $0.path.verbs = [.line] }] }, { $0.layers = [.with { $0.color.rgba.red = .infinity }] },
      { $0.layers = [SymbolLayerValue](repeating: SymbolLayerValue(), count: 65) },
    ]
    for change in broken {
      for list in symbol(change) { #expect(throws: ArchiveError.self) { try list.validate() } }
    }
    let image = TextRun.with { $0.image.size.height = .nan }
    #expect(throws: ArchiveError.self) { try list(.with { $0.text.lines = [.with { $0.runs = [image] }] }).validate() }
  }
}
