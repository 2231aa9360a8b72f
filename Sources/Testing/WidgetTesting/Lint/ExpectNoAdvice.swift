import Basics
import Scheduler
import Simulation
import Testing
import WidgetKit
import WireSchema

/// Returns the advice of `almanac lint` on a widget's timelines during a commuter's day, the most severe first (Specification C10).
///
/// - Parameters:
///   - kind: the kind of a bundle's widget; nil: the first.
///   - placement: the family and device; nil: the widget's first family on the default phone.
///   - configuration: the configuration as JSON; empty: none.
/// - Throws: ``WidgetTestError`` if there is no such widget, or it never returned a timeline.
@MainActor
public func timelineAdvice(
  on widget: some Widget, kind: String? = nil, placement: WidgetPlacement? = nil, configuration: String = ""
) async throws -> [TimelineAdvice] {
  let tested = try WidgetUnderTest(widget, kind: kind)
  var request = try tested.request(on: placement, configuration: configuration)
  // Contents of entries are compared in one presentation only.
  request.context.colorSchemes = [.light]
  request.context.renderingModes = [.fullColor]
  request.context.luminances = [.normal]
  request.context.redactions = [.none]
  request.context.backgrounds = [.shown]
  let played = SimulatedWidget(id: "widget", app: AppID(tested.name), kind: tested.kind.kind, family: request.context.family.name)
  var simulation = DeviceSimulation(device: "phone", widgets: [played], behavior: .commuter, days: 1, seed: 1)
  var observed: [ObservedTimeline] = []
  var failure: WidgetTestError?
  while let simulated = simulation.next() {
    do {
      let timeline = try await WidgetUnderTest.run(at: simulated.now) { try await tested.inProcess.timeline(request) }
      let reply = SimulatedTimeline(timeline)
      guard case .timeline(let dates, let policy) = reply.outcome else { continue }
      // Only the entries of atEnd timelines are compared with those of later ones, so only they are rendered.
      let contents = policy == .atEnd && dates.count > 1 ? try await contentHashes(tested, request, at: simulated.now) : [:]
      observed.append(
        ObservedTimeline(requestedAt: simulated.now, entries: dates.map { .init(date: $0, content: contents[$0]) }, policy: policy))
      simulation.reply(to: simulated, with: reply)
    } catch let error as WidgetTestError {
      failure = failure ?? error
      simulation.reply(to: simulated, with: SimulatedTimeline(.failure(AttemptFailure(.provider, error.description))))
    }
  }
  if observed.isEmpty { throw failure ?? WidgetTestError("the simulated day requested no timeline of \(tested.kind.kind)") }
  return TimelineLint.advice(on: observed)
}

/// Records an issue for each piece of advice on a widget, with its finding, reason and fix (Specification C10).
///
/// ```swift
/// @Test func timelines() async throws { try await expectNoAdvice(on: ForecastWidget(), except: ["alignedDates"]) }
/// ```
/// - Parameters:
///   - kind: the kind of a bundle's widget; nil: the first.
///   - placement: the family and device; nil: the widget's first family on the default phone.
///   - configuration: the configuration as JSON; empty: none.
///   - severity: the least severity to record.
///   - rules: names of rules to ignore.
/// - Throws: ``WidgetTestError`` as ``timelineAdvice(on:kind:placement:configuration:)`` does.
@MainActor
public func expectNoAdvice(
  on widget: some Widget, kind: String? = nil, placement: WidgetPlacement? = nil, configuration: String = "",
  from severity: TimelineAdvice.Severity = .warning, except rules: Set<String> = [], sourceLocation: Testing.SourceLocation = #_sourceLocation
) async throws {
  let unknown = rules.subtracting(TimelineLint.all.map(\.name))
  if !unknown.isEmpty {
    Issue.record(
      "no rule is named \(unknown.sorted().joined(separator: ", ")); there are \(TimelineLint.all.map(\.name).joined(separator: ", "))",
      sourceLocation: sourceLocation)
  }
  for advice in try await timelineAdvice(on: widget, kind: kind, placement: placement, configuration: configuration)
  where advice.severity >= severity && !rules.contains(advice.rule) {
    Issue.record(
      "\(type(of: widget)): \(advice.severity.rawValue) \(advice.rule): \(advice.finding) Why: \(advice.reason) Fix: \(advice.fix)",
      sourceLocation: sourceLocation)
  }
}

/// Returns a hash of each entry's display lists, by the entry's date.
@MainActor
private func contentHashes(_ tested: WidgetUnderTest, _ request: EntryRequest, at instant: Date) async throws -> [Date: String] {
  let archive = try await WidgetUnderTest.run(at: instant) { try await tested.inProcess.archive(request) }
  var contents: [Date: String] = [:]
  for entry in archive.entries {
    var hash = FNV1a()
    for variant in entry.variants where archive.displayLists.indices.contains(Int(variant.displayList)) {
      hash.combine(archive.displayLists[Int(variant.displayList)])
    }
    contents[Date(timeIntervalSince1970: entry.date.seconds)] = String(hash.value, radix: 16)
  }
  return contents
}
