import AlmanacFoundationCompat
import CoreGraphics
import CoreImage.CIFilterBuiltins
import Foundation
import ImageIO
import Testing

/// Pictures through filters and into files.
@Suite struct CoreImageFilterTests {
  @Test func `blocks of a picture have one colour, and a mask chooses between two pictures`() throws {
    let stripe = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 8))
    let blocks = CIFilter.pixellate()
    blocks.inputImage = stripe.composited(over: CIImage(color: .blue).cropped(to: CGRect(x: 0, y: 0, width: 8, height: 8)))
    blocks.center = .zero
    blocks.scale = 8
    func colors(_ image: CIImage?, _ points: [CGPoint]) throws -> [[UInt8]] {
      let image = try #require(image)
      return points.map { point in
        var pixel = [UInt8](repeating: 0, count: 4)
        CIContext().render(
          image, toBitmap: &pixel, rowBytes: 4, bounds: CGRect(origin: point, size: CGSize(width: 1, height: 1)), format: .RGBA8, colorSpace: nil)
        return pixel
      }
    }
    #expect(try colors(blocks.outputImage, [.zero, CGPoint(x: 7, y: 7)]) == [[128, 0, 128, 255], [128, 0, 128, 255]])

    let blend = CIFilter.blendWithMask()
    blend.inputImage = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 8, height: 8))
    blend.backgroundImage = CIImage(color: .blue).cropped(to: CGRect(x: 0, y: 0, width: 8, height: 8))
    blend.maskImage = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 8))
    #expect(try colors(blend.outputImage, [.zero, CGPoint(x: 7, y: 7)]) == [[255, 0, 0, 255], [0, 0, 255, 255]])
  }

  @Test func `a context writes JPEG files of the asked quality, and PNG files`() throws {
    let noise = CIFilter.randomGenerator().outputImage?.cropped(to: CGRect(x: 0, y: 0, width: 32, height: 32)) ?? .empty()
    let (context, space) = (CIContext(), CGColorSpaceCreateDeviceRGB())
    let option = CIImageRepresentationOption(rawValue: kCGImageDestinationLossyCompressionQuality as String)
    let small = try #require(context.jpegRepresentation(of: noise, colorSpace: space, options: [option: 0.1]))
    let large = try #require(context.jpegRepresentation(of: noise, colorSpace: space, options: [option: CGFloat(1)]))
    #expect(small.count < large.count && CGImageSourceCreateWithData(small as CFData, nil).map { CGImageSourceGetType($0) } == "public.jpeg")
    #expect(context.pngRepresentation(of: noise, format: .RGBA8, colorSpace: space)?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    #expect(context.jpegRepresentation(of: CIImage(color: .red), colorSpace: space) == nil)
  }

  @Test func `kCIInputTargetImageKey is inputTargetImage`() { #expect(kCIInputTargetImageKey == "inputTargetImage") }
}
