import AppIntents
import SwiftUI
import WidgetKit

/// One of 10,000 rows of a list.
struct Row: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Row")
  static let defaultQuery = RowQuery()

  let id: Int

  var title: String { "Station \(id)" }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)", subtitle: "Line \(id % 97)") }
}

struct RowQuery: EntityStringQuery {
  static let rows = (1...10_000).map(Row.init)

  func entities(for identifiers: [Int]) async throws -> [Row] { identifiers.filter { Self.rows.indices.contains($0 - 1) }.map(Row.init) }
  func suggestedEntities() async throws -> [Row] { Self.rows }
  func entities(matching text: String) async throws -> [Row] { Self.rows.filter { $0.title.localizedCaseInsensitiveContains(text) } }
}

struct ChooseRow: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a Row"

  @Parameter(title: "Row") var row: Row?
}

struct RowEntry: TimelineEntry {
  let date: Date
  let title: String
}

struct RowProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> RowEntry { RowEntry(date: .now, title: "Row") }
  func snapshot(for configuration: ChooseRow, in context: Context) async -> RowEntry {
    RowEntry(date: .now, title: configuration.row?.title ?? "None")
  }
  func timeline(for configuration: ChooseRow, in context: Context) async -> Timeline<RowEntry> {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
  }
}

struct RowWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Row", intent: ChooseRow.self, provider: RowProvider()) { entry in
      Text(entry.title).font(.headline).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Row")
    .description("One row of a long list.")
    .supportedFamilies([.systemSmall])
  }
}
