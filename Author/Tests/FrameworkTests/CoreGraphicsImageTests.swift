import CoreGraphics
import Foundation
import SwiftUICore
import Testing

/// Images of pixels, their masks and their files.
@Suite struct CoreGraphicsImageTests {
  private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> [UInt8] {
    guard let cgImage = image?.cgImage, let data = cgImage.dataProvider?.data as Data? else { return [] }
    let start = y * cgImage.bytesPerRow + x * 4
    return [data[start + 2], data[start + 1], data[start], data[start + 3]]
  }

  @Test func `a stencil leaves the image where it is dark, and a grey image where it is light`() throws {
    let red = Pixels.picture(2, 1) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    let provider = try #require(CGDataProvider(data: Data([0, 255]) as CFData))
    let stencil = try #require(
      CGImage(
        maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider, decode: nil, shouldInterpolate: false))
    #expect(stencil.isMask && red.image?.isMask == false)
    let masked = Pixels(UIImage(cgImage: try #require(red.image?.masking(stencil))))
    #expect(masked[0, 0] == [255, 0, 0, 255] && masked[1, 0] == [0, 0, 0, 0])
    let grey = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [],
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    let lit = Pixels(UIImage(cgImage: try #require(red.image?.masking(grey))))
    #expect(lit[0, 0] == [0, 0, 0, 0] && lit[1, 0] == [255, 0, 0, 255])
    let short = CGImage(
      maskWidth: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 3, provider: provider, decode: nil, shouldInterpolate: false)
    #expect(short == nil)
  }

  @Test func `an image knows the type of its file`() throws {
    let made = Pixels.picture(1, 1) { _ in }
    let png = try #require(made.image.map { UIImage(cgImage: $0) }?.pngData())
    #expect(made.image?.utType == nil && UIImage(data: png)?.cgImage?.utType as String? == "public.png")
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
}
