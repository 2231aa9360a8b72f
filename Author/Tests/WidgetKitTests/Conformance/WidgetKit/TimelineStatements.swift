import AlmanacWireSchema
import Statements

@testable import WidgetKit

extension Statement {
  static let widgetTimelines: [Statement] = [
    Statement("An entry is shown from its own date on", .apple("widgetkit/timelineentry/date"), is: [0, 3600, 86_400]) {
      try await dates([0, 3600, 86_400])
    },
    Statement(
      "Entries are shown when their dates come, whatever their order in the array", .apple("widgetkit/keeping-a-widget-up-to-date"),
      is: ["0", "60", "120"]
    ) {
      let archive = try await archive([120, 0, 60])
      return try (0..<3).flatMap { try archive.names(entry: $0) }
    },
    Statement("A timeline of one entry is complete", .apple("widgetkit/creating-a-widget-extension"), is: [0]) { try await dates([0]) },
    Statement(
      "A timeline without an entry gives nothing to show, as it consists of one or more", .apple("widgetkit/creating-a-widget-extension"),
      is: "timeline.empty" as String?
    ) { try await Staged.failure { try await archive([]) } },
    Statement("Entries may be minutes apart for a whole day", .apple("widgetkit/keeping-a-widget-up-to-date"), is: 288) {
      try await archive((0..<288).map { TimeInterval($0) * 300 }).entries.count
    },
    Statement("The content closure is called with each entry of the timeline", .apple("widgetkit/timelineentry"), is: ["0", "1800"]) {
      let archive = try await archive([0, 1800])
      return try archive.names(entry: 0) + archive.names(entry: 1)
    },
    Statement("An entry's fraction of a second is kept", .apple("widgetkit/timelineentry/date"), [0.5], within: 0.001) {
      let archive = try await archive([0.5])
      return [archive.entries[0].date.seconds - Staged.start.timeIntervalSince1970]
    },
    Statement("Without its own relevance an entry has none", .apple("widgetkit/timelineentry/relevance"), is: false) {
      try await archive([0]).entries[0].hasRelevance
    },
    Statement(
      "An entry that declares no relevance property needs none", .apple("widgetkit/timelineentry/relevance"), is: nil as TimelineEntryRelevance?
    ) {
      TemplateMoment(date: Staged.start).relevance
    },
  ]

  static let widgetRelevances: [Statement] = [
    Statement("A relevance lasts 0 seconds unless a duration is given", .apple("widgetkit/timelineentryrelevance/init(score:duration:)"), is: 0) {
      TimelineEntryRelevance(score: 5).duration
    },
    Statement("Score and duration of each entry reach the system", .apple("widgetkit/timelineentryrelevance"), is: ["10 for 600", "20 for 0"]) {
      try await relevances([TimelineEntryRelevance(score: 10, duration: 600), TimelineEntryRelevance(score: 20)])
    },
    Statement(
      "Scores are on a scale of the author's choosing, of any positive numbers", .apple("widgetkit/widget-suggestions-in-smart-stacks"),
      is: ["5000 for 0", "0.25 for 0"]
    ) { try await relevances([TimelineEntryRelevance(score: 5000), TimelineEntryRelevance(score: 0.25)]) },
    Statement(
      "A score of zero or less is kept as it is, since it says that the widget is not relevant",
      .apple("widgetkit/widget-suggestions-in-smart-stacks"),
      is: ["0 for 60", "-1 for 60"]
    ) { try await relevances([TimelineEntryRelevance(score: 0, duration: 60), TimelineEntryRelevance(score: -1, duration: 60)]) },
    Statement(
      "An entry without relevance between two with one has none of its neighbours'", .apple("widgetkit/timelineentry/relevance"),
      is: ["1 for 0", "none", "3 for 0"]
    ) {
      try await relevances([TimelineEntryRelevance(score: 1), nil, TimelineEntryRelevance(score: 3)])
    },
  ]

  static let widgetReloadPolicies: [Statement] = [
    Statement("atEnd asks for a new timeline after the last entry's date", .apple("widgetkit/timelinereloadpolicy/atend"), is: "atEnd") {
      "\(try await archive([0, 60], .atEnd).policy.kind)"
    },
    Statement("never leaves it to the app to ask for a new timeline", .apple("widgetkit/timelinereloadpolicy/never"), is: "never") {
      "\(try await archive([0, 60], .never).policy.kind)"
    },
    Statement("after asks for a new timeline from its date on", .apple("widgetkit/timelinereloadpolicy/after(_:)"), is: 9000) {
      try await policyDate([0, 60], 9000)
    },
    Statement("The date of after may be before the last entry's", .apple("widgetkit/keeping-a-widget-up-to-date"), is: 30) {
      try await policyDate([0, 60], 30)
    },
    Statement("The date of after may be long after the last entry's, as over a weekend", .apple("widgetkit/keeping-a-widget-up-to-date"), is: 230_400)
    {
      try await policyDate([0], 230_400)
    },
    Statement(
      "after does not take part in the entries: none is left out after its date", .apple("widgetkit/keeping-a-widget-up-to-date"), is: [0, 60, 120]
    ) { try await archive([0, 60, 120], .after(Staged.start + 60)).entries.map { $0.date.seconds - Staged.start.timeIntervalSince1970 } },
    Statement("A snapshot and a placeholder ask for no timeline of their own", .apple("widgetkit/timelineprovider"), is: ["never", "never"]) {
      let widget = SampleWidget { Mark(name: $0.name) }
      let kinds = [
        try await Staged.archive(of: widget, .snapshot).policy.kind, try await Staged.archive(of: widget, .placeholder).policy.kind,
      ]
      return kinds.map { "\($0)" }
    },
  ]
}

/// An entry without relevance.
private struct TemplateMoment: TimelineEntry { let date: Date }

/// The archive of a timeline whose entries are `offsets` seconds from the start and are named after them.
@MainActor
private func archive(
  _ offsets: [TimeInterval], _ policy: @autoclosure @escaping @Sendable () -> TimelineReloadPolicy = .never,
  relevances: [TimelineEntryRelevance?] = []
) async throws -> TimelineArchive {
  try await Staged.archive(
    of: SampleWidget { _, done in
      let entries = offsets.enumerated().map { index, offset in
        SampleEntry(date: Staged.start + offset, name: "\(Int(offset))", relevance: relevances.dropFirst(index).first ?? nil)
      }
      done(Timeline(entries: entries, policy: policy()))
    })
}

@MainActor
private func dates(_ offsets: [TimeInterval]) async throws -> [TimeInterval] {
  try await archive(offsets).entries.map { $0.date.seconds - Staged.start.timeIntervalSince1970 }
}

@MainActor
private func policyDate(_ offsets: [TimeInterval], _ after: TimeInterval) async throws -> TimeInterval {
  let policy = try await archive(offsets, .after(Staged.start + after)).policy
  return policy.kind == .after ? policy.date.seconds - Staged.start.timeIntervalSince1970 : -1
}

@MainActor
private func relevances(_ relevances: [TimelineEntryRelevance?]) async throws -> [String] {
  try await archive(relevances.indices.map { TimeInterval($0) * 60 }, relevances: relevances).entries.map { entry in
    entry.hasRelevance ? "\(short(Double(entry.relevance.score))) for \(short(entry.relevance.duration))" : "none"
  }
}

private func short(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }
