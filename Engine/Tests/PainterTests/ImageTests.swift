import AlmanacBasics
import AlmanacImageCodecs
import AlmanacWireSchema
import Foundation
import Testing

@testable import AlmanacPainter

enum TestImages {
  /// 4 × 4 pixels with a red, a green, a blue and a half transparent quarter.
  static let checker = blob("png", Painter.png)

  static func blob(_ name: String, _ encode: (PixelBuffer) throws -> Data) -> ImageBlob {
    let quarters: [[UInt8]] = [[0, 0, 255, 255], [0, 255, 0, 255], [255, 0, 0, 255], [128, 128, 128, 128]]
    var bytes: [UInt8] = []
    for index in 0..<16 { bytes += quarters[index / 8 * 2 + index % 4 / 2] }
    return ImageBlob.with {
      $0.sha256 = Data(name.utf8)
      $0.mediaType = "image/\(name)"
      $0.data = (try? encode(PixelBuffer(width: 4, height: 4, bytes: bytes, diagnostics: []))) ?? Data()
    }
  }

  static func file(_ name: String) throws -> ImageBlob {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Images/\(name)")
    let data = try Data(contentsOf: url)
    return ImageBlob.with { ($0.sha256, $0.data) = (Data(name.utf8), data) }
  }
}

@Suite struct ImageTests {
  private func paint(
    _ blob: ImageBlob, _ change: (inout DisplayNode) -> Void = { _ in },
    presentation: (inout Presentation) -> Void = { _ in }
  ) throws -> PixelBuffer {
    let node = DisplayNode.make(rect(0, 0, 40, 40)) {
      $0.image.image = blob.sha256
      $0.image.interpolation = .none
    }
    return try pixels(DisplayList(40, 40, [node.with(change)]), images: [blob], presentation)
  }

  @Test func `an image fills its frame`() throws {
    let picture = try paint(TestImages.checker)
    #expect(picture[5, 5] == Pixel(0xFF0000))
    #expect(picture[35, 5] == Pixel(0x00FF00))
    #expect(picture[5, 35] == Pixel(0x0000FF))
    #expect(picture[35, 35] == Pixel(0xFFFFFF, alpha: 128))
    // No seam fades at the edges.
    #expect(picture[0, 0] == Pixel(0xFF0000))
  }

  @Test func `mirroring swaps sides`() throws {
    let picture = try paint(TestImages.checker, { $0.image.mirrored = true })
    #expect(picture[5, 5] == Pixel(0x00FF00))
    #expect(picture[35, 5] == Pixel(0xFF0000))
  }

  @Test func `tiles repeat at natural size`() throws {
    let picture = try paint(TestImages.checker, { $0.image.tile = true })
    #expect(picture[0, 0] == Pixel(0xFF0000))
    #expect(picture[3, 0] == Pixel(0x00FF00))
    #expect(picture[4, 0] == Pixel(0xFF0000))
    let double = try paint(
      TestImages.checker,
      {
        $0.image.tile = true
        $0.image.scale = 0.5
      })
    #expect(double[3, 0] == Pixel(0xFF0000))
    #expect(double[4, 0] == Pixel(0x00FF00))
  }

  @Test func `cap insets keep edges`() throws {
    let picture = try paint(TestImages.checker, { $0.image.capInsets = InsetsValue(all: 1) })
    // The red edge column is one point wide; the stretched middle has one pixel column of each colour.
    #expect(picture[0, 0] == Pixel(0xFF0000))
    #expect(picture[18, 0] == Pixel(0xFF0000))
    #expect(picture[22, 0] == Pixel(0x00FF00))
    #expect(picture[39, 39] == Pixel(0xFFFFFF, alpha: 128))
  }

  @Test func `template images are filled with the foreground style`() throws {
    let picture = try paint(
      TestImages.checker,
      {
        $0.image.template = true
        $0.image.paint = .hex(0x336699)
      })
    #expect(picture[5, 5] == Pixel(0x336699))
    #expect(picture[35, 35] == Pixel(0x336699, alpha: 128))
  }

  @Test func `accented images follow the author's choice`() throws {
    func color(_ mode: AccentedImageRendering, at x: Int, _ y: Int) throws -> Pixel {
      try paint(
        TestImages.checker, { $0.image.accented = mode },
        presentation: {
          $0.renderingMode = .accented
          $0.tint = RGBA(hex: 0xFF9500)
        })[x, y]
    }
    #expect(try color(.unspecified, at: 5, 5) == Pixel(0xFFFFFF))
    #expect(try color(.accented, at: 5, 5) == Pixel(0xFF9500))
    #expect(try color(.fullColor, at: 5, 5) == Pixel(0xFF0000))
    let green = try color(.desaturated, at: 35, 5)
    #expect(green == Pixel(0xFFFFFF, alpha: 182))
    let red = try color(.accentedDesaturated, at: 5, 5)
    #expect(abs(red.alpha - 54) <= 1 && red.red == 255 && red.blue == 0)
  }

  @Test(arguments: ["quarters.jpg", "quarters.webp", "quarters.gif", "turned.jpg"])
  func `formats decode`(name: String) throws {
    let picture = try paint(try TestImages.file(name))
    func near(_ pixel: Pixel, _ hex: UInt32) -> Bool {
      let wanted = Pixel(hex)
      return abs(pixel.red - wanted.red) < 12 && abs(pixel.green - wanted.green) < 12 && abs(pixel.blue - wanted.blue) < 12 && pixel.alpha == 255
    }
    #expect(near(picture[8, 8], 0xE01010))
    #expect(near(picture[32, 8], 0x10C010))
    #expect(near(picture[8, 32], 0x1010E0))
  }

  @Test func `missing and broken images are diagnosed`() throws {
    let missing = try pixels(DisplayList(40, 40, [.make(rect(0, 0, 40, 40)) { $0.image.image = Data([1, 2, 3]) }]))
    #expect(missing.diagnostics.map(\.name) == ["image.missing"])
    #expect(missing.inked == 0)
    let broken = try paint(ImageBlob.with { ($0.sha256, $0.data) = (Data("broken".utf8), Data("no image at all".utf8)) })
    #expect(broken.diagnostics.map(\.name) == ["image.undecodable"])
  }

  /// A grey progressive JPEG of 8 × 8 pixels, whose scans give each coefficient its high bits and later its lowest. At most 127 scans.
  private func jpeg(scans: Int) -> Data {
    var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
    bytes += [0xFF, 0xC2, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0]
    // Each table has one code, for nothing.
    for table: UInt8 in [0, 0x10] { bytes += [0xFF, 0xC4, 0, 20, table, 1] + [UInt8](repeating: 0, count: 16) }
    let high = [(0, 0)] + (1..<64).map { ($0, 0x01) }
    for (coefficient, bits) in (high + (1..<64).map { ($0, 0x10) }).prefix(scans) {
      bytes += [0xFF, 0xDA, 0, 8, 1, 1, 0, UInt8(coefficient), UInt8(coefficient), UInt8(bits), 0x7F]
    }
    return Data(bytes + [0xFF, 0xD9])
  }

  @Test func `a JPEG with more scans than any encoder writes is not decoded`() {
    #expect(ImageDecoder.decode(jpeg(scans: ImageLimits.jpegScans))?.width == 8)
    #expect(ImageDecoder.decode(jpeg(scans: ImageLimits.jpegScans + 1)) == nil)
    #expect(ImageDecoder.decode(jpeg(scans: 127)) == nil)
  }

  @Test func `the scans of a thumbnail inside a JPEG do not count`() {
    let thumbnail = [UInt8](jpeg(scans: 127))
    let length = thumbnail.count + 2
    let segment = [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + thumbnail
    let picture = [UInt8](jpeg(scans: 1))
    #expect(ImageDecoder.decode(Data(picture.prefix(2) + segment + picture.dropFirst(2)))?.width == 8)
  }

  @Test func `garbage never crashes a decoder`() throws {
    var seeds = [TestImages.checker.data]
    for name in ["quarters.jpg", "quarters.webp", "quarters.gif", "turned.jpg"] { seeds.append(try TestImages.file(name).data) }
    var generator = SplitMix64(seed: 13)
    for seed in seeds {
      for _ in 0..<200 {
        var bytes = [UInt8](seed)
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
          bytes[.random(in: 0..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
        }
        if Bool.random(using: &generator) { bytes.removeLast(.random(in: 0..<bytes.count, using: &generator)) }
        if let image = ImageDecoder.decode(Data(bytes)) { #expect(image.width > 0 && image.height > 0) }
      }
    }
  }

  @Test func `the hash of an image is checked`() throws {
    let other = TestImages.blob("png") { buffer in
      try Painter.png(PixelBuffer(width: 4, height: 4, bytes: [UInt8](repeating: 255, count: 64), diagnostics: buffer.diagnostics))
    }
    #expect(other.sha256 == TestImages.checker.sha256)
    #expect(try paint(TestImages.checker)[5, 5] == Pixel(0xFF0000))
    #expect(try paint(other)[5, 5] == Pixel(0xFFFFFF))
    #expect(try paint(TestImages.checker)[5, 5] == Pixel(0xFF0000))
  }
}
