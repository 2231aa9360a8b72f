/// What was kept of a damaged database and what was lost.
struct SalvageReport {
  private let choice: SalvagedLayout
  /// Whether there was a copy of the layout.
  private let hasCopy: Bool
  /// Widgets whose state or timelines were lost: they request new timelines.
  var renewedInstances = 0
  var keptArchives = 0
  var lostArchives = 0
  var keptDecisions = 0
  var lostDecisions = 0
  var isHistoryWhole = true
  /// Whether nothing was found but, at most, a layout: the database was missing, emptied, replaced by a new one, or cannot be read at all.
  private let isContentLost: Bool
  /// Whether the database was older than the copy of the layout.
  private let isOlderThanCopy: Bool
  /// The tables of which a part could not be read.
  private let damagedTables: Set<String>

  init(_ choice: SalvagedLayout, content: SalvagedContent, copy: LayoutCopies.Copy?) {
    self.choice = choice
    hasCopy = copy != nil
    isContentLost = content.isWithoutRecords
    isOlderThanCopy = copy.map { copy in content.stamp.map { $0.generation < copy.stamp.generation } ?? false } ?? false
    damagedTables = content.damagedTables
  }

  /// What a folder without database and copies has lost.
  static let allLost = "lost: widgets, settings, timelines, decisions and history; a backup brings them back: almanac restore FILE"

  /// Clauses for the end of a notice: what was kept and from where, what was lost, and what could not be checked.
  var text: String {
    let layout = choice.layout
    if isContentLost, !hasCopy, layout.apps.isEmpty, layout.instances.isEmpty {
      return "nothing could be read and there was no copy of the layout; \(Self.allLost)"
    }
    var kept = ["\(Self.count(layout.apps.count, "app")) and \(Self.count(layout.instances.count, "widget")) with their configurations"]
    if !layout.settings.isEmpty { kept.append("the settings") }
    if !isContentLost { kept += [Self.count(keptArchives, "timeline"), Self.count(keptDecisions, "decision")] }
    let lost = lostLayout + (isContentLost ? lostRecords(of: layout) : lostParts)
    var text = "\(source)\(kept.joined(separator: ", ")); lost: \(lost.isEmpty ? "nothing" : lost.joined(separator: ", "))"
    if !choice.unverified.isEmpty { text += "; damaged and kept as they could be read, so check them: \(Self.list(choice.unverified))" }
    return text
  }

  private var source: String {
    let older = "the older copy of the layout, which may lack the last change"
    switch (isContentLost, hasCopy) {
    case (true, true): return "restored from \(choice.mayLackChange ? older : "the copy of the layout"): "
    case (false, true): return choice.mayLackChange ? "the layout is from \(older); kept: " : "kept: "
    case (_, false): return "there was no copy of the layout, so only readable kept: "
    }
  }

  private var lostLayout: [String] {
    var lost: [String] = []
    if !choice.lost.isEmpty { lost.append(Self.list(choice.lost)) }
    if !choice.outdated.isEmpty { lost.append("perhaps the last change of \(Self.list(choice.outdated)), now as in the older copy") }
    if choice.mayLackChange, choice.layout.settings.isEmpty { lost.append("the settings, which are the defaults now") }
    return lost
  }

  private func lostRecords(of layout: Layout) -> [String] {
    (layout.instances.isEmpty ? [] : ["all timelines, which are requested again"]) + ["all decisions and the history"]
  }

  private var lostParts: [String] {
    var lost: [String] = []
    if renewedInstances > 0 { lost.append("the timelines of \(Self.count(renewedInstances, "widget")), which are requested again") }
    if lostArchives > 0 { lost.append("\(Self.count(lostArchives, "archive")) that could not be read whole") }
    if lostDecisions > 0 { lost.append(Self.count(lostDecisions, "decision")) }
    if !isHistoryWhole { lost.append("a part of the history") }
    if isOlderThanCopy { lost.append("what was stored after this older database") }
    if lost.isEmpty, !damagedTables.isEmpty { lost.append("what could not be read of: \(damagedTables.sorted().joined(separator: ", "))") }
    return lost
  }

  /// How many ids of a kind are named.
  private static let named = 5

  /// Counts rows of the layout by their kind and names the first of each.
  private static func list(_ keys: [LayoutKey]) -> String {
    LayoutKey.Kind.allCases.compactMap { kind in
      let ids = keys.filter { $0.kind == kind }.map(\.id)
      guard !ids.isEmpty else { return nil }
      let names = ids.prefix(named).joined(separator: ", ") + (ids.count > named ? ", …" : "")
      return switch kind {
      case .app: "\(count(ids.count, "app")) (\(names))"
      case .device: "the list of opened apps"
      case .instance: "\(count(ids.count, "widget")) (\(names))"
      case .setting: "the settings"
      }
    }.joined(separator: ", ")
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
