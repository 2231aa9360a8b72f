import Foundation

/// The figures of the reload engine: budget, spacing, back-off.
///
/// The values, their units and where each comes from are in `Data/reload.json`. ``standard`` is that file; tests and
/// simulations may make others. All durations are seconds.
public struct ReloadProfile: Sendable, Equatable, Codable {
  /// Reloads a day of a widget that is never seen (Specification C6).
  public var trickleReloads: Double
  /// What the reloads a day approach the more often a widget is seen (Specification C6).
  public var frequentReloads: Double
  /// Looks a day that bring a widget to the middle of the two (Specification C6).
  public var viewsAtHalf: Double
  /// After this long a look counts for half, seconds (Specification C6).
  public var viewHalfLife: TimeInterval
  /// A look counts one more for each such stretch that it lasts, seconds (Specification C6).
  public var viewQuantum: TimeInterval
  /// A widget that comes back in sight within this time goes on with the look before, seconds (Specification C6).
  public var viewGap: TimeInterval
  /// Reloads a day where no surface tells of views (Specification C6).
  public var unreportedReloads: Double
  /// How long after it was added a widget gets more, seconds (Specification C6).
  public var learningPeriod: TimeInterval
  /// How much more (Specification C6).
  public var learningFactor: Double
  /// The least reloads a day in that time (Specification C6).
  public var learningReloads: Double
  /// The share of a day's reloads that can be saved up (Specification C6).
  public var burstShare: Double
  /// The least reloads that can be saved up (Specification C6).
  public var leastCapacity: Double
  /// Reloads a day of all widgets of a device together (Specification C6).
  public var deviceReloads: Double
  /// How long a device is taken to be awake before it has been watched, seconds of 24 hours (Specification C6).
  public var usualAwake: TimeInterval
  /// The least that a device is taken to be awake, seconds of 24 hours (Specification C6).
  public var leastAwake: TimeInterval
  /// After this long what was learned of the hours awake counts for half, seconds (Specification C6).
  public var awakeHalfLife: TimeInterval
  /// A device that was put down this long ago is asleep, seconds (Specification C7).
  public var sleepAfter: TimeInterval
  /// What is left of reloads on low power, on a metered network, without one (Specification C6).
  public var lowPowerFactor: Double
  public var meteredFactor: Double
  public var offlineFactor: Double
  /// A look finds a widget stale whose timeline wanted another one this long ago, seconds (Specification C9).
  public var staleAfter: TimeInterval
  /// Least time between two reloads of one widget that are free for that, seconds (Specification C9).
  public var freshenSpacing: TimeInterval
  /// Looks a day from which on a widget is expected to be looked at when the device wakes (Specification C9).
  public var expectedViews: Double
  /// Least time between two budgeted reloads of one instance, seconds (Specification C5).
  public var floor: TimeInterval
  /// How long a due budgeted reload may wait for a wake-up to share, seconds (Specification C5).
  public var coalescingWindow: TimeInterval
  /// The system's choice for `atEnd` with one entry, seconds (Specification C3).
  public var singleEntryInterval: TimeInterval
  /// Wait after the first failed attempt, seconds.
  public var backOffBase: TimeInterval
  /// Longest wait after failed attempts before jitter, seconds.
  public var backOffLimit: TimeInterval
  /// Largest fraction by which a wait is lengthened.
  public var backOffJitter: Double
  /// After this long without an outcome an attempt counts as lost, seconds.
  public var attemptExpiry: TimeInterval
  /// How many of the newest decisions are kept for each instance (Specification C11).
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
      trickleReloads: try value("trickleReloads"),
      frequentReloads: try value("frequentReloads"),
      viewsAtHalf: try value("viewsAtHalf"),
      viewHalfLife: try value("viewHalfLife"),
      viewQuantum: try value("viewQuantum"),
      viewGap: try value("viewGap"),
      unreportedReloads: try value("unreportedReloads"),
      learningPeriod: try value("learningPeriod"),
      learningFactor: try value("learningFactor"),
      learningReloads: try value("learningReloads"),
      burstShare: try value("burstShare"),
      leastCapacity: try value("leastCapacity"),
      deviceReloads: try value("deviceReloads"),
      usualAwake: try value("usualAwake"),
      leastAwake: try value("leastAwake"),
      awakeHalfLife: try value("awakeHalfLife"),
      sleepAfter: try value("sleepAfter"),
      lowPowerFactor: try value("lowPowerFactor"),
      meteredFactor: try value("meteredFactor"),
      offlineFactor: try value("offlineFactor"),
      staleAfter: try value("staleAfter"),
      freshenSpacing: try value("freshenSpacing"),
      expectedViews: try value("expectedViews"),
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
