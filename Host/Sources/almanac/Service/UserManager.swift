import Foundation
import Host

/// systemd's manager of this account's services, by the commands `systemctl` and `journalctl`.
struct UserManager {
  /// Runs `systemctl --user` with these arguments.
  ///
  /// - Throws: ``Failure`` with systemctl's first line if it fails.
  @discardableResult func control(_ arguments: String...) async throws -> [String] {
    guard let run = await ToolRun.run("systemctl", ["--user", "--no-pager"] + arguments) else {
      throw Failure(.unavailable, "there is no systemctl on PATH: this machine has no systemd; run the host with: almanac serve")
    }
    guard run.status == 0 else {
      let why = run.errors.first { !$0.isEmpty } ?? "status \(run.status)"
      throw Failure(.unavailable, "systemctl --user \(arguments.joined(separator: " ")) failed: \(why)")
    }
    return run.output
  }

  /// The state of the unit as the manager knows it.
  struct State: Equatable {
    /// The properties by their names, as `systemctl show` prints them; absent ones are empty.
    let properties: [String: String]

    static let names = [
      "LoadState", "UnitFileState", "ActiveState", "SubState", "Result", "ActiveEnterTimestamp", "MainPID", "NRestarts", "StatusText",
      "NeedDaemonReload", "FragmentPath",
    ]

    init(lines: [String]) {
      let pairs = lines.compactMap { line in line.firstIndex(of: "=").map { (String(line[..<$0]), String(line[line.index(after: $0)...])) } }
      properties = Dictionary(pairs) { _, last in last }
    }

    subscript(name: String) -> String { properties[name] ?? "" }

    var isRunning: Bool { self["ActiveState"] == "active" }
    /// Whether the manager starts it again, or would.
    var isActive: Bool { ["active", "activating", "reloading"].contains(self["ActiveState"]) }
    var isEnabled: Bool { self["UnitFileState"].hasPrefix("enabled") }
    /// The unit's file, if the manager has a unit; where the account has none of its own it is that of a package.
    var packagedUnit: String? { self["LoadState"] == "loaded" && !self["FragmentPath"].isEmpty ? self["FragmentPath"] : nil }
    /// The id of the host's process; nil: it does not run.
    var process: Int32? { Int32(self["MainPID"]).flatMap { $0 > 0 ? $0 : nil } }
  }

  func state() async throws -> State {
    State(lines: try await control("show", ServiceUnit.name, "--property", State.names.joined(separator: ",")))
  }

  /// The newest line of the service's log that reports an error; nil if there is none, or no journal that this account can read.
  func lastFailure() async -> String? {
    let arguments = ["--user-unit", ServiceUnit.name, "--priority", "err", "--lines", "1", "--output", "short-iso", "--no-pager", "--quiet"]
    guard let run = await ToolRun.run("journalctl", arguments), run.status == 0 else { return nil }
    return run.output.last { !$0.isEmpty && !$0.hasPrefix("-- ") }
  }

  /// How to see the service's log.
  static let log = "journalctl --user-unit almanac --pager-end"

  /// Whether the kernel lets this account make the namespaces that read-only folders need.
  static func hasNamespaces() async -> Bool {
    await ToolRun.run("unshare", ["--user", "--map-current-user", "--mount", "true"])?.status == 0
  }

  /// Whether this account's services start with the machine, not with the first login.
  static var lingers: Bool {
    guard let account = getpwuid(geteuid()) else { return false }
    return FileManager.default.fileExists(atPath: "/var/lib/systemd/linger/\(String(cString: account.pointee.pw_name))")
  }
}
