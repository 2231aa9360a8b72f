import AlmanacProfiles
import Foundation

/// How many budgeted reloads one instance gets, and why (Specification C6).
///
/// A widget that is viewed `v` times a day gets `trickle + (frequent − trickle) · v ⁄ (v + half)` reloads a day. It gets more in its first days, less
/// on low power or on a metered network, and all widgets get proportionally less when together they need more than the device's total. Tokens accrue
/// while the device is awake, at the rate that yields the daily number in a usual day's use. `Proposals/0004-reload-budget.md` explains the choice.
public struct Allotment: Codable, Equatable, Sendable {
  /// Reloads in a usual day, before ``share`` is applied.
  public let daily: Double
  /// The part of ``daily`` that the device can afford, 0...1.
  public let share: Double
  /// Seconds per day that the device is usually awake.
  public let usualAwake: TimeInterval
  /// The most tokens that can be saved up.
  public let capacity: Double
  /// How often the widget is viewed per day; nil when no viewer reports views.
  public let viewsPerDay: Double?
  /// Whether the widget is in its first days, `ReloadProfile.learningPeriod`.
  public let isLearning: Bool

  /// Tokens per second awake.
  public var rate: Double { daily * share / usualAwake }

  /// ``daily`` in thousandths, as an integer so that sums do not depend on the order of addition; at most a million reloads, so that no sum
  /// overflows.
  var demand: Int { Int((min(1e6, max(0, daily)) * 1000).rounded()) }

  init(of instance: InstanceState, on device: DeviceSnapshot, profile: ReloadProfile) {
    self.init(
      viewsPerDay: device.reportsViews ? instance.views.viewsPerDay(at: device.now, profile: profile) : nil,
      age: device.now.timeIntervalSince(instance.addedAt), on: device, profile: profile)
  }

  /// The allotment of a widget that was added `age` seconds ago.
  init(viewsPerDay: Double?, age: TimeInterval, on device: DeviceSnapshot, profile: ReloadProfile) {
    var daily = profile.unreportedReloads
    isLearning = viewsPerDay != nil && age < profile.learningPeriod
    if let views = viewsPerDay {
      daily = profile.trickleReloads + (profile.frequentReloads - profile.trickleReloads) * views / (views + profile.viewsAtHalf)
      if isLearning { daily = max(profile.learningReloads, daily * profile.learningFactor) }
    }
    // The capacity follows `usual`: low power or a metered network slows accrual but takes away no saved tokens.
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
  /// The allotment of an instance before its first evaluation.
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
