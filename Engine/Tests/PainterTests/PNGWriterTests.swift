import AlmanacImageCodecs
import CAlmanacISAL
import Foundation
import Testing

@testable import AlmanacPainter

@Suite struct PNGWriterTests {
  /// A regression test: without CAlmanacISAL's workaround igzip's output depends on the address of its state (CAlmanacISAL/shim.h).
  @Test func `the same pixels give the same bytes wherever the compressor's memory lies`() throws {
    let picture = try Painter.pixels(job(WeatherScene.list(), scale: 4, mask: .continuous(radius: 22)))
    let count = (picture.width * 4 + 1) * picture.height
    let filtered = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    let out = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    // All at the same time, so that each has an address of its own.
    let compressors = (0..<1000).map { _ in isal_workspace_create() }
    defer {
      compressors.forEach { isal_workspace_destroy($0) }
      filtered.deallocate()
      out.deallocate()
    }
    picture.bytes.withUnsafeBufferPointer {
      PNGWriter.filter($0.baseAddress!, width: picture.width, height: picture.height, stride: picture.width * 4, into: filtered)
    }
    var results: Set<Data> = []
    for compressor in compressors {
      let written = isal_zlib_level1(compressor, filtered, count, out, count)
      results.insert(Data(bytes: out, count: written))
    }
    #expect(results.count == 1)
    #expect(results.first?.isEmpty == false)
  }

  @Test(arguments: [1, 2, 3, 40]) func `pictures one pixel wide or high are written whole`(width: Int) throws {
    let bytes: [UInt8] = (0..<width).flatMap { column -> [UInt8] in [UInt8(column), 200, 9, 255] }
    let decoded = try #require(ImageDecoder.decode(Painter.png(PixelBuffer(width: width, height: 1, bytes: bytes))))
    #expect(decoded.width == width && decoded.height == 1)
  }
}
