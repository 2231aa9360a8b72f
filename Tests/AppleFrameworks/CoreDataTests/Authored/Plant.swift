import CoreData
import Foundation

@objc(Plant)
public class Plant: NSManagedObject {
  public override func awakeFromInsert() {
    super.awakeFromInsert()
    id = UUID()
  }

  var wrappedName: String { name ?? "?" }
}
