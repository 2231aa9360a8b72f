import WireSchema

extension DisplayList {
  /// Returns the list without what a lock hides, for screen readers and inspection: the counterpart of what the painter does with pictures. Frames
  /// stay, texts, images, labels and tap areas of hidden parts do not.
  func concealed(_ concealment: Concealment) -> DisplayList {
    guard concealment != .none else { return self }
    var list = self
    // The address of a widget may name an account; there is no mark for it.
    if concealment == .placeholder { list.widgetURL = "" }
    let state = Conceal(placeholder: concealment == .placeholder, privacy: concealment == .privacy)
    list.root.conceal(state)
    if list.hasLabel { list.label.conceal(state) }
    return list
  }
}

/// What a node inherits from its ancestors.
private struct Conceal {
  var placeholder: Bool
  var privacy: Bool
  var sensitive = false

  var hides: Bool { placeholder || (privacy && sensitive) }
}

extension DisplayNode {
  fileprivate mutating func conceal(_ outer: Conceal) {
    var state = outer
    if unredacted { (state.placeholder, state.privacy) = (false, false) }
    for reason in redactions {
      switch reason {
      case .placeholder: state.placeholder = true
      case .privacy: state.privacy = true
      case .invalidated, .unspecified, .UNRECOGNIZED: break
      }
    }
    if privacySensitive { state.sensitive = true }
    if state.hides {
      clearAction()
      clearAccessibility()
    }
    if hasMask { mask.conceal(state) }
    switch content {
    case .group(var group):
      // The group is taken out first, so that its children are changed in place.
      content = nil
      for index in group.children.indices { group.children[index].conceal(state) }
      content = .group(group)
    case .path, nil: break
    case .text, .dynamicText, .image, .symbol, .dynamicProgress: if state.hides { content = nil }
    }
  }
}
