// Unsupported: `DataStore`, `BackingData`, `fetchHistory(_:)`
import SwiftData

func stores(_ context: ModelContext) throws {
  _ = (any DataStore).self  // error: cannot find type 'DataStore' in scope
  _ = (any BackingData).self  // error: cannot find type 'BackingData' in scope
  _ = try context.fetchHistory(1)  // error: has no member 'fetchHistory'
}
