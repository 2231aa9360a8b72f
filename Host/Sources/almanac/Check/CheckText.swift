/// A check as lines for a terminal.
enum CheckText {
  static func lines(of result: CheckResult) -> [String] {
    guard result.buildFailure == nil else { return ["\(result.app): the package does not build"] }
    var lines = ["\(result.app): \(result.pictureSummary) (\(result.tolerance))"]
    lines += result.pictures.compactMap { picture in picture.problem.map { "  \(picture.name): \($0)" } }
    let told = result.advice.filter { $0.skipped == nil }
    for one in told.filter(\.fails) {
      let widget = one.family.isEmpty ? one.kind : "\(one.kind) \(one.family)"
      lines.append("\(widget): \(one.advice.severity.rawValue) \(one.advice.rule): \(one.advice.finding)")
      lines.append("    fix: \(one.advice.fix)")
    }
    let others = told.count { !$0.fails }
    if others > 0 { lines.append("\(others) more piece\(others == 1 ? "" : "s") of advice below failOn; see: almanac lint") }
    let skipped = result.advice.count { $0.skipped != nil }
    if skipped > 0 { lines.append("\(skipped) skipped by \(CheckFile.name)") }
    lines += result.weekFaults + result.complaints
    if !result.unused.isEmpty {
      lines.append(
        "\(result.unused.count) recorded picture\(result.unused.count == 1 ? " is" : "s are") not drawn any more: \(result.unused.prefix(5).joined(separator: ", "))"
      )
    }
    return lines
  }
}
