import Foundation

public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// Is told when the objects of a controller have changed.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}
extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
}

/// The objects of a request, fetched again when the context saves. Changes of single objects are not told.
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open private(set) var fetchedObjects: [ResultType]?
  private var observer: (any NSObjectProtocol)?

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?,
    cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }
  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  open func performFetch() throws {
    fetchedObjects = try managedObjectContext.fetch(fetchRequest)
    guard observer == nil else { return }
    // Unchecked by the compiler: the context posts on its own queue, where the controller is used, too.
    nonisolated(unsafe) weak let controller = self
    observer = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextDidSave, object: managedObjectContext, queue: nil) { _ in
      controller?.fetchAgain()
    }
  }

  private func fetchAgain() {
    let shown = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: NSFetchRequest(entityName: fetchRequest.entityName ?? ""), managedObjectContext: managedObjectContext,
      sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)
    // The casts cannot fail: every result type is bound to the protocol, which has no requirements to check at run time.
    shown.fetchedObjects = fetchedObjects.map { $0 as! [any NSFetchRequestResult] }
    delegate?.controllerWillChangeContent(shown)
    fetchedObjects = (try? managedObjectContext.fetch(fetchRequest)) ?? []
    shown.fetchedObjects = fetchedObjects.map { $0 as! [any NSFetchRequestResult] }
    delegate?.controllerDidChangeContent(shown)
  }

  // MARK: Sections

  private struct Section: NSFetchedResultsSectionInfo {
    let name: String
    var members: [ResultType]
    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
  }

  /// Objects that follow each other and have the same section.
  open var sections: [any NSFetchedResultsSectionInfo]? { groups }
  private var groups: [Section]? {
    guard let objects = fetchedObjects else { return nil }
    guard let path = sectionNameKeyPath?.split(separator: ".").map(String.init) else { return [Section(name: "", members: objects)] }
    var groups: [Section] = []
    for object in objects {
      let name = PredicateEvaluation.value(path, of: object).map { "\($0)" } ?? ""
      if groups.last?.name == name { groups[groups.count - 1].members.append(object) } else { groups.append(Section(name: name, members: [object])) }
    }
    return groups
  }

  open func object(at indexPath: IndexPath) -> ResultType {
    guard let groups, indexPath.count == 2, groups.indices.contains(indexPath[0]), groups[indexPath[0]].members.indices.contains(indexPath[1]) else {
      programFault("there is no object at \(indexPath); call performFetch() before")
    }
    return groups[indexPath[0]].members[indexPath[1]]
  }
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (section, group) in (groups ?? []).enumerated() {
      if let index = group.members.firstIndex(where: { ($0 as AnyObject) === (object as AnyObject) }) { return IndexPath(indexes: [section, index]) }
    }
    return nil
  }
}
