import AlmanacFoundationCompat
import Foundation
import Statements
import Testing

/// User defaults, app groups and `AppStorage`: what Apple's documentation says of values that an app and its widgets keep.
@MainActor @Suite struct StoredValuesConformance {
  @Test(arguments: Statement.storedValues) func `stored values are as stated`(_ statement: Statement) async { await statement.check() }
  @Test func `the statements about stored values have sources and are no duplicates`() { #expect(Statement.problems(Statement.storedValues) == []) }
}

extension Statement {
  static let storedValues = numbered(
    "Stored values",
    [
      about("UserDefaults", readValues), about("Types of stored values", storedTypes), about("Domains of UserDefaults", domains),
      about("Suites of UserDefaults", suites), about("App groups", appGroups), about("AppStorage", appStorage),
    ])
}

/// Defaults for one statement.
@MainActor
enum Stores {
  /// Calls `body` with the name of an app group that nothing else uses, and removes its container.
  ///
  /// Other tests move the folder of all containers by the environment for a moment. What happened meanwhile does not count.
  static func withGroup<Result>(_ body: (String) throws -> Result) rethrows -> Result {
    while true {
      let root = AppGroupContainers.root
      let name = "group.conformance.\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(at: root.appendingPathComponent(name)) }
      let result = try body(name)
      if AppGroupContainers.root == root { return result }
    }
  }

  /// Calls `body` with the empty defaults of an app group.
  static func withDefaults<Result>(_ body: (UserDefaults) throws -> Result) rethrows -> Result {
    try withGroup { name in
      guard let defaults = UserDefaults(suiteName: name) else { preconditionFailure("\(name) is a valid name") }
      return try body(defaults)
    }
  }

  /// Calls `body` with a key that has no value in the standard defaults.
  static func withStandardKey<Result>(_ body: (String) throws -> Result) rethrows -> Result {
    let key = "conformance.\(UUID().uuidString)"
    defer { UserDefaults.standard.removeObject(forKey: key) }
    return try body(key)
  }
}
