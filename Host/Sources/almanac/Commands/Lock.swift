import ArgumentParser
import Foundation
import Reports

/// `almanac lock`: locks the host.
struct Lock: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lock the host: hide content, and throw the key of protected apps away.",
    discussion: """
      Needs a passcode (almanac passcode set). While locked, widgets hide what their
      authors marked private; apps with complete data protection show only their
      placeholders and are not reloaded. A host that starts with a passcode is
      locked.

      EXAMPLES
        almanac lock
        almanac lock --status
      """)

  @Flag(help: "Only print whether the host is locked.")
  var status = false
  @Flag(help: "Print the state as JSON.")
  var json = false
  @OptionGroup var data: DataOption

  func run() async throws {
    let host = try await data.requiredHost()
    try (status ? try await host.lockStatus() : try await host.lock()).print(json: json)
  }
}

/// `almanac unlock`: unlocks the host with the passcode.
struct Unlock: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Unlock the host with the passcode.",
    discussion: """
      The passcode is read from the terminal without showing it, or from standard
      input; never from an argument. After some wrong ones there is a delay.

      EXAMPLES
        almanac unlock
        almanac unlock <passcode.txt
      """)

  @Flag(help: "Print the state as JSON.")
  var json = false
  @OptionGroup var data: DataOption

  func run() async throws {
    let host = try await data.requiredHost()
    // A passcode is not asked for if it is not needed: typing it would only reveal it.
    guard try await host.lockStatus().locked else { return try await host.lockStatus().print(json: json) }
    try await host.unlock(try PasscodeInput().read("Passcode")).print(json: json)
  }
}

extension LockReport {
  /// Prints the state for a person, or as JSON.
  func print(json: Bool) throws {
    if json { return Swift.print(String(decoding: try StableJSON.encode(self, pretty: true), as: UTF8.self)) }
    var line = locked ? "locked" : "unlocked"
    line += passcode ? "" : ", without a passcode"
    if locked { line += hideContentWhileLocked ? "; content is hidden" : "; private content is hidden" }
    if retryAfter > 0 { line += "; the next passcode is taken in \(retryAfter) s" }
    Swift.print(line)
  }
}
