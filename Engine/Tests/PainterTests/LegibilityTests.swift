import AlmanacWireSchema
import Foundation
import Testing

@testable import AlmanacPainter

/// The findings of the advice on appearances, and content that it does not report.
@Suite struct LegibilityTests {
  private func findings(
    _ list: DisplayList, _ family: WidgetFamilyValue = .systemSmall, isWatch: Bool = false, keepsBackground: Bool = false, images: [ImageBlob] = []
  ) throws -> [LegibilityFinding] {
    try Legibility(
      family: family, isWatch: isWatch, keepsBackground: keepsBackground, date: testDate, images: { hash in images.first { $0.sha256 == hash } }
    ) { _ in list }.findings()
  }

  private static func image(_ frame: RectValue, _ accented: AccentedImageRendering = .unspecified) -> DisplayNode {
    .make(frame) {
      $0.image.image = photo.sha256
      $0.image.accented = accented
    }
  }

  /// An opaque picture.
  private static let photo: ImageBlob = {
    let list = DisplayList(20, 20, [.fill(rect(0, 0, 10, 20), .hex(0x204060)), .fill(rect(10, 0, 10, 20), .hex(0xF0E0A0))])
    let data = try? Painter.png(job(list))
    return .with {
      ($0.sha256, $0.data, $0.mediaType) = (Data(repeating: 7, count: 32), data ?? Data(), "image/png")
      ($0.pixelWidth, $0.pixelHeight) = (20, 20)
    }
  }()

  @Test func `text on an opaque card vanishes where both are flat`() throws {
    let card = DisplayNode.fill(rect(10, 10, 80, 40), .hex(0x3366CC)).with { $0.debugName = "RoundedRectangle" }
    let list = DisplayList(100, 100, [card, .text("72°", at: 20, 15, paint: .hex(0xFFFFFF))])
    let found = try findings(list)
    #expect(found.map(\.rule) == [.accentedVanishes])
    #expect(found.first?.contents == ["the text “72°”"])
    #expect(found.first?.behind == "RoundedRectangle")
    #expect(found.first?.appearances == ["tinted", "clear"])
  }

  @Test func `an accent group on the other group vanishes only where both are white`() throws {
    let card = DisplayNode.fill(rect(10, 10, 80, 40), .hex(0x3366CC))
    let list = DisplayList(100, 100, [card, DisplayNode.text("72°", at: 20, 15, paint: .hex(0xFFFFFF)).with { $0.accentable = true }])
    #expect(try findings(list).map(\.appearances) == [["clear"]])
  }

  @Test func `a block that fills the widget is reported once for everything on it`() throws {
    let block = DisplayNode.fill(rect(0, 0, 100, 100), .hex(0x3366CC)).with { $0.debugName = "Color" }
    let texts = (0..<4).map { DisplayNode.text("line \($0)", at: 10, Double($0) * 22, paint: .hex(0xFFFFFF)) }
    let named = DisplayNode.group(rect(0, 0, 100, 100), [block] + texts).with { $0.debugName = "@CardView (App/Card.swift:12)" }
    let found = try findings(DisplayList(100, 100, [named]))
    #expect(found.map(\.rule) == [.accentedBlock])
    #expect(found.first?.count == 4 && found.first?.behind == "Color")
    #expect(found.first?.source == "CardView (App/Card.swift:12)")
  }

  @Test func `translucent cards, adjacent bars and text beside shapes stay visible`() throws {
    let list = DisplayList(
      100, 100,
      [
        .fill(rect(0, 0, 100, 30), .hex(0x3366CC, alpha: 0.3)), .text("on glass", at: 10, 4, paint: .hex(0xFFFFFF)),
        .fill(rect(0, 40, 50, 10), .system("red")), .fill(rect(50, 40, 50, 10), .system("green")), .text("beside", at: 10, 60),
        .symbol("heart.fill", rect(70, 60, 20, 20), paint: .system("red")),
      ], background: .hex(0x224466))
    #expect(try findings(list).isEmpty)
    #expect(try findings(list, .accessoryRectangular).isEmpty)
  }

  @Test func `an opaque image is a flat area unless its rendering is chosen`() throws {
    let frame = rect(10, 10, 60, 60)
    let flat = try findings(DisplayList(100, 100, [Self.image(frame)]), images: [Self.photo])
    #expect(flat.map(\.rule) == [.accentedFlatImage])
    for mode in [AccentedImageRendering.desaturated, .accentedDesaturated, .fullColor] {
      #expect(try findings(DisplayList(100, 100, [Self.image(frame, mode)]), images: [Self.photo]).isEmpty, "\(mode)")
    }
  }

  @Test func `a badge loses the drawing inside its outline, and a silhouette loses nothing`() throws {
    func badge(_ inner: Paint) throws -> [LegibilityFinding] {
      let drawing = DisplayList(20, 20, [.fill(rect(2, 2, 12, 12), .hex(0xCC2200), ShapeValue.ellipse), .fill(rect(5, 5, 6, 6), inner)])
      let blob = try ImageBlob.with {
        ($0.sha256, $0.mediaType, $0.data) = (Data(repeating: 9, count: 32), "image/png", try Painter.png(job(drawing)))
        ($0.pixelWidth, $0.pixelHeight) = (20, 20)
      }
      let node = DisplayNode.make(rect(0, 0, 40, 40)) { $0.image.image = blob.sha256 }
      return try findings(DisplayList(100, 100, [node]), images: [blob])
    }
    #expect(try badge(.hex(0xFFFFFF)).map(\.rule) == [.accentedFlatImage])
    #expect(try badge(.hex(0xCC2200)).isEmpty)
  }

  @Test func `content of a removed background is reported, and a photo behind a caption is not`() throws {
    var list = DisplayList(100, 100, [.text("caption", at: 10, 70)])
    list.background = .group(rect(0, 0, 100, 100), [Self.image(rect(0, 0, 100, 100))])
    #expect(try findings(list, images: [Self.photo]).isEmpty)
    list.root = .group(rect(0, 0, 100, 100), [])
    #expect(try findings(list, images: [Self.photo]).map(\.rule) == [.onlyInBackground])
    list = DisplayList(100, 100, [.text("caption", at: 10, 70)])
    list.background = .group(rect(0, 0, 100, 100), [.text("21°", at: 10, 10)])
    let found = try findings(list)
    #expect(found.map(\.rule) == [.onlyInBackground] && found.first?.contents == ["the text “21°”"])
    #expect(try findings(list, keepsBackground: true).isEmpty)
    // The same text in front of it stays.
    list.root = .group(rect(0, 0, 100, 100), [.text("21°", at: 10, 70)])
    #expect(try findings(list).isEmpty)
  }

  @Test func `what the author has redacted is a bar that cannot be read in any case`() throws {
    func drawing(_ change: (inout DisplayNode) -> Void) -> DisplayList {
      var text = DisplayNode.group(rect(0, 0, 160, 72), [.text("dark", at: 4, 4, paint: .hex(0x101010))])
      change(&text)
      return DisplayList(160, 72, [text, .text("label", at: 4, 40)])
    }
    #expect(try findings(drawing { _ in }, .accessoryRectangular).map(\.rule) == [.vibrantDark])
    #expect(try findings(drawing { $0.redactions = [.placeholder] }, .accessoryRectangular).isEmpty)
    let hidden = drawing {
      $0.redactions = [.privacy]
      $0.privacySensitive = true
    }
    #expect(try findings(hidden, .accessoryRectangular).isEmpty)
    #expect(try findings(drawing { $0.redactions = [.privacy] }, .accessoryRectangular).map(\.rule) == [.vibrantDark])
  }

  @Test func `near-black content is transparent material in vibrant mode`() throws {
    let dark = DisplayList(160, 72, [.text("dark", at: 4, 4, paint: .hex(0x101010)), .text("label", at: 4, 40)])
    let found = try findings(dark, .accessoryRectangular)
    #expect(found.map(\.rule) == [.vibrantDark] && found.first?.contents == ["the text “dark”"])
    // What adorns the widget and is hidden from assistive technology may be faint; text that is hidden from it is still read by others.
    var decoration = DisplayNode.symbol("star.fill", rect(100, 4, 30, 30), paint: .hex(0x101010))
    #expect(try findings(DisplayList(160, 72, [decoration]), .accessoryRectangular).map(\.rule) == [.vibrantDark])
    decoration.accessibility.hidden = true
    #expect(try findings(DisplayList(160, 72, [decoration]), .accessoryRectangular).isEmpty)
    var text = DisplayNode.text("dark", at: 4, 4, paint: .hex(0x101010))
    text.accessibility.hidden = true
    #expect(try findings(DisplayList(160, 72, [text]), .accessoryRectangular).map(\.rule) == [.vibrantDark])
    // A watch has no vibrant mode; accented text is white.
    #expect(try findings(dark, .accessoryRectangular, isWatch: true).isEmpty)
    // Dark text on a bright card is a hole in it.
    let card = DisplayList(160, 72, [.fill(rect(0, 0, 160, 40), .hex(0xFFFFFF)), .text("dark", at: 4, 4, paint: .hex(0x101010))])
    #expect(try findings(card, .accessoryRectangular).isEmpty)
  }

  @Test func `activities and controls have no other appearance`() throws {
    let list = DisplayList(100, 100, [.fill(rect(0, 0, 100, 100), .hex(0x3366CC)), .text("72°", at: 20, 15, paint: .hex(0xFFFFFF))])
    #expect(try findings(list, .activityLockScreen).isEmpty)
  }
}
