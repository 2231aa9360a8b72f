import CoreData

class UuidPolicy: NSEntityMigrationPolicy {
  @objc func createUuid() -> NSUUID { UUID() as NSUUID }
}

final class ChapterMigrationPolicy: UuidPolicy {
  // A chapter without a name is dropped.
  override func createDestinationInstances(forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager) throws {
    guard sInstance.value(forKey: "name") as? String != nil else { return }
    try super.createDestinationInstances(forSource: sInstance, in: mapping, manager: manager)
  }
}

class PageMigrationPolicy: NSEntityMigrationPolicy {
  private var known: [NSNumber: NSUUID] = [:]

  @objc
  func uuid(forNumber number: NSNumber) -> NSUUID {
    let uuid = known[number] ?? UUID(uuidString: String(format: "00000000-0000-0000-0000-%012d", number.intValue))! as NSUUID
    known[number] = uuid
    return uuid
  }

  @objc(lengthOfWords:and:) func length(_ words: String?, _ title: String?) -> Int { (words?.count ?? 0) + (title?.count ?? 0) }

  override func createDestinationInstances(forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager) throws {
    if sInstance.value(forKey: "title") as? String == "torn" {
      throw NSError(domain: "DIARY", code: 7, userInfo: [NSLocalizedDescriptionKey: "A page is torn."])
    }
    try super.createDestinationInstances(forSource: sInstance, in: mapping, manager: manager)
  }
}
