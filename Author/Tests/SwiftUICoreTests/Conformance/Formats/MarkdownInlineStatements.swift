import Foundation
import Statements

extension Statement {
  private static let escapes: DocumentSource = .gfm("Backslash escapes")
  private static let entities: DocumentSource = .gfm("Entity and numeric character references")
  private static let code: DocumentSource = .gfm("Code spans")
  private static let hard: DocumentSource = .gfm("Hard line breaks")
  private static let soft: DocumentSource = .gfm("Soft line breaks")
  private static let html: DocumentSource = .gfm("Raw HTML")
  private static let struck = Markup.gfmExtension("Strikethrough")

  static let markdownCharacters: [Statement] = [
    Statement("A backslash can be before every sign of ASCII that is no letter and no digit", escapes, is: "") {
      try "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~".filter { try Markup.runs("a\\\($0)b") != "a\($0)b" }
    },
    Markup.rule("A backslash before another character is text", escapes, [#"a\b"#: #"a\b"#, #"a\ b"#: #"a\ b"#, #"a\ä\1"#: #"a\ä\1"#]),
    Markup.rule(
      "An escaped sign begins no markup", escapes,
      [#"so \*tea*"#: "so *tea*", #"so \[tea](/x)"#: "so [tea](/x)", #"so \`tea`"#: "so `tea`", #"so \<b>"#: "so <b>", #"so \~~a~~"#: "so ~~a~~"]),
    Markup.rule("A backslash that is escaped escapes nothing", escapes, [#"so \\*tea*"#: #"so \|<e>tea"#]),
    Markup.rule("A backslash is text in code and in addresses in angle brackets", escapes, [#"`a\*b`"#: #"<c>a\*b"#, #"``a\``"#: #"<c>a\"#]),
    Markup.rule("A backslash escapes signs in the address of a link", escapes, [#"[tea](/a\*b "c\"d")"#: "tea→/a*b"]),
    Markup.rule(
      "Names of characters are these characters", entities, ["&copy; &auml; &hearts;": "© ä ♥", "so&nbsp;on": "so\u{a0}on", "&ngE;": "≧\u{338}"]),
    Markup.rule("Numbers of characters are these characters", entities, ["&#35; &#1234; &#992;": "# Ӓ Ϡ", "&#X22; &#xD06;": "\" ആ"]),
    Markup.rule("The number 0 is the character that replaces others", entities, ["a &#0;": "a \u{FFFD}"]),
    Markup.rule(
      "What is no name of a character is text", entities,
      ["a &tea; b": "a &tea; b", "a &copy b": "a &copy b", "a &#; b": "a &#; b", "a &#x; b": "a &#x; b", "a &#987654321; b": "a &#987654321; b"]),
    Markup.rule("A character that is named begins no markup", entities, ["so &#42;tea&#42;": "so *tea*", "so &lt;b&gt;": "so <b>"]),
    Markup.rule("Names of characters are text in code", entities, ["`&copy;`": "<c>&copy;"]),
    Markup.rule("Names of characters are characters in the address of a link", entities, ["[tea](/a&amp;b)": "tea→/a&b"]),
    Markup.rule("Code is between as many backticks", code, ["`tea`": "<c>tea", "``a`b``": "<c>a`b", "` `` `": "<c>``"]),
    Markup.rule(
      "One space at both ends of code is left out, and not more", code, ["so ` tea ` x": "so |<c>tea| x", "so `  a  ` x": "so |<c> a | x"]),
    Markup.rule("A space at one end of code is kept, and so is code of spaces", code, ["so ` a` x": "so |<c> a| x", "so ` ` x": "so |<c> | x"]),
    Markup.rule("Spaces in code are kept", code, ["`a   b`": "<c>a   b"]),
    Markup.rule("A line break in code is a space", code, ["so `a\nb` x": "so |<c>a b| x"]),
    Markup.rule("Backticks without an end are text", code, ["so `tea": "so `tea", "so ```tea``": "so ```tea``", "`a``b`": "<c>a``b"]),
    Markup.rule("Code goes before links and emphasis", code, ["so [tea`](/x)`": "so [tea|<c>](/x)", "so *a`*`": "so *a|<c>*"]),
    Markup.rule("Tags and addresses go before code that begins in them", code, ["so <https://a.b/c`d>`": "so |https://a.b/c`d→https://a.b/c%60d|`"]),
  ]

  static let markdownLines: [Statement] = [
    Markup.rule("One or two tildes strike out", struck, ["~~tea~~ pot": "<x>tea| pot", "so ~tea~ pot": "so |<x>tea| pot"]),
    Markup.rule(
      "Three tildes, and different numbers of them, do not strike out", struck, ["so ~~~tea~~~": "so ~~~tea~~~", "so ~~tea~": "so ~~tea~"]),
    Markup.rule("Strikethrough does not go on in another paragraph", struck, in: .full, ["so ~~tea\n\npot~~ x": "so ~~teapot~~ x"]),
    Markup.rule("What is struck out can be emphasized", struck, ["~~a **b** c~~": "<x>a |<sx>b|<x> c"]),
    Markup.rule("Two spaces at the end of a line break the line", hard, in: .full, ["a  \nb": "a|<hard>\n|b", "a     \nb": "a|<hard>\n|b"]),
    Markup.rule("A backslash at the end of a line breaks the line", hard, in: .full, ["a\\\nb": "a|<hard>\n|b", "*a\\\nb*": "<e>a|<ehard>\n|<e>b"]),
    Markup.rule("Spaces at the beginning of a line are left out", hard, in: .full, ["a  \n   b": "a|<hard>\n|b", "a\n   b": "a|<soft> |b"]),
    Markup.rule("A break at the end of a paragraph is none", hard, in: .full, ["a  ": "a", "a\\": "a\\"]),
    Markup.rule("Another break of a line is a space", soft, in: .full, ["a\nb": "a|<soft> |b", "*a\nb*": "<e>a|<esoft> |<e>b"]),
    Markup.rule(
      "Tags are text that is marked as HTML", html, ["a <b>c</b>": "a |<h><b>|c|<h></b>", "a <b2/> <img src='x'>": "a |<h><b2/>| |<h><img src='x'>"]),
    Markup.rule("A comment is HTML", html, ["a <!-- b --> c": "a |<h><!-- b -->| c"]),
    Markup.rule(
      "Instructions, declarations and character data are HTML", html,
      ["a <?b c?>": "a |<h><?b c?>", "a <!B c>": "a |<h><!B c>", "a <![CDATA[b>c]]>": "a |<h><![CDATA[b>c]]>"]),
    Markup.rule("What is no tag is text", html, ["a <3 b>": "a <3 b>", "a < b>": "a < b>", "a <b c='d>": "a <b c='d>", "a </b c=d>": "a </b c=d>"]),
    Markup.rule(
      "There is markup between tags, and none in them", html, ["a <b>*c*</b>": "a |<h><b>|<e>c|<h></b>", "a <b c='*d*'>": "a |<h><b c='*d*'>"]),
  ]
}
