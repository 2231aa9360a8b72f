import Intents
import SwiftUI
import WidgetKit

/// An intent of a text that its handler resolves, as a class made from an intent definition has it.
// Unchecked: restates the superclass's conformance.
final class TownIntent: INIntent, @unchecked Sendable {
  var town: String?

  override class func intentsExtension() -> INExtension? { TownHandler() }
  override class var configurationParameters: [INIntentParameter] {
    [
      .value("town", title: "Town", .string, \TownIntent.town)
        .resolved { (handler, intent: TownIntent) in (handler as? TownHandler).map { [$0.resolveTown(for: intent)] } }
    ]
  }
}

/// Knows two towns of one name, and one that is easily misspelt.
final class TownHandler: INExtension {
  func resolveTown(for intent: TownIntent) -> INStringResolutionResult {
    switch intent.town {
    case nil: .needsValue()
    case "Frankfurt": .disambiguation(with: ["Frankfurt am Main", "Frankfurt (Oder)"])
    case "Colone": .confirmationRequired(with: "Cologne")
    case "Atlantis": .unsupported()
    case let town?: .success(with: town)
    }
  }
}

struct TownProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> ItemEntry { ItemEntry(date: .now, text: "–") }
  func getSnapshot(for configuration: TownIntent, in context: Context, completion: @escaping (ItemEntry) -> Void) {
    completion(ItemEntry(date: .now, text: configuration.town ?? "Nowhere"))
  }
  func getTimeline(for configuration: TownIntent, in context: Context, completion: @escaping (Timeline<ItemEntry>) -> Void) {
    completion(Timeline(entries: [ItemEntry(date: .now, text: configuration.town ?? "Nowhere")], policy: .never))
  }
}

struct TownWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "Town", intent: TownIntent.self, provider: TownProvider()) { entry in
      Text(entry.text).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Town")
    .supportedFamilies([.systemSmall])
  }
}
