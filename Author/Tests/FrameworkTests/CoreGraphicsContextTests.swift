import CoreGraphics
import Foundation
import SwiftUICore
import Testing

/// Contexts: shadows, layers, gradients, clips and pixels.
@Suite struct CoreGraphicsContextTests {
  private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> [UInt8] {
    guard let cgImage = image?.cgImage, let data = cgImage.dataProvider?.data as Data? else { return [] }
    let start = y * cgImage.bytesPerRow + x * 4
    return [data[start + 2], data[start + 1], data[start], data[start + 3]]
  }

  @Test func `a clip that is reset hides nothing, until the state before comes back`() {
    let drawn = Pixels.picture(4, 1) { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.saveGState()
      context.resetClip()
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
      context.restoreGState()
      context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
    }
    #expect(drawn.ink == CGRect(x: 2, y: 0, width: 1, height: 1))
  }

  @Test func `a context's pixels are in the layout that it was made with, with the drawing of both sides`() throws {
    let big = CGBitmapInfo.byteOrder32Big.rawValue
    let layouts: [(info: UInt32, bytes: [UInt8])] = [
      (CGImageAlphaInfo.premultipliedLast.rawValue, [255, 0, 51, 255]), (CGImageAlphaInfo.premultipliedFirst.rawValue | big, [255, 255, 0, 51]),
      (CGImageAlphaInfo.noneSkipLast.rawValue, [255, 0, 51, 255]),
      (CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue, [51, 0, 255, 255]),
    ]
    for (info, bytes) in layouts {
      let context = try #require(
        CGContext(data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 12, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
      context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0.2, alpha: 1))
      // The origin is at the bottom left, and the first row in memory is the top one.
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
      let pixels = try #require(context.data)
      func pixel(_ x: Int, _ y: Int) -> [UInt8] { (0..<4).map { pixels.load(fromByteOffset: y * context.bytesPerRow + x * 4 + $0, as: UInt8.self) } }
      #expect(context.bytesPerRow == 12 && pixel(1, 0) == bytes && pixel(1, 1) != bytes && pixel(0, 0) == pixel(2, 1), "\(info)")
      // The pixels that an author writes are in the image, and so is later drawing.
      for index in 0..<4 { pixels.storeBytes(of: bytes[index], toByteOffset: context.bytesPerRow + index, as: UInt8.self) }
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
      let image = Pixels(UIImage(cgImage: try #require(context.makeImage())))
      for (x, y) in [(1, 0), (0, 1), (2, 1)] { #expect(image[x, y] == [255, 0, 51, 255], "\(info), \(x), \(y)") }
      #expect(image[0, 0] == [0, 0, 0, 0], "\(info)")
      let again = try #require(context.data)
      #expect((0..<4).map { again.load(fromByteOffset: 12 + 8 + $0, as: UInt8.self) } == bytes, "\(info)")
    }
    #expect(
      CGContext(data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 2, space: CGColorSpaceCreateDeviceGray(), bitmapInfo: 0)?.data
        == nil)
    let (wide, space) = (CGImageAlphaInfo.premultipliedLast.rawValue, CGColorSpaceCreateDeviceRGB())
    let padded = CGContext(data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 64, space: space, bitmapInfo: wide)
    #expect(padded?.bytesPerRow == 64 && padded?.data != nil)
    let automatic = CGContext(data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: wide)
    #expect(automatic?.bytesPerRow == 8)
  }

  @Test func `a shadow is blurred, ignores the transform for its offset, and is clipped`() {
    let sharp = Pixels.picture(60, 60) { context in
      context.rotate(by: .pi / 2)
      context.translateBy(x: 0, y: -60)
      context.setShadow(offset: CGSize(width: 20, height: 10), blur: 0, color: UIColor.red.cgColor)
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 10, y: 40, width: 10, height: 10))
    }
    // After the quarter turn the square is at (10, 10), and its shadow 20 to the right of it and 10 below.
    #expect(sharp[15, 15] == [0, 0, 255, 255] && sharp[35, 25] == [255, 0, 0, 255] && sharp[31, 21] == [255, 0, 0, 255])
    #expect(sharp[29, 25][3] == 0)

    let soft = Pixels.picture(60, 60) { context in
      context.setShadow(offset: .zero, blur: 8, color: UIColor.black.cgColor)
      context.setFillColor(UIColor.white.cgColor)
      context.fill(CGRect(x: 20, y: 20, width: 20, height: 20))
    }
    // The standard deviation is 4 points: alpha is 1/2 at the edge, about 1/6 one deviation away, and 0 far away.
    #expect(soft[30, 30] == [255, 255, 255, 255])
    let (edge, out) = (soft[19, 30][3], soft[15, 30][3])
    #expect((95...140).contains(edge) && (25...60).contains(out) && soft[4, 30][3] < 4)

    let cut = Pixels.picture(60, 60) { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 60, height: 20))
      context.setShadow(offset: CGSize(width: 0, height: -20), blur: 0, color: UIColor.red.cgColor)
      context.fill(CGRect(x: 10, y: 30, width: 10, height: 10))
    }
    // The square is outside the clip, its shadow inside.
    #expect(cut[15, 15] == [255, 0, 0, 255] && cut[15, 35][3] == 0)
  }

  @Test func `a transparency layer is composited as one image, with the alpha and shadow from its beginning`() {
    let picture = Pixels.picture(40, 40) { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.endTransparencyLayer()
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 30, y: 0, width: 10, height: 10))
      // Without a layer this does nothing.
      context.endTransparencyLayer()
    }
    #expect(picture[5, 5] == picture[15, 15] && abs(picture[15, 15][3] - 128) <= 1)
    // The alpha from before the layer is restored.
    #expect(abs(picture[35, 5][3] - 128) <= 1)

    let shadowed = Pixels.picture(40, 40) { context in
      context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: UIColor.green.cgColor)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 5, y: 0, width: 10, height: 10))
      context.endTransparencyLayer()
    }
    // The first square casts no shadow on the second one within the layer.
    #expect(shadowed[2, 5] == [255, 0, 0, 255] && shadowed[12, 5] == [0, 0, 255, 255] && shadowed[25, 5] == [0, 255, 0, 255])
  }

  @Test func `gradients extend beyond their ends only with the options`() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: [0, 1]))
    func linear(_ options: CGGradientDrawingOptions) -> Pixels {
      Pixels.picture(40, 4) {
        $0.drawLinearGradient(gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
      }
    }
    let plain = linear([])
    #expect(plain[4, 2][3] == 0 && plain[35, 2][3] == 0 && plain[11, 2][0] > 230 && plain[29, 2][2] > 230)
    #expect(abs(plain[20, 2][0] - plain[20, 2][2]) < 14)
    let whole = linear([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(whole[4, 2] == [255, 0, 0, 255] && whole[35, 2] == [0, 0, 255, 255])
    let round = Pixels.picture(40, 40) {
      $0.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 20, y: 20), startRadius: 0, endCenter: CGPoint(x: 20, y: 20), endRadius: 15, options: [])
    }
    #expect(round[20, 20][0] > 240 && round[33, 20][2] > 200 && round[38, 20][3] == 0)
  }

  @Test func `clips intersect, with either fill rule, until the state is restored`() {
    let picture = Pixels.picture(40, 40) { context in
      context.saveGState()
      context.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
      context.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
      context.clip(using: .evenOdd)
      context.clip(to: CGRect(x: 0, y: 0, width: 40, height: 25))
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.restoreGState()
      context.fill(CGRect(x: 35, y: 35, width: 5, height: 5))
    }
    #expect(picture[5, 5][0] == 255 && picture[15, 15][3] == 0 && picture[5, 27][3] == 0 && picture[35, 5][3] == 0 && picture[37, 37][3] == 255)
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
}
