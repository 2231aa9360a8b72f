import AlmanacPainter
import Foundation
import Reports

/// A check as Markdown, for the summary of a CI job.
struct MarkdownSummary {
  let result: CheckResult
  /// The most lines of one section; the report has all.
  private static let most = 50

  func text() -> Data {
    var lines = ["## \(mark) \(Self.escaped(result.app))", ""]
    if let failure = result.buildFailure {
      lines += ["The package does not build.", "", "> \(Self.escaped(failure))", ""]
      return Data(lines.joined(separator: "\n").utf8)
    }
    let failing = result.advice.count(where: \.fails)
    lines += [
      "| | |", "|---|---|", "| Pictures | \(Self.escaped(result.pictureSummary)) |", "| Tolerance | \(Self.escaped("\(result.tolerance)")) |",
      "| Advice | \(result.advice.count(where: { $0.skipped == nil })), of which \(failing) count\(failing == 1 ? "s" : "") as fault |",
      "| Date of the pictures | \(Timestamp.string(result.date)) |", "",
    ]
    if let fonts = result.fonts { lines += ["> **Fonts:** \(Self.escaped(fonts))", ""] }
    let pictures = result.pictures.filter { $0.problem != nil }
    if !pictures.isEmpty {
      lines += ["### Pictures", "", "| picture | what |", "|---|---|"]
      lines += pictures.prefix(Self.most).map { "| \(Self.escaped($0.name)) | \(Self.escaped($0.problem ?? "")) |" }
      lines += Self.rest(pictures.count)
    }
    let advice = result.advice.filter { $0.skipped == nil }
    if !advice.isEmpty {
      lines += ["### Advice", "", "| | rule | widget | finding |", "|---|---|---|---|"]
      lines += advice.sorted { $1.advice.severity < $0.advice.severity }.prefix(Self.most).map { one in
        "| \(one.advice.severity.rawValue) | \(one.advice.rule) | \(Self.escaped("\(one.kind) \(one.family)")) | \(Self.escaped(one.advice.finding)) |"
      }
      lines += Self.rest(advice.count)
    }
    let week = result.weekFaults + result.complaints
    if !week.isEmpty { lines += ["### Simulated days", ""] + week.prefix(Self.most).map { "- \(Self.escaped($0))" } + Self.rest(week.count) }
    return Data(lines.joined(separator: "\n").utf8)
  }

  private var mark: String { result.verdict == .passed ? "✅" : "❌" }

  private static func rest(_ count: Int) -> [String] { count > most ? ["", "… and \(count - most) more", ""] : [""] }

  /// Returns text that stays text: without markup, tables, links, mentions or lines of its own.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // Entities, which no parser of Markdown takes as markup; GitHub makes no mention and no issue of them.
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "|", "!", "~", "@", "$": result += "&#\(scalar.value);"
      case _
      where scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .lineSeparator
        || scalar.properties.generalCategory == .paragraphSeparator:
        result += " "
      // Direction marks are left out, because they would also affect the text that follows.
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result.replacingOccurrences(of: "://", with: "&#58;//")
  }
}
