import ArgumentParser
import Foundation
import Host
import Reports
import Server

/// `almanac doctor`: lists what holds extensions on this machine, and what is missing.
struct Doctor: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List what confines extensions on this machine, and what is missing.",
    discussion: """
      Extensions run in a sandbox. Older kernels lack parts of it; each line says
      whether a part is in force, and otherwise what an extension could do and what
      mends it. Documentation/threat-model.md describes the whole. Resources are
      those of the host that serves the data folder, if one runs; its notices follow.

      EXIT STATUS
        0  everything is in force
        1  something is missing

      EXAMPLES
        almanac doctor
        almanac doctor --json
      """)

  @Flag(help: "Print the parts as JSON instead of text.")
  var json = false
  @OptionGroup var data: DataOption

  func run() async throws {
    let host = try await data.runningHost()
    let resources = host.flatMap { ResourceHold.of(process: $0.record.process) }
    let configuration = HostConfiguration(dataFolder: data.folder)
    let items =
      Protections.of(resources: resources ?? .current).items + [Protections.disk(of: configuration), Protections.fonts(of: configuration)]
    if json {
      print(String(decoding: try StableJSON.encode(items.map(ProtectionReport.init), pretty: true), as: UTF8.self))
    } else {
      let width = items.map(\.name.count).max() ?? 0
      for item in items {
        print("\(item.isActive ? "yes" : "NO ")  \(item.name.padding(toLength: width, withPad: " ", startingAt: 0))  \(item.detail)")
      }
    }
    // On stderr, so that the JSON stays one value.
    for notice in try await host?.status().notices ?? [] { Failure.log(notice) }
    guard items.allSatisfy(\.isActive) else { throw ExitCode(1) }
  }
}

/// One part of the sandbox, as JSON.
private struct ProtectionReport: Encodable {
  let name: String
  let active: Bool
  let detail: String

  init(_ item: Protections.Item) {
    name = item.name
    active = item.isActive
    detail = item.detail
  }
}
