import CoreLocation
import Foundation

/// The fields of a record as a property list, for archives.
enum RecordArchive {
  private static let reference = "$reference"
  private static let asset = "$asset"
  private static let place = "$place"

  static func data(_ fields: RecordFields) -> Data? {
    var list: [String: Any] = [:]
    for key in fields.allKeys() { list[key] = fields.object(forKey: key).flatMap(plain) }
    return try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
  }

  static func read(_ data: Data, into fields: RecordFields) {
    guard let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] else { return }
    for (key, value) in list { fields.setObject(self.value(value), forKey: key) }
  }

  private static func plain(_ value: Any) -> Any? {
    switch value {
    case let reference as CKReference:
      let identifier = reference.recordID
      return [
        Self.reference: [identifier.recordName, identifier.zoneID.zoneName, identifier.zoneID.ownerName, "\(reference.action.rawValue)"]
      ]
    case let file as CKAsset: return file.fileURL.map { [asset: $0.path] }
    case let location as CLLocation: return [place: [location.coordinate.latitude, location.coordinate.longitude]]
    case let list as [Any]: return list.compactMap(plain)
    default: return PropertyListSerialization.propertyList(value, isValidFor: .binary) ? value : nil
    }
  }

  private static func value(_ plain: Any) -> (any CKRecordValueProtocol)? {
    switch plain {
    case let special as [String: Any]:
      if let path = special[asset] as? String { return CKAsset(fileURL: URL(fileURLWithPath: path)) }
      if let numbers = special[place] as? [Double], numbers.count == 2 { return CLLocation(latitude: numbers[0], longitude: numbers[1]) }
      guard let parts = special[reference] as? [String], parts.count == 4 else { return nil }
      let identifier = CKRecord.ID(recordName: parts[0], zoneID: CKRecordZone.ID(zoneName: parts[1], ownerName: parts[2]))
      return CKReference(recordID: identifier, action: parts[3] == "1" ? .deleteSelf : .none)
    case let list as [Any]:
      let members = list.compactMap(value)
      return members as? [String] ?? members as? [CKReference] ?? members as? [CKAsset] ?? members as? [Double] ?? members as? [Date]
        ?? members as? [Data] ?? NSArray(array: members)
    default: return plain as? any CKRecordValueProtocol
    }
  }
}
