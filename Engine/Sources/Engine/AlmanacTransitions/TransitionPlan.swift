import AlmanacWireSchema

/// How a picture becomes the next one: layers, the lowest first, each of which is painted once and then moved, scaled, blurred and faded.
public struct TransitionPlan: Sendable, Equatable {
  /// How the change is shown.
  public enum Course: String, Sendable {
    /// The new picture takes the place of the old one at once, because nothing is animated.
    case cut
    /// The old picture fades into the new one as a whole.
    case fade
    /// The layers are played.
    case layers
  }
  /// How the change is shown.
  public let course: Course
  /// The size of the widget, in points.
  public let size: SizeValue
  /// When everything is over, in seconds from the start.
  public let duration: Double
  /// The layers of ``Course/layers``, the lowest first; empty otherwise.
  public let layers: [TransitionLayer]
  /// The timing of ``Course/fade``.
  public let fade: LayerTiming?
}

/// A layer of a change.
public struct TransitionLayer: Sendable, Equatable {
  /// What happens to the layer.
  public enum Role: String, Sendable {
    /// What is behind the widget.
    case base
    /// It stays as it is.
    case still
    /// It moves to another place or size.
    case move
    /// It fades into another content, the layer after it, maybe on its way to another place.
    case out = "fade-out"
    /// It takes the place of the layer before it.
    case `in` = "fade-in"
    /// It appears.
    case insertion
    /// It disappears.
    case removal
    /// A character that rolls away.
    case rollOut = "roll-out"
    /// A character that rolls to its place.
    case rollIn = "roll-in"
  }
  /// The entry whose picture contains the layer.
  public enum Source: String, Sendable {
    /// That of the earlier entry.
    case earlier
    /// That of the later entry.
    case later
  }
  /// Where and how a layer is drawn.
  public struct State: Sendable, Equatable {
    /// The place of the layer's picture, in points from the widget's top left corner.
    public var frame: RectValue
    /// From 0 to 1.
    public var opacity = 1.0
    /// The radius in points.
    public var blur = 0.0
  }
  /// What happens to the layer.
  public var role: Role
  /// The entry whose picture contains the layer.
  public let source: Source
  /// What is painted of the picture.
  public var parts: [PartPath]
  /// The part of the picture's area that is painted, in points.
  public var crop: RectValue
  /// At the start.
  public var start: State
  /// At the end.
  public var end: State
  /// When it changes; nil: it does not.
  public let timing: LayerTiming?
}

extension DisplayList {
  /// Returns the list with only these parts, each inside the groups that it is in.
  public func keeping(_ parts: [PartPath]) -> DisplayList {
    var list = self
    list.clearLabel()
    func keep(_ node: DisplayNode, isBackground: Bool) -> DisplayNode? {
      var tree = PathTree()
      for part in parts where part.isBackground == isBackground { tree.insert(part.path.positions[...]) }
      return tree.isEmpty ? nil : node.keeping(tree)
    }
    if hasBackground {
      if let background = keep(background, isBackground: true) { list.background = background } else { list.clearBackground() }
    }
    if hasRoot {
      if let root = keep(root, isBackground: false) { list.root = root } else { list.clearRoot() }
    }
    return list
  }
}

/// Paths as a tree.
private struct PathTree {
  private(set) var children: [Int: PathTree] = [:]
  private(set) var isWhole = false
  var isEmpty: Bool { children.isEmpty && !isWhole }

  mutating func insert(_ path: ArraySlice<Int>) {
    guard let first = path.first else {
      isWhole = true
      return
    }
    children[first, default: PathTree()].insert(path.dropFirst())
  }
}

extension DisplayNode {
  fileprivate func keeping(_ tree: PathTree) -> DisplayNode {
    guard !tree.isWhole, case .group(let group)? = content else { return self }
    var node = self
    node.group.children = tree.children.keys.sorted().compactMap { index in
      guard group.children.indices.contains(index), let inner = tree.children[index] else { return nil }
      return group.children[index].keeping(inner)
    }
    return node
  }
}
