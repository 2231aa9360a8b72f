import AlmanacFoundationCompat
import Foundation
import Statements
import SwiftUICore

@testable import SwiftUICore

/// What widgets show of strings that are looked up in tables.
@MainActor enum StringTable {
  /// The words of a text with the given files.
  static func shown(
    _ text: Text, _ contents: [String: FormatFile], in locale: String = "en_US", _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> String {
    let files = try TestBundle()
    for (path, file) in contents { try files.write(path, file.data) }
    return withExtendedLifetime(files) {
      var fixture = ContentFixture {
        $0.core.locale = Locale(identifier: locale)
        change(&$0)
      }
      fixture.bundle = files.bundle
      return fixture.render(text).words
    }
  }

  /// Runs `body` with a bundle that has the given files.
  static func inBundle<Result>(_ contents: [String: FormatFile], _ body: (Bundle) throws -> Result) throws -> Result {
    let files = try TestBundle()
    for (path, file) in contents { try files.write(path, file.data) }
    return try withExtendedLifetime(files) { try body(files.bundle) }
  }

  /// The value of the key `a` in an English table of this text.
  static func value(_ table: FormatFile, _ text: Text = Text("a")) throws -> String { try shown(text, ["en.lproj/Localizable.strings": table]) }

  /// A catalog of one key, with JSON for each language.
  nonisolated static func catalog(_ key: String, _ localizations: [String: String], source: String = "en", more: String = "") -> [String: FormatFile]
  {
    let all = localizations.sorted { $0.key < $1.key }.map { #""\#($0)":{\#($1)}"# }.joined(separator: ",")
    let entry = #"{\#(more)"localizations":{\#(all)}}"#
    return ["Localizable.xcstrings": FormatFile(#"{"sourceLanguage":"\#(source)","version":"1.0","strings":{"\#(key)":\#(entry)}}"#)]
  }
  /// JSON of a translation.
  nonisolated static func unit(_ value: String, state: String = "translated") -> String { #""stringUnit":{"state":"\#(state)","value":"\#(value)"}"# }
  /// JSON of variations: `plural` or `device`.
  nonisolated static func variations(_ kind: String, _ forms: [String: String]) -> String {
    let all = forms.sorted { $0.key < $1.key }.map { #""\#($0)":{\#(unit($1))}"# }.joined(separator: ",")
    return #""variations":{"\#(kind)":{\#(all)}}"#
  }

  /// A property list of the entries of a `.stringsdict` file.
  nonisolated static func dictionary(_ entries: String) -> FormatFile {
    FormatFile(#"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>\#(entries)</dict></plist>"#)
  }
  /// The entry of a format with variables, each with its forms.
  nonisolated static func entry(_ key: String, _ format: String, _ variables: [(name: String, type: String, forms: [String: String])]) -> String {
    let all = variables.map { name, type, forms in
      let plural = "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
      let texts = forms.sorted { $0.key < $1.key }.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
      return "<key>\(name)</key><dict>\(plural)<key>NSStringFormatValueTypeKey</key><string>\(type)</string>\(texts)</dict>"
    }
    return "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(all.joined())</dict>"
  }

  /// The plural categories that a language with these ones uses for numbers.
  static func categories(_ language: String, _ categories: String, _ numbers: Int...) throws -> String {
    let forms = Dictionary(uniqueKeysWithValues: categories.split(separator: " ").map { (String($0), "\($0) %lld") })
    let files = catalog("n %lld", [language.replacing("_", with: "-"): variations("plural", forms)], source: "en")
    return try numbers.map { number in try shown(Text("n \(number)"), files, in: language).prefix { $0 != " " }.description }.joined(separator: " ")
  }
}
