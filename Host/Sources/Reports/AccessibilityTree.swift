import AlmanacProfiles
import AlmanacTextEngine
import AlmanacWireSchema
import Foundation

/// A widget's elements for assistive technology, as SwiftUI makes them from views:
///
/// - Each text, labelled image, progress and control is an element. A control reads what is in it.
/// - A label, value, hint or trait belongs to the one element below its node. Above several elements, a label or value makes one element of them,
///   with the controls among them inside; a hint, trait or priority applies to each.
/// - A gauge or progress is one element with the words of its label and of its value; without a value in words it is the percentage.
/// - Hidden nodes and nodes that are not drawn have none, except stand-ins.
/// - Elements of one container are sorted by priority; equal ones stay in drawing order.
struct AccessibilityTree {
  let elements: [AccessibilityElement]
  /// Whether elements were left out or texts shortened because the widget has more than the limits allow.
  let isCut: Bool
  /// When an element's text or progress next changes; nil: never.
  let nextChange: Date?

  /// - Parameters:
  ///   - date: the instant at which dynamic text is evaluated, without seconds: a listener cannot follow them.
  ///   - showsLabel: whether the widget's label is shown beside it. Its elements come last, and have the widget's frame: a label is bent in the picture.
  init(_ list: DisplayList, at date: Date, showsLabel: Bool = false, limits: ServiceLimits = Profiles.serviceLimits) {
    var collector = Collector(list: list, date: date)
    var drafts = sorted(collector.elements(of: list.root, NodePath(), at: .identity, isStandIn: false))
    if showsLabel, list.hasLabel {
      let frame = AffineMap.identity.bounds(width: list.size.width, height: list.size.height)
      drafts += sorted(collector.elements(of: list.label, NodePath(), at: .identity, isStandIn: false)).map { $0.besideWidget(frame) }
    }
    var cutter = Cutter(limits: limits, size: list.size)
    elements = cutter.elements(drafts, depth: 1)
    isCut = cutter.isCut
    nextChange = collector.nextChange
  }
}

private func sorted(_ drafts: [AccessibilityDraft]) -> [AccessibilityDraft] {
  // Swift's sort does not promise to keep the order of equal elements.
  drafts.enumerated().sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }.map(\.element)
}

/// Collects elements while it walks through a display list.
private struct Collector {
  let list: DisplayList
  let date: Date
  var nextChange: Date?

  mutating func elements(of node: DisplayNode, _ path: NodePath, at parent: AffineMap, isStandIn: Bool) -> [AccessibilityDraft] {
    let isStandIn = isStandIn || node.accessibility.standIn
    if node.toggleFace == .tapped || node.accessibility.hidden || (!isStandIn && node.hasOpacity && node.opacity <= 0) { return [] }
    let map = parent.entering(node, of: list, at: date)
    let size = node.size(in: list)
    let frame = map.bounds(width: size.width, height: size.height)
    var drafts: [AccessibilityDraft] = []
    // What is left out does not change what is read.
    if !node.accessibility.ignoreChildren || node.hasAction { drafts = content(of: node, path, map, frame, isStandIn: isStandIn) }
    if node.accessibility.hasFraction { drafts = [fraction(node.accessibility, of: drafts, frame)] }
    if node.accessibility.isValue { for index in drafts.indices { drafts[index].isValue = true } }
    if node.hasAction { return [control(node, path, around: drafts, frame)] }
    return node.hasAccessibility ? describe(drafts, by: node.accessibility, frame) : drafts
  }

  /// Returns the element of a gauge or of a progress that does not follow the clock.
  private func fraction(_ words: Accessibility, of parts: [AccessibilityDraft], _ frame: ContentReport.Frame) -> AccessibilityDraft {
    func said(_ parts: [AccessibilityDraft]) -> String { parts.map(\.words).filter { !$0.isEmpty }.joined(separator: ", ") }
    var draft = AccessibilityDraft(frame: frame)
    let fraction = words.fraction.isFinite ? min(max(words.fraction, 0), 1) : 0
    (draft.fraction, draft.isGauge) = (fraction, words.gauge)
    draft.label = said(parts.filter { !$0.isValue })
    draft.value = said(parts.filter(\.isValue))
    if draft.value.isEmpty { draft.value = fraction.formatted(.percent.precision(.fractionLength(0)).locale(Locale(identifier: list.locale))) }
    if parts.contains(where: { $0.traits.contains(.updatesFrequently) }) { draft.traits = .updatesFrequently }
    return draft
  }

  private mutating func content(
    of node: DisplayNode, _ path: NodePath, _ map: AffineMap, _ frame: ContentReport.Frame, isStandIn: Bool
  ) -> [AccessibilityDraft] {
    var draft = AccessibilityDraft(frame: frame)
    switch node.content {
    case .group(let group):
      return group.children.enumerated().flatMap { elements(of: $1, path.child($0), at: map, isStandIn: isStandIn) }
    case .text(let text): draft.label = words(text.lines)
    case .dynamicText(let text):
      draft.label = words(text.runs)
      draft.traits = .updatesFrequently
    case .image: draft.traits = .image
    case .symbol(let symbol):
      draft.traits = .image
      draft.label = Profiles.symbols.spokenName(of: symbol.name)
    case .dynamicProgress(let progress):
      let fraction = progress.fraction(at: date)
      draft.fraction = fraction
      draft.value = fraction.formatted(.percent.precision(.fractionLength(0)).rounded(rule: .down).locale(Locale(identifier: list.locale)))
      draft.traits = .updatesFrequently
      note(progress.nextPercent(after: date))
    case .path, nil: return []
    }
    return draft.label.isEmpty && draft.value.isEmpty && !draft.traits.contains(.image) ? [] : [draft]
  }

  /// Returns the element of a link, a button or a toggle: it says what is in it. Controls inside stay elements of their own.
  private func control(
    _ node: DisplayNode, _ path: NodePath, around drafts: [AccessibilityDraft], _ frame: ContentReport.Frame
  ) -> AccessibilityDraft {
    var draft = AccessibilityDraft(frame: frame)
    draft.path = path
    draft.label = drafts.filter { !$0.isControl }.map(\.words).filter { !$0.isEmpty }.joined(separator: ", ")
    draft.children = drafts.flatMap(\.controls)
    var words = node.accessibility
    switch node.action.action {
    case .link(let link): draft.link = link
    case .intent(let intent):
      draft.intent = intent.type
      if intent.hasTogglesTo {
        draft.isOn = !intent.togglesTo
        // A toggle's value repeats whether it is on.
        words.value = ""
      }
    case nil: break
    }
    draft.apply(words)
    return draft
  }

  private func describe(_ drafts: [AccessibilityDraft], by words: Accessibility, _ frame: ContentReport.Frame) -> [AccessibilityDraft] {
    var draft = AccessibilityDraft(frame: frame)
    if words.containChildren, !drafts.isEmpty {
      draft.isGroup = true
      draft.children = sorted(drafts)
    } else if drafts.isEmpty {
      if words.label.isEmpty && words.value.isEmpty { return [] }
    } else if drafts.count > 1, words.combineChildren || !words.label.isEmpty || !words.value.isEmpty {
      draft.label = drafts.map(\.words).filter { !$0.isEmpty }.joined(separator: ", ")
      draft.children = drafts.flatMap(\.controls)
      draft.isGroup = !draft.children.isEmpty
    } else {
      return drafts.map { draft in
        var draft = draft
        draft.apply(words)
        return draft
      }
    }
    draft.apply(words)
    return [draft]
  }

  private mutating func words(_ lines: [TextLine]) -> String {
    lines.map { words($0.runs) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private mutating func words(_ runs: [TextRun]) -> String {
    var text = ""
    for run in runs {
      switch run.value {
      case .text(let part): text += part
      case .date(let dynamic):
        let part = DynamicText.string(for: dynamic, at: date, locale: list.locale, timeZone: list.timeZone, reducedPrecision: true)
        text += part.text
        note(part.nextChange)
      case .symbol, .image, nil: break
      }
    }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private mutating func note(_ change: Date?) {
    if let change, change > date, change < nextChange ?? .distantFuture { nextChange = change }
  }
}

/// Makes elements of drafts within the limits.
private struct Cutter {
  let limits: ServiceLimits
  let size: SizeValue
  var count = 0
  var bytes = 0
  var isCut = false

  mutating func elements(_ drafts: [AccessibilityDraft], depth: Int) -> [AccessibilityElement] {
    var elements: [AccessibilityElement] = []
    for draft in drafts {
      guard count < limits.contentElements, depth <= limits.contentDepth, bytes < limits.contentBytes else {
        isCut = true
        break
      }
      count += 1
      let texts = [draft.label, draft.value, draft.hint].map { text($0) }
      let children = self.elements(draft.children, depth: depth + 1)
      elements.append(AccessibilityElement(draft, label: texts[0], value: texts[1], hint: texts[2], frame: frame(draft.frame), children: children))
    }
    return elements
  }

  private mutating func text(_ text: String) -> String {
    let most = min(limits.contentTextBytes, limits.contentBytes - bytes)
    guard text.utf8.count > most else {
      bytes += text.utf8.count
      return text
    }
    isCut = true
    var part = text.prefix(0)
    var length = 0
    for index in text.indices {
      length += text[index].utf8.count
      if length > most { break }
      part = text[...index]
    }
    bytes += part.utf8.count
    return String(part) + "…"
  }

  /// The part of a frame inside the widget.
  private func frame(_ frame: ContentReport.Frame) -> ContentReport.Frame {
    let (left, top) = (min(max(frame.x, 0), size.width), min(max(frame.y, 0), size.height))
    let (right, bottom) = (min(max(frame.x + frame.width, left), size.width), min(max(frame.y + frame.height, top), size.height))
    return .init(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension DynamicProgressContent {
  /// The part of the interval that has passed, or that is left if it counts down.
  fileprivate func fraction(at date: Date) -> Double {
    let length = end.seconds - start.seconds
    let passed = length > 0 ? min(max((date.timeIntervalSince1970 - start.seconds) / length, 0), 1) : 1
    return countsDown ? 1 - passed : passed
  }

  /// The instant of the next whole percent; nil after the end.
  fileprivate func nextPercent(after date: Date) -> Date? {
    let now = date.timeIntervalSince1970
    if now < start.seconds { return Date(timeIntervalSince1970: start.seconds) }
    guard now < end.seconds else { return nil }
    let step = max((end.seconds - start.seconds) / 100, 1)
    return Date(timeIntervalSince1970: min(end.seconds, start.seconds + (((now - start.seconds) / step).rounded(.down) + 1) * step))
  }
}
