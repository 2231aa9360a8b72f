import Basics
import Foundation
import ImageCodecs
import WireSchema

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
  /// The limit of one of the cache's two generations, in bytes.
  private let generation: Int

  /// - Parameter capacity: the limit in bytes; an image counts with its encoded and its decoded bytes.
  init(capacity: Int) {
    generation = capacity / 2
    slots = LRUCache(weightLimit: generation)
  }

  /// Returns the image decoded from `blob`; nil if it cannot be decoded, which is cached too.
  func image(_ blob: ImageBlob) -> DecodedImage? {
    if let slot = lock.withLock({ slots.value(for: blob.sha256) }), slot.data == blob.data { return slot.image }
    let image = ImageDecoder.decode(blob.data)
    // An image larger than a generation counts as a full one, so that it is still kept: the next frame paints it again.
    let weight = min(generation, blob.data.count + (image?.byteCount ?? 0))
    lock.withLock { slots.insert(Slot(data: blob.data, image: image), for: blob.sha256, weight: weight) }
    return image
  }
}
