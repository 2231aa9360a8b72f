import ArgumentParser
import Host
import Reports

/// `almanac unstack`: takes a widget out of its stack.
struct Unstack: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Take a widget out of its stack.",
    discussion: """
      The widget goes to the first free cells of its place. With the last but one
      the stack ends, and the widget that is left stays where the stack was.
      INSTANCE is an id from almanac apps.

      EXAMPLES
        almanac unstack forecast-3f2a9
        almanac undo
      """)

  @Argument(help: ArgumentHelp("The widget's id, from almanac apps.", valueName: "instance"))
  var instance: String
  @OptionGroup var data: DataOption

  func run() async throws {
    let position = try await data.perform {
      try await $0.unstack(instance).position
    } otherwise: {
      try await $0.unstack(instance).position.map(PositionReport.init)
    }
    print("took \(instance) out of its stack\(position.map { ", to \($0.words)" } ?? "")")
  }
}
