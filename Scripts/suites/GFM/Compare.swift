import Foundation
import SwiftUI
import cmark_gfm
import cmark_gfm_extensions

/// Reads texts as Markdown's inline syntax, by Almanac and by swift-cmark, Apple's fork of cmark-gfm, which Apple's Foundation uses.
/// Input: an array of texts as JSON. Output: for each text two descriptions of the runs, Almanac's and the parser's.
@main struct Compare {
  static func main() throws {
    let texts = try JSONDecoder().decode([String].self, from: FileHandle.standardInput.readDataToEndOfFile())
    let results = try texts.map { [try almanac($0), parser($0)] }
    FileHandle.standardOutput.write(try JSONEncoder().encode(results))
  }

  /// A part of the text with one style.
  struct Run {
    var text: String
    var intent: UInt
    var link: String?
    var image: String?

    var style: String {
      let names = ["emphasis", "strong", "code", "", "", "strikethrough", "soft break", "line break", "HTML"]
      var parts = names.indices.filter { intent & (1 << $0) != 0 }.map { names[$0] }
      if let link { parts.append("link \(link)") }
      if let image { parts.append("image \(image)") }
      return parts.joined(separator: ", ")
    }
  }

  static func described(_ runs: [Run]) -> String {
    var merged: [Run] = []
    for run in runs where !run.text.isEmpty {
      if let last = merged.last, last.style == run.style { merged[merged.count - 1].text += run.text } else { merged.append(run) }
    }
    return merged.map { "\($0.text.debugDescription)" + ($0.style.isEmpty ? "" : " (\($0.style))") }.joined(separator: " ")
  }

  static func almanac(_ text: String) throws -> String {
    let string = try AttributedString(markdown: text, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    return described(
      string.runs.map { run in
        Run(
          text: String(string[run.range].characters), intent: run.inlinePresentationIntent?.rawValue ?? 0, link: run.link?.absoluteString,
          image: run.imageURL?.absoluteString)
      })
  }

  static func parser(_ text: String) -> String {
    cmark_gfm_core_extensions_ensure_registered()
    let parser = cmark_parser_new(CMARK_OPT_VALIDATE_UTF8 | 1 << 18 | 1 << 19)
    defer { cmark_parser_free(parser) }
    for name in ["strikethrough", "autolink"] { cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name)) }
    cmark_parser_feed(parser, text, text.utf8.count)
    let document = cmark_parser_finish(parser)
    defer { cmark_node_free(document) }
    var runs: [Run] = []
    walk(document, Run(text: "", intent: 0)) { runs.append($0) }
    return described(runs)
  }

  static func walk(_ node: UnsafeMutablePointer<cmark_node>?, _ outer: Run, _ add: (Run) -> Void) {
    var run = outer
    let address = { cmark_node_get_url(node).map { String(cString: $0) } }
    switch String(cString: cmark_node_get_type_string(node)) {
    case "text": run.text = String(cString: cmark_node_get_literal(node))
    case "code": (run.text, run.intent) = (String(cString: cmark_node_get_literal(node)), run.intent | 4)
    case "html_inline": (run.text, run.intent) = (String(cString: cmark_node_get_literal(node)), run.intent | 256)
    case "softbreak": (run.text, run.intent) = ("\n", run.intent | 64)
    case "linebreak": (run.text, run.intent) = ("\n", run.intent | 128)
    case "emph": run.intent |= 1
    case "strong": run.intent |= 2
    case "strikethrough": run.intent |= 32
    // The innermost link or image counts.
    case "link": run.link = address().flatMap { URL(string: $0) }?.absoluteString
    case "image": run.image = address().flatMap { URL(string: $0) }?.absoluteString
    default: break
    }
    if !run.text.isEmpty { add(run) }
    run.text = ""
    var child = cmark_node_first_child(node)
    while let next = child {
      walk(next, run, add)
      child = cmark_node_next(next)
    }
  }
}
