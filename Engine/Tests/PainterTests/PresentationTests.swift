import AlmanacWireSchema
import Testing

@testable import AlmanacPainter

@Suite struct PresentationTests {
  @Test func `accented keeps only opacity in two groups`() throws {
    let nodes = [
      DisplayNode.fill(rect(0, 0, 4, 4), .hex(0x112233, alpha: 0.5)),
      DisplayNode.fill(rect(4, 0, 4, 4), .hex(0x112233)).with { $0.accentable = true },
      DisplayNode.group(
        rect(8, 0, 4, 4), [.fill(rect(0, 0, 2, 4), .system("red")), .fill(rect(2, 0, 2, 4), .system("red")).with { $0.accentable = false }]
      ).with { $0.accentable = true },
    ]
    let picture = try pixels(DisplayList(12, 4, nodes)) {
      $0.renderingMode = .accented
      $0.tint = RGBA(hex: 0xFF9500)
    }
    #expect(picture[1, 1] == Pixel(0xFFFFFF, alpha: 128))
    #expect(picture[5, 1] == Pixel(0xFF9500))
    #expect(picture[8, 1] == Pixel(0xFF9500))
    #expect(picture[11, 1] == Pixel(0xFFFFFF))
  }

  @Test func `accented flattens emoji`() throws {
    let list = DisplayList(40, 40, [.text("🎉", at: 4, 4, size: 24)])
    let colored = try pixels(list, scale: 2)
    let flat = try pixels(list, scale: 2) { $0.renderingMode = .accented }
    func hues(_ picture: PixelBuffer) -> Int {
      stride(from: 0, to: picture.bytes.count, by: 4).count { picture.bytes[$0] != picture.bytes[$0 + 2] }
    }
    #expect(hues(colored) > 200)
    #expect(hues(flat) == 0)
    #expect(flat.solid > 200)
  }

  @Test func `vibrant makes brightness opacity, and black a little of it`() throws {
    let nodes = [
      DisplayNode.fill(rect(0, 0, 4, 4), .hex(0xFFFFFF)), DisplayNode.fill(rect(4, 0, 4, 4), .hex(0x000000)),
      DisplayNode.fill(rect(8, 0, 4, 4), .hex(0x808080)), DisplayNode.fill(rect(12, 0, 4, 4), .system("label")),
    ]
    let picture = try pixels(DisplayList(16, 4, nodes)) { $0.renderingMode = .vibrant }
    #expect(picture[1, 1] == Pixel(0xFFFFFF))
    #expect(picture[5, 1] == Pixel(0xFFFFFF, alpha: 26))
    #expect(picture[9, 1] == Pixel(0xFFFFFF, alpha: 141))
    // Labels are bright, because the mode is dark.
    #expect(picture[13, 1] == Pixel(0xFFFFFF))
    let tinted = try pixels(DisplayList(16, 4, nodes)) {
      $0.renderingMode = .vibrant
      $0.tint = RGBA(hex: 0x33CC66)
    }
    #expect(tinted[1, 1] == Pixel(0x33CC66))
    #expect(tinted[5, 1] == Pixel(0, alpha: 0), "there is no wallpaper behind a tint")
  }

  @Test func `reduced luminance dims`() throws {
    let list = DisplayList(4, 4, [.fill(rect(0, 0, 4, 4), .hex(0xFFFFFF))])
    #expect(try pixels(list) { $0.luminance = .reduced }[1, 1] == Pixel(0x999999))
    let floating = try pixels(list) {
      $0.luminance = .reduced
      $0.renderingMode = .vibrant
    }
    #expect(floating[1, 1] == Pixel(0xFFFFFF, alpha: 153))
  }

  /// Over a red area, of which nothing may shine through.
  @Test(arguments: [MaterialThickness.ultraThin, .thin, .regular, .thick, .ultraThick, .accessoryBackground], [ColorSchemeValue.light, .dark])
  func `materials are opaque in reduced transparency`(thickness: MaterialThickness, scheme: ColorSchemeValue) throws {
    func material(_ thickness: MaterialThickness) -> Paint {
      .with { $0.material.thickness = thickness }
    }
    let list = DisplayList(
      8, 4,
      [.fill(rect(0, 0, 8, 4), .hex(0xFF0000)), .fill(rect(0, 0, 4, 4), material(thickness)), .fill(rect(4, 0, 4, 4), .hex(0x336699, alpha: 0.5))])
    let translucent = try pixels(list) { $0.colorScheme = scheme }
    let opaque = try pixels(list) {
      $0.colorScheme = scheme
      $0.reducesTransparency = true
    }
    #expect(translucent[1, 1].red > translucent[1, 1].green + 10)
    #expect(opaque[1, 1].alpha == 255 && opaque[1, 1].red == opaque[1, 1].green && opaque[1, 1].green == opaque[1, 1].blue)
    // An author's own opacity is no material.
    #expect(opaque[5, 1] == translucent[5, 1])
    // An opaque material would hide what is on it where only opacity is drawn.
    func accented(_ isReduced: Bool) throws -> PixelBuffer {
      try pixels(DisplayList(4, 4, [.fill(rect(0, 0, 4, 4), material(thickness))])) {
        $0.renderingMode = .accented
        $0.reducesTransparency = isReduced
      }
    }
    #expect(try accented(true)[1, 1] == accented(false)[1, 1])
  }

  @Test func `the background can be removed`() throws {
    let list = DisplayList(4, 4, [], background: .hex(0x3366CC))
    #expect(try pixels(list)[1, 1] == Pixel(0x3366CC))
    #expect(try pixels(list) { $0.background = .removed }[1, 1].alpha == 0)
  }

  @Test func `a background that stays in accented mode keeps its brightness and loses its colour`() throws {
    let list = DisplayList(4, 4, [.fill(rect(0, 0, 2, 4), .hex(0x112233))], background: .hex(0x3366CC))
    let picture = try pixels(list) { $0.renderingMode = .accented }
    #expect(picture[1, 1] == Pixel(0xFFFFFF))
    let kept = picture[3, 1]
    #expect(kept.red == kept.green && kept.green == kept.blue && (80...120).contains(kept.red) && kept.alpha == 255)
  }

  @Test func `masks cut the corners`() throws {
    let list = DisplayList(100, 100, [], background: .hex(0x3366CC))
    let rounded = try pixels(list, mask: .continuous(radius: 20))
    #expect(rounded[0, 0].alpha == 0)
    #expect(rounded[99, 99].alpha == 0)
    #expect(rounded[50, 0] == Pixel(0x3366CC))
    #expect(rounded[50, 50] == Pixel(0x3366CC))
    // The corner is still curved where a circular one would have ended.
    #expect(rounded[22, 0].alpha < 255)
    let round = try pixels(list, mask: .circle)
    #expect(round[10, 10].alpha == 0)
    #expect(round[50, 1] == Pixel(0x3366CC))
    #expect(try pixels(list)[0, 0] == Pixel(0x3366CC))
  }

  @Test func `pixels are points times scale`() throws {
    let picture = try pixels(DisplayList(10.5, 20, [], background: .hex(0)), scale: 3)
    #expect(picture.width == 32 && picture.height == 60)
  }

  @Test func `paint jobs that cannot be painted give the reason`() {
    #expect(throws: PainterError.sizeEmpty) { try Painter.png(job(DisplayList(0, 10, []))) }
    #expect(throws: PainterError.scaleInvalid(17)) { try Painter.png(job(DisplayList(10, 10, []), scale: 17)) }
    #expect(throws: PainterError.tooManyPixels(width: 32000, height: 16000, limit: Painter.maxPixels)) {
      try Painter.png(job(DisplayList(2000, 1000, []), scale: 16))
    }
    #expect(throws: ArchiveError.notFinite(what: "the frame", place: "node/node")) {
      try Painter.png(job(DisplayList(10, 10, [.fill(rect(.nan, 0, 1, 1), .hex(0))])))
    }
  }
}
