import Archive
import Foundation
import Host

/// A timeline without its drawings, as `almanac timeline --json` and `GET /v1/instances/{id}/timeline` tell it.
public struct TimelineReport: Encodable, Sendable {
  public struct Relevance: Codable, Sendable, Equatable {
    public let score: Double
    /// Seconds.
    public let duration: Double
  }
  public struct Entry: Encodable, Sendable {
    public let date: Date
    @OrNull public var relevance: Relevance?
    /// When the entry's picture changes next by itself, counted from its date; null = it stands.
    @OrNull public var nextUpdate: Date?

    public init(date: Date, relevance: Archive.Relevance?, nextUpdate: Date?) {
      self.date = date
      _relevance = OrNull(wrappedValue: relevance.map { Relevance(score: Double($0.score), duration: $0.duration) })
      _nextUpdate = OrNull(wrappedValue: nextUpdate)
    }
  }
  public struct Policy: Encodable, Sendable, Equatable {
    /// `atEnd`, `after` or `never`.
    public let type: String
    /// Only for `after`.
    public let date: Date?

    public init(_ policy: ReloadPolicy) {
      switch policy.kind {
      case .after:
        type = "after"
        date = Date(timeIntervalSince1970: policy.date.seconds)
      case .never:
        type = "never"
        date = nil
      case .atEnd, .unspecified, .UNRECOGNIZED:
        type = "atEnd"
        date = nil
      }
    }
  }
  public let kind: String
  public let family: String
  public let entries: [Entry]
  public let policy: Policy
  public let diagnostics: [DiagnosticReport]

  public init(kind: String, family: String, entries: [Entry], policy: Policy, diagnostics: [DiagnosticReport]) {
    self.kind = kind
    self.family = family
    self.entries = entries
    self.policy = policy
    self.diagnostics = diagnostics
  }
}

/// What the extension or the host has to say about a widget.
public struct DiagnosticReport: Codable, Sendable, Equatable {
  /// `note`, `warning` or `error`.
  public let severity: String
  public let name: String
  public let message: String
  /// The view, file, kind or asset it concerns; may be empty.
  public let place: String
  /// The author's source as `Module/File.swift`; null where it is unknown.
  @OrNull public var file: String?
  /// The line in that file, counted from 1; null where it is unknown.
  @OrNull public var line: Int?

  public init(severity: String, name: String, message: String, place: String, file: String? = nil, line: Int? = nil) {
    self.severity = severity
    self.name = name
    self.message = message
    self.place = place
    _file = OrNull(wrappedValue: file)
    _line = OrNull(wrappedValue: line)
  }

  public init(_ diagnostic: Diagnostic) {
    severity =
      switch diagnostic.severity {
      case .warning: "warning"
      case .error: "error"
      case .note, .unspecified, .UNRECOGNIZED: "note"
      }
    name = diagnostic.name
    message = diagnostic.message
    place = diagnostic.place
    _file = OrNull(wrappedValue: diagnostic.file.isEmpty ? nil : diagnostic.file)
    _line = OrNull(wrappedValue: diagnostic.line == 0 ? nil : Int(diagnostic.line))
  }

  /// Where the cause is written, as compilers say it: `Weather/WeatherView.swift:41`; nil where that is unknown.
  public var source: String? { file.map { file in line.map { "\(file):\($0)" } ?? file } }
}

/// The timeline of an instance: the contract's fields, and how the instance stands.
struct InstanceTimelineReport: Encodable, Sendable {
  let timeline: TimelineReport
  let instance: String
  let stage: String
  /// Index of the entry that is shown; null = none yet.
  let current: Int?
  let created: Date?
  let nextReload: Date?
  /// Why the last request failed; null = it did not.
  let failure: String?

  init(_ timeline: InstanceTimeline) {
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

  func encode(to encoder: any Encoder) throws {
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
