import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Testing

@testable import AppIntents
@testable import WidgetKit

private struct Song: AppEntity {
  let id: Int
  @Property(title: "Name") var name: String
  @Property(title: "Year") var year: Int
  init(id: Int, name: String, year: Int) {
    self.id = id
    self.name = name
    self.year = year
  }
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Song"
  static let defaultQuery = SongQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

/// Finds songs by their properties only.
private struct SongQuery: EntityPropertyQuery {
  static let known = [Song(id: 1, name: "Alpha", year: 1990), Song(id: 2, name: "Beta", year: 1991), Song(id: 3, name: "Alphabet", year: 1992)]
  static let properties = QueryProperties {
    Property(\Song.$year) { EqualToComparator { year in { (song: Song) in song.year == year } } }
    Property(\Song.$name) {
      EqualToComparator { name in { (song: Song) in song.name == name } }
      ContainsComparator { name in { (song: Song) in song.name.contains(name) } }
    }
  }
  static let sortingOptions = SortingOptions { SortableBy(\Song.$name) }

  func entities(for identifiers: [Int]) async throws -> [Song] { Self.known.filter { identifiers.contains($0.id) } }
  func suggestedEntities() async throws -> [Song] { [Self.known[1]] }
  func entities(
    matching comparators: [(Song) -> Bool], mode: ComparatorMode, sortedBy: [Sort], limit: Int?
  ) async throws -> [Song] { Self.known.filter { song in comparators.contains { $0(song) } } }
}

private struct Settings: UniqueAppEntity {
  let id = "settings"
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static let defaultQuery = SettingsQuery()
  var displayRepresentation: DisplayRepresentation { "The settings" }
}
private struct SettingsQuery: UniqueAppEntityQuery {
  func uniqueEntity() async throws -> Settings { Settings() }
}

/// A PNG file of 400 × 200 pixels, larger than a form shows.
private enum PictureData {
  static let wide = Data(
    base64Encoded: [
      "iVBORw0KGgoAAAANSUhEUgAAAZAAAADICAIAAABJdyC1AAACBUlEQVR42u3UMQ0AAAgEsZeCFKQhHRUMJE2q4IZL9QC8EAkAwwIwLMCwAAwLwL",
      "AAwwIwLADDAgwLwLAADAswLADDAjAswLAADAvAsADDAjAsAMMCDAvAsAAMCzAsAMMCMCzAsAAMCzAsFQDDAjAswLAADAvAsADDAjAsAMMCDAvA",
      "sAAMCzAsAMMCMCzAsAAMC8CwAMMCMCwAwwIMC8CwAAwLMCwAwwIwLMCwAAwLMCwVAMMCMCzAsAAMC8CwAMMCMCwAwwIMC8CwAAwLMCwAwwIwLM",
      "CwAAwLwLAAwwIwLADDAgwLwLAADAswLADDAjAswLAADAswLADDAjAswLAADAvAsADDAjAsAMMCDAvAsAAMCzAsAMMCMCzAsAAMC8CwAMMCMCwA",
      "wwIMC8CwAAwLMCwAwwIwLMCwAAwLMCwAwwIwLMCwAAwLwLAAwwIwLADDAgwLwLAADAswLADDAjAswLAADAvAsADDAjAsAMMCDAvAsAAMCzAsAM",
      "MCMCzAsAAMCzAsAMMCMCzAsAAMC8CwAMMCMCwAwwIMC8CwAAwLMCwAwwIwLMCwAAwLwLAAwwIwLADDAgwLwLAADAswLADDAjAswLAADAswLADD",
      "AjAswLAADAvAsADDAjAsAMMCDAvAsAAMCzAsAMMCMCzAsAAMC8CwAMMCMCwAwwIMC8CwAAwLMCyAOwtduIAAnU8mugAAAABJRU5ErkJggg==",
    ].joined())!
}

private struct Rows: DynamicOptionsProvider {
  let count: Int
  func results() async throws -> [Int] { Array(0..<count) }
}

private struct Pictured: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection(promptLabel: "Choose one", usesIndexedCollation: true) {
      ItemSection("First", subtitle: "the best") {
        Item("a", title: "A", image: .init(data: PictureData.wide, displayStyle: .circular))
        Item("b", title: "B", image: .init(data: Data("no picture".utf8)))
        Item("c", title: "C", image: .init(url: URL(string: "https://example.org/c.png")!))
      }
    }
  }
}

private struct ListIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Lists"
  @Parameter(title: "Song") var song: Song?
  @Parameter(title: "Settings") var settings: Settings?
  @Parameter(title: "Picture", optionsProvider: Pictured()) var picture: String?
  @Parameter(title: "Many", optionsProvider: Rows(count: 100_000)) var many: Int?
}

private struct ListProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: .now) }
  func snapshot(for configuration: ListIntent, in context: Context) async -> SampleEntry { SampleEntry(date: .now) }
  func timeline(for configuration: ListIntent, in context: Context) async -> Timeline<SampleEntry> {
    Timeline(entries: [SampleEntry(date: .now, name: configuration.song?.name ?? "-")], policy: .never)
  }
}

private struct ListWidget: Widget {
  var body: some WidgetConfiguration { AppIntentConfiguration(kind: "List", provider: ListProvider()) { Mark(name: $0.name) } }
}

/// Lists of options: searches, images, bounds.
@Suite struct OptionListTests {
  private func options(_ parameter: String, search: String = "") async -> Options {
    var request = HostRequest()
    request.options.kind = "List"
    request.options.parameter = parameter
    request.options.search = search
    return await ExtensionService(registry: WidgetRegistry(ListWidget())).reply(to: request) { _ in }.options
  }

  @Test func `a query without a search for text is searched by its text properties`() async {
    #expect(await options("song").options.map(\.title) == ["Beta"])
    #expect(await options("song", search: "Alpha").options.map(\.title) == ["Alpha", "Alphabet"])
    var request = HostRequest()
    request.describe = DescribeRequest()
    let parameters = await ExtensionService(registry: WidgetRegistry(ListWidget())).reply(to: request) { _ in }.description_p.kinds[0].parameters
    #expect(parameters.map(\.searchesOptions) == [true, false, false, false])
  }

  @Test func `the only entity of a type is its option and its default`() async {
    let found = await options("settings")
    #expect(found.options.map(\.title) == ["The settings"] && found.defaultValue == Data("\"settings\"".utf8))
  }

  @Test func `options have images of at most 192 pixels; one that cannot be read or is not a file is left out`() async throws {
    let found = await options("picture")
    #expect(found.prompt == "Choose one" && found.isIndexed)
    #expect(found.options.map(\.sectionSubtitle) == ["the best", "the best", "the best"])
    let image = try #require(found.options.first?.image)
    #expect(image.isCircular && image.bitmap.pixelWidth == 192 && image.bitmap.pixelHeight == 96 && image.bitmap.mediaType == "image/png")
    #expect(!found.options[1].hasImage && !found.options[2].hasImage)
  }

  @Test func `a list has at most as many options as the host takes, and says how many are left out`() async {
    let found = await options("many")
    #expect(found.options.count <= Profiles.limits.options && found.options.count > 1000)
    #expect(Int(found.leftOut) == 100_000 - found.options.count)
    #expect(found.options.map(\.title).prefix(2) == ["0", "1"])
    let searched = await options("many", search: "99999")
    #expect(searched.options.map(\.title) == ["99999"] && searched.leftOut == 0)
  }

  @Test func `bytes of titles are bounded too`() {
    let list = _ParameterOptionList(
      options: (0..<500).map { _ParameterOption(value: .int($0), title: String(repeating: "x", count: 20_000)) })
    let options = Options(list, default: Data())
    #expect((200...209).contains(options.options.count), "4 MiB hold 209 titles of 20,000 bytes")
    #expect(Int(options.leftOut) == 500 - options.options.count)
  }
}
