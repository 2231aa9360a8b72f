import AlmanacWireSchema
import Intents
import Testing

@testable import WidgetKit

/// Classes generated from an intent definition.
@Suite struct GeneratedIntentTests {
  private func json(_ text: String) -> Data { Data(text.utf8) }

  private func parameter(_ name: String) throws -> INIntentParameter {
    try #require(HarbourIntent.configurationParameters.first { $0.name == name })
  }

  @Test func `parameters are described with title, type, default and options`() {
    let described = HarbourIntent.editableParameters.map(ParameterDescription.init)
    #expect(described.map(\.searchesOptions).prefix(3) == [true, false, false] && described[0].typeName == "Pier")
    #expect(described.map(\.name) == ["pier", "tide", "note", "count", "ratio", "since", "link", "wait", "piers", "default"])
    #expect(described.map(\.title).prefix(3) == ["Pier", "Tide", "Note"])
    #expect(described.map(\.type) == ["entity", "enum", "string", "int", "double", "date", "url", "duration", "entity", "bool"])
    #expect(described.map(\.isArray) == [false, false, false, false, false, false, false, false, true, false])
    #expect(
      described.map { String(decoding: $0.defaultValue, as: UTF8.self) }
        == ["", "\"high\"", "\"Say \\\"hi\\\" \\\\(now)\\n\"", "3", "0.5", "", "", "", "", "true"])
    #expect(described[1].options.map(\.title) == ["High", "Default"])
    #expect(SiriOnlyIntent.editableParameters.isEmpty)
  }

  @Test func `a fresh configuration has the definition's defaults and the handler's`() async throws {
    let intent = try await HarbourIntent.configured(Data()).intent
    #expect(intent.tide == .high && intent.note == "Say \"hi\" \\(now)\n" && intent.count == 3 && intent.ratio == 0.5 && intent.default == true)
    #expect(intent.hidden == "set")
    #expect(intent.pier?.identifier == "p0")
    #expect(HarbourIntent().tide == .unknown)
  }

  @Test func `a configuration is written to the intent and read back`() async throws {
    let text = """
      {"count":7,"default":false,"hidden":"x","link":"https://example.org/a","note":"n","pier":{"display":"P","identifier":"p","properties":{"depth":2.5,\
      "neighbour":{"display":"Q","identifier":"q"},"ships":["Ada"],"tide":"default"}},"piers":[{"display":"R","identifier":"r"}],"ratio":1.5,\
      "since":"2026-05-06T07:08:09","tide":"default","wait":60}
      """
    let intent = try await HarbourIntent.configured(json(text)).intent
    #expect(intent.count == 7 && intent.link?.host == "example.org" && intent.wait == 60 && intent.tide == .default && intent.default == false)
    #expect(intent.pier?.depth == 2.5 && intent.pier?.ships == ["Ada"] && intent.pier?.neighbour?.identifier == "q" && intent.pier?.tide == .default)
    #expect(intent.piers?.map(\.identifier) == ["r"])
    #expect(intent.since?.day == 6 && intent.since?.hour == 7 && intent.since?.date != nil)
    let again = try await HarbourIntent.configured(intent.configurationJSON.data).intent
    #expect(again.configurationJSON == intent.configurationJSON)
  }

  @Test func `a date without a time is noon of that day; an invalid date does not count`() async throws {
    func since(_ text: String) async throws -> DateComponents? { try await HarbourIntent.configured(json("{\"since\":\"\(text)\"}")).intent.since }
    #expect(try await since("2026-05-06")?.hour == 12)
    #expect(try await since("2026-05-06T09:30:00Z")?.date == Date("2026-05-06T09:30:00Z", strategy: .iso8601))
    for text in ["2026-02-30", "soon", "2026-05", "2026-05-06T", "2026-05-06Tx:00", ""] {
      let (intent, faults) = try await HarbourIntent.configured(json("{\"since\":\"\(text)\"}"))
      #expect(intent.since == nil && faults.map(\.name) == ["configuration.malformed"], "\(text)")
    }
  }

  @Test func `a property may have the name of its type`() async throws {
    let intent = try await SiriOnlyIntent.configured(json(#"{"Tide":"high","Pier":"p1"}"#)).intent
    #expect(intent.Tide == .high && intent.Pier?.identifier == "p1")
  }

  @Test(arguments: [
    #"{"count":1.5}"#, #"{"count":true}"#, #"{"default":1}"#, #"{"tide":"ebb"}"#, #"{"tide":1}"#, #"{"piers":{"identifier":"a"}}"#,
    #"{"piers":[1]}"#,
    #"{"pier":{"identifier":"a","properties":{"depth":"deep"}}}"#, #"{"note":3}"#, #"{"nothing":1}"#,
  ])
  func `values of another type count as not configured and are named`(text: String) async throws {
    let (intent, faults) = try await HarbourIntent.configured(json(text))
    let fresh = try await HarbourIntent.configured(Data()).intent
    #expect(intent.configurationJSON == fresh.configurationJSON)
    #expect(faults.map(\.name) == [text.contains("nothing") ? "configuration.unknown" : "configuration.malformed"])
  }

  @Test func `options come from the intents extension among the sources, also from its older methods`() async throws {
    let intent = try await HarbourIntent.configured(Data()).intent
    let piers = try await Options(parameter: parameter("pier"), of: intent, search: "x")
    #expect(piers.options.map(\.title) == ["Pier x"] && piers.options.map(\.section) == ["North"] && piers.options[0].image.symbol == "ferry")
    let chosen = try await HarbourIntent.configured(json("{\"pier\":\(String(decoding: piers.options[0].value, as: UTF8.self))}")).intent
    #expect(chosen.pier?.ships == ["Ada", "Bea"] && chosen.pier?.tide == .default)
    #expect(String(decoding: piers.defaultValue, as: UTF8.self).contains("p0"))
    #expect(try await Options(parameter: parameter("note"), of: intent, search: "").options.map(\.identifier) == ["a", "b"])
    // This handler has no search term, so what it offers is filtered.
    #expect(try await Options(parameter: parameter("note"), of: intent, search: "B").options.map(\.identifier) == ["b"])
    #expect(try await Options(parameter: parameter("tide"), of: intent, search: "").options.map(\.identifier) == ["high", "default"])
    await #expect(throws: INOptionsError.self) { try await Options(parameter: parameter("piers"), of: intent, search: "") }
    let alone = try #require(SiriOnlyIntent.configurationParameters.first)
    #expect(try await Options(parameter: alone, of: SiriOnlyIntent(), search: "").options.isEmpty)
  }

  @Test func `an object with only an identifier is completed from the handler's options`() async throws {
    let intent = try await HarbourIntent.configured(json(#"{"pier":"p1","note":"p1"}"#)).intent
    #expect(intent.pier?.displayString == "Pier one" && intent.pier?.depth == 4.5)
    #expect(intent.note == "p1")
    #expect(try await HarbourIntent.configured(json(#"{"pier":"unheard"}"#)).intent.pier?.displayString == "unheard")
  }

  private func resolve(_ configuration: String) async throws -> [String: ResolvedParameter] {
    let resolved = try await HarbourIntent.resolvedConfiguration(json(configuration), family: .systemSmall)
    return Dictionary(resolved.parameters.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  @Test func `values are resolved with their source, title and fault`() async throws {
    let found = try await resolve(#"{"pier": "p1", "tide": "default", "ratio": "half", "gone": 1}"#)
    #expect(found["pier"]?.shown.map(\.title) == ["Pier one"] && found["pier"]?.source == .configured)
    #expect(found["tide"]?.shown.map(\.title) == ["Default"])
    #expect(found["count"]?.value == Data("3".utf8) && found["count"]?.source == .default)
    #expect(found["ratio"]?.faultName == "configuration.malformed" && found["ratio"]?.value == Data("0.5".utf8) && found["ratio"]?.source == .default)
    #expect(found["gone"]?.faultName == "configuration.unknown")
    #expect(found["link"]?.source == ValueSourceValue.none)
  }

  @Test func `a handler that resolves a value has the last word`() async throws {
    #expect(try await resolve(#"{"count": 13}"#)["count"]?.faultName == "configuration.vanished")
    #expect(try await resolve(#"{"count": 12}"#)["count"]?.faultName == "")
    let ambiguous = try #require(try await resolve(#"{"note": "?"}"#)["note"])
    #expect(ambiguous.faultName == "configuration.ambiguous" && ambiguous.fault == "the app finds 2 values for “Note”: choose one")
    #expect(ambiguous.candidates.map(\.value) == [Data("\"a\"".utf8), Data("\"b\"".utf8)] && ambiguous.candidates.map(\.title) == ["a", "b"])
    #expect(try await resolve(#"{"note": "loud"}"#)["note"]?.value == Data("\"LOUD\"".utf8))
  }

  @Test func `a handler asks whether another value is meant, and for a value where there is none`() async throws {
    let asked = try #require(try await resolve(#"{"note": "soft"}"#)["note"])
    #expect(asked.faultName == "configuration.unconfirmed" && asked.candidates.map(\.title) == ["Soft"])
    #expect(asked.value == Data("\"soft\"".utf8), "until a person has chosen, the value stays")
    let meant = try #require(try await resolve(#"{"note": "Soft"}"#)["note"])
    #expect(meant.faultName.isEmpty && meant.candidates.isEmpty, "who chose the value has confirmed it")
    #expect(try await resolve(#"{"note": "!"}"#)["note"]?.faultName == "configuration.malformed")
    let missing = try #require(try await resolve(#"{"count": 7}"#)["wait"])
    #expect(missing.faultName == "configuration.needsValue" && missing.fault.hasPrefix("the app needs a value for “"))
    #expect(try await resolve(#"{"count": 7, "wait": 60}"#)["wait"]?.faultName == "")
    #expect(try await resolve(#"{"count": 8}"#)["wait"]?.faultName == "")
  }

  @Test func `the handler's other methods have both variants`() async {
    let (handler, intent) = (HarbourHandler(), HarbourIntent())
    intent.tide = .high
    guard case .success(let value) = await handler.resolveTide(for: intent).outcome else {
      Issue.record("the handler's own method was not asked")
      return
    }
    #expect(value as? Int == 1)
    #expect(await handler.handle(intent: intent).code == .failure)
    #expect(await handler.confirm(intent: intent).code == .ready)
    let response = HarbourIntentResponse(code: .closed, userActivity: nil)
    response.reason = "ice"
    #expect(response.code.rawValue == 100)
  }
}
