import AlmanacWireSchema
import Synchronization
import Testing

@testable import SwiftUICore
@testable import WidgetKit

private enum Line: String, AppEnum {
  case red, green
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Line", numericFormat: "\(2) lines")
  static let caseDisplayRepresentations: [Line: DisplayRepresentation] = [
    .red: DisplayRepresentation(title: "Red", subtitle: "to the sea", image: .init(systemName: "tram")), .green: "Green",
  ]
}

private struct Stop: AppEntity {
  let id: String
  @Property(title: "Zone") var zone: Int
  init(id: String, zone: Int) {
    self.id = id
    self.zone = zone
  }
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stop"
  static let defaultQuery = StopQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)", subtitle: "zone \(zone)") }
}

/// Offers the stops of the chosen line, in sections.
private struct StopQuery: EntityStringQuery {
  @IntentParameterDependency<PickStop>(\.$line) private var intent
  @Dependency(default: ["Harbour", "Market"]) private var stops: [String]

  func entities(for identifiers: [String]) async throws -> [Stop] { identifiers.map { Stop(id: $0, zone: 1) } }
  func suggestedEntities() async throws -> IntentItemCollection<Stop> {
    ItemCollection {
      ItemSection("Line \(intent?.line.rawValue ?? "none")") {
        for stop in stops { Stop(id: stop, zone: 2) }
        Item(Stop(id: "Depot", zone: 3), title: "The depot", subtitle: "no entry")
      }
    }
  }
  func entities(matching string: String) async throws -> IntentItemCollection<Stop> {
    ItemCollection(items: stops.filter { $0.hasPrefix(string) }.map { Stop(id: $0, zone: 2) })
  }
}

private struct Hours: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<Int> { ItemCollection(sections: [ItemSection("Morning", items: [7, 8])]) }
}

private struct PickStop: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Pick a stop"
  static let description: IntentDescription? = IntentDescription("Which stop", categoryName: "Travel", searchKeywords: ["tram", "bus"])

  @Parameter(title: "Line", requestDisambiguationDialog: "Which line?") var line: Line?
  @Parameter(title: "Stop", requestValueDialog: "Which stop?") var stop: Stop?
  @Parameter(title: "Walk", default: 5, controlStyle: .stepper, inclusiveRange: (1, 30)) var walk: Int
  @Parameter(title: "Speed", controlStyle: .slider, inclusiveRange: (0.5, 2)) var speed: Double?
  @Parameter(title: "Hour", optionsProvider: Hours()) var hour: Int?
  @Parameter(title: "Note", default: "-", inputOptions: String.IntentInputOptions(multiline: true)) var note: String
  @Parameter(title: "Ticket", supportedTypeIdentifiers: ["public.pdf"]) var ticket: IntentFile?
  @Parameter(title: "Delay", defaultValue: 2, defaultUnit: .minutes, supportsNegativeNumbers: false) var delay: Measurement<UnitDuration>
  @IntentParameter(title: "Favourites", size: [.systemSmall: 1, .systemLarge: IntentCollectionSize(min: 2, max: 4)]) var favourites: [Stop]?

  static var parameterSummary: some ParameterSummary {
    When(\.$line, .hasAnyValue) {
      Switch(\.$line) {
        Case(.red) { Summary("Leave for \(\.$stop)") { \.$walk } }
        DefaultCase {
          When(widgetFamily: .oneOf, [.systemSmall, .accessoryInline]) {
            Summary("\(\.$stop) within \(\.$walk) minutes") {
              \.$speed
              \.$hour
            }
          } otherwise: {
            Summary()
          }
        }
      }
    } otherwise: {
      Switch(.widgetFamily) {
        Case(.systemSmall) { Summary("Pick a line") }
        DefaultCase { Summary { \.$line } }
      }
    }
  }
}

private struct StopProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: .now) }
  func snapshot(for configuration: PickStop, in context: Context) async -> SampleEntry { SampleEntry(date: .now) }
  func timeline(for configuration: PickStop, in context: Context) async -> Timeline<SampleEntry> {
    Timeline(
      entries: [SampleEntry(date: .now, name: "\(configuration.walk) \(configuration.ticket?.filename ?? "none")")], policy: .never)
  }
  func relevance() async -> WidgetRelevance<PickStop> {
    WidgetRelevance([
      WidgetRelevanceAttribute(configuration: PickStop(), context: .date(from: .now, to: .distantFuture)),
      WidgetRelevanceAttribute(configuration: PickStop(), group: .named("stops")),
    ])
  }
}

private struct StopWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Stop", provider: StopProvider()) { Mark(name: $0.name) }
      .pushHandler(Pushed.self)
      .backgroundTask(.appRefresh("stops")) {}
  }
}

private struct Pushed: WidgetPushHandler {
  static let told = Mutex<[String]>([])

  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
    let walks = widgets.compactMap { $0.widgetConfigurationIntent(of: PickStop.self)?.walk }
    Self.told.withLock { $0.append("\(pushInfo.token.count) \(widgets.map(\.kind)) \(walks)") }
  }
}

// One intent for each declared result type. That they compile is the test.
private struct Asking: ForegroundContinuableIntent, ProgressReportingIntent {
  static let title: LocalizedStringResource = "Ask"
  @Parameter(title: "Name") var answer: String?
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView {
    progress.completedUnitCount = 1
    guard answer != nil else { throw $answer.needsValueError("Who?") }
    return .result(value: 3, dialog: "Three", view: Text("3"))
  }
}
private struct Opening: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Open"
  static let openAppWhenRun = true
  func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: OpenURLIntent(URL(string: "https://example.org")!)) }
}
// Declares a value and returns none, which compiles on Apple's systems.
private struct Silent: AppIntent {
  static let title: LocalizedStringResource = "Stay silent"
  func perform() async throws -> some IntentResult & ReturnsValue { .result() }
}
private struct Commands: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Opening(), phrases: ["Open \(.applicationName)"], shortTitle: "Open", systemImageName: "door.left.hand.open")
    AppShortcut(intent: Asking(), phrases: ["Ask \(.applicationName) for \(\.$answer)"])
  }
}

/// Parameters, options, dialogs and results of App Intents.
@Suite struct AppIntentsTests {
  private func options(_ parameter: String, search: String = "", configuration: String = "") async -> Options {
    var request = HostRequest()
    request.options.kind = "Stop"
    request.options.parameter = parameter
    request.options.search = search
    request.options.configuration = Data(configuration.utf8)
    return await ExtensionService(registry: WidgetRegistry(StopWidget())).reply(to: request) { _ in }.options
  }

  private func timeline(_ configuration: String) async -> ExtensionReply {
    let service = await ExtensionService(registry: WidgetRegistry(StopWidget()))
    return await service.reply(to: .timeline("Stop") { $0.configuration = Data(configuration.utf8) }) { _ in }
  }

  @Test
  @MainActor
  func `every form of parameter is described, in order`() {
    let description = WidgetRegistry(StopWidget()).description
    let kind = description.kinds[0]
    #expect(
      kind.parameters.map { "\($0.name):\($0.type):\($0.isArray)" } == [
        "line:enum:false", "stop:entity:false", "walk:int:false", "speed:double:false", "hour:int:false", "note:string:false", "ticket:file:false",
        "delay:duration:false", "favourites:entity:true",
      ])
    #expect(kind.description_p == "Which stop")
    #expect(
      description.diagnostics.map(\.message) == ["backgroundTask(_:action:) has no effect on this host"])
    #expect(kind.takesPushes)
  }

  @Test @MainActor
  func `a push handler gets the token, and reads the widgets' configurations by their types`() async {
    let service = ExtensionService(registry: WidgetRegistry(StopWidget()))
    var request = HostRequest()
    request.pushTokens.tokens.widgets = Data(count: 32)
    request.pushTokens.widgets = [
      .with {
        ($0.kind, $0.family, $0.configuration, $0.intentType) = ("Stop", .systemSmall, Data(#"{"walk":7}"#.utf8), "Other.PickStop")
      },
      // An intent of another type.
      .with { ($0.kind, $0.family, $0.configuration, $0.intentType) = ("Else", .systemSmall, Data(#"{"walk":8}"#.utf8), "PickLine") },
    ]
    #expect(await service.reply(to: request) { _ in }.performed.succeeded)
    #expect(Pushed.told.withLock(\.self) == [#"32 ["Stop", "Else"] [7]"#])
  }

  @Test func `a query's collection keeps its sections and can read the parameters chosen so far`() async {
    let found = await options("stop", configuration: #"{"line": "green"}"#)
    #expect(found.options.map(\.identifier) == ["Harbour", "Market", "Depot"])
    #expect(found.options.map(\.title) == ["Harbour", "Market", "The depot"])
    #expect(found.options.map(\.subtitle) == ["zone 2", "zone 2", "no entry"])
    #expect(Set(found.options.map(\.section)) == ["Line green"])
    #expect(Set(await options("stop").options.map(\.section)) == ["Line none"])
    #expect(await options("stop", search: "Ma").options.map(\.identifier) == ["Market"])
  }

  @Test func `a provider's collection is offered in sections`() async {
    let found = await options("hour").options
    #expect(found.map(\.title) == ["7", "8"])
    #expect(found.map(\.section) == ["Morning", "Morning"])
  }

  @Test func `a number outside of its range does not count, and the diagnostic names the range`() async throws {
    #expect(try await timeline(#"{"walk": 30, "speed": 0.5}"#).archive.names(entry: 0) == ["30 none"])
    let reply = await timeline(#"{"walk": 31, "speed": 3}"#).archive
    #expect(try reply.names(entry: 0) == ["5 none"])
    #expect(
      reply.diagnostics.filter { $0.name == "configuration.malformed" }.map(\.message) == [
        "the value of parameter “walk” is invalid: expected a number from 1 to 30, found 31; it counts as not configured",
        "the value of parameter “speed” is invalid: expected a number from 0.5 to 2.0, found 3; it counts as not configured",
      ])
  }

  @Test func `a duration has a default in its unit and rejects negative values`() async {
    let kind = await WidgetRegistry(StopWidget()).description.kinds[0]
    #expect(kind.parameters.first { $0.name == "delay" }?.defaultValue == Data("120".utf8))
    #expect(await timeline(#"{"delay": -1}"#).archive.diagnostics.contains { $0.name == "configuration.malformed" && $0.place == "delay" })
  }

  @Test func `a file is configured by its URL`() async throws {
    #expect(try await timeline(#"{"ticket": "file:///tmp/ticket.pdf"}"#).archive.names(entry: 0) == ["5 ticket.pdf"])
    #expect(await timeline(#"{"ticket": "https://example.org"}"#).archive.diagnostics.map(\.name).contains("configuration.malformed"))
    let file = try await IntentFile._read(IntentFile(data: Data("a".utf8), filename: "x")._json)
    #expect(file.data == Data("a".utf8))
    #expect(file.filename == "x")
    let named = IntentFile(data: Data("a".utf8), filename: "für Ada; 1, 2.png")
    #expect(try await IntentFile._read(named._json) == named)
    // A path in the name is dropped, and a file without a name is called data.
    for (address, name) in [
      "data:image/png;name=..%2F..%2Fetc%2Fpasswd;base64,YQ==": "passwd", "data:;base64,YQ==": "data", "data:;name=;base64,YQ==": "data",
    ] {
      #expect(try await IntentFile._read(.string(address)).filename == name, "\(address)")
    }
  }

  @Test func `an intent that would need a dialog fails with a message`() async throws {
    await #expect(throws: AppIntentError.needsAnswer(parameter: "Name")) { _ = try await Asking().perform() }
    let intent = Asking()
    intent.answer = "Ada"
    let result = try await intent.perform()
    #expect(result.value == 3)
    await #expect(throws: AppIntentError.needsConfirmation) { try await intent.requestConfirmation() }
    await #expect(throws: AppIntentError.needsForeground) { try await intent.requestToContinueInForeground() }
  }

  @Test func `a result without a value satisfies ReturnsValue`() async throws {
    let result = try await Silent().perform()
    #expect(result.value == nil)
  }

  @Test func `each performance has its own progress`() async throws {
    try await IntentPerformance.$progress.withValue(Progress(totalUnitCount: 4)) {
      let intent = Asking()
      intent.answer = "Ada"
      _ = try await intent.perform()
      #expect(IntentPerformance.progress?.completedUnitCount == 1)
    }
    #expect(Asking().progress !== Asking().progress, "outside of a performance, progress is not shared")
  }

  @Test func `a dependency is made once for each type and key`() {
    final class Service {}
    let manager = AppDependencyManager()
    manager.add(dependency: Service())
    manager.add(key: "other", dependency: Service())
    let first = AppDependency<Service>(manager: manager).wrappedValue
    #expect(AppDependency<Service>(manager: manager).wrappedValue === first)
    #expect(AppDependency<Service>(key: "other", manager: manager).wrappedValue !== first)
    #expect(AppDependency<Int>(default: 7, manager: manager).wrappedValue == 7)
  }

  @Test func `shortcuts keep their phrases with placeholders for parameters`() {
    #expect(Commands.appShortcuts.map(\.phrases) == [["Open ${applicationName}"], ["Ask ${applicationName} for ${parameter}"]])
  }
}

private struct Hint: RelevanceEntry { let words: String }
private struct HintProvider: RelevanceEntriesProvider {
  func relevance() async -> WidgetRelevance<PickStop> { WidgetRelevance([]) }
  func entry(configuration: PickStop, context: Context) async throws -> Hint { Hint(words: "walk \(configuration.walk)") }
  func placeholder(context: Context) -> Hint { Hint(words: "placeholder") }
}
private struct HintWidget: Widget {
  var body: some WidgetConfiguration {
    RelevanceConfiguration(kind: "Hint", provider: HintProvider()) { Mark(name: $0.words) }.associatedKind("Walks")
  }
}

/// Relevance configurations.
@Suite struct RelevanceConfigurationTests {
  @Test func `a relevance widget is drawn as a rectangular accessory for its configuration`() async throws {
    let service = await ExtensionService(registry: WidgetRegistry(HintWidget()))
    let request = HostRequest.timeline("Hint") {
      $0.context.family = .accessoryRectangular
      $0.configuration = Data(#"{"walk": 9}"#.utf8)
    }
    #expect(try await service.reply(to: request) { _ in }.archive.names(entry: 0) == ["walk 9"])
    let kind = await WidgetRegistry(HintWidget()).description.kinds[0]
    #expect(kind.families == [.accessoryRectangular] && kind.onlyWhileRelevant && kind.associatedKind == "Walks" && kind.hasRelevance_p)
  }

  @Test func `an associated kind of another widget has no effect`() async {
    struct Plain: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Plain", provider: SampleProvider()) { Mark(name: $0.name) }.associatedKind("Walks")
      }
    }
    let kind = await WidgetRegistry(Plain()).description.kinds[0]
    #expect(!kind.onlyWhileRelevant && kind.associatedKind.isEmpty)
  }

  @Test
  @MainActor
  func `a preview makes an entry for each configuration that is relevant`() async throws {
    let preview = Preview(
      "Hints", widget: { HintWidget() }, relevanceProvider: { HintProvider() },
      relevance: {
        let near = PickStop()
        near.walk = 2
        return WidgetRelevance([
          WidgetRelevanceAttribute(configuration: PickStop(), group: .automatic),
          WidgetRelevanceAttribute(configuration: near, context: .location(inferred: .home)),
        ])
      })
    guard case .widget(let widget) = preview.content else {
      Issue.record("not a widget's preview")
      return
    }
    let context = EntryRequest.of("Hint").context
    let archiver = TimelineArchiver(widget: try #require(widget.description), context: context, diagnostics: [])
    let archive = try await archiver.archive(try await widget.timeline(context), now: .now)
    #expect(try (0..<2).map { try archive.names(entry: $0) } == [["walk 5"], ["walk 2"]])
  }
}

#Preview("Hint", widget: { HintWidget() }, relevanceEntries: { [Hint(words: "one")] })
#Preview("Found", widget: { HintWidget() }, relevanceProvider: { HintProvider() })

/// Accessory groups.
@Suite
@MainActor
struct AccessoryWidgetGroupTests {
  @Test func `three views are placed in equal squares, and a fourth is not shown`() throws {
    var environment = EnvironmentValues()
    environment.core.family = .accessoryRectangular
    environment.core.displaySize = CGSize(width: 150, height: 60)
    let session = RenderSession(text: .current, images: ImageStore(), bundle: .main)
    let group = AccessoryWidgetGroup {
      Color.clear.frame(height: 12)
    } content: {
      ForEach(0..<4) { Color.red.modifier(LayerModifier { [index = $0] node, _ in node.debugName = "content \(index)" }) }
    }
    let list = ViewRenderer.displayList(of: group, environment: environment, session: session)
    // 60 less a label of 12 and a distance of 2 leaves squares of 46; three of them and two gaps of 4 are 146.
    #expect(list.place(of: "content 0") == [2, 14, 46, 46])
    #expect(list.place(of: "content 1") == [52, 14, 46, 46])
    #expect(list.place(of: "content 2") == [102, 14, 46, 46])
    #expect(list.place(of: "content 3")?.suffix(2) == [0, 0])
  }
}
