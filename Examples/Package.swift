// swift-tools-version: 6.0
import PackageDescription

/// One executable target per example app; each is a widget extension as it would stand in an Xcode project.
func app(_ name: String, shared: [Target.Dependency] = [], sources: [String]? = nil, resources: [Resource] = []) -> Target {
  .executableTarget(
    name: name,
    dependencies: [.product(name: "WidgetKit", package: "Almanac")] + shared,
    exclude: ["Info.plist"],
    sources: sources,
    resources: resources,
    plugins: [.plugin(name: "AuthorSupport", package: "Almanac")])
}

let package = Package(
  name: "Examples",
  dependencies: [.package(name: "Almanac", path: "..")],
  targets: [
    app("Weather", resources: [.process("forecast.json")]),
    app("Calendar", resources: [.process("agenda.ics")]),
    app("ScreenTime", resources: [.process("usage.json")]),
    app("Photos", resources: [.process("Photos.xcassets")]),
    app("Stocks", resources: [.process("quotes.json")]),
    app("Notes", shared: ["NotesStore"]),
    app("Bank", resources: [.process("Bank.xcassets")]),
    app("Rangers", resources: [.process("Rangers.xcassets")]),
    app("System"),
    // Its sources stand for iOS: almanac.json names them.
    app("Tides", sources: ["Almanac.swift"], resources: [.process("Tides.xcassets")]),
    // What the Notes widget and its containing app share.
    .target(name: "NotesStore", dependencies: [.product(name: "WidgetKit", package: "Almanac")]),
    // The containing app's part of Notes: writes a note and asks for a reload.
    .executableTarget(name: "NotesCommand", dependencies: ["NotesStore", .product(name: "WidgetKit", package: "Almanac")]),
  ],
  swiftLanguageModes: [.v5]
)
