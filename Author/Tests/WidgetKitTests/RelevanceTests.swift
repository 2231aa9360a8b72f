import AlmanacWireSchema
import CoreLocation
import Foundation
import Testing

@testable import WidgetKit

private struct RelevantProvider: TimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (SampleEntry) -> Void) { completion(SampleEntry(date: .now)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<SampleEntry>) -> Void) {
    completion(Timeline(entries: [SampleEntry(date: .now)], policy: .never))
  }
  func relevance() async -> WidgetRelevance<Void> {
    let circle = CLCircularRegion(center: CLLocationCoordinate2D(latitude: 52, longitude: 13), radius: 500, identifier: "office")
    return WidgetRelevance([
      WidgetRelevanceAttribute(context: .date(from: Date(timeIntervalSince1970: 10), to: Date(timeIntervalSince1970: 20))),
      WidgetRelevanceAttribute(context: .date(Date(timeIntervalSince1970: 5), kind: .scheduled)),
      WidgetRelevanceAttribute(context: .location(circle)),
      WidgetRelevanceAttribute(context: .location(inferred: .home)),
      WidgetRelevanceAttribute(context: .sleep(.bedtime)),
      WidgetRelevanceAttribute(context: .fitness(.workoutActive)),
      WidgetRelevanceAttribute(context: .hardware(headphones: .connected)),
      WidgetRelevanceAttribute(group: .named("news")),
    ])
  }
}

private struct RelevantWidget: Widget {
  var body: some WidgetConfiguration { StaticConfiguration(kind: "Relevant", provider: RelevantProvider()) { Mark(name: $0.name) } }
}

private struct TeamIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Team"
  @Parameter(title: "Team", default: "Home") var team: String
}

private struct TeamProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: .now) }
  func snapshot(for configuration: TeamIntent, in context: Context) async -> SampleEntry { SampleEntry(date: .now) }
  func timeline(for configuration: TeamIntent, in context: Context) async -> Timeline<SampleEntry> { Timeline(entries: [], policy: .never) }
  func relevance() async -> WidgetRelevance<TeamIntent> {
    let intent = TeamIntent()
    intent.team = "Away"
    return WidgetRelevance([WidgetRelevanceAttribute(configuration: intent, context: .location(inferred: .work))])
  }
}

private struct TeamWidget: Widget {
  var body: some WidgetConfiguration { AppIntentConfiguration(kind: "Team", provider: TeamProvider()) { Mark(name: $0.name) } }
}

/// The relevance that providers and apps declare for widgets.
@Suite struct RelevanceTests {
  @MainActor
  private func relevances(_ widget: some Widget, kind: String) async -> [RelevanceValue] {
    var request = HostRequest()
    request.relevance.kind = kind
    let service = ExtensionService(registry: WidgetRegistry(widget))
    return await service.reply(to: request) { _ in }.relevances.relevances
  }

  @Test func `every kind of situation reaches the host`() async {
    let found = await relevances(RelevantWidget(), kind: "Relevant")
    #expect(found.count == 8 && found.allSatisfy { $0.configuration.isEmpty })
    #expect(found[0].interval.start == 10 && found[0].interval.end == 20 && found[0].interval.kind == "default")
    #expect(found[1].interval.start == 5 && found[1].interval.end == 5 && found[1].interval.kind == "scheduled")
    #expect(found[2].region.latitude == 52 && found[2].region.longitude == 13 && found[2].region.radius == 500)
    #expect(found[3].inferredLocation == "home")
    #expect(found[4...6].map(\.condition) == ["bedtime", "workoutActive", "headphones"])
    #expect(found[7].group == "news" && found[7].context == nil && found[0].group == "automatic")
  }

  @Test func `a configured provider's relevance has the configuration it is about`() async throws {
    let found = await relevances(TeamWidget(), kind: "Team")
    #expect(found.map(\.inferredLocation) == ["work"])
    #expect(found[0].configuration == Data(#"{"team":"Away"}"#.utf8))
  }

  @Test func `an app reports to the host when widgets are relevant, and that relevance has changed`() async throws {
    let host = await HostEnd(ConfiguredSample())
    let center = WidgetCenter(link: host.link)
    let intent = TeamIntent()
    intent.team = "Away"
    let context = RelevantContext.date(from: Date(timeIntervalSince1970: 10), to: Date(timeIntervalSince1970: 20))
    try await RelevantIntentManager(center: center).updateRelevantIntents([RelevantIntent(intent, widgetKind: "Team", relevance: context)])
    center.invalidateRelevance(ofKind: "Team")
    let told = await host.call { if case .relevantIntents = $0.call { true } else { false } }.relevantIntents.intents
    #expect(told.map(\.kind) == ["Team"] && told[0].relevance.configuration == Data(#"{"team":"Away"}"#.utf8))
    #expect(told[0].relevance.interval.end == 20)
    #expect(await host.call { if case .invalidateRelevance = $0.call { true } else { false } }.invalidateRelevance.kind == "Team")
    await #expect(throws: WidgetCenter.CenterError.noHost) {
      try await RelevantIntentManager(center: WidgetCenter(link: nil)).updateRelevantIntents([])
    }
  }

  @Test
  @MainActor
  func `a kind says whether there is anything to ask for, without running the provider`() {
    #expect(WidgetRegistry(RelevantWidget()).description.kinds[0].hasRelevance_p)
    #expect(WidgetRegistry(TeamWidget()).description.kinds[0].hasRelevance_p)
    #expect(!WidgetRegistry(ConfiguredSample()).description.kinds[0].hasRelevance_p)
    #expect(!WidgetRegistry(SampleWidget("Plain") { Mark(name: $0.name) }).description.kinds[0].hasRelevance_p)
  }
}
