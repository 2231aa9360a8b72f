import ArgumentParser
import Foundation
import Host

/// `almanac reload`: what `WidgetCenter` asks for, from the command line.
struct Reload: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Ask for new timelines of a kind.",
    discussion: """
      The wish is subject to budget and spacing like an app's own; the decisions
      say what became of it (almanac why).

      EXAMPLES
        almanac reload Forecast
        almanac reload Forecast --app Weather
        almanac reload --app Weather
      """)

  @Argument(help: ArgumentHelp("The kind; without one every kind of the app.", valueName: "kind"))
  var kind: String?
  @Option(help: ArgumentHelp("The app; without one every app that has the kind.", valueName: "app"))
  var app: String?
  @OptionGroup var data: DataOption

  func validate() throws {
    if kind == nil && app == nil { throw ValidationError("name a kind, or an app with --app") }
  }

  func run() async throws {
    guard let host = await data.runningHost() else {
      throw Failure(.unavailable, "no host serves \(data.folder.path), so nothing can be reloaded; start one with: almanac serve")
    }
    let widgets = try await host.instances().filter { (kind == nil || $0.kind == kind) && (app == nil || $0.app == app) }
    guard !widgets.isEmpty else {
      let known = Set(try await host.instances().map(\.kind)).sorted().joined(separator: ", ")
      throw Failure(.data, "there is no widget of \(kind ?? app ?? "") on the device; there are: \(known.isEmpty ? "none" : known)")
    }
    try await host.reload(app: app, kind: kind)
    print("asked for \(widgets.count == 1 ? "one widget" : "\(widgets.count) widgets")")
  }
}
