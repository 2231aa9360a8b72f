import WireSchema

/// What a node inherits from its ancestors.
struct PaintState {
  var dark: Bool
  /// Whether two flat groups are painted instead of the authored colours (accented mode).
  var flattens: Bool
  /// In accented mode: whether the node belongs to the accent group.
  var accent = false
  /// Opacity inherited from single-child ancestors; multiplies every paint.
  var alpha = 1.0

  /// Whether placeholder redaction applies.
  var placeholder: Bool
  var privacy: Bool
  var invalidated = false
  /// Whether the node or an ancestor is privacy-sensitive.
  var sensitive = false

  init(_ presentation: Presentation) {
    // Vibrant content is displayed over a wallpaper that is dimmed for bright text.
    dark = presentation.colorScheme == .dark || presentation.renderingMode == .vibrant
    flattens = presentation.renderingMode == .accented
    placeholder = presentation.redaction == .placeholder
    privacy = presentation.redaction == .privacy
    invalidated = presentation.isUpdating
  }

  /// Whether text and images are hidden here.
  var redacts: Bool { placeholder || (privacy && sensitive) }

  /// Returns the state inside `node`; this is the state around it.
  func entering(_ node: DisplayNode) -> PaintState {
    var state = self
    switch ColorSchemeValue(rawValue: Int(node.colorScheme)) {
    case .light: state.dark = false
    case .dark: state.dark = true
    case .unspecified, .UNRECOGNIZED, nil: break
    }
    if node.hasAccentable { state.accent = node.accentable }
    if node.unredacted {
      state.placeholder = false
      state.privacy = false
      state.invalidated = false
    }
    for reason in node.redactions {
      switch reason {
      case .placeholder: state.placeholder = true
      case .privacy: state.privacy = true
      case .invalidated: state.invalidated = true
      case .unspecified, .UNRECOGNIZED: break
      }
    }
    if node.privacySensitive { state.sensitive = true }
    return state
  }
}
