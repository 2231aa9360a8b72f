// Parts of a home. No object of these classes is ever made.

public protocol HMHomeDelegate: NSObjectProtocol {
  func homeDidUpdateName(_ home: HMHome)
  func home(_ home: HMHome, didAdd accessory: HMAccessory)
  func home(_ home: HMHome, didRemove accessory: HMAccessory)
  func home(_ home: HMHome, didAdd room: HMRoom)
  func home(_ home: HMHome, didRemove room: HMRoom)
  func home(_ home: HMHome, didUpdateNameFor room: HMRoom)
  func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory)
  func home(_ home: HMHome, didAdd actionSet: HMActionSet)
  func home(_ home: HMHome, didRemove actionSet: HMActionSet)
  func home(_ home: HMHome, didUpdateActionsFor actionSet: HMActionSet)
  func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory)
}
extension HMHomeDelegate {
  public func homeDidUpdateName(_ home: HMHome) {}
  public func home(_ home: HMHome, didAdd accessory: HMAccessory) {}
  public func home(_ home: HMHome, didRemove accessory: HMAccessory) {}
  public func home(_ home: HMHome, didAdd room: HMRoom) {}
  public func home(_ home: HMHome, didRemove room: HMRoom) {}
  public func home(_ home: HMHome, didUpdateNameFor room: HMRoom) {}
  public func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory) {}
  public func home(_ home: HMHome, didAdd actionSet: HMActionSet) {}
  public func home(_ home: HMHome, didRemove actionSet: HMActionSet) {}
  public func home(_ home: HMHome, didUpdateActionsFor actionSet: HMActionSet) {}
  public func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory) {}
}
// Unchecked: there are no objects.
open class HMHome: NSObject, @unchecked Sendable {
  open weak var delegate: (any HMHomeDelegate)?
  open var name: String { "" }
  open var uniqueIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var isPrimary: Bool { false }
  open var accessories: [HMAccessory] { [] }
  open var rooms: [HMRoom] { [] }
  open var zones: [HMZone] { [] }
  open var actionSets: [HMActionSet] { [] }
  open var triggers: [HMTrigger] { [] }
  open var serviceGroups: [HMServiceGroup] { [] }
  override init() { super.init() }
  open func roomForEntireHome() -> HMRoom { HMRoom() }
  open func builtinActionSet(ofType actionSetType: String) -> HMActionSet? { nil }
  open func servicesWithTypes(_ serviceTypes: [String]) -> [HMService]? { nil }
  @preconcurrency
  open func executeActionSet(_ actionSet: HMActionSet, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
    let error = HMError.refusal()
    DispatchQueue.main.async { completion(error) }
  }
  open func executeActionSet(_ actionSet: HMActionSet) async throws { throw HMError.refusal() }
  @preconcurrency
  open func addAndSetupAccessories(completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
    let error = HMError.refusal()
    DispatchQueue.main.async { completion(error) }
  }
}
open class HMRoom: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var uniqueIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var accessories: [HMAccessory] { [] }
  override init() { super.init() }
}
open class HMZone: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var rooms: [HMRoom] { [] }
  override init() { super.init() }
}
open class HMServiceGroup: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var services: [HMService] { [] }
  override init() { super.init() }
}
open class HMActionSet: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var uniqueIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var actions: Set<HMAction> { [] }
  open var isExecuting: Bool { false }
  open var actionSetType: String { HMActionSetTypeUserDefined }
  open var lastExecutionDate: Date? { nil }
  override init() { super.init() }
}
public let HMActionSetTypeWakeUp = "HMActionSetTypeWakeUp"
public let HMActionSetTypeSleep = "HMActionSetTypeSleep"
public let HMActionSetTypeHomeDeparture = "HMActionSetTypeHomeDeparture"
public let HMActionSetTypeHomeArrival = "HMActionSetTypeHomeArrival"
public let HMActionSetTypeUserDefined = "HMActionSetTypeUserDefined"
public let HMActionSetTypeTriggerOwned = "HMActionSetTypeTriggerOwned"
open class HMAction: NSObject, @unchecked Sendable {
  open var uniqueIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  override init() { super.init() }
}
// The value's type has no requirement, unlike on Apple's systems: a protocol (`NSCopying`) does not conform to itself here.
open class HMCharacteristicWriteAction<TargetValueType>: HMAction, @unchecked Sendable {
  public let characteristic: HMCharacteristic
  open private(set) var targetValue: TargetValueType
  public init(characteristic: HMCharacteristic, targetValue: TargetValueType) {
    (self.characteristic, self.targetValue) = (characteristic, targetValue)
    super.init()
  }
  open func updateTargetValue(_ targetValue: TargetValueType) async throws { throw HMError.refusal() }
}
open class HMTrigger: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var isEnabled: Bool { false }
  open var actionSets: [HMActionSet] { [] }
  open var lastFireDate: Date? { nil }
  override init() { super.init() }
}
