import Foundation

/// Text styles, tracking and the fonts that replace the platforms' fonts: `Data/type.json`, which names a source per table.
public struct TypeProfile: Decodable, Sendable {
  /// One platform's text styles at its Dynamic Type sizes.
  public struct TextStyles: Decodable, Sendable {
    public struct Style: Decodable, Sendable {
      /// 100…900.
      public let weight: Int
      /// The weight of bold text, 100…900.
      public let emphasizedWeight: Int
      /// Size and line height in points, one pair per entry of `sizes`.
      public let rows: [[Double]]
    }
    /// Points that tight and loose leading add to a line's height.
    public struct Leading: Decodable, Sendable {
      public let tight: Double
      public let loose: Double
    }
    /// Dynamic Type size names, ascending.
    public let sizes: [String]
    public let styles: [String: Style]
    public let leading: Leading
  }

  /// Points added to each glyph's advance, by font size.
  public struct Tracking: Decodable, Sendable {
    public let sizes: [Double]
    public let points: [Double]

    /// The value at a font size: interpolated between the table's sizes, constant beyond its ends.
    public func value(at size: Double) -> Double {
      TypeProfile.interpolate(zip(sizes, points).map { ($0, $1) }, at: size)
    }
  }

  /// The font on this machine that replaces a platform font.
  public struct Face: Decodable, Sendable {
    /// Vertical metrics of the platform font, in em.
    public struct Metrics: Decodable, Sendable {
      public let ascent: Double
      public let descent: Double
      public let capHeight: Double
      public let xHeight: Double
    }
    /// The replacement from a font size on: an optical size.
    public struct OpticalSize: Decodable, Sendable {
      public let from: Double
      public let family: String
      /// A factor of the font size, so that capitals are as tall as the platform's.
      public let sizeFactor: Double
      /// Pairs of a font size and the em to add to each advance.
      public let fit: [[Double]]
      /// A factor of the percent sign's width, which differs more than other signs; nil: 1.
      public let percentStretch: Double?

      public func fit(at size: Double) -> Double {
        TypeProfile.interpolate(fit.map { ($0[0], $0[1]) }, at: size)
      }
    }
    public let metrics: Metrics
    /// The name of a tracking table; nil: no tracking.
    public let tracking: String?
    public let cuts: [OpticalSize]

    public func opticalSize(at size: Double) -> OpticalSize? { cuts.last { $0.from <= size } ?? cuts.first }
  }

  public let version: Int
  public let textStyles: [String: TextStyles]
  public let tracking: [String: Tracking]
  public let faces: [String: Face]
  /// Other family names → the replacement font.
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

  /// The font for an alias without spaces, as in PostScript names ("HelveticaNeue").
  public func alias(joined name: String) -> String? {
    let match = aliases.first { alias, _ in alias.replacingOccurrences(of: " ", with: "") == name }
    return match?.value ?? faces.keys.first { $0.replacingOccurrences(of: " ", with: "") == name }
  }

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
  public static let type: TypeProfile = embedded(PackageResources.type_json, named: "type.json")
}
