// Accessories, their services and what can be read of them. No object of these classes is ever made.

public protocol HMAccessoryDelegate: NSObjectProtocol {
  func accessoryDidUpdateName(_ accessory: HMAccessory)
  func accessoryDidUpdateReachability(_ accessory: HMAccessory)
  func accessoryDidUpdateServices(_ accessory: HMAccessory)
  func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic)
}
extension HMAccessoryDelegate {
  public func accessoryDidUpdateName(_ accessory: HMAccessory) {}
  public func accessoryDidUpdateReachability(_ accessory: HMAccessory) {}
  public func accessoryDidUpdateServices(_ accessory: HMAccessory) {}
  public func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic) {}
}
// Unchecked: there are no objects.
open class HMAccessory: NSObject, @unchecked Sendable {
  open weak var delegate: (any HMAccessoryDelegate)?
  open var name: String { "" }
  open var uniqueIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var isReachable: Bool { false }
  open var isBridged: Bool { false }
  open var isBlocked: Bool { false }
  open var room: HMRoom? { nil }
  open var services: [HMService] { [] }
  open var category: HMAccessoryCategory { HMAccessoryCategory() }
  open var manufacturer: String? { nil }
  open var model: String? { nil }
  open var firmwareVersion: String? { nil }
  override init() { super.init() }
  @preconcurrency
  open func identify(completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
    let error = HMError.refusal()
    DispatchQueue.main.async { completion(error) }
  }
  open func identify() async throws { throw HMError.refusal() }
}
open class HMAccessoryCategory: NSObject, @unchecked Sendable {
  open var categoryType: String { "" }
  open var localizedDescription: String { "" }
  override init() { super.init() }
}
open class HMService: NSObject, @unchecked Sendable {
  open var accessory: HMAccessory? { nil }
  open var serviceType: String { "" }
  open var localizedDescription: String { "" }
  open var name: String { "" }
  open var uniqueIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var isPrimaryService: Bool { false }
  open var isUserInteractive: Bool { false }
  open var characteristics: [HMCharacteristic] { [] }
  override init() { super.init() }
}
open class HMCharacteristicMetadata: NSObject, @unchecked Sendable {
  open var minimumValue: NSNumber? { nil }
  open var maximumValue: NSNumber? { nil }
  open var stepValue: NSNumber? { nil }
  open var units: String? { nil }
  open var format: String? { nil }
  override init() { super.init() }
}
open class HMCharacteristic: NSObject, @unchecked Sendable {
  open var service: HMService? { nil }
  open var characteristicType: String { "" }
  open var localizedDescription: String { "" }
  open var uniqueIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var value: Any? { nil }
  open var properties: [String] { [] }
  open var metadata: HMCharacteristicMetadata? { nil }
  open var isNotificationEnabled: Bool { false }
  override init() { super.init() }
  @preconcurrency
  open func readValue(completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
    let error = HMError.refusal()
    DispatchQueue.main.async { completion(error) }
  }
  open func readValue() async throws { throw HMError.refusal() }
  @preconcurrency
  open func writeValue(_ value: Any?, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
    let error = HMError.refusal()
    DispatchQueue.main.async { completion(error) }
  }
  open func writeValue(_ value: Any?) async throws { throw HMError.refusal() }
  @preconcurrency
  open func enableNotification(_ enable: Bool, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
    let error = HMError.refusal()
    DispatchQueue.main.async { completion(error) }
  }
  open func enableNotification(_ enable: Bool) async throws { throw HMError.refusal() }
}

// Apple's identifiers of services and characteristics (HomeKit Accessory Protocol): a number in front of a common ending.
private func identifier(_ number: String) -> String { "000000\(number)-0000-1000-8000-0026BB765291" }
public let HMServiceTypeLightbulb = identifier("43")
public let HMServiceTypeSwitch = identifier("49")
public let HMServiceTypeThermostat = identifier("4A")
public let HMServiceTypeGarageDoorOpener = identifier("41")
public let HMServiceTypeAccessoryInformation = identifier("3E")
public let HMServiceTypeFan = identifier("40")
public let HMServiceTypeOutlet = identifier("47")
public let HMServiceTypeLockMechanism = identifier("45")
public let HMServiceTypeTemperatureSensor = identifier("8A")
public let HMServiceTypeHumiditySensor = identifier("82")
public let HMServiceTypeMotionSensor = identifier("85")
public let HMServiceTypeContactSensor = identifier("80")
public let HMServiceTypeDoor = identifier("81")
public let HMServiceTypeWindow = identifier("8B")
public let HMServiceTypeWindowCovering = identifier("8C")
public let HMServiceTypeBattery = identifier("96")
public let HMCharacteristicTypePowerState = identifier("25")
public let HMCharacteristicTypeHue = identifier("13")
public let HMCharacteristicTypeSaturation = identifier("2F")
public let HMCharacteristicTypeBrightness = identifier("08")
public let HMCharacteristicTypeCurrentTemperature = identifier("11")
public let HMCharacteristicTypeTargetTemperature = identifier("35")
public let HMCharacteristicTypeCurrentRelativeHumidity = identifier("10")
public let HMCharacteristicTypeCurrentDoorState = identifier("0E")
public let HMCharacteristicTypeTargetDoorState = identifier("32")
public let HMCharacteristicTypeMotionDetected = identifier("22")
public let HMCharacteristicTypeContactState = identifier("6A")
public let HMCharacteristicTypeBatteryLevel = identifier("68")
public let HMCharacteristicTypeName = identifier("23")
public let HMCharacteristicTypeCurrentLockMechanismState = identifier("1D")
public let HMCharacteristicTypeTargetLockMechanismState = identifier("1E")
public let HMCharacteristicPropertyReadable = "HMCharacteristicPropertyReadable"
public let HMCharacteristicPropertyWritable = "HMCharacteristicPropertyWritable"
public let HMCharacteristicPropertySupportsEventNotification = "HMCharacteristicPropertySupportsEventNotification"
public let HMAccessoryCategoryTypeLightbulb = "HMAccessoryCategoryTypeLightbulb"
public let HMAccessoryCategoryTypeThermostat = "HMAccessoryCategoryTypeThermostat"
public let HMAccessoryCategoryTypeSensor = "HMAccessoryCategoryTypeSensor"
