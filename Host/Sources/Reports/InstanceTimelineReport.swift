import Foundation
import Host

/// The timeline of an instance: the fields of ``TimelineReport`` and the state of the instance.
public struct InstanceTimelineReport: Encodable, Sendable {
  public let timeline: TimelineReport
  public let instance: String
  public let stage: String
  /// Index of the current entry; null = there is none yet.
  public let current: Int?
  public let created: Date?
  public let nextReload: Date?
  /// Why the last request to the extension failed; null = it succeeded.
  public let failure: String?

  public init(_ timeline: InstanceTimeline) {
    self.timeline = TimelineReport(
      kind: timeline.instance.kind, family: timeline.instance.family.name,
      entries: timeline.entries.map { .init(date: $0.date, relevance: $0.relevance, nextUpdate: $0.nextUpdate) },
      policy: .init(timeline.policy), diagnostics: timeline.diagnostics.map(DiagnosticReport.init))
    instance = timeline.instance.id
    stage = timeline.instance.stage.rawValue
    current = timeline.current
    created = timeline.entries.isEmpty ? nil : timeline.created
    nextReload = timeline.nextReload
    failure = timeline.failure
  }

  private enum CodingKeys: String, CodingKey { case instance, stage, current, created, nextReload, failure }

  public func encode(to encoder: any Encoder) throws {
    try timeline.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(instance, forKey: .instance)
    try container.encode(stage, forKey: .stage)
    try container.encode(current, forKey: .current)
    try container.encode(created, forKey: .created)
    try container.encode(nextReload, forKey: .nextReload)
    try container.encode(failure, forKey: .failure)
  }
}
