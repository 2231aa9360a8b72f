import Foundation
import Testing
import WireSchema

@testable import Painter

@Suite struct ImageCacheTests {
  /// The checker under another hash.
  private func image(_ number: Int) -> ImageBlob {
    var blob = TestImages.checker
    blob.sha256 = Data("\(number)".utf8)
    return blob
  }

  @Test func `an image is decoded once`() throws {
    let cache = ImageCache(capacity: 1 << 20)
    let first = try #require(cache.image(TestImages.checker))
    #expect(cache.image(TestImages.checker) === first)
  }

  @Test func `different bytes under the same hash are a different image`() throws {
    let cache = ImageCache(capacity: 1 << 20)
    let first = try #require(cache.image(TestImages.checker))
    var other = TestImages.checker
    other.data = try TestImages.file("quarters.jpg").data
    let second = try #require(cache.image(other))
    #expect(second !== first && cache.image(other) === second)
  }

  @Test func `images that were not painted lately are evicted`() throws {
    let size = TestImages.checker.data.count + 64
    let cache = ImageCache(capacity: 8 * size)
    let painted = try #require(cache.image(image(-1)))
    let first = try #require(cache.image(image(0)))
    for number in 1..<20 {
      _ = cache.image(image(number))
      #expect(cache.image(image(-1)) === painted)
    }
    #expect(cache.image(image(0)) !== first)
  }

  @Test func `an image larger than the cache is kept as the only one`() throws {
    let cache = ImageCache(capacity: 10)
    let large = try #require(cache.image(image(1)))
    #expect(cache.image(image(1)) === large)
    _ = cache.image(image(2))
    _ = cache.image(image(3))
    #expect(cache.image(image(1)) !== large)
  }
}
