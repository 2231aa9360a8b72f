import Foundation

/// What a person may choose when they share something. Nothing shows the choice here.
open class CKAllowedSharingOptions: NSObject, NSCopying, @unchecked Sendable {
  public struct ParticipantAccessOption: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let anyoneWithLink = ParticipantAccessOption(rawValue: 1)
    public static let specifiedRecipientsOnly = ParticipantAccessOption(rawValue: 2)
    public static let any: ParticipantAccessOption = [.anyoneWithLink, .specifiedRecipientsOnly]
  }
  public struct ParticipantPermissionOption: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let readOnly = ParticipantPermissionOption(rawValue: 1)
    public static let readWrite = ParticipantPermissionOption(rawValue: 2)
    public static let any: ParticipantPermissionOption = [.readOnly, .readWrite]
  }

  open var allowedParticipantPermissionOptions: ParticipantPermissionOption
  open var allowedParticipantAccessOptions: ParticipantAccessOption
  open class var standard: CKAllowedSharingOptions {
    CKAllowedSharingOptions(allowedParticipantPermissionOptions: .any, allowedParticipantAccessOptions: .any)
  }
  public init(
    allowedParticipantPermissionOptions: ParticipantPermissionOption, allowedParticipantAccessOptions: ParticipantAccessOption
  ) {
    self.allowedParticipantPermissionOptions = allowedParticipantPermissionOptions
    self.allowedParticipantAccessOptions = allowedParticipantAccessOptions
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    CKAllowedSharingOptions(
      allowedParticipantPermissionOptions: allowedParticipantPermissionOptions, allowedParticipantAccessOptions: allowedParticipantAccessOptions)
  }
}

/// Is told what a person did in the system's view for sharing. There is none: its blocks are never called.
open class CKSystemSharingUIObserver: NSObject, @unchecked Sendable {
  public let container: CKContainer
  open var systemSharingUIDidSaveShareBlock: ((CKRecord.ID, Result<CKShare, any Error>) -> Void)?
  open var systemSharingUIDidStopSharingBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  public init(container: CKContainer) { self.container = container }
}
