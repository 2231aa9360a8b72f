import ArgumentParser
import Foundation
import Host
import Reports
import Server

/// `almanac tap`: taps a widget as a person does on the page (Specification A11, A14, B7).
struct TapCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tap",
    abstract: "Tap a widget, or a link, button or toggle of it.",
    discussion: """
      Without a place it taps the widget outside its links and buttons: this opens
      its URL, or its app. --list prints the places. What is opened for the first
      time has to be confirmed: the command shows it, and opens it with --confirm.
      Web pages are printed, not opened.

      EXAMPLES
        almanac tap w1
        almanac tap w1 --list
        almanac tap w1 --at 0.2
        almanac tap w1 --confirm
      """)

  @Argument(help: ArgumentHelp("The widget's id, from almanac apps.", valueName: "widget"))
  var widget: String
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
    let shown = try await host.tapAreas(of: widget)
    if list {
      for area in shown.actions { print("\(area.path)  \(area.link ?? area.intent ?? "")") }
      return print("elsewhere  \(shown.widgetURL ?? "the app")")
    }
    guard let at else { return try await open(host, content: shown.content) }
    guard let area = shown.actions.last(where: { $0.path == at }) else {
      throw Failure(.data, "there is nothing to tap at \(at); --list prints the places")
    }
    guard area.intent != nil else { return try await open(host, content: shown.content, path: at) }
    let key = UUID().uuidString
    let done = try await host.tap(widget, key: key, content: shown.content, path: at)
    guard done.outcome == "performed" else { throw Failure(.data, "\(done.outcome): \(done.error?.message ?? "")") }
    print("performed")
    if done.opensURL != nil || done.opensApp { try await open(host, tap: key) }
  }

  private func open(_ host: HostClient, content: String? = nil, path: String? = nil, tap: String? = nil) async throws {
    var report = try await host.open(widget, content: content, path: path, tap: tap)
    if confirm, let question = report.question {
      report = try await host.open(widget, content: content, path: path, tap: tap, confirms: question.id)
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
