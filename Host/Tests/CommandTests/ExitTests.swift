import Foundation
import Glibc
import TestThreads
import Testing

/// A failing command prints one line on stderr, which says how to correct it, and exits with the code of its kind of error.
@Suite(.ownThread) struct ExitTests {
  private func expect(_ arguments: [String], status: Int32, _ words: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
    let command = try CommandLine()
    let process = command.process(arguments)
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let errors = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == status, "\(errors)", sourceLocation: sourceLocation)
    #expect(errors.hasPrefix("almanac: "), sourceLocation: sourceLocation)
    #expect(errors.filter { $0 == "\n" }.count == 1, "\(errors)", sourceLocation: sourceLocation)
    for word in words { #expect(errors.contains(word), "\(errors)", sourceLocation: sourceLocation) }
  }

  private static let widget = ["--kind", "Good", "--family", "systemSmall"]

  @Test func `an unknown command is a usage error`() throws { try expect(["rendr"], status: 64, "rendr") }
  @Test func `a missing app is a usage error`() throws { try expect(["render"], status: 64, "<app>") }
  @Test func `an unknown family lists the known families`() throws {
    try expect(["render", "X", "--kind", "K", "--family", "huge"], status: 64, "huge", "systemSmall, systemMedium")
  }
  @Test func `an unknown device lists the known devices`() throws {
    try expect(["render", "X", "--device", "nokia"] + Self.widget, status: 64, "nokia", "iphone-393x852")
  }
  @Test(arguments: ["yesterday", "2026-03-14", "2026-03-14 09:30"])
  func `a malformed date shows the expected form`(date: String) throws {
    try expect(["render", "X", "--at", date] + Self.widget, status: 64, date, "2026-03-14T09:30:00Z")
    try expect(["timeline", "X", "--now", date] + Self.widget, status: 64, date, "2026-03-14T09:30:00Z")
  }
  @Test func `an unknown mode lists the known modes`() throws {
    try expect(["render", "X", "--mode", "neon"] + Self.widget, status: 64, "neon", "fullColor", "accented", "vibrant")
  }
  @Test(arguments: ["0", "17", "-1", "nan"])
  func `a scale out of range is a usage error`(scale: String) throws {
    try expect(["render", "X", "--scale=\(scale)"] + Self.widget, status: 64, "--scale")
  }
  @Test func `a port out of range is a usage error`() throws { try expect(["serve", "--port", "70000"], status: 64, "70000") }
  @Test(arguments: ["widgets.example.org", "ftp://widgets.example.org", "https://widgets.example.org/page", "https://a b\n.example", ""])
  func `a public address that is none is a usage error`(address: String) throws {
    try expect(["serve", "--port", "0", "--public-url", address], status: 64, "--public-url")
    try expect(["service", "install", "--print", "--public-url", address], status: 64, "--public-url")
  }
  @Test func `reload requires a kind or an app`() throws { try expect(["reload"], status: 64, "--app") }

  @Test(arguments: [
    (["earthquake"], "known events: activity"), (["activity", "awake"], "active, idle, asleep, not awake"), (["foreground", "begin"], "name one"),
    (["location", "Oslo"], "leave out Oslo"), (["view"], "or none"), (["view", "none", "--seconds", "0"], "1 to 86400"),
    (["view", "none", "--viewer", "a b"], "1 to 64"), (["lock", "locked", "--viewer", "wall"], "--viewer"),
    (["--app", "Weather"], "name an event"),
  ])
  func `an invalid event is a usage error`(arguments: [String], words: String) throws { try expect(["events"] + arguments, status: 64, words) }
  @Test func `events require a running host`() throws { try expect(["events", "lock", "locked"], status: 69, "almanac serve") }

  @Test func `an unknown app is a data error`() throws { try expect(["render", "Nobody"] + Self.widget, status: 65, "Nobody", "installed: none") }
  @Test func `a folder without a bundle is a data error`() throws {
    let command = try CommandLine()
    let empty = command.folder.appendingPathComponent("Empty.app", isDirectory: true)
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    try expect(["kinds", empty.path], status: 65, "Info.plist")
    try expect(["install", empty.path], status: 65, "Info.plist")
    try expect(["kinds", "/nowhere/Weather.app"], status: 65, "/nowhere/Weather.app")
  }
  @Test func `a folder without a package is a data error`() throws {
    try expect(["install", "/nowhere/at/all"], status: 65, "there is nothing at /nowhere/at/all")
  }
  @Test func `a picture in a folder that does not exist is unavailable`() throws {
    let app = try CommandLine().bundle().path
    try expect(["render", app, "-o", "/nowhere/at/all.png"] + Self.widget, status: 69, "there is no folder /nowhere/at")
  }
  @Test func `an unknown kind lists the known kinds`() throws {
    let app = try CommandLine().bundle().path
    try expect(["render", app, "--kind", "Tides", "--family", "systemSmall"], status: 65, "Tides", "Good")
  }
  @Test func `an unsupported family lists the supported families`() throws {
    let app = try CommandLine().bundle().path
    try expect(["render", app, "--kind", "Good", "--family", "systemLarge"], status: 65, "systemLarge", "systemSmall, systemMedium")
  }
  @Test func `a family that the device lacks is a data error`() throws {
    let app = try CommandLine().bundle().path
    try expect(["render", app, "--kind", "Good", "--family", "systemExtraLarge"], status: 65, "systemExtraLarge", "iphone-393x852")
  }
  @Test(arguments: ["{", "[]", "7"])
  func `a configuration must be an object`(configuration: String) throws {
    let app = try CommandLine().bundle().path
    try expect(["render", app, "--config", configuration] + Self.widget, status: 65, "JSON object")
  }

  @Test func `an extension that crashes is unavailable`() throws {
    let app = try CommandLine().bundle().path
    // What the extension printed comes first.
    let outcome = try CommandLine().run("timeline", app, "--kind", "Crash", "--family", "systemSmall")
    let lines = outcome.errors.split(separator: "\n")
    #expect(outcome.status == 69 && lines.count == 2 && lines.first == "Test: about to crash", "\(outcome.errors)")
    #expect(lines.last?.hasPrefix("almanac: ") == true && lines.last?.contains("signal") == true, "\(outcome.errors)")
  }
  @Test func `opening the page requires a running host`() throws { try expect(["open"], status: 69, "almanac serve") }
  @Test func `a reload without a host is unavailable`() throws { try expect(["reload", "Good"], status: 69, "almanac serve") }
  @Test func `a data folder that cannot be written is unavailable`() throws {
    try expect(["install", try CommandLine().bundle().path, "--data", "/proc/almanac"], status: 69, "/proc/almanac")
  }
  @Test(arguments: ["apps", "serve", "doctor", "service install --print"])
  func `an empty data folder's name is a usage error`(command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    try expect(words + ["--data", ""], status: 64, "the argument after --data is empty")
    try expect(words + ["--data="], status: 64, "--data")
  }
  @Test(arguments: [["apps"], ["events"], ["why", "x"], ["uninstall", "X"], ["launch", "X"]])
  func `a command that only reads or removes makes no data folder`(arguments: [String]) throws {
    let missing = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-missing-\(UUID().uuidString)").path
    try expect(arguments + ["--data", missing], status: 66, "there is no data folder at \(missing)")
    #expect(!FileManager.default.fileExists(atPath: missing))
  }
  @Test(arguments: [
    ["uninstall", ""], ["launch", ""], ["why", ""], ["install", ""], ["kinds", ""], ["reload", ""], ["reload", "--app", ""], ["backup", ""],
    ["restore", ""],
    ["events", ""], ["render", "X", "--kind", "", "--family", "systemSmall"], ["lint", ""], ["simulate", ""], ["render", "X", "-o", ""] + widget,
  ])
  func `an empty argument is a usage error`(arguments: [String]) throws { try expect(arguments, status: 64, "is empty") }
  @Test func `a result that cannot be written is reported, also if it is bad`() throws {
    let command = try CommandLine()
    let process = command.process(["doctor"])
    // Where everything is in force, doctor exits with 0 otherwise.
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 69)
  }
  @Test func `a text that is no locale is a usage error`() throws {
    try expect(["render", "X", "--locale", "en\n"] + Self.widget, status: 64, "--locale")
  }
  @Test func `a folder with other files does not become a data folder, and its permissions stay`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-foreign-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    let file = folder.appendingPathComponent("run.sh").path
    _ = FileManager.default.createFile(atPath: file, contents: Data(), attributes: [.posixPermissions: 0o755])
    try expect(["serve", "--port", "0", "--data", folder.path], status: 69, "files that are not Almanac's, such as run.sh")
    try expect(["apps", "--data", folder.path], status: 66, "there is no data folder")
    for path in [folder.path, file] {
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o755, "\(path)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["run.sh"])
    // An app makes the key of its keychain before there is a host. It is not what is in the way.
    _ = FileManager.default.createFile(atPath: folder.appendingPathComponent("keychain.key").path, contents: Data())
    try expect(["serve", "--port", "0", "--data", folder.path], status: 69, "files that are not Almanac's, such as run.sh")
  }
  @Test func `missing fonts are said by the doctor and at the start of a host`() throws {
    let command = try CommandLine()
    for arguments in [["doctor"], ["serve", "--port", "0"]] {
      let process = command.process(arguments)
      process.environment?["ALMANAC_FONTS"] = command.folder.path
      let told = Pipe()
      process.standardOutput = told
      process.standardError = told
      try process.run()
      var text = ""
      while !text.contains("\(command.folder.path) lacks nunito and phosphor"), case let data = told.fileHandleForReading.availableData, !data.isEmpty
      {
        text += String(decoding: data, as: UTF8.self)
      }
      #expect(text.contains("in a checkout run Scripts/setup"), "\(text)")
      process.terminate()
      process.waitUntilExit()
    }
  }
  @Test func `the data folder is in the home folder of the environment`() throws {
    let command = try CommandLine()
    let process = command.process(["apps"])
    process.environment?["XDG_DATA_HOME"] = "relative"
    process.environment?["HOME"] = "/nowhere/home"
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let told = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(told.contains("/nowhere/home/.local/share/almanac/data;"), "\(told)")
  }
  @Test func `an output that cannot be written is unavailable`() throws {
    let app = try CommandLine().bundle().path
    try expect(["render", app, "-o", "/nowhere/w.png"] + Self.widget, status: 69, "/nowhere/w.png")
  }

  @Test func `a backup replaces neither a pipe nor a device, and follows a link to a file`() throws {
    let command = try CommandLine()
    #expect(try command.run("install", command.bundle().path).status == 0)
    let folder = command.folder
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    // Only root may make devices.
    let hasDevice = mknod(folder.path + "/device", S_IFCHR | 0o600, 0) == 0
    #expect(hasDevice || geteuid() != 0)
    for name in hasDevice ? ["pipe", "device"] : ["pipe"] {
      let outcome = try command.run("backup", name)
      #expect(outcome.status == 65 && outcome.errors.hasPrefix("almanac: \(name) cannot be written: "), "\(outcome.errors)")
      #expect(outcome.errors.filter { $0 == "\n" }.count == 1)
      var status = stat()
      #expect(lstat("\(folder.path)/\(name)", &status) == 0 && status.st_mode & S_IFMT == (name == "pipe" ? S_IFIFO : S_IFCHR))
    }
    #expect(symlink("real.tar", folder.path + "/link.tar") == 0)
    #expect(try command.run("backup", "link.tar").status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link.tar") == "real.tar")
    #expect(try command.run("restore", "real.tar", "--data", "other").status == 0)
  }

  @Test func `a picture is written into a pipe, through a link and to standard output`() throws {
    let command = try CommandLine()
    let (app, folder) = (try command.bundle().path, command.folder.path)
    let render = ["render", app] + Self.widget + ["--at", "2026-03-14T09:30:00Z", "-o"]
    func draw(_ output: String) throws -> CommandLine.Outcome {
      try command.run(render[0], render[1], render[2], render[3], render[4], render[5], render[6], render[7], render[8], output)
    }
    #expect(try draw("plain.png").status == 0)
    let picture = try Data(contentsOf: command.folder.appendingPathComponent("plain.png"))
    #expect(symlink("target.png", folder + "/link.png") == 0)
    #expect(try draw("link.png").status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link.png") == "target.png")
    #expect(try Data(contentsOf: command.folder.appendingPathComponent("target.png")) == picture)
    let out = try draw("/dev/stdout")
    #expect(out.status == 0 && out.output == picture, "\(out.errors)")
    // The picture has to fit into the pipe, which is not read until the command ends.
    try #require(mkfifo(folder + "/pipe", 0o600) == 0 && picture.count < 65_536)
    let reader = open(folder + "/pipe", O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    #expect(try draw("pipe").status == 0)
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(reader, &bytes, bytes.count)
    #expect(count == picture.count && Data(bytes.prefix(max(0, count))) == picture)
  }

  @Test func `help and version are not failures`() throws {
    let command = try CommandLine()
    for arguments in [["--help"], ["help", "render"], ["--version"], []] {
      let process = command.process(arguments)
      process.standardOutput = FileHandle.nullDevice
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(arguments)")
    }
    // The commit follows if the build knew it.
    #expect(try command.run("--version").text.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+ \(debug\)\n/) != nil)
  }
}
