import Foundation
import Synchronization
import Testing

@testable import CoreData

/// The history of a store that several programs share.
@Suite struct HistoryTests {
  private let folder = TemporaryFolder()
  private let model = DataModelText(1, "Note: text String!; counter > Counter.notes", "Counter: ; notes >> Note.counter")

  private func container(_ model: DataModelText? = nil, tracks: Bool = true, posts: Bool = false) throws -> NSPersistentContainer {
    try makeContainer(model ?? self.model, folder.store()) { description in
      description.setOption(tracks as NSNumber, forKey: NSPersistentHistoryTrackingKey)
      description.setOption(posts as NSNumber, forKey: NSPersistentStoreRemoteChangeNotificationPostOptionKey)
    }
  }
  private func context(_ container: NSPersistentContainer, _ author: String? = nil) -> NSManagedObjectContext {
    let context = container.newBackgroundContext()
    context.transactionAuthor = author
    return context
  }
  @discardableResult
  private func add(_ text: String, _ context: NSManagedObjectContext) throws -> NSManagedObject {
    let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
    note.setValue(text, forKey: "text")
    try context.save()
    return note
  }
  private func transactions(
    _ request: NSPersistentHistoryChangeRequest, _ context: NSManagedObjectContext
  ) throws -> [NSPersistentHistoryTransaction] {
    let result = try #require(try context.execute(request) as? NSPersistentHistoryResult)
    return try #require(result.result as? [NSPersistentHistoryTransaction])
  }
  private func whole(_ context: NSManagedObjectContext) throws -> [NSPersistentHistoryTransaction] {
    try transactions(.fetchHistory(after: nil as NSPersistentHistoryToken?), context)
  }

  // MARK: One program

  @Test func `a save is a transaction with its author and its changes`() throws {
    let container = try container()
    let context = context(container, "tester")
    context.name = "background"
    let begin = Date()
    let note = try add("a", context)
    note.setValue("b", forKey: "text")
    try context.save()
    context.delete(note)
    try context.save()
    let history = try whole(context)
    #expect(history.map(\.transactionNumber) == [1, 2, 3])
    #expect(history.allSatisfy { $0.author == "tester" && $0.contextName == "background" && $0.timestamp >= begin - 1 })
    #expect(history[0].processID == "\(ProcessInfo.processInfo.processIdentifier)" && history[0].storeID == note.objectID.storeIdentifier)
    let changes = history.flatMap { $0.changes ?? [] }
    #expect(changes.map(\.changeType) == [.insert, .update, .delete] && changes.allSatisfy { $0.changedObjectID == note.objectID })
    #expect(changes[1].updatedProperties?.map(\.name) == ["text"] && changes[0].updatedProperties == nil)
    #expect(changes[1].transaction === history[1] && changes[2].tombstone == nil)
  }

  @Test func `a rolled back save is no transaction`() throws {
    let container = try container()
    let context = context(container)
    let invalid = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
    #expect(throws: NSError.self) { try context.save() }
    context.delete(invalid)
    try add("a", context)
    #expect(try whole(context).count == 1)
  }

  @Test func `batches are transactions, too`() throws {
    let container = try container()
    let context = context(container, "batch")
    try context.execute(NSBatchInsertRequest(entityName: "Note", objects: [["text": "a"], ["text": "b"]]))
    let update = NSBatchUpdateRequest(entityName: "Note")
    update.propertiesToUpdate = ["text": "c"]
    try context.execute(update)
    try context.execute(NSBatchDeleteRequest(fetchRequest: NSFetchRequest<NSManagedObject>(entityName: "Note")))
    let changes = try whole(context).map { ($0.changes ?? []).map(\.changeType) }
    #expect(changes == [[.insert, .insert], [.update, .update], [.delete, .delete]])
  }

  @Test func `a token that was archived goes on where it was taken`() throws {
    let container = try container()
    let context = context(container)
    try add("a", context)
    let token = try #require(container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil))
    try add("b", context)
    let data = try NSKeyedArchiver.archivedData(withRootObject: token, requiringSecureCoding: true)
    let known = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSPersistentHistoryToken.self, from: data))
    #expect(known == token && known.hash == token.hash)
    let later = try transactions(.fetchHistory(after: known), context)
    #expect(later.map(\.transactionNumber) == [2])
    #expect(try transactions(.fetchHistory(after: later.last), context).isEmpty)
    #expect(try transactions(.fetchHistory(after: Date.distantPast), context).count == 2)
    #expect(try transactions(.fetchHistory(after: Date() + 60), context).isEmpty)
  }

  @Test func `a request selects transactions or changes`() throws {
    let container = try container()
    let (app, widget) = (context(container, "app"), context(container, "widget"))
    try add("a", app)
    let note = try add("b", widget)
    widget.delete(note)
    try widget.save()
    let request = NSPersistentHistoryChangeRequest.fetchHistory(after: nil as NSPersistentHistoryToken?)
    let fetch = try #require(NSPersistentHistoryTransaction.fetchRequest)
    fetch.predicate = NSPredicate(format: "author != %@", "app")
    request.fetchRequest = fetch
    #expect(try transactions(request, app).map(\.author) == ["widget", "widget"])
    fetch.fetchLimit = 1
    #expect(try transactions(request, app).map(\.transactionNumber) == [2])
    let ofChanges = try #require(NSPersistentHistoryChange.fetchRequest)
    ofChanges.predicate = NSPredicate(format: "changeType == %d", NSPersistentHistoryChangeType.delete.rawValue)
    let deletions = NSPersistentHistoryChangeRequest.fetchHistory(withFetch: ofChanges)
    deletions.resultType = .changesOnly
    let changes = (try app.execute(deletions) as? NSPersistentHistoryResult)?.result as? [NSPersistentHistoryChange]
    #expect(changes?.map(\.changedObjectID) == [note.objectID])
    #expect(failure { try app.execute(faulty()) }.contains("the history's fetchRequest"))
  }
  private func faulty() throws -> NSPersistentHistoryChangeRequest {
    let fetch = try #require(NSPersistentHistoryTransaction.fetchRequest)
    fetch.predicate = NSPredicate(format: "author ==")
    return .fetchHistory(withFetch: fetch)
  }

  @Test func `each type of result`() throws {
    let container = try container()
    let context = context(container)
    let note = try add("a", context)
    func result(_ type: NSPersistentHistoryResultType) throws -> Any? {
      let request = NSPersistentHistoryChangeRequest.fetchHistory(after: Date.distantPast)
      request.resultType = type
      return (try context.execute(request) as? NSPersistentHistoryResult)?.result
    }
    #expect(try result(.statusOnly) as? Bool == true && result(.count) as? Int == 1)
    #expect(try result(.objectIDs) as? [NSManagedObjectID] == [note.objectID])
    #expect(try (result(.transactionsOnly) as? [NSPersistentHistoryTransaction])?.map { $0.changes == nil } == [true])
  }

  @Test func `history is deleted before a token, and an older token is refused`() throws {
    let container = try container()
    let context = context(container)
    var tokens: [NSPersistentHistoryToken] = []
    for text in ["a", "b", "c", "d"] {
      try add(text, context)
      tokens.append(try #require(container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil)))
    }
    let deletion = NSPersistentHistoryChangeRequest.deleteHistory(before: tokens[2])
    deletion.resultType = .count
    #expect((try context.execute(deletion) as? NSPersistentHistoryResult)?.result as? Int == 2)
    #expect(try whole(context).map(\.transactionNumber) == [3, 4])
    #expect(try transactions(.fetchHistory(after: tokens[1]), context).count == 2)
    let error = #expect(throws: NSError.self) { try context.execute(NSPersistentHistoryChangeRequest.fetchHistory(after: tokens[0])) }
    #expect(error?.code == NSPersistentHistoryTokenExpiredError)
    try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: Date() + 60))
    #expect(try whole(context).isEmpty && transactions(.fetchHistory(after: tokens[3]), context).isEmpty)
    try add("e", context)
    #expect(try whole(context).map(\.transactionNumber) == [5])
  }

  @Test func `a deletion keeps the values that the model preserves`() throws {
    var described = DataModelText(1, "Note: text String!, number Integer 64, when Date, secret String").model
    for index in 0..<3 { described.entities[0].attributes[index].isPreserved = true }
    let container = NSPersistentContainer(name: "Notes", managedObjectModel: NSManagedObjectModel(described, [:]))
    let description = NSPersistentStoreDescription(url: folder.store())
    description.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { #expect($1 == nil) }
    let context = context(container)
    let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
    let date = Date(timeIntervalSinceReferenceDate: 7)
    note.setValuesForKeys(["text": "a", "number": 3, "when": date, "secret": "s"])
    try context.save()
    note.setValue("changed", forKey: "text")
    context.delete(note)
    try context.save()
    let tombstone = try #require(try whole(context).last?.changes?.first?.tombstone)
    #expect(tombstone["text"] as? String == "a" && tombstone["number"] as? Int == 3 && tombstone["when"] as? Date == date)
    #expect(tombstone["secret"] == nil)
  }

  @Test func `a store without a history says which option is missing`() throws {
    let container = try container(tracks: false)
    let context = context(container)
    try add("a", context)
    #expect(failure { _ = try whole(context) }.contains("NSPersistentHistoryTrackingKey"))
    #expect(container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil) == nil)
  }

  // MARK: Several programs

  @Test func `another program's transactions are read and merged into a context`() throws {
    let container = try container()
    let context = context(container, "app")
    let mine = try add("mine", context)
    let token = try #require(
      container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: container.persistentStoreCoordinator.persistentStores))
    let other = try ObjectWriter.run(folder.store(), "track", "widget", "theirs", "mine")
    other.waitUntilExit()
    #expect(other.terminationStatus == 0)
    #expect(mine.value(forKey: "text") as? String == "mine")
    let later = try transactions(.fetchHistory(after: token), context)
    #expect(later.map(\.author) == ["widget", "widget"] && later.allSatisfy { $0.processID == "\(other.processIdentifier)" })
    #expect(later.map { ($0.changes ?? []).map(\.changeType) } == [[.insert], [.update]])
    for transaction in later { context.mergeChanges(fromContextDidSave: transaction.objectIDNotification()) }
    #expect(mine.value(forKey: "text") as? String == "mine, changed by widget")
  }

  @Test func `a program that does not ask for a history adds to the one that is kept`() throws {
    let container = try container()
    try add("a", context(container))
    let other = try ObjectWriter.run(folder.store(), "add", "b", "2")
    other.waitUntilExit()
    #expect(try whole(context(container)).count == 3)
  }

  @Test func `three programs write at once, and each save is one transaction in the order of the store`() throws {
    let container = try container()
    let context = context(container, "c")
    let others = [try ObjectWriter.run(folder.store(), "add", "a", "20"), try ObjectWriter.run(folder.store(), "add", "b", "20")]
    for number in 0..<20 { try add("c \(number)", context) }
    for process in others { process.waitUntilExit() }
    let history = try whole(context)
    // The other programs record no history before our first transaction.
    #expect(history.map(\.transactionNumber) == Array(1...Int64(history.count)))
    #expect(history.allSatisfy { $0.changes?.count == 1 } && history.filter { $0.author == "c" }.count == 20)
    let inserted = Set(history.flatMap { $0.changes ?? [] }.map(\.changedObjectID))
    #expect(inserted.count == history.count)
  }

  @Test func `deleting history does not notify observers of a change`() throws {
    let container = try container(posts: true)
    let store = try #require(container.persistentStoreCoordinator.persistentStores.first)
    let watch = try #require(store.watch)
    let count = Mutex(0)
    let observer = NotificationCenter.default.addObserver(
      forName: .NSPersistentStoreRemoteChange, object: container.persistentStoreCoordinator, queue: nil
    ) { _ in count.withLock { $0 += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    let other = context(try self.container())
    try add("a", other)
    watch.check(store)
    #expect(count.withLock { $0 } == 1)
    try other.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: Date() + 60))
    watch.check(store)
    #expect(count.withLock { $0 } == 1)
    try add("b", other)
    watch.check(store)
    #expect(count.withLock { $0 } == 2)
  }

  @Test func `saves of this and of another program are notified with a token`() async throws {
    let container = try container(posts: true)
    let coordinator = container.persistentStoreCoordinator
    let posted = AsyncStream<NSPersistentHistoryToken> { continuation in
      let observer = NotificationCenter.default.addObserver(forName: .NSPersistentStoreRemoteChange, object: coordinator, queue: nil) { note in
        if let token = note.userInfo?[NSPersistentHistoryTokenKey] as? NSPersistentHistoryToken { continuation.yield(token) }
      }
      // It is only removed again, which any thread may do.
      nonisolated(unsafe) let kept = observer
      continuation.onTermination = { _ in NotificationCenter.default.removeObserver(kept) }
    }
    var tokens = posted.makeAsyncIterator()
    let context = context(container)
    try add("a", context)
    #expect(await tokens.next()?.numbers.values.first == 1)
    let other = try ObjectWriter.run(folder.store(), "track", "widget", "b")
    other.waitUntilExit()
    let token = try #require(await tokens.next())
    #expect(token.numbers.values.first == 2)
    #expect(try transactions(.fetchHistory(after: try whole(context)[0]), context).map(\.author) == ["widget"])
  }
}
