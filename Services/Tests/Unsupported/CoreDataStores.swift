// Unsupported: `NSAtomicStore`, `NSIncrementalStore`
import CoreData

func stores(_ known: NSPersistentStore) {
  _ = NSAtomicStore.self  // error: cannot find 'NSAtomicStore' in scope
  _ = NSIncrementalStore.self  // error: cannot find 'NSIncrementalStore' in scope
}
