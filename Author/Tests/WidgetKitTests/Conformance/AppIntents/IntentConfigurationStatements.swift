import AlmanacWireSchema
import Foundation
import Statements
import SwiftUICore

@testable import AppIntents
@testable import WidgetKit

private struct FavouriteBook: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Favourite Book"
  static let description = IntentDescription("Shows a book.")
  @Parameter(title: "Title", default: "Walden") var name: String
  @Parameter(title: "Author", default: "Thoreau") var author: String
  @Parameter(title: "Year") var year: Int?
}

private struct SelectFocus: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Select Focus"
  @Parameter(title: "Focus", default: "Work") var focus: String
}

private struct SelectAndAct: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Select and act"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 7) }
}

/// A widget with a name and a description of its own.
private struct NamedWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Named", provider: QuietProvider<FavouriteBook>()) { Mark(name: $0.name) }
      .configurationDisplayName("Bookshelf").description("Shows what you read.")
  }
}

extension Statement {
  private static let widget = DocumentSource.apple("appintents/widgetconfigurationintent")
  private static let configurable = DocumentSource.apple("widgetkit/making-a-configurable-widget")
  private static let book = IntentFixture(FavouriteBook.self)

  @MainActor private static var named: KindDescription { WidgetRegistry(NamedWidget()).description.kinds[0] }

  static let configurations: [Statement] = [
    Statement("A widget without a name has the title of its intent", widget, is: "Favourite Book") { await book.kind.displayName },
    Statement("A widget without a description has that of its intent", widget, is: "Shows a book.") { await book.kind.description_p },
    Statement("A name of the widget goes before the title of its intent", widget, is: "Bookshelf") { named.displayName },
    Statement("A description of the widget goes before that of its intent", widget, is: "Shows what you read.") { named.description_p },
    Statement("The form has the parameters in the order of their declaration", configurable, is: ["name", "author", "year"]) {
      try await book.form()
    },
    Statement("A configuration needs no perform method", widget, holds: { (try await FavouriteBook().perform() as? any ReturnsValue)?.value == nil }),
    Statement(
      "The configuration of a control needs no perform method", .apple("appintents/controlconfigurationintent"),
      holds: { (try await SelectFocus().perform() as? any ReturnsValue)?.value == nil }),
    Statement("The configuration of a control can also be performed", .apple("appintents/controlconfigurationintent"), is: 7) {
      try await SelectAndAct().perform().value
    },
    Statement("Without a configuration, the provider gets the defaults", configurable, is: "Walden Thoreau nil") {
      let intent = try await book.configured()
      return "\(intent.name) \(intent.author) \(intent.year.map(String.init) ?? "nil")"
    },
    Statement("The provider gets what a person chose", configurable, is: "Emma Thoreau 1815") {
      let intent = try await book.configured(#"{"name": "Emma", "year": 1815}"#)
      return "\(intent.name) \(intent.author) \(intent.year.map(String.init) ?? "nil")"
    },
    Statement(
      "A recommendation carries the values of its intent", .apple("widgetkit/appintentrecommendation"), is: #"{"author":"Thoreau","name":"Emma"}"#
    ) {
      let intent = FavouriteBook()
      intent.name = "Emma"
      let values = IntentParameters.json(of: intent)
      return JSONFragment.object(["author": values["author"] ?? .null, "name": values["name"] ?? .null]).text
    },
  ]
}
