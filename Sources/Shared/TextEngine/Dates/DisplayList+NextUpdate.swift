import Foundation
import WireSchema

extension DisplayList {
  /// Returns the first instant after `date` at which the picture of this list changes with the clock; nil: never (ARCHITECTURE rule 2).
  ///
  /// Text changes with its dates. Bars and rings count as changed when they have moved by a third of a point, at most once per second. Hidden content
  /// counts too.
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
      node.visitContents { content, size in
        let change: Date? =
          switch content {
          case .dynamicText(let text): text.nextUpdate(after: date, locale: locale, timeZone: timeZone, reducedPrecision: reducedPrecision)
          case .dynamicProgress(let progress): progress.nextUpdate(after: date, in: size, reducedPrecision: reducedPrecision)
          case .group, .path, .text, .image, .symbol: nil
          }
        if let change, change > date, change < next ?? .distantFuture { next = change }
      }
    }
    return next
  }

  /// Whether the content of any node depends on the clock: dynamic text or progress.
  public var isTimeDriven: Bool {
    var found = false
    for node in [background, root, label] {
      node.visitContents { content, _ in
        switch content {
        case .dynamicText, .dynamicProgress: found = true
        case .group, .path, .text, .image, .symbol: break
        }
      }
    }
    return found
  }
}

extension DisplayNode {
  /// Calls `body` with the content and size of this node and all its descendants, including masks.
  fileprivate func visitContents(_ body: (OneOf_Content, SizeValue) -> Void) {
    if let content {
      body(content, SizeValue(width: frame.width, height: frame.height))
      if case .group(let group) = content { for child in group.children { child.visitContents(body) } }
    }
    if hasMask { mask.visitContents(body) }
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
