import AlmanacSimulation
import Foundation

/// A simulation's result as a text table.
enum SimulationTable {
  static func lines(_ report: SimulationReport, behavior: Behavior) -> [String] {
    var lines = ["\(behavior.name): \(behavior.summary)", ""]
    let ids = report.days.first?.instances.map(\.id) ?? []
    for (index, id) in ids.enumerated() {
      let family = report.days[0].instances[index].family
      lines.append("\(id) (\(family))")
      let isStacked = report.days[0].instances[index].rotations != nil
      lines.append("   day   views   budgeted   free   denied   stale median     p95\(isStacked ? "   to the top" : "")")
      for day in report.days {
        let instance = day.instances[index]
        lines.append(
          column("\(day.day)", 6) + column("\(instance.views)", 8) + column("\(instance.reloads.budgeted)", 11)
            + column("\(instance.reloads.free)", 7) + column("\(instance.reloads.denied)", 9) + column(span(instance.staleSeconds.median), 15)
            + column(span(instance.staleSeconds.p95), 8) + (instance.rotations.map { column("\($0)", 13) } ?? ""))
      }
      lines.append("")
    }
    let wakeUps = report.days.map(\.wakeups)
    lines.append("wake-ups a day: \(wakeUps.map(String.init).joined(separator: ", "))")
    lines.append("\(report.decisions) decisions, digest \(report.digest.prefix(16))…, seed \(report.seed)")
    return lines
  }

  private static func column(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(1, width - text.count)) + text }

  private static func span(_ seconds: TimeInterval) -> String {
    if seconds >= 7200 { return "\(Int((seconds / 3600).rounded())) h" }
    return seconds >= 120 ? "\(Int((seconds / 60).rounded())) min" : "\(Int(seconds.rounded())) s"
  }
}
