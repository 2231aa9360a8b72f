import AlmanacFoundationCompat
import Foundation
import Testing

/// URLs and bundles.
@Suite struct FoundationURLTests {
  @Test func `a URL format style omits components`() throws {
    let url = try #require(URL(string: "https://me:secret@www.example.com:443/a/b?q=1#top"))
    #expect(url.formatted() == "https://www.example.com/a/b")
    #expect(url.formatted(.url.scheme(.never).host(.omitSpecificSubdomains(["www"])).path(.never)) == "example.com")
    #expect(url.formatted(.url.query(.always).fragment(.always).user(.always)) == "https://me@www.example.com/a/b?q=1#top")
    #expect(url.formatted(.url.scheme(.omitIfHTTPFamily)) == "www.example.com/a/b")
    let local = try #require(URL(string: "ftp://files.www.example.com:2121/x"))
    #expect(local.formatted(.url.scheme(.omitIfHTTPFamily)) == "ftp://files.www.example.com:2121/x")
    #expect(local.formatted(.url.host(.omitSpecificSubdomains(["files"])).port(.never)) == "ftp://files.www.example.com/x")
    #expect(
      local.formatted(.url.host(.omitSpecificSubdomains(["files"], includeMultiLevelSubdomains: true)).port(.never)) == "ftp://www.example.com/x")
    #expect(local.formatted(.url.path(.displayWhen(.scheme, matches: ["http"]))) == "ftp://files.www.example.com:2121")
  }

  @Test func `the macro bundle of a module without resources is the process's bundle`() { #expect(#bundle === Bundle.main) }
}
