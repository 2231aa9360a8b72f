// Unsupported: `NSFetchedPropertyDescription`, `NSCompositeAttributeDescription`, `fetchRequestTemplate(forName:)`, `setValidationPredicates(_:withValidationWarnings:)`
import CoreData

func parts(_ model: NSManagedObjectModel, _ attribute: NSAttributeDescription) {
  _ = NSFetchedPropertyDescription.self  // error: cannot find 'NSFetchedPropertyDescription' in scope
  _ = NSCompositeAttributeDescription.self  // error: cannot find 'NSCompositeAttributeDescription' in scope
  _ = model.fetchRequestTemplate(forName: "All")  // error: has no member 'fetchRequestTemplate'
  attribute.setValidationPredicates([], withValidationWarnings: [])  // error: has no member 'setValidationPredicates'
}
