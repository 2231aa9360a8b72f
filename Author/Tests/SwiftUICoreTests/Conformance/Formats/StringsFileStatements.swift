import Foundation
import Statements
import SwiftUICore

@testable import SwiftUICore

extension Statement {
  /// The syntax of a file of pairs.
  static let stringsFiles: [Statement] = [
    Statement("A pair of a key and a value is a translation", FormatSource.strings, is: "x") { try StringTable.value(#""a" = "x";"#) },
    Statement("Comments between slashes and stars are left out", FormatSource.strings, is: "x") {
      try StringTable.value("/* the first\n   \"a\" = \"no\"; */\n\"a\" /* key */ = /* value */ \"x\";")
    },
    Statement("Comments after two slashes end with the line", FormatSource.strings, is: "x") {
      try StringTable.value("// \"a\" = \"no\";\n\"a\" = \"x\"; // yes\n")
    },
    Statement("Slashes and stars in quotation marks are text", FormatSource.strings, is: "http://x /* y */") {
      try StringTable.value(#""a" = "http://x /* y */";"#)
    },
    Statement("A backslash puts a quotation mark into the text", FormatSource.strings, is: #"say "x""#) {
      try StringTable.value(#""a" = "say \"x\"";"#)
    },
    Statement("A quotation mark in a key has a backslash, too", FormatSource.strings, is: "x") {
      try StringTable.value(#""say \"a\"" = "x";"#, Text(#"say "a""#))
    },
    Statement("Two backslashes are one", FormatSource.strings, is: #"x\"#) {
      try StringTable.inBundle(["Localizable.strings": #""a" = "x\\";"#]) { String(localized: "a", bundle: $0) }
    },
    Statement("A line feed, a tab and a return have the letters of C", FormatSource.strings, is: "x\ny\tz\rw") {
      try StringTable.inBundle(["Localizable.strings": #""a" = "x\ny\tz\rw";"#]) { String(localized: "a", bundle: $0) }
    },
    Statement("A line break in quotation marks is a part of the text", FormatSource.strings, is: "x\ny") {
      try StringTable.inBundle(["Localizable.strings": "\"a\" = \"x\ny\";"]) { String(localized: "a", bundle: $0) }
    },
    Statement("A U with four digits is a character", FormatSource.strings, is: "é") { try StringTable.value(#""a" = "\U00e9";"#) },
    Statement("Characters beyond 65535 are a pair of surrogates", FormatSource.strings, is: "😀") { try StringTable.value(#""a" = "\Ud83d\Ude00";"#) },
    Statement("A file can be in UTF-16 of either byte order", FormatSource.strings, is: ["ü", "ü"]) {
      let text = #""a" = "ü";"#
      let big = Data([0xFE, 0xFF]) + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
      let little = Data([0xFF, 0xFE]) + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
      return [try StringTable.value(FormatFile(big)), try StringTable.value(FormatFile(little))]
    },
    Statement("A mark of the byte order before UTF-8 is no part of the first key", FormatSource.strings, is: "x") {
      try StringTable.value(FormatFile(Data([0xEF, 0xBB, 0xBF]) + Data(#""a" = "x";"#.utf8)))
    },
    Statement("A file can be a property list in XML", FormatSource.strings, is: "x") {
      try StringTable.value(#"<plist version="1.0"><dict><key>a</key><string>x</string></dict></plist>"#)
    },
    Statement("A file can be a binary property list", FormatSource.strings, is: "x") {
      try StringTable.value(FormatFile(try PropertyListSerialization.data(fromPropertyList: ["a": "x"], format: .binary, options: 0)))
    },
    Statement("Letters and digits need no quotation marks", FormatSource.plist, is: "x2") { try StringTable.value("a = x2;") },
    Statement("A key without a value is its own value", .repository("DHowett/go-plist", "issue 27"), is: "a") {
      try StringTable.inBundle(["Localizable.strings": #""a";"#]) { String(localized: "a", defaultValue: "no", bundle: $0) }
    },
    Statement("A file with a missing semicolon has no translations", .repository("swiftlang/swift-foundation", "pull request 2222"), is: "a") {
      try StringTable.value(#""a" = "x" "b" = "y";"#)
    },
    Statement("A value can have the percent sign and quotation marks of any language", FormatSource.strings, is: "„100 %“") {
      try StringTable.value(#""a" = "„100 %“";"#)
    },
    Statement("Keys are compared with the case of their letters", FormatSource.strings, is: "A") { try StringTable.value(#""a" = "x";"#, Text("A")) },
    Statement("A translation can be empty", .apple("foundation/bundle/localizedstring(forkey:value:table:)"), is: "") {
      try StringTable.inBundle(["Localizable.strings": #""a" = "";"#]) { String(localized: "a", defaultValue: "no", bundle: $0) }
    },
  ]

  private static func plural(_ zero: String?, _ one: String, _ other: String, _ type: String = "d") -> (
    name: String, type: String, forms: [String: String]
  ) {
    ("n", type, ["one": one, "other": other].merging(zero.map { ["zero": $0] } ?? [:]) { $1 })
  }
  private static func birds(_ number: Int, _ variable: (name: String, type: String, forms: [String: String])) throws -> [String: FormatFile] {
    ["en.lproj/Localizable.stringsdict": StringTable.dictionary(StringTable.entry("%lld birds", "%#@n@", [variable]))]
  }
  @MainActor private static func birds(_ numbers: Int..., of variable: (name: String, type: String, forms: [String: String])) throws -> [String] {
    try numbers.map { try StringTable.shown(Text("\($0) birds"), try birds($0, variable)) }
  }
  private static let plurals: DocumentSource = .apple("xcode/localizing-strings-that-contain-plurals")
  private static let variants: DocumentSource = .apple("xcode/creating-width-and-device-variants-of-strings")

  /// Files of plural forms and device variants.
  static let stringsDictionaries: [Statement] = [
    Statement("A number has the form of its category", plurals, is: ["1 bird", "2 birds", "0 birds"]) {
      try birds(1, 2, 0, of: plural(nil, "%d bird", "%d birds", "lld"))
    },
    Statement("English can have a form for zero", plurals, is: ["no bird", "1 bird"]) {
      try birds(0, 1, of: plural("no bird", "%d bird", "%d birds"))
    },
    Statement("A form needs no number", plurals, is: ["one bird"]) { try birds(1, of: plural(nil, "one bird", "%d birds")) },
    Statement("A form for a category that the language lacks is not used", plurals, is: ["2 birds", "3 birds"]) {
      try birds(2, 3, of: ("n", "d", ["one": "%d bird", "two": "a pair", "few": "some", "many": "a lot", "other": "%d birds"]))
    },
    Statement("Where the form of a category is missing, other is used", plurals, is: ["1 bird(s)"]) {
      try birds(1, of: ("n", "d", ["other": "%d bird(s)"]))
    },
    Statement("The format has text around its variable", plurals, is: "I see 2 birds.") {
      let entry = StringTable.entry("%lld birds", "I see %#@n@.", [plural(nil, "%d bird", "%d birds")])
      return try StringTable.shown(Text("\(2) birds"), ["en.lproj/Localizable.stringsdict": StringTable.dictionary(entry)])
    },
    Statement("Each variable has the form of its own number", plurals, is: ["1 cat and 2 dogs", "2 cats and 1 dog"]) {
      let cats = (name: "c", type: "lld", forms: ["one": "%lld cat", "other": "%lld cats"])
      let dogs = (name: "d", type: "lld", forms: ["one": "%lld dog", "other": "%lld dogs"])
      let files = ["en.lproj/Localizable.stringsdict": StringTable.dictionary(StringTable.entry("%lld, %lld", "%#@c@ and %#@d@", [cats, dogs]))]
      return [try StringTable.shown(Text("\(1), \(2)"), files), try StringTable.shown(Text("\(2), \(1)"), files)]
    },
    Statement("A variable with a position has the form of that number", plurals, is: "2 dogs, 1 cat") {
      let cats = (name: "c", type: "lld", forms: ["one": "%lld cat", "other": "%lld cats"])
      let dogs = (name: "d", type: "lld", forms: ["one": "%lld dog", "other": "%lld dogs"])
      let entry = StringTable.entry("%lld, %lld", "%2$#@d@, %1$#@c@", [cats, dogs])
      return try StringTable.shown(Text("\(1), \(2)"), ["en.lproj/Localizable.stringsdict": StringTable.dictionary(entry)])
    },
    Statement("A text beside a variable is inserted where its placeholder is", plurals, is: "Ann has 1 cat") {
      let entry = StringTable.entry("%@ %lld", "%1$@ has %2$#@n@", [("n", "lld", ["one": "%lld cat", "other": "%lld cats"])])
      return try StringTable.shown(Text("\("Ann") \(1)"), ["en.lproj/Localizable.stringsdict": StringTable.dictionary(entry)])
    },
    Statement("A form can have a variable in it", "Apple, Foundation Release Notes for OS X v10.9", is: "2 cats and 1 dog") {
      let cats = (name: "c", type: "lld", forms: ["one": "%1$lld cat and %2$#@d@", "other": "%1$lld cats and %2$#@d@"])
      let dogs = (name: "d", type: "lld", forms: ["one": "%2$lld dog", "other": "%2$lld dogs"])
      let entry = StringTable.entry("%lld, %lld", "%1$#@c@", [cats, dogs])
      return try StringTable.shown(Text("\(2), \(1)"), ["en.lproj/Localizable.stringsdict": StringTable.dictionary(entry)])
    },
    Statement("A fraction is in the category other in English", FormatSource.plurals, is: "1.5 miles") {
      let entry = StringTable.entry("%lf miles", "%#@n@", [("n", "lf", ["one": "%.1f mile", "other": "%.1f miles"])])
      return try StringTable.shown(Text("\(1.5) miles"), ["en.lproj/Localizable.stringsdict": StringTable.dictionary(entry)])
    },
    Statement("Keys that only the file of pairs has are found there", plurals, is: "x") {
      let files = ["en.lproj/Localizable.stringsdict": StringTable.dictionary(StringTable.entry("%lld b", "%#@n@", [plural(nil, "%d", "%d")]))]
      return try StringTable.shown(Text("a"), files.merging(["en.lproj/Localizable.strings": #""a" = "x";"#]) { $1 })
    },
    Statement("A device has its own string", variants, is: "Tap here") {
      try StringTable.shown(Text("use"), device("iphone", "Tap here", "mac", "Click here"))
    },
    Statement("A watch has its own string", variants, is: "Turn") {
      try StringTable.shown(Text("use"), device("iphone", "Tap here", "applewatch", "Turn")) { $0.core.platform = .watchos }
    },
    Statement(
      "A device without its own string has that of the file of pairs", .apple("xcode-release-notes/xcode-14-release-notes"), is: "Use it"
    ) {
      let files = device("mac", "Click here", "appletv", "Press here").merging(["en.lproj/Localizable.strings": #""use" = "Use it";"#]) { $1 }
      return try StringTable.shown(Text("use"), files)
    },
    Statement("A string with variants for widths shows one of them", variants, is: true) {
      let forms = "<key>1</key><string>Hi</string><key>22</key><string>Hello</string>"
      let entry = "<key>hello</key><dict><key>NSStringVariableWidthRuleType</key><dict>\(forms)</dict></dict>"
      return ["Hi", "Hello"].contains(try StringTable.shown(Text("hello"), ["en.lproj/Localizable.stringsdict": StringTable.dictionary(entry)]))
    },
  ]

  private static func device(_ forms: String...) -> [String: FormatFile] {
    let pairs = stride(from: 0, to: forms.count, by: 2).map { "<key>\(forms[$0])</key><string>\(forms[$0 + 1])</string>" }.joined()
    let entry = "<key>use</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>\(pairs)</dict></dict>"
    return ["en.lproj/Localizable.stringsdict": StringTable.dictionary(entry)]
  }
}
