import AlmanacWireSchema
import Foundation
import Statements
import SwiftUICore
import Synchronization

@testable import AppIntents
@testable import WidgetKit

/// A trail that is found by its identifier.
struct Footpath: AppEntity {
  let id: Int
  var name = "Trail"
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Trail", numericFormat: "\(placeholder: .int) trails")
  static let defaultQuery = FootpathQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name) \(id)", subtitle: "\(id) km") }
}

struct FootpathQuery: EntityQuery {
  static let calls = Mutex<[[Int]]>([])
  func entities(for identifiers: [Int]) async throws -> [Footpath] {
    Self.calls.withLock { $0.append(identifiers) }
    return identifiers.filter { $0 < 10 }.reversed().map { Footpath(id: $0) }
  }
  func suggestedEntities() async throws -> [Footpath] { [Footpath(id: 7), Footpath(id: 3)] }
  func defaultResult() async -> Footpath? { Footpath(id: 3) }
}

/// A query of one parameter, which knows other names.
private struct OldTrails: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Footpath] { identifiers.map { Footpath(id: $0, name: "Old trail") } }
  func suggestedEntities() async throws -> [Footpath] { [Footpath(id: 1, name: "Old trail")] }
}

private struct Hike: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Hike"
  @Parameter(title: "Trail") var trail: Footpath?
  @Parameter(title: "Trails") var trails: [Footpath]?
  @Parameter(title: "Old", query: OldTrails()) var old: Footpath?
  @Parameter(title: "Town") var town: Town?
  @Parameter(title: "Hut") var hut: Hut?
  @Parameter(title: "First") var first: Peak?
  @Parameter(title: "Peaks") var peaks: [Peak]?
  @Parameter(title: "Group", size: [.systemSmall: 1, .systemLarge: .init(min: 2, max: 3)]) var group: [Footpath]?
  @Parameter(title: "Pair", size: 2) var pair: [Footpath]?
}

/// A town that is found by its name.
private struct Town: AppEntity {
  let id: UUID
  var name = ""
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Town"
  static let defaultQuery = TownQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", synonyms: ["the old town"]) }
}

private struct TownQuery: EntityStringQuery {
  static let lima = Town(id: UUID(uuidString: "00000000-0000-0000-0000-000000000001")!, name: "Lima")
  func entities(for identifiers: [UUID]) async throws -> [Town] { [Self.lima].filter { identifiers.contains($0.id) } }
  func entities(matching string: String) async throws -> [Town] { [Town(id: UUID(), name: "found \(string)")] }
  func suggestedEntities() async throws -> [Town] { [Self.lima] }
}

/// All huts are options.
private struct Hut: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hut"
  static let defaultQuery = HutQuery()
  var displayRepresentation: DisplayRepresentation { "Hut \(id)" }
}

private struct HutQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Hut] { [Hut(id: "A"), Hut(id: "B")] }
  func entities(for identifiers: [String]) async throws -> [Hut] { try await allEntities().filter { identifiers.contains($0.id) } }
}

/// A query that suggests nothing and proposes two peaks.
private struct Peak: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Peak"
  static let defaultQuery = PeakQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct PeakQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Peak] { identifiers.map { Peak(id: $0) } }
  func defaultResult() async -> [Peak]? { [Peak(id: "Misti"), Peak(id: "Ubinas")] }
}

/// An intent of a button that names a trail.
struct OpenFootpath: AppIntent {
  static let title: LocalizedStringResource = "Open a trail"
  static let opened = Mutex<[String]>([])
  @Parameter(title: "Trail") var trail: Footpath
  init() {}
  init(trail: Footpath) { self.trail = trail }
  func perform() async throws -> some IntentResult {
    let shown = String(localized: trail.displayRepresentation.title)
    Self.opened.withLock { $0.append(shown) }
    return .result()
  }
}

extension Statement {
  private static let custom = DocumentSource.apple("appintents/integrating-custom-data-types-into-your-intents")
  private static let byIdentifier = DocumentSource.apple("appintents/entityquery/entities(for:)")
  private static let suggested = DocumentSource.apple("appintents/entityquery/suggestedentities()")
  private static let defaults = DocumentSource.apple("appintents/dynamicoptionsprovider/defaultresult()")
  private static let convertible = DocumentSource.apple("appintents/entityidentifierconvertible")
  private static let ownQuery = DocumentSource.apple(
    "appintents/intentparameter/init(title:description:default:requestvaluedialog:requestdisambiguationdialog:"
      + "inputconnectionbehavior:query:)-49n42")
  private static let hike = IntentFixture(Hike.self)

  static let entities: [Statement] = [
    Statement("A chosen entity is found again by its identifier", custom, is: "Trail 5") {
      try await hike.configured(#"{"trail": "5"}"#).trail.map { String(localized: $0.displayRepresentation.title) }
    },
    Statement(
      "The intent of a button gets the entity that its query finds now", custom,
      holds: {
        _ = try await Tap.perform(Button(intent: OpenFootpath(trail: Footpath(id: 4, name: "An earlier name"))) { Mark(name: "x") })
        return OpenFootpath.opened.withLock { $0.contains("Trail 4") && !$0.contains("An earlier name 4") }
      }),
    Statement(
      "The intent of a button whose entity no longer exists is not performed", custom,
      holds: {
        let performed = try? await Tap.perform(Button(intent: OpenFootpath(trail: Footpath(id: 99))) { Mark(name: "x") })
        return performed?.succeeded != true && OpenFootpath.opened.withLock { !$0.contains("Trail 99") }
      }),
    Statement("A text that is no number is not an identifier of numbers", convertible, is: true) { Int.entityIdentifier(for: "forty") == nil },
    Statement("An identifier can be a UUID", convertible, is: "Lima") {
      try await hike.configured(#"{"town": "00000000-0000-0000-0000-000000000001"}"#).town?.name
    },
    Statement(
      "An identifier of an entity has the text of its value", .apple("appintents/entityidentifier/identifier"), is: "7"
    ) { EntityIdentifier(for: Footpath(id: 7)).identifier },
    Statement(
      "An identifier can be made without an entity", .apple("appintents/entityidentifier/init(for:identifier:)"), is: true
    ) { EntityIdentifier(for: Footpath.self, identifier: 7) == EntityIdentifier(for: Footpath(id: 7)) },
    Statement("The form shows the name of the entity's type", custom, is: "Trail") { await hike.parameter("trail").typeName },
    Statement("The form shows title and subtitle of a chosen entity", custom, is: ["Trail 5", "5 km"]) {
      let shown = await hike.resolved("trail", in: #"{"trail": "5"}"#).shown
      return shown.flatMap { [$0.title, $0.subtitle] }
    },
  ]

  static let queries: [Statement] = [
    Statement("A form offers the suggested entities, in the query's order", suggested, is: ["Trail 7", "Trail 3"]) {
      await hike.options("trail").options.map(\.title)
    },
    Statement("A query without suggestions offers none", suggested, is: 0) { await hike.options("first").options.count },
    Statement("An entity that no longer exists is left out", byIdentifier, is: ["5"]) {
      try await hike.configured(#"{"trails": ["5", "77"]}"#).trails?.map { "\($0.id)" } ?? []
    },
    Statement("A single entity that no longer exists is not chosen", byIdentifier, is: true) {
      try await hike.configured(#"{"old": null, "trail": "77"}"#).trail?.id != 77
    },
    Statement("Several entities are found by one call", byIdentifier, is: true) {
      _ = try await hike.configured(#"{"trails": ["8", "6", "9"]}"#)
      return FootpathQuery.calls.withLock { $0.contains([8, 6, 9]) }
    },
    Statement("The chosen entities keep their order, whatever the query's is", byIdentifier, is: [8, 6, 9]) {
      try await hike.configured(#"{"trails": ["8", "6", "9"]}"#).trails?.map(\.id) ?? []
    },
    Statement("Without a choice, the query's default is the value", defaults, is: 3) { try await hike.configured().trail?.id },
    Statement("A choice goes before the query's default", defaults, is: 5) { try await hike.configured(#"{"trail": "5"}"#).trail?.id },
    Statement("A query can propose several entities for an array", defaults, is: ["Misti", "Ubinas"]) {
      try await hike.configured().peaks?.map(\.id) ?? []
    },
    Statement("The text of an entity is the title of its representation", .apple("appintents/appentity"), is: "Misti") {
      String(localized: Peak(id: "Misti").localizedStringResource)
    },
    Statement("Of several proposed entities, a single value gets the first", defaults, is: "Misti") { try await hike.configured().first?.id },
    Statement(
      "A parameter's own query offers its options",
      ownQuery, is: ["Old trail 1"]
    ) {
      await hike.options("old").options.map(\.title)
    },
    Statement(
      "A parameter's own query finds the chosen entity",
      ownQuery, is: "Old trail"
    ) {
      try await hike.configured(#"{"old": "5"}"#).old?.name
    },
    Statement("A query for text adds a search to the form", custom, is: [true, false]) {
      [await hike.parameter("town").searchesOptions, await hike.parameter("trail").searchesOptions]
    },
    Statement("The app finds what a person types", .apple("appintents/entitystringquery/entities(matching:)"), is: ["found cuz"]) {
      await hike.options("town", search: "cuz").options.map(\.title)
    },
    Statement("An empty search offers the suggestions", suggested, is: ["Lima"]) { await hike.options("town", search: "").options.map(\.title) },
    Statement("A query of all entities offers them", .apple("appintents/enumerableentityquery/allentities()"), is: ["Hut A", "Hut B"]) {
      await hike.options("hut").options.map(\.title)
    },
    Statement(
      "A size limits the number of values in a family",
      .apple("appintents/intentparameter/init(title:description:default:size:inputconnectionbehavior:)-6j6se"),
      is: [1, 3]
    ) {
      let choice = #"{"group": ["1", "2", "3", "4"]}"#
      return [
        try await hike.configured(choice, family: .systemSmall).group?.count ?? 0,
        try await hike.configured(choice, family: .systemLarge).group?.count ?? 0,
      ]
    },
    Statement(
      "A size limits the number of values in every family",
      .apple("appintents/intentparameter/init(title:description:default:size:inputconnectionbehavior:)-7i2i4"),
      is: [2, 2]
    ) {
      let choice = #"{"pair": ["1", "2", "3", "4"]}"#
      return [
        try await hike.configured(choice, family: .systemSmall).pair?.count ?? 0,
        try await hike.configured(choice, family: .systemLarge).pair?.count ?? 0,
      ]
    },
  ]
}
