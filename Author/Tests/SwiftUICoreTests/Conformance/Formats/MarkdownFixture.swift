import AlmanacFoundationCompat
import Foundation
import Statements
import SwiftUICore

@testable import SwiftUICore

/// Markdown as attributed strings show it.
enum Markup {
  typealias Syntax = AttributedString.MarkdownParsingOptions.InterpretedSyntax
  private static let syntaxes: [Syntax] = [.full, .inlineOnly, .inlineOnlyPreservingWhitespace]

  /// The runs of a text, with bars between them. Before a run stand its styles: `e` emphasized, `s` strong, `c` code, `x` struck, `h` HTML, `soft`
  /// and `hard` for breaks. After it stands the address of its link, after `→`.
  static func runs(_ markdown: String, _ syntax: Syntax, base: URL? = nil, extended: Bool = false) throws -> String {
    let options = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: extended, interpretedSyntax: syntax)
    return runs(of: try AttributedString(markdown: markdown, options: options, baseURL: base))
  }
  static func runs(of string: AttributedString) -> String {
    string.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      let names: [(InlinePresentationIntent, String)] = [
        (.emphasized, "e"), (.stronglyEmphasized, "s"), (.code, "c"), (.strikethrough, "x"), (.inlineHTML, "h"), (.blockHTML, "h"),
        (.softBreak, "soft"),
        (.lineBreak, "hard"),
      ]
      let styles = names.filter { intent.contains($0.0) }.map(\.1).joined()
      let link = run.link.map { "→\($0.absoluteString)" } ?? ""
      return (styles.isEmpty ? "" : "<\(styles)>") + String(string[run.range].characters) + link
    }.joined(separator: "|")
  }

  /// The runs of a text, which are the same with every syntax.
  static func runs(_ markdown: String) throws -> String {
    let all = try syntaxes.map { try runs(markdown, $0) }
    return all.allSatisfy { $0 == all[0] } ? all[0] : all.joined(separator: " or ")
  }

  /// A rule of a section with examples: texts and their runs.
  static func rule(_ claim: String, _ source: DocumentSource, _ examples: KeyValuePairs<String, String>) -> Statement {
    let texts = examples.map(\.key)
    return Statement(claim.replacing("|", with: "/"), source, is: examples.map(\.value)) { try texts.map(runs) }
  }
  /// A rule of one syntax.
  static func rule(_ claim: String, _ source: DocumentSource, in syntax: Syntax, _ examples: KeyValuePairs<String, String>) -> Statement {
    let texts = examples.map(\.key)
    return Statement(claim, source, is: examples.map(\.value)) { try texts.map { try runs($0, syntax) } }
  }

  /// A section of the GFM specification about an extension.
  static func gfmExtension(_ name: String) -> DocumentSource {
    DocumentSource("GFM, \(name) (extension)", "https://github.github.com/gfm/#\(name.lowercased().replacing(" ", with: "-"))-extension-")
  }
}
