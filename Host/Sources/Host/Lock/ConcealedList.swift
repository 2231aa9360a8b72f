import AlmanacWireSchema

extension DisplayList {
  /// Returns the list without what a redaction hides, for assistive technology and inspection: the counterpart of what the painter does with
  /// pictures. Frames stay; texts, images, labels and tap areas of hidden parts do not. What an author's `redacted(reason:)` hides is left out too, but
  /// keeps its tap areas.
  ///
  /// A label, value, fraction or hint above hidden parts is left out as well, since it may repeat them: `Text(balance).privacySensitive()` inside an
  /// `accessibilityLabel("Balance: 5 €")`. So is a view that stands in for them (`accessibilityRepresentation`).
  func concealed(_ redaction: RedactionValue) -> DisplayList {
    var list = self
    // The address of a widget may name an account; there is no mark for it.
    if redaction == .placeholder { list.widgetURL = "" }
    let conceal = Conceal(placeholder: redaction == .placeholder, privacy: redaction == .privacy)
    if hasRoot { _ = list.root.conceal(conceal) }
    if hasBackground { _ = list.background.conceal(conceal) }
    if hasLabel { _ = list.label.conceal(conceal) }
    return list
  }
}

/// What a node inherits from its ancestors.
private struct Conceal {
  /// What the presentation hides.
  var placeholder: Bool
  var privacy: Bool
  /// What the author hides.
  var authorPlaceholder = false
  var authorPrivacy = false
  var sensitive = false

  /// Whether the presentation hides the node.
  var conceals: Bool { placeholder || (privacy && sensitive) }
  var hides: Bool { conceals || authorPlaceholder || (authorPrivacy && sensitive) }
}

extension DisplayNode {
  /// Returns whether the node or one inside it is hidden.
  fileprivate mutating func conceal(_ outer: Conceal) -> Bool {
    var state = outer
    if unredacted { (state.placeholder, state.privacy, state.authorPlaceholder, state.authorPrivacy) = (false, false, false, false) }
    for reason in redactions {
      switch reason {
      case .placeholder: state.authorPlaceholder = true
      case .privacy: state.authorPrivacy = true
      case .invalidated, .unspecified, .UNRECOGNIZED: break
      }
    }
    if privacySensitive { state.sensitive = true }
    var hidesSome = state.hides
    if state.conceals { clearAction() }
    if hasMask, mask.conceal(state) { hidesSome = true }
    switch content {
    case .group(var group):
      // The group is taken out first, so that its children are changed in place.
      content = nil
      // The painter draws one box over all of it.
      if state.hides, redactAsBox { group.children = [] }
      var hidden = group.children.indices.map { group.children[$0].conceal(state) }
      if hidden.contains(true) {
        hidesSome = true
        for index in group.children.indices where group.children[index].accessibility.standIn && !hidden[index] {
          group.children[index] = DisplayNode()
          hidden[index] = true
        }
      }
      content = .group(group)
    case .path, nil: break
    case .text, .dynamicText, .image, .symbol, .dynamicProgress: if state.hides { content = nil }
    }
    if hidesSome, hasAccessibility {
      (accessibility.label, accessibility.value, accessibility.hint, accessibility.identifier) = ("", "", "", "")
      accessibility.clearFraction()
      // The parts that are shown are read one by one.
      (accessibility.ignoreChildren, accessibility.combineChildren) = (false, false)
    }
    return hidesSome
  }
}
