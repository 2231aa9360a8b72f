import AlmanacPainter
import AlmanacProfiles
import AlmanacScheduler
import AlmanacTextEngine
import AlmanacWireSchema
import Foundation
import PaintOrders
import Store

// Paints pictures on request, from archived entries (Specification C1, D1, D3). The extension does not run for them.
extension DeviceHost {
  /// Returns a widget's picture at `date` (nil: now) under a presentation. Where its slot shows labels, the picture shows widget and label.
  ///
  /// - Parameters:
  ///   - presentation: nil: the presentation under the device's settings.
  ///   - scale: pixels per point; nil: the device's own scale, adjusted on a tablet to the size that the widget has on screen.
  ///   - masked: whether the picture is cut to the widget's outline.
  ///   - taps: the taps under way that the picture shows, as long as the widget shows what was tapped.
  ///   - behind: where the widget is on its place's screen, to compose the picture over the wallpaper; nil: it is a layer without what is behind it.
  /// - Throws: ``HostError/nothingToShow(_:)`` before there is a placeholder; ``WallpaperError``; `StoreError` when a stored list is damaged.
  public func image(
    _ instance: String, presentation: Presentation? = nil, scale: Double? = nil, at date: Date? = nil, masked: Bool = true,
    over behind: BackdropChoice? = nil, taps: TapsUnderWay? = nil
  ) async throws -> RenderedImage {
    let record = try record(instance)
    guard let placement = placement(of: record) else { throw HostError.familyNotOnDevice(record.family, device: configuration.device.name) }
    var presentation = try presentation ?? self.presentation(of: record)
    let asked = date ?? self.now
    // An always-on display changes only at whole minutes, so it is shown as it was at the last one.
    let now = presentation.shownInstant(at: asked)
    let concealment = concealment(of: record.app)
    let backdrop = try backdrop(behind, of: record.family, at: placement, presentation)
    if concealment != .placeholder, let tile = tile(of: record, at: placement) {
      return try await ownImage(.tile(tile), tile.list, of: record, at: placement, presentation, scale, masked, backdrop)
    }
    guard let current = try shownEntry(record, concealment, at: now), let archive = try archives.headers(current.archive) else {
      if concealment == .placeholder { return try await blankImage(record, at: placement, presentation, scale, masked, backdrop) }
      throw HostError.nothingToShow(instance)
    }
    presentation.redaction = redaction(presentation.redaction, under: concealment, isPlaceholder: current.isPlaceholder)
    let entry = archive.entries[current.entry]
    guard let index = entry.displayListIndex(for: presentation.variantKey, at: now) else { throw HostError.nothingToShow(instance) }
    let shown = ShownList(archive: current.archive, index: index)
    if let taps, taps.content == shown.description {
      presentation.isUpdating = true
      presentation.toggled = taps.toggled
    }
    let key = PictureKey(
      source: .stored(current.archive, index), family: record.family, placement: placement, presentation: presentation,
      scale: placement.scale(scale, family: record.family), isMasked: masked, label: labelLayout(of: record, at: placement), backdrop: backdrop)
    let nextEntry = nextEntry(of: record, entry, concealment, after: now).map(presentation.visibleInstant(ofChangeAt:))
    let (store, papers) = (store, papers)
    // The change from a picture in which something is hidden is not animated.
    let pictures = concealment == .none && presentation.redaction == .none ? shownPictures : nil
    do {
      var image = try await renderer.picture(key, of: owner(record.app, widget: record.id.rawValue), at: asked, nextEntry: nextEntry) {
        guard let list = try store.displayListData(current.archive, at: index) else { throw HostError.nothingToShow(instance) }
        pictures?.keep(list, as: shown.description, of: .widget(record.id))
        return Drawing(list: list) { hash in
          if hash == backdrop?.wallpaper { return papers.image(hash) }
          let image = try? store.image(hash, of: current.archive)
          pictures?.keep(image, as: hash)
          return image
        }
      }
      if pictures != nil, date == nil { image.content = shown.description }
      // The device was locked during painting, so the requested content is hidden now.
      if concealment == .none, isLocked {
        return try await self.image(instance, presentation: presentation, scale: scale, at: date, masked: masked, over: behind)
      }
      return image
    } catch let error as PainterError where backdrop != nil && error != .cancelled {
      // The wallpaper may have been replaced while the picture waited for its turn.
      guard try self.backdrop(behind, of: record.family, at: placement, presentation) != backdrop else { throw error }
      return try await self.image(instance, presentation: presentation, scale: scale, at: date, masked: masked, over: behind)
    } catch is DamagedList {
      throw StoreError.damagedRecord("display list \(index) of the timeline \(current.archive)")
    }
  }

  func owner(_ app: AppID, widget: String) -> PictureOwner {
    let (bundle, limits) = (installed[app]?.bundle, configuration.bundleLimits)
    return PictureOwner(app: app.rawValue, widget: widget, caching: caching(of: app)) { bundle?.fontFiles(limits: limits) ?? [] }
  }

  /// The entry that a widget displays, with its archive.
  struct CurrentEntry {
    let archive: ArchiveID
    let entry: Int
    let isPlaceholder: Bool
  }

  /// Returns what a widget displays under a lock: instead of its content the placeholder. Without one, the content of an app that is not protected is
  /// drawn as a placeholder.
  func shownEntry(_ record: InstanceRecord, _ concealment: Concealment, at date: Date) throws -> CurrentEntry? {
    guard concealment == .placeholder else { return try currentEntry(record.id, at: date) }
    if let archive = try store.archive(of: record.id, as: .placeholder) { return CurrentEntry(archive: archive, entry: 0, isPlaceholder: true) }
    return isProtected(record.app) ? nil : try currentEntry(record.id, at: date)
  }

  /// Returns how a widget's label is drawn at its position in its slot; nil: its slot shows none.
  func labelLayout(of record: InstanceRecord, at placement: Placement) -> LabelLayout? {
    placement.slot.labels.isEmpty ? nil : placement.slot.labelLayout(at: record.position?.column ?? 0)
  }

  var papers: WallpaperFiles { WallpaperFiles(store: store, usual: configuration.usualWallpapers) }

  /// Returns an empty picture of the widget's size.
  private func blankImage(
    _ record: InstanceRecord, at placement: Placement, _ presentation: Presentation, _ scale: Double?, _ masked: Bool, _ backdrop: Backdrop?
  ) async throws -> RenderedImage {
    guard let size = placement.size(of: record.family) else { throw HostError.nothingToShow(record.id.rawValue) }
    let list = DisplayList.with {
      $0.size = .with {
        $0.width = size.width
        $0.height = size.height
      }
    }
    return try await ownImage(.blank, list, of: record, at: placement, presentation, scale, masked, backdrop)
  }

  /// Returns a picture that the host itself draws in a widget's place.
  private func ownImage(
    _ source: PictureKey.Source, _ list: DisplayList, of record: InstanceRecord, at placement: Placement, _ presentation: Presentation,
    _ scale: Double?, _ masked: Bool, _ backdrop: Backdrop?
  ) async throws -> RenderedImage {
    let key = PictureKey(
      source: source, family: record.family, placement: placement, presentation: presentation, scale: placement.scale(scale, family: record.family),
      isMasked: masked, label: labelLayout(of: record, at: placement), backdrop: backdrop)
    let papers = papers
    let data: Data = try list.serializedData()
    return try await renderer.picture(key, of: owner(record.app, widget: record.id.rawValue), at: now, nextEntry: nil) {
      Drawing(list: data) { $0 == backdrop?.wallpaper ? papers.image($0) : nil }
    }
  }

  /// Returns the tile that takes a widget's place while the app lacks its kind; nil: the app has it.
  func tile(of record: InstanceRecord, at placement: Placement) -> WidgetTile? {
    guard isGone(record), let size = placement.size(of: record.family), let app = installed[record.app] else { return nil }
    return WidgetTile(
      kind: record.kind, app: app.record.displayName, size: .with { ($0.width, $0.height) = (size.width, size.height) })
  }

  /// Returns the last entry whose date has passed. Before the first date it returns, in this order of preference, an entry of the timeline before,
  /// the first entry, the snapshot or the placeholder (Specification C2).
  func currentEntry(_ id: InstanceID, at date: Date) throws -> CurrentEntry? {
    if let instance = state.instances[id], let timeline = instance.timeline {
      for candidate in [timeline, instance.earlierTimeline].compactMap({ $0 }) {
        if let entry = candidate.currentEntry(at: date) { return CurrentEntry(archive: entry.archive, entry: entry.index, isPlaceholder: false) }
      }
      if try archives.headers(timeline.archive) != nil { return CurrentEntry(archive: timeline.archive, entry: 0, isPlaceholder: false) }
    }
    for role in [ArchiveRole.snapshot, .placeholder] {
      if let archive = try store.archive(of: id, as: role) { return CurrentEntry(archive: archive, entry: 0, isPlaceholder: role == .placeholder) }
    }
    return nil
  }
}
