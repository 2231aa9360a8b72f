import AlmanacProfiles
import Foundation
import Testing

@testable import Host

/// Commands that messages suggest: a person copies them into a shell.
@Suite struct SuggestedCommandTests {
  @Test func `names and paths are one word of the shell`() {
    let name = "Tom's App; rm -rf ~"
    #expect("\(HostError.notLaunched(name))".hasSuffix(#"run: almanac launch 'Tom'\''s App; rm -rf ~'"#))
    #expect("\(HostError.notAsking(name))".hasSuffix(#"almanac location 'Tom'\''s App; rm -rf ~' --allow"#))
    #expect("\(HostError.nameTaken("A B", by: "x", identifier: "y"))".hasSuffix("almanac uninstall 'A B'"))
    #expect("\(HostError.groupOwned("group.$(id)", owner: "A", app: "B"))".hasSuffix("--share-group 'group.$(id)'"))
    #expect("\(BundleError.notExecutable("/a b/c"))".hasSuffix("run: chmod +x '/a b/c'"))
    #expect("\(HostError.notLaunched("Weather"))".hasSuffix("run: almanac launch Weather"))
  }

  /// Every command in a message of the host and the command quotes what it names.
  @Test func `no message suggests a command with an unquoted name`() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardizedFileURL
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    // Numbers, and words that the command itself chooses.
    let allowed = ["port + 1", "template.drawing(package.name)", "family", "device"]
    var suggestions = 0
    while let file = files.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.drop(while: \.isWhitespace).hasPrefix("//") {
        for found in line.matches(
          of:
            /(?:(?:run|with|example|see|widgets|app|families|them|project|drawing): (?:almanac|chmod|swift) |almanac uninstall |--share-group |--package-path )([^";:]*)/
        ) {
          suggestions += 1
          for word in found.1.split(separator: "\\(").dropFirst() where !word.hasPrefix("ShellWord.quoted(") {
            #expect(allowed.contains { word.hasPrefix("\($0))") }, "\(file.lastPathComponent): \(found.0)")
          }
        }
      }
    }
    #expect(suggestions > 30)
  }
}
