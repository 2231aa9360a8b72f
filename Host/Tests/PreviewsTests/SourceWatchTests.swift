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

  /// Watches, changes something, and returns which paths have changed at the signal; nil: none came within fifteen minutes.
  private func noticed(polling: Bool = false, others: [URL] = [], _ change: () throws -> Void) async throws -> [String]? {
    let before = SourceTree(of: [folder] + others)
    let watch = SourceWatch([folder] + others, forcesPolling: polling)
    defer { watch.stop() }
    #expect(watch.polls == polling)
    try change()
    let changes = watch.changes
    let signal = await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        for await _ in changes { return true }; return false
      }
      group.addTask { (try? await Task.sleep(for: .seconds(900))) == nil }
      defer { group.cancelAll() }
      return await group.next() ?? false
    }
    return signal ? SourceTree(of: [folder] + others).changes(since: before) : nil
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
    let watch = SourceWatch([folder])
    defer { watch.stop() }
    var signals = watch.changes.makeAsyncIterator()
    let before = SourceTree(of: [folder])
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("Sources/New/Deep"), withIntermediateDirectories: true)
    await signals.next()
    try write("Sources/New/Deep/n.swift", "1")
    await signals.next()
    #expect(SourceTree(of: [folder]).changes(since: before) == ["Sources/New/Deep/n.swift"])
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `build products, hidden files and what editors leave beside a file do not count`() throws {
    let before = SourceTree(of: [folder])
    try FileManager.default.createDirectory(at: folder.appendingPathComponent(".build/debug"), withIntermediateDirectories: true)
    for name in [".build/debug/a.o", "Package.resolved", "Sources/A/.a.swift.swp", "Sources/A/a.swift~", "Sources/A/#a.swift#", "Sources/A/4913"] {
      try write(name, "x")
    }
    #expect(SourceTree(of: [folder]) == before || SourceTree(of: [folder]).changes(since: before).isEmpty)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `a link that leads to a folder above it ends there`() throws {
    try FileManager.default.createSymbolicLink(atPath: folder.appendingPathComponent("Sources/Loop").path, withDestinationPath: folder.path)
    try FileManager.default.createSymbolicLink(atPath: folder.appendingPathComponent("Sources/Nowhere").path, withDestinationPath: "/nowhere")
    let none = SourceTree(of: [folder.appendingPathComponent("none")])
    #expect(SourceTree(of: [folder]).changes(since: none) == ["Sources/A/a.swift", "Sources/Nowhere"])
    try FileManager.default.removeItem(at: folder)
  }

  /// A folder beside the package, as an Xcode project's beside its package.
  private func outside(_ files: [String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-outside-\(UUID().uuidString)", isDirectory: true)
    for file in files {
      let place = folder.appendingPathComponent(file)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("1".utf8).write(to: place)
    }
    return folder
  }

  @Test(arguments: [false, true]) func `saves of an imported project's files are noticed`(polling: Bool) async throws {
    let project = try outside(["Widget/Clock.swift", "Widget/Other.swift", "Assets.xcassets/Moon.imageset/moon.png", "Data/stops.json"])
    try write(
      "Sources/A/almanac.json", #"{"platform": "iOS", "sources": ["../../../\#(project.lastPathComponent)/Widget/Clock.swift", "/nowhere.swift"]}"#)
    for name in ["Assets.xcassets", "Data/stops.json"] {
      let link = folder.appendingPathComponent("Sources/A/" + name.split(separator: "/").last!)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: project.appendingPathComponent(name))
    }
    let source = project.appendingPathComponent("Widget/Clock.swift")
    #expect(try await noticed(polling: polling) { try Data("two".utf8).write(to: source, options: .atomic) } == [source.standardizedFileURL.path])
    let image = "Assets.xcassets/Moon.imageset/moon.png"
    #expect(
      try await noticed(polling: polling) { try Data("two".utf8).write(to: project.appendingPathComponent(image)) } == ["Sources/A/" + image])
    let data = project.appendingPathComponent("Data/stops.json")
    #expect(try await noticed(polling: polling) { try Data("two".utf8).write(to: data, options: .atomic) } == ["Sources/A/stops.json"])
    for each in [folder, project] { try FileManager.default.removeItem(at: each) }
  }

  @Test func `saves of local packages are noticed`() async throws {
    let library = try outside(["Package.swift", "Sources/Library/l.swift", ".build/debug/l.o"])
    let source = library.appendingPathComponent("Sources/Library/l.swift")
    #expect(try await noticed(others: [library]) { try Data("two".utf8).write(to: source) } == [source.path])
    for each in [folder, library] { try FileManager.default.removeItem(at: each) }
  }

  @Test func `a list that is no list, and one with too many files, do no harm`() throws {
    for text in ["", "[]", #"{"sources": 1}"#, #"{"sources": ["/", "/dev/zero", "", "\u0000", "a"]}"#] {
      try write("Sources/A/almanac.json", text)
      #expect(Set(SourceTree(of: [folder]).changes(since: SourceTree(of: []))) == ["Sources/A/a.swift", "Sources/A/almanac.json"], "\(text)")
    }
    try FileManager.default.removeItem(at: folder)
  }
}
