import AlmanacPaintingCost
import AlmanacWireSchema

/// Where a part of a picture is in its display list.
public struct PartPath: Sendable, Hashable {
  /// Whether the part is in the container background, not in the content.
  public let isBackground: Bool
  /// The path to the part's node.
  public let path: NodePath
}

/// A part of a picture that changes as a whole from one entry to the next: a leaf, or a group that cannot be taken apart.
struct PicturePart {
  /// What a part inherits that changes its picture.
  struct Surroundings: Equatable {
    var colorScheme: UInt32 = 0
    var accentable: Bool?
    var redactions: Set<RedactionReasonValue> = []
    var isUnredacted = false
    var isSensitive = false
    var isInvalidatable = false

    func entering(_ node: DisplayNode) -> Surroundings {
      var inner = self
      if node.colorScheme != 0 { inner.colorScheme = node.colorScheme }
      if node.hasAccentable { inner.accentable = node.accentable }
      if node.unredacted { (inner.isUnredacted, inner.redactions) = (true, []) }
      inner.redactions.formUnion(node.redactions)
      if node.privacySensitive { inner.isSensitive = true }
      if node.invalidatable { inner.isInvalidatable = true }
      return inner
    }
  }

  /// An animation that applies to a part, with the identity of the node that has it.
  struct Scope {
    let identity: UInt32
    let watched: UInt32
    let animation: AnimationValue
  }

  let path: PartPath
  /// In the list's coordinates.
  let frame: RectValue
  /// A box around everything that it draws, in the list's coordinates.
  let ink: RectValue
  let node: DisplayNode
  /// What it looks like: the node without its place and without what is not painted.
  let appearance: DisplayNode
  let surroundings: Surroundings
  /// From the outermost to the innermost.
  let scopes: [Scope]
  /// Whether it is dimmed while an intent is performed.
  let isDimmed: Bool

  var identity: UInt32 { node.identity }
  var change: EntryChange { node.change }

  /// Whether the part looks the same as another, wherever both are.
  func isEqualInAppearance(_ other: PicturePart) -> Bool {
    isDimmed == other.isDimmed && surroundings == other.surroundings && appearance == other.appearance
  }

  /// The only line of a text; nil: it is no text, or has several.
  var line: TextLine? {
    guard case .text(let text)? = node.content, text.lines.count == 1 else { return nil }
    return text.lines[0]
  }

  var isText: Bool {
    switch node.content {
    case .text, .dynamicText: true
    default: false
    }
  }
}

/// Takes a display list apart.
struct PartCollector {
  private(set) var parts: [PicturePart] = []
  /// The watched values by the identities of the nodes with animations.
  private(set) var watched: [UInt32: UInt32] = [:]
  private let otherSections: Set<UInt32>
  private let isUpdating: Bool

  /// - Parameters:
  ///   - otherSections: the sections of the other list. Those of both lists are taken apart further.
  ///   - isUpdating: whether the picture shows that an intent is performed.
  init(_ list: DisplayList, showsBackground: Bool, otherSections: Set<UInt32>, isUpdating: Bool) {
    self.otherSections = otherSections
    self.isUpdating = isUpdating
    if showsBackground, list.hasBackground { walk(list.background, [], isBackground: true, State()) }
    if list.hasRoot { walk(list.root, [], isBackground: false, State()) }
  }

  /// Returns the identities of the nodes of a list that appear, disappear or are matched as a whole.
  static func sections(of list: DisplayList) -> Set<UInt32> {
    var found: Set<UInt32> = []
    func find(_ node: DisplayNode) {
      guard node.isShown, case .group(let group)? = node.content else { return }
      if node.isSection { found.insert(node.identity) }
      for child in group.children { find(child) }
    }
    if list.hasBackground { find(list.background) }
    if list.hasRoot { find(list.root) }
    return found
  }

  private struct State {
    var x = 0.0
    var y = 0.0
    var surroundings = PicturePart.Surroundings()
    var scopes: [PicturePart.Scope] = []
  }

  private mutating func walk(_ node: DisplayNode, _ path: [Int], isBackground: Bool, _ outer: State) {
    guard node.isShown else { return }
    if case .group(let group)? = node.content, descends(into: node) {
      var state = outer
      state.x += node.frame.x
      state.y += node.frame.y
      state.surroundings = outer.surroundings.entering(node)
      if node.change.hasAnimation {
        state.scopes.append(PicturePart.Scope(identity: node.identity, watched: node.change.watched, animation: node.change.animation))
        watched[node.identity] = node.change.watched
      }
      for (index, child) in group.children.enumerated() { walk(child, path + [index], isBackground: isBackground, state) }
      return
    }
    guard node.content != nil else { return }
    let frame = RectValue(x: outer.x + node.frame.x, y: outer.y + node.frame.y, width: node.frame.width, height: node.frame.height)
    let surroundings = outer.surroundings.entering(node)
    parts.append(
      PicturePart(
        path: PartPath(isBackground: isBackground, path: NodePath(path)), frame: frame,
        ink: node.inkBounds.offset(x: outer.x, y: outer.y), node: node, appearance: node.appearance,
        surroundings: surroundings, scopes: outer.scopes, isDimmed: isUpdating && (surroundings.isInvalidatable || node.dims)))
  }

  private func descends(into node: DisplayNode) -> Bool {
    guard node.isSeparable else { return false }
    if node.isSection { return otherSections.contains(node.identity) }
    return node.identity == 0 || node.hasChange
  }
}

extension DisplayNode {
  fileprivate var isShown: Bool { toggleFace != .tapped && (!hasOpacity || opacity > 0) }

  /// Whether the node appears, disappears or is matched as a whole.
  fileprivate var isSection: Bool { change.hasInsertion || change.hasRemoval || change.match != 0 }

  fileprivate var dims: Bool {
    if invalidatable { return true }
    guard case .group(let group)? = content else { return false }
    return group.children.contains(where: \.dims)
  }

  /// The node without its place and without what is not painted.
  fileprivate var appearance: DisplayNode {
    var node = unmarked
    node.frame.x = 0
    node.frame.y = 0
    return node
  }

  private var unmarked: DisplayNode {
    var node = self
    node.clearChange()
    node.clearAccessibility()
    node.clearAction()
    node.identity = 0
    node.debugName = ""
    node.toggleFace = .both
    if case .group(var group)? = node.content {
      node.content = nil
      for index in group.children.indices { group.children[index] = group.children[index].unmarked }
      node.content = .group(group)
    }
    return node
  }
}
