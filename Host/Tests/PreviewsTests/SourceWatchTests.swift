import Foundation
import Previews
import Testing

/// Which changes of a package's folder are noticed.
@Suite struct SourceWatchTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-watch-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("Sources/A"), withIntermediateDirectories: true)
    try write("Sources/A/a.swift", "1")
  }

  private func write(_ path: String, _ text: String, atomically: Bool = false) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(path), options: atomically ? .atomic : [])
  }

  /// Watches, changes something, and returns which paths have changed at the signal; nil: none came within ten seconds.
  private func noticed(polling: Bool = false, _ change: () throws -> Void) async throws -> [String]? {
    let before = SourceTree(of: folder)
    let watch = SourceWatch(folder, forcesPolling: polling)
    defer { watch.stop() }
    #expect(watch.polls == polling)
    try change()
    let changes = watch.changes
    let signal = await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        for await _ in changes { return true }; return false
      }
      group.addTask { (try? await Task.sleep(for: .seconds(10))) == nil }
      defer { group.cancelAll() }
      return await group.next() ?? false
    }
    return signal ? SourceTree(of: folder).changes(since: before) : nil
  }

  @Test(arguments: [false, true]) func `a save is noticed, whether the editor overwrites the file or replaces it`(polling: Bool) async throws {
    #expect(try await noticed(polling: polling) { try write("Sources/A/a.swift", "two") } == ["Sources/A/a.swift"])
    #expect(try await noticed(polling: polling) { try write("Sources/A/a.swift", "three", atomically: true) } == ["Sources/A/a.swift"])
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `several saves at once give one signal with all of them`() async throws {
    let changed = try await noticed {
      for name in ["b", "c", "d"] { try write("Sources/A/\(name).swift", name) }
      try FileManager.default.removeItem(at: folder.appendingPathComponent("Sources/A/a.swift"))
    }
    #expect(changed == ["Sources/A/a.swift", "Sources/A/b.swift", "Sources/A/c.swift", "Sources/A/d.swift"])
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `files of a new folder are noticed, also later ones`() async throws {
    let watch = SourceWatch(folder)
    defer { watch.stop() }
    var signals = watch.changes.makeAsyncIterator()
    let before = SourceTree(of: folder)
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("Sources/New/Deep"), withIntermediateDirectories: true)
    await signals.next()
    try write("Sources/New/Deep/n.swift", "1")
    await signals.next()
    #expect(SourceTree(of: folder).changes(since: before) == ["Sources/New/Deep/n.swift"])
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `build products, hidden files and what editors leave beside a file do not count`() throws {
    let before = SourceTree(of: folder)
    try FileManager.default.createDirectory(at: folder.appendingPathComponent(".build/debug"), withIntermediateDirectories: true)
    for name in [".build/debug/a.o", "Package.resolved", "Sources/A/.a.swift.swp", "Sources/A/a.swift~", "Sources/A/#a.swift#", "Sources/A/4913"] {
      try write(name, "x")
    }
    #expect(SourceTree(of: folder) == before || SourceTree(of: folder).changes(since: before).isEmpty)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `a link to a folder is not followed`() throws {
    try FileManager.default.createSymbolicLink(atPath: folder.appendingPathComponent("Sources/Loop").path, withDestinationPath: folder.path)
    #expect(SourceTree(of: folder).changes(since: SourceTree(of: folder.appendingPathComponent("none"))) == ["Sources/A/a.swift", "Sources/Loop"])
    try FileManager.default.removeItem(at: folder)
  }
}
