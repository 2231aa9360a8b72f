import CoreData
import Foundation
import Testing

/// Requests: predicates, orders, windows and kinds of results. Each predicate is evaluated in SQL, and in memory on unsaved objects.
@Suite struct FetchTests {
  private let context = makeGarden()
  private let day = Date(timeIntervalSinceReferenceDate: 700_000_000)

  init() throws {
    let (north, south) = (Bed(context: context), Bed(context: context))
    (north.name, north.sortOrder, north.isShady) = ("North", 1, true)
    (south.name, south.sortOrder) = ("South", 2)
    let useful = Tag(context: context)
    (useful.label, useful.color) = ("useful", .red)
    for (index, name) in ["Rose", "lily", "Élan", "tulip"].enumerated() {
      let plant = Plant(context: context)
      (plant.name, plant.height, plant.planted) = (name, Double(index + 1), day.addingTimeInterval(Double(index) * 86_400))
      plant.bed = index < 2 ? north : index == 2 ? south : nil
      plant.price = NSDecimalNumber(value: index * 5)
      plant.watered = index == 3 ? nil : NSNumber(value: index)
      if index.isMultiple(of: 2) { useful.addToPlants(plant) }
    }
    let nameless = Plant(context: context)
    (nameless.height, nameless.price) = (9, nil)
    try context.save()
  }

  private func names(_ predicate: NSPredicate?) throws -> [String] {
    let request = Plant.fetchRequest()
    request.predicate = predicate
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Plant.height, ascending: true)]
    return try context.fetch(request).map(\.wrappedName)
  }

  /// Returns the results of a predicate. Checks that they are the same in SQL and in memory.
  private func found(_ format: String, _ arguments: any CVarArg..., sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
    let predicate = NSPredicate(format: format, argumentArray: arguments)
    let stored = try names(predicate)
    let all = try context.fetch(Plant.fetchRequest()).sorted { $0.height < $1.height }
    #expect(all.filter { predicate.evaluate(with: $0) }.map(\.wrappedName) == stored, "\(format)", sourceLocation: sourceLocation)
    return stored
  }

  @Test func `values are compared`() throws {
    #expect(try found("name == %@", "Rose") == ["Rose"])
    #expect(try found("name != %@", "Rose") == ["lily", "Élan", "tulip", "?"])
    #expect(try found("height > 2 && height <= 4.0") == ["Élan", "tulip"])
    #expect(try found("height < %f || height == %lf", 2.0, 9.0) == ["Rose", "?"])
    #expect(try found("watered == %d", 1) == ["lily"])
    #expect(try found("watered = nil") == ["tulip", "?"])
    #expect(try found("name = NULL OR name == %@", "lily") == ["lily", "?"])
    #expect(try found("%K == %@", "name", "lily") == ["lily"])
    #expect(try found("price >= 10") == ["Élan", "tulip"])
    #expect(try found("NOT (watered > 0)") == ["Rose", "tulip", "?"])
    #expect(try found("!(name == 'Rose') AND height < 3") == ["lily"])
    #expect(try found("watered > 0.5") == ["lily", "Élan"])
    #expect(try found("TRUEPREDICATE").count == 5 && found("FALSEPREDICATE").isEmpty)
    #expect(try found("2 < height") == ["Élan", "tulip", "?"])
  }

  @Test func `dates are arguments`() throws {
    let next = day.addingTimeInterval(86_400)
    #expect(try found("planted >= %@ AND planted < %@", day as NSDate, next as CVarArg) == ["Rose"])
    #expect(try found("planted BETWEEN {%@, %@}", day as CVarArg, next as CVarArg) == ["Rose", "lily"])
    #expect(try found("planted BETWEEN %@", [day, next]) == ["Rose", "lily"])
    #expect(try found("planted == nil") == ["?"])
  }

  @Test func `texts are compared as their options say`() throws {
    #expect(try found("name CONTAINS 'l'") == ["lily", "Élan", "tulip"])
    #expect(try found("name CONTAINS[cd] %@", "E") == ["Rose", "Élan"])
    #expect(try found("name BEGINSWITH[c] 'L'") == ["lily"])
    #expect(try found("name ENDSWITH 'p'") == ["tulip"])
    #expect(try found("name LIKE '*l?*'") == ["lily", "Élan", "tulip"])
    #expect(try found("name ==[cd] 'ELAN'") == ["Élan"])
    #expect(try found("name MATCHES '[a-z]+'") == ["lily", "tulip"])
    #expect(try found("NOT name CONTAINS[c] 'l'") == ["Rose", "?"])
    #expect(try found("name IN[c] %@", ["ROSE", "x"]) == ["Rose"])
  }

  @Test func `lists and relationships are followed`() throws {
    #expect(try found("name IN %@", ["Rose", "lily", "none"]) == ["Rose", "lily"])
    #expect(try found("name IN {'Rose', %@}", "lily") == ["Rose", "lily"])
    #expect(try found("NOT (name IN %@)", ["Rose"]) == ["lily", "Élan", "tulip", "?"])
    #expect(try found("bed.name == 'North'") == ["Rose", "lily"])
    #expect(try found("bed.isShady == YES") == ["Rose", "lily"])
    #expect(try found("bed == nil") == ["tulip", "?"])
    let bed = try #require(try context.fetch(Bed.fetchRequest()).first { $0.name == "South" })
    #expect(try found("bed == %@", bed) == ["Élan"])
    #expect(try found("bed == %@", bed.objectID) == ["Élan"])
    #expect(try found("bed IN %@", [bed]) == ["Élan"])
    #expect(try found("ANY tags.label == 'useful'") == ["Rose", "Élan"])
    #expect(try found("NONE tags.label == 'useful'") == ["lily", "tulip", "?"])
    #expect(try found("ALL tags.label BEGINSWITH 'u'").count == 5)
    #expect(try found("tags.@count > 0") == ["Rose", "Élan"])
    let tag = try #require(try context.fetch(Tag.named("useful")).first)
    #expect(try found("tags CONTAINS %@", tag) == ["Rose", "Élan"])
    #expect(try found("%@ IN tags", tag) == ["Rose", "Élan"])
    let rose = try #require(try context.fetch(Plant.fetchRequest()).first { $0.name == "Rose" })
    #expect(try found("SELF == %@", rose) == ["Rose"] && found("SELF IN %@", [rose]) == ["Rose"])
    func beds(_ format: String) throws -> [String?] {
      let request = Bed.fetchRequest()
      request.predicate = NSPredicate(format: format)
      return try context.fetch(request).map(\.name)
    }
    #expect(try beds("ANY plants.tags.label == 'useful'") == ["North", "South"])
    #expect(try beds("ANY plants.tags.label == 'useful' AND plants.@sum.height == 3 AND plants.@count == 2") == ["North"])
    #expect(try beds("plants.@max.height < 3") == ["North"] && beds("plants.@avg.height == 1.5") == ["North"])
  }

  @Test func `predicates are combined`() throws {
    let parts = [NSPredicate(format: "height > 1"), NSPredicate(format: "height < 4")]
    #expect(try names(NSCompoundPredicate(andPredicateWithSubpredicates: parts)) == ["lily", "Élan"])
    #expect(try names(NSCompoundPredicate(orPredicateWithSubpredicates: parts)).count == 5)
    #expect(try names(NSCompoundPredicate(notPredicateWithSubpredicate: parts[0])) == ["Rose"])
    #expect(try names(NSCompoundPredicate(type: .and, subpredicates: [NSPredicate(value: true), parts[0]])).count == 4)
    #expect(try names(NSPredicate(value: false)).isEmpty)
  }

  @Test func `orders and windows apply`() throws {
    let request = Plant.fetchRequest()
    func fetched() throws -> [String] { try context.fetch(request).map(\.wrappedName) }
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: false)]
    #expect(try fetched() == ["Élan", "tulip", "lily", "Rose", "?"])
    (request.fetchLimit, request.fetchOffset) = (2, 1)
    #expect(try fetched() == ["tulip", "lily"] && context.count(for: request) == 2)
    request.sortDescriptors = [
      NSSortDescriptor(key: "bed.sortOrder", ascending: false), NSSortDescriptor(keyPath: \Plant.bed?.name, ascending: true),
    ]
    (request.fetchLimit, request.fetchOffset) = (1, 0)
    #expect(try fetched() == ["Élan"])
    request.sortDescriptors = [
      NSSortDescriptor(key: "name", ascending: true) { "\($0)" > "\($1)" ? .orderedAscending : .orderedDescending }
    ]
    request.predicate = NSPredicate(format: "name != nil")
    #expect(try fetched() == ["Élan"])
    request.sortDescriptors = [
      NSSortDescriptor(
        keyPath: \Plant.height, ascending: true, comparator: { ($1 as! Double) < ($0 as! Double) ? .orderedAscending : .orderedDescending })
    ]
    #expect(try fetched() == ["tulip"])
  }

  @Test func `what is not saved counts`() throws {
    let request = Plant.fetchRequest()
    request.predicate = NSPredicate(format: "bed.name == 'North'")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Plant.name, ascending: true)]
    let north = try #require(try context.fetch(Bed.fetchRequest()).first { $0.name == "North" })
    let new = Plant(context: context)
    (new.name, new.bed) = ("aster", north)
    #expect(try context.fetch(request).map(\.name) == ["Rose", "aster", "lily"])
    context.delete(try #require(north.plants?.firstObject as? Plant))
    #expect(try context.count(for: request) == 2)
    north.name = "Elsewhere"
    #expect(try context.count(for: request) == 0)
    request.includesPendingChanges = false
    #expect(try context.count(for: request) == 2)
  }

  @Test func `results are numbers, names or dictionaries`() throws {
    let count = NSFetchRequest<NSNumber>(entityName: "Plant")
    count.resultType = .countResultType
    #expect(try context.fetch(count) == [5])
    let names = NSFetchRequest<NSManagedObjectID>(entityName: "Bed")
    names.resultType = .managedObjectIDResultType
    #expect(try context.fetch(names).count == 2)
    let rows = NSFetchRequest<any NSFetchRequestResult>(entityName: "Plant")
    (rows.resultType, rows.propertiesToFetch, rows.returnsDistinctResults) = (.dictionaryResultType, ["name"], true)
    rows.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    #expect(try context.fetch(rows).compactMap { ($0 as? NSDictionary)?["name"] as? String } == ["Rose", "lily", "tulip", "Élan"])
  }

  @Test func `a batch deletes rows`() throws {
    let request: NSFetchRequest<any NSFetchRequestResult> = Plant.fetchRequest()
    request.predicate = NSPredicate(format: "ANY tags.label == %@", "useful")
    let batch = NSBatchDeleteRequest(fetchRequest: request)
    batch.resultType = .resultTypeCount
    #expect((try context.execute(batch) as? NSBatchDeleteResult)?.result as? Int == 2)
    context.reset()
    #expect(try context.count(for: Plant.fetchRequest()) == 3 && context.fetch(Tag.fetchRequest()).first?.plants?.isEmpty == true)
  }

  @Test func `a controller has sections and learns of saves`() throws {
    final class Listener: NSFetchedResultsControllerDelegate {
      var counts: [Int] = []
      func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        counts.append(controller.fetchedObjects?.count ?? -1)
      }
    }
    let request = Plant.fetchRequest()
    request.predicate = NSPredicate(format: "bed != nil")
    request.sortDescriptors = [NSSortDescriptor(key: "bed.name", ascending: true), NSSortDescriptor(key: "height", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "bed.name", cacheName: nil)
    let listener = Listener()
    controller.delegate = listener
    try controller.performFetch()
    #expect(controller.sections?.map(\.name) == ["North", "South"] && controller.sections?.map(\.numberOfObjects) == [2, 1])
    #expect(controller.object(at: IndexPath(indexes: [0, 1])).name == "lily")
    let new = Plant(context: context)
    new.bed = try context.fetch(Bed.fetchRequest()).first
    try context.save()
    #expect(listener.counts == [4] && controller.fetchedObjects?.count == 4)
  }

  @Test(arguments: [
    ("name ==", "ends too early"), ("name = = 'a'", "was not expected"), ("name == 'a", "no closing quote"), ("nope == 1", "no property nope"),
    ("SUBQUERY(tags, $t, $t.label == 'a').@count > 0", "SUBQUERY is not supported"), ("height + 1 > 2", "arithmetic"),
    ("tags.label == 'a'", "ANY"), ("name == $VALUE", "variable"), ("planted == 'today'", "Date"), ("height CONTAINS 'a'", "compares texts"),
    ("shown == 'a'", "transient"), ("notes == 'a'", "Transformable"), ("name BETWEEN 'a'", "two bounds"), ("name == %@", "fewer arguments"),
    ("lowercase(name) == 'a'", "function lowercase"), (String(repeating: "(", count: 10_000) + "a == 1", "nested"), ("height == 'a'", "Double"),
  ])
  func `a predicate that cannot be translated is named`(format: String, reason: String) {
    let error = failure { _ = try names(NSPredicate(format: format)) }
    #expect(error.contains(reason), "\(error)")
  }

  @Test func `other requests that cannot be performed are named`() {
    #expect(failure { _ = try names(NSPredicate { _, _ in true }) }.contains("with a block"))
    #expect(failure { _ = try context.fetch(NSFetchRequest<Plant>(entityName: "Animal")) }.contains("no entity Animal"))
    #expect(failure { _ = try context.fetch(NSFetchRequest<Plant>(entityName: "Bed")) }.contains("wants Plant"))
    let sorted = Plant.fetchRequest()
    sorted.sortDescriptors = [NSSortDescriptor(key: "tags", ascending: true)]
    #expect(failure { _ = try context.fetch(sorted) }.contains("sorted by “tags”"))
    sorted.sortDescriptors = [NSSortDescriptor(keyPath: \Plant.wrappedName.count, ascending: true)]
    #expect(failure { _ = try context.fetch(sorted) }.contains("key path"))
    #expect(failure { _ = try NSManagedObjectContext(.mainQueue).fetch(Plant.fetchRequest()) }.contains("no store"))
  }

  /// A context behind a protocol whose fetch is bound to fetch results, as in public widgets.
  private struct Store: FetchingStore {
    let context: NSManagedObjectContext
    func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] where T: NSFetchRequestResult { try context.fetch(request) }
  }

  @Test func `a request of any result is one of results`() throws {
    let store: any FetchingStore = Store(context: context)
    let found = try store.fetch(Plant.fetchRequest()) as! [Plant]
    #expect(found.count == 5)
    let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Plant")
    #expect(try store.fetch(request) as? [Plant] == found && context.fetch(request) as! [Plant] == found)
    #expect(Plant.ordered().entityName == "Plant" && Plant.all().entityName == "Plant")
  }

  @Test func `objects are read and set by names whatever the type of the variable`() throws {
    let plant: NSObject = try #require(try context.fetch(Plant.fetchRequest()).first)
    plant.setValue("Fern", forKey: "name")
    #expect(plant.value(forKey: "name") as? String == "Fern")
    #expect(NSArray(array: [plant]).value(forKey: "name") as? [String] == ["Fern"])
  }
}

private protocol FetchingStore {
  func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] where T: NSFetchRequestResult
}

private protocol Ordered: AnyObject, NSFetchRequestResult {}
extension Plant: Ordered {}
extension Ordered where Self: NSManagedObject {
  static func ordered() -> NSFetchRequest<Self> { NSFetchRequest(entityName: "\(Self.self)") }
}
extension NSFetchRequestResult where Self: NSManagedObject {
  static func all() -> NSFetchRequest<Self> { NSFetchRequest(entityName: "\(Self.self)") }
}
