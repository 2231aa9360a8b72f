// Unsupported: `resolve(mergeConflicts:)`, `resolve(constraintConflicts:)`
import CoreData

class Policy: NSMergePolicy {
  override func resolve(mergeConflicts list: [Any]) throws {}  // error: does not override any method
  override func resolve(constraintConflicts list: [NSConstraintConflict]) throws {}  // error: does not override any method
}
