import AlmanacPainter
import Foundation
import Testing

/// How pictures are compared: colours as people see them.
@Suite struct PictureComparisonTests {
  /// 10 × 10 pixels of one colour: blue, green, red, alpha.
  private func picture(_ blue: UInt8, _ green: UInt8, _ red: UInt8, _ alpha: UInt8 = 255, changing: [Int: [UInt8]] = [:]) -> PixelBuffer {
    var bytes = (0..<100).flatMap { _ in [blue, green, red, alpha] }
    for (index, pixel) in changing { bytes.replaceSubrange(index * 4..<index * 4 + 4, with: pixel) }
    return PixelBuffer(width: 10, height: 10, bytes: bytes)
  }

  private func compare(_ a: PixelBuffer, _ b: PixelBuffer, _ tolerance: PictureTolerance = .standard) -> PictureComparison {
    PictureComparison(a, b, tolerance: tolerance)
  }

  @Test func `equal pictures have no difference, black and white one of 100`() {
    let same = compare(picture(10, 20, 30), picture(10, 20, 30), .exact)
    #expect(same.isWithinTolerance && same.differing == 0 && same.largest == 0)
    let opposite = compare(picture(0, 0, 0), picture(255, 255, 255))
    #expect(abs(opposite.largest - 100) < 0.01 && opposite.differing == 100 && !opposite.isWithinTolerance)
  }

  @Test func `the difference of red and green is that of the CIE's formula`() {
    // L*a*b* of sRGB red is 53.24, 80.09, 67.20; of green 87.73, −86.18, 83.18.
    #expect(abs(compare(picture(0, 0, 255), picture(0, 255, 0)).largest - 170.6) < 0.2)
  }

  @Test func `differences that are not visible are ignored, unless the comparison is exact`() {
    let (a, b) = (picture(100, 100, 100), picture(102, 102, 102))
    #expect(compare(a, b).isWithinTolerance && compare(a, b).differing == 0)
    #expect(!compare(a, b, .exact).isWithinTolerance)
  }

  @Test func `a share of the pixels may differ, and the box around them is named`() {
    let changed = picture(0, 0, 0, changing: [34: [255, 255, 255, 255], 57: [255, 255, 255, 255]])
    let comparison = compare(changed, picture(0, 0, 0))
    #expect(!comparison.isWithinTolerance && comparison.differing == 2)
    #expect(comparison.summary == "2 of 100 pixels differ by more than 2.3 ΔE*ab, by up to 100.0, between (4, 3) and (7, 5)")
    #expect(compare(changed, picture(0, 0, 0), PictureTolerance(colorDifference: 2.3, share: 0.02)).isWithinTolerance)
  }

  @Test func `a transparent pixel differs from a white one, although both look white over white`() {
    #expect(compare(picture(0, 0, 0, 0), picture(255, 255, 255)).differing == 100)
  }

  @Test func `pictures of different sizes are never equal`() {
    let wide = PixelBuffer(width: 20, height: 5, bytes: [UInt8](repeating: 0, count: 400))
    let comparison = compare(picture(0, 0, 0), wide, PictureTolerance(colorDifference: 300, share: 1))
    #expect(!comparison.isWithinTolerance && comparison.picture == nil)
    #expect(comparison.summary == "it is 10 × 10 pixels, the recorded one 20 × 5")
  }

  @Test func `a picture file is read with a limit, and a damaged one is refused`() throws {
    let png = try Painter.png(picture(10, 20, 30))
    #expect(try PixelBuffer(file: png, maxPixels: 100) == picture(10, 20, 30))
    #expect(throws: PictureFileError.tooLarge(pixels: 100, limit: 99)) { try PixelBuffer(file: png, maxPixels: 99) }
    #expect(throws: PictureFileError.unreadable) { try PixelBuffer(file: Data("<html>".utf8), maxPixels: 100) }
    #expect(throws: PictureFileError.unreadable) { try PixelBuffer(file: png.prefix(40), maxPixels: 100) }
  }

  @Test func `tolerances have names and say their unit`() {
    #expect(PictureTolerance.names == ["exact", "standard", "loose"])
    #expect("\(PictureTolerance.standard)" == "standard: up to 2.3 ΔE*ab is ignored, and 0.2 % of the pixels may differ by more")
    #expect(PictureTolerance(named: "nothing") == nil && PictureTolerance.exact.name == "exact" && PictureTolerance.exact.colorDifference == 0)
  }
}
