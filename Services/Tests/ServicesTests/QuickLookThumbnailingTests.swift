import AlmanacFoundationCompat
import CoreGraphics
import CoreImage.CIFilterBuiltins
import Foundation
import ImageIO
import QuickLookThumbnailing
import Testing

/// Thumbnails of files.
@Suite struct QuickLookThumbnailingTests {
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

  private func temporary(_ data: Data, _ name: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)-\(name)")
    try data.write(to: url)
    return url
  }

  @Test func `the thumbnail of a picture fits into its size, upright, and is never larger than the picture`() async throws {
    let url = try temporary(turned(picture(40, 20)), "photo.jpg")
    defer { try? FileManager.default.removeItem(at: url) }
    func size(_ side: CGFloat, _ scale: CGFloat) async throws -> [Int] {
      let request = QLThumbnailGenerator.Request(
        fileAt: url, size: CGSize(width: side, height: side), scale: scale, representationTypes: .thumbnail)
      let thumbnail = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request)
      #expect(thumbnail.type == .thumbnail && thumbnail.uiImage.scale == scale)
      return [thumbnail.cgImage.width, thumbnail.cgImage.height]
    }
    #expect(try await size(10, 2) == [10, 20])
    #expect(try await size(500, 1) == [20, 40])
  }

  @Test func `a file that is no picture, an icon and a missing file have no thumbnail`() async throws {
    let (text, photo) = (try temporary(Data("tide".utf8), "tide.txt"), try temporary(file(picture(4, 4), "public.png"), "photo.png"))
    defer { for url in [text, photo] { try? FileManager.default.removeItem(at: url) } }
    func code(_ url: URL, _ types: QLThumbnailGenerator.Request.RepresentationTypes, side: CGFloat = 8) async -> QLThumbnailError.Code? {
      let request = QLThumbnailGenerator.Request(fileAt: url, size: CGSize(width: side, height: side), scale: 1, representationTypes: types)
      do {
        _ = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request)
        return nil
      } catch { return (error as? QLThumbnailError)?.code }
    }
    #expect(await code(text, .all) == .generationFailed)
    #expect(await code(photo, .icon) == .generationFailed)
    #expect(await code(photo, .all) == nil)
    #expect(await code(photo, .all, side: 0) == .requestInvalid)
    #expect(await code(URL(fileURLWithPath: "/missing.png"), .all) == .requestInvalid)
    #expect(await code(FileManager.default.temporaryDirectory, .all) == .requestInvalid)
  }
}
