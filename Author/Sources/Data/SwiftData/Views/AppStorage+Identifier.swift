import Foundation
import SwiftUICore

/// The identifier of a model in user defaults, as JSON.
extension AppStorage where Value == PersistentIdentifier {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, default: wrappedValue, value: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      stored: { try? JSONEncoder().encode($0) })
  }
}
extension AppStorage where Value == PersistentIdentifier? {
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, default: nil,
      value: { ($0 as? Data).flatMap { try? JSONDecoder().decode(PersistentIdentifier.self, from: $0) }.map { .some($0) } },
      stored: { $0.flatMap { try? JSONEncoder().encode($0) } })
  }
}
