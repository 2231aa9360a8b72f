import Statements
import SwiftUICore

@testable import SwiftUICore

extension Statement {
  private static let catalog: DocumentSource = .apple("xcode/localizing-and-varying-text-with-a-string-catalog")
  private static let session: DocumentSource = .talk(2023, 10155)
  private typealias Table = StringTable

  private static let birds = Table.catalog(
    "birds %lld",
    [
      "en": Table.unit("I see %#@N@") + #","substitutions":{"N":{"argNum":1,"formatSpecifier":"lld","#
        + Table.variations("plural", ["one": "%arg bird", "other": "%arg birds"]) + "}}"
    ])
  private static let two = Table.catalog(
    "%lld, %lld",
    [
      "en": Table.unit("%#@DOGS@ and %#@CATS@") + #","substitutions":{"CATS":{"argNum":1,"formatSpecifier":"lld","#
        + Table.variations("plural", ["one": "%arg cat", "other": "%arg cats"]) + #"},"DOGS":{"argNum":2,"formatSpecifier":"lld","#
        + Table.variations("plural", ["one": "%arg dog", "other": "%arg dogs"]) + "}}"
    ])

  /// Catalogs of strings in all languages.
  static let stringCatalogs: [Statement] = [
    Statement("A translation is that of the language", catalog, is: ["Hallo", "Bonjour"]) {
      let files = Table.catalog("Hello", ["de": Table.unit("Hallo"), "fr": Table.unit("Bonjour")])
      return [try Table.shown(Text("Hello"), files, in: "de_DE"), try Table.shown(Text("Hello"), files, in: "fr_FR")]
    },
    Statement("In the source language a key without a text is the text", session, is: "Hello") {
      try Table.shown(Text("Hello"), Table.catalog("Hello", ["de": Table.unit("Hallo")]))
    },
    Statement("The source language can have a text that differs from the key", catalog, is: "Hi") {
      try Table.shown(Text("greeting"), Table.catalog("greeting", ["en": Table.unit("Hi")]))
    },
    Statement("A translation that needs review is shown", session, is: "Hallo") {
      try Table.shown(Text("Hello"), Table.catalog("Hello", ["de": Table.unit("Hallo", state: "needs_review")]), in: "de_DE")
    },
    Statement("A translation of a string that the sources no longer have is shown", session, is: "Hallo") {
      let files = Table.catalog("Hello", ["de": Table.unit("Hallo")], more: #""extractionState":"stale","#)
      return try Table.shown(Text("Hello"), files, in: "de_DE")
    },
    Statement("A string that is managed by hand is translated", session, is: "Hallo") {
      let files = Table.catalog("Hello", ["de": Table.unit("Hallo")], more: #""extractionState":"manual","comment":"A greeting","#)
      return try Table.shown(Text("Hello"), files, in: "de_DE")
    },
    Statement(
      "A string that is not to be translated is its key in every language", .apple("xcode-release-notes/xcode-16-release-notes"), is: "Almanac"
    ) {
      try Table.shown(Text("Almanac"), Table.catalog("Almanac", [:], more: #""shouldTranslate":false,"#), in: "de_DE")
    },
    Statement("A text varies with the number in it", catalog, is: ["1 Book", "3 Books"]) {
      let files = Table.catalog("%lld Books", ["en": Table.variations("plural", ["one": "%lld Book", "other": "%lld Books"])])
      return [try Table.shown(Text("\(1) Books"), files), try Table.shown(Text("\(3) Books"), files)]
    },
    Statement("A text that varies in one language can be one text in another", catalog, is: "3冊") {
      let english = Table.variations("plural", ["one": "%lld Book", "other": "%lld Books"])
      return try Table.shown(Text("\(3) Books"), Table.catalog("%lld Books", ["en": english, "ja": Table.unit("%lld冊")]), in: "ja_JP")
    },
    Statement("A form for zero is for zero", session, is: ["No books", "2 Books"]) {
      let forms = ["zero": "No books", "one": "One book", "other": "%lld Books"]
      let files = Table.catalog("%lld Books", ["en": Table.variations("plural", forms)])
      return [try Table.shown(Text("\(0) Books"), files), try Table.shown(Text("\(2) Books"), files)]
    },
    Statement("A text varies with the device", catalog, is: ["Tap to learn more", "Turn to learn more"]) {
      let forms = ["iphone": "Tap to learn more", "applewatch": "Turn to learn more", "other": "Learn more"]
      let files = Table.catalog("more", ["en": Table.variations("device", forms)])
      // Requests of other tests are for other devices.
      return try await CurrentDevice.with("iphone-393x852") { @MainActor in
        [try Table.shown(Text("more"), files), try Table.shown(Text("more"), files) { $0.core.platform = .watchos }]
      }
    },
    Statement("Other devices have the existing text", catalog, is: "Learn more") {
      let forms = ["mac": "Click to learn more", "appletv": "Press to learn more", "other": "Learn more"]
      return try await CurrentDevice.with("iphone-393x852") { @MainActor in
        try Table.shown(Text("more"), Table.catalog("more", ["en": Table.variations("device", forms)]))
      }
    },
    Statement("A device's text can vary with a number", session, is: ["1 step", "2 steps taken"]) {
      let watch = "{" + Table.variations("plural", ["one": "%lld step", "other": "%lld steps"]) + "}"
      let other = "{" + Table.variations("plural", ["one": "%lld step taken", "other": "%lld steps taken"]) + "}"
      let files = Table.catalog("%lld steps", ["en": #""variations":{"device":{"applewatch":\#(watch),"other":\#(other)}}"#])
      return try await CurrentDevice.with("iphone-393x852") { @MainActor in
        [try Table.shown(Text("\(1) steps"), files) { $0.core.platform = .watchos }, try Table.shown(Text("\(2) steps"), files)]
      }
    },
    Statement("A substitution is put where its name stands, with its number as %arg", session, is: ["I see 1 bird", "I see 2 birds"]) {
      [try Table.shown(Text("birds \(1)"), birds), try Table.shown(Text("birds \(2)"), birds)]
    },
    Statement("Each substitution varies with the argument of its number, in any order", session, is: ["2 dogs and 1 cat", "1 dog and 2 cats"]) {
      [try Table.shown(Text("\(1), \(2)"), two), try Table.shown(Text("\(2), \(1)"), two)]
    },
    Statement("The table of another name is another catalog", catalog, is: ["Erkunden", "Explore"]) {
      let files = ["Navigation.xcstrings": Table.catalog("Explore", ["de": Table.unit("Erkunden")])["Localizable.xcstrings"] ?? ""]
      let named = try Table.shown(Text("Explore", tableName: "Navigation"), files, in: "de_DE")
      return [named, try Table.shown(Text("Explore"), files, in: "de_DE")]
    },
    Statement("A language that a catalog lacks has the texts of the source language", FormatSource.language, is: "Hi") {
      try Table.shown(Text("greeting"), Table.catalog("greeting", ["en": Table.unit("Hi"), "de": Table.unit("Hallo")]), in: "fr_FR")
    },
    Statement("The source language need not be English", session, is: ["Bonjour", "Bonjour"]) {
      let files = Table.catalog("greeting", ["fr": Table.unit("Bonjour"), "de": Table.unit("Hallo")], source: "fr")
      return [try Table.shown(Text("greeting"), files, in: "it_IT"), try Table.shown(Text("greeting"), files, in: "fr_CA")]
    },
    Statement("A translation can use the values in another order", catalog, is: "Bach: 3") {
      let files = Table.catalog("%lld by %@", ["de": Table.unit("%2$@: %1$lld")])
      return try Table.shown(Text("\(3) by \("Bach")"), files, in: "de_DE")
    },
    Statement(
      "A translation can leave a value out", .archive("String Programming Guide", "Cocoa/Conceptual/Strings/Articles/FormatStrings.html"), is: "Bach"
    ) {
      try Table.shown(Text("\(3) by \("Bach")"), Table.catalog("%lld by %@", ["de": Table.unit("%2$@")]), in: "de_DE")
    },
    Statement("A catalog that is no JSON has no translations", catalog, is: "Hello") {
      try Table.shown(Text("Hello"), ["Localizable.xcstrings": #"{"sourceLanguage":"en","strings":{"#], in: "de_DE")
    },
  ]
}
