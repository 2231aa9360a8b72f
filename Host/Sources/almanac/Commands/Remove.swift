import ArgumentParser
import Foundation
import Host

/// `almanac remove`: removes widgets.
struct Remove: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Remove widgets.",
    discussion: """
      Their reloads are cancelled and their timelines are deleted at once. For a
      short time almanac undo brings a widget back, as long as the host keeps
      running.
      INSTANCE is an id from almanac apps. almanac uninstall removes an app with all
      its widgets.

      EXAMPLE
        almanac remove forecast-3f2a9
      """)

  @Argument(help: ArgumentHelp("The widgets' ids.", valueName: "instance"))
  var instances: [String]
  @OptionGroup var data: DataOption

  func run() async throws {
    let isServed = try await data.perform { host in
      for instance in instances { try await host.remove(instance) }
      return true
    } otherwise: { [instances] device in
      for instance in instances { try await device.remove(instance) }
      return false
    }
    let what = instances.count == 1 ? "removed \(instances[0])" : "removed \(instances.count) widgets"
    print(isServed ? "\(what); to bring \(instances.count == 1 ? "it" : "them") back, soon: almanac undo" : what)
  }
}
