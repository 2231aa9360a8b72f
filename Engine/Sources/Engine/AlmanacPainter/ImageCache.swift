import AlmanacBasics
import AlmanacImageCodecs
import AlmanacProfiles
import AlmanacWireSchema
import Foundation

/// Decoded images by content hash, shared by all threads; removes the least recently painted ones above a limit.
// Unchecked: `lock` guards the slots.
final class ImageCache: @unchecked Sendable {
  static let shared = ImageCache(capacity: Profiles.limits.paintImageBytes)

  /// Why an image cannot be painted.
  enum Fault: Error, Equatable {
    /// The file has another format, is malformed or too large.
    case undecodable
    /// The file has more pixels than the archive says.
    case tooManyPixels(Int)
  }

  private struct Slot {
    /// The encoded bytes. The hash comes from an extension and is not trusted, so a hit also requires equal bytes.
    let data: Data
    let image: Result<DecodedImage, Fault>
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

  /// Returns the image decoded from `blob`. A fault is cached too.
  func image(_ blob: ImageBlob) throws(Fault) -> DecodedImage {
    if let slot = lock.withLock({ slots.value(for: blob.sha256) }), slot.data == blob.data { return try slot.image.get() }
    let image = Self.decode(blob)
    // An image larger than a generation counts as a full one, so that it is still kept: the next frame paints it again.
    let weight = min(generation, blob.data.count + ((try? image.get().byteCount) ?? 0))
    lock.withLock { slots.insert(Slot(data: blob.data, image: image), for: blob.sha256, weight: weight) }
    return try image.get()
  }

  private static func decode(_ blob: ImageBlob) -> Result<DecodedImage, Fault> {
    // The cost of painting was computed from the stated pixels. An archive that states none was made by another version.
    let stated = Int(blob.pixelWidth) * Int(blob.pixelHeight)
    do throws(ImageDecoder.TooManyPixels) {
      guard let image = try ImageDecoder.decode(blob.data, maxPixels: stated > 0 ? stated : ImageLimits.pixels) else { return .failure(.undecodable) }
      return .success(image)
    } catch {
      return .failure(.tooManyPixels(error.pixels))
    }
  }
}
