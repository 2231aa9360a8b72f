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
    var used: UInt64
  }
  private let lock = NSLock()
  private let limit: Int
  private var pictures: [PictureKey: Kept] = [:]
  private var bytes = 0
  private var archives: [ArchiveID: (archive: TimelineArchive, used: UInt64)] = [:]
  private var uses: UInt64 = 0

  /// Headers that are kept; a device has fewer widgets in sight.
  private static let archiveLimit = 256

  init(bytes: Int) { limit = bytes }

  func picture(_ key: PictureKey, at date: Date) -> RenderedImage? {
    lock.withLock {
      guard let kept = pictures[key], kept.from <= date, kept.image.nextChange.map({ date < $0 }) ?? true else { return nil }
      uses += 1
      pictures[key]?.used = uses
      return kept.image
    }
  }

  func keep(_ image: RenderedImage, _ key: PictureKey, from date: Date) {
    lock.withLock {
      uses += 1
      bytes += image.png.count - (pictures[key]?.image.png.count ?? 0)
      pictures[key] = Kept(image: image, from: date, used: uses)
      while bytes > limit, let oldest = pictures.min(by: { $0.value.used < $1.value.used }) {
        pictures[oldest.key] = nil
        bytes -= oldest.value.image.png.count
      }
    }
  }

  func headers(_ id: ArchiveID) -> TimelineArchive? {
    lock.withLock {
      uses += 1
      archives[id]?.used = uses
      return archives[id]?.archive
    }
  }

  func keep(_ archive: TimelineArchive, _ id: ArchiveID) {
    lock.withLock {
      uses += 1
      archives[id] = (archive, uses)
      if archives.count > Self.archiveLimit, let oldest = archives.min(by: { $0.value.used < $1.value.used }) { archives[oldest.key] = nil }
    }
  }

  /// Equal for equal pictures only.
  static func tag(_ png: Data) -> String {
    SHA256.hash(data: png).prefix(16).map { byte in String(byte >> 4, radix: 16) + String(byte & 15, radix: 16) }.joined()
  }
}
