import Foundation
import Statements

extension Statement {
  private static let links: DocumentSource = .gfm("Links")
  private static let images: DocumentSource = .gfm("Images")
  private static let autolinks: DocumentSource = .gfm("Autolinks")
  private static let addresses = Markup.gfmExtension("Autolinks")

  static let markdownLinks: [Statement] = [
    Markup.rule("A link has its text and its address", links, ["so [tea](/pot) x": "so |tea→/pot| x", "[tea](https://a.b)": "tea→https://a.b"]),
    Markup.rule(
      "The title of a link is in one of three kinds of quotation marks, and is not shown", links,
      [#"[a](/b "c")"#: "a→/b", "[a](/b 'c')": "a→/b", "[a](/b (c))": "a→/b"]),
    Markup.rule("An address in angle brackets can have spaces", links, ["[a](</b c>)": "a→/b%20c", "[a](<b)c>)": "a→b)c"]),
    Markup.rule("An address without angle brackets has no spaces", links, ["so [a](/b c)": "so [a](/b c)"]),
    Markup.rule(
      "Parentheses in an address are in pairs, or escaped", links,
      ["[a](/b(c)d)": "a→/b(c)d", "[a](/b(c(d)))": "a→/b(c(d))", #"[a](/b\(c)"#: "a→/b(c", "so [a](/b(c)": "so [a](/b(c)"]),
    Markup.rule("White space around the address is left out", links, ["[a](  /b  )": "a→/b", "[a](  /b  'c'  )": "a→/b"]),
    Markup.rule("There is no space between the text and the address", links, ["so [a] (/b)": "so [a] (/b)"]),
    Markup.rule("Brackets in the text of a link are in pairs, or escaped", links, ["[a [b] c](/d)": "a [b] c→/d", #"[a \[ b](/c)"#: "a [ b→/c"]),
    Markup.rule("The text of a link can have markup", links, ["[a *b* `c`](/d)": "a →/d|<e>b→/d| →/d|<c>c→/d"]),
    Markup.rule("A link is not in another one; the inner one holds", links, ["so [a [b](/c) d](/e)": "so [a |b→/c| d](/e)"]),
    Markup.rule("Brackets of a link go before emphasis", links, ["so *[a*](/b)": "so *|a*→/b", "so [a *b](/c*)": "so |a *b→/c*"]),
    Markup.rule("A text in brackets alone is text", links, ["so [a] b": "so [a] b", "so [] b": "so [] b"]),
    Markup.rule(
      "A link can name its address, which is defined elsewhere", links, in: .full,
      ["[a][b]\n\n[b]: /c 'd'": "a→/c", "[a][]\n\n[a]: /c": "a→/c", "[a]\n\n[a]: </c d>": "a→/c%20d"]),
    Markup.rule(
      "Names of addresses are compared without their case", links, in: .full, ["[a][TeA]\n\n[tEa]: /c": "a→/c", "[ÄB]\n\n[äb]: /c": "ÄB→/c"]),
    Markup.rule("Of several definitions of a name the first one holds", links, in: .full, ["[a]\n\n[a]: /b\n[a]: /c": "a→/b"]),
    Markup.rule("An escaped exclamation mark is before a link", images, [#"so \![a](/b)"#: "so !|a→/b"]),
    Statement("The text of an image is its description, without the marks", images, is: "so tea pot") {
      String(try AttributedString(markdown: "so ![tea *pot*](/a.png 'b')").characters)
    },
    Statement("An image in a link has both addresses, as has a link in an image", images, is: ["tea /a.png /b", "so /c nil", "pot /c /d"]) {
      try ["[![tea](/a.png)](/b)", "![so [pot](/d)](/c)"].flatMap { text in
        let parsed = try AttributedString(markdown: text)
        return parsed.runs.map { run in
          let text = String(parsed[run.range].characters).trimmingCharacters(in: .whitespaces)
          return "\(text) \(run.imageURL?.absoluteString ?? "nil") \(run.link?.absoluteString ?? "nil")"
        }
      }
    },
    Markup.rule(
      "Addresses in angle brackets are links", autolinks,
      ["so <https://a.b/c?d=e&f>": "so |https://a.b/c?d=e&f→https://a.b/c?d=e&f", "so <MAILTO:A@B.C>": "so |MAILTO:A@B.C→MAILTO:A@B.C"]),
    Markup.rule(
      "A scheme can be any name of two letters or more", autolinks, ["so <tea-pot:a,b>": "so |tea-pot:a,b→tea-pot:a,b", "so <m:a>": "so <m:a>"]),
    Markup.rule("An address in angle brackets has no spaces", autolinks, ["so <https://a.b/c d>": "so <|https://a.b/c→https://a.b/c| d>"]),
    Markup.rule(
      "An address of electronic mail in angle brackets is a link", autolinks,
      ["so <tea+pot@a.example>": "so |tea+pot@a.example→mailto:tea+pot@a.example"]),
    Markup.rule("What is no address stays text", autolinks, ["so <> x": "so <> x", "so <a.b.c> x": "so <a.b.c> x"]),
    Markup.rule(
      "Addresses of the web are links without marks", addresses,
      ["see https://a.example/b now": "see |https://a.example/b→https://a.example/b| now", "www.a.example": "www.a.example→http://www.a.example"]),
    Markup.rule(
      "Punctuation at the end is no part of the address", addresses,
      [
        "so www.a.example/b.": "so |www.a.example/b→http://www.a.example/b|.",
        "so www.a.example/b?!": "so |www.a.example/b→http://www.a.example/b|?!",
      ]),
    Markup.rule(
      "A parenthesis that the address does not open is no part of it", addresses,
      [
        "(www.a.example/b(c))": "(|www.a.example/b(c)→http://www.a.example/b(c)|)",
        "so www.a.example/(b)": "so |www.a.example/(b)→http://www.a.example/(b)",
      ]),
    Markup.rule(
      "What looks like a named character at the end is no part of the address", addresses,
      ["so www.a.example/?b=c&tea;": "so |www.a.example/?b=c→http://www.a.example/?b=c|&tea;"]),
    Markup.rule("An angle bracket ends an address", addresses, ["so www.a.example/b<c": "so |www.a.example/b→http://www.a.example/b|<c"]),
    Markup.rule("An address of the web does not begin inside of a word", addresses, ["so awww.a.example": "so awww.a.example"]),
    Markup.rule(
      "Addresses of electronic mail are links without marks", addresses,
      ["ask tea@a.example.": "ask |tea@a.example→mailto:tea@a.example|.", "a.b-c_d@a.b": "a.b-c_d@a.b→mailto:a.b-c_d@a.b", "so a@b.c-": "so a@b.c-"]),
    Markup.rule("A name with @ that has no point is no address", addresses, ["so tea@pot": "so tea@pot", "so @pot.a": "so @pot.a"]),
  ]
}
