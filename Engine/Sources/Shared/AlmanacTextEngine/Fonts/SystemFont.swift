import AlmanacProfiles
import AlmanacWireSchema

/// The text styles, named as SwiftUI names them.
public enum TextStyleName: String, CaseIterable, Sendable, Codable {
  /// The largest style, for a main title.
  case largeTitle
  /// A title of the first level.
  case title
  /// A title of the second level.
  case title2
  /// A title of the third level.
  case title3
  /// A heading, as large as ``body`` and semibold.
  case headline
  /// A heading below a ``headline``.
  case subheadline
  /// Running text.
  case body
  /// A remark beside running text.
  case callout
  /// A footnote.
  case footnote
  /// The caption of a picture or chart.
  case caption
  /// A caption smaller than ``caption``.
  case caption2
}
/// The Dynamic Type sizes in ascending order, named as SwiftUI names them (Specification D8).
public enum DynamicTypeName: String, CaseIterable, Sendable, Codable, Comparable {
  /// The smallest size.
  case xSmall
  /// Two sizes below the default.
  case small
  /// One size below the default.
  case medium
  /// The default size.
  case large
  /// One size above the default.
  case xLarge
  /// Two sizes above the default.
  case xxLarge
  /// The largest size that is not an accessibility size.
  case xxxLarge
  /// The first of the five accessibility sizes.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The fifth accessibility size, the largest of all.
  case accessibility5

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}
/// The platform whose text styles and tracking apply.
public enum FontPlatform: String, CaseIterable, Sendable, Codable {
  /// Phones and tablets; the system font is SF Pro.
  case iOS
  /// Watches; the system font is SF Compact.
  case watchOS
  /// The compact and the minimal presentation in a phone's Dynamic Island, where some text styles differ from those of ``iOS``.
  case compactIsland
}

/// Fonts for the platforms' text styles and for fixed sizes (Specification A9).
public enum SystemFont {
  /// Returns the font of a text style at a Dynamic Type size, with size, weight and line height from the platform's table.
  ///
  /// `weight` (100…900) replaces the style's own; `bold` selects the style's emphasised weight. A size that the platform does not have is replaced by
  /// the nearest lower one.
  public static func spec(
    style: TextStyleName, size: DynamicTypeName = .large, platform: FontPlatform = .iOS, design: FontDesignValue = .default,
    weight: Int? = nil, bold: Bool = false, leading: FontLeadingValue = .standard
  ) -> FontSpec {
    guard let table = Profiles.type.textStyles[platform.rawValue] else { return FontSpec() }
    guard let entry = table.styles[style.rawValue] else {
      // The island's table has only the styles that differ.
      guard platform == .compactIsland else { return FontSpec() }
      return spec(style: style, size: size, platform: .iOS, design: design, weight: weight, bold: bold, leading: leading)
    }
    let row = entry.rows[row(of: size, on: platform)]
    var spec = spec(size: row[0], weight: weight ?? (bold ? entry.emphasizedWeight : entry.weight), design: design, platform: platform)
    spec.leading = leading
    spec.lineHeight = row[1]
    switch leading {
    case .tight: spec.lineHeight += table.leading.tight
    case .loose: spec.lineHeight += table.leading.loose
    default: break
    }
    return spec
  }

  /// Returns a font of a fixed size in points, which does not follow Dynamic Type. `weight` is clamped to 1…1000.
  public static func spec(
    size: Double, weight: Int = 400, design: FontDesignValue = .default, platform: FontPlatform = .iOS
  ) -> FontSpec {
    .with {
      $0.size = size
      $0.weight = UInt32(min(max(weight, 1), 1000))
      $0.design = design
      $0.family = platform == .watchOS ? watchFamily : ""
    }
  }

  /// Returns the factor by which a length grows from the default Dynamic Type size to `size`: the ratio of the style's line heights.
  /// Custom fonts relative to a text style use it.
  public static func scale(of style: TextStyleName, at size: DynamicTypeName, platform: FontPlatform = .iOS) -> Double {
    let standard = spec(style: style, size: .large, platform: platform).lineHeight
    return standard > 0 ? spec(style: style, size: size, platform: platform).lineHeight / standard : 1
  }

  /// Returns a length at a Dynamic Type size, in whole pixels unless that is the default size; `displayScale` is the number of pixels in a point.
  /// `@ScaledMetric` and `UIFontMetrics` use it. Sources: jaredsinclair.com, Scaled Metric Surprises, where 17 is 16.333 at `medium` with three pixels,
  /// and pictures of swift-markdown-ui, which show 16 as 15.5 there with two.
  public static func scaled(
    _ length: Double, as style: TextStyleName, at size: DynamicTypeName, displayScale: Double, platform: FontPlatform = .iOS
  ) -> Double {
    let factor = scale(of: style, at: size, platform: platform)
    return factor == 1 || displayScale <= 0 ? length * factor : (length * factor * displayScale).rounded() / displayScale
  }

  /// The family name that selects the watch's system font in every design.
  static let watchFamily = "SF Compact"

  private static func row(of size: DynamicTypeName, on platform: FontPlatform) -> Int { rows[platform]?[size] ?? 0 }

  /// The table row of each size: its own, or that of the nearest lower size.
  private static let rows: [FontPlatform: [DynamicTypeName: Int]] = {
    var rows: [FontPlatform: [DynamicTypeName: Int]] = [:]
    for platform in FontPlatform.allCases {
      let known = (Profiles.type.textStyles[platform.rawValue]?.sizes ?? []).map { DynamicTypeName(rawValue: $0) ?? .xSmall }
      for size in DynamicTypeName.allCases { rows[platform, default: [:]][size] = known.lastIndex { $0 <= size } ?? 0 }
    }
    return rows
  }()
}
