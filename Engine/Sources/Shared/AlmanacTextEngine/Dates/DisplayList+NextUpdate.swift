import AlmanacPaintingCost
import AlmanacWireSchema
import Foundation

extension DisplayList {
  /// Returns the first instant after `date` at which the picture of this list changes with the clock; nil: never (ARCHITECTURE rule 2).
  ///
  /// Text changes with its dates. Bars, rings and hands of clocks count as changed when they have moved by a third of a point, at most once per second.
  /// Hidden content counts too.
  ///
  /// - Parameter reducedPrecision: whether the luminance is reduced (Specification D6): text omits seconds, and the picture changes only at whole
  ///   minutes; see ``AlwaysOnCadence``.
  public func nextUpdate(after date: Date, reducedPrecision: Bool = false) -> Date? {
    guard reducedPrecision else { return nextChange(after: date, reducedPrecision: false) }
    return nextChange(after: AlwaysOnCadence.instant(at: date), reducedPrecision: true).map(AlwaysOnCadence.visible)
  }

  private func nextChange(after date: Date, reducedPrecision: Bool) -> Date? {
    var next: Date?
    for node in [hasBackground ? background : nil, hasRoot ? root : nil, hasLabel ? label : nil] {
      guard let node else { continue }
      node.visit { node in
        let change: Date? =
          switch node.content {
          case .dynamicText(let text): text.nextUpdate(after: date, locale: locale, timeZone: timeZone, reducedPrecision: reducedPrecision)
          case .dynamicProgress(let progress):
            progress.nextUpdate(
              after: date, in: SizeValue(width: node.frame.width, height: node.frame.height), reducedPrecision: reducedPrecision)
          case .group, .path, .text, .image, .symbol, nil: nil
          }
        let turned =
          node.hasClockRotation
          ? node.clockRotation.nextChange(after: date, reach: node.rotationReach, reducedPrecision: reducedPrecision) : nil
        for change in [change, turned].compactMap(\.self) where change > date && change < next ?? .distantFuture { next = change }
      }
    }
    return next
  }

  /// Whether any node depends on the clock: dynamic text, progress or rotation.
  public var isTimeDriven: Bool {
    var found = false
    for node in [background, root, label] {
      node.visit { node in
        switch node.content {
        case .dynamicText, .dynamicProgress: found = true
        case .group, .path, .text, .image, .symbol, nil: if node.hasClockRotation { found = true }
        }
      }
    }
    return found
  }
}

extension DisplayNode {
  /// Calls `body` with this node and all its descendants, including masks.
  fileprivate func visit(_ body: (DisplayNode) -> Void) {
    body(self)
    if case .group(let group)? = content { for child in group.children { child.visit(body) } }
    if hasMask { mask.visit(body) }
  }
}

extension DynamicTextContent {
  fileprivate func nextUpdate(after date: Date, locale: String, timeZone: String, reducedPrecision: Bool) -> Date? {
    runs.compactMap { run -> Date? in
      guard case .date(let value) = run.value else { return nil }
      return DynamicText.string(for: value, at: date, locale: locale, timeZone: timeZone, reducedPrecision: reducedPrecision).nextChange
    }.min()
  }
}

extension DynamicProgressContent {
  fileprivate func nextUpdate(after date: Date, in size: SizeValue, reducedPrecision: Bool) -> Date? {
    let now = date.timeIntervalSince1970
    if now < start.seconds { return start.date }
    guard now < end.seconds else { return nil }
    // A third of a point is one pixel of a 3× screen.
    let length = form == .circular ? .pi * min(size.width, size.height) : size.width
    let steps = max(1, (length * 3).rounded(.up))
    let interval = max((end.seconds - start.seconds) / steps, reducedPrecision ? AlwaysOnCadence.seconds : 1)
    // Count steps from the start, so that all hosts update at the same instants.
    var step = ((now - start.seconds) / interval).rounded(.down) + 1
    if start.seconds + step * interval <= now { step += 1 }
    return Date(timeIntervalSince1970: min(end.seconds, start.seconds + step * interval))
  }
}
