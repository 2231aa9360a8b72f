import AlmanacFoundationCompat

open class WKContentRuleList: NSObject, @unchecked Sendable { open var identifier: String! { "" } }

/// Stub. Rules that block parts of web pages. Pages are not loaded, so compiling and finding rules fails.
open class WKContentRuleListStore: NSObject, @unchecked Sendable {
  private static let one = WKContentRuleListStore()
  open class func `default`() -> Self! { one as? Self }
  public convenience init!(url: URL) { self.init() }
  @preconcurrency open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!
  ) { DispatchQueue.main.async { completionHandler?(nil, WKError(.contentRuleListStoreCompileFailed)) } }
  open func compileContentRuleList(forIdentifier identifier: String!, encodedContentRuleList: String!) async throws -> WKContentRuleList? {
    throw WKError(.contentRuleListStoreCompileFailed)
  }
  @preconcurrency open func lookUpContentRuleList(
    forIdentifier identifier: String!, completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!
  ) { DispatchQueue.main.async { completionHandler?(nil, WKError(.contentRuleListStoreLookUpFailed)) } }
  open func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList? {
    throw WKError(.contentRuleListStoreLookUpFailed)
  }
  @preconcurrency open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)!
  ) { DispatchQueue.main.async { completionHandler?(WKError(.contentRuleListStoreRemoveFailed)) } }
  open func removeContentRuleList(forIdentifier identifier: String!) async throws { throw WKError(.contentRuleListStoreRemoveFailed) }
  @preconcurrency open func getAvailableContentRuleListIdentifiers(_ completionHandler: (@MainActor @Sendable ([String]?) -> Void)!) {
    DispatchQueue.main.async { completionHandler?([]) }
  }
  open func availableIdentifiers() async -> [String]? { [] }
}
