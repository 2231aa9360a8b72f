import AlmanacFoundationCompat
import Foundation
import Testing

import class AlmanacFoundationCompat.NSExpression

@testable import CoreData

/// Controllers that report changes, requests that answer later, and the behaviour without iCloud.
@Suite struct FetchedResultsTests {
  private let folder = TemporaryFolder()
  private let container: NSPersistentContainer
  private let context: NSManagedObjectContext

  init() throws {
    let model = DataModelText(1, "Note: text String, folder String, number Integer 64; pages >> Page.note", "Page: text String; note > Note.pages")
    container = try makeContainer(model, folder.store())
    context = container.newBackgroundContext()
    for (number, folder) in ["a", "a", "b"].enumerated() { add(number * 10, folder, in: context) }
    try context.save()
  }

  @discardableResult
  private func add(_ number: Int, _ folder: String, in context: NSManagedObjectContext) -> NSManagedObject {
    let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
    note.setValuesForKeys(["number": number, "folder": folder, "text": "\(number)"])
    return note
  }

  private final class Listener: NSFetchedResultsControllerDelegate {
    var told: [String] = []
    var difference = 0
    private func text(_ path: IndexPath?) -> String { path.map { "\($0[0]).\($0[1])" } ?? "-" }
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { told.append("will") }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { told.append("did") }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
      for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) { told.append("\(type) \(text(indexPath)) \(text(newIndexPath))") }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
      atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) { told.append("section \(type) \(sectionInfo.name) \(sectionIndex)") }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
    ) { difference = diff.count }
  }

  private func controller(_ section: String?, _ listener: Listener) throws -> NSFetchedResultsController<NSManagedObject> {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
    let keys: [String] = (section.map { [$0] } ?? []) + ["number"]
    request.sortDescriptors = keys.map { NSSortDescriptor(key: $0, ascending: true) }
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: section, cacheName: nil)
    controller.delegate = listener
    try controller.performFetch()
    return controller
  }

  @Test func `a delegate learns of each object that came, went, moved or changed`() throws {
    let listener = Listener()
    let controller = try controller(nil, listener)
    let notes = controller.fetchedObjects ?? []
    add(5, "a", in: context)
    context.delete(notes[2])
    notes[0].setValue("new", forKey: "text")
    try context.save()
    #expect(listener.told == ["will", "delete 0.2 -", "insert - 0.1", "update 0.0 0.0", "did"] && listener.difference == 2)
    listener.told = []
    notes[0].setValue(99, forKey: "number")
    try context.save()
    #expect(listener.told == ["will", "move 0.0 0.2", "did"] && controller.indexPath(forObject: notes[0]) == IndexPath(indexes: [0, 2]))
    listener.told = []
    NSEntityDescription.insertNewObject(forEntityName: "Page", into: context).setValue("p", forKey: "text")
    try context.save()
    #expect(listener.told.isEmpty)
  }

  @Test func `a delegate learns of sections`() throws {
    let listener = Listener()
    let controller = try controller("folder", listener)
    #expect(controller.sectionIndexTitles == ["A", "B"] && controller.section(forSectionIndexTitle: "B", at: 1) == 1)
    try #require(controller.fetchedObjects)[2].setValue("c", forKey: "folder")
    try context.save()
    #expect(listener.told == ["will", "section delete b 1", "section insert c 1", "move 1.0 1.0", "did"])
  }

  @Test func `a controller learns of what another context saves`() throws {
    let listener = Listener()
    let controller = try controller(nil, listener)
    let other = container.newBackgroundContext()
    add(50, "b", in: other)
    nonisolated(unsafe) let context = context
    let observer = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextDidSave, object: other, queue: nil) {
      context.mergeChanges(fromContextDidSave: $0)
    }
    try other.save()
    NotificationCenter.default.removeObserver(observer)
    #expect(listener.told == ["will", "insert - 0.3", "did"] && controller.fetchedObjects?.count == 4)
  }

  @Test func `an asynchronous request answers on the context's queue`() async throws {
    nonisolated(unsafe) let context = context
    let numbers: [Int] = try await withCheckedThrowingContinuation { done in
      let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
      let later = NSAsynchronousFetchRequest(fetchRequest: request) { result in
        done.resume(returning: (result.finalResult ?? []).compactMap { $0.value(forKey: "number") as? Int }.sorted())
      }
      do {
        let begun = try context.execute(later) as? NSAsynchronousFetchResult<NSManagedObject>
        if begun == nil { done.resume(returning: []) }
      } catch { done.resume(throwing: error) }
    }
    #expect(numbers == [0, 10, 20])
  }

  @Test func `a request in a block of a context is fetched there`() async throws {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
    nonisolated(unsafe) let (context, shared) = (context, request)
    #expect(try await context.perform { try shared.execute().count } == 3)
    #expect(try context.performAndWait { try request.execute().allSatisfy { $0.managedObjectContext === context } })
    #expect(failure { _ = try request.execute() }.contains("perform"))
  }

  @Test func `a batch sets the constant of an expression`() throws {
    let batch = NSBatchUpdateRequest(entityName: "Note")
    batch.propertiesToUpdate = ["folder": NSExpression(forConstantValue: "z")]
    batch.resultType = .updatedObjectsCountResultType
    #expect((try context.execute(batch) as? NSBatchUpdateResult)?.result as? Int == 3)
    batch.propertiesToUpdate = ["folder": NSExpression(forKeyPath: "text")]
    #expect(failure { try context.execute(batch) }.contains("only constants"))
  }

  @Test func `an ordered relationship is changed as a set`() throws {
    let model = NSManagedObjectModel(DataModelText(1, "Note: text String; pages >> Page.note", "Page: text String; note > Note.pages").model, [:])
    model.entitiesByName["Note"]?.relationshipsByName["pages"]?.isOrdered = true
    let context = try makeContainer(model, folder.store("Ordered.sqlite")).newBackgroundContext()
    let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
    let pages = ["a", "b", "c"].map { text in
      let page = NSEntityDescription.insertNewObject(forEntityName: "Page", into: context)
      page.setValue(text, forKey: "text")
      return page
    }
    let set = note.mutableOrderedSetValue(forKey: "pages")
    set.add(pages[0])
    set.add(pages[1])
    set.insert(pages[2], at: 0)
    set.remove(pages[0])
    try context.save()
    let texts = (note.value(forKey: "pages") as? NSOrderedSet)?.array.compactMap { ($0 as? NSManagedObject)?.value(forKey: "text") as? String }
    #expect(set.map { ($0 as? NSManagedObject) === pages[1] } == [false, true])
    #expect(texts == ["c", "b"] && set.count == 2 && set.contains(pages[1]) && pages[0].value(forKey: "note") == nil)
  }

  @Test func `there are no events of iCloud, and a store can name its database`() throws {
    let options = NSPersistentCloudKitContainerOptions(containerIdentifier: "iCloud.example")
    options.databaseScope = .shared
    let request = NSPersistentCloudKitContainerEventRequest.fetchEvents(after: Date.distantPast)
    let result = try context.execute(request) as? NSPersistentCloudKitContainerEventResult
    #expect((result?.result as? [NSPersistentCloudKitContainer.Event])?.isEmpty == true && options.databaseScope.rawValue == 3)
    #expect(NSManagedObjectContext.NotificationKey.insertedObjects.rawValue == NSInsertedObjectsKey)
  }
}
