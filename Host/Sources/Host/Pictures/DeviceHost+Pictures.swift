import WireSchema
import Foundation
import Painter
import Scheduler
import Store
import TextEngine

// Pictures of what is archived, made on demand (Specification C1, D1, D3); the extension does not run for them.
extension DeviceHost {
  /// A widget's picture at `date` (nil: now) under a presentation.
  ///
  /// - Parameters:
  ///   - scale: pixels per point; nil: the device's own, so that a tablet's picture has the size of its place on screen.
  ///   - masked: cut to the widget's outline.
  /// - Throws: ``HostError/nothingToShow(_:)`` before there is a placeholder.
  public func image(
    _ instance: String, presentation: Presentation? = nil, scale: Double? = nil, at date: Date? = nil, masked: Bool = true
  ) async throws -> RenderedImage {
    let record = try record(instance)
    let now = date ?? self.now
    guard let shown = try shown(record.id, at: now), let archive = try headers(shown.archive) else { throw HostError.nothingToShow(instance) }
    var presentation = presentation ?? self.presentation
    if shown.isPlaceholder, presentation.redaction != .privacy { presentation.redaction = .placeholder }
    let entry = archive.entries[shown.entry]
    guard let index = entry.displayListIndex(for: presentation.variantKey, at: now) else { throw HostError.nothingToShow(instance) }
    let key = PictureKey(
      list: .stored(shown.archive, index), presentation: presentation, scale: pixelScale(scale, family: record.family), masked: masked)
    // While an earlier timeline tides over, the first entry of the newer one may come first.
    let state = state.instances[record.id]
    let nextEntry = [state?.timeline?.nextChange(after: now), state?.earlierTimeline?.nextChange(after: now), entry.nextMoment(after: now)]
      .compactMap(\.self).min()
    let store = store
    let shape = mask(record.family, masked)
    return try await picture(key, family: record.family, at: now, nextEntry: nextEntry) {
      guard let data = try store.displayListData(shown.archive, at: index) else { throw HostError.nothingToShow(instance) }
      return (try DisplayList(validating: data), shape, { try? store.image($0) })
    }
  }

  /// The picture that the gallery shows of a kind: its snapshot for a preview (Specification B2).
  public func galleryImage(
    app: String, kind: String, family: WidgetFamilyValue, presentation: Presentation? = nil, scale: Double? = nil, masked: Bool = true
  ) async throws -> RenderedImage {
    let known = try find(app)
    guard state.apps[known.record.id]?.hasBeenLaunched == true else { throw HostError.notLaunched(app) }
    try check(kind: kind, family: family, of: known)
    let place = GalleryKey(app: known.record.id, kind: kind, family: family.name)
    let archive = try await galleryArchive(place)
    let presentation = presentation ?? self.presentation
    let now = self.now
    guard let index = archive.entries.first?.displayListIndex(for: presentation.variantKey) else { throw HostError.nothingToShow(kind) }
    let key = PictureKey(
      list: .gallery(place, archive.created.seconds, index), presentation: presentation, scale: pixelScale(scale, family: family.name), masked: masked
    )
    let shape = mask(family.name, masked)
    return try await picture(key, family: family.name, at: now, nextEntry: nil) {
      (try DisplayList(validating: archive.displayLists[index]), shape, { archive.image($0) })
    }
  }

  /// What a widget shows at `date` (nil: now) as a list, for inspection.
  public func displayList(_ instance: String, at date: Date? = nil) throws -> DisplayList {
    let now = date ?? self.now
    guard
      let shown = try shown(try record(instance).id, at: now), let archive = try headers(shown.archive),
      let found = try displayList(shown.archive, entry: archive.entries[shown.entry], at: now)
    else { throw HostError.nothingToShow(instance) }
    return found.list
  }

  /// How the device's settings have widgets drawn on its home screen.
  public var presentation: Presentation {
    Presentation(colorScheme: currentSettings.colorScheme == .dark ? .dark : .light, highContrast: currentSettings.highContrast)
  }

  // MARK: Inside

  /// Which entry of which archive stands for a widget.
  struct Shown {
    let archive: ArchiveID
    let entry: Int
    let isPlaceholder: Bool
  }

  /// The last entry whose date has passed; before the first date the timeline before it, the snapshot or the first entry (Specification C2).
  func shown(_ id: InstanceID, at date: Date) throws -> Shown? {
    if let instance = state.instances[id], let timeline = instance.timeline {
      for candidate in [timeline, instance.earlierTimeline].compactMap({ $0 }) {
        if let entry = candidate.currentEntry(at: date) { return Shown(archive: entry.archive, entry: entry.index, isPlaceholder: false) }
      }
      if try store.archive(timeline.archive) != nil { return Shown(archive: timeline.archive, entry: 0, isPlaceholder: false) }
    }
    for role in [ArchiveRole.snapshot, .placeholder] {
      if let archive = try store.archive(of: id, as: role) { return Shown(archive: archive, entry: 0, isPlaceholder: role == .placeholder) }
    }
    return nil
  }

  /// An archive's entries and policy.
  func headers(_ id: ArchiveID) throws -> TimelineArchive? {
    if let cached = pictures.headers(id) { return cached }
    guard let archive = try store.archive(id), !archive.entries.isEmpty else { return nil }
    pictures.keep(archive, id)
    return archive
  }

  /// What an entry shows at `date`.
  func displayList(_ archive: ArchiveID, entry: ArchivedEntry, at date: Date) throws -> (list: DisplayList, index: Int)? {
    guard let index = entry.displayListIndex(for: presentation.variantKey, at: date), let data = try store.displayListData(archive, at: index) else {
      return nil
    }
    return (try DisplayList(validating: data), index)
  }

  private func galleryArchive(_ place: GalleryKey) async throws -> TimelineArchive {
    if let made = galleryArchives[place] { return try await made.value }
    let request = try request(kind: place.kind, family: place.family, configuration: Data(), isPreview: true)
    let client = try client(of: place.app)
    let making = Task { try await client.snapshot(request) }
    galleryArchives[place] = making
    do {
      return try await making.value
    } catch {
      // The next look asks anew.
      if galleryArchives[place] == making { galleryArchives[place] = nil }
      throw error
    }
  }

  /// The extension or what layouts depend on has changed.
  func forgetGallery(of app: AppID? = nil) {
    for key in galleryArchives.keys where app == nil || key.app == app { galleryArchives[key] = nil }
  }

  private func pixelScale(_ scale: Double?, family: String) -> Double {
    if let scale { return scale }
    guard let size = configuration.device.size(of: family) else { return configuration.device.scale }
    return configuration.device.scale * size.shownWidth / size.width
  }

  private func mask(_ family: String, _ masked: Bool) -> WidgetMask {
    guard masked, let family = WidgetFamilyValue(name: family) else { return .none }
    return WidgetMask(of: family, on: configuration.device)
  }

  typealias Drawing = (list: DisplayList, mask: WidgetMask, images: (Data) -> ImageBlob?)

  /// The cached picture, or a new one, painted beside the actor.
  private func picture(
    _ key: PictureKey, family: String, at date: Date, nextEntry: Date?, _ drawing: @escaping @Sendable () throws -> Drawing
  ) async throws -> RenderedImage {
    if let cached = pictures.picture(key, at: date) { return cached.until(nextEntry) }
    let size = configuration.device.size(of: family)
    let image = try await Task.detached {
      let (list, mask, images) = try drawing()
      let png = try Painter.png(
        PaintJob(list: list, presentation: key.presentation, date: date, scale: key.scale, mask: mask, images: images))
      return RenderedImage(
        png: png, etag: PictureCache.tag(png), nextChange: list.nextUpdate(after: date), width: size?.shownWidth ?? list.size.width,
        height: size?.shownHeight ?? list.size.height)
    }.value
    pictures.keep(image, key, from: date)
    return image.until(nextEntry)
  }
}

extension DisplayList {
  /// When an entry's picture changes next by itself: this list of it, or to the next of its moments.
  public func nextUpdate(after date: Date, in entry: ArchivedEntry) -> Date? {
    [nextUpdate(after: date), entry.nextMoment(after: date)].compactMap(\.self).min()
  }
}

extension RenderedImage {
  /// The same picture, gone when the next entry comes.
  fileprivate func until(_ entry: Date?) -> RenderedImage {
    RenderedImage(png: png, etag: etag, nextChange: [nextChange, entry].compactMap { $0 }.min(), width: width, height: height)
  }
}
