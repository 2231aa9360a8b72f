import ArgumentParser
import Foundation
import Host
import Server

/// `almanac service install`: writes the unit, enables and starts it.
struct ServiceInstall: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Install the host as a service, or update it, and start it.",
    discussion: """
      Writes the unit ~/.config/systemd/user/almanac.service, enables and starts it.
      Run it again to change options or after an update of the command. The unit has
      the absolute paths of this command and of the data folder, and of the
      environment PATH, LD_LIBRARY_PATH, XDG_DATA_HOME and ALMANAC_FONTS.
      Apps are installed with: almanac install

      EXAMPLES
        almanac service install
        almanac service install --port 9090 --data ~/widgets
        almanac service install --print
      """)

  @OptionGroup var options: ServeOptions
  @Flag(help: "Write and enable the unit without starting it.")
  var noStart = false
  @Flag(name: .customLong("print"), help: "Only print the unit; change nothing.")
  var printsOnly = false
  @Option(help: ArgumentHelp("Only print the unit that a package of this command installs.", valueName: "command", visibility: .hidden))
  var forPackage: String?
  @Flag(help: "Replace a unit that was changed by hand.")
  var force = false

  func run() async throws {
    if let forPackage {
      let unit = ServiceUnit(
        executable: forPackage, port: options.port, followsPower: false, publicURLs: [], data: nil, fontCache: "", environment: [:],
        hasNamespaces: false)
      return print(unit.text, terminator: "")
    }
    let unit = try await unit()
    if printsOnly { return print(unit.text, terminator: "") }
    let (file, manager) = (UnitFile(), UserManager())
    let old = try file.state()
    if old == .changed, !force {
      throw Failure(
        .data, "\(file.url.path) was changed by hand; move your changes to a drop-in (systemctl --user edit almanac) and replace it with --force")
    }
    // Fails before anything is written if there is no manager.
    let before = try await manager.state()
    try await checkThatNobodyServes(before)
    try createDataFolder()
    let isNew = old != .unchanged(unit.text)
    if isNew {
      // A link to another file, for instance of a masked unit, is replaced, not followed.
      if old == .changed { try file.remove() }
      try file.write(unit.text)
    }
    try await manager.control("daemon-reload")
    try await manager.control("--quiet", "enable", ServiceUnit.name)
    print("\(old == .missing ? "installed" : isNew ? "updated" : "unchanged:") \(file.url.path)")
    if noStart { return print("start it with: systemctl --user start almanac") }
    if isNew || !before.isRunning { try await start(manager) }
    print("the service runs; the page's address: almanac open")
    if !UserManager.lingers { print("it starts with your first login; to start it with the machine: loginctl enable-linger") }
  }

  private func unit() async throws -> ServiceUnit {
    let environment = ProcessInfo.processInfo.environment
    var kept: [String: String] = [:]
    for name in ServiceUnit.variables { kept[name] = environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = options.data.folder.resolvingSymlinksInPath().path
    for (what, text) in [("the command's path", executable), ("the data folder's path", folder)] + kept.map({ ($0.key, $0.value) }) {
      // A unit's line cannot contain them, quoted or not.
      guard text.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value != 127 }) else {
        throw Failure(.data, "\(what) contains a control character, which a unit cannot: \(text.debugDescription)")
      }
    }
    let fonts = options.data.configuration().fonts.path + "/cache"
    return ServiceUnit(
      executable: executable, port: options.port, followsPower: options.followPower,
      publicURLs: try options.publicAddresses().map(\.origin), data: folder, fontCache: fonts, environment: kept,
      hasNamespaces: await UserManager.hasNamespaces())
  }

  /// Refuses to start a second host on the same folder: it would fail, again and again.
  private func checkThatNobodyServes(_ state: UserManager.State) async throws {
    guard !noStart, let host = try await options.data.runningHost(), host.record.process != state.process else { return }
    throw Failure(
      .unavailable,
      "the process \(host.record.process) serves \(options.data.folder.path) already; end it first, or install the service with --no-start")
  }

  private func createDataFolder() throws {
    do {
      try FileManager.default.createDirectory(at: options.data.folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw Failure(.unavailable, "the data folder \(options.data.folder.path) cannot be created: \((error as NSError).localizedDescription)")
    }
  }

  private func start(_ manager: UserManager) async throws {
    do {
      // After five failures in five minutes the manager refuses until this.
      _ = try? await manager.control("reset-failed", ServiceUnit.name)
      try await manager.control("restart", ServiceUnit.name)
    } catch {
      let reason = await manager.lastFailure() ?? "\((error as? Failure)?.message ?? "\(error)")"
      throw Failure(.unavailable, "the service is installed and does not start: \(reason); see: \(UserManager.log)")
    }
  }
}
