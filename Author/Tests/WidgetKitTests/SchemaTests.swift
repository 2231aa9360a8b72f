import AlmanacWireSchema
import Foundation
import Testing

@testable import AppIntents
@testable import WidgetKit

@AppEntity(schema: .books.book)
private struct Book {
  struct Query: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Book] { identifiers.map { Book(id: $0, title: "Book \($0)") } }
    func suggestedEntities() async throws -> [Book] { try await entities(for: ["1", "2"]) }
  }
  static let defaultQuery = Query()

  let id: String
  var title: String
  @Property(title: "Pages") var pages: Int
  var displayRepresentation: DisplayRepresentation { "\(title)" }

  init(id: String, title: String) {
    self.id = id
    self.title = title
    pages = 1
  }
}

@AssistantEntity(schema: .photos.album)
private struct Album: IndexedEntity {
  struct Query: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Album] { [] }
  }
  static let defaultQuery = Query()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "A collection"

  let id: String
  var name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

@AppEntity(schema: .reminders.locationTrigger)
private struct Trigger: TransientAppEntity {
  var place: String
  var displayRepresentation: DisplayRepresentation { "\(place)" }
  init() { place = "home" }
}

@AppEnum(schema: .photos.assetType)
private enum Asset: String {
  case photo, video
  static let caseDisplayRepresentations: [Asset: DisplayRepresentation] = [.photo: "Photo", .video: "Video"]
}

@AssistantEnum(schema: .photos.filterType)
private enum Filter: String, AppEnum {
  case warm
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Colours"
  static let caseDisplayRepresentations: [Filter: DisplayRepresentation] = [.warm: "Warm"]
}

@AppIntent(schema: .books.openBook)
private struct OpenBook: OpenIntent {
  var target: Book
}

@AssistantIntent(schema: .photos.createAlbum)
private struct CreateAlbum {
  static var parameterSummary: some ParameterSummary { Summary("Create \(\.$name)") }
  var name: String
  var sendLaterDate: Date?
  var isShared = true
  @Parameter(title: "Kind") var asset: Asset?
  @Parameter var url: URL

  @MainActor func perform() async throws -> some ReturnsValue<String> { .result(value: name) }
}

@AppIntent(schema: .system.searchInApp)
private struct Find: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Find a book"
  static let searchScopes: [StringSearchScope] = [.general]
  var criteria: StringSearchCriteria
  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .books.navigatePage)
private struct ShelfIntent: WidgetConfigurationIntent {
  var book: Book?
  var asset: Asset?
}

private struct ShelfProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: .now) }
  func snapshot(for configuration: ShelfIntent, in context: Context) async -> SampleEntry { SampleEntry(date: .now) }
  func timeline(for configuration: ShelfIntent, in context: Context) async -> Timeline<SampleEntry> {
    Timeline(entries: [SampleEntry(date: .now, name: configuration.book?.title ?? "-")], policy: .never)
  }
}

private struct ShelfWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Shelf", intent: ShelfIntent.self, provider: ShelfProvider()) { Mark(name: $0.name) }
  }
}

/// Types that a schema of the system describes.
@Suite struct SchemaTests {
  @Test func `a type without a conformance of its own gets one, and a name from its schema`() async throws {
    #expect(String(localized: OpenBook.title) == "Open Book" && String(localized: CreateAlbum.title) == "Create Album")
    #expect(String(localized: Book.typeDisplayRepresentation.name) == "Book" && Asset.allCases == [.photo, .video])
    #expect(String(localized: Asset.typeDisplayRepresentation.name) == "Asset Type" && Trigger().place == "home")
    let book = try await Book.defaultQuery.entities(for: ["7"])[0]
    #expect(book.title == "Book 7" && book.pages == 1)
  }

  @Test func `names of its own stay`() {
    #expect(String(localized: Find.title) == "Find a book" && String(localized: Album.typeDisplayRepresentation.name) == "A collection")
    #expect(String(localized: Filter.typeDisplayRepresentation.name) == "Colours" && Find.openAppWhenRun)
  }

  @Test func `variables are parameters; those with a value or a wrapper stay as they are`() async throws {
    #expect(IntentParameters.list(of: CreateAlbum()).map(\.name) == ["name", "sendLaterDate", "asset", "url"])
    #expect(IntentParameters.describe(CreateAlbum()).map(\.form.title) == ["Name", "Send Later Date", "Kind", "url"])
    #expect(CreateAlbum().isShared)
    var find = Find()
    find.criteria = StringSearchCriteria(term: "tide")
    #expect(IntentParameters.json(of: find)["criteria"]?.string == "tide")
  }

  @Test func `a schema is named by its domain and its own name`() {
    #expect(OpenBook.__appSchema == "books.openBook" && Trigger.__appSchema == "reminders.locationTrigger")
    #expect(AppSchema.wordProcessor.addImageToPage == AppSchema(_name: "wordProcessor.addImageToPage"))
  }

  @Test func `a kind that is configured by such an intent is described with its parameters`() async throws {
    var request = HostRequest()
    request.describe = DescribeRequest()
    let kind = await ExtensionService(registry: WidgetRegistry(ShelfWidget())).reply(to: request) { _ in }.description_p.kinds[0]
    #expect(kind.kind == "Shelf" && kind.parameters.map(\.name) == ["book", "asset"])
    #expect(kind.parameters.map(\.type) == ["entity", "enum"] && kind.parameters[1].options.map(\.title) == ["Photo", "Video"])
  }
}
