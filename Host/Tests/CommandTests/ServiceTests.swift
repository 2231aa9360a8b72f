import Foundation
import Logging
import Synchronization
import TestThreads
import Testing

@testable import almanac

/// `almanac service`: the unit that it writes, and what it does with one that is there. `Scripts/check-service` runs the whole with a real systemd.
@Suite(.ownThread) struct ServiceTests {
  private static func unit(
    data: String = "/home/a/data", hasNamespaces: Bool = true, environment: [String: String] = [:], publicURLs: [String] = []
  ) -> ServiceUnit {
    ServiceUnit(
      executable: "/usr/bin/almanac", port: 8080, followsPower: true, publicURLs: publicURLs, data: data, fontCache: "/home/a/fonts/cache",
      environment: environment,
      hasNamespaces: hasNamespaces)
  }

  private func lines(_ unit: ServiceUnit) -> [String] { unit.text.split(separator: "\n").map(String.init) }

  @Test func `the unit runs the host with its options`() {
    let lines = lines(Self.unit(environment: ["PATH": "/opt/swift/bin:/usr/bin", "LD_LIBRARY_PATH": "/opt/lib"]))
    #expect(lines.contains(#"ExecStart="/usr/bin/almanac" "serve" "--port" "8080" "--data" "/home/a/data" "--follow-power""#))
    #expect(lines.contains(#"Environment="LD_LIBRARY_PATH=/opt/lib""#) && lines.contains(#"Environment="PATH=/opt/swift/bin:/usr/bin""#))
    #expect(lines.contains(#"ReadWritePaths="-/home/a/data" "-/home/a/fonts/cache""#))
    for line in ["Type=notify", "UMask=0077", "NoNewPrivileges=yes", "Delegate=cpu memory pids", "OOMPolicy=continue", "WantedBy=default.target"] {
      #expect(lines.contains(line), "\(line)")
    }
  }

  @Test func `the unit runs the host behind its proxies`() {
    let lines = lines(Self.unit(publicURLs: ["https://a.example", "https://b.example:8443"]))
    #expect(
      lines.contains { $0.hasSuffix(#""--public-url" "https://a.example" "--public-url" "https://b.example:8443""#) && $0.hasPrefix("ExecStart=") })
  }

  @Test func `a unit without namespaces asks for nothing that needs them`() {
    let text = Self.unit(hasNamespaces: false).text
    for option in ["PrivateUsers", "ProtectSystem", "ReadWritePaths", "PrivateDevices", "ProtectKernel", "InaccessiblePaths"] {
      #expect(!text.contains("\(option)="), "\(option)")
    }
    #expect(text.contains("NoNewPrivileges=yes") && text.contains("SystemCallFilter="))
  }

  @Test func `the unit of a package has no path of an account`() {
    let unit = ServiceUnit(
      executable: "/usr/bin/almanac", port: 8080, followsPower: false, publicURLs: [], data: nil, fontCache: "", environment: [:],
      hasNamespaces: false)
    let lines = lines(unit)
    #expect(lines.contains(#"ExecStart="/usr/bin/almanac" "serve" "--port" "8080""#))
    #expect(!lines.contains { $0.hasPrefix("ReadWritePaths") || $0.hasPrefix("PrivateUsers") || $0.hasPrefix("Environment=\"") })
  }

  @Test func `a unit of a package counts as installed, and is disabled instead of removed`() async throws {
    try await onThread {
      let setting = try Setting(
        tool: "case \"$*\" in *show*) printf 'LoadState=loaded\\nFragmentPath=/usr/lib/systemd/user/almanac.service\\nActiveState=inactive\\n';; esac"
      )
      let status = try setting.run("status")
      #expect(status.status == 1 && status.text.contains("installed: /usr/lib/systemd/user/almanac.service"), "\(status.text)\(status.errors)")
      let removed = try setting.run("remove")
      #expect(removed.status == 0 && removed.text.contains("stays with the installation"), "\(removed.text)\(removed.errors)")
      #expect(setting.calls.contains { $0.contains("disable --now almanac.service") })
    }
  }

  @Test func `paths are quoted as systemd reads them`() {
    #expect(ServiceUnit.quoted(#"/a b/"c"\d/%h/$e"#) == #""/a b/\"c\"\\d/%%h/$e""#)
    #expect(ServiceUnit.quoted("/$e", isCommand: true) == #""/$$e""#)
  }

  @Test func `a unit that was changed by hand is recognised`() {
    let text = Self.unit().text
    #expect(ServiceUnit.isUnchanged(text))
    for changed in [text + "\n", text.replacing("8080", with: "8081"), String(text.dropFirst()), "", "[Service]\nExecStart=/bin/true\n"] {
      #expect(!ServiceUnit.isUnchanged(changed))
    }
  }

  private static let analyzer = ["/usr/bin/systemd-analyze", "/bin/systemd-analyze"].first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(.enabled(if: analyzer != nil, "systemd-analyze is not installed"), arguments: [true, false])
  func `systemd accepts every line of the unit`(hasNamespaces: Bool) async throws {
    try await onThread {
      let command = try CommandLine()
      // Names that have to be quoted.
      let data = command.folder.appendingPathComponent("my \"data\" 100% $x")
      try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
      let unit = ServiceUnit(
        executable: CommandLine.products.appendingPathComponent("almanac").path, port: 0, followsPower: false,
        publicURLs: ["https://widgets.example.org"], data: data.path,
        fontCache: "/nowhere/cache", environment: ["PATH": "/usr/bin", "ALMANAC_FONTS": "/usr/share/fonts"], hasNamespaces: hasNamespaces)
      let file = command.folder.appendingPathComponent(ServiceUnit.name)
      try Data(unit.text.utf8).write(to: file)
      let analysis = Process()
      analysis.executableURL = URL(fileURLWithPath: try #require(Self.analyzer))
      analysis.arguments = ["--user", "--man=no", "--recursive-errors=no", "verify", file.path]
      let runtime = command.folder.appendingPathComponent("runtime")
      try FileManager.default.createDirectory(at: runtime, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      analysis.environment = ["HOME": command.folder.path, "XDG_RUNTIME_DIR": runtime.path, "PATH": "/usr/bin:/bin"]
      let pipe = Pipe()
      analysis.standardOutput = pipe
      analysis.standardError = pipe
      try analysis.run()
      let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      analysis.waitUntilExit()
      #expect(output.isEmpty && analysis.terminationStatus == 0, "\(output)")
    }
  }

  // MARK: The command

  /// Runs the command with a configuration folder of its own and a `systemctl` that writes down its arguments.
  private struct Setting {
    let command: CommandLine
    var unit: URL { command.folder.appendingPathComponent("config/systemd/user/almanac.service") }
    var calls: [String] {
      ((try? String(contentsOf: command.folder.appendingPathComponent("calls"), encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    }

    /// - Parameter tool: the commands of `systemctl`.
    init(tool: String = "") throws {
      command = try CommandLine()
      let programs = command.folder.appendingPathComponent("programs")
      try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
      for (name, text) in [("systemctl", "echo \"$@\" >>'\(command.folder.path)/calls'\n\(tool)"), ("journalctl", "exit 1"), ("unshare", "exit 1")] {
        let file = programs.appendingPathComponent(name)
        try Data("#!/bin/sh\n\(text)\n".utf8).write(to: file)
        chmod(file.path, 0o755)
      }
    }

    func run(_ arguments: String...) throws -> CommandLine.Outcome {
      let process = command.process(["service"] + arguments)
      process.environment?["XDG_CONFIG_HOME"] = command.folder.appendingPathComponent("config").path
      process.environment?["PATH"] = command.folder.appendingPathComponent("programs").path
      let (output, errors) = (Pipe(), Pipe())
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      let text = output.fileHandleForReading.readDataToEndOfFile()
      let told = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return .init(status: process.terminationStatus, output: text, errors: told)
    }
  }

  @Test func `printing the unit changes nothing`() async throws {
    try await onThread {
      let setting = try Setting()
      let outcome = try setting.run("install", "--print", "--port", "9090")
      #expect(outcome.status == 0 && outcome.text.contains(#""--port" "9090""#) && ServiceUnit.isUnchanged(outcome.text))
      #expect(!FileManager.default.fileExists(atPath: setting.unit.path) && setting.calls.isEmpty)
      #expect(!FileManager.default.fileExists(atPath: setting.command.folder.appendingPathComponent("almanac/data").path))
    }
  }

  @Test func `installing again updates the unit, and does not replace changes by hand`() async throws {
    try await onThread {
      let setting = try Setting()
      let first = try setting.run("install", "--no-start")
      #expect(first.text.hasPrefix("installed \(setting.unit.path)\n"), "\(first.errors)")
      #expect(
        setting.calls.map { $0.replacing("--user --no-pager ", with: "") }.filter { !$0.hasPrefix("show") } == [
          "daemon-reload", "--quiet enable almanac.service",
        ])
      let attributes = try FileManager.default.attributesOfItem(atPath: setting.unit.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      #expect(try setting.run("install", "--no-start").text.hasPrefix("unchanged: "))
      #expect(try setting.run("install", "--no-start", "--port", "9090").text.hasPrefix("updated "))
      let text = try String(contentsOf: setting.unit, encoding: .utf8)
      #expect(text.contains(#""9090""#))
      try Data((text + "# mine\n").utf8).write(to: setting.unit)
      let refused = try setting.run("install", "--no-start")
      #expect(refused.status == 65 && refused.errors.contains("was changed by hand") && refused.errors.filter { $0 == "\n" }.count == 1)
      #expect(try String(contentsOf: setting.unit, encoding: .utf8).hasSuffix("# mine\n"))
      let removal = try setting.run("remove")
      #expect(removal.status == 65 && FileManager.default.fileExists(atPath: setting.unit.path))
      #expect(try setting.run("install", "--no-start", "--force").text.hasPrefix("updated "))
      #expect(ServiceUnit.isUnchanged(try String(contentsOf: setting.unit, encoding: .utf8)))
      let removed = try setting.run("remove")
      #expect(removed.text == "removed \(setting.unit.path); apps, widgets and their data stay in the data folder\n", "\(removed.errors)")
      #expect(!FileManager.default.fileExists(atPath: setting.unit.path))
      #expect(try setting.run("remove").text == "the service is not installed\n")
    }
  }

  @Test func `a masked unit is replaced only by force, and what it names stays`() async throws {
    try await onThread {
      let setting = try Setting()
      let target = setting.command.folder.appendingPathComponent("target")
      try Data("kept".utf8).write(to: target)
      try FileManager.default.createDirectory(at: setting.unit.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(at: setting.unit, withDestinationURL: target)
      #expect(try setting.run("install", "--no-start").status == 65)
      #expect(try setting.run("install", "--no-start", "--force").status == 0)
      #expect(try String(contentsOf: target, encoding: .utf8) == "kept")
    }
  }

  @Test func `without a manager nothing is written`() async throws {
    try await onThread {
      let setting = try Setting(tool: "echo 'Failed to connect to bus: No medium found' >&2; exit 1")
      let outcome = try setting.run("install")
      #expect(
        outcome.status == 69 && outcome.errors.contains("Failed to connect to bus: No medium found")
          && outcome.errors.filter { $0 == "\n" }.count == 1)
      #expect(!FileManager.default.fileExists(atPath: setting.unit.path))
      let missing = try Setting()
      try FileManager.default.removeItem(at: missing.command.folder.appendingPathComponent("programs/systemctl"))
      let told = try missing.run("status")
      #expect(told.status == 69 && told.errors.contains("there is no systemctl on PATH"))
    }
  }

  @Test func `the status says what runs, and how it failed`() async throws {
    try await onThread {
      func report(_ installed: UnitFile.State, _ lines: [String], lingers: Bool = false, failure: String? = nil) -> ServiceReport {
        ServiceReport(
          file: UnitFile(environment: ["XDG_CONFIG_HOME": "/c"]), installed: installed, state: .init(lines: lines), lingers: lingers,
          lastFailure: failure)
      }
      let running = report(
        .unchanged(""),
        [
          "UnitFileState=enabled", "ActiveState=active", "Result=success", "MainPID=42", "NRestarts=2",
          "ActiveEnterTimestamp=Sun 2026-03-14 09:30:00 UTC",
          "StatusText=Serving http://127.0.0.1:8080",
        ], lingers: true, failure: "2026-03-14T09:29:00 almanac: no")
      #expect(
        running.lines == [
          "installed: /c/systemd/user/almanac.service", "starts: with the machine", "running: since Sun 2026-03-14 09:30:00 UTC, process 42",
          "status: Serving http://127.0.0.1:8080; the page's address: almanac open", "restarts after failures: 2",
          "last failure: 2026-03-14T09:29:00 almanac: no", "log: journalctl --user-unit almanac --pager-end",
        ])
      let failed = report(.changed, ["UnitFileState=disabled", "ActiveState=failed", "Result=watchdog", "MainPID=0"])
      #expect(
        failed.lines == [
          "installed: /c/systemd/user/almanac.service  (changed by hand)", "starts: no; enable it with: systemctl --user enable almanac",
          "running: no (failed: watchdog); start it with: systemctl --user start almanac", "last failure: watchdog, with nothing in the log",
          "log: journalctl --user-unit almanac --pager-end",
        ])
      #expect(report(.missing, ["ActiveState=inactive"]).lines == ["installed: no; install it with: almanac service install"])
      let missing = try Setting().run("status")
      #expect(missing.status == 1)
    }
  }
}

/// Log lines in the form of systemd's journal.
@Suite(.ownThread) struct JournalTests {
  @Test func `an event is one line with its priority`() {
    let lines = Mutex<[String]>([])
    var handler = JournalLogHandler(label: "test")
    handler.write = { line in lines.withLock { $0.append(line) } }
    let logger = Logger(label: "test") { [handler] _ in handler }
    logger.error("one\n  two\r\nthree", metadata: ["b": "2", "a": "1"])
    logger.warning("four")
    logger.notice("five")
    logger.info("six")
    logger.debug("below the level")
    #expect(lines.withLock { $0 } == ["<3>one two three a=1 b=2\n", "<4>four\n", "<5>five\n", "<6>six\n"])
  }

  @Test func `the journal is recognised by its device and inode`() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    var status = stat()
    #expect(fstat(descriptor, &status) == 0)
    #expect(Journal.receives(descriptor, environment: ["JOURNAL_STREAM": "\(status.st_dev):\(status.st_ino)"]))
    #expect(!Journal.receives(descriptor, environment: ["JOURNAL_STREAM": "\(status.st_dev):\(status.st_ino + 1)"]))
    #expect(!Journal.receives(descriptor, environment: [:]) && !Journal.receives(-1, environment: ["JOURNAL_STREAM": "1:2"]))
  }

  @Test func `a failing host writes one line with the priority of an error`() async throws {
    try await onThread {
      let command = try CommandLine()
      let process = command.process(["serve", "--data", "/proc/almanac"])
      let pipe = Pipe()
      var status = stat()
      fstat(pipe.fileHandleForWriting.fileDescriptor, &status)
      process.environment?["JOURNAL_STREAM"] = "\(status.st_dev):\(status.st_ino)"
      process.standardError = pipe
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      let told = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(
        process.terminationStatus == 69 && told.hasPrefix("<3>the data folder cannot be used: /proc/almanac")
          && told.filter { $0 == "\n" }.count == 1,
        "\(told)")
    }
  }
}
