import Foundation
import ImageIO
import SwiftUI
import Testing
import WireSchema

/// UIKit images and image contexts.
@Suite struct UIImageTests {
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
  private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> [UInt8] {
    guard let cgImage = image?.cgImage, let data = cgImage.dataProvider?.data as Data? else { return [] }
    let start = y * cgImage.bytesPerRow + x * 4
    return [data[start + 2], data[start + 1], data[start], data[start + 3]]
  }

  @Test func `an asset gives the registered variant that suits the traits best`() {
    func square(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: .init(for: UITraitCollection(displayScale: 1))).image {
        color.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    let (asset, light, dark) = (UIImageAsset(), square(.red), square(.blue))
    #expect(asset.image(with: UITraitCollection()).cgImage == nil)
    func traits(_ style: UIUserInterfaceStyle, scale: CGFloat = 1) -> UITraitCollection {
      UITraitCollection(traitsFrom: [UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceStyle: style)])
    }
    asset.register(light, with: traits(.light))
    asset.register(dark, with: traits(.dark))
    #expect(asset.image(with: traits(.dark, scale: 3)) === dark && asset.image(with: traits(.light, scale: 2)) === light)
    #expect(dark.imageAsset === asset && UIImage().imageAsset == nil)
    asset.unregister(with: traits(.dark))
    #expect(asset.image(with: traits(.dark)) === light)
  }

  @Test func `an image's renderer format has its scale`() {
    let format = flag().imageRendererFormat
    #expect(format.scale == 2 && !format.opaque && format.preferredRange == .automatic)
    #expect(UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1), format: format).image { _ in }.cgImage?.width == 6)
  }

  @Test func `a renderer draws in points, and its image round-trips through PNG`() throws {
    let image = flag()
    #expect(image.size == CGSize(width: 4, height: 2) && image.scale == 2 && image.cgImage?.width == 8)
    #expect(pixel(image, 3, 1) == [255, 0, 0, 255] && pixel(image, 4, 3) == [0, 255, 0, 255])
    let file = try #require(image.pngData())
    let read = try #require(UIImage(data: file, scale: 2))
    #expect(read.size == image.size && pixel(read, 0, 0) == [255, 0, 0, 255])
    let jpeg = try #require(image.jpegData(compressionQuality: 0.9))
    #expect(UIImage(data: jpeg)?.size == CGSize(width: 8, height: 4))
    #expect(UIImage(data: Data("no image at all".utf8)) == nil)
  }

  @Test func `orientation, thumbnails and tints are applied`() throws {
    let image = flag()
    let turned = UIImage(cgImage: try #require(image.cgImage), scale: 2, orientation: .right)
    #expect(turned.size == CGSize(width: 2, height: 4))
    let upright = try #require(UIImage(data: turned.pngData() ?? Data()))
    // After a clockwise turn, the left side is on top.
    #expect(upright.size == CGSize(width: 4, height: 8) && pixel(upright, 1, 1) == [255, 0, 0, 255] && pixel(upright, 1, 7) == [0, 255, 0, 255])
    let small = try #require(image.preparingThumbnail(of: CGSize(width: 2, height: 1)))
    #expect(small.size == CGSize(width: 2, height: 1) && pixel(small, 0, 0) == [255, 0, 0, 255])
    let tinted = try #require(UIImage(data: image.withTintColor(.blue).pngData() ?? Data()))
    #expect(pixel(tinted, 1, 1) == [0, 0, 255, 255])
  }

  @Test func `image contexts nest; drawing without one does nothing`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 1)
    UIColor.white.set()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 2))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(pixel(image, 0, 0) == [255, 255, 255, 255] && pixel(image, 1, 1) == [0, 0, 0, 255])
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.size == .zero)
    #expect(UIGraphicsImageRenderer(size: CGSize(width: 1e9, height: 1e9)).image { _ in }.size == .zero)
  }

  @Test func `images can be made from gray, RGBA and BGRA pixels, but not from too little data`() throws {
    func image(_ bytes: [UInt8], _ bits: Int, _ space: CGColorSpace, _ info: CGBitmapInfo) -> CGImage? {
      CGDataProvider(data: Data(bytes) as CFData).flatMap {
        CGImage(
          width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bits / 8, space: space, bitmapInfo: info, provider: $0,
          decode: nil,
          shouldInterpolate: false, intent: .defaultIntent)
      }
    }
    func pixel(_ image: CGImage?) -> [UInt8] { self.pixel(image.map { UIImage(cgImage: $0) }, 0, 0) }
    #expect(pixel(image([100], 8, CGColorSpaceCreateDeviceGray(), CGBitmapInfo(.none))) == [100, 100, 100, 255])
    #expect(pixel(image([10, 20, 30, 128], 32, CGColorSpaceCreateDeviceRGB(), CGBitmapInfo(.premultipliedLast))) == [10, 20, 30, 128])
    #expect(pixel(image([200, 100, 0, 128], 32, CGColorSpaceCreateDeviceRGB(), CGBitmapInfo(.last))) == [100, 50, 0, 128])
    #expect(
      pixel(image([30, 20, 10, 255], 32, CGColorSpaceCreateDeviceRGB(), [CGBitmapInfo(.premultipliedFirst), .byteOrder32Little])) == [
        10, 20, 30, 255,
      ])
    #expect(image([1, 2], 32, CGColorSpaceCreateDeviceRGB(), CGBitmapInfo(.last)) == nil)
  }

  @Test func `a Core Graphics context has its origin at the bottom left and draws images upright`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(pixel(context.makeImage().map { UIImage(cgImage: $0) }, 0, 1) == [255, 0, 0, 255])
    let rows = UIGraphicsImageRenderer(
      size: CGSize(width: 1, height: 2),
      format: {
        $0.scale = 1; return $0
      }(UIGraphicsImageRendererFormat())
    ).image {
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    context.draw(try #require(rows.cgImage), in: CGRect(x: 2, y: 0, width: 1, height: 2))
    let drawn = context.makeImage().map { UIImage(cgImage: $0) }
    #expect(pixel(drawn, 2, 0) == [0, 0, 255, 255] && pixel(drawn, 2, 1) == [0, 0, 0, 0])
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

  @Test
  @MainActor func `a view archives the bytes of a UIKit image's file, and drawn images as PNG`() throws {
    let session = RenderSession(text: .current, images: ImageStore(), bundle: .main)
    func list(_ view: some View) -> DisplayList {
      var environment = EnvironmentValues()
      environment.core.displaySize = CGSize(width: 100, height: 100)
      return ViewRenderer.displayList(of: view, environment: environment, session: session)
    }
    let file = try #require(flag().pngData())
    _ = list(Image(uiImage: try #require(UIImage(data: file, scale: 2))))
    #expect(session.images.blobs.values.first?.data == file)
    _ = list(Image(uiImage: flag().withTintColor(.blue)))
    #expect(session.images.blobs.count == 2)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(try #require(UIImage(systemName: "star.fill")).size.width > 10)
  }
}
