import Basics
import WireSchema
import Crypto
import Foundation
import Painter
import Scheduler

/// A widget's place in the gallery.
struct GalleryKey: Hashable, Sendable {
  let app: AppID
  let kind: String
  let family: String
}

/// What a picture depends on besides the instant.
struct PictureKey: Hashable, Sendable {
  enum List: Hashable, Sendable {
    /// Archives are never changed, so their id and the list's index say all.
    case stored(ArchiveID, Int)
    case gallery(GalleryKey, Double, Int)
  }
  let list: List
  let presentation: Presentation
  let scale: Double
  let masked: Bool
}

/// The pictures and archive headers that were asked for last, within a bound of bytes.
///
/// A picture holds from the instant it was painted for until its next change.
final class PictureCache: @unchecked Sendable {
  private struct Kept {
    let image: RenderedImage
    let from: Date
  }
  private let lock = NSLock()
  private var pictures: LRUCache<PictureKey, Kept>
  private var archives = LRUCache<ArchiveID, TimelineArchive>(capacity: PictureCache.archiveLimit / 2)

  /// Headers that are kept; a device has fewer visible widgets.
  private static let archiveLimit = 256

  /// - Parameter bytes: The most bytes of pictures that are kept.
  init(bytes: Int) { pictures = LRUCache(weightLimit: bytes / 2) }

  func picture(_ key: PictureKey, at date: Date) -> RenderedImage? {
    guard let kept = lock.withLock({ pictures.value(for: key) }), kept.from <= date, kept.image.nextChange.map({ date < $0 }) ?? true else {
      return nil
    }
    return kept.image
  }

  func keep(_ image: RenderedImage, _ key: PictureKey, from date: Date) {
    lock.withLock { pictures.insert(Kept(image: image, from: date), for: key, weight: image.png.count) }
  }

  func headers(_ id: ArchiveID) -> TimelineArchive? { lock.withLock { archives.value(for: id) } }

  func keep(_ archive: TimelineArchive, _ id: ArchiveID) { lock.withLock { archives.insert(archive, for: id) } }

  /// Equal for equal pictures only.
  static func tag(_ png: Data) -> String {
    SHA256.hash(data: png).prefix(16).map { byte in String(byte >> 4, radix: 16) + String(byte & 15, radix: 16) }.joined()
  }
}
