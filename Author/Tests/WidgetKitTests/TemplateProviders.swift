import AppIntents
import Intents
import SwiftUICore
import WidgetKit

// Providers as in Xcode's templates: their methods name `Entry`, which they do not declare.

struct TemplateEntry: TimelineEntry {
  let date: Date
}

struct TemplateProvider: TimelineProvider {
  func placeholder(in context: Context) -> TemplateEntry { TemplateEntry(date: Date()) }
  func getSnapshot(in context: Context, completion: @escaping (TemplateEntry) -> Void) { completion(TemplateEntry(date: Date())) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [TemplateEntry(date: Date())], policy: .never))
  }
}

final class TemplateIntent: INIntent {}

struct TemplateIntentProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> TemplateEntry { TemplateEntry(date: Date()) }
  func getSnapshot(for configuration: TemplateIntent, in context: Context, completion: @escaping (TemplateEntry) -> Void) {
    completion(TemplateEntry(date: Date()))
  }
  func getTimeline(for configuration: TemplateIntent, in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [TemplateEntry(date: Date())], policy: .never))
  }
}

struct TemplateAppIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Template"
}

struct TemplateAppIntentProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> TemplateEntry { TemplateEntry(date: Date()) }
  func snapshot(for configuration: TemplateAppIntent, in context: Context) async -> TemplateEntry { TemplateEntry(date: Date()) }
  func timeline(for configuration: TemplateAppIntent, in context: Context) async -> Timeline<Entry> {
    Timeline(entries: [TemplateEntry(date: Date())], policy: .never)
  }
}
