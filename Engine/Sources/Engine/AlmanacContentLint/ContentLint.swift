import AlmanacProfiles
import AlmanacSimulation
import AlmanacWireSchema
import Foundation

/// A rule that gives advice on what a widget draws: its text, images, links and size (Specification C10). Each rule is a value in its own file.
///
/// What the system's recolouring hides is the concern of `Legibility`, timelines that of `TimelineLint`.
public struct ContentLint: Sendable {
  /// Stable name, such as `truncatedText`. `Documentation/lints.md` has a section for each.
  public let name: String
  let reason: String
  let fix: String
  /// What the rule finds in one drawing.
  let findings: @Sendable (Drawing) throws -> [ContentFinding]

  /// The rules.
  public static let all: [ContentLint] = [
    .missingContainerBackground, .unreachableLink, .missingAccessibilityLabel, .imageArea, .entryBytes, .truncatedText, .beyondEdge, .closeToEdge,
    .unknownSymbol,
  ]

  /// Returns the advice on one kind and family, the most severe first. A finding in several layouts or entries is reported once.
  ///
  /// - Parameter drawings: the widget in each layout that was checked, the usual one first.
  /// - Throws: `ArchiveError` if a list is malformed.
  public static func advice(on drawings: [Drawing]) throws -> [TimelineAdvice] {
    var advice: [TimelineAdvice] = []
    for rule in all {
      var causes: [(finding: ContentFinding, layouts: [Drawing.Layout])] = []
      for drawing in drawings {
        for finding in try rule.findings(drawing) {
          if let known = causes.firstIndex(where: { $0.finding.isSameCause(as: finding) }) {
            if !causes[known].layouts.contains(drawing.layout) { causes[known].layouts.append(drawing.layout) }
            causes[known].finding.severity = max(causes[known].finding.severity, finding.severity)
          } else {
            causes.append((finding, [drawing.layout]))
          }
        }
      }
      advice += causes.map { cause in
        // Where the usual layout has it too, the others add nothing.
        let layouts = cause.layouts.contains(where: \.isUsual) ? [] : cause.layouts.map(\.words)
        let sentence = cause.finding.sentence + (layouts.isEmpty ? "" : " " + layouts.joined(separator: ", ")) + "."
        return TimelineAdvice(rule: rule.name, severity: cause.finding.severity, finding: sentence, reason: rule.reason, fix: rule.fix)
      }
    }
    return advice.enumerated().sorted { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }.map(\.element)
  }
}

/// One thing that a rule found.
struct ContentFinding: Sendable, Equatable {
  var severity: TimelineAdvice.Severity = .warning
  /// What was observed, a clause without its source and without a point.
  let text: String
  /// The author's view with file and line, `ForecastView (Weather/ForecastView.swift:12)`; empty: unknown.
  var source = ""
  /// The date of the entry; nil: it concerns all entries.
  var entry: Date?
  /// What the finding is about if the text changes from layout to layout.
  var cause: String?

  /// Whether both have one cause: the same source, or else the same words.
  func isSameCause(as other: ContentFinding) -> Bool {
    source == other.source && (cause ?? text) == (other.cause ?? other.text)
  }

  var sentence: String {
    let place = source.isEmpty ? "" : " in \(source)"
    let date = entry.map { " (entry of \($0.formatted(.iso8601)))" } ?? ""
    return "\(text)\(place)\(date)"
  }
}

extension ContentFinding {
  /// A finding that the extension has reported as a diagnostic.
  init(_ severity: TimelineAdvice.Severity, _ text: String, _ diagnostic: Diagnostic) {
    let location = diagnostic.file.isEmpty ? "" : "\(diagnostic.file):\(diagnostic.line)"
    let source = [diagnostic.place, location].filter { !$0.isEmpty }
    self.init(severity: severity, text: text, source: source.count == 2 ? "\(source[0]) (\(source[1]))" : source.first ?? "")
  }
}

/// `12,345` in every locale.
func grouped(_ number: Int) -> String { number.formatted(.number.locale(Locale(identifier: "en_US"))) }
