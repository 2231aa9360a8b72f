import AppIntents
import SwiftUI
import WidgetKit

// Code that Swift 5 mode accepts and Swift 6 mode refuses. That this file compiles is the test.

var lastHarbour = "North"
let harbours: [Any] = ["North", "South"]

final class HarbourStore {
  static let shared = HarbourStore()
  var names = ["North", "South"]
}

struct HarbourSettings: WidgetConfigurationIntent {
  static var title: LocalizedStringResource = "Harbour"
  static var description = IntentDescription("Which harbour is shown.")
  @Parameter(title: "Harbour", default: "North") var name: String
}

struct Harbour: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Harbour"
  static var defaultQuery = HarbourQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct HarbourQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Harbour] { identifiers.map { Harbour(id: $0) } }
  func suggestedEntities() async throws -> [Harbour] { HarbourStore.shared.names.map { Harbour(id: $0) } }
}

struct HarbourProvider: TimelineProvider {
  struct Entry: TimelineEntry {
    var date: Date
    var name: String
  }

  func placeholder(in context: Context) -> Entry { Entry(date: .now, name: lastHarbour) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now, name: lastHarbour)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    DispatchQueue.main.async {
      lastHarbour = HarbourStore.shared.names.last ?? ""
      completion(Timeline(entries: [Entry(date: .now, name: lastHarbour)], policy: .atEnd))
    }
  }
}
