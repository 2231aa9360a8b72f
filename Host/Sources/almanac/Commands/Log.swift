import ArgumentParser
import Foundation
import Host
import Reports

/// `almanac log`: prints what an app's extension has printed.
struct Log: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print what an app's widgets have printed.",
    discussion: """
      Prints the last lines that the app's extension wrote with print or Logger since
      the host started, each with its time. The host keeps them in memory, and as
      many as limits.json says (logLines).

      almanac render and almanac timeline print such lines by themselves, on stderr.

      EXAMPLES
        almanac log Weather
        almanac log Weather --follow
      """)

  @Argument(help: ArgumentHelp("The name of an installed app.", valueName: "app"))
  var app: String
  @Flag(name: .shortAndLong, help: "Go on with new lines until you press Ctrl-C.")
  var follow = false
  @Flag(help: "Print each line as a JSON object.")
  var json = false
  @OptionGroup var data: DataOption

  func run() async throws {
    // Lines are in the memory of the host that ran the extension.
    let host = try await data.requiredHost()
    var last = 0
    repeat {
      for line in try await host.log(of: app, after: last) {
        print(json ? String(decoding: try StableJSON.encode(line), as: UTF8.self) : "\(Timestamp.string(line.at))  \(line.text)")
        last = line.number
      }
      guard follow else { return }
      try StandardStreams.flush()
      try await Task.sleep(for: .milliseconds(500))
    } while true
  }
}
