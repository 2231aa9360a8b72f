import Testing

@testable import CoreData

/// Requests that change rows without objects, and the conflicts of saves.
@Suite struct BatchTests {
  private let folder = TemporaryFolder()
  private let model = DataModelText(
    1, "Note: text String!, number Integer 64 = 3, when Date, identifier UUID; counter > Counter.notes",
    "Counter: name String; notes >> Note.counter",
    "Special < Note: extra String")

  private func context(_ model: DataModelText? = nil, _ change: (NSPersistentStoreDescription) -> Void = { _ in }) throws -> NSManagedObjectContext {
    try makeContainer(model ?? self.model, folder.store(), change).newBackgroundContext()
  }
  /// A context on a store in which no two notes have the same text.
  private func contextOfUniqueTexts() throws -> NSManagedObjectContext {
    var unique = model.model
    unique.entities[0].uniques = [["text"]]
    return try makeContainer(NSManagedObjectModel(unique, [:]), folder.store()).newBackgroundContext()
  }
  private func notes(_ context: NSManagedObjectContext, _ entity: String = "Note") throws -> [NSManagedObject] {
    let request = NSFetchRequest<NSManagedObject>(entityName: entity)
    request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: true)]
    return try context.fetch(request)
  }
  private func texts(_ context: NSManagedObjectContext) throws -> [String] { try notes(context).map { $0.value(forKey: "text") as? String ?? "nil" } }
  private func add(_ text: String, _ context: NSManagedObjectContext, _ entity: String = "Note") -> NSManagedObject {
    let note = NSEntityDescription.insertNewObject(forEntityName: entity, into: context)
    note.setValue(text, forKey: "text")
    return note
  }

  // MARK: Inserts

  @Test func `a batch inserts rows of dictionaries, with default values`() throws {
    let context = try context()
    let date = Date(timeIntervalSinceReferenceDate: 5)
    let request = NSBatchInsertRequest(entityName: "Note", objects: [["text": "a", "when": date], ["text": "b", "number": 7]])
    #expect((try context.execute(request) as? NSBatchInsertResult)?.result as? Bool == true)
    let notes = try notes(context)
    #expect(notes.map { $0.value(forKey: "number") as? Int } == [3, 7])
    #expect(notes[0].value(forKey: "when") as? Date == date && notes[1].value(forKey: "when") == nil)
  }

  @Test func `the handlers of a batch are called until they say that there is no more`() throws {
    let context = try context()
    var count = 0
    let dictionaries = NSBatchInsertRequest(entityName: "Note") { (dictionary: NSMutableDictionary) in
      guard count < 3 else { return true }
      dictionary["text"] = "d\(count)"
      count += 1
      return false
    }
    dictionaries.resultType = .count
    #expect((try context.execute(dictionaries) as? NSBatchInsertResult)?.result as? Int == 3)
    let entity = try #require(NSEntityDescription.entity(forEntityName: "Special", in: context))
    let objects = NSBatchInsertRequest(entity: entity) { (object: NSManagedObject) in
      guard count < 5 else { return true }
      object.setValue("o\(count)", forKey: "text")
      object.setValue("more", forKey: "extra")
      count += 1
      return false
    }
    objects.resultType = .objectIDs
    let identifiers = try #require((try context.execute(objects) as? NSBatchInsertResult)?.result as? [NSManagedObjectID])
    #expect(identifiers.map { context.object(with: $0).value(forKey: "text") as? String } == ["o3", "o4"])
    #expect(try texts(context) == ["d0", "d1", "d2", "o3", "o4"])
    #expect(!context.hasChanges)
  }

  @Test(
    arguments: [
      (["nonsense": "a"], "Note has no stored property nonsense"), (["text": 3], "Note.text is String, and the value is Int"),
      (["text": NSNull()], "Note.text cannot be nil"), (["counter": "a"], "Note.counter needs an object or its identifier"),
    ] as [([String: any Sendable], String)])
  func `a dictionary with a wrong name or value is an error, and nothing is inserted`(dictionary: [String: any Sendable], message: String) throws {
    let context = try context()
    let request = NSBatchInsertRequest(entityName: "Note", objects: [["text": "fine"], dictionary])
    #expect(failure { try context.execute(request) }.contains(message))
    #expect(try texts(context) == [])
    #expect(failure { try context.execute(NSBatchInsertRequest(entityName: "Nothing", objects: [])) }.contains("has no entity Nothing"))
  }

  @Test func `what a batch does with a unique value that is there is up to the merge policy`() throws {
    let context = try contextOfUniqueTexts()
    try context.execute(NSBatchInsertRequest(entityName: "Note", objects: [["text": "a", "number": 1, "identifier": UUID()]]))
    let again = NSBatchInsertRequest(entityName: "Note", objects: [["text": "b"], ["text": "a", "number": 2]])
    #expect(failure { try context.execute(again) }.contains("the same text"))
    #expect(try texts(context) == ["a"])
    context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
    try context.execute(again)
    #expect(try notes(context).map { $0.value(forKey: "number") as? Int } == [1, 3])
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.execute(again)
    #expect(try notes(context).map { $0.value(forKey: "number") as? Int } == [2, 3])
    #expect(try notes(context)[0].value(forKey: "identifier") != nil)
  }

  // MARK: Updates

  @Test func `a batch updates the rows of its predicate, and merging shows it to a context`() throws {
    let context = try context()
    let counter = NSEntityDescription.insertNewObject(forEntityName: "Counter", into: context)
    let (a, b) = (add("a", context), add("b", context, "Special"))
    try context.save()
    let request = NSBatchUpdateRequest(entityName: "Note")
    request.predicate = NSPredicate(format: "text > %@", "a")
    request.propertiesToUpdate = ["number": 9, "when": NSNull(), "counter": counter.objectID]
    request.resultType = .updatedObjectIDsResultType
    let result = try #require((try context.execute(request) as? NSBatchUpdateResult)?.result as? [NSManagedObjectID])
    #expect(result == [b.objectID] && result[0].entity.name == "Special")
    #expect(b.value(forKey: "number") as? Int == 3)
    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSUpdatedObjectsKey: result], into: [context])
    #expect(b.value(forKey: "number") as? Int == 9 && b.value(forKey: "counter") as? NSManagedObject === counter)
    #expect(a.value(forKey: "number") as? Int == 3)
    request.predicate = nil
    request.includesSubentities = false
    request.resultType = .updatedObjectsCountResultType
    #expect((try context.execute(request) as? NSBatchUpdateResult)?.result as? Int == 1)
  }

  @Test func `a batch with a wrong name, a wrong value or none is an error, and nothing is updated`() throws {
    let context = try context()
    let note = add("a", context)
    try context.save()
    let request = NSBatchUpdateRequest(entityName: "Note")
    #expect(failure { try context.execute(request) }.contains("has no propertiesToUpdate"))
    request.propertiesToUpdate = ["number": 1, "text": NSNull()]
    #expect(failure { try context.execute(request) }.contains("Note.text cannot be nil"))
    request.propertiesToUpdate = ["nothing": 1]
    #expect(failure { try context.execute(request) }.contains("Note has no stored property nothing"))
    context.refresh(note, mergeChanges: true)
    #expect(note.value(forKey: "number") as? Int == 3)
  }

  // MARK: Conflicts

  @Test func `the error of a change of a deleted row has a conflict`() throws {
    let (one, other) = (try context(), try context())
    _ = add("a", one)
    try one.save()
    let mine = try #require(try notes(one).first)
    let theirs = try #require(try notes(other).first)
    other.delete(theirs)
    try other.save()
    mine.setValue("b", forKey: "text")
    let error = #expect(throws: NSError.self) { try one.save() }
    let conflict = try #require((error?.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict])?.first)
    #expect(error?.code == NSManagedObjectMergeError && conflict.sourceObject === mine && conflict.newVersionNumber == 0)
    #expect(conflict.objectSnapshot?["text"] as? String == "b" && conflict.cachedSnapshot?["text"] as? String == "a")
    #expect(conflict.persistedSnapshot == nil)
  }

  @Test func `the error of a unique value that is there has a conflict, with the object of the store or of the same save`() throws {
    let context = try contextOfUniqueTexts()
    func conflict() throws -> NSConstraintConflict {
      let error = #expect(throws: NSError.self) { try context.save() }
      return try #require((error?.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSConstraintConflict])?.first)
    }
    let (a, b) = (add("a", context), add("a", context))
    let twice = try conflict()
    #expect(twice.databaseObject == nil && Set(twice.conflictingObjects) == [a, b])
    context.delete(b)
    try context.save()
    let late = add("a", context)
    let found = try conflict()
    #expect(found.databaseObject === a && found.conflictingObjects == [late])
    #expect(found.constraint == ["text"] && found.constraintValues["text"] as? String == "a")
  }
}
