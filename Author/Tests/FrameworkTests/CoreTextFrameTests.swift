import AlmanacFoundationCompat
import AlmanacUIKitDrawing
import CoreGraphics
import CoreText
import Foundation
import Testing

/// Frames and lines of attributed text.
@Suite struct CoreTextFrameTests {
  private let text = NSAttributedString(string: "one two three", attributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.black])

  private func context() throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: 60, height: 60, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }
  /// The rows of the picture that have ink, from the top.
  private func rows(_ context: CGContext) throws -> [Int] {
    let image = try #require(context.makeImage())
    var rows: [Int] = []
    image.bitmap.withPixels { pixels, stride in
      func alpha(_ x: Int, _ y: Int) -> UInt8 { pixels.load(fromByteOffset: y * stride + x * 4 + 3, as: UInt8.self) }
      rows = (0..<60).filter { y in (0..<60).contains { alpha($0, y) > 100 } }
    }
    return rows
  }

  @Test func `a frame breaks its lines and begins at the top of its box, where y points up`() throws {
    let setter = CTFramesetterCreateWithAttributedString(text)
    var fit = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRange(), nil, CGSize(width: 40, height: 1000), &fit)
    let whole = CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRangeMake(0, 0), nil, .zero, nil)
    #expect(size.width <= 40 && size.height > whole.height * 1.5 && whole.width > 40 && fit == CFRangeMake(0, 13))
    let context = try context()
    let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 3), CGPath(rect: CGRect(x: 0, y: 20, width: 60, height: 40), transform: nil), nil)
    #expect(CTFrameGetStringRange(frame) == CFRangeMake(0, 3))
    CTFrameDraw(frame, context)
    // The box ends 60 points above the lower edge: at the top of the picture.
    let ink = try rows(context)
    #expect(try #require(ink.first) < 8 && #require(ink.last) < 14, "\(ink)")
  }

  @Test func `a line stands on its baseline and moves the text position`() throws {
    let line = CTLineCreateWithAttributedString(NSAttributedString(string: "H", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
    #expect(abs(CTLineGetBoundsWithOptions(line, .useOpticalBounds).height - ascent - descent) < 0.01 && width > 8)
    let context = try context()
    context.textPosition = CGPoint(x: 5, y: 30)
    CTLineDraw(line, context)
    #expect(abs(Double(context.textPosition.x) - 5 - width) < 0.01)
    // The baseline is 30 points above the lower edge, and an H stands on it with the height of a capital letter.
    let ink = try rows(context)
    #expect(abs(try #require(ink.last) - 29) <= 1 && ink.count >= 13 && ink.count <= 16, "\(ink)")
  }
}
