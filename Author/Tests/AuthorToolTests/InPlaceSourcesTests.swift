import Foundation
import Testing

@testable import AuthorTool

/// Sources that the compiler reads through an overlay.
@Suite struct InPlaceSourcesTests {
  private struct Overlay: Decodable {
    struct Root: Decodable {
      let name: String
      let copy: String

      private enum CodingKeys: String, CodingKey {
        case name
        case copy = "external-contents"
      }
    }
    let roots: [Root]
  }

  /// Plans a target whose platform is in the file beside the manifest, and whose sources SwiftPM compiles by itself.
  private func plan(_ folder: Scratch, platform: String = "iOS", _ sources: [String: String]) throws -> SourcesCommand.Plan {
    var plan = folder.plan(configuration: "", copies: [], sources: [])
    plan.configuration = nil
    plan.packageConfiguration = try folder.write("almanac.json", #"{"platform": "\#(platform)"}"#)
    plan.own = try sources.sorted { $0.key < $1.key }.map { try folder.write($0.key, $0.value) }
    plan.inPlace = InPlaceSources(folder: folder.path("work/InPlace"), overlay: folder.path(".build/almanac/A.yaml"))
    return plan
  }

  /// Returns what the compiler reads under the path of each source.
  private func copies(_ plan: SourcesCommand.Plan) throws -> [String: String] {
    let overlay = try JSONDecoder().decode(Overlay.self, from: Data(contentsOf: URL(fileURLWithPath: try #require(plan.inPlace).overlay)))
    return Dictionary(uniqueKeysWithValues: try overlay.roots.map { ($0.name, try String(contentsOfFile: $0.copy, encoding: .utf8)) })
  }

  @Test func `the compiler reads sources for the platform of the file beside the manifest, line by line and without a warning`() throws {
    let folder = try Scratch()
    let plan = try plan(folder, ["a.swift": "#if os(iOS)\n@objc class A {}\n#endif\n", "b/a.swift": "let b = 1\n"])
    #expect(try SourcesCommand(plan: plan).run().isEmpty)
    #expect(try copies(plan) == [folder.path("a.swift"): "#if true   \n      class A {}\n#endif\n", folder.path("b/a.swift"): "let b = 1\n"])
    #expect(try String(contentsOfFile: folder.path("a.swift"), encoding: .utf8).hasPrefix("#if os(iOS)"))
  }

  @Test func `without a platform conditions stay, and a source that is gone leaves no copy`() throws {
    let folder = try Scratch()
    var plan = try plan(folder, ["a.swift": "#if os(iOS)\n#endif\n", "b.swift": ""])
    plan.packageConfiguration = nil
    _ = try SourcesCommand(plan: plan).run()
    #expect(try copies(plan)[folder.path("a.swift")] == "#if os(iOS)\n#endif\n")
    plan.own.removeLast()
    _ = try SourcesCommand(plan: plan).run()
    #expect(try copies(plan).count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("work/InPlace")).count == 1)
  }

  @Test func `a source whose copy alone has changed counts as changed`() throws {
    let folder = try Scratch()
    let phone = try plan(folder, ["a.swift": "#if os(iOS)\n#endif\n", "b.swift": "let b = 1\n"])
    let past = Date(timeIntervalSince1970: 1_000_000)
    func date(_ name: String) throws -> Date? { try FileManager.default.attributesOfItem(atPath: folder.path(name))[.modificationDate] as? Date }
    for name in ["a.swift", "b.swift"] { try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: folder.path(name)) }
    _ = try SourcesCommand(plan: phone).run()
    #expect(try date("a.swift") == past)
    try folder.write("almanac.json", #"{"platform": "watchOS"}"#)
    _ = try SourcesCommand(plan: phone).run()
    #expect(try copies(phone)[folder.path("a.swift")] == "#if false  \n#endif\n")
    #expect(try date("a.swift") != past)
    #expect(try date("b.swift") == past)
  }
}
