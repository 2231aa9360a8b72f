import AlmanacRecordStore
import Foundation
import SwiftData
import Testing

@Model final class Note {
  @Attribute(.unique) var text: String
  var number: Int
  var counter: Counter?

  init(text: String, number: Int) {
    self.text = text
    self.number = number
  }
}

@Model final class Counter {
  @Relationship(deleteRule: .cascade, inverse: \Note.counter) var notes: [Note] = []
  init() {}
}

/// Real files, and other processes that use them.
@Suite struct StoreTests {
  private func container(_ url: URL, allowsSave: Bool = true) throws -> ModelContainer {
    try ModelContainer(for: Note.self, configurations: ModelConfiguration(url: url, allowsSave: allowsSave))
  }

  /// Starts a program of the same app.
  private func program(_ arguments: String...) throws -> (Process, Pipe) {
    let process = Process()
    process.executableURL = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
      .appending(URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent())
      .map { $0.appendingPathComponent("model-writer") }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    let output = Pipe()
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    return (process, output)
  }

  @Test func `two processes write one store at once`() throws {
    let folder = TemporaryFolder()
    let context = ModelContext(try container(folder.store()))
    let counter = Counter()
    context.insert(counter)
    try context.save()
    let others = try ["a", "b"].map { try program(folder.store().path, "add", $0, "40").0 }
    for number in 0..<40 {
      context.insert(Note(text: "own \(number)", number: number))
      try context.save()
    }
    for process in others {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    #expect(try context.fetchCount(FetchDescriptor<Note>()) == 120)
    _ = try context.fetch(FetchDescriptor<Counter>())
    #expect(counter.notes.count == 80)
    let (reader, output) = try program(folder.store().path, "list")
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n")
    reader.waitUntilExit()
    #expect(lines.count == 120 && lines.first == "a 0")
  }

  @Test func `what another process has saved is seen by the next fetch`() throws {
    let folder = TemporaryFolder()
    let context = ModelContext(try container(folder.store()))
    #expect(try context.fetch(FetchDescriptor<Note>()).isEmpty)
    let (process, _) = try program(folder.store().path, "add", "x", "2")
    process.waitUntilExit()
    #expect(try context.fetch(FetchDescriptor<Note>()).map(\.text) == ["x 0", "x 1"])
    // The same unique value, from both processes.
    context.insert(Note(text: "x 1", number: 50))
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Note>(sortBy: [SortDescriptor(\.number)])).map(\.number) == [0, 50])
  }

  @Test func `a store that another process holds too long is an error, and nothing is lost`() throws {
    let folder = TemporaryFolder()
    let context = ModelContext(try container(folder.store()))
    let other = try Database(.file(folder.store()))
    try other.execute("BEGIN IMMEDIATE")
    context.insert(Note(text: "waits", number: 1))
    // Reading continues in the meantime.
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Note>()) == 0)
    #expect(failure { try context.save() }.contains("another process holds the store"))
    #expect(context.hasChanges)
    try other.execute("COMMIT")
    try context.save()
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Note>()) == 1)
  }

  @Test func `a damaged file is an error and stays as it was`() throws {
    let folder = TemporaryFolder()
    let garbage = Data("This is not a database, and somebody may want it back.".utf8)
    try garbage.write(to: folder.store())
    let error = failure { _ = try container(folder.store()) }
    #expect(error.contains("damaged or is not a SQLite database") && error.contains("default.store"))
    #expect(try Data(contentsOf: folder.store()) == garbage)
    let foreign = folder.store("foreign.store")
    try Database(.file(foreign)).execute("CREATE TABLE songs (name TEXT); INSERT INTO songs VALUES ('a')")
    #expect(failure { _ = try container(foreign) }.contains("not a store that Almanac wrote"))
    #expect(try Database(.file(foreign)).value("SELECT name FROM songs") == .text("a"))
  }

  @Test func `a file that is damaged later is an error of the fetch`() throws {
    let folder = TemporaryFolder()
    do {
      let context = ModelContext(try container(folder.store()))
      for number in 0..<500 { context.insert(Note(text: String(repeating: "x", count: 200) + "\(number)", number: number)) }
      try context.save()
    }
    let handle = try FileHandle(forWritingTo: folder.store())
    let size = try handle.seekToEnd()
    try handle.seek(toOffset: 4096 * 5)
    try handle.write(contentsOf: Data(repeating: 0xff, count: Int(size) - 4096 * 5))
    try handle.close()
    #expect(failure { _ = try ModelContext(container(folder.store())).fetch(FetchDescriptor<Note>()) }.contains("damaged"))
  }

  @Test func `a store of a newer Almanac is refused`() throws {
    let folder = TemporaryFolder()
    _ = try container(folder.store())
    try Database(.file(folder.store())).execute("UPDATE \"$store\" SET value = '2' WHERE key = 'format'")
    #expect(failure { _ = try container(folder.store()) }.contains("newer Almanac"))
  }

  @Test func `a store that is opened for reading is never written`() throws {
    let folder = TemporaryFolder()
    #expect(failure { _ = try container(folder.store(), allowsSave: false) }.contains("default.store"))
    #expect(!FileManager.default.fileExists(atPath: folder.store().path))
    let context = ModelContext(try container(folder.store()))
    context.insert(Note(text: "a", number: 1))
    try context.save()
    let reading = ModelContext(try container(folder.store(), allowsSave: false))
    #expect(try reading.fetch(FetchDescriptor<Note>()).map(\.text) == ["a"])
    reading.insert(Note(text: "b", number: 2))
    #expect(failure { try reading.save() }.contains("for reading only"))
    context.insert(Note(text: "c", number: 3))
    try context.save()
    reading.rollback()
    #expect(try reading.fetchCount(FetchDescriptor<Note>()) == 2)
  }

  @Test func `a value that another version wrote is an error that names it`() throws {
    let folder = TemporaryFolder()
    let configuration = ModelConfiguration(url: folder.store())
    let container = try ModelContainer(for: TodoList.self, configurations: configuration)
    let context = ModelContext(container)
    context.insert(TodoList(name: "Home"))
    try context.save()
    try Database(.file(folder.store())).execute("UPDATE TodoList SET color = 'purple'")
    let error = failure { _ = try ModelContext(container).fetch(FetchDescriptor<TodoList>()) }
    #expect(error.contains("TodoList.color") && error.contains("purple") && error.contains("ListColor"))
  }

  @Test func `wrong configurations are errors`() throws {
    #expect(failure { _ = try ModelContainer(for: Note.self, configurations: ModelConfiguration("a/b")) }.contains("a/b"))
    let group = ModelConfiguration("x", groupContainer: .identifier("../x"))
    #expect(failure { _ = try ModelContainer(for: Note.self, configurations: group) }.contains("app group"))
    let web = ModelConfiguration(url: URL(string: "https://example.com")!)
    #expect(failure { _ = try ModelContainer(for: Note.self, configurations: web) }.contains("address of a file"))
    let same = ModelConfiguration(url: URL(fileURLWithPath: "/tmp/same.store"))
    #expect(throws: SwiftDataError.duplicateConfiguration) { try ModelContainer(for: Note.self, configurations: same, same) }
    let folder = TemporaryFolder()
    let inside = folder.store("default.store/inner.store")
    try Data().write(to: folder.store())
    #expect(failure { _ = try container(inside) }.contains("cannot be opened"))
  }

  @Test func `models that cannot be stored are errors`() throws {
    let error = failure { _ = try ModelContainer(for: Unstorable.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)) }
    #expect(error.contains("Unstorable.value") && error.contains("Codable"))
  }

  @Test func `two configurations keep their models apart`() throws {
    let folder = TemporaryFolder()
    let notes = ModelConfiguration("notes", schema: Schema([Note.self]), url: folder.store("notes.store"))
    let teams = ModelConfiguration("teams", schema: Schema([Sample.self]), url: folder.store("samples.store"))
    let container = try ModelContainer(for: Note.self, Sample.self, configurations: notes, teams)
    let context = ModelContext(container)
    context.insert(Note(text: "a", number: 1))
    context.insert(Sample(2))
    try context.save()
    #expect(try Database(.file(folder.store("notes.store"))).value("SELECT count(*) FROM Note") == .integer(1))
    #expect(try Database(.file(folder.store("samples.store"))).value("SELECT number FROM Sample") == .integer(2))
    #expect(throws: SwiftDataError.unknownSchema) { try ModelContainer(for: Note.self, Sample.self, configurations: notes) }
    try container.deleteAllData()
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Note>()) == 0)
  }
}

/// A value that is neither `Codable` nor a model.
struct Opaque { var number = 0 }

@Model final class Unstorable {
  var value = Opaque()
  init() {}
}

extension Array {
  fileprivate func appending(_ element: Element) -> [Element] { self + [element] }
}
