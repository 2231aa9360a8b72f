import Foundation

/// Limits on an app bundle (`Data/limits.json`, section `bundle`).
public struct BundleLimits: Sendable, Hashable, Decodable {
  /// The most files, folders and links.
  public var items: Int
  /// The most bytes of all files together.
  public var bytes: Int
  /// The most folders inside one another.
  public var depth: Int
  /// The most bytes of a path inside the bundle, and of a link's target.
  public var pathBytes: Int
  /// The most names that are looked up to follow one link.
  public var linkSteps: Int
  /// The most bytes of the app's display name and of its identifier.
  public var nameBytes: Int
  /// The most bytes of `Info.plist` and of the entitlements.
  public var propertyListBytes: Int
  /// The most bytes of these lists if they are binary and each value is written where it is referred to.
  public var propertyListExpandedBytes: Int
  /// The most levels of values inside each other in these lists if they are binary.
  public var propertyListDepth: Int
  /// The most bytes of one font file.
  public var fontBytes: Int
  /// The most font files that are registered for one app.
  public var fonts: Int
  /// The most bytes of an icon's file.
  public var iconBytes: Int
  /// The most pixels of an icon's width and height.
  public var iconPixels: Int

  private enum CodingKeys: CodingKey {
    case items, bytes, depth, pathBytes, linkSteps, nameBytes, propertyListBytes, propertyListExpandedBytes, propertyListDepth, fontBytes, fonts
    case iconBytes, iconPixels
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value(_ key: CodingKeys) throws -> Int { try container.decode(Limit.self, forKey: key).value }
    items = try value(.items)
    bytes = try value(.bytes)
    depth = try value(.depth)
    pathBytes = try value(.pathBytes)
    linkSteps = try value(.linkSteps)
    nameBytes = try value(.nameBytes)
    propertyListBytes = try value(.propertyListBytes)
    propertyListExpandedBytes = try value(.propertyListExpandedBytes)
    propertyListDepth = try value(.propertyListDepth)
    fontBytes = try value(.fontBytes)
    fonts = try value(.fonts)
    iconBytes = try value(.iconBytes)
    iconPixels = try value(.iconPixels)
  }

  private struct Limit: Decodable { let value: Int }
}

extension Profiles {
  /// A host's default limits on bundles, from `Data/limits.json`.
  public static let bundleLimits: BundleLimits = (embedded("limits.json") as BundleLimitsFile).bundle
}

/// The part of `limits.json` that is about bundles.
private struct BundleLimitsFile: Decodable { let bundle: BundleLimits }
