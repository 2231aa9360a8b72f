import AppIntents
import SwiftUI
import WidgetKit

// An app for the tests of the form: lists of options that are slow, empty, long, or never come.

/// An entity of a list: its text is its identifier.
protocol ListItem: AppEntity where ID == String {
  init(id: String)
}
extension ListItem {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Item" }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

/// Comes after a while.
struct SlowItem: ListItem {
  let id: String
  static let defaultQuery = Query()
  struct Query: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [SlowItem] { identifiers.map(SlowItem.init) }
    func suggestedEntities() async throws -> [SlowItem] {
      try await Task.sleep(for: .seconds(2))
      return ["Late", "Later"].map(SlowItem.init)
    }
  }
}

/// Has nothing to offer.
struct EmptyItem: ListItem {
  let id: String
  static let defaultQuery = Query()
  struct Query: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [EmptyItem] { [] }
    func suggestedEntities() async throws -> [EmptyItem] { [] }
  }
}

/// Cannot be reached the first time.
struct FailingItem: ListItem {
  let id: String
  static let defaultQuery = Query()
  struct Unreachable: Error, CustomStringConvertible { let description = "the server cannot be reached" }
  @MainActor private static var attempts = 0
  struct Query: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [FailingItem] { identifiers.map(FailingItem.init) }
    @MainActor func suggestedEntities() async throws -> [FailingItem] {
      attempts += 1
      if attempts == 1 { throw Unreachable() }
      return [FailingItem(id: "Back again")]
    }
  }
}

/// Never comes.
struct HangingItem: ListItem {
  let id: String
  static let defaultQuery = Query()
  struct Query: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [HangingItem] { identifiers.map(HangingItem.init) }
    func suggestedEntities() async throws -> [HangingItem] {
      while true { try? await Task.sleep(for: .seconds(60)) }
    }
  }
}

/// Was there once: the query finds only the new one.
struct VanishedItem: ListItem {
  let id: String
  static let defaultQuery = Query()
  struct Query: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [VanishedItem] { identifiers.filter { $0 == "New" }.map(VanishedItem.init) }
    func suggestedEntities() async throws -> [VanishedItem] { [VanishedItem(id: "New")] }
  }
}

/// A hundred thousand, of which nobody reads all.
struct ManyItem: ListItem {
  let id: String
  static let defaultQuery = Query()
  struct Query: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [ManyItem] { identifiers.map(ManyItem.init) }
    func suggestedEntities() async throws -> [ManyItem] { (1...100_000).map { ManyItem(id: "Item \($0)") } }
  }
}

/// Ten thousand in sections of a hundred, found by a search.
struct LongItem: ListItem {
  let id: String
  static let defaultQuery = Query()
  static let all = (1...10_000).map { "Row \($0)" }
  struct Query: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [LongItem] { identifiers.map(LongItem.init) }
    func suggestedEntities() async throws -> IntentItemCollection<LongItem> {
      IntentItemCollection(
        sections: stride(from: 0, to: LongItem.all.count, by: 100).map { start in
          IntentItemSection("From \(start + 1)", items: LongItem.all[start..<start + 100].map(LongItem.init))
        })
    }
    func entities(matching string: String) async throws -> IntentItemCollection<LongItem> {
      IntentItemCollection(items: LongItem.all.filter { $0.contains(string) }.map(LongItem.init))
    }
  }
}

struct ChooseItems: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Odd Lists"

  @Parameter(title: "Slow") var slow: SlowItem?
  @Parameter(title: "Empty") var empty: EmptyItem?
  @Parameter(title: "Failing") var failing: FailingItem?
  @Parameter(title: "Hanging") var hanging: HangingItem?
  @Parameter(title: "Vanished") var vanished: VanishedItem?
  @Parameter(title: "Many") var many: ManyItem?
  @Parameter(title: "Long") var long: LongItem?
}

struct ItemEntry: TimelineEntry {
  let date: Date
  let text: String
}

struct ItemProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> ItemEntry { ItemEntry(date: .now, text: "–") }
  func snapshot(for configuration: ChooseItems, in context: Context) async -> ItemEntry { entry(configuration) }
  func timeline(for configuration: ChooseItems, in context: Context) async -> Timeline<ItemEntry> {
    Timeline(entries: [entry(configuration)], policy: .never)
  }

  private func entry(_ configuration: ChooseItems) -> ItemEntry {
    let items = [configuration.slow?.id, configuration.failing?.id, configuration.vanished?.id, configuration.many?.id, configuration.long?.id]
    return ItemEntry(date: .now, text: items.compactMap { $0 }.joined(separator: ", "))
  }
}

@main
struct OddListsBundle: WidgetBundle {
  var body: some Widget {
    OddListsWidget()
    TownWidget()
    RequiredWidget()
  }
}

struct OddListsWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "OddLists", intent: ChooseItems.self, provider: ItemProvider()) { entry in
      Text(entry.text.isEmpty ? "Nothing chosen" : entry.text).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Odd Lists")
    .supportedFamilies([.systemSmall])
  }
}
