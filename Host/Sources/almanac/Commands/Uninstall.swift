import ArgumentParser
import Foundation
import Host

/// `almanac uninstall`.
struct Uninstall: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Remove an app with all its widgets.",
    discussion: """
      EXAMPLE
        almanac uninstall Weather
      """)

  @Argument(help: ArgumentHelp("An installed app's name.", valueName: "app"))
  var app: String
  @OptionGroup var data: DataOption

  func run() async throws {
    try await data.ask {
      try await $0.uninstall(app)
    } otherwise: {
      try await $0.uninstall(app)
    }
    print("removed \(app)")
  }
}
