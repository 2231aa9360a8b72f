import AlmanacWireSchema
import Foundation
import Host

/// A timeline without its drawings: the output of `almanac timeline --json` and `GET /v1/instances/{id}/timeline`.
public struct TimelineReport: Encodable, Sendable {
  public struct Relevance: Codable, Sendable, Equatable {
    public let score: Double
    /// For how long the score holds, in seconds.
    public let duration: Double
  }
  public struct Entry: Encodable, Sendable {
    public let date: Date
    @ExplicitNull public var relevance: Relevance?
    /// When the entry's picture first changes without a reload after the entry's date; null = it does not.
    @ExplicitNull public var nextUpdate: Date?

    public init(date: Date, relevance: AlmanacWireSchema.Relevance?, nextUpdate: Date?) {
      self.date = date
      _relevance = ExplicitNull(wrappedValue: relevance.map { Relevance(score: Double($0.score), duration: $0.duration) })
      _nextUpdate = ExplicitNull(wrappedValue: nextUpdate)
    }
  }
  public struct Policy: Encodable, Sendable, Equatable {
    /// `atEnd`, `after` or `never`.
    public let type: String
    /// The earliest date of the next timeline; only for `after`.
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

/// A diagnostic of the extension or the host about a widget.
public struct DiagnosticReport: Codable, Sendable, Equatable {
  /// `note`, `warning` or `error`.
  public let severity: String
  public let name: String
  public let message: String
  /// The view, file, kind or asset that the diagnostic is about; may be empty.
  public let place: String
  /// The author's source file as `Module/File.swift`; null if unknown.
  @ExplicitNull public var file: String?
  /// The line in that file, counted from 1; null if unknown.
  @ExplicitNull public var line: Int?

  public init(severity: String, name: String, message: String, place: String, file: String? = nil, line: Int? = nil) {
    self.severity = severity
    self.name = name
    self.message = message
    self.place = place
    _file = ExplicitNull(wrappedValue: file)
    _line = ExplicitNull(wrappedValue: line)
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
    _file = ExplicitNull(wrappedValue: diagnostic.file.isEmpty ? nil : diagnostic.file)
    _line = ExplicitNull(wrappedValue: diagnostic.line == 0 ? nil : Int(diagnostic.line))
  }

  /// The source location in the form of compilers, `Weather/WeatherView.swift:41`; nil if unknown.
  public var source: String? { file.map { file in line.map { "\(file):\($0)" } ?? file } }
}
