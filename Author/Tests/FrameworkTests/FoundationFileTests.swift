import AlmanacFoundationCompat
import Foundation
import Synchronization
import TestWaiting
import Testing

/// Folders, files and their bookmarks.
@Suite struct FoundationFileTests {
  private func scratch() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func `named folders are those of the file manager`() throws {
    let files = FileManager.default
    #expect(URL.cachesDirectory.path == files.urls(for: .cachesDirectory, in: .userDomainMask).first?.path)
    #expect(URL.documentsDirectory.path == files.urls(for: .documentDirectory, in: .userDomainMask).first?.path)
    #expect(URL.applicationSupportDirectory.path == files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first?.path)
    // Foundation has no such folder on Linux.
    #expect(URL.libraryDirectory.path == files.homeDirectoryForCurrentUser.path + "/Library")
    let all: [URL] = [
      .cachesDirectory, .documentsDirectory, .applicationSupportDirectory, .libraryDirectory, .desktopDirectory, .downloadsDirectory,
      .moviesDirectory, .musicDirectory, .picturesDirectory, .sharedPublicDirectory, .trashDirectory, .applicationDirectory, .userDirectory,
    ]
    // URLs of folders end in a slash, so that a relative URL resolves inside the folder.
    #expect(Set(all.map(\.path)).count == all.count && all.allSatisfy { $0.isFileURL && $0.hasDirectoryPath })
  }

  @Test func `the free space is that of the volume`() throws {
    let values = try URL(fileURLWithPath: NSTemporaryDirectory()).resourceValues(forKeys: [.volumeAvailableCapacityForImportantUsageKey])
    #expect(try #require(values.volumeAvailableCapacityForImportantUsage) > 0)
  }

  @Test func `resources of an extension are values of URL`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("packs"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("packs/harbour.csv"))
    let bundle = try #require(Bundle(url: folder))
    let names = (bundle.urls(forResourcesWithExtension: "csv", subdirectory: "packs") ?? []).map { url in url.lastPathComponent }
    #expect(names == ["harbour.csv"])
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

  @Test @MainActor func `a search for files ends without results, and says so`() async throws {
    let query = NSMetadataQuery()
    query.searchScopes = [NSMetadataQueryUbiquitousDocumentsScope]
    let ended = Mutex(0)
    let token = NotificationCenter.default.addObserver(forName: .NSMetadataQueryDidFinishGathering, object: query, queue: nil) { _ in
      ended.withLock { $0 += 1 }
    }
    #expect(query.start() && !query.start())
    try await until({ ended.withLock { $0 } }, is: 1)
    // What the query would post twice is on the main queue by now.
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    NotificationCenter.default.removeObserver(token)
    #expect(ended.withLock { $0 } == 1 && query.resultCount == 0)
    #expect(UnavailableServices.all.contains { $0.name == "metadataQuery.empty" })
  }
}
