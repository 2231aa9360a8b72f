import Foundation

/// Accepts invitations.
// Unchecked: restates the superclass's conformance.
open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
  open var shareMetadatas: [CKShare.Metadata]?
  open var perShareResultBlock: ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
  /// The older form of ``perShareResultBlock``.
  open var perShareCompletionBlock: ((CKShare.Metadata, CKShare?, (any Error)?) -> Void)?
  open var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)?
  /// The older form of ``acceptSharesResultBlock``.
  open var acceptSharesCompletionBlock: (((any Error)?) -> Void)?

  public override init() {}
  public init(shareMetadatas: [CKShare.Metadata]) { self.shareMetadatas = shareMetadatas }
  override func fail(_ error: CKError) {
    acceptSharesResultBlock?(.failure(error))
    acceptSharesCompletionBlock?(error)
  }
}

/// Reads what addresses of shares lead to.
// Unchecked: restates the superclass's conformance.
open class CKFetchShareMetadataOperation: CKOperation, @unchecked Sendable {
  open var shareURLs: [URL]?
  open var shouldFetchRootRecord = false
  open var rootRecordDesiredKeys: [CKRecord.FieldKey]?
  open var perShareMetadataResultBlock: ((URL, Result<CKShare.Metadata, any Error>) -> Void)?
  /// The older form of ``perShareMetadataResultBlock``.
  open var perShareMetadataBlock: ((URL, CKShare.Metadata?, (any Error)?) -> Void)?
  open var fetchShareMetadataResultBlock: ((Result<Void, any Error>) -> Void)?
  /// The older form of ``fetchShareMetadataResultBlock``.
  open var fetchShareMetadataCompletionBlock: (((any Error)?) -> Void)?

  public override init() {}
  public init(shareURLs: [URL]) { self.shareURLs = shareURLs }
  override func fail(_ error: CKError) {
    fetchShareMetadataResultBlock?(.failure(error))
    fetchShareMetadataCompletionBlock?(error)
  }
}

/// Looks for people to share with.
// Unchecked: restates the superclass's conformance.
open class CKFetchShareParticipantsOperation: CKOperation, @unchecked Sendable {
  open var userIdentityLookupInfos: [CKUserIdentity.LookupInfo]?
  open var perShareParticipantResultBlock: ((CKUserIdentity.LookupInfo, Result<CKShare.Participant, any Error>) -> Void)?
  /// The older form of ``perShareParticipantResultBlock``.
  open var shareParticipantFetchedBlock: ((CKShare.Participant) -> Void)?
  open var fetchShareParticipantsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// The older form of ``fetchShareParticipantsResultBlock``.
  open var fetchShareParticipantsCompletionBlock: (((any Error)?) -> Void)?

  public override init() {}
  public init(userIdentityLookupInfos: [CKUserIdentity.LookupInfo]) { self.userIdentityLookupInfos = userIdentityLookupInfos }
  override func fail(_ error: CKError) {
    fetchShareParticipantsResultBlock?(.failure(error))
    fetchShareParticipantsCompletionBlock?(error)
  }
}

/// Looks for people with an account.
// Unchecked: restates the superclass's conformance.
open class CKDiscoverUserIdentitiesOperation: CKOperation, @unchecked Sendable {
  open var userIdentityLookupInfos: [CKUserIdentity.LookupInfo]?
  open var userIdentityDiscoveredBlock: ((CKUserIdentity, CKUserIdentity.LookupInfo) -> Void)?
  open var discoverUserIdentitiesResultBlock: ((Result<Void, any Error>) -> Void)?
  /// The older form of ``discoverUserIdentitiesResultBlock``.
  open var discoverUserIdentitiesCompletionBlock: (((any Error)?) -> Void)?

  public override init() {}
  public init(userIdentityLookupInfos: [CKUserIdentity.LookupInfo]) { self.userIdentityLookupInfos = userIdentityLookupInfos }
  override func fail(_ error: CKError) {
    discoverUserIdentitiesResultBlock?(.failure(error))
    discoverUserIdentitiesCompletionBlock?(error)
  }
}

/// Asks for a token with which a web page can use an account.
// Unchecked: restates the superclass's conformance.
open class CKFetchWebAuthTokenOperation: CKDatabaseOperation, @unchecked Sendable {
  open var apiToken: String?
  open var fetchWebAuthTokenResultBlock: ((Result<String, any Error>) -> Void)?
  /// The older form of ``fetchWebAuthTokenResultBlock``.
  open var fetchWebAuthTokenCompletionBlock: ((String?, (any Error)?) -> Void)?

  public override init() {}
  public init(apiToken: String) { self.apiToken = apiToken }
  override func fail(_ error: CKError) {
    fetchWebAuthTokenResultBlock?(.failure(error))
    fetchWebAuthTokenCompletionBlock?(nil, error)
  }
}
