import AlmanacWireSchema

extension ContentLint {
  static let missingAccessibilityLabel = ContentLint(
    name: "missingAccessibilityLabel",
    reason: "People who cannot see the widget hear “image” or “button”, and not what it shows or does.",
    fix: "Add accessibilityLabel(_:), or hide what only decorates with accessibilityHidden(true) or Image(decorative:)."
  ) { drawing in
    var findings: [ContentFinding] = []
    try drawing.forEachList { list, date in
      let nodes = PlacedNode.all(in: list)
      for node in nodes where !node.isHidden && !node.isDescribed {
        if node.isControl {
          guard !node.node.speaks() else { continue }
          let what = if case .link? = node.node.action.action { "a link" } else { "a button or toggle" }
          findings.append(ContentFinding(text: "\(what) has no words for assistive technology", source: node.source, entry: date, cause: "control"))
        } else if case .image? = node.node.content, !node.isInControl, node.node.accessibility.label.isEmpty {
          findings.append(ContentFinding(text: "an image has no accessibility label", source: node.source, entry: date, cause: "image"))
        }
      }
    }
    return findings
  }
}

extension DisplayNode {
  /// Whether assistive technology has words for the node or for what is in it. A stand-in is read although it is not drawn.
  fileprivate func speaks(inStandIn: Bool = false) -> Bool {
    let isStandIn = inStandIn || accessibility.standIn
    if accessibility.hidden || toggleFace == .tapped || (!isStandIn && hasOpacity && opacity <= 0) { return false }
    if says { return true }
    guard case .group(let group)? = content else { return false }
    return group.children.contains { $0.speaks(inStandIn: isStandIn) }
  }

  /// Whether assistive technology has words for it. A symbol has its name.
  fileprivate var says: Bool {
    if !accessibility.label.isEmpty || !accessibility.value.isEmpty || accessibility.hasFraction { return true }
    return switch content {
    case .text(let text): text.lines.contains { $0.runs.contains { !$0.text.isEmpty } }
    case .dynamicText, .symbol, .dynamicProgress: true
    case .image, .path, .group, nil: false
    }
  }
}
