import AlmanacWireSchema

/// Content of a widget that is not visible in one of its appearances (Specification D2).
public struct LegibilityFinding: Sendable, Hashable {
  /// What is wrong.
  public enum Rule: String, Sendable, Hashable, CaseIterable {
    /// Accented: an opaque area fills the widget and hides everything on it, because both have one flat colour.
    case accentedBlock
    /// Accented: content has the same flat colour as what is directly behind it.
    case accentedVanishes
    /// Accented: an opaque image, or one whose drawing is inside its outline, becomes an area of one colour.
    case accentedFlatImage
    /// Content is part of the container background, which the place removes.
    case onlyInBackground
    /// Vibrant: content is so dark that it becomes transparent.
    case vibrantDark
  }

  /// What is wrong.
  public let rule: Rule
  /// Where it happens: `tinted`, `clear`, `Lock Screen`, `tinted (Corner Face)`, …
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

extension [LegibilityFinding] {
  /// Joins findings about one cause, as different sizes and entries of a widget give them: the appearances of all, and the contents of the first.
  public func joined() -> [LegibilityFinding] {
    reduce(into: []) { joined, finding in
      let same = joined.firstIndex { $0.rule == finding.rule && $0.source == finding.source && $0.behind == finding.behind }
      guard let same else { return joined.append(finding) }
      let first = joined[same]
      joined[same] = LegibilityFinding(
        rule: first.rule, appearances: first.appearances + finding.appearances.filter { !first.appearances.contains($0) }, contents: first.contents,
        count: first.count, behind: first.behind, source: first.source)
    }
  }
}
