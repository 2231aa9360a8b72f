import AlmanacBasics
import AlmanacPainter
import AlmanacProfiles
import AlmanacScheduler
import AlmanacTransitions
import AlmanacWireSchema
import Foundation
import PaintOrders
import Store

// Animates the change from one picture of a widget or live activity to the next (Specification A14).
//
// A plan is made from what a client has been shown and from what is current. Nothing is planned while anything is hidden: places and sizes of the
// changed parts would reveal it.
extension DeviceHost {
  /// Returns how a widget's picture changes from what a client shows to what is current.
  ///
  /// Where something is hidden, in always-on, with reduced motion, or if nothing has changed, the course is `cut`. Where what the
  /// client shows is not known any more, it is `fade`.
  ///
  /// - Throws: a ``HostError`` if there is no such widget.
  public func transition(_ instance: String, presentation: Presentation, _ request: TransitionRequest) async throws -> ShownTransition {
    try await transition(of: widgetChange(instance, presentation, request), request)
  }

  /// Returns the picture of a layer of a widget's change.
  ///
  /// - Throws: ``TransitionError``; a ``HostError`` if there is no such widget.
  public func transitionLayer(
    _ instance: String, _ index: Int, presentation: Presentation, _ request: TransitionRequest
  ) async throws -> RenderedImage {
    try await layer(index, request) { try self.widgetChange(instance, presentation, request) }
  }

  /// Returns how the picture of a presentation of a live activity changes, as ``transition(_:presentation:_:)``.
  ///
  /// - Parameters:
  ///   - device: the id of the device that shows it; nil: the host's usual one.
  ///   - scheme: nil: that of the device's settings.
  /// - Throws: ``ActivityError/unknown(_:)``, ``ActivityError/noPicture(_:presentation:)``; ``HostError/unknownDevice(_:known:)``.
  public func activityTransition(
    _ id: String, family: String, on device: String? = nil, scheme: ColorSchemeValue? = nil, _ request: TransitionRequest
  ) async throws -> ShownTransition {
    try await transition(of: activityChange(id, family, device, scheme, request), request)
  }

  /// Returns the picture of a layer of a live activity's change.
  ///
  /// - Throws: ``TransitionError``; and as ``activityTransition(_:family:on:scheme:_:)``.
  public func activityTransitionLayer(
    _ id: String, _ index: Int, family: String, on device: String? = nil, scheme: ColorSchemeValue? = nil, _ request: TransitionRequest
  ) async throws -> RenderedImage {
    try await layer(index, request) { try self.activityChange(id, family, device, scheme, request) }
  }

  // MARK: What changes

  private func widgetChange(_ instance: String, _ presentation: Presentation, _ request: TransitionRequest) throws -> PictureChange {
    let record = try record(instance)
    guard let placement = placement(of: record) else { throw HostError.familyNotOnDevice(record.family, device: configuration.device.name) }
    let backdrop = try backdrop(request.backdrop, of: record.family, at: placement, presentation)
    var change = PictureChange(
      family: record.family, placement: placement, presentation: presentation, backdrop: backdrop,
      owner: owner(record.app, widget: record.id.rawValue),
      size: placement.size(of: record.family).map { SizeValue(width: $0.width, height: $0.height) } ?? SizeValue())
    guard !isStill(presentation), concealment(of: record.app) == .none, tile(of: record, at: placement) == nil, let from = ShownList(request.from),
      let current = try currentEntry(record.id, at: now), let archive = try archives.headers(current.archive),
      redaction(presentation.redaction, under: .none, isPlaceholder: current.isPlaceholder) == .none,
      let index = archive.entries[current.entry].displayListIndex(for: presentation.variantKey, at: now)
    else { return change }
    let to = ShownList(archive: current.archive, index: index)
    guard from != to, let later = try store.displayListData(to.archive, at: to.index) else { return change }
    // A client may only name a list that the host has shown for this widget.
    let earlier =
      try shownPictures.list(request.from, of: .widget(record.id))
      ?? (from.archive == to.archive ? store.displayListData(from.archive, at: from.index) : nil)
    let key = TransitionKey(
      from: from.description, to: to.description, toggled: request.toggled, scale: placement.scale(request.scale, family: record.family),
      showsBackground: presentation.background != .removed,
      isProcessed: presentation.renderingMode == .vibrant || labelLayout(of: record, at: placement) != nil, needsBase: backdrop != nil)
    let (store, papers) = (store, papers)
    change.ends = TransitionEnds(key: key, earlierData: earlier, laterData: later) { source, hash in
      if hash == backdrop?.wallpaper { return papers.image(hash) }
      let archives = source == .earlier ? [from.archive, to.archive] : [to.archive]
      return archives.lazy.compactMap { try? store.image(hash, of: $0) }.first
    }
    return change
  }

  private func activityChange(
    _ id: String, _ family: String, _ device: String?, _ scheme: ColorSchemeValue?, _ request: TransitionRequest
  ) throws -> PictureChange {
    let shown = try shownDrawing(id, family: family, on: device, scheme: scheme)
    let (archive, later) = (shown.archive, shown.archive.displayLists[shown.index])
    var change = PictureChange(
      family: family, placement: shown.placement, presentation: shown.presentation, backdrop: nil,
      owner: owner(shown.app, widget: Self.pictureOwner(id)), size: DisplayList.size(ofEncoded: later) ?? SizeValue())
    guard !isStill(shown.presentation), concealment(of: shown.app) == .none, shown.presentation.redaction == .none,
      let from = ActivityList(request.from), let to = ActivityList(shown.name), from != to, from.place == to.place
    else { return change }
    let known = from.drawing == to.drawing && archive.displayLists.indices.contains(from.index) ? archive.displayLists[from.index] : nil
    let key = TransitionKey(
      from: request.from, to: shown.name, toggled: request.toggled, scale: request.scale ?? shown.placement.device.scale, showsBackground: true,
      isProcessed: false, needsBase: false)
    change.ends = TransitionEnds(
      key: key, earlierData: shownPictures.list(request.from, of: .activity(id)) ?? known, laterData: later
    ) { _, hash in archive.image(hash) }
    return change
  }

  private func isStill(_ presentation: Presentation) -> Bool {
    presentation.luminance == .reduced || presentation.reducesMotion || currentSettings.reducesMotion
  }

  // MARK: Plans and layers

  private func transition(of change: PictureChange, _ request: TransitionRequest) async throws -> ShownTransition {
    let outline = WidgetFamilyValue(name: change.family).map { WidgetMask(of: $0, on: change.placement.device, in: change.placement.slot) } ?? .none
    guard let ends = change.ends else { return ShownTransition(from: request.from, to: "", plan: .cut(change.size), outline: outline) }
    return ShownTransition(from: request.from, to: ends.key.to, plan: try await plan(ends), outline: outline)
  }

  /// - Parameter change: called again when the layer is painted, because a lock may hide it by then.
  private func layer(_ index: Int, _ request: TransitionRequest, of change: () throws -> PictureChange) async throws -> RenderedImage {
    let picture = try change()
    guard let ends = picture.ends, request.to.map({ $0 == ends.key.to }) ?? true else { throw TransitionError.outdated }
    let plan = try await plan(ends)
    guard plan.layers.indices.contains(index) else { throw TransitionError.noLayer(index, count: plan.layers.count) }
    let layer = plan.layers[index]
    var shown = picture.presentation
    shown.redaction = .none
    shown.isUpdating = layer.source == .earlier && request.toggled != nil
    shown.toggled = []
    let isBase = layer.role == .base
    let key = PictureKey(
      source: .layer(ends.key, index), family: picture.family, placement: picture.placement, presentation: shown, scale: ends.key.scale,
      isMasked: isBase, backdrop: isBase ? picture.backdrop : nil, part: isBase ? nil : layer.crop)
    let pictures = shownPictures
    let image = try await renderer.picture(key, of: picture.owner, at: now, nextEntry: nil) {
      let list = layer.source == .earlier ? try ends.earlier() : try ends.later()
      return Drawing(list: try list.keeping(layer.parts).encoded()) { hash in pictures.image(hash) ?? ends.image(layer.source, hash) }
    }
    // Locked while it was painted.
    guard try change().ends?.key == ends.key else { throw TransitionError.outdated }
    return image
  }

  private func plan(_ ends: TransitionEnds) async throws -> TransitionPlan {
    if let known = transitionPlans.value(for: ends.key) { return known }
    let plan = try await Self.makePlan(ends)
    transitionPlans.insert(plan, for: ends.key)
    return plan
  }

  /// Makes a plan outside the actor, because hostile lists take a while.
  private nonisolated static func makePlan(_ ends: TransitionEnds) async throws -> TransitionPlan {
    var conditions = TransitionConditions(scale: ends.key.scale)
    conditions.showsBackground = ends.key.showsBackground
    conditions.wasUpdating = ends.key.toggled != nil
    conditions.needsBase = ends.key.needsBase
    let later = try ends.later()
    // The host no longer has the earlier list, but the client has its picture.
    conditions.isProcessed = ends.key.isProcessed || ends.earlierData == nil
    return TransitionPlan(from: ends.earlierData == nil ? later : try ends.earlier(), to: later, conditions)
  }
}
