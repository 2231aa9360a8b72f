import ArgumentParser
import Foundation
import Host
import Reports

/// `almanac events`: tells the host what happens to the device and its apps.
struct Events: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tell the host what happens to the device; without an event, say what it knows.",
    discussion: """
      EVENT        VALUE
        activity     active, idle, asleep
        lock         locked, unlocked
        power        external, battery, lowPower
        network      unmetered, metered, offline
        location     (the device has moved far)
        environment  significantTime, account, region, language, timeZone,
                     dynamicType, boldText, displaySize
        foreground   begin, end; with --app
        session      begin, end; with --app: it navigates or plays audio
        push         with --app, and --kind unless all its kinds are meant
        view         ids of the widgets in sight, with commas between; none

      EXAMPLES
        almanac events
        almanac events lock locked
        almanac events foreground begin --app Weather
        almanac events view forecast-3f2a9c --viewer wall --seconds 600
      """)

  @Argument(help: ArgumentHelp("What has happened.", valueName: "event"))
  var event: String?
  @Argument(help: ArgumentHelp("What is so from now on.", valueName: "value"))
  var value: String?
  @Option(help: ArgumentHelp("The app that it concerns.", valueName: "app"))
  var app: String?
  @Option(help: ArgumentHelp("The kind that a push is for.", valueName: "kind"))
  var kind: String?
  @Option(help: ArgumentHelp("Who has the widgets in sight (default: command).", valueName: "name"))
  var viewer: String?
  @Option(help: ArgumentHelp("For how long they are in sight (default: 90).", valueName: "seconds"))
  var seconds: Double?
  @Flag(help: "Print the device's status as JSON.")
  var json = false
  @OptionGroup var data: DataOption

  private static let view = "view"

  func validate() throws {
    if event != Self.view, viewer != nil || seconds != nil { throw ValidationError("--viewer and --seconds go with the event view") }
    guard let event else {
      if app != nil || kind != nil { throw ValidationError("name an event: \(Self.names)") }
      return
    }
    guard event == Self.view else {
      do {
        _ = try DeviceEvent(name: event, value: value, app: app, kind: kind)
      } catch {
        throw ValidationError("\(error)".replacing("known are: ", with: "known are: view, "))
      }
      return
    }
    if value == nil { throw ValidationError("view takes the ids of the widgets in sight, or none") }
    if app != nil || kind != nil { throw ValidationError("view concerns widgets: leave out --app and --kind") }
    if let viewer, !Viewer.isName(viewer) { throw ValidationError("\(HostError.malformedViewer(viewer))") }
    if let seconds, !(1...86_400).contains(seconds) { throw ValidationError("--seconds is a number from 1 to 86400, not \(seconds)") }
  }

  func run() async throws {
    guard let event else {
      return try tell(
        try await data.ask {
          try await $0.status()
        } otherwise: {
          StatusReport(await $0.status())
        })
    }
    guard let host = await data.runningHost() else {
      throw Failure(.unavailable, "no host serves \(data.folder.path), so there is nobody to tell; start one with: almanac serve")
    }
    guard event == Self.view else { return try tell(try await host.tell(event, value: value, app: app, kind: kind)) }
    let instances = value == "none" ? [] : (value ?? "").split(separator: ",").map(String.init)
    try await host.show(on: viewer ?? "command", instances, for: seconds ?? 90)
    try tell(try await host.status())
  }

  private func tell(_ status: StatusReport) throws {
    if json {
      print(String(decoding: try StableJSON.encode(status, pretty: true), as: UTF8.self))
    } else {
      for line in status.lines { print(line) }
    }
  }

  private static let names = (DeviceEvent.values.map(\.name) + [view]).joined(separator: ", ")
}

extension StatusReport {
  /// The status for people.
  fileprivate var lines: [String] {
    let use = ["active": "in use", "idle": "put down", "asleep": "asleep"][activity] ?? activity
    let supply = ["external": "on external power", "battery": "on battery", "lowPower": "low on power"][power] ?? power
    let reach = ["unmetered": "on an unmetered network", "metered": "on a metered network", "offline": "without a network"][network] ?? network
    var lines = ["\(use), \(locked ? "locked" : "unlocked"), \(supply), \(reach)"]
    if !reportsViews { lines.append("no viewer has reported views yet") }
    if !foreground.isEmpty { lines.append("in the foreground: \(foreground.joined(separator: ", "))") }
    if !sessions.isEmpty { lines.append("in a session: \(sessions.joined(separator: ", "))") }
    return lines
  }
}
