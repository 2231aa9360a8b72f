import Foundation

/// The constants of the scheduler: budget, spacing, back-off.
///
/// `Data/reload.json` has the values with their units and sources. ``standard`` holds its values; tests and simulations may use others. All durations
/// are in seconds.
public struct ReloadProfile: Sendable, Equatable, Codable {
  /// Reloads per day of a widget that is never viewed (Specification C6).
  public var trickleReloads: Double
  /// The limit that the reloads per day approach as a widget is viewed more often (Specification C6).
  public var frequentReloads: Double
  /// Views per day at which a widget gets the mean of ``trickleReloads`` and ``frequentReloads`` (Specification C6).
  public var viewsAtHalf: Double
  /// The half-life of a view's weight, in seconds (Specification C6).
  public var viewHalfLife: TimeInterval
  /// A view counts one, plus one for each interval of this length that it lasts, in seconds (Specification C6).
  public var viewQuantum: TimeInterval
  /// A widget that becomes visible again within this time continues its last view, in seconds (Specification C6).
  public var viewGap: TimeInterval
  /// Reloads per day of each widget of a device whose viewers never report views (Specification C6).
  public var unreportedReloads: Double
  /// The learning period: how long after it was added a widget gets more reloads, in seconds (Specification C6).
  public var learningPeriod: TimeInterval
  /// The factor of the reloads per day in the learning period (Specification C6).
  public var learningFactor: Double
  /// The minimum reloads per day in the learning period (Specification C6).
  public var learningReloads: Double
  /// The fraction of a day's reloads that can be saved up (Specification C6).
  public var burstShare: Double
  /// The minimum number of reloads that can be saved up (Specification C6).
  public var leastCapacity: Double
  /// Reloads per day of all widgets of a device together (Specification C6).
  public var deviceReloads: Double
  /// How long a device is assumed to be awake before its use is measured, in seconds per day (Specification C6).
  public var usualAwake: TimeInterval
  /// The minimum that a device is assumed to be awake, in seconds per day (Specification C6).
  public var leastAwake: TimeInterval
  /// The half-life of the measured hours awake, in seconds (Specification C6).
  public var awakeHalfLife: TimeInterval
  /// How long after it was put down a device counts as asleep, in seconds (Specification C7).
  public var sleepAfter: TimeInterval
  /// The factor of the reloads per day on low power (Specification C6).
  public var lowPowerFactor: Double
  /// The factor of the reloads per day on a metered network (Specification C6).
  public var meteredFactor: Double
  /// The factor of the reloads per day without a network (Specification C6).
  public var offlineFactor: Double
  /// How long after its timeline's date a widget counts as stale when viewed, in seconds (Specification C9).
  public var staleAfter: TimeInterval
  /// The minimum interval between two free reloads of one widget that was viewed while stale, in seconds (Specification C9).
  public var freshenSpacing: TimeInterval
  /// Views per day at and above which a widget is expected to be viewed when the device wakes; if it is stale, it gets a free reload then
  /// (Specification C9).
  public var expectedViews: Double
  /// The minimum interval between two budgeted reloads of one instance, in seconds (Specification C5).
  public var floor: TimeInterval
  /// How long a due budgeted reload may wait to share a wake-up, in seconds (Specification C5).
  public var coalescingWindow: TimeInterval
  /// When a timeline with policy `atEnd` has a single date, its reload is due this long after that date or after its receipt, whichever is later;
  /// in seconds (Specification C3).
  public var singleEntryInterval: TimeInterval
  /// The wait after the first failed attempt, in seconds; it doubles with each further one.
  public var backOffBase: TimeInterval
  /// The longest wait after failed attempts, without jitter, in seconds.
  public var backOffLimit: TimeInterval
  /// The largest fraction by which jitter lengthens a wait, 0…1.
  public var backOffJitter: Double
  /// How long after its start an attempt without an outcome counts as lost, in seconds.
  public var attemptExpiry: TimeInterval
  /// How many of the newest decisions are kept per instance (Specification C11).
  public var decisionsKept: Int
  /// The figures of stacks (Specification B5).
  public var stacks = Profiles.stacks
}

extension ReloadProfile {
  /// The values of `Data/reload.json`.
  public static let standard = Profiles.reload.values
}

/// One value of a profile with its meaning and source.
public struct ProfileValue: Sendable, Equatable, Decodable {
  /// The number, in ``unit``.
  public let value: Double
  /// The unit ("s", "reloads per day", "factor", …).
  public let unit: String
  /// What the value determines, as a sentence.
  public let meaning: String
  /// The source of the value, or the reason for choosing it.
  public let source: String
}

/// The format of `Data/reload.json`: the values with their sources, and the values alone.
public struct ReloadProfileFile: Sendable, Decodable {
  /// The version of the file's format.
  public let version: Int
  /// Every value with its unit, meaning and source, by its name in ``ReloadProfile``.
  public let entries: [String: ProfileValue]
  /// The values alone.
  public let values: ReloadProfile

  private enum CodingKeys: String, CodingKey {
    case version
    case entries = "values"
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    version = try container.decode(Int.self, forKey: .version)
    let entries = try container.decode([String: ProfileValue].self, forKey: .entries)
    func value(_ name: String) throws -> Double {
      guard let entry = entries[name] else {
        throw DecodingError.dataCorruptedError(forKey: .entries, in: container, debugDescription: "the value \(name) is missing")
      }
      return entry.value
    }
    self.entries = entries
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
  /// The scheduler's constants with their sources.
  public static let reload: ReloadProfileFile = embedded("reload.json")
}
