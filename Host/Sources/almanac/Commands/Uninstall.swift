import ArgumentParser
import Foundation
import Host

/// `almanac uninstall`: removes an app.
struct Uninstall: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Remove an app and all its widgets.",
    discussion: """
      EXAMPLE
        almanac uninstall Weather
      """)

  @Argument(help: ArgumentHelp("The name of an installed app.", valueName: "app"))
  var app: String
  @OptionGroup var data: DataOption

  func run() async throws {
    try await data.perform {
      try await $0.uninstall(app)
    } otherwise: {
      try await $0.uninstall(app)
    }
    print("removed \(app)")
  }
}
