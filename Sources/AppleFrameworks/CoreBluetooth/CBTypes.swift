@_exported import FoundationCompat

public enum CBManagerState: Int, Sendable { case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn }
public enum CBManagerAuthorization: Int, Sendable { case notDetermined, restricted, denied, allowedAlways }
public enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected, disconnecting }
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }
public enum CBConnectionEvent: Int, Sendable { case peerDisconnected, peerConnected }
public enum CBPeripheralManagerConnectionLatency: Int, Sendable { case low, medium, high }
public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let broadcast = Self(rawValue: 1)
  public static let read = Self(rawValue: 2)
  public static let writeWithoutResponse = Self(rawValue: 4)
  public static let write = Self(rawValue: 8)
  public static let notify = Self(rawValue: 16)
  public static let indicate = Self(rawValue: 32)
  public static let authenticatedSignedWrites = Self(rawValue: 64)
  public static let extendedProperties = Self(rawValue: 128)
  public static let notifyEncryptionRequired = Self(rawValue: 256)
  public static let indicateEncryptionRequired = Self(rawValue: 512)
}
public struct CBAttributePermissions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let readable = Self(rawValue: 1)
  public static let writeable = Self(rawValue: 2)
  public static let readEncryptionRequired = Self(rawValue: 4)
  public static let writeEncryptionRequired = Self(rawValue: 8)
}

public let CBErrorDomain = "CBErrorDomain"
public struct CBError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled, connectionTimeout, peripheralDisconnected
    case uuidNotAllowed, alreadyAdvertising, connectionFailed, connectionLimitReached, unknownDevice, operationNotSupported
    case peerRemovedPairingInformation, encryptionTimedOut, tooManyLEPairedDevices
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { CBErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "Bluetooth is not available to widgets and the programs of their apps." }
  public static let unknown = Code.unknown
  public static let notConnected = Code.notConnected
  public static let connectionFailed = Code.connectionFailed
  public static let peripheralDisconnected = Code.peripheralDisconnected
}
public struct CBATTError: Error, CustomNSError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu, insufficientAuthentication, requestNotSupported, invalidOffset
    case insufficientAuthorization, prepareQueueFull, attributeNotFound, attributeNotLong, insufficientEncryptionKeySize
    case invalidAttributeValueLength, unlikelyError, insufficientEncryption, unsupportedGroupType, insufficientResources
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "CBATTErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

/// The identifier of a service or of a value: 16, 32 or 128 bits.
// Unchecked: immutable; an open class cannot be checked.
open class CBUUID: NSObject, @unchecked Sendable {
  public let uuidString: String
  public init(string theString: String) { uuidString = theString.uppercased() }
  public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }
  public convenience init(data theData: Data) {
    let digits = theData.map { String(format: "%02X", $0) }.joined()
    guard theData.count == 16 else {
      self.init(string: digits)
      return
    }
    let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { part in
      digits[digits.index(digits.startIndex, offsetBy: part.lowerBound)..<digits.index(digits.startIndex, offsetBy: part.upperBound)]
    }
    self.init(string: parts.joined(separator: "-"))
  }
  /// The bytes, the most significant first.
  open var data: Data {
    let digits = Array(uuidString.filter(\.isHexDigit))
    return Data(
      stride(from: 0, to: digits.count - 1, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) })
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
  open override var hash: Int { uuidString.hashValue }
  open override var description: String { uuidString }
}
public let CBUUIDClientCharacteristicConfigurationString = "2902"
public let CBUUIDCharacteristicUserDescriptionString = "2901"

open class CBAttribute: NSObject, @unchecked Sendable { open var uuid: CBUUID { CBUUID(string: "") } }
open class CBService: CBAttribute, @unchecked Sendable {
  open var peripheral: CBPeripheral? { nil }
  open var characteristics: [CBCharacteristic]? { nil }
  open var includedServices: [CBService]? { nil }
  open var isPrimary: Bool { false }
}
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  open var service: CBService? { nil }
  open var properties: CBCharacteristicProperties { [] }
  open var value: Data? { nil }
  open var descriptors: [CBDescriptor]? { nil }
  open var isNotifying: Bool { false }
}
open class CBDescriptor: CBAttribute, @unchecked Sendable {
  open var characteristic: CBCharacteristic? { nil }
  open var value: Any? { nil }
}
open class CBPeer: NSObject, @unchecked Sendable { open var identifier: UUID { UUID() } }
open class CBCentral: CBPeer, @unchecked Sendable { open var maximumUpdateValueLength: Int { 0 } }

/// The state of Bluetooth: it is not supported.
open class CBManager: NSObject, @unchecked Sendable {
  open var state: CBManagerState { .unsupported }
  open class var authorization: CBManagerAuthorization { .restricted }
  open var authorization: CBManagerAuthorization { .restricted }
  static func report() {
    UnavailableServices.report("coreBluetooth.unavailable", "Bluetooth is not available to widgets and the programs of their apps")
  }
}

/// Matches an error with a code in a `catch`.
extension CBError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? CBError)?.code == code }
}
