import AlmanacWireSchema
import Foundation
import Testing

@testable import AlmanacPainter

@Suite struct ImageCacheTests {
  /// The checker under another hash.
  private func image(_ number: Int) -> ImageBlob {
    var blob = TestImages.checker
    blob.sha256 = Data("\(number)".utf8)
    return blob
  }

  @Test func `an image is decoded once`() throws {
    let cache = ImageCache(capacity: 1 << 20)
    let first = try cache.image(TestImages.checker)
    let again = try cache.image(TestImages.checker)
    #expect(again === first)
  }

  @Test func `different bytes under the same hash are a different image`() throws {
    let cache = ImageCache(capacity: 1 << 20)
    let first = try cache.image(TestImages.checker)
    var other = TestImages.checker
    other.data = try TestImages.file("quarters.jpg").data
    let second = try cache.image(other)
    let again = try cache.image(other)
    #expect(second !== first && again === second)
  }

  @Test func `images that were not painted lately are evicted`() throws {
    let size = TestImages.checker.data.count + 64
    let cache = ImageCache(capacity: 8 * size)
    let painted = try cache.image(image(-1))
    let first = try cache.image(image(0))
    for number in 1..<20 {
      _ = try cache.image(image(number))
      let again = try cache.image(image(-1))
      #expect(again === painted)
    }
    let again = try cache.image(image(0))
    #expect(again !== first)
  }

  @Test func `an image larger than the cache is kept as the only one`() throws {
    let cache = ImageCache(capacity: 10)
    let large = try cache.image(image(1))
    let again = try cache.image(image(1))
    #expect(again === large)
    _ = try cache.image(image(2))
    _ = try cache.image(image(3))
    let later = try cache.image(image(1))
    #expect(later !== large)
  }

  @Test func `a file with more pixels than the archive says is refused before it is decoded`() throws {
    let cache = ImageCache(capacity: 1 << 20)
    for image in [TestImages.checker] + (try ["quarters.jpg", "turned.jpg", "quarters.gif", "quarters.webp"].map(TestImages.file)) {
      var file = image
      let pixels = try #require(file.filePixels)
      (file.pixelWidth, file.pixelHeight) = (UInt32(pixels), 1)
      _ = try cache.image(file)
      file.pixelWidth -= 1
      file.sha256.append(0)
      #expect(throws: ImageCache.Fault.tooManyPixels(pixels)) { try cache.image(file) }
    }
  }

  /// Only the header is true: a decoder that reads the rest finds it malformed.
  @Test func `a header beyond the stated size is refused whatever follows it`() throws {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    bytes += [0, 0, 0x40, 0, 0, 0, 0x40, 0, 8, 6, 0, 0, 0, 0, 0, 0, 0]
    let bomb = ImageBlob.with { ($0.sha256, $0.data, $0.pixelWidth, $0.pixelHeight) = (Data([1]), Data(bytes), 10, 10) }
    #expect(bomb.filePixels == 0x4000 * 0x4000)
    #expect(throws: ImageCache.Fault.tooManyPixels(0x4000 * 0x4000)) { try ImageCache(capacity: 1 << 20).image(bomb) }
  }
}
