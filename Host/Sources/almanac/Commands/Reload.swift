import ArgumentParser
import Foundation
import Host
import Server

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

/// `almanac why`: the decisions about one widget.
struct Why: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain why a widget is or is not fresh.",
    discussion: """
      Prints the last decisions about it, the latest first. INSTANCE is an id as
      `almanac apps` lists it.

      EXAMPLE
        almanac why 3f2a9c
      """)

  @Argument(help: ArgumentHelp("The widget's id.", valueName: "instance"))
  var instance: String
  @Option(help: ArgumentHelp("How many decisions.", valueName: "count"))
  var limit = 12
  @Flag(help: "Print JSON instead of lines for people.")
  var json = false
  @OptionGroup var data: DataOption

  func validate() throws {
    if !(1...1000).contains(limit) { throw ValidationError("--limit is a number from 1 to 1000, not \(limit)") }
  }

  func run() async throws {
    let decisions = try await data.ask {
      try await $0.decisions(instance, limit: limit)
    } otherwise: {
      try await $0.decisions(instance, limit: limit).map(DecisionReport.init)
    }
    if json {
      print(String(decoding: try StableJSON.encode(decisions, pretty: true), as: UTF8.self))
      return
    }
    if decisions.isEmpty { print("no decision has been taken yet") }
    for decision in decisions { print("\(Timestamp.string(decision.date))  \(decision.sentence)") }
  }
}
