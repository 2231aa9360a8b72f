import AlmanacWireSchema
import Foundation
import Testing

@testable import AlmanacPainter

/// Widgets over a wallpaper.
@Suite struct WidgetSceneTests {
  /// Black on the left, a colour on the right.
  private static let wallpaper: PixelBuffer = {
    let list = DisplayList(40, 20, [.fill(rect(0, 0, 20, 20), .hex(0x000000)), .fill(rect(20, 0, 20, 20), .hex(0x336699))])
    guard let picture = try? pixels(list) else { preconditionFailure("a fixed list is painted") }
    return picture
  }()

  private func scene(_ widget: PixelBuffer?, _ container: WidgetContainer = .none, at frame: RectValue = rect(0, 0, 40, 20)) throws -> PixelBuffer {
    let items = widget.map { [WidgetScene.Item($0, at: frame, container: container)] } ?? []
    return try Painter.pixels(WidgetScene(size: SizeValue(width: 40, height: 20), scale: 1, wallpaper: Wallpaper(Self.wallpaper), items: items))
  }

  private func vibrant(_ hex: UInt32, tint: RGBA? = nil) throws -> PixelBuffer {
    try pixels(DisplayList(40, 20, [.fill(rect(0, 0, 40, 20), .hex(hex))])) {
      $0.renderingMode = .vibrant
      $0.tint = tint
    }
  }

  @Test func `vibrant content over a wallpaper recedes if it is dark and stands out if it is bright`() throws {
    #expect(try scene(nil).bytes == Self.wallpaper.bytes)
    let black = try scene(vibrant(0x000000))
    #expect(black[5, 5] == Pixel(0x1A1A1A) && black[35, 5].green - 0x66 < 20, "black brightens a little")
    let bright = try scene(vibrant(0xFFFFFF))
    #expect(bright[5, 5] == Pixel(0xFFFFFF) && bright[35, 5] == Pixel(0xFFFFFF))
    // Somewhat more than half of the material, the rest is the wallpaper behind it; the colour of the content is gone.
    let half = try scene(vibrant(0x808080))
    #expect(half[5, 5] == Pixel(0x8D8D8D) && half[35, 5] == Pixel(0xA4BBD1))
    #expect(try scene(vibrant(0x00FF00)).bytes == scene(vibrant(0xB6B6B6)).bytes)
    let tinted = try scene(vibrant(0xFFFFFF, tint: RGBA(hex: 0xFF0000)))
    #expect(tinted[35, 5] == Pixel(0xFF0000))
  }

  @Test func `a tinted container is dark and has a little of the tint`() throws {
    let clear = try pixels(DisplayList(40, 20, []))
    let red = try scene(clear, .tinted(RGBA(hex: 0xFF0000)))[35, 10]
    #expect(red.red > red.green && red.red > red.blue && red.red < 90)
    let blue = try scene(clear, .tinted(RGBA(hex: 0x0000FF)))[35, 10]
    #expect(blue.blue > blue.red)
  }

  @Test func `a clear container is the blurred wallpaper, brighter, with a bright edge`() throws {
    let clear = try pixels(DisplayList(20, 10, []))
    let glass = try scene(clear, .glass, at: rect(10, 5, 20, 10))
    // Outside the container nothing changes.
    #expect(glass[2, 2] == Pixel(0x000000) && glass[38, 2] == Pixel(0x336699))
    #expect(glass[20, 10].red > 20 && glass[20, 10].red < 140)
    #expect(glass[10, 10].red > glass[14, 10].red)
  }

  @Test func `a picture of the scene's scale is placed pixel for pixel`() throws {
    let checker = try pixels(DisplayList(4, 4, [.fill(rect(0, 0, 2, 2), .hex(0xFF0000)), .fill(rect(2, 2, 2, 2), .hex(0x00FF00))]), scale: 3)
    let scene = WidgetScene(
      size: SizeValue(width: 8, height: 8), scale: 3, items: [WidgetScene.Item(checker, at: rect(2, 2, 4, 4))])
    let shown = try Painter.pixels(scene)
    for y in 0..<12 {
      for x in 0..<12 { #expect(shown[x + 6, y + 6] == checker[x, y]) }
    }
    #expect(shown[0, 0].alpha == 0)
  }

  @Test func `the same scene gives the same bytes`() throws {
    let one = try scene(vibrant(0x808080), .glass, at: rect(4, 4, 30, 12))
    #expect(try scene(vibrant(0x808080), .glass, at: rect(4, 4, 30, 12)).bytes == one.bytes)
  }

  @Test func `files that are no wallpaper are refused by name`() throws {
    let png = try Painter.png(Self.wallpaper)
    #expect(throws: Wallpaper.Fault.noImage) { try Wallpaper(Data("no picture at all, but text".utf8)) }
    #expect(throws: Wallpaper.Fault.noImage) { try Wallpaper(Data()) }
    #expect(throws: Wallpaper.Fault.noImage) { try Wallpaper(png.prefix(60)) }
    #expect(throws: Wallpaper.Fault.tooManyPixels(800, limit: 799)) { try Wallpaper(png, maxPixels: 799) }
    // A header of 10,000 × 10,000 pixels.
    var bomb = png
    bomb.replaceSubrange(16..<24, with: [0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10])
    #expect(throws: Wallpaper.Fault.tooManyPixels(100_000_000, limit: 64 << 20)) { try Wallpaper(bomb) }
  }

  @Test func `the header of a wallpaper's file says its size, and its end is looked for`() throws {
    let png = try Painter.png(Self.wallpaper)
    func size(_ file: Data, _ maxPixels: Int = 800) throws -> [Int] {
      let size = try Wallpaper.size(ofFile: file, maxPixels: maxPixels)
      return [size.width, size.height]
    }
    #expect(try size(png) == [40, 20])
    #expect(throws: Wallpaper.Fault.tooManyPixels(800, limit: 799)) { try size(png, 799) }
    for count in [30, png.count / 2, png.count - 12] {
      #expect(throws: Wallpaper.Fault.truncated) { try size(png.prefix(count)) }
    }
    #expect(throws: Wallpaper.Fault.noImage) { try size(Data("<svg/>".utf8)) }
    // A JPEG file with a preview in its first segment, whose end is not the picture's.
    let segment: [UInt8] = [0xFF, 0xE1, 0, 6, 0xFF, 0xD8, 0xFF, 0xD9]
    let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 40, 1, 1, 0x11, 0]
    let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xFF, 0, 0x34]
    let jpeg = Data([0xFF, 0xD8] + segment + frame + scan)
    #expect(throws: Wallpaper.Fault.truncated) { try size(jpeg) }
    #expect(try size(jpeg + [0xFF, 0xD9]) == [40, 20])
  }

  @Test(arguments: [WidgetContainer.glass, .tinted(RGBA(hex: 0x00FF00))])
  func `containers are opaque in reduced transparency`(container: WidgetContainer) throws {
    func shown(_ isReduced: Bool, _ wallpaper: PixelBuffer) throws -> Pixel {
      let empty = PixelBuffer(width: 1, height: 1, bytes: [0, 0, 0, 0])
      let scene = WidgetScene(
        size: SizeValue(width: 40, height: 20), scale: 1, wallpaper: Wallpaper(wallpaper), reducesTransparency: isReduced,
        items: [WidgetScene.Item(empty, at: rect(4, 4, 30, 12), container: container)])
      return try Painter.pixels(scene)[20, 10]
    }
    let dark = PixelBuffer(width: 1, height: 1, bytes: [0, 0, 0, 255])
    let bright = PixelBuffer(width: 1, height: 1, bytes: [255, 255, 255, 255])
    #expect(try shown(false, dark) != shown(false, bright))
    #expect(try shown(true, dark) == shown(true, bright))
  }

  @Test func `what is beyond the picture's edge is blurred into it, a place can blur and darken all, and an outline cuts everything`() throws {
    func shown(_ container: WidgetContainer, blurs: Bool = false, outline: WidgetMask = .none) throws -> PixelBuffer {
      let white = PixelBuffer(width: 1, height: 1, bytes: [255, 255, 255, 255])
      let item = WidgetScene.Item(PixelBuffer(width: 1, height: 1, bytes: [0, 0, 0, 0]), at: rect(0, 0, 40, 20), container: container)
      return try Painter.pixels(
        WidgetScene(
          size: SizeValue(width: 40, height: 20), scale: 1, wallpaper: Wallpaper(white), wallpaperFrame: rect(-30, -60, 100, 200),
          blursWallpaper: blurs, outline: outline, items: [item]))
    }
    let tinted = try shown(.tinted(RGBA(hex: 0x000000)))
    #expect(tinted[0, 0] == tinted[20, 10] && tinted[39, 19] == tinted[20, 10] && tinted[20, 10].red > 30)
    #expect(try shown(.none, blurs: true)[20, 10] == Pixel(0xCCCCCC))
    #expect(try shown(.glass, blurs: true)[20, 10].red < shown(.glass)[20, 10].red)
    let round = try shown(.glass, outline: .circle)
    #expect(round[0, 0].alpha == 0 && round[20, 10].alpha == 255)
  }

  @Test func `scenes without an area or with too many pixels are refused`() {
    func paint(_ side: Double, _ scale: Double) throws {
      _ = try Painter.pixels(WidgetScene(size: SizeValue(width: side, height: side), scale: scale))
    }
    #expect(throws: PainterError.sizeEmpty) { try paint(0, 1) }
    #expect(throws: PainterError.scaleInvalid(20)) { try paint(1, 20) }
    #expect(throws: PainterError.tooManyPixels(width: 20_000, height: 20_000, limit: Painter.maxPixels)) { try paint(20_000, 1) }
  }
}
