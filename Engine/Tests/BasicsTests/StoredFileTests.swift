import AlmanacBasics
import Foundation
import Testing

/// Names of files in other Unicode normalizations.
@Suite struct StoredFileTests {
  private static let composed = "caf\u{e9}"
  private static let decomposed = "cafe\u{301}"

  /// Calls `body` with a folder that is deleted afterwards.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent("stored-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test(arguments: [(Self.composed, Self.decomposed), (Self.decomposed, Self.composed)])
  func `a file and its folder are found in either form`(stored: String, written: String) throws {
    try withFolder { folder in
      let inner = folder.appendingPathComponent(stored)
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
      try Data("x".utf8).write(to: inner.appendingPathComponent("\(stored).png"))
      let asked = folder.appendingPathComponent(written).appendingPathComponent("\(written).png")
      #expect(!FileManager.default.fileExists(atPath: asked.path))
      let found = asked.storedFile
      #expect(Array(found.path.utf8) == Array("\(folder.path)/\(stored)/\(stored).png".utf8))
      #expect(try Data(contentsOf: found) == Data("x".utf8))
    }
  }

  @Test func `the exact name wins, and a name without a file stays as it is`() throws {
    try withFolder { folder in
      for name in [Self.composed, Self.decomposed] { try Data(name.utf8).write(to: folder.appendingPathComponent(name)) }
      for name in [Self.composed, Self.decomposed] {
        let url = folder.appendingPathComponent(name)
        #expect(url.storedFile == url)
        #expect(try Data(contentsOf: url.storedFile) == Data(name.utf8))
      }
      for name in ["gone", "caf\u{e8}", "\(Self.composed)/inner"] {
        let url = folder.appendingPathComponent(name)
        #expect(url.storedFile == url)
      }
    }
  }
}
