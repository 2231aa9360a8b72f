import Combine
import Foundation
import FoundationCompat
import Synchronization
import Testing

/// What Foundation has on Apple's systems: observers, documents, bookmarks, and the machine's heat.
@Suite struct FoundationNamesOfAppsTests {
  private func scratch() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func `points in time of Dispatch have a distance`() {
    let start = DispatchTime(uptimeNanoseconds: 1_000)
    #expect(start.advanced(by: .microseconds(2)).uptimeNanoseconds == 3_000)
    #expect(start.distance(to: DispatchTime(uptimeNanoseconds: 400)) == .nanoseconds(-600))
    #expect(start.distance(to: .distantFuture) == .never)
  }

  @Test func `an expression of a key path has the names of its stored properties`() {
    struct Place { var name: String }
    struct Event { var place: Place }
    #expect(FoundationCompat.NSExpression(forKeyPath: \Event.place.name).keyPath == "place.name")
  }

  @Test func `an observer of user defaults learns of changes of its property alone, until it is invalidated`() throws {
    let defaults = try #require(UserDefaults(suiteName: "group.observedDefaults"))
    defaults.set(1, forKey: "observed")
    let told = Mutex<[String]>([])
    let observation = defaults.observe(\.observedValue, options: [.initial, .new, .old]) { _, change in
      told.withLock { $0.append("\(change.oldValue ?? -1) → \(change.newValue ?? -1)") }
    }
    defaults.set(2, forKey: "observed")
    defaults.set(9, forKey: "other")
    defaults.set(2, forKey: "observed")
    observation.invalidate()
    defaults.set(3, forKey: "observed")
    #expect(told.withLock { $0 } == ["-1 → 1", "1 → 2"])
  }

  @Test func `a publisher of a property of user defaults has the present value, then each change, until it is cancelled`() throws {
    let defaults = try #require(UserDefaults(suiteName: "group.publishedDefaults"))
    defaults.set(1, forKey: "observed")
    let told = Mutex<[Int]>([])
    let subscription = defaults.publisher(for: \.observedValue).sink { value in told.withLock { $0.append(value) } }
    defaults.set(2, forKey: "observed")
    subscription.cancel()
    defaults.set(3, forKey: "observed")
    #expect(told.withLock { $0 } == [1, 2])
  }

  @Test func `a distributed notification reaches observers of its name and of an equal text`() {
    let center = DistributedNotificationCenter.default()
    let name = Notification.Name("almanac.test.\(UUID().uuidString)")
    let told = Mutex<[String]>([])
    let all = center.addObserver(forName: name, object: nil, queue: nil) { note in
      told.withLock { $0.append("all \(note.userInfo?["n"] ?? "-")") }
    }
    let some = center.addObserver(forName: name, object: "shop" as String?, queue: nil) { _ in told.withLock { $0.append("shop") } }
    center.postNotificationName(name, object: ["sh", "op"].joined(), userInfo: ["n": 1], deliverImmediately: true)
    center.postNotificationName(name, object: "bank")
    center.removeObserver(all)
    center.removeObserver(some)
    center.postNotificationName(name, object: "shop")
    #expect(told.withLock { $0.sorted() } == ["all -", "all 1", "shop"])
  }

  @Test(arguments: [
    (41_000, ProcessInfo.ThermalState.nominal), (60_000, .fair), (90_000, .serious), (101_000, .critical), (-5_000, .nominal),
  ])
  func `the machine is as hot as its hottest zone beyond a trip point`(temperature: Int, state: ProcessInfo.ThermalState) throws {
    let folder = try scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ path: String, _ text: String) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("\(text)\n".utf8).write(to: file)
    }
    try write("thermal_zone0/temp", "30000")
    try write("thermal_zone1/temp", "\(temperature)")
    for (point, (kind, limit)) in [("passive", 60_000), ("active", 20_000), ("hot", 85_000), ("critical", 100_000)].enumerated() {
      try write("thermal_zone1/trip_point_\(point)_type", kind)
      try write("thermal_zone1/trip_point_\(point)_temp", "\(limit)")
    }
    try write("cooling_device0/temp", "200000")
    #expect(ProcessInfo.thermalState(in: folder.path) == state)
    #expect(ProcessInfo.thermalState(in: folder.path + "/none") == .nominal)
  }

  @Test func `a bookmark leads back to its file, and other data to none`() throws {
    let folder = try scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a b.txt")
    try Data("1".utf8).write(to: file)
    let bookmark = try file.bookmarkData(options: .minimalBookmark)
    var isStale = true
    let found = try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
    #expect(found.path == file.path && !isStale)
    #expect(found.startAccessingSecurityScopedResource())
    try FileManager.default.removeItem(at: file)
    #expect(!found.startAccessingSecurityScopedResource())
    #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale) }
    #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: Data("/etc/passwd".utf8), bookmarkDataIsStale: &isStale) }
    #expect(throws: CocoaError.self) { try file.bookmarkData() }
  }

  @Test func `a folder of wrappers is written and read again`() throws {
    let folder = try scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = FileWrapper(directoryWithFileWrappers: ["text.md": FileWrapper(regularFileWithContents: Data("a".utf8))])
    #expect(document.addRegularFile(withContents: Data("b".utf8), preferredFilename: "other.md") == "other.md")
    #expect(document.addRegularFile(withContents: Data("c".utf8), preferredFilename: "text.md") != "text.md")
    let place = folder.appendingPathComponent("Note.pack")
    try document.write(to: place, options: .atomic, originalContentsURL: nil)
    let read = try FileWrapper(url: place)
    #expect(read.isDirectory && !read.isRegularFile && read.filename == "Note.pack")
    #expect(read.fileWrappers?.count == 3 && read.fileWrappers?["other.md"]?.regularFileContents == Data("b".utf8))
    #expect(throws: (any Error).self) { try FileWrapper(url: folder.appendingPathComponent("none")) }
  }

  @Test func `a text has words, sentences and lines`() {
    let text = "It's 3 o'clock, dear Zoë. Go home!\nNow."
    func parts(_ options: NSString.EnumerationOptions, upTo most: Int = 99) -> [String] {
      var found: [String] = []
      text.enumerateSubstrings(in: text.startIndex..., options: options) { part, _, _, stop in
        found.append(part ?? "nil")
        stop = found.count == most
      }
      return found
    }
    #expect(parts(.byWords) == ["It's", "3", "o'clock", "dear", "Zoë", "Go", "home", "Now"])
    #expect(parts([.byWords, .reverse], upTo: 2) == ["Now", "home"])
    #expect(parts(.bySentences) == ["It's 3 o'clock, dear Zoë. ", "Go home!\n", "Now."])
    #expect(parts(.byLines) == ["It's 3 o'clock, dear Zoë. Go home!", "Now."])
    #expect(parts([.byWords, .substringNotRequired], upTo: 1) == ["nil"])
  }

  @Test @MainActor func `a search for files ends without results, and says so`() async throws {
    let query = NSMetadataQuery()
    query.searchScopes = [NSMetadataQueryUbiquitousDocumentsScope]
    let ended = Mutex(0)
    let token = NotificationCenter.default.addObserver(forName: .NSMetadataQueryDidFinishGathering, object: query, queue: nil) { _ in
      ended.withLock { $0 += 1 }
    }
    #expect(query.start() && !query.start())
    try await Task.sleep(for: .milliseconds(200))
    NotificationCenter.default.removeObserver(token)
    #expect(ended.withLock { $0 } == 1 && query.resultCount == 0)
    #expect(UnavailableServices.all.contains { $0.name == "metadataQuery.empty" })
  }
}

extension UserDefaults {
  fileprivate var observedValue: Int { integer(forKey: "observed") }
}
