import Foundation

/// What an app would be told of. It cannot be saved here.
open class CKSubscription: NSObject, NSCopying, @unchecked Sendable {
  public typealias ID = String
  public typealias NotificationInfo = CKSubscriptionNotificationInfo
  public enum SubscriptionType: Int, Sendable { case query = 1, recordZone, database }

  public let subscriptionID: ID
  public let subscriptionType: SubscriptionType
  open var notificationInfo: NotificationInfo?
  init(_ subscriptionID: ID, _ subscriptionType: SubscriptionType) {
    (self.subscriptionID, self.subscriptionType) = (subscriptionID, subscriptionType)
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The records that a query finds.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Options(rawValue: 1)
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    public static let firesOnce = Options(rawValue: 8)
  }
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  public let querySubscriptionOptions: Options
  open var zoneID: CKRecordZone.ID?

  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID = UUID().uuidString,
    options querySubscriptionOptions: Options = []
  ) {
    (self.recordType, self.predicate, self.querySubscriptionOptions) = (recordType, predicate, querySubscriptionOptions)
    super.init(subscriptionID, .query)
  }
}

/// The records of a zone.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  public let zoneID: CKRecordZone.ID
  open var recordType: CKRecord.RecordType?
  public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(subscriptionID, .recordZone)
  }
}

/// All zones of a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  open var recordType: CKRecord.RecordType?
  public init(subscriptionID: CKSubscription.ID = UUID().uuidString) { super.init(subscriptionID, .database) }
}

/// What a notification of a subscription shows. Authors write `CKSubscription.NotificationInfo`.
open class CKSubscriptionNotificationInfo: NSObject, NSCopying, @unchecked Sendable {
  open var alertBody: String?
  open var alertLocalizationKey: String?
  open var alertLocalizationArgs: [CKRecord.FieldKey]?
  open var title: String?
  open var titleLocalizationKey: String?
  open var titleLocalizationArgs: [CKRecord.FieldKey]?
  open var subtitle: String?
  open var subtitleLocalizationKey: String?
  open var subtitleLocalizationArgs: [CKRecord.FieldKey]?
  open var alertActionLocalizationKey: String?
  open var alertLaunchImage: String?
  open var soundName: String?
  open var desiredKeys: [CKRecord.FieldKey]?
  open var shouldBadge: Bool
  open var shouldSendContentAvailable: Bool
  open var shouldSendMutableContent: Bool
  open var category: String?
  open var collapseIDKey: String?

  public init(
    alertBody: String? = nil, alertLocalizationKey: String? = nil, alertLocalizationArgs: [CKRecord.FieldKey] = [], title: String? = nil,
    titleLocalizationKey: String? = nil, titleLocalizationArgs: [CKRecord.FieldKey] = [], subtitle: String? = nil,
    subtitleLocalizationKey: String? = nil, subtitleLocalizationArgs: [CKRecord.FieldKey] = [], alertActionLocalizationKey: String? = nil,
    alertLaunchImage: String? = nil, soundName: String? = nil, desiredKeys: [CKRecord.FieldKey] = [], shouldBadge: Bool = false,
    shouldSendContentAvailable: Bool = false, shouldSendMutableContent: Bool = false, category: String? = nil, collapseIDKey: String? = nil
  ) {
    (self.alertBody, self.alertLocalizationKey, self.alertLocalizationArgs) = (alertBody, alertLocalizationKey, alertLocalizationArgs)
    (self.title, self.titleLocalizationKey, self.titleLocalizationArgs) = (title, titleLocalizationKey, titleLocalizationArgs)
    (self.subtitle, self.subtitleLocalizationKey, self.subtitleLocalizationArgs) = (subtitle, subtitleLocalizationKey, subtitleLocalizationArgs)
    (self.alertActionLocalizationKey, self.alertLaunchImage, self.soundName) = (alertActionLocalizationKey, alertLaunchImage, soundName)
    (self.desiredKeys, self.category, self.collapseIDKey) = (desiredKeys, category, collapseIDKey)
    (self.shouldBadge, self.shouldSendContentAvailable) = (shouldBadge, shouldSendContentAvailable)
    self.shouldSendMutableContent = shouldSendMutableContent
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
