import WireSchema
import Foundation
import ImageCodecs

/// Decoded images by content hash, shared by all threads; removes the least recently painted ones above a limit.
final class ImageCache: @unchecked Sendable {
  static let shared = ImageCache(capacity: 96 << 20)

  private struct Slot {
    /// The encoded bytes. The hash comes from an extension and is not trusted, so a hit also requires equal bytes.
    let data: Data
    let image: DecodedImage?
    var used: UInt64
  }
  private let lock = NSLock()
  private var slots: [Data: Slot] = [:]
  private var clock: UInt64 = 0
  private var bytes = 0
  private let capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  /// The image decoded from `blob`; nil if it cannot be decoded, which is cached too.
  func image(_ blob: ImageBlob) -> DecodedImage? {
    lock.lock()
    clock += 1
    if var slot = slots[blob.sha256], slot.data == blob.data {
      slot.used = clock
      slots[blob.sha256] = slot
      lock.unlock()
      return slot.image
    }
    lock.unlock()
    let image = ImageDecoder.decode(blob.data)
    keep(Slot(data: blob.data, image: image, used: 0), for: blob.sha256)
    return image
  }

  private func keep(_ slot: Slot, for hash: Data) {
    lock.lock()
    defer { lock.unlock() }
    func size(_ slot: Slot?) -> Int { (slot?.data.count ?? 0) + (slot?.image?.byteCount ?? 0) }
    bytes -= size(slots[hash])
    var slot = slot
    slot.used = clock
    slots[hash] = slot
    bytes += size(slot)
    while bytes > capacity, slots.count > 1, let oldest = slots.min(by: { $0.value.used < $1.value.used }) {
      bytes -= size(oldest.value)
      slots[oldest.key] = nil
    }
  }
}
