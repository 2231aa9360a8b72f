import AlmanacWireSchema
import Synchronization

/// A cache of the oversized bitmaps that were scaled down last, so that a picture is not decoded anew for every entry of a timeline.
final class ScaledImages: Sendable {
  /// The inputs that determine the result of scaling a file down.
  struct Key: Hashable {
    /// The file's hash.
    let sha256: Data
    /// The longer side in pixels with which scaling begins.
    let side: Int
    /// The maximum size of the result in bytes; 0 = no limit.
    let bytes: Int
  }

  /// The cache of this process.
  static let shared = ScaledImages(bytes: 4_000_000)

  /// The maximum size of all results together, in bytes. It is part of the 30 MB that an extension may take.
  private let bytes: Int
  /// The results, oldest first. A file that could not be decoded is nil.
  private let images = Mutex<[(key: Key, blob: ImageBlob?)]>([])

  /// Creates an empty cache.
  ///
  /// - Parameter bytes: the maximum size of all results together; a single larger result is not cached.
  init(bytes: Int) { self.bytes = bytes }

  /// Returns the cached result for `key`; if there is none, calls `make` and caches its result.
  func blob(for key: Key, make: () -> ImageBlob?) -> ImageBlob? {
    if let known = images.withLock({ $0.first { $0.key == key } }) { return known.blob }
    let blob = make()
    images.withLock { images in
      images.removeAll { $0.key == key }
      images.append((key, blob))
      var sum = images.reduce(0) { $0 + ($1.blob?.data.count ?? 0) }
      while sum > bytes || images.count > 64 { sum -= images.removeFirst().blob?.data.count ?? 0 }
    }
    return blob
  }
}
