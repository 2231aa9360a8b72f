import Basics
import WireSchema
import Foundation
import ImageCodecs

/// Decoded images by content hash, shared by all threads; removes the least recently painted ones above a limit.
// Unchecked: `lock` guards the slots.
final class ImageCache: @unchecked Sendable {
  static let shared = ImageCache(capacity: 96 << 20)

  private struct Slot {
    /// The encoded bytes. The hash comes from an extension and is not trusted, so a hit also requires equal bytes.
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

  /// The image decoded from `blob`; nil if it cannot be decoded, which is cached too.
  func image(_ blob: ImageBlob) -> DecodedImage? {
    if let slot = lock.withLock({ slots.value(for: blob.sha256) }), slot.data == blob.data { return slot.image }
    let image = ImageDecoder.decode(blob.data)
    // An image that is larger than a generation is kept alone in one: it is painted again in the next frame.
    let weight = min(generation, blob.data.count + (image?.byteCount ?? 0))
    lock.withLock { slots.insert(Slot(data: blob.data, image: image), for: blob.sha256, weight: weight) }
    return image
  }
}
