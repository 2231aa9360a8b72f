import Foundation

public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// Receives the changes of a controller's objects.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}
extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String
  ) -> String? { sectionName.first.map { String($0).uppercased() } }
}

/// The objects of a request, fetched again when the context saves or merges others' saves. It does not report unsaved changes.
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open private(set) var fetchedObjects: [ResultType]? { didSet { groups = fetchedObjects.map { grouped($0) } } }
  private var groups: [FetchedSection]?
  private var observers: [any NSObjectProtocol] = []
  /// The controller that is passed to the delegate, whose methods take controllers of any result type.
  private lazy var shown = NSFetchedResultsController<any NSFetchRequestResult>(
    fetchRequest: NSFetchRequest(entityName: fetchRequest.entityName ?? ""), managedObjectContext: managedObjectContext,
    sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?,
    cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }
  deinit { observers.forEach { NotificationCenter.default.removeObserver($0) } }

  /// Does nothing: sections are computed each time and not cached in a file.
  open class func deleteCache(withName name: String?) {}

  open func performFetch() throws {
    fetchedObjects = try managedObjectContext.fetch(fetchRequest)
    guard observers.isEmpty else { return }
    // Unsafe: the context posts on its own queue, where the controller is used, too.
    nonisolated(unsafe) weak let controller = self
    for name in [Notification.Name.NSManagedObjectContextDidSave, .NSManagedObjectContextObjectsDidChange] {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: managedObjectContext, queue: nil) { notification in
          let refreshed = notification.userInfo?[NSRefreshedObjectsKey] as? Set<NSManagedObject>
          let updated = notification.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject>
          // Of changes in memory, only those from other contexts are reported.
          if notification.name == .NSManagedObjectContextObjectsDidChange, refreshed == nil { return }
          controller?.fetchAgain(Set(((refreshed ?? []).union(updated ?? [])).map { ObjectIdentifier($0) }))
        })
    }
  }

  private func fetchAgain(_ updated: Set<ObjectIdentifier>) {
    // Read first, because the property is set below.
    let (former, formerGroups) = (fetchedObjects ?? [], groups ?? [])
    let now = (try? managedObjectContext.fetch(fetchRequest)) ?? []
    guard let delegate else {
      fetchedObjects = now
      return
    }
    let changes = FetchedChanges(formerGroups, grouped(now), updated)
    guard !changes.isEmpty else {
      fetchedObjects = now
      return
    }
    // The casts cannot fail: every result type is bound to the protocol, which has no requirements to check at run time.
    let controller = (self as? NSFetchedResultsController<any NSFetchRequestResult>) ?? shown
    if controller !== self { controller.fetchedObjects = former.map { $0 as! any NSFetchRequestResult } }
    delegate.controllerWillChangeContent(controller)
    fetchedObjects = now
    if controller !== self { controller.fetchedObjects = now.map { $0 as! any NSFetchRequestResult } }
    changes.tell(delegate, controller)
    delegate.controllerDidChangeContent(controller)
  }

  // MARK: Sections

  /// Consecutive objects with the same section name.
  open var sections: [any NSFetchedResultsSectionInfo]? { groups }
  private func grouped(_ objects: [ResultType]) -> [FetchedSection] {
    guard let path = sectionNameKeyPath?.split(separator: ".").map(String.init) else { return [FetchedSection(name: "", members: objects)] }
    var groups: [FetchedSection] = []
    for object in objects {
      let name = PredicateEvaluation.value(path, of: object).map { "\($0)" } ?? ""
      if groups.last?.name == name {
        groups[groups.count - 1].members.append(object)
      } else {
        groups.append(FetchedSection(name: name, members: [object]))
      }
    }
    return groups
  }

  open var sectionIndexTitles: [String] {
    (groups ?? []).compactMap(\.indexTitle).reduce(into: []) { titles, title in if titles.last != title { titles.append(title) } }
  }
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? { sectionName.first.map { String($0).uppercased() } }
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { (groups ?? []).firstIndex { $0.indexTitle == title } ?? 0 }

  open func object(at indexPath: IndexPath) -> ResultType {
    guard let groups, indexPath.count == 2, groups.indices.contains(indexPath[0]), groups[indexPath[0]].members.indices.contains(indexPath[1]),
      let object = groups[indexPath[0]].members[indexPath[1]] as? ResultType
    else { programFault("there is no object at \(indexPath); call performFetch() before") }
    return object
  }
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (section, group) in (groups ?? []).enumerated() {
      if let index = group.members.firstIndex(where: { ($0 as AnyObject) === (object as AnyObject) }) { return IndexPath(indexes: [section, index]) }
    }
    return nil
  }
}
