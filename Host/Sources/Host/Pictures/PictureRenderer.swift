import AlmanacBasics
import AlmanacPainter
import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Crypto
import Foundation
import PaintOrders
import Synchronization

/// Everything that a picture depends on, except the instant.
struct PictureKey: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    /// A list of a stored archive. Archives never change, so id and index identify it.
    case stored(ArchiveID, Int)
    /// A list of a gallery snapshot, with the time when the snapshot was made.
    case gallery(GalleryKey, Double, Int)
    /// Nothing: a protected widget that has no placeholder, while the device is locked.
    case blank
    /// A widget whose kind the app no longer has.
    case tile(WidgetTile)
    /// The picture beside an option, by its name in addresses.
    case option(String)
    /// A list of a live activity's drawings, with the number of the drawing.
    case activity(String, Int, Int)
    /// A layer of a change from one list to another, by its position.
    case layer(TransitionKey, Int)
    /// A picture of `almanac preview`, by the hash of its display list.
    case preview(UInt64)
    /// The person's wallpaper, while it is scaled; the SHA-256 of its file.
    case wallpaper(Data)
  }
  let source: Source
  let family: String
  let placement: Placement
  let presentation: Presentation
  /// Pixels per point.
  let scale: Double
  /// Whether the widget is cut to its outline.
  let isMasked: Bool
  /// How the widget's label is drawn; nil: its slot shows none.
  var label: LabelLayout?
  /// What is behind the widget; nil if the picture stays transparent there.
  var backdrop: Backdrop?
  /// The part of the list's area that is painted, in points; nil: the whole.
  var part: RectValue?
}

extension Placement {
  /// Returns the pixels per point for a picture with the size that the family has on screen.
  ///
  /// - Parameter requested: the caller's own pixels per point; nil: the device's.
  func scale(_ requested: Double?, family: String) -> Double {
    if let requested { return requested }
    guard let size = size(of: family) else { return device.scale }
    return device.scale * size.shownWidth / size.width
  }
}

/// An encoded display list, with the images that it refers to.
struct Drawing {
  let list: Data
  let image: (Data) -> ImageBlob?
}

/// The app whose drawing is painted: its turn among the paintings, and its fonts.
struct PictureOwner: Sendable {
  let app: String
  /// The widget's id, or the kind's in the gallery; see ``PictureRenderer/abandon(widget:)``.
  let widget: String
  /// How long clients may keep its pictures.
  var caching = RenderedImage.Caching.untilChange
  /// Returns the app's font files.
  let fonts: @Sendable () -> [URL]
}

/// Has display lists painted for one device, and keeps the latest pictures in a cache of bounded size.
final class PictureRenderer: Sendable {
  private struct CachedPicture {
    let image: RenderedImage
    let from: Date
  }
  private let cache: Mutex<LRUCache<PictureKey, CachedPicture>>
  let deadline: Double
  let painters: PainterPool
  private let paintings = SharedPaintings()
  /// The key of this run's tags of protected pictures: by a plain hash, anyone with a copy of a picture could recognise it.
  private let tagKey = SymmetricKey(size: .bits256)
  private let log: @Sendable (String) -> Void

  /// - Parameters:
  ///   - cacheBytes: the most bytes of PNG files that are kept. The cache has two generations of half that size, so a larger picture is not kept.
  ///   - log: takes one line for each painting that ended its painter or was late.
  init(configuration: HostConfiguration, cacheBytes: Int = 16 << 20, log: @escaping @Sendable (String) -> Void = { _ in }) {
    deadline = configuration.limits.paintDeadline
    painters = PainterPool(configuration: configuration)
    cache = Mutex(LRUCache(weightLimit: cacheBytes / 2))
    self.log = log
  }

  /// Returns a picture from the cache, or paints a new one.
  ///
  /// - Parameters:
  ///   - nextEntry: when another entry replaces this one; nil: never.
  ///   - drawing: called only if the cache has no picture for `date`.
  func picture(
    _ key: PictureKey, of owner: PictureOwner, at date: Date, nextEntry: Date?, _ drawing: @escaping @Sendable () throws -> Drawing
  ) async throws -> RenderedImage {
    if let cached = cached(key, at: date) { return cached.validUntil(nextEntry).kept(owner.caching) }
    let shared = try await paintings.picture(SharedPaintings.Key(widget: owner.widget, picture: key), at: date) {
      try await self.paint(key, of: owner, at: date, drawing)
    }
    // Another request's picture may have changed between its instant and this one's.
    guard let next = shared.nextChange, next <= date else { return shared.validUntil(nextEntry).kept(owner.caching) }
    return try await paint(key, of: owner, at: date, drawing).validUntil(nextEntry).kept(owner.caching)
  }

  /// Forgets all pictures.
  func forget() { cache.withLock { $0.removeAll() } }

  /// Cancels the paintings of a widget that was removed.
  func abandon(widget: String) { paintings.cancel(widget: widget) }

  /// How many requests wait for pictures of a widget.
  func waiters(widget: String) -> Int { paintings.waiters(widget: widget) }

  /// Ends an app's painters, because its files changed.
  func renew(app: String) { painters.renew(app: app) }

  /// Ends all painters.
  func close() async { await painters.close() }

  /// Numbers for `/metrics`.
  var counts: PainterCounts { painters.counts }

  private func paint(
    _ key: PictureKey, of owner: PictureOwner, at date: Date, _ drawing: @escaping @Sendable () throws -> Drawing
  ) async throws -> RenderedImage {
    let (mask, deadline) = (mask(key), deadline)
    let points = Mutex(SizeValue())
    let job = PainterPool.Job(app: owner.app, drawing: key.source, fonts: owner.fonts) {
      let drawing = try drawing()
      if let size = DisplayList.size(ofEncoded: drawing.list) { points.withLock { $0 = size } }
      let order = PaintOrder(
        list: drawing.list, presentation: key.presentation, date: date, scale: key.scale, mask: mask, label: key.label, deadline: deadline,
        over: key.backdrop, part: key.part)
      return (order, drawing.image)
    }
    let picture: PaintedPicture
    do {
      picture = try await painters.paint(job)
    } catch {
      if let line = Self.report(error, of: owner) { log(line) }
      throw error
    }
    let size = key.placement.size(of: key.family)
    let list = points.withLock { $0 }
    let frame = key.label?.frame
    let image = RenderedImage(
      png: picture.png, etag: owner.caching == .none ? keyedTag(picture.png) : Self.tag(picture.png),
      nextChange: picture.hasNextChange ? Date(timeIntervalSince1970: picture.nextChange.seconds) : nil,
      width: frame?.width ?? size?.shownWidth ?? list.width, height: frame?.height ?? size?.shownHeight ?? list.height)
    // Its painting may have been cancelled by a lock.
    if Task.isCancelled { throw PainterError.cancelled }
    cache.withLock { $0.insert(CachedPicture(image: image, from: date), for: key, weight: image.png.count) }
    return image
  }

  /// What the log says of a failed painting; nil if it needs no line.
  private static func report(_ error: any Error, of owner: PictureOwner) -> String? {
    switch error {
    case PainterFault.paused: nil
    case let fault as PainterFault: "the picture of \(owner.widget) failed (\(fault.name)): \(fault)"
    case let error as PainterError:
      if case .deadline = error { "the picture of \(owner.widget) was given up (\(error.name)): \(error)" } else { nil }
    default: nil
    }
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
    return WidgetMask(of: family, on: key.placement.device, in: key.placement.slot)
  }

  /// Returns the picture's entity tag: a hash of the file.
  private static func tag(_ png: Data) -> String { text(SHA256.hash(data: png)) }

  private func keyedTag(_ png: Data) -> String { Self.text(HMAC<SHA256>.authenticationCode(for: png, using: tagKey)) }

  private static func text(_ hash: some Sequence<UInt8>) -> String {
    hash.prefix(16).map { byte in String(byte >> 4, radix: 16) + String(byte & 15, radix: 16) }.joined()
  }
}

extension RenderedImage {
  /// Returns the same picture, valid at most until the next entry.
  fileprivate func validUntil(_ entry: Date?) -> RenderedImage {
    RenderedImage(png: png, etag: etag, nextChange: [nextChange, entry].compactMap { $0 }.min(), width: width, height: height)
  }

  fileprivate func kept(_ caching: Caching) -> RenderedImage {
    var image = self
    image.caching = caching
    return image
  }
}

extension DisplayList {
  /// Returns the next change of an entry's picture under a presentation: within this list, or to the entry's next moment.
  public func nextUpdate(after date: Date, in entry: ArchivedEntry, presentation: Presentation = Presentation()) -> Date? {
    let moment = entry.nextMoment(after: presentation.shownInstant(at: date)).map(presentation.visibleInstant(ofChangeAt:))
    return [nextUpdate(after: date, reducedPrecision: presentation.luminance == .reduced), moment].compactMap(\.self).min()
  }
}
