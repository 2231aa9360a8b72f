import Foundation

/// The app or device that wrote data.
// Unchecked, here and below: immutable.
open class HKSource: NSObject, NSCopying, @unchecked Sendable {
  public let name: String
  public let bundleIdentifier: String
  init(name: String, bundleIdentifier: String) { (self.name, self.bundleIdentifier) = (name, bundleIdentifier) }
  open class func `default`() -> HKSource {
    HKSource(name: ProcessInfo.processInfo.processName, bundleIdentifier: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKSource)?.bundleIdentifier == bundleIdentifier }
  open override var hash: Int { bundleIdentifier.hashValue }
  open override var description: String { "\(name) (\(bundleIdentifier))" }
}

public let HKSourceRevisionAnyVersion = "HKSourceRevisionAnyVersion"
public let HKSourceRevisionAnyProductType = "HKSourceRevisionAnyProductType"
public let HKSourceRevisionAnyOperatingSystem = OperatingSystemVersion(majorVersion: -1, minorVersion: -1, patchVersion: -1)

/// A version of a source.
open class HKSourceRevision: NSObject, NSCopying, @unchecked Sendable {
  public let source: HKSource
  public let version: String?
  public let productType: String?
  public let operatingSystemVersion: OperatingSystemVersion
  public init(source: HKSource, version: String?, productType: String?, operatingSystemVersion: OperatingSystemVersion) {
    (self.source, self.version, self.productType, self.operatingSystemVersion) = (source, version, productType, operatingSystemVersion)
  }
  public convenience init(source: HKSource, version: String?) {
    self.init(source: source, version: version, productType: nil, operatingSystemVersion: HKSourceRevisionAnyOperatingSystem)
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKSourceRevision else { return false }
    return source == other.source && version == other.version && productType == other.productType
  }
  open override var hash: Int { source.hash }
}

public let HKDevicePropertyKeyName = "name"
public let HKDevicePropertyKeyManufacturer = "manufacturer"
public let HKDevicePropertyKeyModel = "model"
public let HKDevicePropertyKeyHardwareVersion = "hardware"
public let HKDevicePropertyKeyFirmwareVersion = "firmware"
public let HKDevicePropertyKeySoftwareVersion = "software"
public let HKDevicePropertyKeyLocalIdentifier = "localIdentifier"
public let HKDevicePropertyKeyUDIDeviceIdentifier = "UDIDeviceIdentifier"

/// A measuring device. Each property may be unknown.
open class HKDevice: NSObject, NSCopying, @unchecked Sendable {
  public let name, manufacturer, model, hardwareVersion, firmwareVersion, softwareVersion, localIdentifier, udiDeviceIdentifier: String?
  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?, softwareVersion: String?,
    localIdentifier: String?, udiDeviceIdentifier UDIDeviceIdentifier: String?
  ) {
    (self.name, self.manufacturer, self.model, self.hardwareVersion) = (name, manufacturer, model, hardwareVersion)
    (self.firmwareVersion, self.softwareVersion) = (firmwareVersion, softwareVersion)
    (self.localIdentifier, udiDeviceIdentifier) = (localIdentifier, UDIDeviceIdentifier)
  }
  open class func local() -> HKDevice {
    HKDevice(
      name: nil, manufacturer: nil, model: nil, hardwareVersion: nil, firmwareVersion: nil, softwareVersion: nil, localIdentifier: nil,
      udiDeviceIdentifier: nil)
  }
  /// The known properties by their keys.
  var properties: [String: String] {
    [
      HKDevicePropertyKeyName: name, HKDevicePropertyKeyManufacturer: manufacturer, HKDevicePropertyKeyModel: model,
      HKDevicePropertyKeyHardwareVersion: hardwareVersion, HKDevicePropertyKeyFirmwareVersion: firmwareVersion,
      HKDevicePropertyKeySoftwareVersion: softwareVersion, HKDevicePropertyKeyLocalIdentifier: localIdentifier,
      HKDevicePropertyKeyUDIDeviceIdentifier: udiDeviceIdentifier,
    ].compactMapValues { $0 }
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKDevice)?.properties == properties }
  open override var hash: Int { properties.hashValue }
}
