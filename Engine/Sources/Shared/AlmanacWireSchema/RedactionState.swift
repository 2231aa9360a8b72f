/// What redaction hides at a node, from the root down to it.
public struct RedactionState: Sendable, Hashable {
  /// Texts and images are replaced, as in a placeholder.
  public var isPlaceholder = false
  /// What is privacy-sensitive is replaced.
  public var hidesPrivate = false
  /// The content waits for its new value.
  public var isInvalidated = false
  /// The node or one around it is privacy-sensitive.
  public var isPrivate = false

  /// Creates the state of a list that nothing redacts.
  public init() {}

  /// Whether texts and images are replaced here.
  public var replacesContent: Bool { isPlaceholder || (hidesPrivate && isPrivate) }

  /// Returns the state inside `node`; this is the state around it.
  public func entering(_ node: DisplayNode) -> RedactionState {
    var state = self
    if node.unredacted { (state.isPlaceholder, state.hidesPrivate, state.isInvalidated) = (false, false, false) }
    for reason in node.redactions {
      switch reason {
      case .placeholder: state.isPlaceholder = true
      case .privacy: state.hidesPrivate = true
      case .invalidated: state.isInvalidated = true
      case .unspecified, .UNRECOGNIZED: break
      }
    }
    if node.privacySensitive { state.isPrivate = true }
    return state
  }
}
