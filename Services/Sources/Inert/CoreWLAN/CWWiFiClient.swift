@_exported import AlmanacFoundationCompat
@_exported import Security

public let CWErrorDomain = "com.apple.wifi.apple80211API.error"
public enum CWChannelBand: Int, Sendable { case bandUnknown, band2GHz, band5GHz, band6GHz }
public enum CWChannelWidth: Int, Sendable { case widthUnknown, width20MHz, width40MHz, width80MHz, width160MHz }
public enum CWPHYMode: Int, Sendable {
  case modeNone = 0
  case mode11a, mode11b, mode11g, mode11n, mode11ac, mode11ax, mode11be
}
public enum CWSecurity: Int, Sendable {
  case none = 0
  case WEP, wpaPersonal, wpaPersonalMixed, wpa2Personal, personal, dynamicWEP, wpaEnterprise, wpaEnterpriseMixed, wpa2Enterprise, enterprise
  case wpa3Personal, wpa3Enterprise, wpa3Transition, OWE, oweTransition
  case unknown = 9_223_372_036_854_775_807
}
public enum CWInterfaceMode: Int, Sendable { case none, station, IBSS, hostAP }
public enum CWEventType: Int, Sendable {
  case none, powerDidChange, ssidDidChange, bssidDidChange, countryCodeDidChange, linkDidChange, linkQualityDidChange, modeDidChange
  case scanCacheUpdated
}
public enum CWKeychainDomain: Int, Sendable { case none, user, system }
/// Returns `errSecItemNotFound`: a widget's keychain contains no network passwords.
@discardableResult public func CWKeychainFindWiFiPassword(
  _ domain: CWKeychainDomain, _ ssid: Data, _ password: UnsafeMutablePointer<NSString?>?
) -> OSStatus { errSecItemNotFound }

open class CWChannel: NSObject, @unchecked Sendable {
  open var channelNumber: Int { 0 }
  open var channelWidth: CWChannelWidth { .widthUnknown }
  open var channelBand: CWChannelBand { .bandUnknown }
}
open class CWNetwork: NSObject, @unchecked Sendable {
  open var ssid: String? { nil }
  open var ssidData: Data? { nil }
  open var bssid: String? { nil }
  open var wlanChannel: CWChannel? { nil }
  open var rssiValue: Int { 0 }
  open var noiseMeasurement: Int { 0 }
  open var countryCode: String? { nil }
  open var beaconInterval: Int { 0 }
  open var ibss: Bool { false }
  open func supportsSecurity(_ security: CWSecurity) -> Bool { false }
}
/// Stub. A Wi-Fi interface. None is visible to a widget.
open class CWInterface: NSObject, @unchecked Sendable {
  open var interfaceName: String? { nil }
  open func powerOn() -> Bool { false }
  open func ssid() -> String? { nil }
  open func ssidData() -> Data? { nil }
  open func bssid() -> String? { nil }
  open func rssiValue() -> Int { 0 }
  open func noiseMeasurement() -> Int { 0 }
  open func security() -> CWSecurity { .unknown }
  open func transmitRate() -> Double { 0 }
  open func transmitPower() -> Int { 0 }
  open func countryCode() -> String? { nil }
  open func hardwareAddress() -> String? { nil }
  open func serviceActive() -> Bool { false }
  open func wlanChannel() -> CWChannel? { nil }
  open func activePHYMode() -> CWPHYMode { .modeNone }
  open func interfaceMode() -> CWInterfaceMode { .none }
  open func supportedWLANChannels() -> Set<CWChannel>? { nil }
  open func cachedScanResults() -> Set<CWNetwork>? { nil }
  open func scanForNetworks(withName networkName: String?) throws -> Set<CWNetwork> { throw refusal() }
  open func scanForNetworks(withName networkName: String?, includeHidden: Bool) throws -> Set<CWNetwork> { throw refusal() }
  open func scanForNetworks(withSSID ssid: Data?) throws -> Set<CWNetwork> { throw refusal() }
  open func setPower(_ power: Bool) throws { throw refusal() }
  open func associate(to network: CWNetwork, password: String?) throws { throw refusal() }
  open func disassociate() {}
}
private func reportUnavailable() {
  UnavailableServices.report("coreWLAN.unavailable", "wireless networks are not visible to a widget")
}

/// Calls `reportUnavailable()` and returns the error to throw or to pass to a handler.
private func refusal() -> NSError {
  reportUnavailable()
  return NSError(domain: CWErrorDomain, code: -3900)  // kCWInvalidParameterErr
}

public protocol CWEventDelegate: AnyObject {
  func ssidDidChangeForWiFiInterface(withName interfaceName: String)
  func bssidDidChangeForWiFiInterface(withName interfaceName: String)
  func linkDidChangeForWiFiInterface(withName interfaceName: String)
  func powerStateDidChangeForWiFiInterface(withName interfaceName: String)
  func linkQualityDidChangeForWiFiInterface(withName interfaceName: String, rssi: Int, transmitRate: Double)
  func clientConnectionInterrupted()
  func clientConnectionInvalidated()
}
extension CWEventDelegate {
  public func ssidDidChangeForWiFiInterface(withName interfaceName: String) {}
  public func bssidDidChangeForWiFiInterface(withName interfaceName: String) {}
  public func linkDidChangeForWiFiInterface(withName interfaceName: String) {}
  public func powerStateDidChangeForWiFiInterface(withName interfaceName: String) {}
  public func linkQualityDidChangeForWiFiInterface(withName interfaceName: String, rssi: Int, transmitRate: Double) {}
  public func clientConnectionInterrupted() {}
  public func clientConnectionInvalidated() {}
}
/// Stub. The machine's Wi-Fi. None of it is visible to a widget.
open class CWWiFiClient: NSObject, @unchecked Sendable {
  private static let one = CWWiFiClient()
  open weak var delegate: AnyObject?
  public override init() { super.init() }
  open class func shared() -> CWWiFiClient { one }
  open class func interfaceNames() -> Set<String>? { nil }
  open func interface() -> CWInterface? {
    reportUnavailable()
    return nil
  }
  open func interface(withName interfaceName: String?) -> CWInterface? { interface() }
  open func interfaces() -> [CWInterface]? { [] }
  open func interfaceNames() -> [String]? { [] }
  open func startMonitoringEvent(with type: CWEventType) throws { throw refusal() }
  open func stopMonitoringEvent(with type: CWEventType) throws { throw refusal() }
  open func stopMonitoringAllEvents() throws {}
}
