// Unsupported: `NSDiffableDataSourceSnapshotReference`
import CoreData
import UIKit

func changed(_ controller: NSFetchedResultsController<NSManagedObject>, _ values: NSDiffableDataSourceSnapshot<String, NSManagedObjectID>) {
  _ = NSDiffableDataSourceSnapshotReference.self  // error: cannot find 'NSDiffableDataSourceSnapshotReference' in scope
}
