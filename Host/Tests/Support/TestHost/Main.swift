// A host for the tests that kill it.
import Foundation
import Host

@main
struct TestHost {
  /// What is tapped; the name is the fourth argument.
  private enum Tapped: String { case widgets, activities }

  /// Runs with the arguments data folder, app bundle and the file of a counter, or a folder and one of the words `widgets` and `activities`.
  static func main() async throws {
    let arguments = CommandLine.arguments
    var configuration = HostConfiguration(dataFolder: URL(fileURLWithPath: arguments[1]))
    // Longer than a busy machine needs.
    (configuration.limits.replyDeadline, configuration.limits.idleLetGo) = (600, 600)
    let host = try DeviceHost(configuration: configuration)
    try await host.start()
    if await host.apps().isEmpty {
      _ = try await host.install(bundle: URL(fileURLWithPath: arguments[2]))
    }
    try await host.launch("Test")
    if let tapped = arguments.dropFirst(4).first.flatMap(Tapped.init) {
      try await performTaps(on: tapped, of: host, files: arguments[3])
    } else {
      try await reload(on: host, counter: arguments[3])
    }
  }

  /// Reloads one widget forever and prints the number of each timeline that it announces.
  private static func reload(on host: DeviceHost, counter: String) async throws {
    let events = await host.events()
    if await host.instances().isEmpty { try await add("Counter", to: host, path: counter) }
    let instance = await host.instances()[0].id
    say("ready")
    try await host.reload(app: "Test", kind: "Counter", foreground: true)
    for await event in events {
      guard case .imageChanged = event, let list = try? await host.displayList(instance), let number = Int(list.widgetURL) else { continue }
      say("\(number)")
      try await host.reload(app: "Test", kind: "Counter", foreground: true)
    }
  }

  /// Has subjects with buttons and a toggle; then performs a tap for each line of the standard input (a subject's number, the tap's key and the number of
  /// the node), all at the same time, and prints the line and the outcome of each. A tap whose subject shows something else by then is tried again on
  /// what it shows.
  private static func performTaps(on tapped: Tapped, of host: DeviceHost, files: String) async throws {
    let widgets = try await tappedWidgets(of: host, files: files, count: tapped == .widgets ? 10 : 1)
    let subjects = tapped == .widgets ? widgets : try await tappedActivities(of: host, startedBy: widgets[0])
    say("ready")
    await withTaskGroup(of: Void.self) { group in
      while let line = readLine() {
        let words = line.split(separator: " ").map(String.init)
        guard words.count == 3, let number = Int(words[0]), let node = Int(words[2]), subjects.indices.contains(number) else { continue }
        group.addTask {
          while true {
            do {
              let answer =
                switch tapped {
                case .widgets:
                  try await host.tap(
                    subjects[number], Tap(key: words[1], content: try await host.content(subjects[number]).content, path: .init([node])))
                case .activities:
                  try await host.tapActivity(
                    subjects[number],
                    Tap(key: words[1], content: try await host.activityContent(subjects[number], family: "lockScreen").content, path: .init([node])))
                }
              return say("\(line) \(answer.tap.outcome.rawValue)")
            } catch {
              try? await Task.sleep(for: .milliseconds(20))
            }
          }
        }
      }
    }
  }

  /// Adds widgets with buttons until there are so many. Returns their ids when all have a timeline.
  private static func tappedWidgets(of host: DeviceHost, files: String, count: Int) async throws -> [String] {
    let present = await host.instances().count
    for number in present..<max(present, count) { try await add("Buttons", to: host, path: "\(files)/lines-\(number)") }
    while await host.instances().contains(where: { $0.stage != .timeline }) { try await Task.sleep(for: .milliseconds(5)) }
    return await host.instances().map(\.id)
  }

  /// Has a widget's button start as many live activities as an app may have. Returns their ids when all are drawn.
  private static func tappedActivities(of host: DeviceHost, startedBy widget: String) async throws -> [String] {
    if await host.liveActivities().isEmpty {
      // The node of the button that starts them.
      _ = try await host.tap(widget, Tap(key: UUID().uuidString, content: try await host.content(widget).content, path: .init([13])))
    }
    let ids = await host.liveActivities().map(\.id).sorted()
    for id in ids {
      while (try? await host.activityContent(id, family: "lockScreen").content.isEmpty) ?? true { try await Task.sleep(for: .milliseconds(5)) }
    }
    return ids
  }

  private static func add(_ kind: String, to host: DeviceHost, path: String) async throws {
    let configuration = try JSONSerialization.data(withJSONObject: ["path": path])
    _ = try await host.add(app: "Test", kind: kind, family: .systemSmall, configuration: configuration)
  }

  /// Prints a line without a buffer.
  private static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
