import Foundation

// Other people and what they share.
extension CKContainer {
  @preconcurrency
  public func discoverAllIdentities(completionHandler: @escaping @Sendable ([CKUserIdentity]?, (any Error)?) -> Void) { refuse(completionHandler) }
  @preconcurrency
  public func discoverUserIdentity(
    withEmailAddress email: String, completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  @preconcurrency
  public func discoverUserIdentity(
    withPhoneNumber phoneNumber: String, completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  @preconcurrency
  public func discoverUserIdentity(
    withUserRecordID userRecordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  public func userIdentity(forEmailAddress email: String) async throws -> CKUserIdentity? { throw CKError.refusal() }
  public func userIdentity(forPhoneNumber phoneNumber: String) async throws -> CKUserIdentity? { throw CKError.refusal() }
  public func userIdentity(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKUserIdentity? { throw CKError.refusal() }

  @preconcurrency
  public func fetchShareParticipant(
    withEmailAddress emailAddress: String, completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  @preconcurrency
  public func fetchShareParticipant(
    withPhoneNumber phoneNumber: String, completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  @preconcurrency
  public func fetchShareParticipant(
    withUserRecordID userRecordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  public func shareParticipant(forEmailAddress emailAddress: String) async throws -> CKShare.Participant { throw CKError.refusal() }
  public func shareParticipant(forPhoneNumber phoneNumber: String) async throws -> CKShare.Participant { throw CKError.refusal() }
  public func shareParticipant(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKShare.Participant { throw CKError.refusal() }

  @preconcurrency
  public func fetchShareMetadata(with url: URL, completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void) {
    refuse(completionHandler)
  }
  @preconcurrency
  public func fetchShareMetadatas(
    for urls: [URL], completionHandler: @escaping @Sendable (Result<[URL: Result<CKShare.Metadata, any Error>], any Error>) -> Void
  ) { refuse(completionHandler) }
  public func shareMetadata(for url: URL) async throws -> CKShare.Metadata { throw CKError.refusal() }
  public func shareMetadatas(for urls: [URL]) async throws -> [URL: Result<CKShare.Metadata, any Error>] { throw CKError.refusal() }

  @preconcurrency
  public func accept(_ metadata: CKShare.Metadata, completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void) {
    refuse(completionHandler)
  }
  @preconcurrency
  public func accept(
    _ metadatas: [CKShare.Metadata],
    completionHandler: @escaping @Sendable (Result<[CKShare.Metadata: Result<CKShare, any Error>], any Error>) -> Void
  ) { refuse(completionHandler) }
  @discardableResult public func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { throw CKError.refusal() }
  public func accept(_ metadatas: [CKShare.Metadata]) async throws -> [CKShare.Metadata: Result<CKShare, any Error>] { throw CKError.refusal() }
}
