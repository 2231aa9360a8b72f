import Basics
import Crypto
import Foundation
import Painter
import Profiles
import Scheduler
import Synchronization
import WireSchema

/// Everything that a picture depends on, except the instant.
struct PictureKey: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    /// A list of a stored archive. Archives never change, so id and index identify it.
    case stored(ArchiveID, Int)
    /// A list of a gallery snapshot, with the time when the snapshot was made.
    case gallery(GalleryKey, Double, Int)
  }
  let source: Source
  let family: String
  let presentation: Presentation
  /// Pixels per point.
  let scale: Double
  /// Whether the picture is cut to the widget's outline.
  let isMasked: Bool
}

/// A display list that has been checked, with the images that it refers to.
struct Drawing {
  let list: DisplayList
  let image: (Data) -> ImageBlob?
}

/// Paints display lists for one device, and keeps the latest pictures in a cache of bounded size.
final class PictureRenderer: Sendable {
  private struct CachedPicture {
    let image: RenderedImage
    let from: Date
  }
  private let device: DeviceProfile
  private let cache: Mutex<LRUCache<PictureKey, CachedPicture>>
  private let threads: PaintThreads
  private let paintings = SharedPaintings()

  /// - Parameter cacheBytes: the most bytes of PNG files that are kept. The cache has two generations of half that size, so a larger picture is not kept.
  init(device: DeviceProfile, limits: LimitsProfile = Profiles.limits, cacheBytes: Int = 16 << 20) {
    self.device = device
    threads = PaintThreads(
      threads: limits.paintThreads, limit: limits.paintQueue, deadline: limits.paintDeadline, idle: limits.idleLetGo)
    cache = Mutex(LRUCache(weightLimit: cacheBytes / 2))
  }

  /// Returns a picture from the cache, or paints a new one.
  ///
  /// - Parameters:
  ///   - app: whose turn among the paintings it uses.
  ///   - widget: the widget's id, or the kind's in the gallery; see ``abandon(widget:)``.
  ///   - nextEntry: when another entry replaces this one; nil: never.
  ///   - drawing: returns a checked list, which the painter does not check again; called only if the cache has no picture for `date`.
  func picture(
    _ key: PictureKey, app: String, widget: String, at date: Date, nextEntry: Date?, _ drawing: @escaping @Sendable () throws -> Drawing
  ) async throws -> RenderedImage {
    if let cached = cached(key, at: date) { return cached.validUntil(nextEntry) }
    let shared = try await paintings.picture(SharedPaintings.Key(widget: widget, picture: key), at: date) {
      try await self.paint(key, app: app, at: date, drawing)
    }
    // Another request's picture may have changed between its instant and this one's.
    guard let next = shared.nextChange, next <= date else { return shared.validUntil(nextEntry) }
    return try await paint(key, app: app, at: date, drawing).validUntil(nextEntry)
  }

  /// Cancels the paintings of a widget that was removed.
  func abandon(widget: String) { paintings.cancel(widget: widget) }

  /// How many requests wait for pictures of a widget.
  func waiters(widget: String) -> Int { paintings.waiters(widget: widget) }

  private func paint(
    _ key: PictureKey, app: String, at date: Date, _ drawing: @escaping @Sendable () throws -> Drawing
  ) async throws -> RenderedImage {
    let size = device.size(of: key.family)
    let mask = mask(key)
    let image = try await threads.run(app: app) { stop in
      let drawing = try drawing()
      let list = drawing.list
      var job = PaintJob(
        list: list, presentation: key.presentation, date: date, scale: key.scale, mask: mask, listIsChecked: true, images: drawing.image)
      job.stop = stop
      let png = try Painter.png(job)
      return RenderedImage(
        png: png, etag: Self.tag(png), nextChange: list.nextUpdate(after: date), width: size?.shownWidth ?? list.size.width,
        height: size?.shownHeight ?? list.size.height)
    }
    cache.withLock { $0.insert(CachedPicture(image: image, from: date), for: key, weight: image.png.count) }
    return image
  }

  /// Returns the pixels per point for a picture with the size that the family has on screen.
  func scale(_ requested: Double?, family: String) -> Double {
    if let requested { return requested }
    guard let size = device.size(of: family) else { return device.scale }
    return device.scale * size.shownWidth / size.width
  }

  /// Returns the cached picture if it is valid at `date`: from the instant for which it was painted until its next change.
  private func cached(_ key: PictureKey, at date: Date) -> RenderedImage? {
    cache.withLock {
      guard let kept = $0.value(for: key), kept.from <= date, kept.image.nextChange.map({ date < $0 }) ?? true else { return nil }
      return kept.image
    }
  }

  private func mask(_ key: PictureKey) -> WidgetMask {
    guard key.isMasked, let family = WidgetFamilyValue(name: key.family) else { return .none }
    return WidgetMask(of: family, on: device)
  }

  /// Returns the picture's entity tag: a hash of the file.
  private static func tag(_ png: Data) -> String {
    SHA256.hash(data: png).prefix(16).map { byte in String(byte >> 4, radix: 16) + String(byte & 15, radix: 16) }.joined()
  }
}

extension RenderedImage {
  /// Returns the same picture, valid at most until the next entry.
  fileprivate func validUntil(_ entry: Date?) -> RenderedImage {
    RenderedImage(png: png, etag: etag, nextChange: [nextChange, entry].compactMap { $0 }.min(), width: width, height: height)
  }
}

extension DisplayList {
  /// Returns the next change of an entry's picture: within this list, or to the entry's next moment.
  public func nextUpdate(after date: Date, in entry: ArchivedEntry) -> Date? {
    [nextUpdate(after: date), entry.nextMoment(after: date)].compactMap(\.self).min()
  }
}
