import Foundation
import FoundationCompat
import Synchronization
import Testing

/// Sources of Dispatch that tell changes of files.
@Suite struct FileSourceTests {
  /// The events of a source, as a handler reads them.
  private final class Events: Sendable {
    private let told = Mutex<UInt>(0)
    func add(_ events: DispatchSource.FileSystemEvent) {
      let events = events.rawValue
      told.withLock { $0 |= events }
    }
    /// Waits up to 5 s until every event of `events` has arrived.
    func wait(for events: DispatchSource.FileSystemEvent) async throws -> Bool {
      for _ in 0..<500 where !has(events) { try await Task.sleep(for: .milliseconds(10)) }
      return has(events)
    }
    func has(_ events: DispatchSource.FileSystemEvent) -> Bool {
      let events = events.rawValue
      return told.withLock { $0 & events } == events
    }
  }

  private func watch(_ path: String, _ events: Events, _ mask: DispatchSource.FileSystemEvent) throws -> any DispatchSourceFileSystemObject {
    let descriptor = open(path, O_EVTONLY)
    try #require(descriptor >= 0)
    let source = DispatchSource.makeFileSystemObjectSource(fileDescriptor: descriptor, eventMask: mask, queue: DispatchQueue(label: "tests"))
    // Unsafe: the compiler does not know that a source may be read in its own handler, which is the only place that reads it.
    nonisolated(unsafe) let read = source
    source.setEventHandler { events.add(read.data) }
    source.setCancelHandler { close(descriptor) }
    #expect(source.handle == descriptor && source.mask == mask)
    source.resume()
    return source
  }

  @Test func `a source tells what is written to a file, its new name, and its end`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    try Data("low".utf8).write(to: file)
    let events = Events()
    let source = try watch(file.path, events, [.write, .extend, .rename, .delete])
    let handle = try FileHandle(forWritingTo: file)
    handle.seekToEndOfFile()
    handle.write(Data(" tide".utf8))
    try handle.close()
    #expect(try await events.wait(for: [.write, .extend]))
    #expect(!events.has(.rename) && !events.has(.delete))
    let other = file.appendingPathExtension("old")
    try FileManager.default.moveItem(at: file, to: other)
    #expect(try await events.wait(for: .rename))
    #expect(!events.has(.delete))
    try FileManager.default.removeItem(at: other)
    #expect(try await events.wait(for: .delete))
    // Links of the file were not asked for.
    #expect(!events.has(.link))
    source.cancel()
    #expect(source.isCancelled)
  }

  @Test func `a source of a folder tells new files, and not what is written to them`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("tides")
    try Data("low".utf8).write(to: file)
    let (events, more) = (Events(), Events())
    let source = try watch(folder.path, events, .all)
    // Both watch the same folder.
    let second = try watch(folder.path, more, .write)
    let handle = try FileHandle(forWritingTo: file)
    handle.write(Data("high".utf8))
    try handle.close()
    chmod(file.path, 0o600)
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("more"), withIntermediateDirectories: false)
    #expect(try await events.wait(for: [.write, .link]))
    #expect(try await more.wait(for: .write))
    #expect(!events.has(.extend) && !events.has(.attrib) && !more.has(.link))
    source.cancel()
    second.cancel()
  }
}
