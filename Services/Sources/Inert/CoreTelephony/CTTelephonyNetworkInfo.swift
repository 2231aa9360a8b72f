@_exported import AlmanacFoundationCompat

/// Stub. The mobile network, which apps here do not have.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  open var currentRadioAccessTechnology: String? { nil }
  open var subscriberCellularProvider: CTCarrier? { nil }
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  open var dataServiceIdentifier: String? { nil }
  open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
  open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
}
public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol { func dataServiceIdentifierDidChange(_ identifier: String) }
extension CTTelephonyNetworkInfoDelegate {
  public func dataServiceIdentifierDidChange(_ identifier: String) {}
}
extension Notification.Name {
  public static let CTServiceRadioAccessTechnologyDidChange = Notification.Name("CTServiceRadioAccessTechnologyDidChangeNotification")
}
open class CTCarrier: NSObject, @unchecked Sendable {
  open var carrierName: String? { nil }
  open var mobileCountryCode: String? { nil }
  open var mobileNetworkCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var allowsVOIP: Bool { false }
}
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"

/// Stub. Whether an app may use mobile data. Always unknown.
open class CTCellularData: NSObject, @unchecked Sendable {
  open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
  /// Called once with the current state when it is set, like Apple's.
  @preconcurrency
  open var cellularDataRestrictionDidUpdateNotifier: (@Sendable (CTCellularDataRestrictedState) -> Void)? {
    didSet {
      guard let notifier = cellularDataRestrictionDidUpdateNotifier else { return }
      DispatchQueue.global().async { notifier(.restrictedStateUnknown) }
    }
  }
}
public enum CTCellularDataRestrictedState: UInt, Sendable { case restrictedStateUnknown, restricted, notRestricted }
