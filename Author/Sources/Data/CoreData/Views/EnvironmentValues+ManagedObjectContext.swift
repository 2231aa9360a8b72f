public import SwiftUICore

private struct ManagedObjectContextKey: EnvironmentKey {
  /// A context without a store, whose fetches throw an error that says so.
  static var defaultValue: NSManagedObjectContext { NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType) }
}

extension EnvironmentValues {
  /// The context in which views fetch.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
