import AlmanacProfiles
import Foundation

/// The device's state as the rules read it during one event.
struct DeviceSnapshot {
  /// A fraction that is fixed for the device, 0..<1; see ``DeviceState/phase``.
  let phase: Double
  let now: Date
  /// Seconds that the device has been awake in total.
  let awakeClock: TimeInterval
  let isAwake: Bool
  let usualAwake: TimeInterval
  let isLocked: Bool
  let power: PowerState
  let network: NetworkState
  /// Whether any viewer reports views.
  let reportsViews: Bool
  /// The sum of all instances' ``Allotment/demand``, in thousandths of reloads per day.
  let demand: Int
  let apps: [AppID: AppState]
}

extension DeviceState {
  func snapshot(at now: Date, profile: ReloadProfile) -> DeviceSnapshot {
    DeviceSnapshot(
      phase: phase, now: now, awakeClock: usage.awakeClock, isAwake: usage.isAwake, usualAwake: usage.usualAwake(profile: profile),
      isLocked: conditions.isLocked,
      power: conditions.power, network: conditions.network, reportsViews: conditions.reportsViews, demand: demand, apps: apps)
  }
}
