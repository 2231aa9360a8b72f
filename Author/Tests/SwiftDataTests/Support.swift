import Foundation
import SwiftData
import Testing

/// A folder that is removed with the object.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("SwiftDataTests-\(UUID().uuidString)")

  init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: url) }

  func store(_ name: String = "default.store") -> URL { url.appendingPathComponent(name) }
}

/// Returns a container of the models of these tests, in memory.
func makeContainer() throws -> ModelContainer {
  try ModelContainer(for: TodoList.self, Project.self, Sample.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}

/// Returns the description of the error that `body` throws.
func failure(_ body: () throws -> Void) -> String {
  do { try body() } catch { return "\(error)" }
  return "no error"
}
