import AlmanacUIKitDrawing
import Foundation
import SwiftUICore
import Testing

/// UIKit's images and image contexts.
@Suite struct UIKitImageTests {
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
}
