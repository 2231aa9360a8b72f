import AlmanacImageCodecs
import AlmanacTextEngine
import AlmanacUIKitDrawing
import AlmanacWireSchema
import Foundation
import SwiftUICore
import Testing

@testable import SwiftUICore

@MainActor
/// Images and symbols.
@Suite struct ImageTests {
  let fixture = ContentFixture()
  /// A JPEG's markers up to the frame header: 300 × 200 pixels, after an application segment.
  private let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x04, 0x4A, 0x46, 0xFF, 0xC0, 0x00, 0x11, 8, 0x00, 0xC8, 0x01, 0x2C, 3, 1, 0x22, 0])

  @Test func `image headers give format and size; other data gives nothing`() {
    #expect(ImageFileHeader(jpeg)?.width == 300 && ImageFileHeader(jpeg)?.height == 200 && ImageFileHeader(jpeg)?.format.mediaType == "image/jpeg")
    let gif = ImageFileHeader(Data(Array("GIF89a".utf8) + [0x2C, 0x01, 0xC8, 0x00]))
    #expect(gif?.width == 300 && gif?.height == 200 && gif?.format.mediaType == "image/gif")
    func webP(_ chunk: String, _ body: [UInt8]) -> ImageFileHeader? {
      ImageFileHeader(Data(Array("RIFF????WEBP\(chunk)????".utf8) + body + [UInt8](repeating: 0, count: 16)))
    }
    // 300 × 200: 14 bits each, minus one, little endian; key frame with start code; canvas of 24 bits each, minus one.
    for header in [
      webP("VP8L", [0x2F, 0x2B, 0xC1, 0x31, 0x00]), webP("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x2C, 0x01, 0xC8, 0x00]),
      webP("VP8X", [0, 0, 0, 0, 0x2B, 0x01, 0x00, 0xC7, 0x00, 0x00]),
    ] { #expect(header?.width == 300 && header?.height == 200 && header?.format.mediaType == "image/webp") }
    #expect(webP("NONE", []) == nil)
    #expect(ImageFileHeader(Data("GIF, or so".utf8)) == nil)
    #expect(ImageFileHeader(jpeg.prefix(9)) == nil)
    #expect(ImageFileHeader(Data()) == nil)
  }

  @Test func `a photo with a rotated orientation has the size of the upright picture`() throws {
    // Exif, big endian, one entry: orientation (0x0112), short, 6 = rotate clockwise.
    let exif: [UInt8] = Array("Exif".utf8) + [0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    let turned = Data([0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif) + jpeg.dropFirst(2)
    let header = try #require(ImageFileHeader(turned))
    #expect(header.orientation == 6 && header.width == 300 && header.height == 200)
    #expect(header.uprightSize == (200, 300))
    let bitmap = try ImageBitmap(data: turned, scale: 2, limits: ArchivedImageLimits())
    #expect(bitmap.size == CGSize(width: 100, height: 150))
  }

  @Test func `an image of a view is nil here, and a note says so once`() {
    let renderer = ImageRenderer(content: Text("a"))
    renderer.proposedSize = ProposedViewSize(width: 20, height: 20)
    renderer.scale = 3
    var calls = 0
    renderer.render { _, _ in calls += 1 }
    #expect(renderer.cgImage == nil && renderer.uiImage == nil && calls == 0)
    #expect(UnavailableServices.all.count { $0.name == "imageRenderer.unavailable" } == 1)
  }

  @Test func `hashes are SHA-256`() {
    func hex(_ text: String) -> String { SHA256.hash(Data(text.utf8)).map { String(format: "%02x", $0) }.joined() }
    #expect(hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(hex(String(repeating: "a", count: 119)).count == 64)
    #expect(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
  }

  @Test func `a bitmap keeps its size; a resizable one takes the proposal and records the resizing mode`() throws {
    let image = Image(data: jpeg, scale: 2)
    #expect(fixture.render(width: 20, height: 20, image).size == CGSize(width: 150, height: 100))
    #expect(fixture.render(width: 20, height: 30, image.resizable()).size == CGSize(width: 20, height: 30))
    #expect(fixture.render(image.resizable()).size == CGSize(width: 150, height: 100))
    let node = try #require(
      fixture.render(
        width: 9, height: 9,
        image.resizable(capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), resizingMode: .tile).interpolation(.none)
      ).nodes.first)
    #expect(node.image.tile && node.image.capInsets.leading == 2 && node.image.interpolation == .none && node.image.scale == 2)
    #expect(
      fixture.render(width: 60, height: 60, image.resizable().scaledToFit()).nodes.first?.frame.cgRect == CGRect(x: 0, y: 0, width: 60, height: 40))
  }

  @Test func `a template is painted in the foreground style`() throws {
    let node = try #require(fixture.render(Image(data: jpeg, scale: 1).renderingMode(.template).foregroundStyle(.red)).nodes.first)
    #expect(node.image.template && node.image.paint.systemName == "red")
    #expect(fixture.render(Image(data: jpeg, scale: 1)).nodes.first?.image.template == false)
  }

  @Test func `equal bytes are archived once`() {
    #expect(
      fixture.render(
        VStack {
          Image(data: jpeg, scale: 1); Image(data: jpeg, scale: 2)
        }
      ).images.count == 1)
  }

  @Test func `an image without content draws nothing and takes what it is offered if it is resizable`() {
    let empty = Image(uiImage: UIImage())
    #expect(fixture.render(width: 50, height: 50, empty).size == .zero)
    let out = fixture.render(width: 50, height: 40, empty.resizable())
    #expect(out.size == CGSize(width: 50, height: 40) && out.names.isEmpty && out.images.isEmpty && out.paths.isEmpty)
    #expect(fixture.render(Text("a\(empty)b")).names.isEmpty)
  }

  @Test func `a PNG of any kind is averaged while its rows arrive`() throws {
    /// Returns the pixels of a picture. Each is one number with a byte for alpha, red, green and blue.
    func pixels(_ image: DecodedImage?) throws -> [UInt32] {
      let image = try #require(image)
      var all: [UInt32] = []
      image.withPixels { rows, stride in
        for row in 0..<image.height { for column in 0..<image.width { all.append((rows + row * stride + column * 4).load(as: UInt32.self)) } }
      }
      return all
    }
    // Eight by eight pixels: the right half has another colour than the left one.
    let files: [(String, left: UInt32, right: UInt32)] = [
      // One bit of a palette with transparency; the same picture interlaced, which is decoded whole.
      (
        "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAABlBMVEX/AAD///9BHTQRAAAAAnRSTlP/M1pnUVwAAAAMSURBVHjaY+BnQIEAA9AAeXjA10IAAAAASUVORK5CYII=",
        0xFFFF_0000, 0x3333_3333
      ),
      (
        "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAAGzCI4dAAAAIElEQVR42mP4z8Dwn+H////GDCAWPgaUQwcBNAk6KgAAg9ClwbgNoFUAAAAASUVORK5CYII=", 0xFFFF_0000,
        0x3333_3333
      ),
      // Gray; gray and alpha in 16 bits.
      ("iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAAEUlEQVR42mNgAIITQMBAGQMAUnUZAVN6qi4AAAAASUVORK5CYII=", 0xFF00_0000, 0xFFC8_C8C8),
      ("iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIEAQAAAA+lqpDAAAAGElEQVR42mNwYPj/Hxn//2/MgIwZRoYCAEKfjeFh9ktcAAAAAElFTkSuQmCC", 0xFF40_4040, 0x3333_3333),
    ]
    for (text, left, right) in files {
      let data = try #require(Data(base64Encoded: text))
      let four = try pixels(ImageDecoder.decode(data, toFit: 2))
      // Cairo scales the interlaced picture and mixes neighbours.
      let isInterlaced = try #require(ImageFileHeader(data)).isInterlaced
      #expect(isInterlaced ? four.count == 4 : four == [left, right, left, right], "\(text)")
      // One pixel is the average of all pixels.
      let one = try #require(try pixels(ImageDecoder.decode(data, toFit: 1)).first)
      for shift in [0, 8, 16, 24] as [UInt32] {
        let mean = (Double(left >> shift & 255) + Double(right >> shift & 255)) / 2
        #expect(abs(Double(one >> shift & 255) - mean) <= 1, "\(text)")
      }
      #expect(try pixels(ImageDecoder.decode(data, toFit: 8)).count == 64)
      #expect(ImageDecoder.decode(data.prefix(data.count - 20), toFit: 2) == nil)
    }
    // The size does not divide the picture's, so every new pixel is the average of the area that it covers.
    let slope = try #require(
      DecodedImage(width: 700, height: 300) { rows, stride in
        for row in 0..<300 {
          for column in 0..<700 {
            (rows + row * stride + column * 4).storeBytes(of: 0xFF00_0000 | UInt32(column / 3) << 16 | UInt32(row / 2), as: UInt32.self)
          }
        }
        return true
      })
    let file = try #require(ImageEncoder.png(slope))
    let small = try #require(ImageDecoder.decode(file, toFit: 240))
    #expect(small.width == 240 && small.height == 103)
    for (index, pixel) in try pixels(small).enumerated() {
      let (x, y) = (Double(index % 240) + 0.5, Double(index / 240) + 0.5)
      #expect(abs(Double(pixel >> 16 & 255) - x * 700 / 240 / 3) <= 1.5 && abs(Double(pixel & 255) - y * 300 / 103 / 2) <= 1.5 && pixel >> 24 == 255)
    }
  }

  @Test func `a picture beyond the limits is archived with the pixels that are shown, and never with more than the limits`() throws {
    func picture(_ width: Int, _ height: Int) throws -> DecodedImage {
      try #require(
        DecodedImage(width: width, height: height) { pixels, stride in
          for row in 0..<height {
            for column in 0..<width {
              (pixels + row * stride + column * 4).storeBytes(of: 0xFF00_0000 | UInt32((row * 7 + column * 3) & 0xFF) << 8, as: UInt32.self)
            }
          }
          return true
        })
    }
    let large = try picture(400, 200)
    for data in [try #require(ImageEncoder.png(large)), try #require(ImageEncoder.jpeg(large, quality: 0.9))] {
      let limits = ArchivedImageLimits(pixels: 20_000, bytes: data.count)
      #expect(throws: ImageBitmap.Failure.self) { try ImageBitmap(data: data, scale: 2, limits: limits) }
      let bitmap = try ImageBitmap(data: data, scale: 2, limits: limits, scalesDown: true)
      #expect(bitmap.isOversized && bitmap.size == CGSize(width: 200, height: 100))
      let small = try #require(bitmap.blob(shownAt: CGSize(width: 20, height: 10), displayScale: 3, limits: limits))
      #expect(small.blob.pixelWidth == 60 && small.blob.pixelHeight == 30 && abs(small.scale - 0.3) < 1e-9)
      #expect(ImageDecoder.decode(small.blob.data)?.width == 60 && ImageFileHeader(small.blob.data)?.format == ImageFileHeader(data)?.format)
      let full = try #require(bitmap.blob(shownAt: CGSize(width: 200, height: 100), displayScale: 3, limits: limits))
      #expect(full.blob.pixelWidth == 200 && full.blob.pixelHeight == 100)
      // A limit of bytes alone also reduces the pixels.
      let few = ArchivedImageLimits(bytes: data.count / 3)
      let short = try #require(
        try ImageBitmap(data: data, scale: 2, limits: few, scalesDown: true)
          .blob(shownAt: CGSize(width: 200, height: 100), displayScale: 3, limits: few))
      #expect(short.blob.data.count <= data.count / 3 && short.blob.pixelWidth < 400)
    }
    let broken = try #require(ImageEncoder.png(large)).prefix(200)
    let bitmap = try ImageBitmap(data: broken, scale: 1, limits: ArchivedImageLimits(pixels: 10), scalesDown: true)
    #expect(bitmap.blob(shownAt: bitmap.size, displayScale: 1, limits: ArchivedImageLimits(pixels: 10)) == nil)
  }

  @Test func `an oversized picture is decoded once for each size at which it is shown`() throws {
    let large = try #require(DecodedImage(width: 400, height: 200) { _, _ in true })
    let bitmap = try ImageBitmap(
      data: try #require(ImageEncoder.png(large)), scale: 2, limits: ArchivedImageLimits(pixels: 20_000), scalesDown: true)
    let images = ScaledImages(bytes: 100_000)
    func width(shownAt points: CGFloat, pixels: Int = 20_000) -> UInt32? {
      bitmap.blob(
        shownAt: CGSize(width: points, height: points / 2), displayScale: 1, limits: ArchivedImageLimits(pixels: pixels), images: images)?
        .blob.pixelWidth
    }
    #expect(width(shownAt: 40) == 40 && width(shownAt: 80) == 80)
    // A known size is taken from the cache; nothing is made for it.
    let key = ScaledImages.Key(sha256: bitmap.blob.sha256, side: 40, bytes: 0)
    #expect(images.blob(for: key) { nil }?.pixelWidth == 40)
    #expect(width(shownAt: 40) == 40)
    // A picture that was cached under one limit is not used under a lower one.
    #expect(width(shownAt: 400) == 200 && width(shownAt: 400, pixels: 5000) == 100)
  }

  @Test func `scaled pictures are kept up to a number of bytes, the latest ones, and so is the fact that one cannot be decoded`() {
    let images = ScaledImages(bytes: 100)
    var made: [Int] = []
    func ask(_ side: Int, bytes: Int?) {
      _ = images.blob(for: ScaledImages.Key(sha256: Data(), side: side, bytes: 0)) {
        made.append(side)
        return bytes.map { bytes in ImageBlob.with { $0.data = Data(count: bytes) } }
      }
    }
    ask(1, bytes: 60); ask(2, bytes: 40); ask(3, bytes: nil)
    ask(1, bytes: 60); ask(2, bytes: 40); ask(3, bytes: nil)
    #expect(made == [1, 2, 3])
    ask(4, bytes: 50)
    ask(2, bytes: 40); ask(1, bytes: 60)
    #expect(made == [1, 2, 3, 4, 1])
    // A single result beyond the limit is not cached.
    ask(5, bytes: 101); ask(5, bytes: 101)
    #expect(made == [1, 2, 3, 4, 1, 5, 5])
  }

  @Test func `images beyond the limits and in unknown formats are drawn as boxes, with diagnostics`() {
    var small = fixture
    small.imageLimits.pixels = 1000
    let out = small.render(width: 50, height: 50, Image(data: jpeg, scale: 1).resizable())
    #expect(out.names == ["image.tooLarge"] && out.images.isEmpty)
    #expect(out.diagnostics.first?.message.contains("60000") == true)
    #expect(out.paths.count == 1)
    #expect(fixture.render(Image(data: Data("nothing".utf8), scale: 1)).names == ["image.format"])
    var short = fixture
    short.imageLimits.bytes = jpeg.count - 1
    #expect(short.render(Image(data: jpeg, scale: 1)).names == ["image.tooLarge"])
    short.imageLimits.bytes = jpeg.count
    #expect(short.render(Image(data: jpeg, scale: 1)).names.isEmpty)
  }

  @Test func `symbols follow font size, weight and scale`() throws {
    let symbol = Image(systemName: "star.fill")
    let small = fixture.render(symbol.font(.system(size: 10))).size
    let large = fixture.render(symbol.font(.system(size: 30))).size
    #expect((large.width / small.width).isNear(3, within: 0.01))
    #expect((fixture.render(symbol.font(.system(size: 10)).imageScale(.large)).size.width / small.width).isNear(1.28, within: 0.01))
    #expect(fixture.render(symbol.font(.system(size: 10, weight: .bold))).nodes.first?.symbol.weight == 700)
    #expect(fixture.render(width: 50, height: 50, symbol.resizable()).size == CGSize(width: 50, height: 50))
  }

  /// In the pictures of stadiamaps/ferrostar the ink of a plus, a minus and a disc is as wide as the frame (NavigationUIZoomButtonTests,
  /// ManeuverInstructionViewTests).
  @Test(arguments: ["plus", "minus", "car.circle.fill"]) func `a resizable symbol fills its frame, without the margins of its outline`(name: String)
    throws
  {
    let node = try #require(
      fixture.render(Image(systemName: name).resizable().aspectRatio(contentMode: .fit).frame(width: 18, height: 18)).nodes.first)
    let outline = TextEngine.current.symbol(name, weight: 400)
    let em = node.frame.width / outline.width
    #expect((em * (outline.width - 2 * outline.border.horizontal)).isNear(18, within: 0.5))
    #expect((node.frame.x + node.frame.width / 2).isNear(9, within: 0.34))
  }

  @Test func `a resizable symbol is stretched to its frame, unless its proportions are asked for`() throws {
    func stretch(_ width: CGFloat, _ height: CGFloat, fits: Bool) throws -> [Double] {
      let symbol = Image(systemName: "heart.fill").resizable()
      let view = fits ? AnyView(symbol.scaledToFit()) : AnyView(symbol)
      let node = try #require(fixture.render(view.frame(width: width, height: height)).nodes.first { !$0.symbol.name.isEmpty })
      let outline = TextEngine.current.symbol("heart.fill", weight: 400)
      let em = min(node.frame.width / outline.width, node.frame.height / outline.height)
      let ink = [outline.width - 2 * outline.border.horizontal, outline.height - 2 * outline.border.vertical].map { $0 * em }
      return node.hasTransform ? [ink[0] * node.transform.a, ink[1] * node.transform.d] : ink
    }
    let wide = try stretch(60, 30, fits: false)
    #expect(wide[0].isNear(60, within: 0.7) && wide[1].isNear(30, within: 0.7), "\(wide)")
    let fitting = try stretch(60, 30, fits: true)
    #expect(fitting[0] < 40 && fitting[1].isNear(30, within: 0.7), "\(fitting)")
  }

  @Test func `symbols are on the text's baseline`() throws {
    let out = fixture.render(
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "star.fill").font(.title); Text(verbatim: "x").font(.caption)
      })
    let text = try #require(out.all.first { $0.debugName == "Text" })
    let symbol = try #require(out.all.first { $0.debugName == "Image" })
    let baseline = text.frame.y + text.text.lines[0].origin.y
    #expect(baseline > symbol.frame.y + symbol.frame.height / 2 && baseline <= symbol.frame.y + symbol.frame.height + 0.34)
  }

  @Test func `modes, palettes, variants and variable values are recorded`() throws {
    func symbol<V: View>(_ view: V) -> SymbolContent { fixture.render(view).nodes.first?.symbol ?? SymbolContent() }
    let star = Image(systemName: "star")
    #expect(symbol(star).mode == .monochrome && symbol(star).paints.count == 1)
    #expect(symbol(star.symbolRenderingMode(.hierarchical)).mode == .hierarchical)
    let palette = symbol(star.foregroundStyle(.red, .blue))
    #expect(palette.mode == .palette && palette.paints.map(\.systemName) == ["red", "blue"])
    #expect(symbol(star.symbolVariant(.fill)).name == "star.fill")
    #expect(symbol(Image(systemName: "wifi", variableValue: 0.5)).variableValue == 0.5)
    #expect(symbol(star.renderingMode(.original)).mode == .multicolor)
  }

  @Test func `an unknown symbol is drawn as a question mark, with one diagnostic`() {
    let out = fixture.render(
      VStack {
        Image(systemName: "no.such.symbol"); Image(systemName: "no.such.symbol")
      })
    #expect(out.diagnostics.map(\.name) == ["symbol.unknown"])
    #expect(out.diagnostics.first?.place == "no.such.symbol")
    #expect(out.size.width > 0)
  }

  @Test func `a decorative image is hidden from assistive technology, a labelled one has its label`() {
    #expect(fixture.render(Image(decorative: "none")).nodes.first?.accessibility.hidden == true)
    #expect(fixture.render(Image("none", label: Text(verbatim: "A dog"))).nodes.first?.accessibility.label == "A dog")
  }
}
