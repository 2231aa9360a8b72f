import Foundation
import Testing

@testable import AuthorTool

/// The check of string tables.
@Suite struct StringsCommandTests {
  private func check(_ name: String, _ text: String) throws -> [ToolWarning] {
    let scratch = try Scratch()
    let plan = StringsCommand.Plan(tables: [try scratch.write(name, text)], output: scratch.path("out/StringTables.swift"))
    let warnings = try StringsCommand(plan: plan).run()
    #expect(try String(contentsOfFile: plan.output, encoding: .utf8).hasPrefix("//"))
    return warnings
  }

  /// The build's error message, from the file's name on.
  private func error(_ name: String, _ text: String) throws -> String {
    let error = #expect(throws: ToolError.self) { try check(name, text) }
    let description = error?.description ?? ""
    return description.range(of: name).map { String(description[$0.lowerBound...]) } ?? description
  }

  @Test func `everything that Xcode accepts is valid: comments, names without quotes, escapes, several lines, property lists`() throws {
    let strings = """
      /* A comment;
         "over" lines */
      "Hello" = "Hallo"; // and one at the end
      plain_key = "Wert";
      "quote \\" in it" = "ja
      zwei Zeilen";
      "https://a.b" = "c";
      alone;
      "marked" = "\u{651}"; ;

      """
    #expect(try check("Localizable.strings", strings).isEmpty)
    #expect(try check("Empty.strings", "").isEmpty)
    let list = #"<?xml version="1.0"?><plist version="1.0"><dict><key>a</key><string>b</string></dict></plist>"#
    #expect(try check("List.strings", list).isEmpty)
    #expect(try check("List.strings", String(list.drop { $0 != ">" }.dropFirst())).isEmpty)
    #expect(try check("Braces.strings", "// A comment\n{ \"a\" = \"b\"; c = d; }\n").isEmpty)
    let scratch = try Scratch()
    let wide = scratch.path("Wide.strings")
    try #require(#""a" = "b";"#.data(using: .utf16)).write(to: URL(fileURLWithPath: wide))
    #expect(try StringsFile(file: wide).keys == ["a"])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "Localizable.strings:1: error: a: the line must end with “;”; found “\"”"),
    ("\"a\" = \"b\";\n\"c\" \"d\";", "Localizable.strings:2: error: c: “=” and the text are missing after the key; found “\"”"),
    ("\n\"a\" = \"b;\n", "Localizable.strings:2: error: a: the string that starts here has no closing quote"),
    ("\"a\" = ;", "Localizable.strings:1: error: a: expected the text in quotes; found “;”"),
    ("\"a\" = \"b\";\n/* no end", "Localizable.strings:2: error: the comment that starts here has no “*/”"),
    (
      "{ \"a\" = ", "Localizable.strings: error: begins with a brace, but is no property list; leave the brace out or write { \"key\" = \"text\"; }"
    ),
  ])
  func `an invalid line is an error with its number and key`(text: String, message: String) throws {
    #expect(try error("Localizable.strings", text) == message)
  }

  @Test(arguments: [
    ("%#@x@ fehlt %lld", "{}", "has %#@x@, but no substitution of that name; nothing is shown there"),
    ("%1$#@n@", #"{"n":{"argNum":-1,"variations":{"plural":{"other":{"stringUnit":{"value":"%arg"}}}}}}"#, "is -1; arguments count from 1"),
    (
      "%#@n@", #"{"n":{"formatSpecifier":"@@%","variations":{"plural":{"other":{"stringUnit":{"value":"%arg"}}}}}}"#,
      "“@@%” is no specifier; write lld for whole numbers, lf for fractions or @ for text"
    ),
    ("%#@n@", #"{"n":{"variations":{"plural":{"other":{"stringUnit":{"value":"%#@n@"}}}}}}"#, "contains itself"),
  ])
  func `a substitution that cannot be shown is a warning`(text: String, substitutions: String, problem: String) throws {
    let localization = #"{"stringUnit":{"value":"\#(text)"},"substitutions":\#(substitutions)}"#
    let catalog = #"{"sourceLanguage":"en","strings":{"a %lld":{"localizations":{"de":\#(localization)}}}}"#
    #expect(try check("Localizable.xcstrings", catalog).map(\.problem) == [problem])
  }

  @Test func `substitutions in each other, with all parts, are no warning`() throws {
    let inner = #"{"argNum":2,"formatSpecifier":".1f","variations":{"plural":{"other":{"stringUnit":{"value":"%arg"}}}}}"#
    let outer = #"{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":{"value":"%arg of %#@in@"}}}}}"#
    let localization = #"{"stringUnit":{"value":"%#@out@, 5 %"},"substitutions":{"in":\#(inner),"out":\#(outer)}}"#
    let catalog = #"{"sourceLanguage":"en","strings":{"a %lld":{"localizations":{"de":\#(localization)}}}}"#
    #expect(try check("Localizable.xcstrings", catalog).isEmpty)
  }

  @Test func `a repeated key is a warning`() throws {
    let warning = try check("Localizable.strings", "\"a\" = \"b\";\n\"a\" = \"c\";\n").first
    #expect(warning?.line == 2 && warning?.key == "a")
  }

  @Test(arguments: [
    ("{", "Localizable.xcstrings: error: is not JSON"), ("[]", "Localizable.xcstrings: error: must be an object"),
    (#"{"strings": {}}"#, "Localizable.xcstrings: error: sourceLanguage: must be a language"),
    (#"{"sourceLanguage": "en"}"#, "Localizable.xcstrings: error: strings: is missing"),
    (
      #"{"sourceLanguage":"en","strings":{"Hi":{"localizations":{"de":{"stringUnit":{"value":3}}}}}}"#,
      "Localizable.xcstrings: error: strings.“Hi”.localizations.de.stringUnit.value: must be text"
    ),
    (
      #"{"sourceLanguage":"en","strings":{"Hi":{"localizations":{"de":{"variations":{"plural":{"lots":{}}}}}}}}"#,
      "Localizable.xcstrings: error: strings.“Hi”.localizations.de.variations.plural.lots: is not a plural form"
    ),
    (
      #"{"sourceLanguage":"en","strings":{"Hi":{"localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":{"value":"a"}}}}}}}}}"#,
      "Localizable.xcstrings: error: strings.“Hi”.localizations.de.variations.plural.other: is missing"
    ),
    (
      #"{"sourceLanguage":"en","strings":{"Hi":{"localizations":{"de":"Hallo"}}}}"#,
      "Localizable.xcstrings: error: strings.“Hi”.localizations.de: must be an object"
    ),
  ])
  func `an error in a catalog names the key path`(text: String, message: String) throws {
    #expect(try error("Localizable.xcstrings", text).hasPrefix(message))
  }

  @Test func `a catalog as Xcode writes it is valid`() throws {
    let text = #"""
      {"sourceLanguage":"en","version":"1.0","strings":{"":{},"Soon":{"extractionState":"stale"},"App":{"shouldTranslate":false},
      "%lld songs in %lld albums":{"comment":"a","localizations":{
      "en":{"stringUnit":{"state":"translated","value":"%#@SONGS@"},"substitutions":{"SONGS":{"argNum":1,"formatSpecifier":"lld",
      "variations":{"plural":{"one":{"stringUnit":{"value":"%arg song"}},"other":{"stringUnit":{"value":"%arg songs"}}}}}}},
      "de":{"variations":{"device":{"iphone":{"stringUnit":{"value":"a"}},"other":{"variations":{"plural":{"other":{"stringUnit":{"value":"b"}}}}}}}},
      "fr":{"stringSet":{"values":["a"]}}}}}}
      """#
    #expect(try check("Localizable.xcstrings", text).isEmpty)
  }

  @Test func `an error in a dictionary of plurals names the key`() throws {
    func list(_ rule: String) -> String { "<plist version=\"1.0\"><dict><key>songs</key><dict>\(rule)</dict></dict></plist>" }
    let format = "<key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"
    func variable(_ rest: String) -> String {
      "\(format)<key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\(rest)</dict>"
    }
    let name = "Localizable.stringsdict"
    #expect(try check(name, list(variable("<key>other</key><string>%d</string>"))).isEmpty)
    #expect(try error(name, "<plist><dict>").hasPrefix("\(name): error: is not a property list"))
    #expect(try error(name, list("")) == "\(name): error: songs.NSStringLocalizedFormatKey: is missing")
    #expect(try error(name, list(format)) == "\(name): error: songs.n: is missing; “%#@n@” uses it as %#@n@")
    #expect(try error(name, list(variable(""))) == "\(name): error: songs.n.other: is missing; every language needs it")
    #expect(try error(name, list(variable("<key>other</key><integer>1</integer>"))) == "\(name): error: songs.n.other: must be text")
  }
}
