import AlmanacProfiles

/// The devices besides the host's usual one for which clients show live activities. Activities are drawn for them as long as somebody asks.
struct ActivityDevices {
  private var asked: [(device: DeviceProfile, at: ContinuousClock.Instant)] = []

  /// Notes that a client shows activities on a device.
  ///
  /// A further device is refused instead of taking the place of one that is shown: two clients would have each other's drawings made again and again.
  /// - Returns: whether none did before.
  /// - Throws: ``ActivityError/tooManyDevices(_:)``.
  mutating func note(_ device: DeviceProfile, at now: ContinuousClock.Instant, _ profile: ActivityProfile) throws(ActivityError) -> Bool {
    let isNew = !shown(at: now, profile).contains { $0.id == device.id }
    asked.removeAll { $0.device.id == device.id || $0.at.advanced(by: .seconds(profile.otherDeviceSeconds)) <= now }
    guard asked.count < profile.otherDevices else { throw .tooManyDevices(profile.otherDevices) }
    asked.append((device, now))
    return isNew
  }

  /// The devices that clients show.
  func shown(at now: ContinuousClock.Instant, _ profile: ActivityProfile) -> [DeviceProfile] {
    asked.filter { $0.at.advanced(by: .seconds(profile.otherDeviceSeconds)) > now }.map(\.device)
  }
}
