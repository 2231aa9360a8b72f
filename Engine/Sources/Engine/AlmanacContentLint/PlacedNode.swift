import AlmanacWireSchema

/// A node of a display list with where it is in the widget and what is around it.
struct PlacedNode {
  let node: DisplayNode
  /// The box around it in the widget, in points.
  let box: RectValue
  /// The author's view that it comes from; empty: unknown.
  let source: String
  /// The position among the nodes, parents ahead of their children.
  let index: Int
  /// The positions of the nodes around it.
  let ancestors: [Int]
  /// Whether assistive technology skips it, because it or a node around it is hidden.
  let isHidden: Bool
  /// Whether a node around it says in words what is in it.
  let isDescribed: Bool
  /// Whether a link or button is around it.
  let isInControl: Bool
  /// Whether the author has redacted it, so that a bar is shown in place of a text.
  let isReplaced: Bool
  /// How a point of the node's content comes to the widget.
  let toWidget: TransformValue
  /// Its opacity, with that of the nodes around it, 0 to 1.
  let opacity: Double
  /// Whether the author has clipped or masked it, or a node around it.
  let isClipped: Bool

  var isControl: Bool { node.action.action != nil }

  /// Every node of a list's content that is drawn, in painting order.
  static func all(in list: DisplayList) -> [PlacedNode] {
    var nodes: [PlacedNode] = []
    func add(
      _ node: DisplayNode, _ outer: TransformValue, _ source: String, _ ancestors: [Int], hidden: Bool, described: Bool, inControl: Bool,
      redaction: RedactionState, opacity: Double, clipped: Bool
    ) {
      guard node.toggleFace != .tapped, !node.hasOpacity || node.opacity > 0 else { return }
      let toWidget = (node.hasTransform ? node.transform : .identity).concatenating(.translation(x: node.frame.x, y: node.frame.y))
        .concatenating(outer)
      let source = node.debugName.hasPrefix("@") ? String(node.debugName.dropFirst()) : source
      let hidden = hidden || node.accessibility.hidden
      let redaction = redaction.entering(node)
      let opacity = opacity * (node.hasOpacity ? Double(node.opacity) : 1)
      let clipped = clipped || node.hasClip || node.hasMask
      let index = nodes.count
      nodes.append(
        PlacedNode(
          node: node, box: toWidget.apply(to: RectValue(x: 0, y: 0, width: node.frame.width, height: node.frame.height)), source: source,
          index: index, ancestors: ancestors, isHidden: hidden, isDescribed: described, isInControl: inControl,
          isReplaced: redaction.replacesContent, toWidget: toWidget, opacity: opacity, isClipped: clipped))
      guard case .group(let group)? = node.content else { return }
      let words = node.accessibility
      let describes = !words.label.isEmpty || !words.value.isEmpty || words.ignoreChildren || words.hasFraction
      for child in group.children {
        add(
          child, toWidget, source, ancestors + [index], hidden: hidden, described: described || describes,
          inControl: inControl || node.action.action != nil, redaction: redaction, opacity: opacity, clipped: clipped)
      }
    }
    if list.hasRoot {
      add(
        list.root, .identity, "", [], hidden: false, described: false, inControl: false, redaction: RedactionState(), opacity: 1, clipped: false)
    }
    return nodes
  }

  /// The part of the box that the widget shows.
  func visibleBox(in size: SizeValue) -> RectValue {
    let (left, top) = (max(box.x, 0), max(box.y, 0))
    let (right, bottom) = (min(box.x + box.width, size.width), min(box.y + box.height, size.height))
    return RectValue(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// What the node draws, for a person.
  var contentName: String {
    switch node.content {
    case .text(let text): "the text “\(Self.short(text.lines.flatMap(\.runs).map(\.text).joined(separator: " ")))”"
    case .dynamicText: "a date or timer"
    case .symbol(let symbol): "the symbol \(symbol.name)"
    case .image: "an image"
    case .dynamicProgress: "a progress view"
    case .path, .group, nil: "a shape"
    }
  }

  static func short(_ text: String) -> String { text.count <= 32 ? text : text.prefix(31) + "…" }
}
