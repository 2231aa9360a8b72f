import Foundation
import ImageIO
import SwiftUICore
import Testing

/// Sizes, types and thumbnails of files.
@Suite struct ImageIOThumbnailTests {
  /// Left half red, right half green, 4 × 2 points at 2×.
  private func flag() -> UIImage {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIColor.green.setFill()
      UIBezierPath(rect: CGRect(x: 2, y: 0, width: 2, height: 2)).fill()
    }
  }

  @Test func `ImageIO reads size and type, makes thumbnails and writes files`() throws {
    let file = try #require(flag().pngData())
    let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
    #expect(CGImageSourceGetType(source) as String? == "public.png")
    let properties = (CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as NSDictionary?) as? [CFString: Any]
    #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 8 && properties?[kCGImagePropertyOrientation] as? Int == 1)
    let options: [CFString: Any] = [kCGImageSourceThumbnailMaxPixelSize: 4, kCGImageSourceCreateThumbnailFromImageAlways: true]
    let thumbnail = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
    #expect(thumbnail.width == 4 && thumbnail.height == 2)
    let written = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(written, "public.jpeg" as CFString, 1, nil))
    CGImageDestinationAddImage(destination, thumbnail, [kCGImageDestinationLossyCompressionQuality: 0.5] as [CFString: Any] as CFDictionary)
    #expect(CGImageDestinationFinalize(destination))
    #expect(UIImage(data: written as Data)?.size == CGSize(width: 4, height: 2))
    #expect(CGImageSourceCreateWithData(Data("nothing".utf8) as CFData, nil) == nil)
    #expect(CGImageDestinationCreateWithData(written, "public.heic" as CFString, 1, nil) == nil)
  }
}
