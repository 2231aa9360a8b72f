import Foundation
import HTTPTypes
import Testing
import Web

@testable import Server

/// The binary contains the whole page.
@Suite struct PageTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Web/Page").standardizedFileURL

  @Test func `every file is served unchanged`() async throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(files == Web.assets.map(\.path).sorted())
    let api = try await API(.withWeather())
    for file in files {
      let response = try await api.send(.get, "/\(file)")
      #expect(response.status == .ok)
      #expect(response.body == (try Data(contentsOf: Self.folder.appendingPathComponent(file))), "\(file)")
      let tag = try #require(response.headers[.eTag])
      #expect(try await api.send(.get, "/\(file)", headers: [.ifNoneMatch: tag]).status == .notModified)
    }
  }

  @Test func `the root is the page`() async throws {
    let response = try await API(.withWeather()).send(.get, "/")
    #expect(response.headers[.contentType] == "text/html; charset=utf-8")
    #expect(response.text.contains("<title>Almanac</title>"))
  }

  @Test func `the page has no inline code or style`() throws {
    let page = try String(contentsOf: Self.folder.appendingPathComponent("index.html"), encoding: .utf8)
    #expect(!page.contains("<style") && !page.contains("style=") && !page.contains("onclick") && !page.contains("<script>"))
  }

  @Test func `modules import only existing files`() throws {
    for asset in Web.assets where asset.path.hasSuffix(".js") {
      let source = String(decoding: asset.bytes, as: UTF8.self)
      for match in source.matches(of: /from '\.\/([^']+)'/) {
        #expect(Web.assets.contains { $0.path == match.1 }, "\(asset.path) imports \(match.1)")
      }
    }
  }
}
