import ArgumentParser
import Foundation
import Host

/// `almanac uninstall`: removes an app.
struct Uninstall: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Remove an app, all its widgets and its data.",
    discussion: """
      The app's container goes with it. The folder of an app group goes with the last
      app that uses it. Data that was kept is listed by: almanac apps. The name of an
      app or group in that list removes it.

      EXAMPLES
        almanac uninstall Weather
        almanac uninstall Weather --keep-data
      """)

  @Argument(help: ArgumentHelp("The name of an installed app.", valueName: "app"))
  var app: String
  @Flag(help: "Keep the app's container and its groups' folders.")
  var keepData = false
  @OptionGroup var data: DataOption

  func run() async throws {
    let before = data.configuration().keptGroups()
    try await data.perform {
      try await $0.uninstall(app, keepsData: keepData)
    } otherwise: {
      try await $0.uninstall(app, keepsData: keepData)
    }
    print("removed \(app)")
    guard keepData else { return }
    // The groups that only this app used.
    let groups = data.configuration().keptGroups().filter { !before.contains($0) }
    print("kept its container\(groups.isEmpty ? "" : " and the folders of its groups \(groups.joined(separator: ", "))"); see: almanac apps")
  }
}
