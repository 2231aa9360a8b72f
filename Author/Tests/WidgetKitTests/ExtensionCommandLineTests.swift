import AlmanacProfiles
import AlmanacWireSchema
import Testing

@testable import WidgetKit

/// The extension's own command line.
@Suite
@MainActor
struct ExtensionCommandLineTests {
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

  @Test func `without arguments it describes itself and lists its widgets`() async throws {
    let text = try await output()
    #expect(text.hasPrefix("Sample is a widget extension"))
    #expect(text.contains("Configured, Old, Third"))
    #expect(try await output("--help") == text)
    let help = try await output("render", "--help")
    for family in WidgetFamilyValue.named { #expect(help.contains(family.name)) }
  }

  @Test func `describe prints the kinds as JSON`() async throws {
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

  @Test func `render writes the display list as JSON or in the wire schema's format, with the same bytes each time`() async throws {
    let json = try await output("render", "--kind", "Configured", "--family", "systemMedium", "--config", #"{"count":5}"#)
    #expect(json.contains("false 5 Lima"))
    #expect(try await output("render", "--kind", "Configured", "--family", "systemMedium", "--config", #"{"count":5}"#) == json)
    #expect(try await output("render", "--kind", "Third", "--family", "systemSmall", "--moment", "placeholder").contains(#""placeholder""#))
  }

  @Test(arguments: [("en-US", ["first", "second"]), ("ar", ["second", "first"])])
  func `a locale that is written from right to left is laid out so`(locale: String, fromTheLeft: [String]) async throws {
    let widget = SampleWidget { _ in
      HStack {
        Mark(name: "first")
        Mark(name: "second")
      }
    }
    let command = ExtensionCommandLine(registry: WidgetRegistry(widget), name: "Sample")
    guard case .success(let json) = await command.run(["render", "--family", "systemSmall", "--locale", locale]) else {
      Issue.record("no display list")
      return
    }
    let marks = try DisplayList(jsonUTF8Data: json).root.named
    #expect(marks.sorted { $0.frame.x < $1.frame.x }.map(\.debugName) == fromTheLeft)
  }

  @Test func `what it requests is what the host requests for the device`() throws {
    let options = try RenderOptions(
      ["--family", "accessoryCorner", "--device", "watch-45mm", "--locale", "he_IL", "--moment", "snapshot"], kinds: ["Only"])
    let device = try #require(Profiles.device(named: "watch-45mm"))
    let context = try #require(
      RenderContext(
        device: device, family: .accessoryCorner, dynamicType: "large", boldText: false, locale: "he_IL", timeZone: TimeZone.current.identifier,
        isPreview: true))
    #expect(options.request.snapshot.kind == "Only")
    #expect(options.request.snapshot.context == context)
    #expect(context.rightToLeft && context.showsWidgetLabel && context.platform == .watchos)
  }

  @Test func `each mistake ends with its own exit status and message`() async throws {
    #expect(await failure("paint")?.status == 64)
    #expect(await failure("describe", "it")?.status == 64)
    #expect(await failure("render", "--family", "systemSmall")?.sentence.contains("Configured, Old, Third") == true)
    #expect(await failure("render", "--kind", "Third")?.status == 64)
    #expect(await failure("render", "--kind", "Third", "--family", "huge")?.status == 64)
    #expect(await failure("render", "--kind", "Third", "--family")?.status == 64)
    #expect(await failure("render", "--kind", "Third", "--family", "systemSmall", "--moment", "noon")?.sentence.contains("snapshot") == true)
    #expect(await failure("render", "--kind", "Third", "--family", "systemSmall", "--device", "sundial")?.sentence.contains("watch-45mm") == true)
    #expect(await failure("render", "--kind", "Third", "--family", "systemSmall", "--scheme", "dark")?.sentence.contains("--scheme") == true)
    #expect(await failure("render", "--kind", "Third", "--family", "accessoryCorner")?.sentence.contains("has no accessoryCorner") == true)
    #expect(await failure("render", "--kind", "None", "--family", "systemSmall")?.status == 64)
    #expect(await failure("render", "--kind", "Old", "--family", "systemLarge")?.sentence.contains("family.unsupported") == true)
    #expect(await failure("render", "--kind", "Configured", "--family", "systemSmall", "--config", "[1]")?.status == 64)
  }

  @Test func `a widget that cannot be drawn ends with an exit status of its own`() async throws {
    let widget = SampleWidget("Empty") { _, done in done(Timeline(entries: [], policy: .never)) }
    let empty = ExtensionCommandLine(registry: WidgetRegistry(widget), name: "Sample")
    guard case .failure(let status, let sentence) = await empty.run(["render", "--kind", "Empty", "--family", "systemSmall", "--moment", "timeline"])
    else {
      Issue.record("an empty timeline was drawn")
      return
    }
    #expect(status == 65 && sentence.contains("timeline.empty"))
  }
}
