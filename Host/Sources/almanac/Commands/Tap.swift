import ArgumentParser
import Foundation
import Host
import Reports
import Server

/// `almanac tap`: taps a widget or live activity as a person does on the page (Specification A11, A14, B7).
struct TapCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tap",
    abstract: "Tap a widget or live activity, or a link, button or toggle of it.",
    discussion: """
      Without a place it taps the widget outside its links and buttons: this opens
      its URL, or its app. --list prints the places. What is opened for the first
      time has to be confirmed: the command shows it, and opens it with --confirm.
      Web pages are printed, not opened. Of a live activity it taps what the lock
      screen shows, or another presentation: islandCompact, islandMinimal or
      islandExpanded.

      EXAMPLES
        almanac tap departures-3f2a9
        almanac tap departures-3f2a9 --list
        almanac tap departures-3f2a9 --at 0.2
        almanac tap departures-3f2a9 --confirm
        almanac tap 9D6B1C2A-5C1B-4F8E-9C55-0A3C8B0E3B6A --in islandExpanded --list
      """)

  @Argument(help: ArgumentHelp("The id of a widget (almanac apps) or of a live activity (almanac activities).", valueName: "widget"))
  var widget: String
  @Option(name: .customLong("in"), help: ArgumentHelp("The presentation of a live activity (default: lockScreen).", valueName: "presentation"))
  var presentation: String?
  @Option(help: ArgumentHelp("The place of a link, button or toggle.", valueName: "place"))
  var at: String?
  @Flag(help: "Print the widget's links, buttons and toggles.")
  var list = false
  @Flag(help: "Confirm what would be asked.")
  var confirm = false
  @OptionGroup var data: DataOption

  func validate() throws {
    if list, at != nil || confirm { throw ValidationError("--list taps nothing; leave out the others") }
  }

  func run() async throws {
    let host = try await data.requiredHost()
    let target = try await target(on: host)
    let shown = try await host.tapAreas(of: target)
    if list { return print(shown.lines.joined(separator: "\n")) }
    guard let at else { return try await open(target, host, content: shown.content) }
    guard let area = shown.actions.last(where: { $0.path == at }) else {
      throw Failure(.data, "there is nothing to tap at \(at); --list prints the places")
    }
    guard area.intent != nil else { return try await open(target, host, content: shown.content, path: at) }
    let key = UUID().uuidString
    let done = try await host.tap(target, key: key, content: shown.content, path: at)
    guard done.outcome == "performed" else { throw Failure(.data, "\(done.outcome): \(done.error?.message ?? "")") }
    print("performed")
    if done.opensURL != nil || done.opensApp { try await open(target, host, tap: key) }
  }

  /// An id is a live activity's if there is one, or if a presentation is asked for.
  private func target(on host: HostClient) async throws -> TapTarget {
    if let presentation { return .activity(widget, presentation: presentation) }
    let isActivity = try await host.activities().contains { $0.id == widget }
    return isActivity ? .activity(widget, presentation: "lockScreen") : .widget(widget)
  }

  private func open(_ target: TapTarget, _ host: HostClient, content: String? = nil, path: String? = nil, tap: String? = nil) async throws {
    var report = try await host.open(target, content: content, path: path, tap: tap)
    if confirm, let question = report.question {
      report = try await host.open(target, content: content, path: path, tap: tap, confirms: question.id)
    }
    let what = report.url ?? report.displayName
    switch report.outcome {
    case "opened": print("opened \(what)")
    case "web": print(what)
    case "needsConfirmation":
      let how = report.question?.command.map { "by running \($0) (\(report.question?.program ?? ""))" } ?? "with the desktop’s program"
      throw Failure(.data, "\(what) would be opened \(how); add --confirm to allow this from now on")
    default: throw Failure(.data, "\(what) was not opened: \(report.error?.message ?? report.outcome)")
    }
  }
}
