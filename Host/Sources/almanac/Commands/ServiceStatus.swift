import ArgumentParser
import Foundation
import Reports
import Server

/// `almanac service status`: says whether the service is installed and runs.
struct ServiceStatus: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Say whether the service is installed and runs, and how it failed.",
    discussion: """
      EXIT STATUS
        0  the service runs
        1  it does not

      EXAMPLES
        almanac service status
        almanac service status --json
      """)

  @Flag(help: "Print the status as JSON instead of text.")
  var json = false

  func run() async throws {
    let file = UnitFile()
    let installed = try file.state()
    let manager = UserManager()
    let state = try await manager.state()
    let report = ServiceReport(
      file: file, installed: installed, state: state, lingers: UserManager.lingers, lastFailure: await manager.lastFailure())
    if json {
      print(String(decoding: try StableJSON.encode(report, pretty: true), as: UTF8.self))
    } else {
      for line in report.lines { print(line) }
    }
    if !report.running { throw ExitCode(1) }
  }
}

/// The state of the service, for people and as JSON.
struct ServiceReport: Encodable {
  let installed: Bool
  let unit: String
  /// Whether the unit is not as the command wrote it.
  let isEdited: Bool
  /// Whether it starts with the first login.
  let enabled: Bool
  /// Whether it starts with the machine, without a login.
  let startsWithMachine: Bool
  let running: Bool
  /// systemd's words for the state and for the result of the last run, such as `failed` and `watchdog`.
  let state, result: String
  /// Since when it runs, as systemd prints it; empty if it does not.
  let since: String
  let process: Int32?
  /// How often it was restarted after a failure.
  let restarts: Int
  /// What the host itself says: its address, once it serves.
  let status: String
  let lastFailure: String?

  init(file: UnitFile, installed unit: UnitFile.State, state: UserManager.State, lingers: Bool, lastFailure: String?) {
    installed = unit != .missing || state.packagedUnit != nil
    self.unit = unit == .missing ? state.packagedUnit ?? file.url.path : file.url.path
    isEdited = unit == .changed
    enabled = state.isEnabled
    startsWithMachine = enabled && lingers
    running = state.isRunning
    self.state = state["ActiveState"]
    result = state["Result"]
    since = running ? state["ActiveEnterTimestamp"] : ""
    process = state.process
    restarts = Int(state["NRestarts"]) ?? 0
    status = state["StatusText"]
    self.lastFailure = lastFailure
  }

  /// The report as text, one fact a line.
  var lines: [String] {
    guard installed else { return ["installed: no; install it with: almanac service install"] + (running ? [runningLine] : []) }
    var lines = ["installed: \(unit)\(isEdited ? "  (changed by hand)" : "")"]
    let start =
      !enabled
      ? "no; enable it with: systemctl --user enable almanac"
      : startsWithMachine ? "with the machine" : "with your first login; with the machine after: loginctl enable-linger"
    lines.append("starts: \(start)")
    lines.append(runningLine)
    if !status.isEmpty { lines.append("status: \(status)\(running ? "; the page's address: almanac open" : "")") }
    if restarts > 0 { lines.append("restarts after failures: \(restarts)") }
    lines.append("last failure: \(lastFailure ?? (result.isEmpty || result == "success" ? "none in the log" : "\(result), with nothing in the log"))")
    lines.append("log: \(UserManager.log)")
    return lines
  }

  private var runningLine: String {
    guard running else {
      let why = result.isEmpty || result == "success" ? "" : ": \(result)"
      return "running: no (\(state.isEmpty ? "unknown" : state)\(why)); start it with: systemctl --user start almanac"
    }
    return "running: since \(since)\(process.map { ", process \($0)" } ?? "")"
  }
}
