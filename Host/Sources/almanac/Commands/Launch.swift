import ArgumentParser
import Foundation
import Host

/// `almanac launch`: reports that an app was opened.
struct Launch: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Report that an app was opened, so that the gallery offers its widgets.",
    discussion: """
      EXAMPLE
        almanac launch Weather
      """)

  @Argument(help: ArgumentHelp("The name of an installed app.", valueName: "app"))
  var app: String
  @OptionGroup var data: DataOption

  func run() async throws {
    try await data.perform {
      try await $0.launch(app)
    } otherwise: {
      try await $0.launch(app)
    }
    print("opened \(app)")
  }
}
