import AlmanacSimulation

/// The advice on one widget.
struct LintReport: Encodable {
  let kind: String
  let family: String
  /// The number of timelines that it provided; nil: the advice is on how the family is drawn, or on the whole app.
  let timelines: Int?
  var advice: [TimelineAdvice]

  var lines: [String] {
    guard let timelines else { return adviceLines(about: family.isEmpty ? kind : "\(kind) \(family)") }
    if timelines == 0 { return ["\(kind): it provided no timeline; see the reason with: almanac timeline"] }
    if advice.isEmpty { return ["\(kind): \(timelines) timelines in a day, no advice"] }
    return adviceLines(about: kind)
  }

  private func adviceLines(about subject: String) -> [String] {
    advice.flatMap { ["\(subject): \($0.severity.rawValue) \($0.rule): \($0.finding)", "    why: \($0.reason)", "    fix: \($0.fix)"] }
  }
}
