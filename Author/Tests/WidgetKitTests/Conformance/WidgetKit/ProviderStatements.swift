import AlmanacWireSchema
import Statements

@testable import SwiftUICore
@testable import WidgetKit

extension Statement {
  static let widgetProviders: [Statement] = [
    Statement("A placeholder is the entry that placeholder(in:) returns", .apple("widgetkit/timelineprovider/placeholder(in:)"), is: ["placeholder"])
    {
      try await Staged.names(of: plain, .placeholder)
    },
    Statement(
      "A snapshot for the gallery is asked for with isPreview", .apple("widgetkit/timelineprovider/getsnapshot(in:completion:)"), is: ["gallery"]
    ) { try await Staged.names(of: plain, .snapshot) { $0.context.isPreview = true } },
    Statement(
      "A snapshot for another transient situation is asked for without isPreview", .apple("widgetkit/timelineprovider/getsnapshot(in:completion:)"),
      is: ["snapshot"]
    ) { try await Staged.names(of: plain, .snapshot) },
    Statement("A snapshot is one entry", .apple("widgetkit/timelineprovider/getsnapshot(in:completion:)"), is: 1) {
      try await Staged.archive(of: plain, .snapshot).entries.count
    },
    Statement(
      "A provider may keep the handler of its timeline and call it after asynchronous work", .apple("widgetkit/timelineprovider"), is: ["late"]
    ) {
      try await Staged.names(
        of: SampleWidget { _, done in
          Task.detached {
            await Task.yield()
            done(Timeline(entries: [SampleEntry(date: Staged.start, name: "late")], policy: .never))
          }
        })
    },
    Statement(
      "The context has the family for which the entries are made", .apple("widgetkit/timelineprovidercontext/family"),
      is: [
        "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait", "accessoryCircular", "accessoryRectangular",
        "accessoryInline", "accessoryCorner",
      ]
    ) {
      var families: [String] = []
      for family in WidgetFamily.all { families += try await noted({ $0.context.family = family.value }) { "\($0.family)" } }
      return families
    },
    Statement("The context has the widget's size in points", .apple("widgetkit/timelineprovidercontext/displaysize"), is: ["338.0 158.0"]) {
      try await noted({ $0.context.displaySize = SizeValue(width: 338, height: 158) }) { "\($0.displaySize.width) \($0.displaySize.height)" }
    },
    Statement(
      "The environment's variants have both colour schemes, since both versions of a widget are rendered",
      .apple("widgetkit/timelineprovidercontext"),
      is: ["[light, dark]"]
    ) { try await noted { text($0.environmentVariants.colorScheme) } },
    Statement(
      "The environment's variants have the scale of the display", .apple("widgetkit/timelineprovidercontext/environmentvariants-swift.struct"),
      is: ["[2.0]"]
    ) { try await noted({ $0.context.displayScale = 2 }) { text($0.environmentVariants.displayScale) } },
    Statement(
      "A value that is the same wherever the widget appears is in the variants once",
      .apple("widgetkit/timelineprovidercontext/environmentvariants-swift.struct"), is: ["[leftToRight]"]
    ) { try await noted { text($0.environmentVariants.layoutDirection) } },
    Statement(
      "The variants have each rendering mode in which the widget can appear",
      .apple("widgetkit/timelineprovidercontext/environmentvariants-swift.property"),
      is: ["[fullColor, vibrant]"]
    ) { try await noted({ $0.context.renderingModes = [.fullColor, .vibrant] }) { text($0.environmentVariants.widgetRenderingMode) } },
    Statement(
      "The variants by key path are those by name", .apple("widgetkit/timelineprovidercontext/environmentvariants-swift.struct/subscript(_:)"),
      is: ["true"]
    ) { try await noted { "\(text($0.environmentVariants[\.colorScheme]) == text($0.environmentVariants.colorScheme))" } },
    Statement(
      "The variants have reduced luminance where the display can be always on",
      .apple("widgetkit/timelineprovidercontext/environmentvariants-swift.struct"), is: ["[false, true]"]
    ) { try await noted { text($0.environmentVariants.isLuminanceReduced) } },
    Statement("Both the gallery's snapshot and the timeline see the same family", .apple("widgetkit/timelineprovider"), is: ["accessoryCircular"]) {
      let widget = SampleWidget(provider: SampleProvider()) { _ in FamilyMark() }
      return try await Staged.names(of: widget, .snapshot) { $0.context.family = .accessoryCircular }
    },
    Statement("A view reads the family of the widget in its environment", .apple("swiftui/environmentvalues/widgetfamily"), is: ["systemLarge"]) {
      try await Staged.list(.systemLarge) { FamilyMark() }.root.names
    },
    Statement(
      "A widget of a family that it does not support is not drawn", .apple("swiftui/widgetconfiguration/supportedfamilies(_:)"),
      is: "family.unsupported" as String?
    ) {
      let widget = StagedWidget {
        StaticConfiguration(kind: "Sample", provider: SampleProvider()) { Mark(name: $0.name) }.supportedFamilies([.systemSmall])
      }
      return try await Staged.failure { try await Staged.archive(of: widget) { $0.context.family = .systemLarge } }
    },
  ]

  static let configuredProviders: [Statement] = [
    Statement(
      "A timeline is asked for with the person's values of an app intent", .apple("widgetkit/appintenttimelineprovider"), is: ["timeline 7 Ada"]
    ) { try await Staged.names(of: CountWidget(), kind: "Count") { $0.configuration = Data(#"{"count":7,"name":"Ada"}"#.utf8) } },
    Statement(
      "A snapshot is asked for with the person's values of an app intent", .apple("widgetkit/appintenttimelineprovider/snapshot(for:in:)"),
      is: ["snapshot 7 Ada"]
    ) { try await Staged.names(of: CountWidget(), kind: "Count", .snapshot) { $0.configuration = Data(#"{"count":7,"name":"Ada"}"#.utf8) } },
    Statement(
      "Two widgets of a kind with different values have different timelines", .apple("widgetkit/appintenttimelineprovider"),
      is: ["timeline 1 A", "timeline 2 A"]
    ) {
      var names: [String] = []
      for count in 1...2 {
        names += try await Staged.names(of: CountWidget(), kind: "Count") { $0.configuration = Data("{\"count\":\(count)}".utf8) }
      }
      return names
    },
    Statement("A parameter that nobody has edited has its default value", .apple("widgetkit/making-a-configurable-widget"), is: ["timeline 3 A"]) {
      try await Staged.names(of: CountWidget(), kind: "Count")
    },
    Statement(
      "A placeholder knows nothing of the person's values", .apple("widgetkit/appintenttimelineprovider/placeholder(in:)"), is: ["placeholder"]
    ) { try await Staged.names(of: CountWidget(), kind: "Count", .placeholder) { $0.configuration = Data(#"{"count":7}"#.utf8) } },
    Statement(
      "The parameters of an intent are edited in the order in which it declares them", .apple("widgetkit/making-a-configurable-widget"),
      is: ["count", "name"]
    ) { try Staged.kind(CountWidget()).parameters.map(\.name) },
    Statement("A widget without an intent has nothing to edit", .apple("widgetkit/staticconfiguration"), is: true) {
      let kind = try Staged.kind(plain)
      return kind.parameters.isEmpty && kind.configuration == .static
    },
    Statement(
      "A timeline is asked for with the person's values of a SiriKit intent", .apple("widgetkit/intenttimelineprovider"), is: ["timeline Lima"]
    ) { try await Staged.names(of: PlaceWidget(), kind: "Place") { $0.configuration = Data(#"{"place":"Lima"}"#.utf8) } },
    Statement(
      "A snapshot is asked for with the person's values of a SiriKit intent",
      .apple("widgetkit/intenttimelineprovider/getsnapshot(for:in:completion:)"), is: ["snapshot Lima"]
    ) { try await Staged.names(of: PlaceWidget(), kind: "Place", .snapshot) { $0.configuration = Data(#"{"place":"Lima"}"#.utf8) } },
    Statement(
      "A provider without recommendations of its own recommends nothing", .apple("widgetkit/appintenttimelineprovider/recommendations()"), is: 0
    ) { try await recommendations(PlaceWidget(), "Place").count },
    Statement(
      "Recommendations are listed with their descriptions, in the order in which the provider returns them",
      .apple("widgetkit/appintentrecommendation"), is: ["Nine", "One"]
    ) { try await recommendations(CountWidget(), "Count").map(\.description_p) },
    Statement("A recommendation configures the widget with its intent", .apple("widgetkit/appintentrecommendation"), is: ["timeline 9 A"]) {
      let recommended = try await recommendations(CountWidget(), "Count")[0]
      return try await Staged.names(of: CountWidget(), kind: "Count") { $0.configuration = recommended.configuration }
    },
  ]
}

private struct FamilyMark: View {
  @Environment(\.widgetFamily) private var family
  var body: some View { Mark(name: "\(family)") }
}

@MainActor private var plain: SampleWidget<Mark> { SampleWidget { Mark(name: $0.name) } }

/// What a provider reads of its context.
@MainActor
private func noted(
  _ change: (inout EntryRequest) -> Void = { _ in }, _ read: @escaping @Sendable (TimelineProviderContext) -> String
) async throws -> [String] {
  let noted = Noted<String>()
  _ = try await Staged.archive(
    of: SampleWidget { context, done in
      noted.note(read(context))
      done(Timeline(entries: [SampleEntry(date: Staged.start)], policy: .never))
    }, .timeline, change)
  return noted.all
}

private func text<Value>(_ values: [Value]?) -> String { values.map { "[" + $0.map { "\($0)" }.joined(separator: ", ") + "]" } ?? "nil" }

@MainActor
private func recommendations(_ widget: some Widget, _ kind: String) async throws -> [Recommendation] {
  var request = HostRequest()
  request.recommendations.kind = kind
  return await Staged.reply(of: widget, to: request).recommendations.recommendations
}

struct CountIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Count"
  @Parameter(title: "Count", default: 3) var count: Int
  @Parameter(title: "Name", default: "A") var name: String
  init() {}
  init(count: Int) { self.count = count }
}

struct CountProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: Staged.start, name: "placeholder") }
  func snapshot(for configuration: CountIntent, in context: Context) async -> SampleEntry {
    SampleEntry(date: Staged.start, name: "snapshot \(configuration.count) \(configuration.name)")
  }
  func timeline(for configuration: CountIntent, in context: Context) async -> Timeline<SampleEntry> {
    Timeline(entries: [SampleEntry(date: Staged.start, name: "timeline \(configuration.count) \(configuration.name)")], policy: .never)
  }
  func recommendations() -> [AppIntentRecommendation<CountIntent>] {
    [
      AppIntentRecommendation(intent: CountIntent(count: 9), description: "Nine"),
      AppIntentRecommendation(intent: CountIntent(count: 1), description: Text(verbatim: "One")),
    ]
  }
}

/// A widget with an app intent.
struct CountWidget: Widget {
  var body: some WidgetConfiguration { AppIntentConfiguration(kind: "Count", provider: CountProvider()) { Mark(name: $0.name) } }
}

// Unchecked: restates the superclass's conformance.
final class PlaceIntent: INIntent, @unchecked Sendable {
  var place: String?
  override class var configurationParameters: [INIntentParameter] { [.string("place", title: "Place", \PlaceIntent.place)] }
}

private struct PlaceProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: Staged.start, name: "placeholder") }
  func getSnapshot(for configuration: PlaceIntent, in context: Context, completion: @escaping (SampleEntry) -> Void) {
    completion(SampleEntry(date: Staged.start, name: "snapshot \(configuration.place ?? "-")"))
  }
  func getTimeline(for configuration: PlaceIntent, in context: Context, completion: @escaping (Timeline<SampleEntry>) -> Void) {
    completion(Timeline(entries: [SampleEntry(date: Staged.start, name: "timeline \(configuration.place ?? "-")")], policy: .never))
  }
}

private struct PlaceWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "Place", intent: PlaceIntent.self, provider: PlaceProvider()) { Mark(name: $0.name) }
  }
}
