import AlmanacBasics
import ArgumentParser
import Foundation
import Host

/// `almanac reload`: requests a reload as `WidgetCenter` does.
struct Reload: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Request new timelines for a kind or an app.",
    discussion: """
      Budget and spacing apply as they do to an app's own requests. almanac why shows
      what was decided.

      EXAMPLES
        almanac reload Forecast
        almanac reload Forecast --app Weather
        almanac reload --app Weather
      """)

  @Argument(help: ArgumentHelp("The kind; without one, every kind of the app.", valueName: "kind"))
  var kind: String?
  @Option(help: ArgumentHelp("The app; without one, every app that has the kind.", valueName: "app"))
  var app: String?
  @OptionGroup var data: DataOption

  func validate() throws {
    if kind == nil && app == nil { throw ValidationError("name a kind, or an app with --app") }
  }

  func run() async throws {
    let host = try await data.requiredHost()
    let instances = try await host.instances()
    let widgets = instances.filter { (kind == nil || $0.kind == kind) && (app == nil || $0.app == app) }
    guard !widgets.isEmpty else {
      if let kind, app == nil, instances.contains(where: { $0.app == kind }) {
        throw Failure(.usage, "\(kind) is an app, not a kind; for all its widgets: almanac reload --app \(ShellWord.quoted(kind))")
      }
      let wanted = [kind.map { "the kind \($0)" }, app.map { "the app \($0)" }].compactMap { $0 }.joined(separator: " in ")
      let known = Set(instances.map(\.kind)).sorted().joined(separator: ", ")
      throw Failure(.data, "there is no widget of \(wanted) on the device; kinds on the device: \(known.isEmpty ? "none" : known)")
    }
    try await host.reload(app: app, kind: kind)
    print("requested a reload of \(widgets.count == 1 ? "one widget" : "\(widgets.count) widgets")")
  }
}
