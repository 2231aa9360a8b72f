import Foundation

/// What a person shares with others.
// Unchecked, as all classes of this file: an app sets their properties on one thread, as on Apple's systems.
open class CKShare: CKRecord, @unchecked Sendable {
  public enum SystemFieldKey {
    public static let title: CKRecord.FieldKey = "cloudkit.title"
    public static let thumbnailImageData: CKRecord.FieldKey = "cloudkit.thumbnailImageData"
    public static let shareType: CKRecord.FieldKey = "cloudkit.type"
  }
  public enum ParticipantAcceptanceStatus: Int, Sendable { case unknown, pending, accepted, removed }
  public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }
  public enum ParticipantRole: Int, Sendable { case unknown, owner, administrator, privateUser, publicUser }
  public typealias Participant = CKShareParticipant
  public typealias Metadata = CKShareMetadata

  open var publicPermission = ParticipantPermission.none
  open var allowsAccessRequests = false
  /// Nil: the server gives a share its address when it is saved.
  open var url: URL? { nil }
  public let owner = Participant(role: .owner)
  open private(set) var participants: [Participant]
  open var currentUserParticipant: Participant? { owner }

  public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
    participants = [owner]
    super.init(recordType: CKRecord.SystemType.share, recordID: shareID)
  }
  public convenience init(rootRecord: CKRecord) {
    self.init(rootRecord: rootRecord, shareID: CKRecord.ID(recordName: "Share-\(UUID().uuidString)", zoneID: rootRecord.recordID.zoneID))
  }
  public init(recordZoneID: CKRecordZone.ID) {
    participants = [owner]
    super.init(recordType: CKRecord.SystemType.share, recordID: CKRecord.ID(recordName: CKRecordNameZoneWideShare, zoneID: recordZoneID))
  }
  public required init?(coder: NSCoder) {
    participants = [owner]
    super.init(coder: coder)
  }

  open func addParticipant(_ participant: Participant) {
    if !participants.contains(participant) { participants.append(participant) }
  }
  open func removeParticipant(_ participant: Participant) { participants.removeAll { $0 == participant && $0.role != .owner } }
}

/// A person who takes part in a share. Authors write `CKShare.Participant`.
open class CKShareParticipant: NSObject, @unchecked Sendable {
  public let participantID = UUID().uuidString
  public let userIdentity = CKUserIdentity()
  open var role: CKShare.ParticipantRole
  open var permission: CKShare.ParticipantPermission
  public let acceptanceStatus: CKShare.ParticipantAcceptanceStatus

  init(role: CKShare.ParticipantRole) {
    self.role = role
    permission = role == .owner ? .readWrite : .readOnly
    acceptanceStatus = role == .owner ? .accepted : .unknown
  }
  open class func oneTimeURLParticipant() -> CKShareParticipant { CKShareParticipant(role: .privateUser) }
}

/// What an invitation says. Nobody gets one here. Authors write `CKShare.Metadata`.
open class CKShareMetadata: NSObject, @unchecked Sendable {
  public let containerIdentifier: String
  public let share: CKShare
  public let hierarchicalRootRecordID: CKRecord.ID?
  public let rootRecord: CKRecord?
  public let participantRole: CKShare.ParticipantRole
  public let participantStatus: CKShare.ParticipantAcceptanceStatus
  public let participantPermission: CKShare.ParticipantPermission
  public let ownerIdentity: CKUserIdentity
  open var rootRecordID: CKRecord.ID { hierarchicalRootRecordID ?? share.recordID }

  init(containerIdentifier: String, share: CKShare, rootRecord: CKRecord?) {
    (self.containerIdentifier, self.share, self.rootRecord) = (containerIdentifier, share, rootRecord)
    hierarchicalRootRecordID = rootRecord?.recordID
    (participantRole, participantStatus, participantPermission) = (.unknown, .unknown, .unknown)
    ownerIdentity = share.owner.userIdentity
  }
}

/// A person with an iCloud account.
open class CKUserIdentity: NSObject, @unchecked Sendable {
  public typealias LookupInfo = CKUserIdentityLookupInfo
  public let userRecordID: CKRecord.ID?
  public let lookupInfo: LookupInfo?
  open var nameComponents: PersonNameComponents? { nil }
  open var hasiCloudAccount: Bool { false }
  open var contactIdentifiers: [String] { [] }
  init(lookupInfo: LookupInfo? = nil) { (self.lookupInfo, userRecordID) = (lookupInfo, lookupInfo?.userRecordID) }
}

/// What a person is looked up by. Authors write `CKUserIdentity.LookupInfo`.
open class CKUserIdentityLookupInfo: NSObject, @unchecked Sendable {
  public let emailAddress: String?
  public let phoneNumber: String?
  public let userRecordID: CKRecord.ID?
  public init(emailAddress: String) { (self.emailAddress, phoneNumber, userRecordID) = (emailAddress, nil, nil) }
  public init(phoneNumber: String) { (emailAddress, self.phoneNumber, userRecordID) = (nil, phoneNumber, nil) }
  public init(userRecordID: CKRecord.ID) { (emailAddress, phoneNumber, self.userRecordID) = (nil, nil, userRecordID) }
  open class func lookupInfos(withEmails emails: [String]) -> [CKUserIdentityLookupInfo] { emails.map { CKUserIdentityLookupInfo(emailAddress: $0) } }
  open class func lookupInfos(withPhoneNumbers phoneNumbers: [String]) -> [CKUserIdentityLookupInfo] {
    phoneNumbers.map { CKUserIdentityLookupInfo(phoneNumber: $0) }
  }
  open class func lookupInfos(with recordIDs: [CKRecord.ID]) -> [CKUserIdentityLookupInfo] {
    recordIDs.map { CKUserIdentityLookupInfo(userRecordID: $0) }
  }
}
