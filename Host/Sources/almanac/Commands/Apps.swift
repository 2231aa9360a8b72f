import AlmanacBasics
import ArgumentParser
import Foundation
import Host
import Reports

/// `almanac apps`: lists apps and widgets.
struct Apps: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the installed apps and the widgets on the device.",
    discussion: """
      EXAMPLES
        almanac apps
        almanac apps --json
      """)

  @Flag(help: "Print the apps as JSON instead of text.")
  var json = false
  @OptionGroup var data: DataOption

  func run() async throws {
    let (apps, instances) = try await read()
    if json {
      print(String(decoding: try StableJSON.encode(apps, pretty: true), as: UTF8.self))
      return
    }
    let configuration = data.configuration()
    if apps.isEmpty { print("no apps; install one with: almanac install <package folder>") }
    for app in apps {
      print("\(app.name)  \(app.displayName)\(app.launched ? "" : "  (not opened yet; run: almanac launch \(ShellWord.quoted(app.name)))")")
      if let fault = configuration.storageFault(of: app.name) { print("  not started: \(fault)") }
      for instance in instances where instance.app == app.name { print("  \(instance.line)") }
    }
    printKeptData(apps)
  }

  /// Data that `almanac uninstall --keep-data` left.
  private func printKeptData(_ apps: [AppReport]) {
    let configuration = data.configuration()
    for name in configuration.keptData(installed: apps.map(\.name)) {
      print("\(name)  (not installed, its data was kept; remove it with: almanac uninstall \(ShellWord.quoted(name)))")
    }
    for name in configuration.keptGroups() {
      print("\(name)  (an app group that no app uses, its data was kept; remove it with: almanac uninstall \(ShellWord.quoted(name)))")
    }
  }

  private struct InstanceRow {
    let id, app, kind, family: String
    let place: String?
    let position: PositionReport?
    let stack: StackPlaceReport?

    init(_ report: InstanceReport) {
      (id, app, kind, family) = (report.id, report.app, report.kind, report.family)
      (place, position, stack) = (report.place, report.position, report.stack)
    }

    /// For example `forecast-3f2a9  Forecast  systemSmall  homeScreen, page 1, column 2, row 1`.
    var line: String {
      "\(id)  \(kind)  \(family)" + (place.map { "  \($0)" } ?? "") + (position.map { ", \($0.words)" } ?? "")
        + (stack.map { ", \($0.index + 1) of \($0.count) in \($0.id)\($0.isTop ? " (on top)" : "")" } ?? "")
    }
  }

  private func read() async throws -> ([AppReport], [InstanceRow]) {
    try await data.perform { host in
      // Without a host the command itself opens the folder and prints them.
      for notice in try await host.status().notices { Failure.log(notice) }
      let instances = try await host.instances().map { InstanceRow($0) }
      return (try await host.apps(), instances)
    } otherwise: { device in
      let instances = await device.instances().map { InstanceRow(InstanceReport($0, app: nil, kind: nil)) }
      return (await device.apps().map(AppReport.init), instances)
    }
  }
}
