/// Whether somebody uses the device.
public enum DeviceActivity: String, Codable, Hashable, Sendable, CaseIterable {
  /// In use.
  case active
  /// Put down; after `ReloadProfile.sleepAfter` it counts as asleep.
  case idle
  /// Long unused: reloads are withheld and no budget accrues (Specification C7).
  case asleep
}

/// Where the device's power comes from.
public enum PowerState: String, Codable, Hashable, Sendable, CaseIterable {
  case external, battery, lowPower
}

/// What a download costs.
public enum NetworkState: String, Codable, Hashable, Sendable, CaseIterable {
  case unmetered, metered, offline
}
