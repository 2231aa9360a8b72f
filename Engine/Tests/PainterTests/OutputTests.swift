import AlmanacBasics
import AlmanacImageCodecs
import AlmanacTextEngine
import AlmanacWireSchema
import Foundation
import Testing

@testable import AlmanacPainter

@Suite struct OutputTests {
  @Test func `threads paint the same bytes`() async throws {
    let wanted = try Painter.png(job(WeatherScene.list(), scale: 2, mask: .continuous(radius: 22)))
    let pictures = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<16 {
        group.addTask {
          // One thread each, as in hosts that paint in parallel.
          try await withCheckedThrowingContinuation { continuation in
            Thread {
              continuation.resume(with: Result { try Painter.png(job(WeatherScene.list(), scale: 2, mask: .continuous(radius: 22))) })
            }.start()
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(pictures.count == 16)
    #expect(pictures.allSatisfy { $0 == wanted })
  }

  @Test func `a PNG keeps every pixel`() throws {
    var bytes: [UInt8] = []
    var generator = SplitMix64(seed: 3)
    for _ in 0..<(37 * 11) {
      let alpha = UInt8([0, 255, 255, 90, 1].randomElement(using: &generator)!)
      for _ in 0..<3 { bytes.append(alpha == 0 ? 0 : UInt8.random(in: 0...alpha, using: &generator)) }
      bytes.append(alpha)
    }
    let buffer = PixelBuffer(width: 37, height: 11, bytes: bytes, diagnostics: [])
    let decoded = try #require(ImageDecoder.decode(Painter.png(buffer)))
    #expect(decoded.width == 37 && decoded.height == 11)
    decoded.withPixels { pixels, stride in
      for row in 0..<11 {
        for column in 0..<37 {
          for channel in 0..<4 {
            let own = Int(bytes[(row * 37 + column) * 4 + channel])
            let other = Int(pixels.load(fromByteOffset: row * stride + column * 4 + channel, as: UInt8.self))
            #expect(abs(own - other) <= 1)
          }
        }
      }
    }
  }

  @Test func `incompressible noise is written whole`() throws {
    var generator = SplitMix64(seed: 5)
    let bytes = (0..<(300 * 300)).flatMap { _ in (0..<3).map { _ in UInt8.random(in: 0...255, using: &generator) } + [255] }
    let data = try Painter.png(PixelBuffer(width: 300, height: 300, bytes: bytes, diagnostics: []))
    #expect(try #require(ImageDecoder.decode(data)).width == 300)
  }

  @Test func `an SVG has the same bytes each time and unique identifiers`() throws {
    let scene = WeatherScene.list()
    let first = try Painter.svg(job(scene, mask: .continuous(radius: 22)))
    _ = try Painter.svg(job(WeatherScene.plain()))
    #expect(try Painter.svg(job(scene, mask: .continuous(radius: 22))) == first)
    let text = String(decoding: first, as: UTF8.self)
    #expect(text.contains("<svg") && text.contains("linearGradient") && text.contains("clipPath"))
    #expect(text.hasSuffix("</svg>\n"))
    // Every reference has its definition.
    let parts = text.components(separatedBy: "#n").dropFirst()
    for number in Set(parts.map { $0.prefix { $0.isNumber } }) { #expect(text.contains("id=\"n\(number)\"")) }
  }

  @Test func `a vibrant SVG contains the picture as pixels`() throws {
    let vibrant = job(WeatherScene.list()) { $0.renderingMode = .vibrant }
    let first = try Painter.svg(vibrant)
    // Other pictures reuse the same memory.
    for _ in 0..<3 { _ = try Painter.png(job(WeatherScene.plain())) }
    #expect(try Painter.svg(vibrant) == first)
    let text = String(decoding: first, as: UTF8.self)
    let start = try #require(text.range(of: "base64,")).upperBound
    let encoded = text[start...].prefix { $0 != "\"" }
    let image = try #require(Data(base64Encoded: String(encoded), options: .ignoreUnknownCharacters).flatMap { ImageDecoder.decode($0) })
    let wanted = try Painter.pixels(vibrant)
    #expect(image.width == wanted.width)
    image.withPixels { pixels, stride in
      #expect(abs(Int(pixels.load(fromByteOffset: 60 * stride + 30 * 4 + 3, as: UInt8.self)) - Int(wanted.pixel(30, 60).alpha)) <= 1)
    }
  }

  @Test func `the JSON output has absolute frames`() throws {
    let inner = DisplayNode.fill(rect(5, 5, 10, 10), .hex(0)).with { $0.debugName = "Rectangle" }
    let turned = DisplayNode.group(rect(10, 20, 40, 40), [inner]).with {
      $0.transform = .scale(x: 2, y: 2)
      $0.action.link = "app://x"
    }
    let json = try Painter.json(DisplayList(100, 100, [turned, .text("Hello", at: 1, 2)], background: .hex(0)))
    struct Document: Decodable {
      struct Node: Decodable {
        let id: Int
        let parent: Int?
        let layer, type: String
        let name, text, link: String?
        let frame: [Double]
      }
      let size: [Double]
      let nodes: [Node]
    }
    let document = try JSONDecoder().decode(Document.self, from: json)
    #expect(document.size == [100, 100])
    #expect(document.nodes.map(\.type) == ["path", "group", "group", "path", "text"])
    #expect(document.nodes.map(\.layer) == ["background", "content", "content", "content", "content"])
    #expect(document.nodes[3].frame == [20, 30, 20, 20])
    #expect(document.nodes[3].parent == 2 && document.nodes[3].name == "Rectangle")
    #expect(document.nodes[2].link == "app://x")
    #expect(document.nodes[4].text == "Hello")
  }

  @Test func `progress bars give the date of their next change`() throws {
    var list = DisplayList(100, 20, [.fill(rect(0, 0, 10, 10), .hex(0))])
    #expect(list.nextUpdate(after: testDate) == nil)
    #expect(!list.isTimeDriven)
    list.root.group.children.append(
      .make(rect(0, 0, 100, 8)) {
        $0.dynamicProgress.start = Instant(testDate)
        $0.dynamicProgress.end = Instant(testDate.addingTimeInterval(3000))
      })
    #expect(list.isTimeDriven)
    // 300 steps of a third of a point in 3000 seconds.
    #expect(list.nextUpdate(after: testDate) == testDate.addingTimeInterval(10))
    #expect(list.nextUpdate(after: testDate.addingTimeInterval(14)) == testDate.addingTimeInterval(20))
    #expect(list.nextUpdate(after: testDate.addingTimeInterval(14), reducedPrecision: true) == testDate.addingTimeInterval(60))
    #expect(list.nextUpdate(after: testDate.addingTimeInterval(-50)) == testDate)
    #expect(list.nextUpdate(after: testDate.addingTimeInterval(3000)) == nil)
    // Between two updates nothing moves by more than a third of a point.
    let early = try pixels(list, scale: 1, date: testDate.addingTimeInterval(1500.1))
    #expect(try pixels(list, scale: 1, date: testDate.addingTimeInterval(1500.1)).bytes == early.bytes)
    #expect(try pixels(list, scale: 1, date: testDate.addingTimeInterval(1560)).bytes != early.bytes)
  }
}
