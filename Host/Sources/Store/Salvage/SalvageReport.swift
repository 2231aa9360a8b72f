/// What was kept of a damaged database and what was lost.
struct SalvageReport {
  var apps: Int
  var instances: Int
  /// Whether there was a copy of the layout.
  var hasCopy: Bool
  /// Widgets whose state or timelines were lost: they request new timelines.
  var renewedInstances = 0
  var keptArchives = 0
  var lostArchives = 0
  var keptDecisions = 0
  var lostDecisions = 0
  var isHistoryWhole = true

  init(layout: Layout, hasCopy: Bool) {
    apps = layout.apps.count
    instances = layout.instances.count
    self.hasCopy = hasCopy
  }

  /// Two clauses, for the end of a notice.
  var text: String {
    let source = hasCopy ? "" : "there was no copy of the layout, so only readable "
    let kept = [
      "\(Self.count(apps, "app")) and \(Self.count(instances, "widget")) with their configurations", "the settings",
      Self.count(keptArchives, "timeline"), Self.count(keptDecisions, "decision"),
    ]
    var lost: [String] = []
    if renewedInstances > 0 { lost.append("the timelines of \(Self.count(renewedInstances, "widget")), which are requested again") }
    if lostArchives > 0 { lost.append("\(Self.count(lostArchives, "archive")) that could not be read whole") }
    if lostDecisions > 0 { lost.append(Self.count(lostDecisions, "decision")) }
    if !isHistoryWhole { lost.append("a part of the history") }
    return "\(source)kept: \(kept.joined(separator: ", ")); lost: \(lost.isEmpty ? "nothing that was readable" : lost.joined(separator: ", "))"
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
