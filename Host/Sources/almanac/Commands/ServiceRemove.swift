import ArgumentParser
import Foundation

/// `almanac service remove`: stops the service and removes its unit.
struct ServiceRemove: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Stop the service and remove its unit. Apps and data stay.",
    discussion: """
      EXAMPLES
        almanac service remove
      """)

  @Flag(help: "Remove a unit that was changed by hand.")
  var force = false

  func run() async throws {
    let (file, manager) = (UnitFile(), UserManager())
    switch try file.state() {
    case .missing:
      guard let state = try? await manager.state(), let unit = state.packagedUnit else { return print("the service is not installed") }
      try await manager.control("--quiet", "disable", "--now", ServiceUnit.name)
      return print("stopped and disabled; \(unit) stays with the installation of Almanac, as do apps, widgets and their data")
    case .changed where !force:
      throw Failure(
        .data, "\(file.url.path) was changed by hand; remove it with --force, or by yourself with: systemctl --user disable --now almanac")
    case .changed, .unchanged: break
    }
    try await manager.control("--quiet", "disable", "--now", ServiceUnit.name)
    try file.remove()
    try await manager.control("daemon-reload")
    _ = try? await manager.control("reset-failed", ServiceUnit.name)
    print("removed \(file.url.path); apps, widgets and their data stay in the data folder")
    if FileManager.default.fileExists(atPath: file.dropIns.path) { print("your own changes stay in \(file.dropIns.path)") }
  }
}
