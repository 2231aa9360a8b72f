import AlmanacWireSchema
import CoreLocation
import Foundation
import Synchronization
import Testing

@testable import AppIntents
@testable import WidgetKit

private struct Shop: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shop"
  static let defaultQuery = ShopQuery()
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(id)", subtitle: "open", image: .init(systemName: "cart", displayStyle: .circular), synonyms: ["store"])
  }
}

private struct ShopQuery: EntityStringQuery {
  @IntentParameterDependency<ShopIntent>(\.$size, \.$open) var intent
  static let calls = QueryCalls()
  static let known = ["Baker", "Butcher", "Grocer"]

  func entities(for identifiers: [String]) async throws -> [Shop] {
    Self.calls.add(identifiers)
    if identifiers.contains("broken") { throw AppIntentError.needsForeground }
    return identifiers.filter(Self.known.contains).map { Shop(id: $0) }
  }
  func entities(matching string: String) async throws -> [Shop] { Self.known.filter { $0.hasPrefix(string) }.map { Shop(id: $0) } }
  func suggestedEntities() async throws -> [Shop] { Self.known.map { Shop(id: $0) } }
}

/// The identifiers of each call of a query.
private final class QueryCalls: Sendable {
  private let calls = Mutex<[[String]]>([])
  func add(_ identifiers: [String]) { calls.withLock { $0.append(identifiers) } }
  func count(of identifiers: [String]) -> Int { calls.withLock { $0.count { $0 == identifiers } } }
}

private enum Size: String, AppEnum {
  case little, large
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
    .little: DisplayRepresentation(title: "Little", image: .init(systemName: "circle")), .large: "Large",
  ]
}

private struct ShopIntent: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
  static let intentClassName = "OldShopIntent"
  static let title: LocalizedStringResource = "Shop"

  @Parameter(title: "Size", description: "How much is shown") var size: Size?
  @Parameter(title: "Open", default: true) var open: Bool
  @Parameter(title: "Shop", requestValueDialog: "Which shop?") var shop: Shop?
  @Parameter(title: "Count", default: 4, controlStyle: .stepper, inclusiveRange: (0, 10)) var count: Int
  @Parameter(title: "Zoom", controlStyle: .slider, inclusiveRange: (0.5, 2)) var zoom: Double?
  @Parameter(title: "Note", inputOptions: .init(keyboardType: .url, capitalizationType: .words, multiline: true, autocorrect: false)) var note:
    String?
  @Parameter(title: "Day", kind: .date) var day: Date?
  @Parameter(title: "Way", defaultValue: 3, defaultUnit: .kilometers, supportsNegativeNumbers: false) var way: Measurement<UnitLength>
  @Parameter(title: "Favourites", size: [.systemSmall: 1, .systemLarge: .init(min: 2, max: 3)]) var favourites: [Shop]?
  @Parameter(title: "Price") var price: IntentCurrencyAmount?
  @Parameter(title: "List", supportedTypeIdentifiers: ["public.text"]) var list: IntentFile?
  @Parameter(title: "Place") var place: CLPlacemark?
  @Parameter(title: "Hint", default: "Bring a bag") var hint: String?

  static var parameterSummary: some ParameterSummary {
    When(\.$size, .equalTo, .large) {
      Summary("Show \(\.$shop) in \(\.$size)") {
        \.$count
        \.$favourites
      }
    } otherwise: {
      Switch(.widgetFamily) {
        Case([.systemSmall, .systemMedium]) {
          When(\.$count, .greaterThan, 3) {
            Summary("Few")
          } otherwise: {
            Summary()
          }
        }
        DefaultCase {
          When(\.$shop, .hasNoValue) {
            Summary { \.$size }
          } otherwise: {
            Summary("\(\.$open)")
          }
        }
      }
    }
  }
}

private struct ShopProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: .now) }
  func snapshot(for configuration: ShopIntent, in context: Context) async -> SampleEntry { SampleEntry(date: .now) }
  func timeline(for configuration: ShopIntent, in context: Context) async -> Timeline<SampleEntry> {
    let favourites = (configuration.favourites ?? []).map(\.id).joined(separator: ",")
    return Timeline(entries: [SampleEntry(date: .now, name: "\(configuration.shop?.id ?? "-") \(favourites)")], policy: .never)
  }
}

private struct ShopWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Shop", provider: ShopProvider()) { Mark(name: $0.name) }.promptsForUserConfiguration()
  }
}

/// The description of a kind's form for the host, and of the values in it.
@Suite struct FormTests {
  private func ask(_ change: (inout HostRequest) -> Void) async -> ExtensionReply {
    var request = HostRequest()
    change(&request)
    return await ExtensionService(registry: WidgetRegistry(ShopWidget())).reply(to: request) { _ in }
  }

  private var kind: KindDescription { get async { await ask { $0.describe = DescribeRequest() }.description_p.kinds[0] } }

  private func parameter(_ name: String) async throws -> ParameterDescription { try #require(await kind.parameters.first { $0.name == name }) }

  private func resolve(_ configuration: String) async -> [String: ResolvedParameter] {
    let reply = await ask {
      $0.resolve.kind = "Shop"
      $0.resolve.configuration = Data(configuration.utf8)
    }
    return Dictionary(reply.resolved.parameters.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Describing

  @Test func `a kind says that its form opens at once, and whose configurations it takes over`() async {
    let kind = await kind
    #expect(kind.promptsForConfiguration && kind.migratedIntentType == "OldShopIntent")
  }

  @Test func `parameters say how they are entered`() async throws {
    let size = try await parameter("size")
    #expect(size.description_p == "How much is shown" && size.typeName == "Size" && size.isOptional)
    #expect(size.options.map(\.image.symbol) == ["circle", ""])
    let count = try await parameter("count").number
    #expect(count.control == .stepper && count.minimum == 0 && count.maximum == 10 && count.step == 0)
    let zoom = try await parameter("zoom").number
    #expect(zoom.control == .slider && zoom.step == 0.1)
    let note = try await parameter("note").text
    #expect(note.keyboard == "url" && note.capitalization == "words" && note.multiline && note.disablesAutocorrection)
    #expect(try await parameter("day").date == .date)
    let way = try await parameter("way")
    #expect(way.type == "measurement" && way.units.prefix(3) == ["km", "m", "cm"] && way.number.minimum == 0 && !way.number.hasMaximum)
    #expect(!way.isOptional && way.defaultValue == Data(#"{"unit":"km","value":3}"#.utf8))
    let favourites = try await parameter("favourites")
    #expect(favourites.sizes.map { "\($0.family.name) \($0.minimum)-\($0.maximum)" } == ["systemSmall 1-1", "systemLarge 2-3"])
    #expect(try await parameter("price").type == "currency")
    #expect(try await parameter("price").units.contains("EUR"))
    #expect(try await parameter("list").contentTypes == ["public.text"])
    #expect(try await parameter("place").type == "place")
  }

  @Test func `a parameter with a query says whether it is searched, its prompt, and what its options depend on`() async throws {
    let shop = try await parameter("shop")
    #expect(shop.searchesOptions && shop.prompt == "Which shop?" && shop.dependsOn == ["size", "open"] && shop.hasDynamicOptions_p)
  }

  @Test func `a summary becomes the form's layout, with conditions on values and families`() async throws {
    let form = await kind.form
    #expect(form.choice.parameter == "size")
    let large = try #require(form.choice.cases.first)
    #expect(large.comparison == .oneOf && large.values == [Data("\"large\"".utf8)])
    #expect(
      large.layout.rows.sentence.map { $0.parameter.isEmpty ? $0.text : "<\($0.parameter)>" } == ["Show ", "<shop>", " in ", "<size>"])
    #expect(large.layout.rows.parameters == ["count", "favourites"])
    let families = form.choice.otherwise.choice
    #expect(families.parameter.isEmpty && families.cases.count == 1)
    #expect(families.cases[0].values == [Data("\"systemSmall\"".utf8), Data("\"systemMedium\"".utf8)])
    let few = families.cases[0].layout.choice
    #expect(few.parameter == "count" && few.cases[0].comparison == .greater && few.cases[0].values == [Data("3".utf8)])
    #expect(few.cases[0].layout.rows.sentence.map(\.text) == ["Few"])
    #expect(few.otherwise.rows == FormRows())
    let none = families.otherwise.choice
    #expect(none.parameter == "shop" && none.cases[0].comparison == .hasNoValue && none.cases[0].layout.rows.parameters == ["size"])
    #expect(none.otherwise.rows.sentence.map(\.parameter) == ["open"])
  }

  @Test func `a translated sentence has its parameters where the translation has them`() {
    let parts = ParameterSummaryString<ShopIntent>.split("In ${size} ${shop} zeigen, ${nothing} ${", names: ["size", "shop"])
    #expect(parts.map { $0.parameter.isEmpty ? $0.text : "<\($0.parameter)>" } == ["In ", "<size>", " ", "<shop>", " zeigen, ${nothing} ${"])
  }

  // MARK: Resolving

  @Test func `each value is resolved with its source and how it is shown`() async throws {
    let found = await resolve(#"{"size": "little", "shop": "Baker", "way": {"value": 2, "unit": "m"}}"#)
    #expect(found.count == 13)
    #expect(
      found["size"]?.shown.map(\.title) == ["Little"] && found["size"]?.shown[0].image.symbol == "circle" && found["size"]?.source == .configured)
    let shop = try #require(found["shop"])
    #expect(
      shop.shown.map { "\($0.identifier) \($0.title) \($0.subtitle) \($0.image.symbol) \($0.image.isCircular)" } == ["Baker Baker open cart true"])
    #expect(shop.shown[0].synonyms == ["store"] && shop.source == .configured && shop.value == Data("\"Baker\"".utf8))
    #expect(found["count"]?.value == Data("4".utf8) && found["count"]?.source == .default)
    #expect(found["note"]?.value == Data() && found["note"]?.source == ValueSourceValue.none)
    #expect(found["way"]?.value == Data(#"{"unit":"m","value":2}"#.utf8))
  }

  @Test func `a parameter that was cleared counts as configured only where it has a default`() async throws {
    let found = await resolve(#"{"note": null, "shop": null, "zoom": null, "hint": null}"#)
    for name in ["note", "shop", "zoom"] {
      #expect(found[name]?.value == Data() && found[name]?.source == ValueSourceValue.none, "\(name)")
    }
    #expect(found["hint"]?.value == Data() && found["hint"]?.source == .configured)
    #expect(await resolve("{}")["hint"]?.source == .default)
  }

  @Test func `an entity that vanished keeps its identifier and is named; a malformed value gives way to the default`() async throws {
    let found = await resolve(#"{"shop": "Cobbler", "count": 11, "gone": 1}"#)
    let shop = try #require(found["shop"])
    #expect(shop.faultName == "configuration.vanished" && shop.value == Data("\"Cobbler\"".utf8) && shop.source == .configured)
    #expect(shop.shown.map(\.title) == ["Cobbler"] && !shop.fault.isEmpty)
    let count = try #require(found["count"])
    #expect(count.faultName == "configuration.malformed" && count.value == Data("4".utf8) && count.source == .default)
    #expect(found["gone"]?.faultName == "configuration.unknown")
  }

  @Test func `the elements of an array are found by one query; the provider gets those that exist, at most as many as the family allows`()
    async throws
  {
    let configuration = #"{"favourites": ["Baker", "Tailor", "Grocer"]}"#
    let favourites = try #require(await resolve(configuration)["favourites"])
    #expect(ShopQuery.calls.count(of: ["Baker", "Tailor", "Grocer"]) == 1)
    #expect(favourites.shown.map(\.subtitle) == ["open", "", "open"] && favourites.shown.map(\.title) == ["Baker", "Tailor", "Grocer"])
    #expect(favourites.faultName == "configuration.vanished" && favourites.fault.contains("Tailor"))
    func names(_ family: WidgetFamilyValue) async throws -> [String] {
      let service = await ExtensionService(registry: WidgetRegistry(ShopWidget()))
      let request = HostRequest.timeline("Shop") {
        $0.configuration = Data(configuration.utf8)
        $0.context.family = family
      }
      return try await service.reply(to: request) { _ in }.archive.names(entry: 0)
    }
    #expect(try await names(.systemLarge) == ["- Baker,Grocer"])
    #expect(try await names(.systemSmall) == ["- Baker"])
  }

  @Test func `a query that fails takes only its own parameter with it`() async throws {
    let found = await resolve(#"{"shop": "broken", "count": 2}"#)
    #expect(found["shop"]?.faultName == "configuration.failed" && found["shop"]?.value == Data("\"broken\"".utf8))
    #expect(found["count"]?.value == Data("2".utf8))
  }
}
