@_exported import AlmanacFoundationCompat

/// An opaque token for an app, a category or a website that a person chose. Only a system with Screen Time creates one.
public struct Token<T>: Codable, Hashable, Sendable {
  private let data: Data
}
public typealias ApplicationToken = Token<Application>
public typealias ActivityCategoryToken = Token<ActivityCategory>
public typealias WebDomainToken = Token<WebDomain>

public struct Application: Codable, Hashable, Sendable {
  public let bundleIdentifier: String?
  public let token: ApplicationToken?
  /// Always nil: only Screen Time knows the app's name.
  public var localizedDisplayName: String? { nil }
  public init() { (bundleIdentifier, token) = (nil, nil) }
  public init(bundleIdentifier: String) { (self.bundleIdentifier, token) = (bundleIdentifier, nil) }
  public init(token: ApplicationToken) { (bundleIdentifier, self.token) = (nil, token) }
}

public struct ActivityCategory: Codable, Hashable, Sendable {
  public let token: ActivityCategoryToken?
  /// Always nil: only Screen Time knows the category's name.
  public var localizedDisplayName: String? { nil }
  public init() { token = nil }
  public init(token: ActivityCategoryToken) { self.token = token }
}

public struct WebDomain: Codable, Hashable, Sendable {
  public let domain: String?
  public let token: WebDomainToken?
  public init() { (domain, token) = (nil, nil) }
  public init(domain: String) { (self.domain, token) = (domain, nil) }
  public init(token: WebDomainToken) { (domain, self.token) = (nil, token) }
}
