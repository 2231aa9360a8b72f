import AlmanacFoundationCompat
import CoreGraphics
import CoreImage.CIFilterBuiltins
import Foundation
import ImageIO
import Testing

/// Files of pictures: what is written of other files, their properties, and animations.
@Suite struct ImageIOTests {
  /// A picture of one colour.
  private func picture(_ width: Int, _ height: Int) throws -> CGImage {
    let area = CGRect(x: 0, y: 0, width: width, height: height)
    return try #require(CIContext().createCGImage(CIImage(color: .red), from: area))
  }

  private func file(_ image: CGImage, _ type: String, _ properties: CFDictionary? = nil) throws -> Data {
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, type as CFString, 1, nil))
    CGImageDestinationAddImage(destination, image, properties)
    #expect(CGImageDestinationFinalize(destination))
    return data as Data
  }

  /// A JPEG that is stored lying on its side: Exif, big endian, one entry: orientation (0x0112), short, 6 = rotate clockwise.
  private func turned(_ image: CGImage) throws -> Data {
    let exif: [UInt8] = Array("Exif".utf8) + [0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    var data = try file(image, "public.jpeg")
    data.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif, at: 2)
    return data
  }

  @Test func `a source that gets its data piece by piece knows the size first and has the image at the end`() throws {
    let data = try file(picture(40, 20), "public.png")
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
    CGImageSourceUpdateData(source, data.prefix(60) as CFData, false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete && CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    #expect(properties?["PixelWidth"] as? Int == 40)
    CGImageSourceUpdateData(source, data as CFData, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete && CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 40)
  }

  @Test func `the picture of another file is written upright, without its metadata, and as small as asked`() throws {
    let source = try #require(CGImageSourceCreateWithData(try turned(picture(40, 20)) as CFData, nil))
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg" as CFString, 1, nil))
    CGImageDestinationSetProperties(destination, [kCGImageDestinationImageMaxPixelSize: 10] as NSDictionary)
    CGImageDestinationAddImageFromSource(destination, source, 0, [kCGImageDestinationLossyCompressionQuality: 0.5] as NSDictionary)
    #expect(CGImageDestinationFinalize(destination))
    let written = try #require(CGImageSourceCreateWithData(data, nil))
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(written, 0, nil) as? [String: Any])
    #expect(properties["PixelWidth"] as? Int == 5 && properties["PixelHeight"] as? Int == 10 && properties["Orientation"] as? Int == 1)

    let missing = try #require(CGImageDestinationCreateWithData(NSMutableData(), "public.png" as CFString, 1, nil))
    CGImageDestinationAddImageFromSource(missing, source, 1, nil)
    #expect(!CGImageDestinationFinalize(missing))
    #expect(CGImageSourceCopyMetadataAtIndex(source, 0, nil) == nil && CGImageDestinationCopyTypeIdentifiers().count == 2)
  }

  /// The indices of a picture, compressed as GIF files do it.
  private func compressed(_ indices: [UInt8], codeWidth: Int) -> [UInt8] {
    var (bytes, bits, count): ([UInt8], Int, Int) = ([UInt8(codeWidth)], 0, 0)
    var packed: [UInt8] = []
    var (codes, width): ([[UInt8]: Int], Int) = ([:], 0)
    func write(_ code: Int) {
      bits |= code << count
      count += width
      while count >= 8 {
        packed.append(UInt8(bits & 255))
        bits >>= 8
        count -= 8
      }
    }
    func clear() {
      codes = Dictionary(uniqueKeysWithValues: (0..<(1 << codeWidth)).map { ([UInt8($0)], $0) })
      width = codeWidth + 1
    }
    clear()
    write(1 << codeWidth)
    var (row, next): ([UInt8], Int) = ([], 1 << codeWidth + 2)
    for index in indices {
      if codes[row + [index]] != nil {
        row.append(index)
        continue
      }
      write(codes[row]!)
      if next == 4_096 {
        write(1 << codeWidth)
        clear()
        next = 1 << codeWidth + 2
      } else {
        codes[row + [index]] = next
        if next == 1 << width { width += 1 }
        next += 1
      }
      row = [index]
    }
    write(codes[row]!)
    write(1 << codeWidth + 1)
    if count > 0 { packed.append(UInt8(bits & 255)) }
    for start in stride(from: 0, to: packed.count, by: 255) {
      let part = packed[start..<min(start + 255, packed.count)]
      bytes += [UInt8(part.count)] + part
    }
    return bytes + [0]
  }

  /// An animation of red, green, blue and white on a screen of a width and a height.
  private func animation(_ width: Int, _ height: Int, _ frames: [(disposal: Int, delay: Int, left: Int, size: Int, index: UInt8)]) -> Data {
    func short(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8)] }
    var bytes = Array("GIF89a".utf8) + short(width)
    bytes += short(height) + [0x81, 0, 0] as [UInt8]
    bytes += [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 5, 0, 0]
    for frame in frames {
      bytes += [0x21, 0xF9, 4, UInt8(frame.disposal << 2)] + short(frame.delay) + [0, 0]
      bytes += [0x2C] + short(frame.left) + short(0) + short(frame.size) + short(height) + [0]
      bytes += compressed([UInt8](repeating: frame.index, count: frame.size * height), codeWidth: 2)
    }
    return Data(bytes + [0x3B])
  }

  @Test func `the pictures of an animation are put together as each one asks, in any order`() throws {
    let frames = [(1, 7, 0, 8, UInt8(0)), (2, 20, 0, 4, 1), (3, 0, 4, 4, 2), (1, 3, 0, 2, 3)]
    let data = animation(8, 2, frames.map { (disposal: $0.0, delay: $0.1, left: $0.2, size: $0.3, index: $0.4) })
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 4)
    func colors(_ index: Int) throws -> String {
      let bytes = try #require(CGImageSourceCreateImageAtIndex(source, index, nil)?.dataProvider?.data) as Data
      let names: [[UInt8]: String] = [
        [0, 0, 255, 255]: "r", [0, 255, 0, 255]: "g", [255, 0, 0, 255]: "b", [255, 255, 255, 255]: "w", [0, 0, 0, 0]: "-",
      ]
      return stride(from: 0, to: 32, by: 4).map { names[Array(bytes[$0..<$0 + 4])] ?? "?" }.joined()
    }
    // The second is cleared, the third is taken back.
    #expect(try [3, 0, 1, 2, 3].map(colors) == ["ww--rrrr", "rrrrrrrr", "ggggrrrr", "----bbbb", "ww--rrrr"])
    #expect(CGImageSourceCreateImageAtIndex(source, 4, nil) == nil && CGImageSourceCopyPropertiesAtIndex(source, 4, nil) == nil)
    func delays(_ index: Int) throws -> [Double?] {
      let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any])
      let gif = try #require(properties["{GIF}"] as? [String: Any])
      return [gif["UnclampedDelayTime"] as? Double, gif["DelayTime"] as? Double]
    }
    #expect(try delays(0) == [0.07, 0.1] && delays(1) == [0.2, 0.2])
    let file = try #require(CGImageSourceCopyProperties(source, nil) as? [String: Any])
    #expect((file["{GIF}"] as? [String: Any])?["LoopCount"] as? Int == 5)
    // Without its end, the file has the pictures that are complete.
    let short = try #require(CGImageSourceCreateWithData(data.dropLast(6) as CFData, nil))
    #expect(CGImageSourceGetCount(short) == 3)
  }

  @Test func `a picture with more codes than there is room for is read as another decoder reads it`() throws {
    var (indices, state): ([UInt8], UInt32) = ([], 7)
    for _ in 0..<128 * 128 {
      state = state &* 1_664_525 &+ 1_013_904_223
      indices.append(UInt8(state >> 24))
    }
    var bytes = Array("GIF89a".utf8)
    bytes += [128, 0, 128, 0, 0x87, 0, 0] as [UInt8]
    for color in UInt8.min...UInt8.max { bytes += [color, 255 - color, color ^ 85] }
    for _ in 0..<2 {
      bytes += [0x2C, 0, 0, 0, 0, 128, 0, 128, 0, 0] as [UInt8]
      bytes += compressed(indices, codeWidth: 8)
    }
    let data = Data(bytes + [0x3B])
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    let read = try #require(CGImageSourceCreateImageAtIndex(source, 1, nil)?.dataProvider?.data) as Data
    let decoded = try #require(CIImage(data: data))
    let other = try #require(CIContext().createCGImage(decoded, from: CGRect(x: 0, y: 0, width: 128, height: 128)))
    #expect(CGImageSourceGetCount(source) == 2 && read == other.dataProvider?.data as Data?)
  }

  @Test func `the properties of a PNG say what its pixels are`() throws {
    let source = try #require(CGImageSourceCreateWithData(try file(picture(4, 4), "public.png") as CFData, nil))
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
    #expect(properties["Depth"] as? Int == 8 && properties["ColorModel"] as? String == "RGB" && properties["HasAlpha"] is Bool)
    #expect(CGImageSourceGetStatus(source) == .statusComplete && kCGImagePropertyExifDictionary as String == "{Exif}")
  }

  @Test func `a file is written to a consumer`() throws {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data))
    let destination = try #require(CGImageDestinationCreateWithDataConsumer(consumer, "public.png" as CFString, 1, nil))
    CGImageDestinationAddImage(destination, try picture(3, 3), nil)
    #expect(CGImageDestinationFinalize(destination) && CGImageSourceCreateWithData(data, nil) != nil)
  }
}
