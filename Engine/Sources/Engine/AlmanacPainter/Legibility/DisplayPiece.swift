import AlmanacImageCodecs
import AlmanacWireSchema

/// One node of a display list that paints something, and where it is in the tree.
struct DisplayPiece {
  /// The position among the children of each group from the root on.
  let path: [Int]
  let content: DisplayNode.OneOf_Content
  /// The author's view that it comes from, if the list names sources; otherwise empty.
  let source: String
  private let debugName: String
  /// Whether the author has redacted it, so that a bar is shown in its place.
  let isReplaced: Bool

  /// Whether the author hides it from assistive technology.
  let isHidden: Bool

  /// Whether it adorns the widget: a symbol or an image that its author hides from assistive technology. It may be as faint as its author wants.
  var isDecoration: Bool {
    guard isHidden else { return false }
    return switch content {
    case .symbol, .image: true
    default: false
    }
  }

  /// Whether people read it: text, a symbol, an image or progress.
  var isContent: Bool {
    if isReplaced { return false }
    return switch content {
    case .text, .dynamicText, .image, .symbol, .dynamicProgress: true
    case .path, .group: false
    }
  }

  var isPath: Bool { if case .path = content { true } else { false } }
  var isImage: Bool { if case .image = content { true } else { false } }

  /// Whether it can cover an area.
  var canHide: Bool { isPath || isImage }

  /// What hides something, in the author's words: the name of the shape.
  var kindName: String { debugName.isEmpty ? (isImage ? "an image" : "a shape") : debugName }

  /// What is not visible, for a person.
  var contentName: String {
    switch content {
    case .text(let text): "the text “\(Self.short(text.lines.flatMap(\.runs).map(\.text).joined(separator: " ")))”"
    case .dynamicText: "a date or timer"
    case .symbol(let symbol): "the symbol \(symbol.name)"
    case .image: "an image"
    case .dynamicProgress: "a progress view"
    case .path, .group: "a shape"
    }
  }

  /// Returns whether both pieces show the same words, symbol or image.
  func showsSame(as other: DisplayPiece) -> Bool {
    switch (content, other.content) {
    case (.text(let a), .text(let b)): a.lines.flatMap(\.runs).map(\.text) == b.lines.flatMap(\.runs).map(\.text)
    case (.dynamicText(let a), .dynamicText(let b)): a.runs.map(\.value) == b.runs.map(\.value)
    case (.symbol(let a), .symbol(let b)): a.name == b.name
    case (.image(let a), .image(let b)): a.image == b.image
    case (.dynamicProgress(let a), .dynamicProgress(let b)): a.start == b.start && a.end == b.end
    default: false
    }
  }

  private static func short(_ text: String) -> String { text.count <= 24 ? text : text.prefix(23) + "…" }

  /// Every node that paints something, in the order of painting; masks are not included.
  static func all(in root: DisplayNode) -> [DisplayPiece] {
    var pieces: [DisplayPiece] = []
    func collect(_ node: DisplayNode, _ path: [Int], _ source: String, _ outer: RedactionState, _ isHidden: Bool) {
      guard node.toggleFace != .tapped else { return }
      let isHidden = isHidden || node.accessibility.hidden
      let redaction = outer.entering(node)
      let source = node.debugName.hasPrefix("@") ? String(node.debugName.dropFirst()) : source
      switch node.content {
      case .group(let group): for (index, child) in group.children.enumerated() { collect(child, path + [index], source, redaction, isHidden) }
      case let content?:
        pieces.append(
          DisplayPiece(
            path: path, content: content, source: source, debugName: node.debugName, isReplaced: redaction.replacesContent, isHidden: isHidden))
      case nil: break
      }
    }
    collect(root, [], "", RedactionState(), false)
    return pieces
  }
}

extension DisplayList {
  /// Returns the list without what the node at `path` paints.
  func without(_ path: [Int]) -> DisplayList {
    var list = self
    list.root.change(at: path[...]) { $0.content = nil }
    return list
  }

  /// Returns the list in which only the node at `path` paints, without a background.
  func only(_ path: [Int]) -> DisplayList {
    var list = self
    list.clearBackground()
    for piece in DisplayPiece.all(in: root) where piece.path != path { list.root.change(at: piece.path[...]) { $0.content = nil } }
    return list
  }
}

extension DecodedImage {
  /// Whether its covered parts differ in brightness, as a badge's star does from the badge. A silhouette loses that.
  var hasDetail: Bool {
    var (count, sum, squares) = (0.0, 0.0, 0.0)
    withPixels { pixels, stride in
      for row in 0..<height {
        let line = (pixels + row * stride).assumingMemoryBound(to: UInt32.self)
        for column in 0..<width where line[column] >> 24 > 230 {
          let brightness = Double(luma(line[column])) / 255
          count += 1
          sum += brightness
          squares += brightness * brightness
        }
      }
    }
    guard count > 0 else { return false }
    return squares / count - (sum / count) * (sum / count) > 0.15 * 0.15
  }

  /// Whether nearly all of it covers what is behind it, so that its outline is its whole frame.
  var isOpaque: Bool {
    var covered = 0
    withPixels { pixels, stride in
      for row in 0..<height {
        let line = (pixels + row * stride).assumingMemoryBound(to: UInt32.self)
        for column in 0..<width where line[column] >> 24 > 230 { covered += 1 }
      }
    }
    return Double(covered) >= 0.95 * Double(width * height)
  }
}
