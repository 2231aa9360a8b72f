import ArgumentParser
import Foundation
import Host
import Reports
import Server

/// `almanac doctor`: lists what this machine offers to draw, to build and to hold extensions, and what is missing.
struct Doctor: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check this machine: sandbox, disk, fonts, keychain, port, toolchain, SDK.",
    discussion: """
      Each line says whether a part is in order, and otherwise what is wrong and what
      mends it. Documentation/threat-model.md describes the sandbox of extensions,
      whose parts come first. Resources are those of the host that serves the data
      folder, if one runs; its notices follow. Parts marked "-" are missing, and only
      authors of widgets need them.

      EXIT STATUS
        0  everything is in order; parts for authors may be missing
        1  something is missing or wrong

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
    let configuration = data.configuration()
    var items =
      (Protections.of(resources: resources ?? .current).items + [Protections.disk(of: configuration), Protections.fonts(of: configuration)]).map(
        DoctorItem.init)
    items += [KeychainCheck.item(of: configuration), ProgramsCheck.item(of: configuration), PortCheck.item(address: host?.record.url)]
    items += await ToolchainCheck.ofThisMachine().items
    if json {
      print(String(decoding: try StableJSON.encode(items, pretty: true), as: UTF8.self))
    } else {
      let width = items.map(\.name.count).max() ?? 0
      for item in items {
        print(
          "\(item.mark.padding(toLength: 3, withPad: " ", startingAt: 0))  \(item.name.padding(toLength: width, withPad: " ", startingAt: 0))  \(item.detail)"
        )
      }
    }
    // On stderr, so that the JSON stays one value.
    for notice in try await host?.status().notices ?? [] { Failure.log(notice) }
    guard items.allSatisfy({ $0.active || $0.optional }) else { throw ExitCode(1) }
  }
}
