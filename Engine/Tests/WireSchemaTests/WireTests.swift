import AlmanacBasics
import Foundation
import SwiftProtobuf
import Testing

@testable import AlmanacWireSchema

/// This module's own encoder and decoder agree with SwiftProtobuf.
@Suite struct WireTests {
  /// A list with a value in most of the schema's fields.
  private static func rich() -> DisplayList {
    let fill = Paint.linearGradient(
      [GradientStop(.system("red"), at: 0), GradientStop(.hex(0x102030), at: 0.5)], from: PointValue(x: 0.5, y: 0), to: PointValue(x: 1, y: 1))
    let text = DisplayNode.with {
      $0.frame = RectValue(x: 1, y: -2.5, width: 1e6, height: 0.1)
      // Long enough that its length, and that of all enclosing messages, takes two bytes.
      $0.debugName = String(repeating: "a name ", count: 30)
      $0.text.lines = [
        .with {
          $0.width = 40
          $0.runs = [
            .with {
              $0.text = "Grüße, 世界 🌍"
              $0.font.size = 17
              $0.font.weight = 600
              $0.font.italic = true
              $0.paint = .hierarchical(2)
              $0.underline.color = .system("blue")
            },
            .with {
              $0.symbol.name = "own"
              $0.symbol.outline.layers = [.with { ($0.level, $0.color, $0.path.verbs) = (2, .system("red"), [.close]) }]
              $0.symbol.paints = [.hierarchical(1), .hierarchical(2)]
              $0.strikethrough.pattern = .dashDot
            },
            .with {
              $0.image.content.image = Data([1, 2, 3])
              $0.image.size.width = 12.5
            },
          ]
        }
      ]
    }
    let shape = DisplayNode.with {
      $0.transform = .with { ($0.a, $0.d, $0.tx) = (1, -1, 3) }
      $0.opacity = 0.25
      $0.accentable = false
      $0.identity = 0x8012_3456
      $0.change.removal = .with { ($0.opacity, $0.scale, $0.shift, $0.blur) = (0, 0.5, PointValue(x: -1, y: 0), 3) }
      $0.change.content = .with { ($0.kind, $0.value, $0.countsDown) = (.numeric, 0, true) }
      $0.change.animation = .with { ($0.spring.duration, $0.spring.bounce, $0.delay, $0.speed) = (0.5, -0.25, 0.1, 2) }
      $0.change.insertion.animation = .with { ($0.cubic.x1, $0.cubic.y2, $0.duration) = (0.25, 1, 0.35) }
      ($0.change.watched, $0.change.match) = (7, .max)
      $0.change.edges = [0, 8.25, 16.5]
      $0.redactions = [.privacy, .placeholder]
      $0.colorScheme = 2
      $0.path.shape.path = .with {
        $0.verbs = [.move, .line, .close]
        $0.coordinates = [0, 0, 10.5, -3]
      }
      $0.path.fill = fill
      $0.path.strokeStyle.dash = [1, 2, 3.5]
      $0.effects = [
        .with { $0.blur = 3 }, .with { ($0.shadow.radius, $0.shadow.inner, $0.shadow.only) = (4, true, true) },
        .with { $0.colorMatrix.factors = [1, 0, -0.5] }, .with { $0.alphaThreshold.max = 0.75 },
      ]
      $0.blendMode = .destinationAtop
      $0.action.intent = .with {
        $0.type = "Toggle"
        $0.parameters = Data([0, 255, 7])
        $0.togglesTo = false
      }
    }
    let image = DisplayNode.with {
      $0.image.image = Data(repeating: 0xAB, count: 32)
      $0.image.capInsets.top = 2
      $0.mask = shape
    }
    return .with {
      $0.size = .with { ($0.width, $0.height) = (158, 158) }
      $0.widgetURL = "weather://here"
      $0.root.group.children = [text, .with { $0.group.children = [shape, image, DisplayNode()] }, .with { $0.symbol.variableValue = 0.5 }]
      $0.background.path.fill = fill
    }
  }

  private func reference(_ bytes: Data) -> DisplayList? {
    var options = BinaryDecodingOptions()
    options.messageDepthLimit = DisplayListLimits.standard.messageDepth
    return try? DisplayList(serializedBytes: bytes, options: options)
  }

  @Test func `a list is written as SwiftProtobuf writes it`() throws {
    let list = Self.rich()
    let bytes: Data = try list.serializedData()
    #expect(try list.encoded() == bytes)
    #expect(try DisplayList(decoding: bytes) == list)
    #expect(try DisplayList().encoded().isEmpty)
    #expect(try DisplayList(decoding: Data()) == DisplayList())
  }

  @Test func `deep and long lists are written as SwiftProtobuf writes them`() throws {
    var node = DisplayNode.with { $0.debugName = "innermost" }
    for _ in 0..<250 {
      let inner = node
      node = .with { $0.group.children = [inner, DisplayNode.with { $0.debugName = String(repeating: "n", count: 90) }] }
    }
    let list = DisplayList.with { $0.root = node }
    let bytes: Data = try list.serializedData()
    #expect(bytes.count > 1 << 14)
    #expect(try list.encoded() == bytes)
    #expect(try DisplayList(decoding: bytes) == list)
    var limits = DisplayListLimits.standard
    limits.depth = 42
    #expect(throws: (any Error).self) { try DisplayList(decoding: bytes, limits: limits) }
  }

  /// Every prefix, and thousands of lists with bytes changed, removed, repeated and inserted.
  @Test func `broken bytes give the same result as SwiftProtobuf's reader`() throws {
    let seed = try [UInt8](Self.rich().encoded())
    for count in 0..<seed.count {
      let bytes = Data(seed.prefix(count))
      #expect((try? DisplayList(decoding: bytes)) == reference(bytes), "the first \(count) bytes")
    }
    var generator = SplitMix64(seed: 11)
    var readable = 0
    for round in 0..<2400 {
      var bytes = seed
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        let end = min(bytes.count, place + Int.random(in: 1...12, using: &generator))
        switch round % 4 {
        case 0: bytes[place] = .random(in: 0...255, using: &generator)
        case 1: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &generator)
        case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
        default: bytes.append(contentsOf: bytes[place..<end])
        }
      }
      let data = Data(bytes)
      let list = try? DisplayList(decoding: data)
      let wanted = reference(data)
      // NaN is unequal to itself, so compare the bytes.
      if list != wanted { #expect(try list?.serializedData() as Data? == wanted?.serializedData() as Data?, "round \(round)") }
      guard let list else { continue }
      readable += 1
      #expect(try list.encoded() == list.serializedData() as Data, "round \(round)")
    }
    #expect(readable > 200)
  }
}
