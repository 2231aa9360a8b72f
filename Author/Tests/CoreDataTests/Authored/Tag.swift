import CoreData

@objc public enum TagColor: Int16 {
  case green, yellow, red
}

@objc(Tag)
public class Tag: NSManagedObject, Identifiable {
  @NSManaged public var label: String
  @NSManaged public var color: TagColor
  @NSManaged public var plants: Set<Plant>?
}

extension Tag {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Tag> {
    return NSFetchRequest<Tag>(entityName: "Tag")
  }

  static func named(_ label: String) -> NSFetchRequest<Tag> {
    let request: NSFetchRequest<Tag> = Tag.fetchRequest()
    request.predicate = NSPredicate(format: "%K == %@", #keyPath(Tag.label), label)
    request.fetchLimit = 1
    return request
  }
}

// MARK: Generated accessors for plants
extension Tag {
  @objc(addPlantsObject:)
  @NSManaged public func addToPlants(_ value: Plant)

  @objc(removePlantsObject:)
  @NSManaged public func removeFromPlants(_ value: Plant)

  @objc(addPlants:)
  @NSManaged public func addToPlants(_ values: NSSet)

  @objc(removePlants:)
  @NSManaged public func removeFromPlants(_ values: NSSet)
}
