// Errors of Core Foundation's network calls: a domain and a number within it.

public struct CFStreamError: Sendable, Equatable {
  public var domain: CFIndex
  public var error: Int32
  public init() { (domain, error) = (0, 0) }
  public init(domain: CFIndex, error: Int32) { (self.domain, self.error) = (domain, error) }
}
public struct CFStreamErrorDomain: RawRepresentable, Equatable, Sendable {
  public var rawValue: CFIndex
  public init(rawValue: CFIndex) { self.rawValue = rawValue }
  public static let custom = CFStreamErrorDomain(rawValue: -1)
  public static let POSIX = CFStreamErrorDomain(rawValue: 1)
  public static let macOSStatus = CFStreamErrorDomain(rawValue: 2)
}
public let kCFStreamErrorDomainHTTP: Int32 = 4
public let kCFStreamErrorDomainNetServices: Int32 = 10
public let kCFStreamErrorDomainMach: Int32 = 11
public let kCFStreamErrorDomainNetDB: Int32 = 12
public let kCFStreamErrorDomainSystemConfiguration: Int32 = 13
public let kCFStreamErrorDomainSSL: Int32 = 3

public enum CFNetworkErrors: Int32, Sendable {
  case cfHostErrorHostNotFound = 1
  case cfHostErrorUnknown = 2
  case cfErrorHTTPAuthenticationTypeUnsupported = 300
  case cfErrorHTTPBadCredentials = 301
  case cfErrorHTTPConnectionLost = 302
  case cfErrorHTTPParseFailure = 303
  case cfurlErrorUnknown = -998
  case cfurlErrorCancelled = -999
  case cfurlErrorBadURL = -1000
  case cfurlErrorTimedOut = -1001
  case cfurlErrorCannotFindHost = -1003
  case cfurlErrorCannotConnectToHost = -1004
  case cfurlErrorNetworkConnectionLost = -1005
  case cfurlErrorDNSLookupFailed = -1006
  case cfurlErrorNotConnectedToInternet = -1009
  case cfurlErrorSecureConnectionFailed = -1200
}
public var kCFErrorDomainCFNetwork: CFString! { "kCFErrorDomainCFNetwork" as NSString }
public var kCFErrorDomainPOSIX: CFErrorDomain! { "NSPOSIXErrorDomain" as NSString }
public var kCFErrorDomainOSStatus: CFErrorDomain! { "NSOSStatusErrorDomain" as NSString }

/// Always empty: Almanac does not read the proxy settings of the system.
public func CFNetworkCopySystemProxySettings() -> Unmanaged<CFDictionary>? { .passRetained([:] as NSDictionary) }
public func CFNetworkCopyProxiesForURL(_ url: CFURL, _ proxySettings: CFDictionary) -> Unmanaged<CFArray> {
  .passRetained([["kCFProxyTypeKey": "kCFProxyTypeNone"] as NSDictionary] as NSArray)
}
public var kCFProxyTypeKey: CFString { "kCFProxyTypeKey" as NSString }
public var kCFProxyTypeNone: CFString { "kCFProxyTypeNone" as NSString }
public var kCFProxyTypeHTTP: CFString { "kCFProxyTypeHTTP" as NSString }
public var kCFProxyTypeHTTPS: CFString { "kCFProxyTypeHTTPS" as NSString }
public var kCFProxyTypeSOCKS: CFString { "kCFProxyTypeSOCKS" as NSString }
public var kCFProxyHostNameKey: CFString { "kCFProxyHostNameKey" as NSString }
public var kCFProxyPortNumberKey: CFString { "kCFProxyPortNumberKey" as NSString }
public var kCFNetworkProxiesHTTPEnable: CFString { "HTTPEnable" as NSString }
public var kCFNetworkProxiesHTTPProxy: CFString { "HTTPProxy" as NSString }
public var kCFNetworkProxiesHTTPPort: CFString { "HTTPPort" as NSString }
