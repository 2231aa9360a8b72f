import AlmanacRecordStore
import Foundation

public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

/// Reads or deletes the history of stores.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  /// The start or end of the requested history.
  enum Limit {
    case none
    case date(Date)
    case token(NSPersistentHistoryToken)

    static func at(_ token: NSPersistentHistoryToken?) -> Limit { token.map { .token($0) } ?? .none }
  }
  let limit: Limit
  let isDeletion: Bool
  open var resultType: NSPersistentHistoryResultType
  /// A filter of transactions or changes: a request from ``NSPersistentHistoryTransaction/fetchRequest`` or that of changes.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
  open var token: NSPersistentHistoryToken? { if case .token(let token) = limit { token } else { nil } }

  init(_ limit: Limit, deletes isDeletion: Bool) {
    (self.limit, self.isDeletion) = (limit, isDeletion)
    resultType = isDeletion ? .statusOnly : .transactionsAndChanges
  }

  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest { .init(.date(date), deletes: false) }
  /// - Parameter token: nil = the whole history.
  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest { .init(.at(token), deletes: false) }
  open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest {
    .init(.at(transaction?.token), deletes: false)
  }
  open class func fetchHistory(withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>) -> NSPersistentHistoryChangeRequest {
    let request = NSPersistentHistoryChangeRequest(.none, deletes: false)
    request.fetchRequest = fetchRequest
    return request
  }

  // Does not delete the token's own transaction.
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest { .init(.date(date), deletes: true) }
  open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest { .init(.at(token), deletes: true) }
  open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest {
    .init(.at(transaction?.token), deletes: true)
  }
}

open class NSPersistentHistoryResult: NSPersistentStoreResult {
  public let resultType: NSPersistentHistoryResultType
  public let result: Any?
  init(_ resultType: NSPersistentHistoryResultType, _ result: Any?) { (self.resultType, self.result) = (resultType, result) }
}

extension NSManagedObjectContext {
  func history(_ request: NSPersistentHistoryChangeRequest) throws -> NSPersistentHistoryResult {
    guard let stores = request.affectedStores ?? persistentStoreCoordinator?.persistentStores, !stores.isEmpty else {
      throw CoreDataError.make(NSCoreDataError, "\(type(of: request)): no store is loaded; call loadPersistentStores, and look at its error")
    }
    if request.isDeletion {
      let count = try stores.reduce(0) { try $0 + $1.deleteHistory(request.limit) }
      return NSPersistentHistoryResult(request.resultType, request.resultType == .count ? count : true)
    }
    let found = try HistoryQuery(request, stores).transactions()
    let changes = found.flatMap { $0.changes ?? [] }
    let result: Any =
      switch request.resultType {
      case .statusOnly: true
      case .objectIDs: Array(Set(changes.map(\.changedObjectID)))
      case .count: found.count
      case .transactionsOnly, .transactionsAndChanges: found
      case .changesOnly: changes
      }
    return NSPersistentHistoryResult(request.resultType, result)
  }
}

/// Reads the history that a request describes.
struct HistoryQuery {
  private let stores: [NSPersistentStore]
  private let limit: NSPersistentHistoryChangeRequest.Limit
  private let fetch: FetchDescription?
  private let needsChanges: Bool

  init(_ request: NSPersistentHistoryChangeRequest, _ stores: [NSPersistentStore]) {
    self.stores = stores
    limit = request.limit
    fetch = request.fetchRequest?.erased()
    needsChanges = request.resultType != .transactionsOnly
  }

  func transactions() throws -> [NSPersistentHistoryTransaction] {
    // Changes are in the order of their transactions, whatever the order of the request.
    var found = try stores.flatMap { try $0.history(limit, changes: needsChanges) }
    guard let fetch else { return found }
    let term = try fetch.predicate.map { predicate in
      do { return try PredicateTerm(predicate) } catch let fault as PredicateFault {
        throw CoreDataError.make(NSCoreDataError, "the predicate of the history's fetchRequest: \(fault.description)")
      }
    }
    if let term {
      if fetch.entityName == HistoryEntity.change {
        found = try found.compactMap { try $0.keeping { try PredicateEvaluation.holds(term, for: $0) } }
      } else {
        found = try found.filter { try PredicateEvaluation.holds(term, for: $0) }
      }
    }
    found = found.sorted(by: fetch.sortDescriptors)
    let rest = found.dropFirst(max(fetch.offset, 0))
    return Array(fetch.limit > 0 ? rest.prefix(fetch.limit) : rest)
  }
}
