import Fuzzing
import ServicesFuzzReaders
import Testing

/// Every reader of foreign bytes returns for the inputs that are kept of it.
@Suite struct ServicesFuzzCorpusTests {
  private static let corpus = FuzzCorpus(beside: #filePath)

  @Test(.timeLimit(.minutes(15)), arguments: FuzzReader.services.map(\.name))
  func `a reader returns for every kept input`(name: String) throws {
    let reader = try #require(FuzzReader.services.first { $0.name == name })
    #expect(try Self.corpus.replay(reader) > 0, "Tests/Fuzz/Corpus/\(name) needs an input to start from")
  }

  @Test func `every folder of inputs belongs to a reader`() throws {
    #expect(try Self.corpus.names() == Set(FuzzReader.services.map(\.name)))
  }
}
