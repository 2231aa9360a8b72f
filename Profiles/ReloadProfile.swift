import Foundation

/// The figures of the reload engine: budget, spacing, back-off.
///
/// The values, their units and where each comes from are in `Data/reload.json`. ``standard`` is that file; tests and
/// simulations may make others. All durations are seconds.
public struct ReloadProfile: Sendable, Equatable, Codable {
  /// Tokens that one instance accrues in 24 hours (C6).
  public var dailyReloads: Double
  /// The most tokens an instance can hold, and what it starts with (C6).
  public var burstCapacity: Double
  /// Least time between two budgeted reloads of one instance, seconds (C5).
  public var floor: TimeInterval
  /// How long a due budgeted reload may wait for a wake-up to share, seconds (C5).
  public var coalescingWindow: TimeInterval
  /// The system's choice for `atEnd` with one entry, seconds (C3).
  public var singleEntryInterval: TimeInterval
  /// Wait after the first failed attempt, seconds.
  public var backOffBase: TimeInterval
  /// Longest wait after failed attempts before jitter, seconds.
  public var backOffLimit: TimeInterval
  /// Largest fraction by which a wait is lengthened.
  public var backOffJitter: Double
  /// After this long without an outcome an attempt counts as lost, seconds.
  public var attemptExpiry: TimeInterval
  /// How many of the newest decisions are kept for each instance (C11).
  public var decisionsKept: Int
}

extension ReloadProfile {
  /// The figures of `Data/reload.json`.
  public static let standard = Profiles.reload.values
}

/// One figure of a profile with what it means and where it comes from.
public struct ProfileFigure: Sendable, Equatable, Decodable {
  public let value: Double
  public let unit: String
  public let meaning: String
  public let source: String
}

/// `Data/reload.json` as it stands: the figures with their sources, and the values alone.
public struct ReloadProfileFile: Sendable, Decodable {
  public let version: Int
  /// Every figure by its name in ``ReloadProfile``.
  public let figures: [String: ProfileFigure]
  public let values: ReloadProfile

  private enum CodingKeys: String, CodingKey { case version, figures }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    version = try container.decode(Int.self, forKey: .version)
    let figures = try container.decode([String: ProfileFigure].self, forKey: .figures)
    func value(_ name: String) throws -> Double {
      guard let figure = figures[name] else {
        throw DecodingError.dataCorruptedError(forKey: .figures, in: container, debugDescription: "the figure \(name) is missing")
      }
      return figure.value
    }
    self.figures = figures
    values = ReloadProfile(
      dailyReloads: try value("dailyReloads"),
      burstCapacity: try value("burstCapacity"),
      floor: try value("floor"),
      coalescingWindow: try value("coalescingWindow"),
      singleEntryInterval: try value("singleEntryInterval"),
      backOffBase: try value("backOffBase"),
      backOffLimit: try value("backOffLimit"),
      backOffJitter: try value("backOffJitter"),
      attemptExpiry: try value("attemptExpiry"),
      decisionsKept: Int(try value("decisionsKept")))
  }
}

extension Profiles {
  /// The reload engine's figures with their sources.
  public static let reload: ReloadProfileFile = embedded(PackageResources.reload_json, named: "reload.json")
}
