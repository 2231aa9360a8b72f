import AlmanacBasics
import AlmanacContentLint
import AlmanacPainter
import AlmanacProfiles
import AlmanacScheduler
import AlmanacSimulation
import AlmanacWireSchema
import Testing
import WidgetKit

/// Returns the advice of `almanac lint` on a widget's timelines during a commuter's day, the most severe first (Specification C10).
///
/// - Parameters:
///   - kind: the kind of a bundle's widget; nil = the first.
///   - placement: the family and device; nil = the widget's first family on the default phone.
///   - configuration: the configuration as JSON; empty = none.
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

/// Returns the advice of `almanac lint` on how a widget is drawn: content that cannot be seen where the system recolours the widget or removes its
/// background, such as tinted home screens and lock screens (Specification D2).
///
/// - Parameters:
///   - kind: the kind of a bundle's widget; nil = the first.
///   - placement: the family and device; nil = each of the widget's families, on the default phone and one device of each other kind.
///   - configuration: the configuration as JSON; empty = none.
///   - instant: the time at which the timelines are requested.
/// - Throws: ``WidgetTestError`` if there is no such widget, it returned no timeline, or nothing can be painted.
@MainActor
public func appearanceAdvice(
  on widget: some Widget, kind: String? = nil, placement: WidgetPlacement? = nil, configuration: String = "",
  at instant: Date = DeviceSimulation.monday
) async throws -> [TimelineAdvice] {
  let tested = try WidgetUnderTest(widget, kind: kind)
  let devices = try placement.map { [try $0.profile()] } ?? Profiles.oneOfEachKind()
  var findings: [LegibilityFinding] = []
  for family in placement.map({ [$0.family.value] }) ?? tested.kind.families {
    guard let widgetFamily = WidgetFamily(family) else { continue }
    for layout in Legibility.layouts(of: family, keepsBackground: !tested.kind.backgroundRemovable, on: devices) {
      var chosen = placement ?? WidgetPlacement(widgetFamily)
      chosen.device = layout.placement.device.id
      var request = try tested.request(on: chosen, configuration: configuration)
      request.context = try chosen.context(in: layout.placement)
      request.context.namesSources = true
      let archive = try await WidgetUnderTest.run(at: instant) { try await tested.inProcess.archive(request) }
      do {
        for entry in Legibility.sample(archive.entries.count) {
          let date = Date(timeIntervalSince1970: archive.entries[entry].date.seconds)
          findings += try Legibility(appearances: layout.appearances, date: date, images: { archive.image($0) }) { key in
            try archive.displayList(entry: entry, for: key)
          }.findings()
        }
      } catch {
        throw WidgetTestError("nothing was painted: \(error)")
      }
    }
  }
  return findings.joined().map { finding in
    let words = finding.words
    return TimelineAdvice(rule: finding.rule.rawValue, severity: .warning, finding: words.finding, reason: words.reason, fix: words.fix)
  }
}

/// Returns the advice of `almanac lint` on a widget's content: truncated text, images and entries near a limit, links that cannot be hit, missing
/// container backgrounds and accessibility labels (Specification C10). Each family is drawn in its default layout, in pseudo-locales and with larger text.
///
/// - Parameters:
///   - kind: the kind of a bundle's widget; nil = the first.
///   - placement: the family and device; nil = each of the widget's families that the default phone offers.
///   - configuration: the configuration as JSON; empty = none.
///   - locales: the app's own locales, such as `de_DE`.
///   - instant: the time at which the timelines are requested.
/// - Throws: ``WidgetTestError`` if there is no such widget or it returned no timeline.
@MainActor
public func contentAdvice(
  on widget: some Widget, kind: String? = nil, placement: WidgetPlacement? = nil, configuration: String = "", locales: [String] = [],
  at instant: Date = DeviceSimulation.monday
) async throws -> [TimelineAdvice] {
  let tested = try WidgetUnderTest(widget, kind: kind)
  var advice: [TimelineAdvice] = []
  for family in placement.map({ [$0.family.value] }) ?? tested.kind.families {
    guard let widgetFamily = WidgetFamily(family) else { continue }
    var drawings: [Drawing] = []
    for layout in Drawing.layouts(locales: locales) {
      var chosen = placement ?? WidgetPlacement(widgetFamily)
      chosen.locale = layout.locale
      chosen.dynamicTypeSize = DynamicTypeSize(name: layout.textSize) ?? .large
      guard placement != nil || (try? chosen.context()) != nil else { continue }
      var request = try tested.request(on: chosen, configuration: configuration)
      request.context.namesSources = true
      let archive = try await WidgetUnderTest.run(at: instant) { try await tested.inProcess.archive(request) }
      drawings.append(Drawing(family: family, layout: layout, archive: archive, device: try chosen.profile()))
    }
    do {
      advice += try ContentLint.advice(on: drawings)
    } catch {
      throw WidgetTestError("the widget's drawing cannot be read: \(error)")
    }
  }
  return advice
}

/// Records an issue for each piece of advice on a widget's timelines and on how it is drawn, with its finding, reason and fix (Specification C10, D2).
///
/// ```swift
/// @Test func timelines() async throws { try await expectNoAdvice(on: ForecastWidget(), except: ["alignedDates"]) }
/// ```
/// - Parameters:
///   - kind: the kind of a bundle's widget; nil = the first.
///   - placement: the family and device; nil = for timelines the widget's first family on the default phone, for drawing each family on one device of
///     each kind.
///   - configuration: the configuration as JSON; empty = none.
///   - severity: the minimum severity to record.
///   - rules: names of rules to ignore.
/// - Throws: ``WidgetTestError``, for the same reasons as ``timelineAdvice(on:kind:placement:configuration:)`` and
///   ``appearanceAdvice(on:kind:placement:configuration:at:)``.
@MainActor
public func expectNoAdvice(
  on widget: some Widget, kind: String? = nil, placement: WidgetPlacement? = nil, configuration: String = "",
  from severity: TimelineAdvice.Severity = .warning, except rules: Set<String> = [], sourceLocation: Testing.SourceLocation = #_sourceLocation
) async throws {
  let known = TimelineLint.all.map(\.name) + LegibilityFinding.Rule.allCases.map(\.rawValue) + ContentLint.all.map(\.name)
  let unknown = rules.subtracting(known)
  if !unknown.isEmpty {
    Issue.record(
      "no rule is named \(unknown.sorted().joined(separator: ", ")); there are \(known.joined(separator: ", "))", sourceLocation: sourceLocation)
  }
  let timelines = try await timelineAdvice(on: widget, kind: kind, placement: placement, configuration: configuration)
  let drawing = try await appearanceAdvice(on: widget, kind: kind, placement: placement, configuration: configuration)
  let content = try await contentAdvice(on: widget, kind: kind, placement: placement, configuration: configuration)
  for advice in timelines + drawing + content
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
