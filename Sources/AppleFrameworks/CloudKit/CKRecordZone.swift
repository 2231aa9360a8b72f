import Foundation

public let CKCurrentUserDefaultName = "__defaultOwner__"
/// The name of the share of a whole zone.
public let CKRecordNameZoneWideShare = "cloudkit.zoneshare"

/// A part of a database.
open class CKRecordZone: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  public typealias ID = CKRecordZoneID
  public struct Capabilities: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let fetchChanges = Capabilities(rawValue: 1)
    public static let atomic = Capabilities(rawValue: 2)
    public static let sharing = Capabilities(rawValue: 4)
    public static let zoneWideSharing = Capabilities(rawValue: 8)
  }
  public enum EncryptionScope: Int, Sendable { case perRecord, perZone }

  public let zoneID: ID
  /// What the server says of a zone; of one that it never saw, nothing.
  open var capabilities: Capabilities { [] }
  open var share: CKRecord.Reference? { nil }
  open var encryptionScope = EncryptionScope.perRecord

  public init(zoneID: ID) { self.zoneID = zoneID }
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CKRecordZone)?.zoneID == zoneID }
  open override var hash: Int { zoneID.hash }

  open class var supportsSecureCoding: Bool { true }
  public required init?(coder: NSCoder) {
    guard let zoneID = ID(coder: coder) else { return nil }
    self.zoneID = zoneID
  }
  open func encode(with coder: NSCoder) { zoneID.encode(with: coder) }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The name of a zone and of who owns it. Authors write `CKRecordZone.ID`; archives need a name that is not nested.
open class CKRecordZoneID: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  public static let defaultZoneName = "_defaultZone"
  public static let `default` = CKRecordZoneID()

  public let zoneName: String
  public let ownerName: String
  public init(zoneName: String = CKRecordZoneID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
    (self.zoneName, self.ownerName) = (zoneName, ownerName)
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CKRecordZoneID else { return false }
    return other.zoneName == zoneName && other.ownerName == ownerName
  }
  open override var hash: Int { zoneName.hashValue }
  open override var description: String { "\(zoneName):\(ownerName)" }

  open class var supportsSecureCoding: Bool { true }
  public required init?(coder: NSCoder) {
    guard let zoneName = coder.text("ZoneName"), let ownerName = coder.text("OwnerName") else { return nil }
    (self.zoneName, self.ownerName) = (zoneName, ownerName)
  }
  open func encode(with coder: NSCoder) {
    coder.write(zoneName, "ZoneName")
    coder.write(ownerName, "OwnerName")
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

// Foundation ends the process if a key is missing.
extension NSCoder {
  func text(_ key: String) -> String? {
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) }
  }
  func bytes(_ key: String) -> Data? {
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: NSData.self, forKey: key).map { Data(referencing: $0) }
  }
  func write(_ text: String?, _ key: String) {
    if let text { encode(NSString(string: text), forKey: key) }
  }
  func write(_ bytes: Data?, _ key: String) {
    if let bytes { encode(NSData(data: bytes), forKey: key) }
  }
}
