import WireSchema

/// Content of a widget that nobody can see in one of its appearances (Specification D2).
public struct LegibilityFinding: Sendable, Hashable {
  /// What is wrong.
  public enum Rule: String, Sendable, Hashable, CaseIterable {
    /// Accented: an opaque area fills the widget and hides everything on it, because both have one flat colour.
    case accentedBlock
    /// Accented: content has the same flat colour as what is directly behind it.
    case accentedVanishes
    /// Accented: an opaque image, or one whose drawing is inside its outline, becomes an area of one colour.
    case accentedFlatImage
    /// Accented and vibrant: content is part of the container background, which is removed.
    case onlyInBackground
    /// Vibrant: content is so dark that it becomes transparent.
    case vibrantDark
  }

  /// What is wrong.
  public let rule: Rule
  /// Where it happens: `tinted`, `clear`, `vibrant`.
  public let appearances: [String]
  /// What is not visible, for example `the text “72°”`; at most five.
  public let contents: [String]
  /// How many things are not visible.
  public let count: Int
  /// What hides it, for example `Rectangle`; empty: nothing does.
  public let behind: String
  /// The author's view and modifier with file and line, as far as they are known; empty: unknown.
  public let source: String
}
