import AlmanacTextEngine
import AlmanacWireSchema
import Foundation
import Testing

@testable import AlmanacPainter

@Suite struct RedactionTests {
  private let word = DisplayNode.text("Balance", at: 4, 4, size: 20, weight: 700)

  private func paint(_ nodes: [DisplayNode], _ redaction: RedactionValue = .none) throws -> PixelBuffer {
    try pixels(DisplayList(100, 40, nodes)) { $0.redaction = redaction }
  }

  /// A bar is one flat tone without glyphs: no pixel is nearly opaque.
  private func hides(_ picture: PixelBuffer) -> Bool { picture.solid == 0 && picture.inked > 0 }

  @Test func `the placeholder of a text does not depend on its characters`() throws {
    #expect(try paint([word]).solid > 0)
    #expect(hides(try paint([word], .placeholder)))
    // Two words of the same size give the same bar.
    var other = word
    other.text.lines[0].runs[0].text = "Nothing"
    #expect(try paint([word], .placeholder).bytes == paint([other], .placeholder).bytes)
  }

  @Test func `the privacy redaction hides only sensitive content`() throws {
    let sensitive = DisplayNode.group(rect(0, 0, 100, 40), [word]).with { $0.privacySensitive = true }
    #expect(try paint([word], .privacy).bytes == paint([word]).bytes)
    #expect(hides(try paint([sensitive], .privacy)))
    #expect(try paint([sensitive]).bytes == paint([word]).bytes)
  }

  @Test func `unredacted content stays visible`() throws {
    let open = word.with { $0.unredacted = true }
    let inside = DisplayNode.group(rect(0, 0, 100, 40), [open]).with { $0.privacySensitive = true }
    #expect(try paint([inside], .privacy).bytes == paint([word]).bytes)
    #expect(try paint([inside], .placeholder).bytes == paint([word]).bytes)
  }

  @Test func `an author's redaction reasons add to the presentation's`() throws {
    let redacted = DisplayNode.group(rect(0, 0, 100, 40), [word]).with { $0.redactions = [.placeholder] }
    #expect(hides(try paint([redacted])))
    let sensitive = DisplayNode.group(rect(0, 0, 100, 40), [word.with { $0.privacySensitive = true }]).with { $0.redactions = [.privacy] }
    #expect(hides(try paint([sensitive])))
  }

  @Test func `invalidated content is dimmed`() throws {
    let node = DisplayNode.group(rect(0, 0, 100, 40), [.fill(rect(0, 0, 10, 10), .hex(0)).with { $0.invalidatable = true }])
    #expect(try paint([node])[2, 2] == Pixel(0))
    #expect(try paint([node.with { $0.redactions = [.invalidated] }])[2, 2] == Pixel(0, alpha: 102))
  }

  @Test func `content that waits for its new value is dimmed while an intent is performed, and a tapped toggle shows its other face`() throws {
    let waiting = DisplayNode.fill(rect(0, 0, 10, 10), .hex(0)).with { $0.invalidatable = true }
    func face(_ color: UInt32, _ state: ToggleFaceValue) -> DisplayNode { .fill(rect(20, 0, 10, 10), .hex(color)).with { $0.toggleFace = state } }
    let toggle = DisplayNode.group(rect(0, 0, 100, 40), [face(0xFF0000, .current), face(0x00FF00, .tapped)])
      .with { $0.action.intent.togglesTo = true }
    let list = DisplayList(100, 40, [waiting, toggle])
    let plain = try pixels(list)
    #expect(plain[2, 2] == Pixel(0) && plain[22, 2] == Pixel(0xFF0000))
    let path = try #require(list.root.content.flatMap { if case .group(let group) = $0 { group.children.firstIndex { $0.hasAction } } else { nil } })
    let tapped = try pixels(list) {
      $0.isUpdating = true
      $0.toggled = [NodePath([path])]
    }
    #expect(tapped[2, 2] == Pixel(0, alpha: 102) && tapped[22, 2] == Pixel(0x00FF00))
  }

  @Test func `shapes stay visible and text becomes boxes`() throws {
    let shape = DisplayNode.fill(rect(0, 0, 20, 20), .hex(0x3366CC)) { .ellipse($0) }
    #expect(try paint([shape], .placeholder).bytes == paint([shape]).bytes)
    let boxed = try paint([shape.with { $0.redactAsBox = true }], .placeholder)
    #expect(boxed[10, 10] == Pixel(0, alpha: 41))
    #expect(boxed[0, 0] == Pixel(0, alpha: 41))
  }

  @Test func `images and symbols hide`() throws {
    let image = DisplayNode.make(rect(0, 0, 20, 20)) { $0.image.image = TestImages.checker.sha256 }
    let list = DisplayList(20, 20, [image])
    let hidden = try pixels(list, images: [TestImages.checker]) { $0.redaction = .placeholder }
    #expect(hidden[3, 3] == hidden[13, 3])
    #expect(hidden[3, 3] == Pixel(0, alpha: 41))
    let symbol = try paint([.symbol("heart.fill", rect(0, 0, 20, 20))], .placeholder)
    #expect(symbol[0, 0].alpha == 0)
    #expect(symbol[10, 10] == Pixel(0, alpha: 41))
  }

  @Test func `a redacted progress view does not show its value`() throws {
    func bar(_ passed: Double) -> DisplayNode {
      .make(rect(0, 0, 100, 8)) {
        $0.dynamicProgress.start = Instant(testDate.addingTimeInterval(-passed))
        $0.dynamicProgress.end = Instant(testDate.addingTimeInterval(100 - passed))
        $0.privacySensitive = true
      }
    }
    #expect(try paint([bar(20)]).bytes != paint([bar(70)]).bytes)
    #expect(try paint([bar(20)], .privacy).bytes == paint([bar(70)], .privacy).bytes)
  }

  @Test func `redaction and luminance are four states`() throws {
    let node = word.with { $0.privacySensitive = true }
    var seen: Set<[UInt8]> = []
    for redaction in [RedactionValue.none, .privacy] {
      for luminance in [LuminanceValue.normal, .reduced] {
        let picture = try pixels(DisplayList(100, 40, [node], background: .hex(0xFFFFFF))) {
          $0.redaction = redaction
          $0.luminance = luminance
        }
        seen.insert(picture.bytes)
      }
    }
    #expect(seen.count == 4)
  }
}
