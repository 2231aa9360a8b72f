import AlmanacFoundationCompat
import AlmanacUIKitDrawing
import CoreImage.CIFilterBuiltins
import Foundation
import Testing

@testable import CoreImage

/// QR codes and other filters.
@Suite struct CoreImageTests {
  /// The rows of a code, first row and first column as the highest bit.
  private func rows(_ code: QRCode) -> [String] {
    (0..<code.size).map { y in (0..<code.size).map { code[$0, y] ? "1" : "0" }.joined() }
  }

  private func hex(_ rows: [String]) -> [String] { rows.map { String(Int($0, radix: 2) ?? -1, radix: 16) } }

  // The matrices were made by another program (the Python package qrcode 8, byte mode, with the mask that is chosen here).
  @Test func `a small code is that of another program`() throws {
    let code = try #require(QRCode(Array("almanac".utf8), .medium))
    #expect(code.version == 1 && code.mask == 6)
    let wanted = [
      "1fda7f", "105141", "17535d", "174c5d", "17535d", "104c41", "1fd57f", "0", "13fa97", "108798", "f5f2f", "389e6", "a4ffb", "1dda", "1fda1c",
      "10507e", "1750eb", "1755cc", "174797", "10471f", "1fd980",
    ]
    #expect(hex(rows(code)) == wanted)
  }

  @Test func `too many bytes have no code`() {
    #expect(QRCode([UInt8](repeating: 0, count: 2953), .low)?.version == 40)
    #expect(QRCode([UInt8](repeating: 0, count: 2954), .low) == nil)
    #expect(QRCode([], .high)?.version == 1)
  }

  @Test func `the filter draws a code with a margin, and a transform scales its modules`() throws {
    let filter = CIFilter.qrCodeGenerator()
    #expect(filter.outputImage == nil || filter.message.isEmpty)
    filter.message = Data("almanac".utf8)
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let scaled = image.transformed(by: CGAffineTransform(scaleX: 4, y: 4))
    let drawn = try #require(CIContext().createCGImage(scaled, from: scaled.extent))
    #expect(drawn.width == 92 && drawn.height == 92)
    // The margin, the corner of the finder at the upper left, and the light ring inside it.
    #expect(pixel(drawn, 0, 0) == [255, 255, 255, 255] && pixel(drawn, 4, 4) == [0, 0, 0, 255] && pixel(drawn, 11, 11) == [255, 255, 255, 255])
    // Two modules of the last row, which has no pattern at its right end.
    #expect(pixel(drawn, 59, 87) == [0, 0, 0, 255] && pixel(drawn, 87, 87) == [255, 255, 255, 255])
    #expect(UIImage(ciImage: image).size == CGSize(width: 23, height: 23))
    let named = CIFilter(name: "CIQRCodeGenerator", parameters: ["inputMessage": Data("almanac".utf8), "inputCorrectionLevel": "H"])
    #expect(named?.outputImage?.extent.width == 23 && named?.value(forKey: kCIOutputImageKey) is CIImage)
  }

  @Test func `a bar code has the symbols of the standard`() throws {
    func text(_ code: Code128?) -> String { (code?.widths ?? []).map(String.init).joined() }
    // The standard's symbols in order: start of code set B, the seven characters, check symbol 55, stop.
    let letters = text(Code128(Array("PJJ123C".utf8)))
    #expect(letters == "211214" + "313121" + "112133" + "112133" + "123221" + "223211" + "221132" + "131321" + "311321" + "2331112")
    // Start C, 12, 34, the check symbol 82, stop.
    #expect(text(Code128(Array("1234".utf8))) == "211232" + "112232" + "131123" + "121241" + "2331112")
    // One digit before the pairs; a control character needs set A.
    #expect(Code128(Array("A12345".utf8))?.count == 11 * 7 + 13 && Code128([9, 65])?.widths.prefix(6) == [2, 1, 1, 4, 1, 2])
    #expect(Code128([200]) == nil && Code128([]) == nil && Code128(Array(repeating: 65, count: 1_001)) == nil)
    #expect(Set(Code128.patterns).count == 107 && Code128.patterns.dropLast().allSatisfy { $0.utf8.reduce(0) { $0 + Int($1) - 48 } == 11 })

    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("PJJ123C".utf8)
    #expect(filter.quietSpace == 7 && filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 126, height: 32))
    filter.quietSpace = 1
    let image = try #require(filter.outputImage)
    // The quiet space, and the first bar of two modules.
    #expect([0.5, 1.5, 2.5, 3.5].map { image.color($0, 10).x } == [1, 0, 0, 1])
  }

  private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> [UInt8] {
    guard let image, let data = image.dataProvider?.data as Data? else { return [] }
    let start = y * image.bytesPerRow + x * 4
    return [data[start + 2], data[start + 1], data[start], data[start + 3]]
  }

  @Test func `noise is the same each time, even in its numbers, and has no pattern of rows`() throws {
    let noise = try #require(CIFilter.randomGenerator().outputImage)
    #expect(noise.extent.isInfinite && CIContext().createCGImage(noise, from: noise.extent) == nil)
    let area = CGRect(x: -50, y: 1000, width: 100, height: 100)
    let drawn = try #require(CIContext().createCGImage(noise.cropped(to: area), from: area))
    let bytes = try #require(drawn.dataProvider?.data as Data?)
    #expect(CIContext().createCGImage(noise, from: area)?.dataProvider?.data as Data? == bytes)
    // A part of the picture is the same picture.
    let part = CIContext().createCGImage(noise, from: CGRect(x: -50, y: 1090, width: 10, height: 10))
    #expect(pixel(part, 3, 4) == pixel(drawn, 3, 4))
    let colors = (0..<100).flatMap { y in (0..<100).map { x in noise.color(Double(x) + 0.5, Double(y) + 0.5) } }
    func mean(_ value: (CIPixel) -> Float) -> Float { colors.map(value).reduce(0, +) / Float(colors.count) }
    #expect(abs(mean { $0.w } - 0.5) < 0.02 && abs(mean { $0.x / max($0.w, .leastNormalMagnitude) } - 0.5) < 0.02)
    // Neighbours, in a row and in a column, have nothing to do with each other.
    for step in [1, 100] {
      let products = (0..<9900).map { (colors[$0].w - 0.5) * (colors[$0 + step].w - 0.5) }
      #expect(abs(products.reduce(0, +) / 9900) < 0.005)
    }
  }

  @Test func `an author's grey noise of a tenth`() throws {
    let grey = CIFilter.colorMonochrome()
    (grey.inputImage, grey.color) = (CIFilter.randomGenerator().outputImage, .white)
    let faint = CIFilter.colorMatrix()
    (faint.inputImage, faint.aVector) = (grey.outputImage, CIVector(x: 0, y: 0, z: 0, w: 0.1))
    let color = try #require(faint.outputImage).color(3.5, 4.5)
    let plain = try #require(CIFilter.randomGenerator().outputImage).color(3.5, 4.5)
    #expect(color.x == color.y && color.y == color.z && abs(color.w - plain.w * 0.1) < 1e-6 && color.x <= color.w)
  }

  @Test func `filters have typed values, and one without a recipe makes no picture`() {
    let pixels = CIFilter.pixellate()
    #expect(pixels.scale == 8 && pixels.center == CGPoint(x: 150, y: 150))
    pixels.setValue(CIVector(x: 3, y: 4), forKey: kCIInputCenterKey)
    pixels.setValue(2, forKey: kCIInputScaleKey)
    #expect(pixels.scale == 2 && pixels.center == CGPoint(x: 3, y: 4))
    let bloom = CIFilter.bloom()
    bloom.inputImage = orange
    #expect(bloom.name == "CIBloom" && bloom.outputImage == nil && CIFilter(name: "CIBloom") == nil)
    let code: any CIFilter & CIAztecCodeGenerator = CIFilter.aztecCodeGenerator()
    code.message = Data([1])
    code.correctionLevel = 23
    #expect(code.correctionLevel == 23 && code.outputImage == nil)
  }

  private let orange = CIImage(color: CIColor(red: 1, green: 0.5, blue: 0)).cropped(to: CGRect(x: 0, y: 0, width: 8, height: 8))

  @Test func `colours are changed by numbers`() {
    func color(_ image: CIImage?) -> [UInt8] { image.map { pixel(CIContext().createCGImage($0, from: $0.extent), 2, 2) } ?? [] }
    #expect(color(orange) == [255, 128, 0, 255])
    #expect(color(orange.applyingFilter("CIColorInvert")) == [0, 128, 255, 255])
    let grey = color(orange.applyingFilter("CIColorControls", parameters: [kCIInputSaturationKey: 0]))
    #expect(grey == [145, 145, 145, 255])
    let controls = CIFilter.colorControls()
    controls.inputImage = orange
    controls.brightness = 0.25
    #expect(color(controls.outputImage) == [255, 191, 64, 255])
    let swapped = ["inputRVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputBVector": CIVector(x: 1, y: 0, z: 0, w: 0)]
    #expect(color(orange.applyingFilter("CIColorMatrix", parameters: swapped)) == [0, 128, 255, 255])
    let dark = CIFilter.falseColor()
    dark.inputImage = CIImage(color: .black).cropped(to: orange.extent)
    dark.color0 = CIColor(red: 0, green: 0, blue: 1)
    #expect(color(dark.outputImage) == [0, 0, 255, 255])
  }

  @Test func `a blur spreads over the edge, and a clamped picture keeps its colour there`() throws {
    let blurred = orange.applyingGaussianBlur(sigma: 2)
    #expect(blurred.extent == CGRect(x: -6, y: -6, width: 20, height: 20))
    let drawn = CIContext().createCGImage(blurred, from: orange.extent)
    let (edge, middle) = (pixel(drawn, 0, 4), pixel(drawn, 4, 4))
    #expect(edge[3] > 100 && edge[3] < 160 && middle[3] > edge[3])
    let clamped = orange.clampedToExtent().applyingGaussianBlur(sigma: 2).cropped(to: orange.extent)
    #expect(pixel(CIContext().createCGImage(clamped, from: clamped.extent), 0, 0) == [255, 128, 0, 255])
  }

  @Test func `what has no end or no pixels cannot be drawn, and an unknown filter is nil with a note`() {
    #expect(CIContext().createCGImage(CIImage(color: .red), from: .infinite) == nil)
    #expect(CIContext().createCGImage(orange, from: .zero) == nil && CIContext().createCGImage(.empty(), from: CGRect.null) == nil)
    #expect(CIContext().createCGImage(orange, from: CGRect(x: 0, y: 0, width: 1e9, height: 1e9)) == nil)
    #expect(CIFilter(name: "CIVignetteOfNoKind") == nil && UnavailableServices.all.contains { $0.name == "coreImage.filter" })
    #expect(CIImage(data: Data([1, 2, 3])) == nil)
    #expect(orange.transformed(by: CGAffineTransform(scaleX: 0, y: 1)).extent.isNull)
  }

  @Test func `a part of a picture is drawn into memory, in each order of bytes`() {
    let picture = CIImage(color: CIColor(red: 1, green: 0, blue: 0.2, alpha: 1))
    let area = CGRect(x: 5, y: 5, width: 2, height: 2)
    func bytes(_ format: CIFormat, _ area: CGRect, rowBytes: Int = 12) -> [UInt8] {
      var memory = [UInt8](repeating: 7, count: 24)
      CIContext(options: [:]).render(picture, toBitmap: &memory, rowBytes: rowBytes, bounds: area, format: format, colorSpace: nil)
      return memory
    }
    for (format, pixel) in [(CIFormat.RGBA8, [255, 0, 51, 255] as [UInt8]), (.BGRA8, [51, 0, 255, 255]), (.ARGB8, [255, 255, 0, 51])] {
      let row = pixel + pixel + [7, 7, 7, 7]
      #expect(bytes(format, area) == row + row)
    }
    let untouched = [UInt8](repeating: 7, count: 24)
    #expect(bytes(.RGBA8, area, rowBytes: 4) == untouched && bytes(.RGBA8, .infinite) == untouched)
    #expect(bytes(CIFormat(rawValue: 0), area) == untouched)
  }

  @Test func `a picture is drawn into memory in the order of its format`() throws {
    let left = CIImage(color: CIColor(red: 1, green: 0.2, blue: 0)).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 2))
    let right = CIImage(color: CIColor(red: 0, green: 0, blue: 1)).cropped(to: CGRect(x: 1, y: 1, width: 1, height: 1))
    let picture = left.composited(over: right)
    let context = CIContext(options: [.workingColorSpace: kCFNull!])
    func bytes(_ format: CIFormat, rowBytes: Int = 12) -> [UInt8] {
      var memory = [UInt8](repeating: 7, count: 24)
      context.render(
        picture, toBitmap: &memory, rowBytes: rowBytes, bounds: CGRect(x: 0, y: 0, width: 2, height: 2), format: format, colorSpace: nil)
      return memory
    }
    let rest: [UInt8] = [7, 7, 7, 7]
    #expect(bytes(.RGBA8) == [255, 51, 0, 255, 0, 0, 255, 255] + rest + [255, 51, 0, 255, 0, 0, 0, 0] + rest)
    #expect(bytes(.BGRA8).prefix(8) == [0, 51, 255, 255, 255, 0, 0, 255] && bytes(.ARGB8).prefix(4) == [255, 255, 51, 0])
    // A row has no place in fewer bytes.
    #expect(bytes(.RGBA8, rowBytes: 4).allSatisfy { $0 == 7 })
  }

  @Test func `the average of an area is one pixel`() throws {
    let white = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 2000, height: 3000))
    let picture = CIImage(color: .black).cropped(to: CGRect(x: 0, y: 0, width: 4000, height: 3000)).composited(over: .empty())
    let filter = try #require(
      CIFilter(
        name: "CIAreaAverage",
        parameters: [kCIInputImageKey: white.composited(over: picture), kCIInputExtentKey: CIVector(x: 0, y: 0, z: 4000, w: 3000)]))
    let average = try #require(filter.outputImage)
    #expect(average.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
    var pixel = [UInt8](repeating: 0, count: 4)
    CIContext().render(average, toBitmap: &pixel, rowBytes: 4, bounds: average.extent, format: .RGBA8, colorSpace: nil)
    #expect(pixel == [128, 128, 128, 255])
    let builtin = CIFilter.areaAverage()
    (builtin.inputImage, builtin.extent) = (white, CGRect(x: 10, y: 10, width: 5, height: 5))
    #expect(pixelOf(builtin.outputImage) == [255, 255, 255, 255])
    builtin.extent = .infinite
    #expect(builtin.outputImage == nil)
  }

  private func pixelOf(_ image: CIImage?) -> [UInt8] {
    var pixel = [UInt8](repeating: 0, count: 4)
    if let image { CIContext().render(image, toBitmap: &pixel, rowBytes: 4, bounds: image.extent, format: .RGBA8, colorSpace: nil) }
    return pixel
  }
}
