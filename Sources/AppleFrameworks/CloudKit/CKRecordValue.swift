import Foundation

/// What a field of a record can hold.
public protocol CKRecordValueProtocol {}
/// On Apple's systems a protocol of Objective-C, to which Swift's values are bridged; here they conform themselves.
public typealias CKRecordValue = CKRecordValueProtocol

extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int8: CKRecordValueProtocol {}
extension Int16: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension UInt: CKRecordValueProtocol {}
extension UInt8: CKRecordValueProtocol {}
extension UInt16: CKRecordValueProtocol {}
extension UInt32: CKRecordValueProtocol {}
extension UInt64: CKRecordValueProtocol {}
extension String: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}

/// Fields by their names.
public protocol CKRecordKeyValueSetting: AnyObject {
  subscript<T: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> T? { get set }
  subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? { get set }
  func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)?
  func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: CKRecord.FieldKey)
  func allKeys() -> [CKRecord.FieldKey]
  func changedKeys() -> [CKRecord.FieldKey]
}

/// The values of a record, and which of them changed since it was read.
///
/// Numbers are kept as `NSNumber`, so that a field can be read as any type of number, as on Apple's systems.
// Unchecked: an app sets its values on one thread, as on Apple's systems.
final class RecordFields: CKRecordKeyValueSetting, @unchecked Sendable {
  private var values: [CKRecord.FieldKey: any CKRecordValueProtocol] = [:]
  private var changed: Set<CKRecord.FieldKey> = []

  subscript<T: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> T? {
    get { values[key] as? T }
    set { setObject(newValue, forKey: key) }
  }
  subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? {
    get { values[key] }
    set { setObject(newValue, forKey: key) }
  }
  func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
  func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: CKRecord.FieldKey) {
    changed.insert(key)
    values[key] = object.map { ($0 as? NSNumber) ?? $0 }
  }
  func allKeys() -> [CKRecord.FieldKey] { values.keys.sorted() }
  func changedKeys() -> [CKRecord.FieldKey] { changed.sorted() }

  func copied() -> RecordFields {
    let copy = RecordFields()
    (copy.values, copy.changed) = (values, changed)
    return copy
  }
}

/// A file that belongs to a record.
open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
  public let fileURL: URL?
  public init(fileURL: URL) { self.fileURL = fileURL }
}
