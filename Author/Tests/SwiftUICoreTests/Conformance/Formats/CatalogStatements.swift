import AlmanacUIKitDrawing
import AlmanacWireSchema
import Foundation
import Statements
import SwiftUICore

@testable import SwiftUICore

extension Statement {
  private static let namespace: FormatFile = #"{"properties":{"provides-namespace":true}}"#
  private static func set(_ folder: String, width: UInt32 = 20) -> [String: FormatFile] {
    PictureSet.files("a.png", .png(width, 10), in: "\(folder).imageset")
  }
  /// Which of the names are images.
  @MainActor private static func found(_ names: [String], _ files: [String: FormatFile]...) async throws -> [Bool] {
    let all = files.reduce(into: [:]) { $0.merge($1) { _, new in new } }
    return try await withFormatFiles(all) { fixture in names.map { fixture.render(Image($0)).names.isEmpty } }
  }

  /// Folders of a catalog, and names.
  static let catalogFolders: [Statement] = [
    Statement("A catalog needs no Contents.json", FormatSource.catalog, is: [true]) { try await found(["Pic"], set("A.xcassets/Pic")) },
    Statement("A group is no part of the names of what it contains", FormatSource.folders, is: [true, false]) {
      try await found(["Pic", "Icons/Pic"], set("A.xcassets/Icons/Pic"))
    },
    Statement("A group needs no Contents.json, and can be in another one", FormatSource.group, is: [true]) {
      try await found(["Pic"], set("A.xcassets/Icons/Small/Pic"))
    },
    Statement("A group with a namespace is a part of the names, before a slash", FormatSource.folders, is: [false, true]) {
      try await found(["Pic", "Icons/Pic"], set("A.xcassets/Icons/Pic"), ["A.xcassets/Icons/Contents.json": namespace])
    },
    Statement("Namespaces in each other are all parts of the name", FormatSource.folders, is: [true, false, false]) {
      let files = ["A.xcassets/Icons/Contents.json": namespace, "A.xcassets/Icons/Small/Contents.json": namespace]
      return try await found(["Icons/Small/Pic", "Small/Pic", "Icons/Pic"], set("A.xcassets/Icons/Small/Pic"), files)
    },
    Statement("A group without a namespace inside of one with a namespace is no part of the name", FormatSource.folders, is: [true, false]) {
      let files = ["A.xcassets/Icons/Contents.json": namespace]
      return try await found(["Icons/Pic", "Icons/Small/Pic"], set("A.xcassets/Icons/Small/Pic"), files)
    },
    Statement("A namespace inside of a group without one begins the name", FormatSource.folders, is: [true, false]) {
      let files = ["A.xcassets/Icons/Small/Contents.json": namespace]
      return try await found(["Small/Pic", "Pic"], set("A.xcassets/Icons/Small/Pic"), files)
    },
    Statement("Sets of one name are different images in different namespaces", FormatSource.folders, [10, 30]) {
      let files = set("A.xcassets/One/Pic", width: 10).merging(set("A.xcassets/Two/Pic", width: 30)) { $1 }
        .merging(["A.xcassets/One/Contents.json": namespace, "A.xcassets/Two/Contents.json": namespace]) { $1 }
      return [try await PictureSet.size("One/Pic", of: files)[0], try await PictureSet.size("Two/Pic", of: files)[0]]
    },
    Statement("Colours have the namespaces of their groups, too", FormatSource.folders, is: [true, false]) {
      let color = FormatFile(#"{"colors":[\#(TintSet.red(#""1.000""#))]}"#)
      let files = ["A.xcassets/Icons/Contents.json": namespace, "A.xcassets/Icons/Tint.colorset/Contents.json": color]
      return try await withFormatFiles(files) { fixture in
        ["Icons/Tint", "Tint"].map { fixture.render(width: 10, height: 10, Color($0)).names.isEmpty }
      }
    },
    Statement("The images of a sprite atlas are found by their names", FormatSource.types, is: [true]) {
      try await found(["Pic"], set("A.xcassets/Icons.spriteatlas/Pic"))
    },
    Statement("A sprite atlas with a namespace is a part of the names", FormatSource.folders, is: [true, false]) {
      let files = ["A.xcassets/Icons.spriteatlas/Contents.json": namespace]
      return try await found(["Icons/Pic", "Pic"], set("A.xcassets/Icons.spriteatlas/Pic"), files)
    },
    Statement("All catalogs of a bundle are searched", .apple("xcode/managing-assets-with-asset-catalogs"), is: [true, true]) {
      try await found(["Pic", "Other"], set("A.xcassets/Pic"), set("More.xcassets/Other"))
    },
    Statement("Names can have spaces and letters of any script", .apple("xcode/adding-images-to-your-xcode-project"), is: [true, true]) {
      try await found(["Big Pic", "Bücher 本"], set("A.xcassets/Big Pic"), set("A.xcassets/Bücher 本"))
    },
    Statement("A name with a point is the name of the set up to its type", FormatSource.folders, is: [true]) {
      try await found(["Pic.small"], set("A.xcassets/Pic.small"))
    },
    Statement("A colour set of the same name is no image", FormatSource.types, is: [false]) {
      try await found(["Tint"], ["A.xcassets/Tint.colorset/Contents.json": FormatFile(#"{"colors":[\#(TintSet.red(#""1""#))]}"#)])
    },
    Statement("An app icon is no image of an image set", FormatSource.types, is: [false]) {
      try await found(["AppIcon"], PictureSet.files("a.png", .png(20, 10), in: "A.xcassets/AppIcon.appiconset"))
    },
  ]

  private static func data(_ entries: String...) -> [String: FormatFile] {
    let contents = FormatFile(#"{"data":[\#(entries.joined(separator: ","))],"info":{"author":"xcode","version":1}}"#)
    return [
      "A.xcassets/Words.dataset/Contents.json": contents, "A.xcassets/Words.dataset/a.txt": "all", "A.xcassets/Words.dataset/b.txt": "pad",
    ]
  }
  @MainActor private static func bytes(_ files: [String: FormatFile], on device: String = PictureSet.phone) async throws -> [String] {
    try await withFormatFiles(files, on: device) { fixture in
      guard let asset = NSDataAsset(name: "Words", bundle: fixture.bundle) else { return [] }
      return [String(decoding: asset.data, as: UTF8.self), asset.typeIdentifier]
    }
  }

  static let dataSets: [Statement] = [
    Statement("A data set gives the bytes and the type that it names", FormatSource.dataSet, is: ["all", "public.plain-text"]) {
      try await bytes(data(#"{"idiom":"universal","filename":"a.txt","universal-type-identifier":"public.plain-text"}"#))
    },
    Statement("A device gets the data for its idiom", FormatSource.dataSet, is: ["pad", "all"]) {
      let files = data(#"{"idiom":"universal","filename":"a.txt"}"#, #"{"idiom":"ipad","filename":"b.txt"}"#)
      return [try await bytes(files, on: PictureSet.tablet)[0], try await bytes(files)[0]]
    },
    Statement("A device gets the data for its memory", .apple("uikit/nsdataasset"), is: "pad") {
      let files = data(#"{"memory":"4GB","filename":"b.txt"}"#, #"{"memory":"1GB","filename":"a.txt"}"#)
      let reverse = data(#"{"memory":"1GB","filename":"a.txt"}"#, #"{"memory":"4GB","filename":"b.txt"}"#)
      let found = [try await bytes(files, on: "iphone-402x874")[0], try await bytes(reverse, on: "iphone-402x874")[0]]
      return found[0] == found[1] ? found[0] : "depends on the order"
    },
    Statement("A data set that does not exist is nil", .apple("uikit/nsdataasset/init(name:bundle:)"), is: []) { try await bytes([:]) },
    Statement("A data set whose file does not exist is nil", .apple("uikit/nsdataasset/init(name:bundle:)"), is: []) {
      try await bytes(data(#"{"idiom":"universal","filename":"c.txt"}"#))
    },
    Statement("A data set in a namespace has its group's name before a slash", FormatSource.folders, is: "all") {
      let contents: FormatFile = #"{"data":[{"idiom":"universal","filename":"a.txt"}]}"#
      let files = [
        "A.xcassets/Texts/Contents.json": namespace, "A.xcassets/Texts/Words.dataset/Contents.json": contents,
        "A.xcassets/Texts/Words.dataset/a.txt": "all",
      ]
      return try await withFormatFiles(files) { fixture in
        NSDataAsset(name: "Texts/Words", bundle: fixture.bundle).map { String(decoding: $0.data, as: UTF8.self) } ?? ""
      }
    },
  ]

  private static let template: FormatFile = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3300 2200"><g id="Guides">
    <line id="Baseline-M" x1="0" x2="3300" y1="1126" y2="1126"/><line id="Capline-M" x1="0" x2="3300" y1="1055" y2="1055"/>
    <line id="left-margin-Regular-M" x1="1391" x2="1391" y1="1030" y2="1150"/>
    <line id="right-margin-Regular-M" x1="1508" x2="1508" y1="1030" y2="1150"/>
    </g><g id="Symbols"><g id="Regular-M" transform="matrix(1 0 0 1 1391 1126)"><path class="hierarchical-0:primary" d="M0 0 H100 V-70 H0 Z"/>
    <path class="hierarchical-1:secondary" d="M20 0 H40 V-40 H20 Z"/></g></g></svg>
    """
  private static func symbol(_ properties: String = "", _ entries: String = #"{"idiom":"universal","filename":"a.svg"}"#) -> [String: FormatFile] {
    [
      "A.xcassets/mark.symbolset/Contents.json": FormatFile(#"{"symbols":[\#(entries)],"properties":{\#(properties)}}"#),
      "A.xcassets/mark.symbolset/a.svg": template, "A.xcassets/mark.symbolset/b.svg": template,
    ]
  }
  private static let custom: DocumentSource = .apple("uikit/creating-custom-symbol-images-for-your-app")

  static let symbolSets: [Statement] = [
    Statement("A custom symbol is an image of its set's name", custom, is: true) {
      try await withFormatFiles(symbol()) { $0.render(Image("mark")).all.contains { $0.symbol.hasOutline } }
    },
    Statement("A custom symbol is no system symbol", custom, is: ["symbol.unknown"]) {
      try await withFormatFiles(symbol()) { $0.render(Image(systemName: "mark")).names.sorted() }
    },
    Statement("A custom symbol follows the size of the font", custom, is: true) {
      try await withFormatFiles(symbol()) { fixture in
        let small = fixture.render(Image("mark").font(.system(size: 10))).size.width
        return (fixture.render(Image("mark").font(.system(size: 20))).size.width / small).isNear(2, within: 0.1)
      }
    },
    Statement("A set's own rendering mode is used unless another one is set", .apple("xcode-release-notes/xcode-14-release-notes"), is: true) {
      try await withFormatFiles(symbol(#""symbol-rendering-intent":"hierarchical""#)) { fixture in
        fixture.render(Image("mark").foregroundStyle(.red)).all.contains { $0.symbol.mode == .hierarchical }
      }
    },
    Statement("A rendering mode that is set goes before that of the set", .apple("xcode-release-notes/xcode-14-release-notes"), is: false) {
      try await withFormatFiles(symbol(#""symbol-rendering-intent":"hierarchical""#)) { fixture in
        fixture.render(Image("mark").symbolRenderingMode(.monochrome)).all.contains { $0.symbol.mode == .hierarchical }
      }
    },
    Statement("A set's own rendering mode holds in a text, too", .apple("xcode-release-notes/xcode-14-release-notes"), is: true) {
      try await withFormatFiles(symbol(#""symbol-rendering-intent":"multicolor""#)) { fixture in
        fixture.render(Text("a \(Image("mark"))")).runs.contains { $0.symbol.mode == .multicolor }
      }
    },
    Statement("A symbol can vary by the direction of the language", .apple("xcode/localizing-assets-in-a-catalog"), is: [true, true]) {
      let entries = #"{"idiom":"universal","filename":"a.svg"},{"idiom":"universal","language-direction":"right-to-left","filename":"c.svg"}"#
      let plain = try await withFormatFiles(symbol("", entries)) { $0.render(Image("mark")).names.isEmpty }
      // The file of the other direction does not exist, which shows that it is chosen.
      return [plain, try await withFormatFiles(symbol("", entries), PictureSet.rightToLeft) { $0.render(Image("mark")).names == ["asset.symbol"] }]
    },
    Statement("A symbol in a namespace has its group's name before a slash", FormatSource.folders, is: [true, false]) {
      let files = [
        "A.xcassets/Icons/Contents.json": namespace, "A.xcassets/Icons/mark.symbolset/a.svg": template,
        "A.xcassets/Icons/mark.symbolset/Contents.json": #"{"symbols":[{"idiom":"universal","filename":"a.svg"}]}"#,
      ]
      return try await withFormatFiles(files) { fixture in ["Icons/mark", "mark"].map { fixture.render(Image($0)).names.isEmpty } }
    },
  ]

  private static func accent(_ name: String, _ red: String) -> [String: FormatFile] {
    ["A.xcassets/\(name).colorset/Contents.json": FormatFile(#"{"colors":[\#(TintSet.red(#""\#(red)""#))]}"#)]
  }
  private static func info(_ name: String) -> [String: FormatFile] {
    ["Info.plist": FormatFile(#"<plist version="1.0"><dict><key>NSAccentColorName</key><string>\#(name)</string></dict></plist>"#)]
  }
  private static let accentSource: DocumentSource = .apple("xcode/specifying-your-apps-color-scheme")
  @MainActor private static func accented(_ files: [String: FormatFile]) async throws -> [CGFloat] {
    try await withFormatFiles(files) { [CGFloat($0.paint(Color.accentColor).color.rgba.red)] }
  }

  static let catalogAccentColors: [Statement] = [
    Statement("AccentColor of a catalog is the app's accent colour", accentSource, [0.3]) { try await accented(accent("AccentColor", "0.300")) },
    Statement("An app can name another set as its accent colour", accentSource, [0.4]) {
      try await accented(accent("AccentColor", "0.300").merging(accent("Brand", "0.400")) { $1 }.merging(info("Brand")) { $1 })
    },
    Statement("Controls take the app's accent colour as their tint", accentSource, [0.3]) {
      try await withFormatFiles(accent("AccentColor", "0.300")) { [CGFloat($0.paint(.tint).color.rgba.red)] }
    },
    Statement("An accent colour that Xcode left empty is the system's", accentSource, is: "accent") {
      try await withFormatFiles(["A.xcassets/AccentColor.colorset/Contents.json": #"{"colors":[{"idiom":"universal"}]}"#]) {
        $0.paint(Color.accentColor).color.system
      }
    },
  ]
}
