import AlmanacProfiles
import AlmanacWireSchema
import Testing

@testable import WidgetKit

enum Palette: String, AppEnum {
  case warm, cool
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Palette"
  static let caseDisplayRepresentations: [Palette: DisplayRepresentation] = [.warm: "Warm", .cool: DisplayRepresentation(title: "Cool")]
}

struct City: AppEntity {
  let id: String
  let country: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
  static let defaultQuery = CityQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)", subtitle: "\(country)") }
}

struct CityQuery: EntityStringQuery {
  static let known = [City(id: "Lima", country: "Peru"), City(id: "Oslo", country: "Norway"), City(id: "Osaka", country: "Japan")]
  func entities(for identifiers: [String]) async throws -> [City] { Self.known.filter { identifiers.contains($0.id) } }
  func entities(matching string: String) async throws -> [City] { Self.known.filter { $0.id.hasPrefix(string) } }
  func suggestedEntities() async throws -> [City] { Self.known }
  func defaultResult() async -> City? { Self.known.first }
}

struct UnitOptions: DynamicOptionsProvider {
  func results() async throws -> [String] { ["km", "mi"] }
  func defaultResult() async -> String? { "km" }
}

struct SampleConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Sample settings"
  static let description = IntentDescription("What the sample shows.")

  @Parameter(title: "Bold") var bold: Bool
  @Parameter(title: "Count", default: 3) var count: Int
  @Parameter(title: "City") var city: City
  @Parameter(title: "Palette", default: .cool) var palette: Palette
  @Parameter(title: "Unit", optionsProvider: UnitOptions()) var unit: String?
  @Parameter(title: "Names", default: ["a"]) var names: [String]
  @Parameter(title: "Since") var since: Date?
}

struct ConfiguredProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: .now) }
  func snapshot(for configuration: SampleConfiguration, in context: Context) async -> SampleEntry { entry(configuration) }
  func timeline(for configuration: SampleConfiguration, in context: Context) async -> Timeline<SampleEntry> {
    Timeline(entries: [entry(configuration)], policy: .never)
  }
  func recommendations() -> [AppIntentRecommendation<SampleConfiguration>] {
    let intent = SampleConfiguration()
    intent.count = 9
    return [AppIntentRecommendation(intent: intent, description: "Nine")]
  }
  private func entry(_ c: SampleConfiguration) -> SampleEntry {
    SampleEntry(date: .now, name: "\(c.bold) \(c.count) \(c.city.id) \(c.palette) \(c.unit ?? "-") \(c.names) \(c.since == nil)")
  }
}

struct ConfiguredSample: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Configured", provider: ConfiguredProvider()) { Mark(name: $0.name) }
  }
}

// Unchecked: restates the superclass's conformance.
final class OldConfiguration: INIntent, @unchecked Sendable {
  var place: INObject?
  var detailed: NSNumber?
  override class var configurationParameters: [INIntentParameter] {
    [.object("place", title: "Place", \OldConfiguration.place), .number("detailed", title: "Detailed", type: "bool", \OldConfiguration.detailed)]
  }
}

struct OldProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: .now) }
  func getSnapshot(for configuration: OldConfiguration, in context: Context, completion: @escaping (SampleEntry) -> Void) {
    completion(SampleEntry(date: .now, name: configuration.place?.displayString ?? "nowhere"))
  }
  func getTimeline(for configuration: OldConfiguration, in context: Context, completion: @escaping (Timeline<SampleEntry>) -> Void) {
    completion(
      Timeline(entries: [SampleEntry(date: .now, name: "\(configuration.place?.identifier ?? "-") \(configuration.detailed ?? 0)")], policy: .never))
  }
}

struct OldSample: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "Old", intent: OldConfiguration.self, provider: OldProvider()) { Mark(name: $0.name) }
      .configurationDisplayName("Old sample")
      .description("Configured the old way.")
      .supportedFamilies([.systemSmall, .accessoryInline])
      .contentMarginsDisabled()
  }
}

struct SampleBundle: WidgetBundle {
  var body: some Widget {
    ConfiguredSample()
    OldSample()
    SampleWidget("Third") { Mark(name: $0.name) }
    if #available(macOS 99, *) { SampleWidget("Third") { Mark(name: $0.name) } }
  }
}

/// Descriptions and configurations.
@Suite struct ConfigurationTests {
  @MainActor private var host: HostEnd { HostEnd(SampleBundle().body) }

  @Test func `kinds are described in bundle order, with names, families and parameters`() async throws {
    var request = HostRequest()
    request.describe = DescribeRequest()
    let description = await host.ask(request).description_p
    #expect(description.kinds.map(\.kind) == ["Configured", "Old", "Third"])
    let configured = description.kinds[0]
    #expect(configured.displayName == "Sample settings")
    #expect(configured.description_p == "What the sample shows.")
    #expect(configured.configuration == .appIntent)
    #expect(configured.families.count == 9)
    #expect(configured.parameters.map(\.name) == ["bold", "count", "city", "palette", "unit", "names", "since"])
    #expect(configured.parameters.map(\.type) == ["bool", "int", "entity", "enum", "string", "string", "date"])
    #expect(configured.parameters.map { String(decoding: $0.defaultValue, as: UTF8.self) } == ["false", "3", "", "\"cool\"", "", "[\"a\"]", ""])
    #expect(configured.parameters[3].options.map(\.title) == ["Warm", "Cool"])
    #expect(configured.parameters.map(\.hasDynamicOptions_p) == [false, false, true, false, true, false, false])
    let old = description.kinds[1]
    #expect(old.displayName == "Old sample")
    #expect(old.families == [.systemSmall, .accessoryInline])
    #expect(old.contentMarginsDisabled)
    #expect(old.configuration == .intent)
    #expect(old.parameters.map(\.name) == ["place", "detailed"])
    #expect(description.diagnostics.map(\.name) == ["kind.twice"])
  }

  @Test(arguments: [
    (
      "iPhoneOS",
      [
        "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryCircular", "accessoryRectangular", "accessoryInline",
      ]
    ),
    ("WatchOS", ["accessoryCircular", "accessoryRectangular", "accessoryInline", "accessoryCorner"]),
    ("MacOSX", ["systemSmall", "systemMedium", "systemLarge", "systemExtraLarge"]),
  ])
  @MainActor func `a widget that declares no families is offered in those of its system`(system: String, families: [String]) throws {
    let registry = WidgetRegistry(SampleBundle().body)
    let platforms = SupportedPlatforms([system])
    #expect(try registry.widget(kind: "Configured").offeredFamilies(on: platforms).map(\.name) == families)
    #expect(try registry.widget(kind: "Old").offeredFamilies(on: platforms) == [.systemSmall, .accessoryInline])
  }

  @Test func `without a configuration, defaults are used: declared, given by a query, or those of the type`() async throws {
    let archive = await host.ask(.timeline("Configured")).archive
    #expect(try archive.names(entry: 0) == [#"false 3 Lima cool km ["a"] true"#])
  }

  @Test func `a configuration's values reach the provider`() async throws {
    let archive = await host.ask(
      .timeline("Configured") {
        $0.configuration = Data(
          #"{"bold":true,"count":7,"city":"Oslo","palette":"warm","unit":"mi","names":["x","y"],"since":"2026-11-21T09:30:00Z"}"#.utf8)
      }
    ).archive
    #expect(try archive.names(entry: 0) == [#"true 7 Oslo warm mi ["x", "y"] false"#])
  }

  @Test(arguments: [
    (#"{"count":"seven"}"#, "configuration.malformed", "count"), (#"{"count":1.5}"#, "configuration.malformed", "count"),
    (#"{"city":"Atlantis"}"#, "configuration.vanished", "city"), (#"{"palette":"grey"}"#, "configuration.malformed", "palette"),
    (#"{"colour":1}"#, "configuration.unknown", "colour"), (#"{"since":"soon"}"#, "configuration.malformed", "since"),
  ])
  func `a value that does not fit counts as not configured, and the reply says so`(_ json: String, name: String, parameter: String) async throws {
    let archive = await host.ask(.timeline("Configured") { $0.configuration = Data(json.utf8) }).archive
    #expect(try archive.names(entry: 0) == [#"false 3 Lima cool km ["a"] true"#])
    let found = try #require(archive.diagnostics.first { $0.name == name })
    #expect(found.place == parameter && found.severity == .warning && found.message.contains(parameter))
  }

  @Test(arguments: ["[1]", "{", "7"])
  func `a configuration that is not an object is a named failure`(_ json: String) async throws {
    let failure = await host.ask(.timeline("Configured") { $0.configuration = Data(json.utf8) }).failure
    #expect(failure.name == "configuration.malformed")
    #expect(!failure.message.isEmpty)
    #expect(await host.ask(.timeline("Old") { $0.configuration = Data(json.utf8) }).failure.name == "configuration.malformed")
  }

  @Test func `an Intents configuration's values reach the provider; what does not fit is named`() async throws {
    let archive = await host.ask(
      .timeline("Old") { $0.configuration = Data(#"{"place":{"identifier":"lim","display":"Lima"},"detailed":true}"#.utf8) }
    ).archive
    #expect(try archive.names(entry: 0) == ["lim 1"])
    let partly = await host.ask(.timeline("Old") { $0.configuration = Data(#"{"place":3,"detailed":true,"gone":1}"#.utf8) }).archive
    #expect(try partly.names(entry: 0) == ["- 1"])
    #expect(Set(partly.diagnostics.map(\.name)).isSuperset(of: ["configuration.malformed", "configuration.unknown"]))
  }

  @Test func `options come from the query or provider, and can be searched`() async throws {
    var request = HostRequest()
    request.options.kind = "Configured"
    request.options.parameter = "city"
    let all = await host.ask(request).options
    #expect(all.options.map(\.title) == ["Lima", "Oslo", "Osaka"])
    #expect(all.options.map(\.subtitle) == ["Peru", "Norway", "Japan"])
    #expect(all.defaultValue == Data("\"Lima\"".utf8))
    request.options.search = "Os"
    #expect(await host.ask(request).options.options.map(\.identifier) == ["Oslo", "Osaka"])
    request.options.search = ""
    request.options.parameter = "unit"
    #expect(await host.ask(request).options.options.map(\.identifier) == ["km", "mi"])
    request.options.parameter = "nothing"
    #expect(await host.ask(request).failure.name == "parameter.unknown")
  }

  @Test func `recommendations carry their configuration`() async throws {
    var request = HostRequest()
    request.recommendations.kind = "Configured"
    let found = await host.ask(request).recommendations.recommendations
    #expect(found.map(\.description_p) == ["Nine"])
    let archive = await host.ask(.timeline("Configured") { $0.configuration = found[0].configuration }).archive
    #expect(try archive.names(entry: 0)[0].hasPrefix("false 9 Lima"))
  }

  @Test func `unknown kinds, families and requests are named failures`() async throws {
    #expect(await host.ask(.timeline("Nothing")).failure.name == "kind.unknown")
    #expect(await host.ask(.timeline("Old") { $0.context.family = .systemLarge }).failure.name == "family.unsupported")
    #expect(await host.ask(.timeline("Old") { $0.context.displaySize.width = .nan }).failure.name == "request.malformed")
    #expect(await host.ask(.timeline("Old") { $0.context.family = .UNRECOGNIZED(77) }).failure.name == "request.malformed")
    #expect(await host.ask(HostRequest()).failure.name == "request.malformed")
  }

  @Test func `the current configurations come as intents`() async throws {
    let host = await host
    let widgets = try await WidgetCenter(link: host.link).currentConfigurations()
    #expect(widgets.map(\.kind) == ["Configured"])
    #expect(widgets[0].family == .systemMedium)
    #expect(widgets[0].widgetConfigurationIntent(of: SampleConfiguration.self)?.count == 7)
  }

  @Test(.timeLimit(.minutes(15)))
  func `a reload reaches the host`() async throws {
    let host = await host
    WidgetCenter(link: host.link).reloadTimelines(ofKind: "Old")
    let call = await host.call { if case .reload? = $0.call { true } else { false } }
    #expect(call.reload.kind == "Old")
  }
}
