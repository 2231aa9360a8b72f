@_exported import FoundationCompat
@_exported import ManagedSettings

public struct DeviceActivityName: RawRepresentable, Hashable, Codable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A use of apps and web sites that reaches a threshold.
public struct DeviceActivityEvent: Equatable, Sendable {
  public struct Name: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public var applications: Set<ApplicationToken>
  public var categories: Set<ActivityCategoryToken>
  public var webDomains: Set<WebDomainToken>
  public var threshold: DateComponents
  public var includesPastActivity: Bool

  public init(
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [], webDomains: Set<WebDomainToken> = [],
    threshold: DateComponents, includesPastActivity: Bool = false
  ) {
    (self.applications, self.categories, self.webDomains) = (applications, categories, webDomains)
    (self.threshold, self.includesPastActivity) = (threshold, includesPastActivity)
  }
}

/// When an activity is watched.
public struct DeviceActivitySchedule: Equatable, Sendable {
  public let intervalStart: DateComponents
  public let intervalEnd: DateComponents
  public let repeats: Bool
  public let warningTime: DateComponents?
  public init(intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool, warningTime: DateComponents? = nil) {
    (self.intervalStart, self.intervalEnd, self.repeats, self.warningTime) = (intervalStart, intervalEnd, repeats, warningTime)
  }
}

/// Watches what is used. Nothing can be watched: starting throws `MonitoringError.unauthorized`, as on a device where nobody allowed it.
public final class DeviceActivityCenter: Sendable {
  public enum MonitoringError: Error, LocalizedError, Sendable {
    case excessiveActivities, intervalTooLong, intervalTooShort, invalidDateComponents, unauthorized
    public var errorDescription: String? { self == .unauthorized ? "Screen Time was not allowed." : nil }
  }
  public init() {}

  public var activities: [DeviceActivityName] { [] }
  public func startMonitoring(
    _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule, events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
  ) throws {
    UnavailableServices.report(
      "deviceActivity.unavailable", "this machine has no Screen Time: nothing can be watched; show what your widget shows before it was allowed")
    throw MonitoringError.unauthorized
  }
  public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
  public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }
  public func events(for activity: DeviceActivityName) -> [DeviceActivityEvent.Name: DeviceActivityEvent] { [:] }
}

/// Receives what a center watches. No method is called here.
open class DeviceActivityMonitor {
  public init() {}
  open func intervalDidStart(for activity: DeviceActivityName) {}
  open func intervalDidEnd(for activity: DeviceActivityName) {}
  open func eventDidReachThreshold(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
  open func intervalWillStartWarning(for activity: DeviceActivityName) {}
  open func intervalWillEndWarning(for activity: DeviceActivityName) {}
  open func eventWillReachThresholdWarning(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
}
