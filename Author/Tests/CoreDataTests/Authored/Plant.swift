import CoreData
import Foundation

@objc(Plant)
public class Plant: NSManagedObject {
  @objc override private init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    super.init(entity: entity, insertInto: context)
  }

  init(context: NSManagedObjectContext, titled name: String) {
    let entity = NSEntityDescription.entity(forEntityName: "Plant", in: context)!
    super.init(entity: entity, insertInto: context)
    self.name = name
  }

  public override func awakeFromInsert() {
    super.awakeFromInsert()
    id = UUID()
  }

  var wrappedName: String { name ?? "?" }
}
