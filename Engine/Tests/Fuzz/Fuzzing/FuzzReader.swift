import Foundation

/// A reader of foreign bytes, for fuzzing: it must return for every input, in bounded time and memory, whatever the result.
public struct FuzzReader: Sendable {
  /// The reader's name on the command line, and its folder's name in its package's `Tests/Fuzz/Corpus`.
  public let name: String
  /// The most bytes of an input, so that slow but bounded inputs do not take the time of interesting ones.
  public let maxBytes: Int
  /// The most memory that the program may take with it, with the fuzzer's own.
  public let memoryMegabytes: Int
  /// Reads the input and ignores errors.
  public let read: @Sendable (Data) -> Void

  public init(_ name: String, maxBytes: Int = 4096, memoryMegabytes: Int = 1500, _ read: @escaping @Sendable (Data) throws -> Void) {
    self.name = name
    self.maxBytes = maxBytes
    self.memoryMegabytes = memoryMegabytes
    self.read = { data in try? read(data) }
  }

  /// A reader of a file by its path; `name` is the file's.
  public static func file(
    _ reader: String, named name: String = "input", maxBytes: Int = 4096, _ read: @escaping @Sendable (URL) throws -> Void
  ) -> FuzzReader {
    FuzzReader(reader, maxBytes: maxBytes) { data in
      let folder = try folder(reader)
      let file = folder.appendingPathComponent(name)
      try data.write(to: file)
      try read(file)
    }
  }

  /// A temporary folder for the files that readers are given. It is removed when the process ends.
  private static let ownFolder: URL = {
    atexit { try? FileManager.default.removeItem(at: FuzzReader.ownFolder) }
    return FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(ProcessInfo.processInfo.processIdentifier)")
  }()

  /// The folder for a reader's files; it exists.
  public static func folder(_ reader: String) throws -> URL {
    let folder = ownFolder.appendingPathComponent(reader)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
