import Archive
import Profiles

/// The text styles, named as SwiftUI names them.
public enum TextStyleName: String, CaseIterable, Sendable, Codable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
}
/// The Dynamic Type sizes, named as SwiftUI names them.
public enum DynamicTypeName: String, CaseIterable, Sendable, Codable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public static func < (a: Self, b: Self) -> Bool { allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)! }
}
/// Whose text styles and tracking apply.
public enum FontPlatform: String, CaseIterable, Sendable, Codable { case iOS, watchOS }

/// The platform's text styles as fonts.
public enum SystemFont {
  /// The font of a text style at a Dynamic Type size: size, weight and line height from the platform's table.
  /// `weight` replaces the style's own; `bold` asks for its emphasised weight.
  public static func spec(
    style: TextStyleName, size: DynamicTypeName = .large, platform: FontPlatform = .iOS, design: FontDesignValue = .default,
    weight: Int? = nil, bold: Bool = false, leading: FontLeadingValue = .standard
  ) -> FontSpec {
    FontSpec()
  }

  /// A font of a fixed size in points; such a font does not follow Dynamic Type.
  public static func spec(size: Double, weight: Int = 400, design: FontDesignValue = .default, platform: FontPlatform = .iOS) -> FontSpec {
    FontSpec()
  }
}
