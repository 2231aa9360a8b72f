import AlmanacWireSchema
import Statements
import Testing

@testable import SwiftUICore
@testable import WidgetKit

extension Statement {
  static let widgetPreviews: [Statement] = [
    Statement("A preview steps through its entries", .apple("widgetkit/preview(_:as:widget:timeline:)"), is: ["one", "two"]) {
      try await steps(
        Preview(as: .systemSmall) {
          SteppedWidget()
        } timeline: {
          SampleEntry(date: Staged.start, name: "one")
          SampleEntry(date: Staged.start + 60, name: "two")
        })
    },
    Statement(
      "The dates of a preview's entries are ignored: they are stepped through as listed", .apple("widgetkit/preview(_:as:widget:timeline:)"),
      is: ["one", "two", "three"]
    ) {
      try await steps(
        Preview(as: .systemSmall) {
          SteppedWidget()
        } timeline: {
          SampleEntry(date: Staged.start + 60, name: "one")
          SampleEntry(date: Staged.start + 60, name: "two")
          SampleEntry(date: Staged.start, name: "three")
        })
    },
    Statement("A loop may make the entries", .apple("widgetkit/previewtimelinebuilder"), is: ["1", "2", "3"]) {
      try await steps(
        Preview(as: .systemSmall) {
          SteppedWidget()
        } timeline: {
          for number in 1...3 { SampleEntry(date: Staged.start + TimeInterval(number), name: "\(number)") }
        })
    },
    Statement("A provider may make the entries", .apple("widgetkit/preview(_:as:widget:timelineprovider:)"), is: ["provided"]) {
      try await steps(
        Preview(as: .systemSmall) {
          SteppedWidget()
        } timelineProvider: {
          SampleProvider { _, done in done(Timeline(entries: [SampleEntry(date: Staged.start, name: "provided")], policy: .never)) }
        })
    },
    Statement(
      "A provider makes the entries for the preview's intent", .apple("widgetkit/preview(_:as:using:widget:timelineprovider:)-4ljg1"),
      is: ["timeline 8 A"]
    ) {
      try await steps(
        Preview(as: .systemSmall, using: CountIntent(count: 8)) {
          CountWidget()
        } timelineProvider: {
          CountProvider()
        })
    },
    Statement("A preview is drawn in its family", .apple("widgetkit/preview(_:as:widget:timeline:)"), is: ["systemLarge", "accessoryCircular"]) {
      try [WidgetFamily.systemLarge, .accessoryCircular].map { family in
        try widget(
          Preview(as: family) {
            SteppedWidget()
          } timeline: {
            SampleEntry(date: Staged.start)
          }
        )
        .family.name
      }
    },
  ]

  static let widgetRelevanceClues: [Statement] = [
    Statement("A provider that does not implement relevance() gives none", .apple("widgetkit/timelineprovider/relevance()"), is: [0, 0]) {
      [
        try await clues(SampleWidget { Mark(name: $0.name) }, "Sample").count,
        try Staged.kind(SampleWidget { Mark(name: $0.name) }).hasRelevance_p ? 1 : 0,
      ]
    },
    Statement("Attributes keep the order of their priority", .apple("widgetkit/widgetrelevance"), is: [10, 30, 20]) {
      try await clues(relevant([.date(date(10)), .date(date(30)), .date(date(20))]), "Clues").map(\.interval.start)
    },
    Statement("A date is a moment, a range has a beginning and an end", .apple("relevancekit/relevantcontext"), is: [[10, 10], [20, 30]]) {
      try await clues(relevant([.date(date(10)), .date(from: date(20), to: date(30))]), "Clues").map { [$0.interval.start, $0.interval.end] }
    },
    Statement("A context by an interval is that of its dates", .apple("relevancekit/relevantcontext/date(interval:kind:)"), is: ["20 50 scheduled"]) {
      try await clues(relevant([.date(interval: DateInterval(start: date(20), duration: 30), kind: .scheduled)]), "Clues").map {
        "\(Int($0.interval.start)) \(Int($0.interval.end)) \($0.interval.kind)"
      }
    },
    Statement(
      "A configuration is relevant in its own context", .apple("widgetkit/widgetrelevanceattribute/init(configuration:context:)-4nd5m"),
      is: ["timeline 4 A", "timeline 5 A"]
    ) {
      var names: [String] = []
      for clue in try await clues(CluedWidget(), "Clued") {
        names += try await Staged.names(of: CluedWidget(), kind: "Clued") { $0.configuration = clue.configuration }
      }
      return names
    },
    Statement("An attribute may name a group", .apple("widgetkit/widgetrelevancegroup/named(_:)"), is: ["news", "automatic", "ungrouped"]) {
      try await clues(
        StagedWidget {
          StaticConfiguration(
            kind: "Clues",
            provider: CluesProvider(clues: [
              WidgetRelevanceAttribute(group: .named("news")), WidgetRelevanceAttribute(group: .automatic),
              WidgetRelevanceAttribute(group: .ungrouped),
            ])
          ) { Mark(name: $0.name) }
        }, "Clues"
      )
      .map(\.group)
    },
    Statement(
      "Places, sleep, fitness and headphones may be contexts", .apple("widgetkit/widget-suggestions-in-smart-stacks"),
      is: ["home", "bedtime", "workoutActive", "headphones"]
    ) {
      try await clues(
        relevant([.location(inferred: .home), .sleep(.bedtime), .fitness(.workoutActive), .hardware(headphones: .connected)]), "Clues"
      )
      .map { $0.inferredLocation + $0.condition }
    },
    Statement(
      "A relevance widget is rectangular, for the Smart Stack of a watch", .apple("widgetkit/widgetfamily/accessoryrectangular"),
      is: ["accessoryRectangular"]
    ) {
      try Staged.kind(relevance()).families.map(\.name)
    },
    Statement("It is shown only while it is relevant", .apple("widgetkit/widget-suggestions-in-smart-stacks"), is: true) {
      try Staged.kind(relevance()).onlyWhileRelevant
    },
    Statement(
      "Its entry is made for the configuration of the clue", .apple("widgetkit/relevanceentriesprovider/entry(configuration:context:)"),
      is: ["entry 6 false"]
    ) {
      try await Staged.names(of: relevance(), kind: "Relevance") {
        $0.context.family = .accessoryRectangular
        $0.configuration = Data(#"{"count":6}"#.utf8)
      }
    },
    Statement(
      "For the gallery its entry is asked for with isPreview", .apple("widgetkit/relevanceentriesprovider/entry(configuration:context:)"),
      is: ["entry 3 true"]
    ) {
      try await Staged.names(of: relevance(), kind: "Relevance", .snapshot) {
        $0.context.family = .accessoryRectangular
        $0.context.isPreview = true
      }
    },
    Statement("Its placeholder is that of the provider", .apple("widgetkit/relevanceentriesprovider/placeholder(context:)"), is: ["placeholder"]) {
      try await Staged.names(of: relevance(), kind: "Relevance", .placeholder) { $0.context.family = .accessoryRectangular }
    },
    Statement(
      "associatedKind names the timeline widget for which it may stand", .apple("swiftui/widgetconfiguration/associatedkind(_:)"),
      is: ["Timeline", ""]
    ) {
      [try Staged.kind(relevance("Timeline")).associatedKind, try Staged.kind(relevance()).associatedKind]
    },
    Statement("A timeline widget stands for no other kind", .apple("widgetkit/widget-suggestions-in-smart-stacks"), is: "") {
      try Staged.kind(StagedWidget { StaticConfiguration(kind: "A", provider: SampleProvider()) { Mark(name: $0.name) }.associatedKind("B") })
        .associatedKind
    },
  ]
}

private struct SteppedWidget: Widget {
  var body: some WidgetConfiguration { StaticConfiguration(kind: "Previewed", provider: SampleProvider()) { Mark(name: $0.name) } }
}

@MainActor
private func widget(_ preview: Preview) throws -> any PreviewedWidget {
  guard case .widget(let widget) = preview.content else { throw Staged.Failure(name: "not a widget's preview") }
  return widget
}

/// The names that a preview draws, step by step.
@MainActor
private func steps(_ preview: Preview) async throws -> [String] {
  let widget = try widget(preview)
  let context = EntryRequest.of("Previewed").context
  let archiver = TimelineArchiver(widget: try #require(widget.description), context: context, diagnostics: [])
  let archive = try await archiver.archive(try await widget.timeline(context), now: Staged.start)
  return try archive.entries.indices.flatMap { try archive.names(entry: $0) }
}

private func date(_ seconds: TimeInterval) -> Date { Date(timeIntervalSince1970: seconds) }

@MainActor
private func clues(_ widget: some Widget, _ kind: String) async throws -> [RelevanceValue] {
  var request = HostRequest()
  request.relevance.kind = kind
  return await Staged.reply(of: widget, to: request).relevances.relevances
}

@MainActor
private func relevant(_ contexts: [RelevantContext]) -> some Widget {
  StagedWidget {
    StaticConfiguration(kind: "Clues", provider: CluesProvider(clues: contexts.map { WidgetRelevanceAttribute(context: $0) })) { Mark(name: $0.name) }
  }
}

private struct CluesProvider: TimelineProvider {
  let clues: [WidgetRelevanceAttribute<Void>]
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: Staged.start) }
  func getSnapshot(in context: Context, completion: @escaping (SampleEntry) -> Void) { completion(SampleEntry(date: Staged.start)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<SampleEntry>) -> Void) {
    completion(Timeline(entries: [SampleEntry(date: Staged.start)], policy: .never))
  }
  func relevance() async -> WidgetRelevance<Void> { WidgetRelevance(clues) }
}

private struct CluedProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: Staged.start) }
  func snapshot(for configuration: CountIntent, in context: Context) async -> SampleEntry { SampleEntry(date: Staged.start) }
  func timeline(for configuration: CountIntent, in context: Context) async -> Timeline<SampleEntry> {
    await CountProvider().timeline(for: configuration, in: context)
  }
  func relevance() async -> WidgetRelevance<CountIntent> {
    WidgetRelevance([4, 5].map { WidgetRelevanceAttribute(configuration: CountIntent(count: $0), context: .date(date(Double($0)))) })
  }
}

private struct CluedWidget: Widget {
  var body: some WidgetConfiguration { AppIntentConfiguration(kind: "Clued", provider: CluedProvider()) { Mark(name: $0.name) } }
}

private struct NamedRelevance: RelevanceEntry { let name: String }

private struct RelevanceProvider: RelevanceEntriesProvider {
  func relevance() async -> WidgetRelevance<CountIntent> {
    WidgetRelevance([WidgetRelevanceAttribute(configuration: CountIntent(count: 6), context: .date(date(1)))])
  }
  func entry(configuration: CountIntent, context: Context) async throws -> NamedRelevance {
    NamedRelevance(name: "entry \(configuration.count) \(context.isPreview)")
  }
  func placeholder(context: Context) -> NamedRelevance { NamedRelevance(name: "placeholder") }
}

@MainActor
private func relevance(_ associated: String? = nil) -> some Widget {
  StagedWidget { RelevanceConfiguration(kind: "Relevance", provider: RelevanceProvider()) { Mark(name: $0.name) }.associatedKind(associated) }
}
