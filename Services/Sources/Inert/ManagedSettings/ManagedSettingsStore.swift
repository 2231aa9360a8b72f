/// Stub. Restrictions that an app sets on a device. They stay nil, as on a device without authorization: Almanac has no Screen Time.
public final class ManagedSettingsStore: Sendable {
  public struct Name: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
    public static let `default` = Name("default")
  }
  public init() {}
  public init(named storeName: Name) {}

  public var shield: ShieldSettings {
    get { ShieldSettings() }
    set { if newValue.isSet { Self.reportSettings() } }
  }
  public var application: ApplicationSettings {
    get { ApplicationSettings() }
    set { if newValue.isSet { Self.reportSettings() } }
  }
  public var webContent: WebContentSettings {
    get { WebContentSettings() }
    set { if newValue.blockedByFilter != nil { Self.reportSettings() } }
  }
  public func clearAllSettings() {}
}

/// The apps and websites covered by a shield.
public struct ShieldSettings: Equatable, Sendable {
  public enum ActivityCategoryPolicy<Activity>: Codable, Hashable, Sendable {
    case none
    case specific(Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
    case all(except: Set<Token<Activity>> = [])
  }
  public var applications: Set<ApplicationToken>?
  public var applicationCategories: ActivityCategoryPolicy<Application>?
  public var webDomains: Set<WebDomainToken>?
  public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
  fileprivate var isSet: Bool { self != ShieldSettings() }
}

public struct ApplicationSettings: Equatable, Sendable {
  public var blockedApplications: Set<Application>?
  public var denyAppInstallation: Bool?
  public var denyAppRemoval: Bool?
  fileprivate var isSet: Bool { self != ApplicationSettings() }
}

public struct WebContentSettings: Equatable, Sendable {
  public enum FilterPolicy: Codable, Hashable, Sendable {
    case none
    case auto(_ domains: Set<WebDomain> = [], except: Set<WebDomain> = [])
    case specific(Set<WebDomain>)
    case all(except: Set<WebDomain> = [])
  }
  public var blockedByFilter: FilterPolicy?
}

extension ManagedSettingsStore {
  static func reportSettings() {
    UnavailableServices.report(
      "managedSettings.unavailable", "Screen Time is not available, so settings have no effect; show what your widget shows without access")
  }
}
