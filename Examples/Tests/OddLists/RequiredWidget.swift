import AppIntents
import SwiftUI
import WidgetKit

// A widget that has nothing to show until somebody has configured it.

struct RequiredItem: ListItem {
  let id: String
  static let defaultQuery = Query()
  struct Query: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [RequiredItem] { identifiers.map(RequiredItem.init) }
    func suggestedEntities() async throws -> [RequiredItem] { ["North", "South"].map(RequiredItem.init) }
  }
}

struct ChooseRequired: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a side"
  @Parameter(title: "Side") var side: RequiredItem
}

struct RequiredProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> ItemEntry { ItemEntry(date: .now, text: "") }
  func snapshot(for configuration: ChooseRequired, in context: Context) async -> ItemEntry { ItemEntry(date: .now, text: configuration.side.id) }
  func timeline(for configuration: ChooseRequired, in context: Context) async -> Timeline<ItemEntry> {
    Timeline(entries: [ItemEntry(date: .now, text: configuration.side.id)], policy: .never)
  }
}

struct RequiredWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Required", intent: ChooseRequired.self, provider: RequiredProvider()) { entry in
      Text(entry.text).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Side")
    .supportedFamilies([.systemSmall])
  }
}
