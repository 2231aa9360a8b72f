import Foundation

/// Makes and deletes subscriptions.
// Unchecked: restates the superclass's conformance.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var subscriptionsToSave: [CKSubscription]?
  open var subscriptionIDsToDelete: [CKSubscription.ID]?
  open var perSubscriptionSaveBlock: ((CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
  open var perSubscriptionDeleteBlock: ((CKSubscription.ID, Result<Void, any Error>) -> Void)?
  open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// The older form of ``modifySubscriptionsResultBlock``.
  open var modifySubscriptionsCompletionBlock: (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?

  public override init() {}
  public init(subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil) {
    (self.subscriptionsToSave, self.subscriptionIDsToDelete) = (subscriptionsToSave, subscriptionIDsToDelete)
  }
  override func fail(_ error: CKError) {
    modifySubscriptionsResultBlock?(.failure(error))
    modifySubscriptionsCompletionBlock?(nil, nil, error)
  }
}

/// Reads subscriptions.
// Unchecked: restates the superclass's conformance.
open class CKFetchSubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var subscriptionIDs: [CKSubscription.ID]?
  open var perSubscriptionResultBlock: ((CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
  open var fetchSubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// The older form of ``fetchSubscriptionsResultBlock``.
  open var fetchSubscriptionCompletionBlock: (([CKSubscription.ID: CKSubscription]?, (any Error)?) -> Void)?

  public override init() {}
  public init(subscriptionIDs: [CKSubscription.ID]) { self.subscriptionIDs = subscriptionIDs }
  open class func fetchAllSubscriptionsOperation() -> CKFetchSubscriptionsOperation { CKFetchSubscriptionsOperation() }
  override func fail(_ error: CKError) {
    fetchSubscriptionsResultBlock?(.failure(error))
    fetchSubscriptionCompletionBlock?(nil, error)
  }
}

/// Sets the number on the app's icon for all devices.
// Unchecked: restates the superclass's conformance.
open class CKModifyBadgeOperation: CKOperation, @unchecked Sendable {
  open var badgeValue = 0
  open var modifyBadgeCompletionBlock: (((any Error)?) -> Void)?
  public override init() {}
  public init(badgeValue: Int) { self.badgeValue = badgeValue }
  override func fail(_ error: CKError) { modifyBadgeCompletionBlock?(error) }
}
