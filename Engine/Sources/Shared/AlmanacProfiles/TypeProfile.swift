import Foundation

/// Text styles, tracking and the fonts that replace the platforms' fonts (`Data/type.json`, which names a source per table).
public struct TypeProfile: Decodable, Sendable {
  /// One platform's text styles at its Dynamic Type sizes.
  public struct TextStyles: Decodable, Sendable {
    /// The weights and sizes of one text style.
    public struct Style: Decodable, Sendable {
      /// The weight, 100…900.
      public let weight: Int
      /// The weight of bold text, 100…900.
      public let emphasizedWeight: Int
      /// Pairs of font size and line height in points, one per entry of ``TextStyles/sizes``.
      public let rows: [[Double]]
    }
    /// Points that tight and loose leading add to a line's height.
    public struct Leading: Decodable, Sendable {
      /// Points that tight leading adds; negative.
      public let tight: Double
      /// Points that loose leading adds.
      public let loose: Double
    }
    /// The names of the platform's Dynamic Type sizes, ascending.
    public let sizes: [String]
    /// The styles by their SwiftUI names ("body", …).
    public let styles: [String: Style]
    /// The changes of line height by the font's leading.
    public let leading: Leading
  }

  /// A tracking table: points added to each glyph's advance, by font size.
  public struct Tracking: Decodable, Sendable {
    /// The font sizes in points, ascending.
    public let sizes: [Double]
    /// The points added to each advance, one per entry of ``sizes``.
    public let points: [Double]

    /// Returns the points added at a font size: interpolated between the table's sizes, constant beyond its ends.
    public func value(at size: Double) -> Double {
      TypeProfile.interpolate(zip(sizes, points).map { ($0, $1) }, at: size)
    }
  }

  /// The installed font that replaces a platform font.
  public struct Face: Decodable, Sendable {
    /// Vertical metrics of the platform font, in em.
    public struct Metrics: Decodable, Sendable {
      /// The distance from the baseline up to the top of the line.
      public let ascent: Double
      /// The distance from the baseline down to the bottom of the line, positive.
      public let descent: Double
      /// The height of capital letters.
      public let capHeight: Double
      /// The height of a lowercase x.
      public let xHeight: Double
    }
    /// An optical size of the replacement: the family that is used from a font size on.
    public struct OpticalSize: Decodable, Sendable {
      /// The smallest font size, in points, at which this family is used.
      public let from: Double
      /// The name of the installed font family.
      public let family: String
      /// A factor of the font size that makes capitals as tall as the platform font's.
      public let sizeFactor: Double
      /// Pairs of a font size in points and the em added to each advance at that size, so that text is about as wide as on the platform.
      public let fit: [[Double]]
      /// Pairs of a weight and the em added to each advance at that weight, in place of the face's ``Face/weightFit``; nil: the face's.
      public let weightFit: [[Double]]?
      /// How digits differ from letters; nil: in nothing.
      public let digits: Digits?
      /// How the colon differs from letters; nil: in nothing.
      public let colon: Colon?
      /// The em added to the advance of a full stop or comma, in addition to ``fit``; nil: none.
      public let periodFit: Double?
      /// Pairs of a font size in points and the em added to a space's advance, also to that of a no-break space, in addition to ``fit``; nil: none.
      public let spaceFit: [[Double]]?
      /// The em added to the advance of a narrow no-break space (U+202F), in addition to ``fit``; nil: none.
      public let narrowSpaceFit: Double?
      /// A factor of the percent sign's width, which differs from the platform's more than other characters do; nil: 1.
      public let percentStretch: Double?
      /// Pairs of a weight and the advance of monospaced digits in em, without tracking and fit; nil: the font's own monospaced digits.
      public let tabularDigits: [[Double]]?

      /// How an optical size's digits differ from its letters. Rows are pairs, interpolated between and constant beyond the first and last.
      public struct Digits: Decodable, Sendable {
        /// Pairs of a weight and a factor of the digits' width.
        public let stretch: [[Double]]
        /// Pairs of a font size in points and the em added to a proportional digit's advance, in place of the optical size's fits.
        public let fit: [[Double]]
        /// Pairs of a weight and the em added as well.
        public let weightFit: [[Double]]
        /// Pairs of a weight and the em added to a proportional 1, in addition.
        public let oneFit: [[Double]]
        /// Pairs of a font size in points and the em added to a monospaced digit's advance, in place of the optical size's fits.
        public let tabularFit: [[Double]]
      }

      /// How an optical size's colon differs from its letters: the em added to its advance in place of the optical size's fits.
      public struct Colon: Decodable, Sendable {
        /// Pairs of a font size in points and em.
        public let fit: [[Double]]
        /// Pairs of a weight and the em added as well.
        public let weightFit: [[Double]]
      }

      /// Returns the advance of monospaced digits in em at a weight (100…900), without tracking and fit; nil: that of the font.
      public func tabularAdvance(ofWeight weight: Int) -> Double? { tabularDigits.map { TypeProfile.value(of: $0, at: Double(weight)) } }

      /// Returns the em added to each advance at a font size: interpolated between the pairs, constant beyond the first and last.
      public func fit(at size: Double) -> Double { TypeProfile.value(of: fit, at: size) }
    }
    /// The platform font's vertical metrics, in em.
    public let metrics: Metrics
    /// The name of the tracking table; nil: no tracking.
    public let tracking: String?
    /// Pairs of a weight and the em that are added to each advance at that weight, because the replacement's weights do not differ in width as the
    /// platform font's do; nil: none.
    public let weightFit: [[Double]]?
    /// The optical sizes, in ascending order.
    public let cuts: [OpticalSize]

    /// Returns the em added to each advance of an optical size at a weight (100…900): interpolated between the pairs, constant beyond the first and
    /// last.
    public func fit(ofWeight weight: Int, in cut: OpticalSize?) -> Double {
      TypeProfile.value(of: cut?.weightFit ?? weightFit ?? [], at: Double(weight))
    }

    /// Returns the optical size for a font size in points; below the first one's, the first. Nil only if there are none.
    public func opticalSize(at size: Double) -> OpticalSize? { cuts.last { $0.from <= size } ?? cuts.first }
  }

  /// The version of the file's format.
  public let version: Int
  /// The text styles by platform: "iOS" and "watchOS".
  public let textStyles: [String: TextStyles]
  /// The tracking tables by name.
  public let tracking: [String: Tracking]
  /// The replacement fonts by the platform font's name ("SF Pro", …).
  public let faces: [String: Face]
  /// Keys of ``faces`` by other family names that are drawn with the same replacement ("Helvetica", …).
  public let aliases: [String: String]

  private enum CodingKeys: CodingKey { case version, textStyles, tracking, faces, aliases }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    version = try values.decode(Int.self, forKey: .version)
    textStyles = try values.decode([String: TextStyles].self, forKey: .textStyles)
    tracking = try values.decode([String: Tracking].self, forKey: .tracking)
    faces = try values.decode(Commented<Face>.self, forKey: .faces).entries
    var aliases: [String: String] = [:]
    for (face, names) in try values.decode(Commented<[String]>.self, forKey: .aliases).entries {
      for name in names { aliases[name] = face }
    }
    self.aliases = aliases
  }

  /// Returns the key of ``faces`` for a name or alias without spaces, as in PostScript names ("HelveticaNeue"); nil if there is none.
  public func alias(joined name: String) -> String? {
    let match = aliases.first { alias, _ in alias.replacingOccurrences(of: " ", with: "") == name }
    return match?.value ?? faces.keys.first { $0.replacingOccurrences(of: " ", with: "") == name }
  }

  /// Returns the value of rows of pairs at `x`: interpolated between the pairs, constant beyond the first and last; 0 without pairs.
  public static func value(of rows: [[Double]], at x: Double) -> Double { interpolate(rows.map { ($0[0], $0[1]) }, at: x) }

  static func interpolate(_ points: [(Double, Double)], at x: Double) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    if x <= first.0 { return first.1 }
    if x >= last.0 { return last.1 }
    let upper = points.firstIndex { $0.0 >= x } ?? points.count - 1
    let (a, b) = (points[upper - 1], points[upper])
    return a.1 + (b.1 - a.1) * (x - a.0) / (b.0 - a.0)
  }
}

/// A JSON object whose "comment" entry is ignored.
struct Commented<Value: Decodable>: Decodable {
  let entries: [String: Value]

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    var entries: [String: Value] = [:]
    for key in values.allKeys where key.stringValue != "comment" {
      entries[key.stringValue] = try values.decode(Value.self, forKey: key)
    }
    self.entries = entries
  }
}

extension Profiles {
  /// Text styles, tracking tables and replacement fonts.
  public static let type: TypeProfile = embedded("type.json")
}
