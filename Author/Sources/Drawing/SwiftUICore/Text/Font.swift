import AlmanacTextEngine
import AlmanacWireSchema

/// A font, described by a text style or a size. The environment resolves it: Dynamic Type, bold text, platform.
public struct Font: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(size: CGFloat)
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?, at: SourceLocation = .unknown)
  }
  package var base: Base
  package var traits = FontTraits()
  package init(_ base: Base, traits: FontTraits = FontTraits()) {
    self.base = base
    self.traits = traits
  }

  /// The text styles, each with a size, weight and line height per Dynamic Type size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    case extraLargeTitle, extraLargeTitle2

    package var name: TextStyleName {
      switch self {
      case .largeTitle, .extraLargeTitle: .largeTitle
      case .title, .extraLargeTitle2: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  /// The stroke weight.
  public struct Weight: Hashable, Sendable {
    /// The weight from 100 (ultra light) to 900 (black).
    package let value: Int
    package init(_ value: Int) { self.value = value }
    public static let ultraLight = Weight(100)
    public static let thin = Weight(200)
    public static let light = Weight(300)
    public static let regular = Weight(400)
    public static let medium = Weight(500)
    public static let semibold = Weight(600)
    public static let bold = Weight(700)
    public static let heavy = Weight(800)
    public static let black = Weight(900)
  }

  /// The width of glyphs; 0 is the standard one.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.15)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    package var value: FontDesignValue {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// The space between lines.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose

    package var value: FontLeadingValue {
      switch self {
      case .standard: .standard
      case .tight: .tight
      case .loose: .loose
      }
    }
  }
}

/// Traits that modifiers add to a font; nil leaves a property unchanged.
package struct FontTraits: Hashable, Sendable {
  package var weight: Font.Weight?
  /// True to use the text style's bold weight.
  package var bold: Bool?
  package var italic: Bool?
  package var design: Font.Design?
  package var width: Font.Width?
  package var monospacedDigit: Bool?
  package var smallCaps: Bool?
  package var leading: Font.Leading?
  /// A factor of the size and line height. The factors of nested fonts multiply.
  package var scale: CGFloat?
  package init() {}

  /// Returns these traits, overridden by those that `other` sets.
  package func overridden(by other: FontTraits) -> FontTraits {
    var result = self
    // `weight` and `bold` replace each other; the later one wins.
    if let weight = other.weight { (result.weight, result.bold) = (weight, nil) }
    if let bold = other.bold {
      result.bold = bold
      if bold { result.weight = nil }
    }
    if let italic = other.italic { result.italic = italic }
    if let design = other.design { result.design = design }
    if let width = other.width { result.width = width }
    if let digits = other.monospacedDigit { result.monospacedDigit = digits }
    if let caps = other.smallCaps { result.smallCaps = caps }
    if let leading = other.leading { result.leading = leading }
    if let scale = other.scale { result.scale = (result.scale ?? 1) * scale }
    return result
  }
}
