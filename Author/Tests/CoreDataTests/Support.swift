import Foundation
import Testing

@testable import CoreData

/// A folder that is removed with the object.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("CoreDataTests-\(UUID().uuidString)")

  init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: url) }

  func store(_ name: String = "Garden.sqlite") -> URL { url.appendingPathComponent(name) }
}

/// Returns the description of the error that `body` throws.
func failure(_ body: () throws -> Void) -> String {
  do { try body() } catch { return (error as NSError).localizedDescription }
  return "no error"
}

/// Returns a new context on a garden in memory.
func makeGarden() -> NSManagedObjectContext { PersistenceController().container.newBackgroundContext() }

/// Returns a container of a model in code. Throws the error of loading its store.
func makeContainer(_ model: DataModelText, _ url: URL, _ change: (NSPersistentStoreDescription) -> Void = { _ in }) throws -> NSPersistentContainer {
  try makeContainer(NSManagedObjectModel(model.model, [:]), url, change)
}

func makeContainer(
  _ model: NSManagedObjectModel, _ url: URL, _ change: (NSPersistentStoreDescription) -> Void = { _ in }
) throws -> NSPersistentContainer {
  let container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
  container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
  change(container.persistentStoreDescriptions[0])
  var failure: (any Error)?
  container.loadPersistentStores { failure = $1 }
  if let failure { throw failure }
  return container
}

/// Another program on a store of these tests.
enum ObjectWriter {
  static func run(_ store: URL, _ arguments: String...) throws -> Process { try run(store, arguments) }

  static func run(_ store: URL, _ arguments: [String]) throws -> Process {
    let process = Process()
    // The folder of the tests' products, independent of how they are run.
    let folders = Bundle.allBundles.map(\.bundleURL) + [URL(fileURLWithPath: CommandLine.arguments[0])]
    process.executableURL = folders.map { $0.deletingLastPathComponent().appendingPathComponent("object-writer") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    process.arguments = [store.path] + arguments
    process.standardOutput = Pipe()
    process.standardError = Pipe()
    try process.run()
    return process
  }
}
