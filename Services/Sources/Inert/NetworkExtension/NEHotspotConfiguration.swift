public let NEHotspotConfigurationErrorDomain = "NEHotspotConfigurationErrorDomain"
public enum NEHotspotConfigurationError: Int, Error, CustomNSError, Sendable {
  case invalid, invalidSSID, invalidWPAPassphrase, invalidWEPPassphrase, invalidEAPSettings, invalidHS20Settings, invalidHS20DomainName, userDenied
  case `internal`, pending, systemConfiguration, unknown, joinOnceNotSupported, alreadyAssociated, applicationIsNotInForeground
  public static var errorDomain: String { NEHotspotConfigurationErrorDomain }
  public var errorCode: Int { rawValue }
}
/// A Wi-Fi network that an app asks to join.
open class NEHotspotConfiguration: NSObject, @unchecked Sendable {
  public let ssid: String
  open var joinOnce = false
  open var hidden = false
  public init(ssid SSID: String) { ssid = SSID }
  public convenience init(ssid SSID: String, passphrase: String, isWEP: Bool) { self.init(ssid: SSID) }
}
/// Stub. Joining a Wi-Fi network fails.
open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {
  public static let shared = NEHotspotConfigurationManager()
  @preconcurrency
  open func apply(_ configuration: NEHotspotConfiguration, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    NEVPNError.reportUnavailable()
    DispatchQueue.main.async { completionHandler?(NEHotspotConfigurationError.internal) }
  }
  open func apply(_ configuration: NEHotspotConfiguration) async throws {
    NEVPNError.reportUnavailable()
    throw NEHotspotConfigurationError.internal
  }
  open func removeConfiguration(forSSID SSID: String) {}
  @preconcurrency
  open func getConfiguredSSIDs(completionHandler: @escaping @Sendable ([String]) -> Void) {
    DispatchQueue.main.async { completionHandler([]) }
  }
  open func configuredSSIDs() async -> [String] { [] }
}
