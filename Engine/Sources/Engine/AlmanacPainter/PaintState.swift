import AlmanacWireSchema

/// What a node inherits from its ancestors.
struct PaintState {
  var dark: Bool
  /// Whether two flat groups are painted instead of the authored colours (accented mode).
  var flattens: Bool
  /// In accented mode: whether the node belongs to the accent group.
  var accent = false
  /// Opacity inherited from single-child ancestors; multiplies every paint.
  var alpha = 1.0

  /// The presentation's redaction with the author's.
  var redaction = RedactionState()

  init(_ presentation: Presentation) {
    // Vibrant content is displayed over a wallpaper that is dimmed for bright text.
    dark = presentation.colorScheme == .dark || presentation.renderingMode == .vibrant
    flattens = presentation.renderingMode == .accented
    redaction.isPlaceholder = presentation.redaction == .placeholder
    redaction.hidesPrivate = presentation.redaction == .privacy
    redaction.isInvalidated = presentation.isUpdating
  }

  /// Whether text and images are hidden here.
  var redacts: Bool { redaction.replacesContent }

  /// Returns the state inside `node`; this is the state around it.
  func entering(_ node: DisplayNode) -> PaintState {
    var state = self
    switch ColorSchemeValue(rawValue: Int(node.colorScheme)) {
    case .light: state.dark = false
    case .dark: state.dark = true
    case .unspecified, .UNRECOGNIZED, nil: break
    }
    if node.hasAccentable { state.accent = node.accentable }
    state.redaction = redaction.entering(node)
    return state
  }
}
