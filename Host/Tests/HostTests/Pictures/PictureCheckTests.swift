import AlmanacBasics
import AlmanacPainter
import AlmanacWireSchema
import Foundation
import Testing

@testable import Host

/// The structure of a painter's answer.
@Suite struct PictureCheckTests {
  private let check = PictureCheck(width: 7, height: 5)

  /// A picture without two equal pixels, so that it hardly compresses.
  private func picture(_ width: Int, _ height: Int) throws -> Data {
    var random = SplitMix64(seed: 7)
    return try Painter.png(
      PixelBuffer(width: width, height: height, bytes: (0..<(width * height * 4)).map { _ in UInt8.random(in: 0...255, using: &random) }))
  }

  @Test func `pictures of the painter pass, however badly they compress`() throws {
    for (width, height) in [(1, 1), (7, 5), (1, 3000), (3000, 1), (400, 300)] {
      #expect(PictureCheck(width: width, height: height).fault(of: try picture(width, height)) == nil)
    }
  }

  @Test func `a picture of another size or with too many bytes is refused`() throws {
    let png = try picture(7, 5)
    #expect(PictureCheck(width: 5, height: 7).fault(of: png) == "a picture of 7 × 5 pixels instead of 5 × 7")
    #expect(check.fault(of: png + Data(count: check.largestFile))?.contains("are possible") == true)
    #expect(check.fault(of: Data()) == "a picture that is not a PNG file")
  }

  @Test func `any change of the structure is noticed, and no bytes end the host`() throws {
    let png = try picture(7, 5)
    // Signature, the header's length, name and content, the names of the other chunks, the end.
    let content = Array(0..<29) + Array(37..<41) + Array((png.count - 12)..<(png.count - 4))
    for offset in content {
      for bit in 0..<8 {
        var changed = png
        changed[offset] ^= 1 << UInt8(bit)
        #expect(check.fault(of: changed) != nil, "bit \(bit) of byte \(offset)")
      }
    }
    for count in 0..<png.count { #expect(check.fault(of: png.prefix(count)) != nil) }
    var random = SplitMix64(seed: 11)
    for _ in 0..<3000 {
      var noise = png
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        noise[Int.random(in: 8..<noise.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      _ = check.fault(of: noise)
      // A part that begins elsewhere in memory.
      _ = check.fault(of: noise.dropFirst(Int.random(in: 0..<noise.count, using: &random)))
    }
  }
}
