import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Testing

@testable import Host

extension ProcessTests {
  /// An extension sends long or forged descriptions and failures; the host must cut and clean them before it stores or prints them. Uses real processes.
  @Suite struct ReplyTextTests {
    /// Whether the text is one line that cannot change a terminal.
    private func isLine(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(Printable.isName) }

    private func error(of kind: String) async throws -> ExtensionError {
      let fixture = try Fixture()
      let client = try fixture.client()
      let error = await failure { try await client.timeline(Fixture.request(kind)) }
      await client.close()
      return try #require(error)
    }

    @Test func `a failure's name and message are cut`() async throws {
      let error = try await error(of: "LongFailure")
      #expect(error.name == String(repeating: "n", count: 64))
      #expect(error.description == String(repeating: "m", count: 1000) + "…")
    }

    @Test func `a failure's name and message are one line without control characters`() async throws {
      let error = try await error(of: "Forgery")
      #expect(error.name == "red.__31m_")
      #expect(error.description == "one two \\u{1b}]0;owned\\u{7} \\u{9b}31m three four")
      #expect(error.diagnostics.map(\.message) == ["\\u{1b}[2J"])
    }

    @Test(arguments: [("OtherLongKind", "archive.other"), ("LongNode", "archive.notFinite")])
    func `an error that repeats what an archive says is cut and one line`(kind: String, name: String) async throws {
      let error = try await error(of: kind)
      #expect(error.name == name)
      #expect(error.description.utf8.count <= Profiles.limits.messageBytes + 8)
      #expect(isLine(error.description))
    }

    @Test func `an archive's diagnostics are bounded in number and length`() async throws {
      let fixture = try Fixture()
      // The diagnostics alone exceed the usual memory limit.
      let client = try fixture.client { $0.memoryGrowth = 256 << 20 }
      let diagnostics = try await client.timeline(Fixture.request("ManyWarnings")).diagnostics
      #expect(diagnostics.count == Profiles.limits.diagnostics)
      for text in diagnostics.flatMap({ [$0.name, $0.message, $0.place, $0.file] }) {
        #expect(text.utf8.count <= Profiles.limits.messageBytes + 8 && isLine(text))
      }
      #expect(diagnostics.allSatisfy { $0.name.utf8.count == Profiles.limits.errorNameBytes })
      await client.close()
    }

    @Test func `clean text stays as it is`() {
      let text = ReplyText(limits: Profiles.limits)
      let diagnostic = Diagnostic.with {
        ($0.name, $0.message, $0.place, $0.file) = ("symbol.unknown", "there is no “größe” – 你好 \u{200f}שלום", "Image", "App/View.swift")
        ($0.severity, $0.line) = (.warning, 12)
      }
      #expect(text.diagnostics([diagnostic]) == [diagnostic])
      #expect(text.name("completion.never") == "completion.never" && text.name("") == "unnamed")
    }

    @Test(
      arguments: [
        ("flood of kinds", "limit.decodedBytes", nil),
        ("many kinds", "limit.kinds", "the app has 1000 kinds of widgets, the limit is 256; offer fewer"),
        ("long kind", "limit.nameBytes", "the name of kind 1 takes 256 bytes, the limit is 255; shorten it"),
        ("control character", "description.name", "the name of kind 2 contains the control character U+1B; remove it"),
        ("C1 control character", "description.name", "the name of kind 2 contains the control character U+9B; remove it"),
        ("turned name", "description.name", "the name of kind 2 contains the control character U+202E; remove it"),
        ("parameter", "description.name", "the name of parameter 1 of kind 1 contains the control character U+7F; remove it"),
        ("option", "description.name", "the identifier of option 1 of parameter 1 of kind 1 contains the control character U+2028; remove it"),
        ("long app name", "limit.textBytes", "the app's name takes 25000 bytes, the limit is 4096; shorten it"),
        ("long display name", "limit.textBytes", "the display name of kind 1 takes 25000 bytes, the limit is 4096; shorten it"),
        ("long title", "limit.textBytes", "the title of parameter 1 of kind 1 takes 25000 bytes, the limit is 4096; shorten it"),
        ("many options", "limit.options", "parameter 1 of kind 1 has 15000 options, the limit is 10000; offer fewer options"),
        ("many parameters", "limit.parameterCount", "kind 1 has 101 parameters, the limit is 100; offer fewer"),
        ("long default", "limit.optionValueBytes", "the default of parameter 1 of kind 1 takes 5002 bytes, the limit is 4096; shorten it"),
        ("no range", "description.range", nil), ("deep form", "limit.formDepth", nil),
        ("wide form", "limit.formNodes", nil),
      ] as [(String, String, String?)])
    func `a description beyond the limits, or with control characters in names, is refused by name`(
      fault: String, name: String, message: String?
    ) async throws {
      let fixture = try Fixture(start: "description: \(fault)")
      let client = try fixture.client { $0.memoryGrowth = 256 << 20 }
      let error = await failure { try await client.describe() }
      #expect(error?.name == name)
      if let message { #expect(error?.description == message) }
      await client.close()
    }

    @Test func `localized texts of a description become single lines`() async throws {
      let fixture = try Fixture(start: "description: texts")
      let client = try fixture.client()
      let description = try await client.describe()
      #expect(description.kinds[0].displayName == "name \\u{1b}]0;owned\\u{7}\\u{1b}[2J line 2")
      #expect(description.kinds[0].description_p == "ab c\\u{85}")
      #expect(description.diagnostics.map(\.name) == ["a_b"] && description.diagnostics.map(\.message) == ["one two"])
      await client.close()
    }

    @Test func `an app whose description is refused is not installed`() async throws {
      let fixture = try Fixture(start: "description: control character")
      let host = try DeviceHost(configuration: fixture.configuration())
      try await host.start()
      #expect(await failure { try await host.install(bundle: fixture.bundleURL) }?.name == "description.name")
      #expect(await host.apps().isEmpty)
      await host.stop()
    }

    @Test func `a stored description that is refused counts as none`() async throws {
      let fixture = try Fixture()
      // In a scope of its own, because a host keeps its folder locked while it exists.
      do {
        let host = try await DeviceHostTests.started(fixture)
        #expect(try await !host.kinds(app: "Test").isEmpty)
        var record = try #require(await host.installed[AppID("Test")]?.record)
        record.description = try ExtensionDescription.with { $0.kinds = [.with { $0.kind = "K\u{1b}[31m" }] }.serializedBytes()
        try await host.store.save(record)
        await host.stop()
      }
      let next = try await DeviceHostTests.started(fixture)
      #expect(try await next.kinds(app: "Test").isEmpty)
      await next.stop()
    }
  }
}
