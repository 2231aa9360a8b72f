// A host for the test that kills it: reloads one widget forever and prints the number of each timeline that it announces.
import Foundation
import Host

@main
struct TestHost {
  /// Runs with the arguments data folder, app bundle and the counter's file.
  static func main() async throws {
    let arguments = CommandLine.arguments
    let host = try DeviceHost(configuration: HostConfiguration(dataFolder: URL(fileURLWithPath: arguments[1])))
    try await host.start()
    if await host.apps().isEmpty {
      _ = try await host.install(bundle: URL(fileURLWithPath: arguments[2]))
    }
    try await host.launch("Test")
    let events = await host.events()
    if await host.instances().isEmpty {
      let configuration = try JSONSerialization.data(withJSONObject: ["path": arguments[3]])
      _ = try await host.add(app: "Test", kind: "Counter", family: .systemSmall, configuration: configuration)
    }
    let instance = await host.instances()[0].id
    say("ready")
    try await host.reload(app: "Test", kind: "Counter", foreground: true)
    for await event in events {
      guard case .imageChanged = event, let list = try? await host.displayList(instance), let number = Int(list.widgetURL) else { continue }
      say("\(number)")
      try await host.reload(app: "Test", kind: "Counter", foreground: true)
    }
  }

  /// Prints a line without a buffer.
  private static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
