import AppIntents
import SwiftUICore
import Testing

@testable import WidgetKit

// The compiler must infer the types of these declarations, so compiling this file is part of the test.

private struct Berth: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Berth"
  static let defaultQuery = Query()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
  static let all = [Berth(id: "North"), Berth(id: "South")]

  struct Query: EntityQuery {
    func entities(for identifiers: [Berth.ID]) async throws -> [Berth] { Berth.all.filter { identifiers.contains($0.id) } }
    func suggestedEntities() async throws -> [Berth] { Berth.all }
    func defaultResult() async -> Berth? { try? await suggestedEntities().first }
  }
}

private struct Ship: AppEntity {
  let id: Int
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ship"
  static let defaultQuery = Query()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

  struct Query: EntityQuery {
    func entities(for identifiers: [Ship.ID]) async throws -> [Ship] { identifiers.map { Ship(id: $0) } }
  }
}

/// An entity whose query proposes several of its entities, for an array parameter.
private struct Flag: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Flag"
  static let defaultQuery = Query()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

  struct Query: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Flag] { identifiers.map { Flag(id: $0) } }
    func suggestedEntities() async throws -> [Flag] { ["Red", "Blue", "Green"].map { Flag(id: $0) } }
    func defaultResult() async -> [Flag]? { ["Red", "Blue"].map { Flag(id: $0) } }
  }
}

/// An intent whose parameters have no default values and whose initialisers need not set any.
private struct MoorIntent: LiveActivityStartingIntent {
  static let title: LocalizedStringResource = "Moor"
  @Parameter private var pier: String?
  @Parameter var count: Int

  init() {}
  init(pier: String) {
    self.pier = pier
    count = 2
  }
  var words: String { "\(pier ?? "anywhere") \(count)" }
  func perform() async throws -> some IntentResult {
    let chosen: String = if count > 2 { try await $pier.requestValue("Which pier?") } else { try await $pier.requestDisambiguation(among: ["North"]) }
    pier = chosen
    return .result()
  }
}

/// App intents whose types are inferred.
@Suite struct AppIntentsInferenceTests {
  @Test func `a query nested in its entity infers its result type, with and without its own suggestions`() async throws {
    #expect(try await Berth.defaultQuery.results().map(\.id) == ["North", "South"])
    #expect(await Berth.defaultQuery.defaultResult()?.id == "North")
    #expect(try await Ship.defaultQuery.results().isEmpty)
    #expect(await Ship.defaultQuery.defaultResult() == nil)
  }

  @Test func `a query can propose an array, which is the default of an array, and its first the default of a single value`() async throws {
    #expect(await Flag.defaultQuery.defaultResult()?.map(\.id) == ["Red", "Blue"])
    #expect(try await [Flag]._foundDefault()?.map(\.id) == ["Red", "Blue"])
    #expect(try await Flag._foundDefault()?.id == "Red")
    #expect(try await [Berth]._foundDefault() == nil)
    #expect(try await Berth._foundDefault()?.id == "North")
  }

  @Test func `a person gives a value for an optional parameter, and a widget can ask no one`() async {
    await #expect(throws: AppIntentError.self) { try await MoorIntent().perform() }
  }

  @Test func `a parameter without arguments starts empty and can be set by an initialiser`() {
    #expect(MoorIntent().words == "anywhere 0")
    #expect(MoorIntent(pier: "North").words == "North 2")
  }
}
