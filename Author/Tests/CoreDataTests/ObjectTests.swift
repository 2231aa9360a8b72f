import CoreData
import Foundation
import Testing

/// Managed objects of a model that the plugin read: generated classes, an author's class, and an object without a class.
@Suite struct ObjectTests {
  private let context = makeGarden()

  private func bed(_ name: String = "North", _ plants: String...) -> Bed {
    let bed = Bed(context: context)
    bed.name = name
    for name in plants {
      let plant = Plant(context: context)
      plant.name = name
      bed.addToPlants(plant)
    }
    return bed
  }

  @Test func `an object without a context has its class's entity and default values`() {
    let plant = Plant()
    #expect(plant.managedObjectContext == nil && plant.entity === Plant.entity() && !plant.isInserted && plant.objectID.isTemporaryID)
  }

  @Test func `attributes of every type are stored and read`() throws {
    let plant = Plant(context: context)
    let identifier = try #require(plant.id)
    let day = Date(timeIntervalSinceReferenceDate: 700_000_000.25)
    (plant.name, plant.height, plant.planted, plant.photo) = ("Ä “rose”", 1.25, day, Data([0, 1, 255]))
    plant.price = NSDecimalNumber(string: "1234567890.123456789")
    plant.site = URL(string: "https://example.com/a?b=c")
    plant.notes = ["a", "b"]
    plant.watered = 12
    plant.shown = "not stored"
    try context.save()
    context.reset()
    let read = try #require(try context.fetch(Plant.fetchRequest()).first)
    #expect(read !== plant && read.id == identifier && read.name == "Ä “rose”" && read.height == 1.25 && read.planted == day)
    #expect(read.photo == Data([0, 1, 255]) && read.price == NSDecimalNumber(string: "1234567890.123456789"))
    #expect(
      read.site?.absoluteString == "https://example.com/a?b=c" && read.notes == ["a", "b"] && read.watered?.intValue == 12 && read.shown == nil)
    (read.photo, read.price, read.site, read.notes, read.watered, read.planted) = (nil, nil, nil, nil, nil, nil)
    try context.save()
    context.reset()
    let empty = try #require(try context.fetch(Plant.fetchRequest()).first)
    #expect(empty.photo == nil && empty.price == nil && empty.site == nil && empty.notes == nil && empty.watered == nil && empty.planted == nil)
  }

  @Test func `new objects have the model's default values`() {
    let bed = Bed(context: context)
    #expect(bed.sortOrder == 7 && !bed.isShady && bed.created == nil)
    let plant = Plant(context: context)
    #expect(Plant(context: context, titled: "fern").name == "fern")
    #expect(plant.height == 0.5 && plant.price == 0 && plant.wrappedName == "?")
  }

  @Test func `values are set and read by name`() throws {
    let remark = NSEntityDescription.insertNewObject(forEntityName: "Remark", into: context)
    remark.setValue("hello", forKey: "text")
    #expect(remark.value(forKey: "text") as? String == "hello" && remark.value(forKey: "weight") as? Double == 1.5)
    remark.setValue(3, forKey: "weight")
    try context.save()
    context.reset()
    let request = NSFetchRequest<NSManagedObject>(entityName: "Remark")
    #expect(try context.fetch(request).map { $0.value(forKey: "weight") as? Int } == [3])
    let home = bed("Home", "rose", "lily")
    #expect(home.plants?.count == 2 && home.value(forKeyPath: "plants.@count") as? Int == 2)
    let first = try #require(home.plants?.firstObject as? Plant)
    first.setValue("tulip", forKeyPath: "bed.name")
    #expect(home.name == "tulip" && first.value(forKeyPath: "bed.name") as? String == "tulip")
    #expect(home.committedValues(forKeys: ["name"])["name"] is NSNull && home.changedValues()["name"] as? String == "tulip")
  }

  @Test func `a relationship and its inverse change together`() throws {
    let (north, south) = (bed("North", "rose", "lily"), bed("South"))
    let rose = try #require(north.plants?.array.first as? Plant)
    #expect(rose.bed === north)
    rose.bed = south
    #expect(north.plants?.count == 1 && (south.plants?.array as? [Plant])?.first === rose)
    try context.save()
    context.reset()
    let request = Bed.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Bed.name, ascending: true)]
    let beds = try context.fetch(request)
    #expect(beds.map { ($0.plants?.array as? [Plant])?.map(\.wrappedName) ?? [] } == [["lily"], ["rose"]])
    south.plants = nil
    beds[1].plants = NSOrderedSet()
    #expect(try context.fetch(Plant.fetchRequest()).filter { $0.bed == nil }.map(\.name) == ["rose"])
  }

  @Test func `an ordered relationship keeps its order`() throws {
    let bed = bed("B", "a", "b", "c")
    let extra = Plant(context: context)
    extra.name = "x"
    bed.insertIntoPlants(extra, at: 1)
    bed.removeFromPlants(at: 3)
    try context.save()
    context.reset()
    func names(_ bed: Bed) -> [String] { (bed.plants?.array as? [Plant] ?? []).map(\.wrappedName) }
    let read = try #require(try context.fetch(Bed.fetchRequest()).first)
    #expect(names(read) == ["a", "x", "b"])
    read.plants = NSOrderedSet(array: read.plants?.array.reversed() ?? [])
    try context.save()
    context.reset()
    #expect(names(try #require(try context.fetch(Bed.fetchRequest()).first)) == ["b", "x", "a"])
  }

  @Test func `a many-to-many relationship is stored from both sides`() throws {
    let bed = bed("B", "a", "b")
    let tag = Tag(context: context)
    (tag.label, tag.color) = ("useful", .red)
    tag.addToPlants(try #require(bed.plants?.set as NSSet?))
    try context.save()
    context.reset()
    let read = try #require(try context.fetch(Tag.named("useful")).first)
    #expect(read.color == .red && read.plants?.count == 2)
    let a = try #require(read.plants?.first { $0.name == "a" })
    #expect((a.tags as? Set<Tag>)?.first === read)
    a.mutableSetValue(forKey: "tags").remove(read)
    #expect(read.plants?.map(\.wrappedName) == ["b"])
    try context.save()
    context.reset()
    #expect(try context.fetch(Tag.fetchRequest()).first?.plants?.map(\.wrappedName) == ["b"])
  }

  @Test func `an object of a lower entity is one of its parent's, with its own class`() throws {
    let tree = Tree(context: context)
    (tree.name, tree.rings) = ("oak", 120)
    _ = bed("B", "rose")
    try context.save()
    context.reset()
    let all = try context.fetch(Plant.fetchRequest())
    #expect(all.count == 2 && all.compactMap { $0 as? Tree }.map(\.rings) == [120])
    #expect(try context.fetch(Tree.fetchRequest() as NSFetchRequest<Tree>).map(\.name) == ["oak"])
    let plain = Plant.fetchRequest()
    plain.includesSubentities = false
    #expect(try context.fetch(plain).map(\.name) == ["rose"])
    #expect(tree.entity.superentity?.name == "Plant")
    #expect(Tree.entity().name == "Tree" && Tree.entity().superentity?.name == "Plant")
  }

  @Test func `delete rules are followed`() throws {
    let bed = bed("B", "a", "b")
    let tag = Tag(context: context)
    tag.label = "t"
    tag.addToPlants(try #require(bed.plants?.firstObject as? Plant))
    try context.save()
    context.delete(bed)
    #expect(bed.isDeleted && context.deletedObjects.count == 3 && tag.plants?.isEmpty == true)
    try context.save()
    #expect(try context.count(for: Plant.fetchRequest()) == 0 && context.count(for: Tag.fetchRequest()) == 1)
    #expect(bed.managedObjectContext == nil)
  }

  @Test func `a rollback takes back what is not saved`() throws {
    let bed = bed("B", "a")
    try context.save()
    bed.name = "changed"
    bed.plants = nil
    _ = self.bed("new")
    context.delete(bed)
    context.rollback()
    #expect(!context.hasChanges && bed.name == "B" && bed.plants?.count == 1)
    #expect(try context.count(for: Bed.fetchRequest()) == 1)
    bed.name = "again"
    context.refresh(bed, mergeChanges: false)
    #expect(bed.isFault && bed.name == "B" && !context.hasChanges)
  }

  @Test func `an object that the model forbids is not saved, and the error says why`() throws {
    let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationMissingMandatoryPropertyError && error?.localizedDescription.contains("Tag.label has no value") == true)
    tag.setValue("t", forKey: "label")
    _ = NSEntityDescription.insertNewObject(forEntityName: "Remark", into: context)
    _ = NSEntityDescription.insertNewObject(forEntityName: "Remark", into: context)
    #expect(#expect(throws: NSError.self) { try context.save() }?.code == NSValidationMultipleErrorsError)
    #expect(context.insertedObjects.count == 3)
  }

  @Test func `a unique value is refused, or its object is changed, as the merge policy says`() throws {
    let first = Tag(context: context)
    (first.label, first.color) = ("same", .red)
    try context.save()
    let other = Tag(context: context)
    (other.label, other.color) = ("same", .yellow)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSManagedObjectConstraintMergeError && error?.localizedDescription.contains("same label") == true)
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    #expect(try context.fetch(Tag.fetchRequest()).map(\.color) == [.yellow])
    #expect(other.objectID == (try context.fetch(Tag.fetchRequest()).first?.objectID))
  }

  @Test func `an object has one name, and the name finds it`() throws {
    let bed = bed("B")
    let identifier = bed.objectID
    #expect(identifier.isTemporaryID)
    try context.save()
    #expect(bed.objectID == identifier && !identifier.isTemporaryID)
    let uri = identifier.uriRepresentation()
    #expect(uri.scheme == "x-coredata" && uri.path.hasPrefix("/Bed/p"))
    let coordinator = try #require(context.persistentStoreCoordinator)
    let found = try #require(coordinator.managedObjectID(forURIRepresentation: uri))
    #expect(found == identifier && context.object(with: found) === bed)
    let other = NSManagedObjectContext(.privateQueue)
    other.persistentStoreCoordinator = coordinator
    let twin = other.object(with: found)
    #expect(twin !== bed && twin.isFault && (twin as? Bed)?.name == "B" && !twin.isFault)
    context.delete(bed)
    try context.save()
    #expect(failure { _ = try other.existingObject(with: found) }.contains("was deleted"))
    #expect(coordinator.managedObjectID(forURIRepresentation: URL(string: "x-coredata://other/Bed/p1")!) == nil)
  }

  @Test func `a model is found by its file's name`() {
    #expect(GardenModel.load("Garden")?.entitiesByName.keys.sorted() == ["Bed", "Plant", "Remark", "Tag", "Tree"])
    #expect(GardenModel.load("Other") == nil && Bundle.main.url(forResource: "Garden", withExtension: "txt") == nil)
    #expect(NSManagedObjectModel.mergedModel(from: nil)?.entities.count == 7)
  }

  @Test func `a change notifies views`() {
    let bed = bed("B")
    var count = 0
    let observation = bed.objectWillChange.sink { count += 1 }
    bed.name = "C"
    withExtendedLifetime(observation) { #expect(count == 1) }
  }
}
