/// Whether somebody is using the device.
public enum DeviceActivity: String, Codable, Hashable, Sendable, CaseIterable {
  case active
  /// Put down; counts as asleep after `ReloadProfile.sleepAfter`.
  case idle
  /// Unused for a long time: reloads are withheld and no budget accrues (Specification C7).
  case asleep
}

public enum PowerState: String, Codable, Hashable, Sendable, CaseIterable {
  case external, battery, lowPower
}

/// Whether and at what cost the device can download.
public enum NetworkState: String, Codable, Hashable, Sendable, CaseIterable {
  case unmetered, metered, offline
}
