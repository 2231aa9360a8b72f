import Foundation
import Testing

@testable import XcodeProject

@Suite struct StandardTypesTests {
  /// `swift test` needs the toolchain, so its interfaces are there.
  @Test func `the list has the types of the toolchain's standard library`() throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let swift = try #require(path.split(separator: ":").map { "\($0)/swift" }.first { FileManager.default.isExecutableFile(atPath: $0) })
    let modules = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/linux")
    var found: Set<String> = []
    for module in ["Swift", "_Concurrency"] {
      let folder = modules.appendingPathComponent("\(module).swiftmodule")
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      let interface = try #require(files.first { $0.lastPathComponent.hasSuffix(".swiftinterface") && !$0.lastPathComponent.contains(".private.") })
      let text = try String(contentsOf: interface, encoding: .utf8)
      let declaration = /public (?:final )?(?:struct|enum|protocol|class|typealias|actor) ([A-Z]\w+)/
      for line in text.split(separator: "\n") where line.first?.isWhitespace == false {
        if let match = line.firstMatch(of: declaration) { found.insert(String(match.1)) }
      }
    }
    #expect(found.symmetricDifference(StandardTypes.names).sorted() == [])
  }
}
