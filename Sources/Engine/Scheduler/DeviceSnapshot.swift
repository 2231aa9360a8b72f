import Foundation
import Profiles

/// What the rules can read of the device during one event.
struct DeviceSnapshot {
  /// A share of a whole that is the device's own, 0..<1.
  let phase: Double
  let now: Date
  /// Seconds that the device has been awake.
  let awakeClock: TimeInterval
  let isAwake: Bool
  let usualAwake: TimeInterval
  let isLocked: Bool
  let power: PowerState
  let network: NetworkState
  /// Whether views are told of at all.
  let reportsViews: Bool
  /// What all instances are allotted together, thousandths of reloads a day.
  let demand: Int
  let apps: [AppID: AppState]
}

extension DeviceState {
  func reading(at now: Date, profile: ReloadProfile) -> DeviceSnapshot {
    DeviceSnapshot(
      phase: phase, now: now, awakeClock: usage.awakeClock, isAwake: usage.isAwake, usualAwake: usage.usualAwake(profile: profile),
      isLocked: conditions.isLocked,
      power: conditions.power, network: conditions.network, reportsViews: conditions.reportsViews, demand: demand, apps: apps)
  }
}
