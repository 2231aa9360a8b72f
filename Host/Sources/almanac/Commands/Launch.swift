import ArgumentParser
import Foundation
import Host

/// `almanac launch`.
struct Launch: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tell that an app was opened, so that its widgets are offered.",
    discussion: """
      EXAMPLE
        almanac launch Weather
      """)

  @Argument(help: ArgumentHelp("An installed app's name.", valueName: "app"))
  var app: String
  @OptionGroup var data: DataOption

  func run() async throws {
    try await data.ask {
      try await $0.launch(app)
    } otherwise: {
      try await $0.launch(app)
    }
    print("opened \(app)")
  }
}
