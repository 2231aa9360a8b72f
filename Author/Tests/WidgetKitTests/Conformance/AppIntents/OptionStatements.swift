import AlmanacWireSchema
import Foundation
import Statements
import SwiftUICore

@testable import AppIntents
@testable import WidgetKit

private struct Authors: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Juan Chavez", "Anne Johnson"] }
}

private struct Usual: DynamicOptionsProvider {
  func results() async throws -> [Int] { [4, 8] }
  func defaultResult() async -> Int? { 8 }
}

private struct Several: DynamicOptionsProvider {
  func results() async throws -> [String] { ["a", "b", "c"] }
  func defaultResult() async -> [String]? { ["b", "c"] }
}

private struct ByCountry: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection(promptLabel: "Choose an author", usesIndexedCollation: true) {
      ItemSection("Italian Authors") {
        "Dante Alighieri"
        "Alessandro Manzoni"
      }
      ItemSection("Russian Authors", subtitle: "in translation") { for name in ["Anton Chekhov", "Fyodor Dostoevsky"] { name } }
    }
  }
}

private struct Trails: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<Footpath> {
    ItemCollection(sections: [
      ItemSection("Plain", items: [Footpath(id: 1)]),
      ItemSection("Named", items: [Item(Footpath(id: 2), title: "The long one"), Item(Footpath(id: 3), title: "The steep one", subtitle: "closed")]),
    ])
  }
}

private struct Nothing: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> { .empty }
}

private struct Unsorted: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection(promptLabel: "Choose a letter") {
      "a"
      Item("b", title: "Bee")
    }
  }
}

private struct Failing: DynamicOptionsProvider {
  func results() async throws -> [String] { throw AppIntentError.needsForeground }
}

/// Stops of the chosen line.
private struct Stops: DynamicOptionsProvider {
  @IntentParameterDependency<Book>(\.$line) private var book
  func results() async throws -> [String] { book.map { ["first of \($0.line)", "last of \($0.line)"] } ?? ["no line"] }
}

/// Seats of the chosen line and class.
private struct Seats: DynamicOptionsProvider {
  @IntentParameterDependency<Book>(\.$line, \.$rank) private var book
  func results() async throws -> [String] { [book.map { "\($0.line) \($0.rank ?? 0)" } ?? "unknown"] }
}

private struct Book: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Book"
  @Parameter(title: "Author", optionsProvider: Authors()) var author: String?
  @Parameter(title: "Size", optionsProvider: Usual()) var size: Int?
  @Parameter(title: "Fixed", default: 2, optionsProvider: Usual()) var fixed: Int
  @Parameter(title: "Letters", optionsProvider: Several()) var letters: [String]?
  @Parameter(title: "Letter", optionsProvider: Several()) var letter: String?
  @Parameter(title: "Poet", optionsProvider: ByCountry()) var poet: String?
  @Parameter(title: "Trail", optionsProvider: Trails()) var trail: Footpath?
  @Parameter(title: "Nothing", optionsProvider: Nothing()) var nothing: String?
  @Parameter(title: "Unsorted", optionsProvider: Unsorted()) var unsorted: String?
  @Parameter(title: "Failing", optionsProvider: Failing()) var failing: String?
  @Parameter(title: "Line", default: "red") var line: String
  @Parameter(title: "Class") var rank: Int?
  @Parameter(title: "Stop", optionsProvider: Stops()) var stop: String?
  @Parameter(title: "Seat", optionsProvider: Seats()) var seat: String?
}

extension Statement {
  private static let provider = DocumentSource.apple("appintents/dynamicoptionsprovider")
  private static let defaults = DocumentSource.apple("appintents/dynamicoptionsprovider/defaultresult()")
  private static let collection = DocumentSource.apple("appintents/intentitemcollection")
  private static let item = DocumentSource.apple("appintents/intentitem/init(_:title:subtitle:image:)")
  private static let dependency = DocumentSource.apple("appintents/intentparameterdependency")
  private static let book = IntentFixture(Book.self)

  static let providers: [Statement] = [
    Statement("A provider's array is the list of options", provider, is: ["Juan Chavez", "Anne Johnson"]) {
      await book.options("author").options.map(\.title)
    },
    Statement("An option's text is what a person chooses", provider, is: "Anne Johnson") {
      try await book.configured(#"{"author": "Anne Johnson"}"#).author
    },
    Statement("A provider without a default leaves an optional parameter without a value", defaults, is: true) {
      try await book.configured().author == nil
    },
    Statement("A provider's default is the value if no one chose another", defaults, is: 8) { try await book.configured().size },
    Statement("A declared default goes before that of a provider", defaults, is: 2) { try await book.configured().fixed },
    Statement("A provider can propose several values for an array", defaults, is: ["b", "c"]) { try await book.configured().letters ?? [] },
    Statement("Of several proposed values, a single value gets the first", defaults, is: "b") { try await book.configured().letter },
    Statement(
      "A search finds options that contain the text, in either case", .apple("appintents/integrating-custom-data-types-into-your-intents"),
      is: ["Anne Johnson"]
    ) {
      await book.options("author", search: "john").options.map(\.title)
    },
    Statement(
      "A provider that fails offers no options, and says so", provider,
      holds: {
        let reply = await book.ask {
          $0.options.kind = "Configured by an intent"
          $0.options.parameter = "failing"
        }
        return reply.options.options.isEmpty && !reply.failure.message.isEmpty
      }),
  ]

  static let collections: [Statement] = [
    Statement("A collection is divided into sections", collection, is: ["Italian Authors", "Italian Authors", "Russian Authors", "Russian Authors"]) {
      await book.options("poet").options.map(\.section)
    },
    Statement(
      "The options of a collection keep their order", collection, is: ["Dante Alighieri", "Alessandro Manzoni", "Anton Chekhov", "Fyodor Dostoevsky"]
    ) {
      await book.options("poet").options.map(\.title)
    },
    Statement("A collection's prompt is above its options", .apple("appintents/intentitemcollection/promptlabel"), is: "Choose an author") {
      await book.options("poet").prompt
    },
    Statement("A collection can have an alphabetical index", .apple("appintents/intentitemcollection/usesindexedcollation"), is: [true, false]) {
      [await book.options("poet").isIndexed, await book.options("trail").isIndexed]
    },
    Statement("A collection can be without sections", .apple("appintents/intentitemcollection"), is: ["a in ", "Bee in "]) {
      await book.options("unsorted").options.map { "\($0.title) in \($0.section)" }
    },
    Statement("An empty collection has no options", .apple("appintents/intentitemcollection/empty"), is: 0) {
      await book.options("nothing").options.count
    },
    Statement("A value without a title of its own is shown as it represents itself", .apple("appintents/intentitem/init(_:)"), is: "Trail 1, 1 km") {
      await book.options("trail").options.first.map { "\($0.title), \($0.subtitle)" }
    },
    Statement("A title of the item goes before that of its value", item, is: "The long one") {
      await book.options("trail").options.dropFirst().first?.title
    },
    Statement("A subtitle of the item goes before that of its value", item, is: "closed") { await book.options("trail").options.last?.subtitle },
    Statement("An item with a title and no subtitle has none, even if its value has one", item, is: "") {
      await book.options("trail").options.dropFirst().first?.subtitle
    },
    Statement("An item leads to its value", item, is: 2) { try await book.configured(#"{"trail": "2"}"#).trail?.id },
  ]

  static let dependencies: [Statement] = [
    Statement("Options can depend on what was chosen for another parameter", dependency, is: ["first of blue", "last of blue"]) {
      await book.options("stop", choices: #"{"line": "blue"}"#).options.map(\.title)
    },
    Statement("Options can depend on the default of another parameter", dependency, is: ["first of red", "last of red"]) {
      await book.options("stop").options.map(\.title)
    },
    Statement("Options can depend on several parameters", dependency, is: ["blue 2"]) {
      await book.options("seat", choices: #"{"line": "blue", "rank": 2}"#).options.map(\.title)
    },
    Statement("A dependency on a parameter without a value is nil", dependency, is: ["unknown"]) {
      await book.options("seat", choices: #"{"line": "blue"}"#).options.map(\.title)
    },
    Statement("The form knows on which parameters the options depend", dependency, is: ["line", "rank"]) { await book.parameter("seat").dependsOn },
  ]
}
