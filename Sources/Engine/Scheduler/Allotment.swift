import Foundation
import Profiles

/// How many budgeted reloads one instance gets, and why (Specification C6).
///
/// `trickle + (frequent − trickle) · v ⁄ (v + half)` reloads a day for a widget that is seen `v` times a day; more in its first days, less on low
/// power or a metered network, and less for all alike when the widgets of the device ask for more than it has. They accrue while the device is
/// awake, so that a usual day's use brings a day's reloads. `Proposals/0004-reload-budget.md` tells why.
public struct Allotment: Codable, Equatable, Sendable {
  /// Reloads in a usual day, before the device's own capacity is shared out.
  public let daily: Double
  /// What of them the device can give, 0...1.
  public let share: Double
  /// Seconds of a day that the device is usually awake.
  public let usualAwake: TimeInterval
  /// The most tokens that can be saved up.
  public let capacity: Double
  /// How often the widget is seen in a day; nil where nobody tells.
  public let viewsPerDay: Double?
  /// Whether the widget is in its first days.
  public let isLearning: Bool

  /// Tokens that accrue in a second awake.
  public var rate: Double { daily * share / usualAwake }

  /// ``daily`` in thousandths, whose sums do not depend on their order; at most a million reloads, so that no sum overflows.
  var demand: Int { Int((min(1e6, max(0, daily)) * 1000).rounded()) }

  init(of instance: InstanceState, on device: DeviceSnapshot, profile: ReloadProfile) {
    self.init(
      viewsPerDay: device.reportsViews ? instance.views.viewsPerDay(at: device.now, profile: profile) : nil,
      age: device.now.timeIntervalSince(instance.addedAt), on: device, profile: profile)
  }

  /// What a widget gets that was added `age` seconds ago.
  init(viewsPerDay: Double?, age: TimeInterval, on device: DeviceSnapshot, profile: ReloadProfile) {
    var daily = profile.unreportedReloads
    isLearning = viewsPerDay != nil && age < profile.learningPeriod
    if let views = viewsPerDay {
      daily = profile.trickleReloads + (profile.frequentReloads - profile.trickleReloads) * views / (views + profile.viewsAtHalf)
      if isLearning { daily = max(profile.learningReloads, daily * profile.learningFactor) }
    }
    // What is saved up stays when the power or the network goes for a while: only less comes.
    let usual = daily
    switch device.power {
    case .external, .battery: break
    case .lowPower: daily *= profile.lowPowerFactor
    }
    switch device.network {
    case .unmetered: break
    case .metered: daily *= profile.meteredFactor
    case .offline: daily *= profile.offlineFactor
    }
    self.daily = daily
    self.viewsPerDay = viewsPerDay
    usualAwake = device.usualAwake
    let supply = profile.deviceReloads * 1000
    share = Double(device.demand) > supply ? supply / Double(device.demand) : 1
    capacity = max(profile.leastCapacity, usual * share * profile.burstShare)
  }
}

extension Allotment {
  /// Nothing is known yet.
  static let unknown = Allotment()

  private init() {
    daily = 0
    share = 1
    usualAwake = DeviceUsage.day
    capacity = 0
    viewsPerDay = nil
    isLearning = false
  }
}
