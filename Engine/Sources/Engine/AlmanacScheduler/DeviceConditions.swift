/// Whether somebody is using the device.
public enum DeviceActivity: String, Codable, Hashable, Sendable, CaseIterable {
  /// In use; budgets accrue.
  case active
  /// Put down; counts as asleep after `ReloadProfile.sleepAfter` seconds.
  case idle
  /// Unused for a long time: reloads are withheld and no budget accrues (Specification C7).
  case asleep
}

/// How the device is powered. On low power, widgets get fewer reloads (Specification C6).
public enum PowerState: String, Codable, Hashable, Sendable, CaseIterable {
  /// Connected to external power.
  case external
  /// On battery, with enough charge.
  case battery
  /// Saving power: reloads per day are multiplied by `ReloadProfile.lowPowerFactor`.
  case lowPower
}

/// Whether the device can download, and whether that is metered. On a metered network and offline, widgets get fewer reloads (Specification C6).
public enum NetworkState: String, Codable, Hashable, Sendable, CaseIterable {
  /// A network without a charge or limit for data.
  case unmetered
  /// A network with a charge or limit for data: reloads per day are multiplied by `ReloadProfile.meteredFactor`.
  case metered
  /// No network: reloads per day are multiplied by `ReloadProfile.offlineFactor`.
  case offline
}
