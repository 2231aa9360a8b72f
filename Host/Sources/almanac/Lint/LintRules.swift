import AlmanacContentLint
import AlmanacPainter
import AlmanacSimulation

/// The stable names of all rules that give advice.
enum LintRules {
  static let names =
    TimelineLint.all.map(\.name) + LegibilityFinding.Rule.allCases.map(\.rawValue) + ContentLint.all.map(\.name) + [MemoryLint.name]
    + UpdateLint.rules
}
