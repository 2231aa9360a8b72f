import WireSchema
import Testing

@testable import WidgetKit

@Suite("Extension's own command line")
@MainActor
struct ByHandTests {
  private let commandLine = ExtensionCommandLine(registry: WidgetRegistry(SampleBundle().body), name: "Sample")

  private func output(_ arguments: String...) async throws -> String {
    switch await commandLine.run(arguments) {
    case .success(let data): return String(decoding: data, as: UTF8.self)
    case .failure(let status, let sentence):
      Issue.record("\(status): \(sentence)")
      return ""
    }
  }

  private func failure(_ arguments: String...) async -> (status: Int32, sentence: String)? {
    if case .failure(let status, let sentence) = await commandLine.run(arguments) { (status, sentence) } else { nil }
  }

  @Test("without arguments it describes itself and lists its widgets")
  func overview() async throws {
    let text = try await output()
    #expect(text.hasPrefix("Sample is a widget extension"))
    #expect(text.contains("Configured, Old, Third"))
    #expect(try await output("--help") == text)
    #expect(try await output("render", "--help").contains("--family FAMILY"))
  }

  @Test("describe prints the kinds as JSON")
  func describe() async throws {
    let kinds = try JSONFragment(data: Data(try await output("describe").utf8))
    guard case .array(let list) = kinds else {
      Issue.record("not an array")
      return
    }
    #expect(list.map { $0["kind"]?.string } == ["Configured", "Old", "Third"])
    #expect(list[0]["configuration"]?.string == "appIntent")
    #expect(list[1]["families"] == .array([.string("systemSmall"), .string("accessoryInline")]))
    guard case .array(let parameters)? = list[0]["parameters"] else {
      Issue.record("no parameters")
      return
    }
    #expect(parameters[1] == .object(["name": .string("count"), "title": .string("Count"), "type": .string("int"), "default": .int(3)]))
  }

  @Test("render writes the display list as JSON or in the wire schema's format, with the same bytes each time")
  func render() async throws {
    let json = try await output("render", "--kind", "Configured", "--family", "systemMedium", "--config", #"{"count":5}"#)
    #expect(json.contains("false 5 Lima"))
    #expect(try await output("render", "--kind", "Configured", "--family", "systemMedium", "--config", #"{"count":5}"#) == json)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pb")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(
      try await output("render", "--kind", "Third", "--family", "systemSmall", "--moment", "placeholder", "--format", "pb", "-o", file.path).isEmpty)
    #expect(try DisplayList(serializedBytes: Data(contentsOf: file)).root.names == ["placeholder"])
  }

  @Test("each mistake ends with its own exit status and message")
  func mistakes() async throws {
    #expect(await failure("paint")?.status == 64)
    #expect(await failure("describe", "it")?.status == 64)
    #expect(await failure("render", "--family", "systemSmall")?.sentence.contains("Configured, Old, Third") == true)
    #expect(await failure("render", "--kind", "Third")?.status == 64)
    #expect(await failure("render", "--kind", "Third", "--family", "huge")?.status == 64)
    #expect(await failure("render", "--kind", "Third", "--family")?.status == 64)
    #expect(await failure("render", "--kind", "Third", "--family", "systemSmall", "--at", "noon")?.status == 64)
    #expect(await failure("render", "--kind", "Third", "--family", "accessoryCorner")?.sentence.contains("has no accessoryCorner") == true)
    #expect(await failure("render", "--kind", "None", "--family", "systemSmall")?.status == 64)
    #expect(await failure("render", "--kind", "Old", "--family", "systemLarge")?.sentence.contains("family.unsupported") == true)
    #expect(await failure("render", "--kind", "Configured", "--family", "systemSmall", "--config", #"{"count":"x"}"#)?.status == 65)
    #expect(await failure("render", "--kind", "Third", "--family", "systemSmall", "-o", "/nowhere/x.json")?.status == 69)
  }
}
