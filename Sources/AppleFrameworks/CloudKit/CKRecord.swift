import Foundation

/// A record in memory.
// Unchecked: an app sets its values on one thread, as on Apple's systems.
open class CKRecord: NSObject, NSSecureCoding, NSCopying, CKRecordKeyValueSetting, Sequence, @unchecked Sendable {
  public typealias ID = CKRecordID
  public typealias Reference = CKReference
  public typealias RecordType = String
  public typealias FieldKey = String
  public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }
  public enum SystemType {
    public static let userRecord: RecordType = "Users"
    public static let share: RecordType = "cloudkit.share"
  }
  public enum SystemFieldKey {
    public static let recordID: FieldKey = "___recordID"
    public static let creatorUserRecordID: FieldKey = "___createdBy"
    public static let creationDate: FieldKey = "___createTime"
    public static let lastModifiedUserRecordID: FieldKey = "___modifiedBy"
    public static let modificationDate: FieldKey = "___modTime"
    public static let parent: FieldKey = "___parent"
    public static let share: FieldKey = "___share"
  }

  public let recordType: RecordType
  public let recordID: ID
  // What the server says of a record; it never saw one of this machine.
  open var recordChangeTag: String? { nil }
  open var creatorUserRecordID: ID? { nil }
  open var creationDate: Date? { nil }
  open var lastModifiedUserRecordID: ID? { nil }
  open var modificationDate: Date? { nil }
  open var share: Reference? { nil }
  open var parent: Reference?

  private var fields = RecordFields()
  private var encrypted = RecordFields()

  public init(recordType: RecordType, recordID: ID = ID()) { (self.recordType, self.recordID) = (recordType, recordID) }
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) { self.init(recordType: recordType, recordID: ID(zoneID: zoneID)) }

  // MARK: Fields

  public subscript<T: CKRecordValueProtocol>(key: FieldKey) -> T? {
    get { fields[key] }
    set { fields[key] = newValue }
  }
  public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { fields[key] }
    set { fields[key] = newValue }
  }
  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { fields.object(forKey: key) }
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { fields.setObject(object, forKey: key) }
  /// - Parameter value: a value that conforms to ``CKRecordValueProtocol``; Apple's framework raises an exception at another one, here it removes the field.
  open func setValue(_ value: Any?, forKey key: FieldKey) { fields.setObject(value as? any CKRecordValueProtocol, forKey: key) }
  open func setValuesForKeys(_ keyedValues: [FieldKey: Any]) { for (key, value) in keyedValues { setValue(value, forKey: key) } }
  open func value(forKey key: FieldKey) -> Any? { fields.object(forKey: key) }
  open func allKeys() -> [FieldKey] { fields.allKeys() }
  open func changedKeys() -> [FieldKey] { fields.changedKeys() }
  /// The words of all texts, for a search in the record.
  open func allTokens() -> [String] {
    fields.allKeys().flatMap { (fields.object(forKey: $0) as? String)?.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init) ?? [] }
  }
  /// Fields that iCloud would encrypt. They are apart from the others.
  open var encryptedValues: any CKRecordKeyValueSetting { encrypted }
  public func makeIterator() -> IndexingIterator<[(FieldKey, any CKRecordValueProtocol)]> {
    fields.allKeys().compactMap { key in fields.object(forKey: key).map { (key, $0) } }.makeIterator()
  }

  // MARK: Parents

  open func setParent(_ parentRecord: CKRecord?) { setParent(parentRecord?.recordID) }
  open func setParent(_ parentRecordID: ID?) { parent = parentRecordID.map { Reference(recordID: $0, action: .none) } }

  // MARK: Archives and copies

  /// Writes all but the fields.
  open func encodeSystemFields(with coder: NSCoder) {
    coder.write(recordType, "RecordType")
    recordID.encode(with: coder)
    coder.write(parent?.recordID.recordName, "ParentName")
    coder.write(parent?.recordID.zoneID.zoneName, "ParentZone")
    coder.write(parent?.recordID.zoneID.ownerName, "ParentOwner")
  }
  open class var supportsSecureCoding: Bool { true }
  public required init?(coder: NSCoder) {
    guard let type = coder.text("RecordType"), let identifier = ID(coder: coder) else { return nil }
    (recordType, recordID) = (type, identifier)
    super.init()
    if let name = coder.text("ParentName"), let zone = coder.text("ParentZone"), let owner = coder.text("ParentOwner") {
      setParent(ID(recordName: name, zoneID: CKRecordZone.ID(zoneName: zone, ownerName: owner)))
    }
    if let data = coder.bytes("Fields") { RecordArchive.read(data, into: fields) }
    if let data = coder.bytes("EncryptedFields") { RecordArchive.read(data, into: encrypted) }
  }
  open func encode(with coder: NSCoder) {
    encodeSystemFields(with: coder)
    coder.write(RecordArchive.data(fields), "Fields")
    coder.write(RecordArchive.data(encrypted), "EncryptedFields")
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKRecord(recordType: recordType, recordID: recordID)
    (copy.fields, copy.encrypted, copy.parent) = (fields.copied(), encrypted.copied(), parent)
    return copy
  }
}

/// The name of a record. Authors write `CKRecord.ID`; archives need a name that is not nested.
open class CKRecordID: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  public let recordName: String
  public let zoneID: CKRecordZone.ID
  public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) { (self.recordName, self.zoneID) = (recordName, zoneID) }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CKRecordID else { return false }
    return other.recordName == recordName && other.zoneID == zoneID
  }
  open override var hash: Int { recordName.hashValue }
  open override var description: String { "\(recordName) in \(zoneID)" }

  open class var supportsSecureCoding: Bool { true }
  public required init?(coder: NSCoder) {
    guard let name = coder.text("RecordName"), let zone = CKRecordZone.ID(coder: coder) else { return nil }
    (recordName, zoneID) = (name, zone)
  }
  open func encode(with coder: NSCoder) {
    coder.write(recordName, "RecordName")
    zoneID.encode(with: coder)
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A relationship to another record. Authors write `CKRecord.Reference`.
// Unchecked: an open class cannot be checked; it has no mutable state.
open class CKReference: NSObject, NSSecureCoding, NSCopying, CKRecordValueProtocol, @unchecked Sendable {
  public let recordID: CKRecord.ID
  public let action: CKRecord.ReferenceAction
  public init(recordID: CKRecord.ID, action: CKRecord.ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
  public convenience init(record: CKRecord, action: CKRecord.ReferenceAction) { self.init(recordID: record.recordID, action: action) }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CKReference else { return false }
    return other.recordID == recordID && other.action == action
  }
  open override var hash: Int { recordID.hash }

  open class var supportsSecureCoding: Bool { true }
  public required init?(coder: NSCoder) {
    guard let recordID = CKRecord.ID(coder: coder) else { return nil }
    self.recordID = recordID
    action = coder.decodeBool(forKey: "DeletesSelf") ? .deleteSelf : .none
  }
  open func encode(with coder: NSCoder) {
    recordID.encode(with: coder)
    coder.encode(action == .deleteSelf, forKey: "DeletesSelf")
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
