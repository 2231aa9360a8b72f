import Basics
import WireSchema
import Foundation
import ImageCodecs

/// Decoded images by content hash, shared by all threads; the least recently painted go when there are too many.
final class ImageCache: @unchecked Sendable {
  static let shared = ImageCache(capacity: 96 << 20)

  private struct Slot {
    /// The bytes that were decoded. A hash is only what an extension claims: equal bytes are what counts.
    let data: Data
    let image: DecodedImage?
  }
  private let lock = NSLock()
  private var slots: LRUCache<Data, Slot>
  /// Bytes of one of the cache's two generations.
  private let generation: Int

  /// - Parameter capacity: Bytes, decoded and as they came.
  init(capacity: Int) {
    generation = capacity / 2
    slots = LRUCache(weightLimit: generation)
  }

  /// The image decoded from `blob`; nil when it cannot be decoded, which is remembered too.
  func image(_ blob: ImageBlob) -> DecodedImage? {
    if let slot = lock.withLock({ slots.value(for: blob.sha256) }), slot.data == blob.data { return slot.image }
    let image = ImageDecoder.decode(blob.data)
    // An image that is larger than a generation is kept alone in one: it is painted again in the next frame.
    let weight = min(generation, blob.data.count + (image?.byteCount ?? 0))
    lock.withLock { slots.insert(Slot(data: blob.data, image: image), for: blob.sha256, weight: weight) }
    return image
  }
}
