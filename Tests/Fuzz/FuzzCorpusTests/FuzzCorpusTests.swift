import Foundation
import Testing

// The host's package links this file.
#if canImport(HostFuzzReaders)
  import HostFuzzReaders
#else
  import FuzzReaders
#endif

/// Inputs that a reader was or could be hurt by. `Scripts/fuzz` starts from them.
@Suite struct FuzzCorpusTests {
  private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Corpus")

  @Test(.timeLimit(.minutes(1)), arguments: FuzzReader.all.map(\.name))
  func `a reader returns for every kept input`(name: String) throws {
    let reader = try #require(FuzzReader.all.first { $0.name == name })
    let folder = Self.corpus.appendingPathComponent(name)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty, "\(folder.path) needs an input to start from")
    for file in files {
      let data = try Data(contentsOf: file)
      reader.read(data)
      // Cut off in the middle, as a connection that ends.
      reader.read(data.prefix(data.count / 2))
    }
  }

  @Test func `every folder of inputs belongs to a reader`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.corpus.path)
    #expect(Set(folders) == Set(FuzzReader.all.map(\.name)))
  }
}
