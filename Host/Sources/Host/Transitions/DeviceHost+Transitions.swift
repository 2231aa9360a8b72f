import Basics
import Foundation
import PaintProcess
import Painter
import Profiles
import Scheduler
import Store
import Transitions
import WireSchema

// Animates the change from one entry's picture to the next (Specification A14).
//
// A plan is made of what a client has been shown and of what is current. Nothing is planned while anything is hidden: places and sizes of the changed
// parts would tell about it.
extension DeviceHost {
  /// Returns how a widget's picture changes from what a client shows to what is current.
  ///
  /// Where something is hidden, in always-on, with reduced motion, or if nothing has changed, the course is `cut`. Where what the
  /// client shows is not known any more, it is `fade`.
  ///
  /// - Throws: a ``HostError`` if there is no such widget.
  public func transition(_ instance: String, presentation: Presentation, _ request: TransitionRequest) async throws -> ShownTransition {
    let record = try record(instance)
    guard let placement = placement(of: record) else { throw HostError.familyNotOnDevice(record.family, device: configuration.device.name) }
    let outline = WidgetFamilyValue(name: record.family).map { WidgetMask(of: $0, on: placement.device) } ?? .none
    guard let ends = try ends(of: record, at: placement, presentation, request) else {
      let size = placement.size(of: record.family).map { SizeValue(width: $0.width, height: $0.height) } ?? SizeValue()
      return ShownTransition(from: request.from, to: "", plan: .cut(size), outline: outline)
    }
    let plan = try await plan(ends)
    return ShownTransition(from: request.from, to: ends.key.to.description, plan: plan, outline: outline)
  }

  /// Returns the picture of a layer.
  ///
  /// - Throws: ``TransitionError``; a ``HostError`` if there is no such widget.
  public func transitionLayer(
    _ instance: String, _ index: Int, presentation: Presentation, _ request: TransitionRequest
  ) async throws -> RenderedImage {
    let record = try record(instance)
    guard let placement = placement(of: record), let ends = try ends(of: record, at: placement, presentation, request),
      request.to.map({ $0 == ends.key.to.description }) ?? true
    else { throw TransitionError.outdated }
    let plan = try await plan(ends)
    guard plan.layers.indices.contains(index) else { throw TransitionError.noLayer(index, count: plan.layers.count) }
    let layer = plan.layers[index]
    var shown = presentation
    shown.redaction = .none
    shown.isUpdating = layer.source == .earlier && request.toggled != nil
    shown.toggled = []
    let isBase = layer.role == .base
    let backdrop = isBase ? try backdrop(request.backdrop, of: record.family, at: placement, presentation) : nil
    let key = PictureKey(
      source: .layer(ends.key, index), family: record.family, placement: placement, presentation: shown, scale: ends.key.scale, isMasked: isBase,
      backdrop: backdrop, part: isBase ? nil : layer.crop)
    let (store, pictures, papers) = (store, shownPictures, papers)
    let image = try await renderer.picture(key, of: owner(record.app, widget: record.id.rawValue), at: now, nextEntry: nil) {
      let list = layer.source == .earlier ? try ends.earlier() : try ends.later()
      return Drawing(list: try list.keeping(layer.parts).encoded()) { hash in
        if hash == backdrop?.wallpaper { return papers.image(hash) }
        if let kept = pictures.image(hash) { return kept }
        let archives = layer.source == .earlier ? [ends.key.from.archive, ends.key.to.archive] : [ends.key.to.archive]
        return archives.lazy.compactMap { try? store.image(hash, of: $0) }.first
      }
    }
    // Locked while it was painted.
    guard try self.ends(of: record, at: placement, presentation, request)?.key == ends.key else { throw TransitionError.outdated }
    return image
  }

  /// What is shown before and after a change.
  private struct Ends: Sendable {
    let key: TransitionKey
    let earlierData: Data?
    let laterData: Data

    func earlier() throws -> DisplayList {
      guard let earlierData else { throw TransitionError.outdated }
      var list = try DisplayList(decoding: earlierData)
      for path in key.toggled ?? [] { list.turnToggle(at: path) }
      return list
    }
    func later() throws -> DisplayList { try DisplayList(decoding: laterData) }
  }

  /// Returns both ends of a change; nil if nothing may be animated.
  private func ends(
    of record: InstanceRecord, at placement: Placement, _ presentation: Presentation, _ request: TransitionRequest
  ) throws -> Ends? {
    let isStill = presentation.luminance == .reduced || presentation.reducesMotion || currentSettings.reducesMotion
    guard !isStill, concealment(of: record.app) == .none, tile(of: record, at: placement) == nil, let from = ShownList(request.from),
      let current = try currentEntry(record.id, at: now), let archive = try archives.headers(current.archive),
      redaction(presentation.redaction, under: .none, isPlaceholder: current.isPlaceholder) == .none,
      let index = archive.entries[current.entry].displayListIndex(for: presentation.variantKey, at: now)
    else { return nil }
    let to = ShownList(archive: current.archive, index: index)
    guard from != to, let later = try store.displayListData(to.archive, at: to.index) else { return nil }
    // A list that was shown may be named only by what the host itself said.
    let earlier =
      try shownPictures.list(from, of: record.id) ?? (from.archive == to.archive ? store.displayListData(from.archive, at: from.index) : nil)
    let key = TransitionKey(
      from: from, to: to, toggled: request.toggled, scale: placement.scale(request.scale, family: record.family),
      showsBackground: presentation.background != .removed,
      isProcessed: presentation.renderingMode == .vibrant || labelLayout(of: record, at: placement) != nil,
      needsBase: try backdrop(request.backdrop, of: record.family, at: placement, presentation) != nil)
    return Ends(key: key, earlierData: earlier, laterData: later)
  }

  private func plan(_ ends: Ends) async throws -> TransitionPlan {
    if let known = transitionPlans.value(for: ends.key) { return known }
    let plan = try await Self.makePlan(ends)
    transitionPlans.insert(plan, for: ends.key)
    return plan
  }

  /// Makes a plan outside the actor, because hostile lists take a while.
  private nonisolated static func makePlan(_ ends: Ends) async throws -> TransitionPlan {
    var conditions = TransitionConditions(scale: ends.key.scale)
    conditions.showsBackground = ends.key.showsBackground
    conditions.wasUpdating = ends.key.toggled != nil
    conditions.needsBase = ends.key.needsBase
    let later = try ends.later()
    // Of what is not known any more, the client has the picture.
    conditions.isProcessed = ends.key.isProcessed || ends.earlierData == nil
    return TransitionPlan(from: ends.earlierData == nil ? later : try ends.earlier(), to: later, conditions)
  }
}

/// Everything that a plan depends on.
struct TransitionKey: Hashable, Sendable {
  let from: ShownList
  let to: ShownList
  let toggled: Set<NodePath>?
  let scale: Double
  let showsBackground: Bool
  let isProcessed: Bool
  let needsBase: Bool
}
