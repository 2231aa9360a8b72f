import Foundation

/// What a push of iCloud says.
open class CKNotification: NSObject, @unchecked Sendable {
  public enum NotificationType: Int, Sendable { case query = 1, recordZone, readNotification, database }
  public typealias ID = CKNotificationID

  public let notificationType: NotificationType
  public let notificationID: ID?
  public let containerIdentifier: String?
  public let subscriptionID: CKSubscription.ID?
  public let isPruned: Bool
  public let alertBody: String?
  public let alertLocalizationKey: String?
  public let alertLocalizationArgs: [String]?
  public let title: String?
  public let subtitle: String?
  public let badge: NSNumber?
  public let soundName: String?
  public let category: String?
  open var subscriptionOwnerUserRecordID: CKRecord.ID? { nil }

  init(_ push: CloudPush) {
    notificationType = push.type
    notificationID = push.text("nid").map(ID.init)
    (containerIdentifier, subscriptionID, isPruned) = (push.text("cid"), push.detail["sid"] as? String, push.content["p"] != nil)
    let alert = push.aps["alert"] as? [AnyHashable: Any]
    alertBody = push.aps["alert"] as? String ?? alert?["body"] as? String
    (alertLocalizationKey, alertLocalizationArgs) = (alert?["loc-key"] as? String, alert?["loc-args"] as? [String])
    (title, subtitle) = (alert?["title"] as? String, alert?["subtitle"] as? String)
    (badge, soundName, category) = (push.aps["badge"] as? NSNumber, push.aps["sound"] as? String, push.aps["category"] as? String)
  }
}

/// The name of a notification. Authors write `CKNotification.ID`.
open class CKNotificationID: NSObject, @unchecked Sendable {
  private let name: String
  init(_ name: String) { self.name = name }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CKNotificationID)?.name == name }
  open override var hash: Int { name.hashValue }
}

/// A record that a query subscription is about.
open class CKQueryNotification: CKNotification, @unchecked Sendable {
  public enum Reason: Int, Sendable { case recordCreated = 1, recordUpdated, recordDeleted }
  public let queryNotificationReason: Reason
  public let recordFields: [String: Any]?
  public let recordID: CKRecord.ID?
  public let databaseScope: CKDatabase.Scope
  override init(_ push: CloudPush) {
    queryNotificationReason = (push.detail["fo"] as? NSNumber).flatMap { Reason(rawValue: $0.intValue) } ?? .recordUpdated
    recordFields = push.detail["af"] as? [String: Any]
    recordID = (push.detail["rid"] as? String).map { CKRecord.ID(recordName: $0, zoneID: push.zoneID ?? .default) }
    databaseScope = push.scope
    super.init(push)
  }
}

/// A zone whose records changed.
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
  public let recordZoneID: CKRecordZone.ID?
  public let databaseScope: CKDatabase.Scope
  override init(_ push: CloudPush) {
    (recordZoneID, databaseScope) = (push.zoneID, push.scope)
    super.init(push)
  }
}

/// A database whose zones changed.
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
  public let databaseScope: CKDatabase.Scope
  override init(_ push: CloudPush) {
    databaseScope = push.scope
    super.init(push)
  }
}

/// A kind of notification that a push can be read as. A protocol, because its initializer can make an object of a lower class, as Apple's does.
public protocol _ReadFromPush {}
extension CKNotification: _ReadFromPush {}
extension _ReadFromPush {
  /// - Returns: nil if the push is not one of iCloud, or is of another kind.
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    guard let push = CloudPush(notificationDictionary) else { return nil }
    let made: CKNotification =
      switch push.type {
      case .query: CKQueryNotification(push)
      case .recordZone: CKRecordZoneNotification(push)
      case .database: CKDatabaseNotification(push)
      case .readNotification: CKNotification(push)
      }
    guard let wanted = made as? Self else { return nil }
    self = wanted
  }
}

/// The content of a push of iCloud, which is under the key `ck`.
struct CloudPush {
  let type: CKNotification.NotificationType
  let content: [AnyHashable: Any]
  let detail: [AnyHashable: Any]
  let aps: [AnyHashable: Any]

  init?(_ push: [AnyHashable: Any]) {
    guard let content = push["ck"] as? [AnyHashable: Any] else { return nil }
    self.content = content
    aps = push["aps"] as? [AnyHashable: Any] ?? [:]
    let kinds: [(String, CKNotification.NotificationType)] = [("qry", .query), ("fet", .recordZone), ("met", .database)]
    let found = kinds.lazy.compactMap { key, type in (content[key] as? [AnyHashable: Any]).map { (type, $0) } }.first
    (type, detail) = found ?? (.readNotification, [:])
  }
  func text(_ key: String) -> String? { content[key] as? String }
  var scope: CKDatabase.Scope { (detail["dbs"] as? NSNumber).flatMap { CKDatabase.Scope(rawValue: $0.intValue) } ?? .private }
  var zoneID: CKRecordZone.ID? {
    (detail["zid"] as? String).map { CKRecordZone.ID(zoneName: $0, ownerName: detail["zoid"] as? String ?? CKCurrentUserDefaultName) }
  }
}
