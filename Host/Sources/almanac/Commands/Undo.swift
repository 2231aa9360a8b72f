import ArgumentParser
import Foundation
import Reports

/// `almanac undo`: undoes the newest change of the widgets.
struct Undo: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Undo the newest change of the widgets' places and stacks.",
    discussion: """
      The newest changes can be undone one after another for a short time, as long as
      the host keeps running. A removed widget comes back with its id, its
      configuration and its timeline.

      EXAMPLES
        almanac undo
        almanac undo --list
      """)

  @Flag(help: "Only print what can be undone, the newest first.")
  var list = false
  @OptionGroup var data: DataOption

  func run() async throws {
    let host = try await data.requiredHost()
    guard list else { return print("undone: \(try await host.undo().sentence)") }
    let steps = try await host.undoSteps()
    if steps.isEmpty { print("there is nothing to undo") }
    for step in steps { print("\(step.sentence)  (\(step.instance); for another \(Int(step.seconds)) s)") }
  }
}
