import Basics
import WireSchema
import Scheduler
import Simulation
import Testing
import WidgetKit

/// The named advice of `almanac lint` on a widget, from a commuter's day of its timelines (Specification C10).
///
/// - Parameters:
///   - kind: which one of a bundle's or nil for the first.
///   - placement: where it stands or nil for its first family on the usual phone.
/// - Throws: ``WidgetTestError`` where there is no such widget, or it never gave a timeline.
@MainActor
public func timelineAdvice(
  on widget: some Widget, kind: String? = nil, placement: WidgetPlacement? = nil, configuration: String = ""
) async throws -> [TimelineAdvice] {
  let tested = try WidgetUnderTest(widget, kind: kind)
  var request = try tested.request(on: placement, configuration: configuration)
  // What an entry looks like is compared in one presentation.
  request.context.colorSchemes = [.light]
  request.context.renderingModes = [.fullColor]
  request.context.luminances = [.normal]
  request.context.redactions = [.none]
  request.context.backgrounds = [.shown]
  let played = SimulatedWidget(id: "widget", app: AppID(tested.name), kind: tested.kind.kind, family: request.context.family.name)
  var simulation = DeviceSimulation(device: "phone", widgets: [played], behavior: .commuter, days: 1, seed: 1)
  var observed: [ObservedTimeline] = []
  var failure: WidgetTestError?
  while let question = simulation.next() {
    do {
      let timeline = try await WidgetUnderTest.asked(at: question.now) { try await tested.atHand.timeline(request) }
      let answer = SimulatedTimeline(timeline)
      guard case .timeline(let dates, let policy) = answer.outcome else { continue }
      // Only a timeline that runs to its end is compared with what a later one says, so only that is drawn.
      let contents = policy == .atEnd && dates.count > 1 ? try await drawn(tested, request, at: question.now) : [:]
      observed.append(
        ObservedTimeline(askedAt: question.now, entries: dates.map { .init(date: $0, content: contents[$0]) }, policy: policy))
      simulation.answer(question, with: answer)
    } catch let error as WidgetTestError {
      failure = failure ?? error
      simulation.answer(question, with: SimulatedTimeline(.failure(AttemptFailure(.provider, error.description))))
    }
  }
  if observed.isEmpty { throw failure ?? WidgetTestError("\(tested.kind.kind) was asked for no timeline") }
  return TimelineLint.advice(on: observed)
}

/// Records an issue for each piece of advice on a widget, with its finding, reason and fix (Specification C10).
///
/// ```swift
/// @Test func timelines() async throws { try await expectNoAdvice(on: ForecastWidget(), except: ["alignedDates"]) }
/// ```
/// - Parameters:
///   - severity: the least that counts.
///   - rules: names of rules that do not.
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

/// What each entry looks like, told by a number of its display list.
@MainActor
private func drawn(_ tested: WidgetUnderTest, _ request: EntryRequest, at instant: Date) async throws -> [Date: String] {
  let archive = try await WidgetUnderTest.asked(at: instant) { try await tested.atHand.archive(request) }
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
