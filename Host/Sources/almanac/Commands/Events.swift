import ArgumentParser
import Foundation
import Host
import Reports

/// `almanac events`: reports an event of the device or its apps to the host.
struct Events: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Report an event of the device to the host. Without an event, print the device's status.",
    discussion: """
      EVENT        VALUE
        activity     active, idle, asleep
        lock         locked, unlocked
        power        external, battery, lowPower
        network      unmetered, metered, offline
        location     no value: the device has moved far
        environment  significantTime, account, region, language, timeZone,
                     dynamicType, boldText, displaySize, layoutDirection
        foreground   begin, end; with --app
        session      begin, end; with --app: navigation, audio playback
        push         no value; with --app, and --kind for one kind only
        view         comma-separated ids of the visible widgets, or none

      EXAMPLES
        almanac events
        almanac events lock locked
        almanac events foreground begin --app Weather
        almanac events view forecast-3f2a9 --viewer wall --seconds 600
      """)

  @Argument(help: ArgumentHelp("The event.", valueName: "event"))
  var event: String?
  @Argument(help: ArgumentHelp("The value of the event.", valueName: "value"))
  var value: String?
  @Option(help: ArgumentHelp("The app that the event is about.", valueName: "app"))
  var app: String?
  @Option(help: ArgumentHelp("The kind that the push is for.", valueName: "kind"))
  var kind: String?
  @Option(help: ArgumentHelp("The viewer that shows the widgets (default: command).", valueName: "name"))
  var viewer: String?
  @Option(help: ArgumentHelp("How long the widgets are visible (default: 90).", valueName: "seconds"))
  var seconds: Double?
  @Flag(help: "Print the device's status as JSON.")
  var json = false
  @OptionGroup var data: DataOption

  private static let view = "view"

  func validate() throws {
    if event != Self.view, viewer != nil || seconds != nil { throw ValidationError("--viewer and --seconds are only for the event view") }
    guard let event else {
      if app != nil || kind != nil { throw ValidationError("name an event: \(Self.names)") }
      return
    }
    guard event == Self.view else {
      guard DeviceEvent.values.contains(where: { $0.name == event }) else {
        throw ValidationError("there is no event \(event); known events: \(Self.names)")
      }
      do {
        _ = try DeviceEvent(name: event, value: value, app: app, kind: kind)
      } catch {
        throw ValidationError("\(error)")
      }
      return
    }
    if value == nil { throw ValidationError("view requires the ids of the visible widgets, or none") }
    if app != nil || kind != nil { throw ValidationError("view is about widgets; leave out --app and --kind") }
    if let viewer, !Viewer.isName(viewer) { throw ValidationError("\(HostError.malformedViewer(viewer))") }
    if let seconds, !(1...86_400).contains(seconds) { throw ValidationError("--seconds must be a number from 1 to 86400; got \(seconds)") }
  }

  func run() async throws {
    guard let event else {
      return try printStatus(
        try await data.perform {
          try await $0.status()
        } otherwise: {
          StatusReport(await $0.status())
        })
    }
    let host = try await data.requiredHost()
    guard event == Self.view else { return try printStatus(try await host.report(event, value: value, app: app, kind: kind)) }
    let instances = value == "none" ? [] : (value ?? "").split(separator: ",").map(String.init)
    try await host.show(on: viewer ?? "command", instances, for: seconds ?? 90)
    try printStatus(try await host.status())
  }

  private func printStatus(_ status: StatusReport) throws {
    if json {
      print(String(decoding: try StableJSON.encode(status, pretty: true), as: UTF8.self))
    } else {
      for line in status.lines { print(line) }
    }
  }

  private static let names = (DeviceEvent.values.map(\.name) + [view]).joined(separator: ", ")
}

extension StatusReport {
  /// The status as text.
  fileprivate var lines: [String] {
    let use = ["active": "in use", "idle": "idle", "asleep": "asleep"][activity] ?? activity
    let supply = ["external": "on external power", "battery": "on battery", "lowPower": "low on power"][power] ?? power
    let reach = ["unmetered": "on an unmetered network", "metered": "on a metered network", "offline": "without a network"][network] ?? network
    var lines = ["\(use), \(locked ? "locked" : "unlocked"), \(supply), \(reach)"]
    if !reportsViews { lines.append("no viewer has reported views yet") }
    if !foreground.isEmpty { lines.append("in the foreground: \(foreground.joined(separator: ", "))") }
    if !sessions.isEmpty { lines.append("in a session: \(sessions.joined(separator: ", "))") }
    return lines + notices
  }
}
