extension DisplayList {
  /// Returns the action of a link, button or toggle; nil if the node at the path has none, or there is no such node.
  public func action(at path: NodePath) -> Action? {
    guard let node = root.node(at: path.positions[...]), node.hasAction else { return nil }
    return node.action
  }

  /// Returns the list with the links that count in a family. In `systemSmall`, in the accessory families and in the compact and minimal island none
  /// does: the whole is one tap area, that of `widgetURL` (Specification A11).
  public func withLinks(in family: String) -> DisplayList {
    guard let family = WidgetFamilyValue(name: family), family.isOneTapArea else { return self }
    var list = self
    list.root.removeLinks()
    return list
  }

  /// Shows the other face of a toggle, as it is after a tap (Specification A14). Does nothing if there is no toggle at the path.
  public mutating func turnToggle(at path: NodePath) {
    root.change(at: path.positions[...]) { node in
      guard case .intent(let intent)? = node.action.action, intent.hasTogglesTo else { return }
      node.turnFaces()
    }
  }
}

extension DisplayNode {
  fileprivate func node(at path: ArraySlice<Int>) -> DisplayNode? {
    guard let first = path.first else { return self }
    guard case .group(let group)? = content, group.children.indices.contains(first) else { return nil }
    return group.children[first].node(at: path.dropFirst())
  }

  /// Changes the node at a path inside this one; does nothing if there is none.
  package mutating func change(at path: ArraySlice<Int>, _ body: (inout DisplayNode) -> Void) {
    guard let first = path.first else { return body(&self) }
    guard case .group(var group)? = content, group.children.indices.contains(first) else { return }
    // The group is taken out first, so that its children are changed in place.
    content = nil
    group.children[first].change(at: path.dropFirst(), body)
    content = .group(group)
  }

  /// Removes the links at and below this node.
  fileprivate mutating func removeLinks() {
    if case .link? = action.action { clearAction() }
    guard case .group(var group)? = content, group.children.contains(where: \.hasLinks) else { return }
    content = nil
    for index in group.children.indices { group.children[index].removeLinks() }
    content = .group(group)
  }

  private var hasLinks: Bool {
    if case .link? = action.action { return true }
    guard case .group(let group)? = content else { return false }
    return group.children.contains(where: \.hasLinks)
  }

  /// Exchanges the faces of this toggle, not those of toggles inside it.
  fileprivate mutating func turnFaces() {
    guard case .group(var group)? = content else { return }
    content = nil
    for index in group.children.indices {
      switch group.children[index].toggleFace {
      case .current: group.children[index].toggleFace = .tapped
      case .tapped: group.children[index].toggleFace = .current
      case .both, .UNRECOGNIZED: if !group.children[index].hasAction { group.children[index].turnFaces() }
      }
    }
    content = .group(group)
  }
}
