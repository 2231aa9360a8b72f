import AlmanacSimulation
import AlmanacWireSchema
import Foundation

extension ContentLint {
  static let truncatedText = ContentLint(
    name: "truncatedText",
    reason: "The end of the text, often the number that matters, is replaced by “…”.",
    fix: "Give the text more room or lines, let it shrink with minimumScaleFactor(_:), choose with ViewThatFits, or write a shorter text."
  ) { drawing in
    // Text that is truncated only by translations or larger text is a hint; text that is truncated in the usual layout is a fault, unless the author
    // limits the lines: names and titles of any length are cut on purpose.
    let isCommon = drawing.layout.isUsual || drawing.layout.textSize == "large" && !drawing.layout.isPseudo
    var findings: [ContentFinding] = []
    try drawing.forEachList { list, date in
      for node in PlacedNode.all(in: list) where !node.isReplaced && node.isTruncated {
        let isLimited = node.node.debugName == DisplayNode.limitedTextName
        let severity: TimelineAdvice.Severity = isCommon && !isLimited ? .warning : .note
        findings.append(
          ContentFinding(
            severity: severity, text: "\(node.contentName) is cut", source: node.source, entry: date, cause: node.source.isEmpty ? nil : "cut"))
      }
    }
    return findings
  }
}

extension PlacedNode {
  /// Whether the end of the text is replaced by “…”.
  var isTruncated: Bool { [DisplayNode.limitedTextName, DisplayNode.truncatedTextName].contains(node.debugName) }
}
