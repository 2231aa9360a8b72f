import AlmanacPaintingCost
import AlmanacProfiles
import AlmanacWireSchema

/// What a plan depends on besides the two lists.
public struct TransitionConditions: Sendable {
  /// Pixels per point, for layers on whole pixels.
  public var scale: Double
  /// Whether the pictures show the container background.
  public var showsBackground = true
  /// Whether each pixel of a picture is changed after it was painted, so that it cannot be put together from layers.
  public var isProcessed = false
  /// Whether the earlier picture shows that an intent is performed.
  public var wasUpdating = false
  /// Whether the layers need one for what is behind the widget.
  public var needsBase = false

  /// Creates conditions for a picture with `scale` pixels per point; the rest as in full colour over nothing.
  public init(scale: Double) { self.scale = scale }
}

extension TransitionPlan {
  /// Plans how the picture of `old` becomes that of `new`.
  ///
  /// A pure function of untrusted lists: its cost and its result are bounded by `profile`. Where a list has no identities, or more changes than can be
  /// shown, the whole widget fades.
  public init(
    from old: DisplayList, to new: DisplayList, _ conditions: TransitionConditions, profile: EntryAnimationProfile = Profiles.entryAnimations
  ) {
    var planner = TransitionPlanner(old, new, conditions, profile)
    self = planner.plan()
  }

  /// The plan in which nothing is animated.
  public static func cut(_ size: SizeValue) -> TransitionPlan { TransitionPlan(course: .cut, size: size, duration: 0, layers: [], fade: nil) }
}

/// Plans one change.
struct TransitionPlanner {
  let old: DisplayList
  let new: DisplayList
  let conditions: TransitionConditions
  let profile: EntryAnimationProfile
  let standard: LayerTiming
  private var layers: [TransitionLayer] = []
  /// The still layer that further parts can join.
  private var still: Int?
  /// What has changed above that layer.
  private var changed: [RectValue] = []
  private var watchedBefore: [UInt32: UInt32] = [:]
  private var watchedAfter: [UInt32: UInt32] = [:]
  private var area = 0.0
  private var isTooMuch = false

  init(_ old: DisplayList, _ new: DisplayList, _ conditions: TransitionConditions, _ profile: EntryAnimationProfile) {
    (self.old, self.new, self.conditions, self.profile) = (old, new, conditions, profile)
    standard = LayerTiming.standard(profile)
  }

  mutating func plan() -> TransitionPlan {
    // Another family or device: the places have nothing to do with each other.
    guard old.size == new.size, new.size.width > 0, new.size.height > 0 else { return .cut(new.size) }
    guard !conditions.isProcessed, !old.curvesContent, !new.curvesContent, old.rightToLeft == new.rightToLeft else { return fade() }
    let sections = (PartCollector.sections(of: old), PartCollector.sections(of: new))
    let before = PartCollector(
      old, showsBackground: conditions.showsBackground, otherSections: sections.1, isUpdating: conditions.wasUpdating)
    let after = PartCollector(new, showsBackground: conditions.showsBackground, otherSections: sections.0, isUpdating: false)
    guard before.parts.count + after.parts.count <= profile.mostParts else { return fade() }
    (watchedBefore, watchedAfter) = (before.watched, after.watched)
    // Archives of earlier versions have no identities.
    let isIdentified = before.parts.contains { $0.identity != 0 } || before.parts.isEmpty
    if conditions.needsBase { add(TransitionLayer(still: [], crop: whole, role: .base)) }
    let pairs = PartPairs(before.parts, after.parts)
    remove(pairs.gone[-1] ?? [], of: before.parts)
    for (index, part) in after.parts.enumerated() where !isTooMuch {
      if let earlier = pairs.earlier[index] { change(before.parts[earlier], into: part) } else { insert(part) }
      remove(pairs.gone[index] ?? [], of: before.parts)
    }
    let end = layers.compactMap(\.timing?.end).max()
    guard let end else { return .cut(new.size) }
    guard isIdentified, !isTooMuch else { return fade() }
    return TransitionPlan(course: .layers, size: new.size, duration: end, layers: layers, fade: nil)
  }

  private func fade() -> TransitionPlan {
    TransitionPlan(course: .fade, size: new.size, duration: standard.end, layers: [], fade: standard)
  }

  // MARK: Changes

  private mutating func change(_ before: PicturePart, into after: PicturePart) {
    let hasSameAppearance = before.isEqualInAppearance(after)
    if hasSameAppearance, before.frame == after.frame { return keep(after) }
    guard let timing = timing(of: after, matched: before) else { return keep(after) }
    let geometry = PartGeometry(from: before, to: after)
    if hasSameAppearance || geometry.isResized {
      return move(after, geometry, timing)
    }
    switch after.change.content.kind {
    // The new content is there at once, and moves from the place of the old one.
    case .identity: move(after, geometry, timing)
    case .numeric:
      let characters = RollingText(from: before, to: after, profile)
      if let characters { roll(characters, before, after, timing) } else { fade(before, into: after, geometry, timing) }
    case .opacity, .UNRECOGNIZED: fade(before, into: after, geometry, timing)
    // Text without a content transition of its author blurs while it changes.
    case .interpolate, .unspecified: fade(before, into: after, geometry, timing, blur: before.isText && after.isText ? profile.rollBlur : 0)
    }
  }

  private mutating func move(_ after: PicturePart, _ geometry: PartGeometry, _ timing: LayerTiming) {
    let crop = pixels(after.ink)
    let start = geometry.earlier(crop)
    guard start != crop else { return keep(after) }
    add(
      TransitionLayer(
        role: .move, source: .later, parts: [after.path], crop: crop, start: .init(frame: start), end: .init(frame: crop), timing: timing))
  }

  private mutating func fade(_ before: PicturePart, into after: PicturePart, _ geometry: PartGeometry, _ timing: LayerTiming, blur: Double = 0) {
    let (oldCrop, newCrop) = (pixels(before.ink), pixels(after.ink))
    let (oldEnd, newStart) = (geometry.later(oldCrop), geometry.earlier(newCrop))
    // Neighbours that only change their content change as one layer.
    if oldEnd == oldCrop, newStart == newCrop, let last = layers.indices.last, last > 0, layers[last].role == .in, layers[last].timing == timing,
      layers[last].start.frame == layers[last].end.frame, layers[last].start.blur == blur, layers[last - 1].role == .out,
      layers[last - 1].start.frame == layers[last - 1].end.frame
    {
      join(last - 1, before.path, oldCrop)
      return join(last, after.path, newCrop)
    }
    add(
      TransitionLayer(
        role: .out, source: .earlier, parts: [before.path], crop: oldCrop, start: .init(frame: oldCrop),
        end: .init(frame: oldEnd, opacity: 0, blur: blur),
        timing: timing))
    add(
      TransitionLayer(
        role: .in, source: .later, parts: [after.path], crop: newCrop, start: .init(frame: newStart, opacity: 0, blur: blur),
        end: .init(frame: newCrop),
        timing: timing))
  }

  private mutating func insert(_ part: PicturePart) {
    let authored = part.change.hasInsertion ? part.change.insertion : .fade
    guard authored.changes, let timing = timing(of: authored, part, watched: watchedAfter, other: watchedBefore) else { return keep(part) }
    let crop = pixels(part.ink)
    let start = authored.state(of: crop, part: part.frame, profile)
    if !part.change.hasInsertion, let last = layers.indices.last, layers[last].role == .insertion, layers[last].timing == timing,
      layers[last].start.frame == layers[last].end.frame, layers[last].start.opacity == 0
    {
      return join(last, part.path, crop)
    }
    add(TransitionLayer(role: .insertion, source: .later, parts: [part.path], crop: crop, start: start, end: .init(frame: crop), timing: timing))
  }

  private mutating func remove(_ gone: [Int], of parts: [PicturePart]) {
    for part in gone.map({ parts[$0] }) where !isTooMuch {
      let authored = part.change.hasRemoval ? part.change.removal : .fade
      guard authored.changes, let timing = timing(of: authored, part, watched: watchedBefore, other: watchedAfter) else { continue }
      let crop = pixels(part.ink)
      if !part.change.hasRemoval, let last = layers.indices.last, layers[last].role == .removal, layers[last].timing == timing,
        layers[last].start.frame == layers[last].end.frame, layers[last].end.opacity == 0
      {
        join(last, part.path, crop)
        continue
      }
      add(
        TransitionLayer(
          role: .removal, source: .earlier, parts: [part.path], crop: crop, start: .init(frame: crop),
          end: authored.state(of: crop, part: part.frame, profile), timing: timing))
    }
  }

  private mutating func roll(_ text: RollingText, _ before: PicturePart, _ after: PicturePart, _ timing: LayerTiming) {
    for step in text.steps where !isTooMuch {
      switch step {
      case .stays(let from, let to):
        let crop = pixels(to)
        let start = crop.offset(x: from.x - to.x, y: from.y - to.y)
        if before.isDimmed != after.isDimmed {
          let old = pixels(from)
          add(
            TransitionLayer(
              role: .out, source: .earlier, parts: [before.path], crop: old, start: .init(frame: old),
              end: .init(frame: old.offset(x: to.x - from.x, y: to.y - from.y), opacity: 0), timing: timing))
          add(
            TransitionLayer(
              role: .in, source: .later, parts: [after.path], crop: crop, start: .init(frame: start, opacity: 0), end: .init(frame: crop),
              timing: timing))
        } else if start == crop {
          add(TransitionLayer(still: [after.path], crop: crop, role: .still))
        } else {
          add(
            TransitionLayer(
              role: .move, source: .later, parts: [after.path], crop: crop, start: .init(frame: start), end: .init(frame: crop), timing: timing))
        }
      case .leaves(let box):
        let crop = pixels(box)
        add(
          TransitionLayer(
            role: .rollOut, source: .earlier, parts: [before.path], crop: crop, start: .init(frame: crop),
            end: .init(frame: crop.offset(x: 0, y: -text.distance), opacity: 0, blur: profile.rollBlur), timing: timing))
      case .comes(let box):
        let crop = pixels(box)
        add(
          TransitionLayer(
            role: .rollIn, source: .later, parts: [after.path], crop: crop,
            start: .init(frame: crop.offset(x: 0, y: text.distance), opacity: 0, blur: profile.rollBlur), end: .init(frame: crop), timing: timing))
      }
    }
  }

  // MARK: Timing

  /// The timing of a part that was there before; nil: it changes at once.
  private func timing(of part: PicturePart, matched earlier: PicturePart) -> LayerTiming? {
    timing(in: part.scopes, watched: watchedAfter, other: watchedBefore)
  }

  private func timing(
    of transition: TransitionValue, _ part: PicturePart, watched: [UInt32: UInt32], other: [UInt32: UInt32]
  ) -> LayerTiming? {
    if transition.hasAnimation { return LayerTiming(transition.animation, profile) }
    return timing(in: part.scopes, watched: watched, other: other)
  }

  /// The innermost animation whose value has changed counts; without one, the system's own.
  private func timing(in scopes: [PicturePart.Scope], watched: [UInt32: UInt32], other: [UInt32: UInt32]) -> LayerTiming? {
    for scope in scopes.reversed() {
      let applies = scope.watched == 0 || other[scope.identity].map { $0 != scope.watched } ?? false
      if applies { return LayerTiming(scope.animation, profile) }
    }
    return standard
  }

  // MARK: Layers

  private var whole: RectValue { RectValue(x: 0, y: 0, width: new.size.width, height: new.size.height) }

  /// Returns the box enlarged to whole pixels, as far as it is not farther from the widget than the widget is large.
  private func pixels(_ box: RectValue) -> RectValue {
    let reach = whole.outset(by: max(new.size.width, new.size.height)).intersection(box)
    guard !reach.isEmpty else { return RectValue() }
    let scale = conditions.scale
    func down(_ value: Double) -> Double { (value * scale + 1e-6).rounded(.down) / scale }
    func up(_ value: Double) -> Double { (value * scale - 1e-6).rounded(.up) / scale }
    let (x, y) = (down(reach.minX), down(reach.minY))
    return RectValue(x: x, y: y, width: up(reach.maxX) - x, height: up(reach.maxY) - y)
  }

  private mutating func keep(_ part: PicturePart) {
    let crop = pixels(part.ink.intersection(whole))
    guard !crop.isEmpty else { return }
    if let still, !changed.contains(where: { !$0.intersection(crop).isEmpty }) {
      return join(still, part.path, crop)
    }
    add(TransitionLayer(still: [part.path], crop: crop, role: .still))
    still = isTooMuch ? nil : layers.count - 1
    changed = []
  }

  private mutating func add(_ layer: TransitionLayer) {
    guard !layer.crop.isEmpty else { return }
    area += layer.crop.width * layer.crop.height
    guard layers.count < profile.mostLayers, area <= profile.mostArea * whole.width * whole.height else {
      isTooMuch = true
      return
    }
    layers.append(layer)
    changed.append(layer.start.frame.union(layer.end.frame))
  }

  /// Adds a part to a layer.
  private mutating func join(_ index: Int, _ path: PartPath, _ crop: RectValue) {
    guard !crop.isEmpty else { return }
    let before = layers[index].crop
    layers[index].parts.append(path)
    layers[index].crop = before.union(crop)
    layers[index].start.frame = layers[index].crop
    layers[index].end.frame = layers[index].crop
    area += layers[index].crop.width * layers[index].crop.height - before.width * before.height
    if area > profile.mostArea * whole.width * whole.height { isTooMuch = true }
    if layers[index].role != .still { changed.append(layers[index].crop) }
  }
}

extension TransitionLayer {
  /// A layer of the later picture that does not change.
  fileprivate init(still parts: [PartPath], crop: RectValue, role: Role) {
    self.init(role: role, source: .later, parts: parts, crop: crop, start: State(frame: crop), end: State(frame: crop), timing: nil)
  }
}

extension TransitionValue {
  /// The system's own: a fade.
  fileprivate static let fade = TransitionValue.with { $0.opacity = 0 }

  /// Whether the node looks different at the outer end.
  fileprivate var changes: Bool {
    (hasOpacity && opacity < 1) || offset != PointValue() || shift != PointValue() || (hasScale && scale != 1) || blur > 0
  }

  /// Returns what a layer looks like at the outer end, that of a part with this frame.
  fileprivate func state(of crop: RectValue, part frame: RectValue, _ profile: EntryAnimationProfile) -> TransitionLayer.State {
    let factor = hasScale ? min(max(scale, 0), 10) : 1
    let anchor = hasAnchor ? anchor : PointValue(x: 0.5, y: 0.5)
    let (x, y) = (frame.x + anchor.x * frame.width, frame.y + anchor.y * frame.height)
    var box = crop
    if factor != 1 {
      box = RectValue(
        x: x + (crop.x - x) * factor, y: y + (crop.y - y) * factor, width: crop.width * factor, height: crop.height * factor)
    }
    func bounded(_ value: Double) -> Double { min(max(value, -10_000), 10_000) }
    box = box.offset(
      x: bounded(offset.x + shift.x * frame.width), y: bounded(offset.y + shift.y * frame.height))
    return TransitionLayer.State(
      frame: box, opacity: hasOpacity ? min(max(Double(opacity), 0), 1) : 1, blur: min(max(blur, 0), 100))
  }
}
