// What an app would offer to devices nearby. Nothing is offered.

// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class CBMutableService: CBService, @unchecked Sendable {
  private let identifier: CBUUID
  private let primary: Bool
  private var list: [CBCharacteristic]?
  public init(type UUID: CBUUID, primary isPrimary: Bool) { (identifier, primary) = (UUID, isPrimary) }
  open override var uuid: CBUUID { identifier }
  open override var isPrimary: Bool { primary }
  open override var characteristics: [CBCharacteristic]? {
    get { list }
    set { list = newValue }
  }
}
// Unchecked: as above.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
  private let identifier: CBUUID
  private var options: CBCharacteristicProperties
  private var bytes: Data?
  open var permissions: CBAttributePermissions
  public init(type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions) {
    (identifier, options, bytes, self.permissions) = (UUID, properties, value, permissions)
  }
  open override var uuid: CBUUID { identifier }
  open override var properties: CBCharacteristicProperties {
    get { options }
    set { options = newValue }
  }
  open override var value: Data? {
    get { bytes }
    set { bytes = newValue }
  }
  open var subscribedCentrals: [CBCentral]? { nil }
}
/// A question of a device nearby. None comes.
open class CBATTRequest: NSObject, @unchecked Sendable {
  open var central: CBCentral { CBCentral() }
  open var characteristic: CBCharacteristic { CBCharacteristic() }
  open var offset: Int { 0 }
  open var value: Data?
}
public protocol CBPeripheralManagerDelegate: AnyObject {
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
  func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
  func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
  func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
  func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
  func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
}
extension CBPeripheralManagerDelegate {
  public func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]) {}
  public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {}
  public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
}
/// Offers services to devices nearby. Bluetooth is not supported: the delegate is told so.
// Unchecked: an app sets its delegate on one thread, as on Apple's systems.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  open var isAdvertising: Bool { false }
  public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    super.init()
    self.delegate = delegate
    Self.report()
    (queue ?? .main).async { [weak self] in
      guard let self else { return }
      self.delegate?.peripheralManagerDidUpdateState(self)
    }
  }
  open func startAdvertising(_ advertisementData: [String: Any]?) {
    DispatchQueue.main.async { [self] in delegate?.peripheralManagerDidStartAdvertising(self, error: CBError(.operationNotSupported)) }
  }
  open func stopAdvertising() {}
  open func add(_ service: CBMutableService) {
    DispatchQueue.main.async { [self] in delegate?.peripheralManager(self, didAdd: service, error: CBError(.operationNotSupported)) }
  }
  open func remove(_ service: CBMutableService) {}
  open func removeAllServices() {}
  open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
  open func updateValue(_ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?) -> Bool { false }
}
