// swift-tools-version: 6.0
import PackageDescription

/// One executable target per example app; each is a widget extension like one in an Xcode project.
///
/// - Parameter hasEntitlements: whether the folder contains `NAME.entitlements`, which names the app's groups.
func app(
  _ name: String, shared: [Target.Dependency] = [], path: String? = nil, sources: [String]? = nil, resources: [Resource] = [],
  hasEntitlements: Bool = false
) -> Target {
  .executableTarget(
    name: name,
    dependencies: [.product(name: "WidgetKit", package: "Almanac")] + shared,
    path: path,
    exclude: ["Info.plist"] + (hasEntitlements ? ["\(name).entitlements"] : []),
    sources: sources,
    resources: resources,
    plugins: [.plugin(name: "AuthorSupport", package: "Almanac")])
}

/// The tests of an app. They use the plugin too, so that names which Foundation on Linux lacks resolve as in the app.
func tests(of app: String, shared: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(app)Tests",
    dependencies: [.byName(name: app), .product(name: "WidgetKit", package: "Almanac"), .product(name: "WidgetTesting", package: "Almanac")] + shared,
    exclude: exclude,
    plugins: [.plugin(name: "AuthorSupport", package: "Almanac")])
}

let package = Package(
  name: "Examples",
  defaultLocalization: "en",
  dependencies: [.package(name: "Almanac", path: "../bin/sdk/Almanac")],
  targets: [
    app("Weather", resources: [.process("Weather.xcassets"), .process("forecast.json"), .process("Localizable.xcstrings")]),
    app("Calendar", resources: [.process("Calendar.xcassets"), .process("agenda.ics"), .process("Localizable.xcstrings")]),
    app("ScreenTime", resources: [.process("ScreenTime.xcassets"), .process("usage.json")]),
    app("Photos", resources: [.process("Photos.xcassets")]),
    app("Stocks", resources: [.process("Stocks.xcassets"), .process("quotes.json")]),
    app("Notes", shared: ["NotesStore"], resources: [.process("Notes.xcassets")], hasEntitlements: true),
    app("Bank", resources: [.process("Bank.xcassets")], hasEntitlements: true),
    app("Rangers", resources: [.process("Rangers.xcassets")]),
    // The sources of Rangers, compiled for watchOS.
    app("RangersWatch", resources: [.process("RangersWatch.xcassets")]),
    app("System", resources: [.process("System.xcassets")]),
    // almanac.json names its sources and their platform, iOS.
    app("Tides", sources: ["Almanac.swift"], resources: [.process("Tides.xcassets")]),
    app("Sun", shared: ["Sky"], resources: [.process("Sun.xcassets"), .process("Localizable.xcstrings")]),
    // The sources of Sun, compiled for watchOS.
    app("SunWatch", shared: ["Sky"], resources: [.process("SunWatch.xcassets")]),
    app("Habits", resources: [.process("Habits.xcassets"), .process("Localizable.xcstrings")], hasEntitlements: true),
    app("Tasks", resources: [.process("Tasks.xcassets")], hasEntitlements: true),
    app(
      "Errands", shared: ["ErrandsModel", .product(name: "SwiftData", package: "Almanac")], resources: [.process("Errands.xcassets")],
      hasEntitlements: true),
    app(
      "Plants", shared: ["PlantsModel", .product(name: "CoreData", package: "Almanac")], resources: [.process("Plants.xcassets")],
      hasEntitlements: true),
    app("Energy", resources: [.process("Energy.xcassets"), .process("Localizable.xcstrings")]),
    app("Reading", shared: ["ReadingShelf"], resources: [.process("Reading.xcassets")], hasEntitlements: true),
    app("Transit", shared: ["TransitRide"], resources: [.process("Transit.xcassets"), .process("Localizable.xcstrings")]),
    app("Planner", resources: [.process("Planner.xcassets")]),
    // An app for the tests of the page: lists of options that are slow, empty, long, or never come.
    app("OddLists", path: "Tests/OddLists"),
    tests(of: "Weather", exclude: ["Pictures"]),
    tests(of: "ScreenTime"),
    tests(of: "Transit", shared: ["TransitRide"]),
    tests(of: "Tasks"),
    tests(of: "Errands", shared: ["ErrandsModel", .product(name: "SwiftData", package: "Almanac")]),
    tests(of: "Plants", shared: ["PlantsModel", .product(name: "CoreData", package: "Almanac")]),
    // Sun and moon for the widgets of phone and watch, with localized text.
    .target(
      name: "Sky", dependencies: [.product(name: "WidgetKit", package: "Almanac")], resources: [.process("Localizable.xcstrings")],
      plugins: [.plugin(name: "AuthorSupport", package: "Almanac")]),
    // What the Notes widget and its containing app share.
    .target(name: "NotesStore", dependencies: [.product(name: "WidgetKit", package: "Almanac")]),
    // The containing app's part of Notes: writes a note and requests a reload.
    .executableTarget(name: "NotesCommand", dependencies: ["NotesStore", .product(name: "WidgetKit", package: "Almanac")]),
    // The models of Errands, for the widget and its containing app.
    .target(name: "ErrandsModel", dependencies: [.product(name: "SwiftData", package: "Almanac")]),
    // The containing app's part of Errands: adds errands and requests a reload.
    .executableTarget(
      name: "ErrandsCommand",
      dependencies: ["ErrandsModel", .product(name: "WidgetKit", package: "Almanac"), .product(name: "SwiftData", package: "Almanac")]),
    // The managed objects of Plants, shared by the widget and its containing app. almanac.json names the data model; the plugin generates the classes.
    .target(
      name: "PlantsModel", dependencies: [.product(name: "WidgetKit", package: "Almanac"), .product(name: "CoreData", package: "Almanac")],
      exclude: ["Plants.xcdatamodeld"], plugins: [.plugin(name: "AuthorSupport", package: "Almanac")]),
    // The containing app's part of Plants: adds plants and requests a reload.
    .executableTarget(
      name: "PlantsCommand",
      dependencies: ["PlantsModel", .product(name: "WidgetKit", package: "Almanac"), .product(name: "CoreData", package: "Almanac")]),
    // What the Transit activity and its containing app share.
    .target(name: "TransitRide", dependencies: [.product(name: "WidgetKit", package: "Almanac")]),
    // The containing app's part of Transit: runs a ride as a live activity.
    .executableTarget(name: "RideCommand", dependencies: ["TransitRide", .product(name: "WidgetKit", package: "Almanac")]),
    // What the Reading widgets and their containing app share.
    .target(name: "ReadingShelf", dependencies: [.product(name: "WidgetKit", package: "Almanac")]),
    // The containing app of Reading, which opens what is tapped.
    .executableTarget(name: "ReadingApp", dependencies: ["ReadingShelf", .product(name: "WidgetKit", package: "Almanac")]),
    // The containing app's part of Weather: asks for the location and prints it.
    .executableTarget(name: "WeatherCommand", dependencies: [.product(name: "WidgetKit", package: "Almanac")]),
  ],
  swiftLanguageModes: [.v5]
)
