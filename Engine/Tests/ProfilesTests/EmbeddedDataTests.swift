import Foundation
import Testing

@testable import AlmanacProfiles

@Suite struct EmbeddedDataTests {
  @Test func `every file of the folder is embedded, under its name`() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Engine/Sources/Shared/AlmanacProfiles/Data").standardized
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == Profiles.fileNames)
    #expect(names.count > 20)
  }
}
