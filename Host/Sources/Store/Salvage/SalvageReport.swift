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
  /// Whether nothing was found but, at most, a layout: the database was missing, emptied, replaced by a new one, or cannot be read at all.
  var isContentLost: Bool
  /// Whether the database was older than the copy of the layout.
  var isOlderThanCopy: Bool
  /// The tables of which a part could not be read.
  var damagedTables: Set<String>

  init(layout: Layout, content: SalvagedContent, copy: LayoutCopies.Copy?) {
    apps = layout.apps.count
    instances = layout.instances.count
    hasCopy = copy != nil
    isContentLost = content.isWithoutRecords
    isOlderThanCopy = copy.map { copy in content.stamp.map { $0.generation < copy.stamp.generation } ?? false } ?? false
    damagedTables = content.damagedTables
  }

  /// Two clauses, for the end of a notice.
  var text: String {
    let layout = "\(Self.count(apps, "app")) and \(Self.count(instances, "widget")) with their configurations"
    if isContentLost, !hasCopy, apps + instances == 0 {
      return "nothing could be read and there was no copy of the layout; lost: widgets, settings, timelines, decisions and history"
    }
    if isContentLost {
      let source = hasCopy ? "restored from the copy of the layout" : "there was no copy of the layout, so only readable kept"
      let timelines = instances > 0 ? "all timelines, which are requested again, " : ""
      return "\(source): \(layout), the settings; lost: \(timelines)all decisions and the history"
    }
    let source = hasCopy ? "" : "there was no copy of the layout, so only readable "
    let kept = [
      layout, "the settings", Self.count(keptArchives, "timeline"), Self.count(keptDecisions, "decision"),
    ]
    var lost: [String] = []
    if renewedInstances > 0 { lost.append("the timelines of \(Self.count(renewedInstances, "widget")), which are requested again") }
    if lostArchives > 0 { lost.append("\(Self.count(lostArchives, "archive")) that could not be read whole") }
    if lostDecisions > 0 { lost.append(Self.count(lostDecisions, "decision")) }
    if !isHistoryWhole { lost.append("a part of the history") }
    if isOlderThanCopy { lost.append("what was stored after this older database") }
    if lost.isEmpty, !damagedTables.isEmpty { lost.append("what could not be read of: \(damagedTables.sorted().joined(separator: ", "))") }
    return "\(source)kept: \(kept.joined(separator: ", ")); lost: \(lost.isEmpty ? "nothing" : lost.joined(separator: ", "))"
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
