// A host for the tests that kill it.
import Foundation
import Host

@main
struct TestHost {
  /// Runs with the arguments data folder, app bundle and the file of a counter, or a folder and the word `taps`.
  static func main() async throws {
    let arguments = CommandLine.arguments
    let host = try DeviceHost(configuration: HostConfiguration(dataFolder: URL(fileURLWithPath: arguments[1])))
    try await host.start()
    if await host.apps().isEmpty {
      _ = try await host.install(bundle: URL(fileURLWithPath: arguments[2]))
    }
    try await host.launch("Test")
    if arguments.dropFirst(4).first == "taps" {
      try await performTaps(on: host, files: arguments[3])
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

  /// Adds ten widgets with buttons; then performs a tap for each line of the standard input, a widget's number and the tap's key, all at the same time,
  /// and prints number, key and outcome of each. A tap whose widget shows something else by then is tried again on what it shows.
  private static func performTaps(on host: DeviceHost, files: String) async throws {
    let count = await host.instances().count
    for number in count..<max(count, 10) { try await add("Buttons", to: host, path: "\(files)/lines-\(number)") }
    let instances = await host.instances().map(\.id)
    while await host.instances().contains(where: { $0.stage != .timeline }) { try await Task.sleep(for: .milliseconds(5)) }
    say("ready")
    await withTaskGroup(of: Void.self) { group in
      while let line = readLine() {
        let words = line.split(separator: " ")
        guard words.count == 2, let number = Int(words[0]), instances.indices.contains(number) else { continue }
        group.addTask {
          while true {
            do {
              let content = try await host.content(instances[number]).content
              // The node of the button that notes a line.
              let tap = try Tap(key: String(words[1]), content: content, path: .init([1]))
              return say("\(line) \(try await host.tap(instances[number], tap).tap.outcome.rawValue)")
            } catch {
              try? await Task.sleep(for: .milliseconds(20))
            }
          }
        }
      }
    }
  }

  private static func add(_ kind: String, to host: DeviceHost, path: String) async throws {
    let configuration = try JSONSerialization.data(withJSONObject: ["path": path])
    _ = try await host.add(app: "Test", kind: kind, family: .systemSmall, configuration: configuration)
  }

  /// Prints a line without a buffer.
  private static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
