import Foundation
import HTTPTypes
import Testing
import Web

@testable import Server

/// The page is in the binary, whole, and asks for nothing that is not.
@Suite struct PageTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Web/Page").standardizedFileURL

  @Test func everyFileIsServedAsItIs() async throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(files == Web.assets.map(\.path).sorted())
    let api = try await API(.withWeather())
    for file in files {
      let answer = try await api.ask(.get, "/\(file)")
      #expect(answer.status == .ok)
      #expect(answer.body == (try Data(contentsOf: Self.folder.appendingPathComponent(file))), "\(file)")
      let tag = try #require(answer.headers[.eTag])
      #expect(try await api.ask(.get, "/\(file)", headers: [.ifNoneMatch: tag]).status == .notModified)
    }
  }

  @Test func theRootIsThePage() async throws {
    let answer = try await API(.withWeather()).ask(.get, "/")
    #expect(answer.headers[.contentType] == "text/html; charset=utf-8")
    #expect(answer.text.contains("<title>Almanac</title>"))
  }

  @Test func thePageHoldsNoInlineCodeOrStyle() throws {
    let page = try String(contentsOf: Self.folder.appendingPathComponent("index.html"), encoding: .utf8)
    #expect(!page.contains("<style") && !page.contains("style=") && !page.contains("onclick") && !page.contains("<script>"))
  }

  @Test func modulesImportOnlyWhatIsThere() throws {
    for asset in Web.assets where asset.path.hasSuffix(".js") {
      let source = String(decoding: asset.bytes, as: UTF8.self)
      for match in source.matches(of: /from '\.\/([^']+)'/) {
        #expect(Web.assets.contains { $0.path == match.1 }, "\(asset.path) imports \(match.1)")
      }
    }
  }
}
