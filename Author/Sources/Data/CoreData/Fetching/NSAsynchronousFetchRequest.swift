import Foundation

/// A request whose results come later, on the context's queue.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<ResultType>
  open var estimatedResultCount = 0
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

  public init(fetchRequest request: NSFetchRequest<ResultType>, completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil) {
    (fetchRequest, completionBlock) = (request, blk)
  }
}

open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
  public let managedObjectContext: NSManagedObjectContext
  open internal(set) var operationError: (any Error)?
  open internal(set) var progress: Progress?
  var isCancelled = false
  init(_ context: NSManagedObjectContext) { managedObjectContext = context }
  /// Cancels the fetch if it has not begun.
  open func cancel() { isCancelled = true }
}

open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult {
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  /// The results; nil until the fetch has ended, or if it failed.
  open internal(set) var finalResult: [ResultType]?
  init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
    fetchRequest = request
    super.init(context)
  }
}

/// A request that a context starts at once and answers later.
protocol AsynchronousRequest { func begin(in context: NSManagedObjectContext) -> NSPersistentStoreResult }
extension NSAsynchronousFetchRequest: AsynchronousRequest {
  func begin(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self, context)
    result.progress = Progress.current().map { Progress(totalUnitCount: 1, parent: $0, pendingUnitCount: 1) }
    context.perform {
      if result.isCancelled {
        result.operationError = CocoaError(.userCancelled)
      } else {
        do { result.finalResult = try context.fetch(self.fetchRequest) } catch { result.operationError = error }
      }
      result.progress?.completedUnitCount = 1
      self.completionBlock?(result)
    }
    return result
  }
}
