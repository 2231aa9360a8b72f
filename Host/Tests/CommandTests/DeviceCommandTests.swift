import Foundation
import TestThreads
import TestWaiting
import Testing

/// Commands that change the data folder, with and without a running host.
@Suite(.ownThread) struct DeviceCommandTests {
  @Test func `apps are installed, opened and removed without a host`() throws {
    let command = try CommandLine()
    let app = try command.bundle().path
    #expect(try command.run("apps").errors.contains("almanac install"))
    #expect(try command.run("install", app).text == "installed Test\n")
    #expect(try command.run("apps").text == "Test  The Test  (not opened yet; run: almanac launch Test)\n")
    #expect(try command.run("launch", "Test").text == "opened Test\n")
    #expect(try command.run("apps").text == "Test  The Test\n")
    let drawn = try command.run("render", "Test", "--kind", "Good", "--family", "systemSmall")
    #expect(drawn.status == 0)
    #expect(try command.run("uninstall", "Test").text == "removed Test\n")
    #expect(try command.run("uninstall", "Test").status == 65)
    #expect(try command.run("launch", "Test").status == 65)
  }

  @Test func `a program runs as one of the app, with its own arguments and exit status`() throws {
    let command = try CommandLine()
    let app = try command.bundle().path
    #expect(try command.run("install", app).status == 0)
    // The options of `almanac` come first; what follows the app belongs to the program.
    func run(_ arguments: String...) throws -> (text: String, status: Int32, errors: String) {
      let done = try command.run(["run", "--data", command.folder.appendingPathComponent("almanac/data").path] + arguments)
      return (done.text, done.status, done.errors)
    }
    let variables = try run("Test", "env").text.split(separator: "\n")
    #expect(variables.contains("ALMANAC_APP=Test") && variables.contains { $0.hasPrefix("ALMANAC_HOST_SOCKET=/") && $0.hasSuffix("/host.sock") })
    #expect(variables.contains { $0.hasPrefix("ALMANAC_GROUPS=/") } && variables.contains { $0.hasPrefix("ALMANAC_APP_GROUPS=") })
    #expect(try run("Test", "printf", "%s|", "--data", "-o", "a b", "--help").text == "--data|-o|a b|--help|")
    #expect(try run("Test", "sh", "-c", "exit 7").status == 7)
    let unknown = try run("Nobody", "env")
    #expect(unknown.status == 65 && unknown.errors.contains("no app named Nobody; installed: Test"), "\(unknown.errors)")
    let missing = try run("Test", "no-such-program")
    #expect(missing.status == 66 && missing.errors.contains("no-such-program cannot be run"), "\(missing.errors)")
    #expect(try run("Test").status == 64)
    #expect(try run("../apps/Test", "env").status == 65)
  }

  @Test func `each setting is a key of the command, and a wrong value is refused with one line`() throws {
    let command = try CommandLine()
    #expect(try command.run("settings").status == 69)
    let host = try ServedHost(command)
    let changes = [
      ("colorScheme", "dark"), ("appearance.homeScreen", "tinted"), ("tint", "FF9500"), ("wallpaper", "none"), ("highContrast", "true"),
      ("reduceTransparency", "true"), ("reduceMotion", "true"), ("dynamicType", "accessibility1"),
      ("boldText", "true"), ("locale", "de_AT"), ("hourCycle", "h12"), ("calendar", "hebrew"), ("numberingSystem", "arab"), ("firstWeekday", "sun"),
      ("timeZone", "Europe/Vienna"), ("layoutDirection", "rightToLeft"), ("account", "ada"),
      ("hideContentWhileLocked", "true"), ("followDesktopLock", "true"), ("liveActivities", "false"),
    ]
    for (key, value) in changes { #expect(try command.run("settings", key, value).text == "\(key) is \(value)\n") }
    let listed = try command.run("settings").text.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(listed.map { [String($0[0]), String($0[1])] } == changes.map { [$0.0, $0.1] })
    #expect(try command.run("settings", "account", "none").text == "account is none\n")
    for (key, value, status, said) in [
      ("timeZone", "Mars/Olympus", 65, "timeZone must be a name such as Europe/Berlin; got Mars/Olympus"),
      ("locale", "xx_US", 65, "locale must be a language with or without a region, such as en_US"),
      ("locale", "%@", 65, "locale must be a language with or without a region, such as en_US"),
      ("locale", "en-US-u-hc-h25", 65, "locale has the keyword hc with \"h25\"; its values: h12, h23, h11, h24"),
      ("hourCycle", "24", 65, "hourCycle must be one of automatic, h12, h23, h11, h24; got \"24\""),
      ("dynamicType", "huge", 65, "dynamicType must be one of xSmall"), ("appearance.moon", "dark", 65, "there is no place \"moon\""),
      ("appearance.standBy", "clear", 65, "clear"), ("tint", "red", 65, "tint must be a colour of six hexadecimal digits"),
      ("layoutDirection", "up", 65, "layoutDirection must be one of automatic"), ("boldText", "yes", 64, "boldText is true or false; got yes"),
      ("volume", "1", 64, "there is no setting volume"), ("appearance.", "dark", 64, "there is no setting appearance."),
    ] {
      let refused = try command.run("settings", key, value)
      #expect(refused.status == status && refused.errors.contains(said), "\(key): \(refused.status) \(refused.errors)")
      #expect(status == 64 || refused.errors.split(separator: "\n").count == 1, "\(refused.errors)")
    }
    #expect(host.end(SIGTERM) == 0)
  }

  @Test func `several apps are installed at once, or none if one of them is missing`() throws {
    let command = try CommandLine()
    let (first, second) = (try command.bundle("First").path, try command.bundle("Second").path)
    let missing = try command.run("install", first, "/nowhere/at/all")
    #expect(missing.status == 65)
    #expect(!(try command.run("apps").text.contains("First")))
    #expect(try command.run("install", first, second).text == "installed First\ninstalled Second\n")
    let group = try command.run("install", first, second, "--share-group", "group.nobody")
    #expect(group.status == 64)
    #expect(group.errors == "almanac: the entitlements of First, Second do not name the app group group.nobody; they name: none\n")
  }

  @Test func `render, timeline and the host report what an extension prints`() throws {
    let command = try CommandLine()
    let app = try command.bundle("Talks").path
    for name in ["render", "timeline"] {
      let outcome = try command.run(name, app, "--kind", "Loud", "--family", "systemSmall")
      #expect(outcome.errors.contains("Talks: line 0\nTalks: line 1\n"), "\(outcome.errors.prefix(300))")
    }
    #expect(try command.run("log", "Talks").status == 69)
    let host = try ServedHost(command, [app])
    #expect(try host.fetch("POST", "instances", #"{"app": "Talks", "kind": "Loud", "family": "systemSmall"}"#).status == 201)
    // The extension prints other lines before it draws, so the log may not have this line yet.
    var lines: [Substring] = []
    try blockUntil {
      lines = try command.run("log", "Talks").text.split(separator: "\n")
      return lines.contains { $0.hasSuffix("Z  line 0") } || lines.last?.contains("more lines in the same second") == true
    } seen: {
      "\(lines.prefix(3)) \(String(decoding: try host.fetch("GET", "instances").body, as: UTF8.self))"
    }
    let objects = try command.run("log", "Talks", "--json").text.split(separator: "\n")
    #expect(objects.first?.contains(#""number":1,"text":""#) == true, "\(objects.prefix(2))")
    #expect(try command.run("log", "Nobody").errors.contains("no app named Nobody; installed: Talks"))
    #expect(try host.fetch("GET", "apps/Talks/log?after=-1").status == 400)
  }

  @Test func `a running host is used instead`() throws {
    let command = try CommandLine()
    let host = try ServedHost(command, [try command.bundle("First").path])
    #expect(host.address.wholeMatch(of: /http:\/\/127\.0\.0\.1:[0-9]+\/#key=[0-9a-f]{64}/) != nil, "\(host.address)")
    #expect(try command.run("open", "--print").text == host.address + "\n")
    #expect(try command.run("install", try command.bundle("Second").path).text == "installed Second\n")
    #expect(try command.run("launch", "Second").text == "opened Second\n")
    let listed = try command.run("apps").text
    #expect(listed.contains("First  The First\n") && listed.contains("Second  The Second\n"))
    #expect(listed.contains("Good  systemSmall") || listed.contains("Good  systemMedium"), "the first widget is on the home screen: \(listed)")
    #expect(try command.run("reload", "Good").text == "requested a reload of one widget\n")
    let unknown = try command.run("reload", "Tides")
    #expect(unknown.status == 65)
    #expect(unknown.errors == "almanac: there is no widget of the kind Tides on the device; kinds on the device: Good\n")
    let app = try command.run("reload", "First")
    #expect(app.status == 64)
    #expect(app.errors == "almanac: First is an app, not a kind; for all its widgets: almanac reload --app First\n")
    let id = try #require(listed.split(separator: "\n").first { $0.hasPrefix("  ") }?.split(separator: " ").first)
    let reasons = try command.run("why", String(id))
    #expect(reasons.text.contains("(the widget was added)"), "\(reasons.text)\(reasons.errors)")
    let json = try command.run("why", String(id), "--json")
    let records = try #require(try JSONSerialization.jsonObject(with: json.output) as? [[String: Any]])
    let fields: Set = ["at", "trigger", "rule", "requirement", "outcome", "budgetBefore", "budgetAfter", "next", "sentence"]
    #expect(!records.isEmpty && records.allSatisfy { Set($0.keys) == fields })
    #expect(try command.run("why", "nobody").status == 65)
    let told = reasons.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(told[0].hasPrefix("Stale since ") && told[0].contains(", when the almanac command requested a new timeline: "), "\(told)")
    #expect(told[1].hasPrefix("No viewer reports views, so every widget gets 55 reloads a day."), "\(told)")
    #expect(told[2].isEmpty)
    try events(command, widget: String(id))
    #expect(try command.run("uninstall", "Second").text == "removed Second\n")
    #expect(host.end(SIGTERM) == 0)
    // The host's changes remain after it has ended.
    #expect(try command.run("apps").text.hasPrefix("First  The First\n  "))
  }

  /// Events that are reported to a running host change the device's status.
  private func events(_ command: CommandLine, widget: String) throws {
    #expect(try command.run("events").text == "in use, unlocked, on external power, on an unmetered network\nno viewer has reported views yet\n")
    #expect(
      try command.run("events", "lock", "locked").text
        == "in use, locked, on external power, on an unmetered network\nno viewer has reported views yet\n")
    #expect(try command.run("events", "foreground", "begin", "--app", "First").text.hasSuffix("in the foreground: First\n"))
    #expect(try command.run("events", "foreground", "begin", "--app", "Nobody").status == 65)
    #expect(try command.run("events", "push", "--app", "First", "--kind", "Tides").errors.contains("has no widget kind Tides"))
    #expect(try command.run("events", "view", "nobody").status == 65)
    #expect(try !command.run("events", "view", widget, "--seconds", "30").text.contains("no viewer"))
    let status = try command.run("events", "lock", "unlocked", "--json")
    let fields = try #require(try JSONSerialization.jsonObject(with: status.output) as? [String: Any])
    #expect(fields["locked"] as? Bool == false && fields["reportsViews"] as? Bool == true && fields["foreground"] as? [String] == ["First"])
    #expect(
      try command.run("why", widget).text.contains(
        "It has hardly been viewed yet, but in its first days every widget gets more: 40 reloads a day."))
  }

  @Test func `a damaged database is reported, and the apps remain`() throws {
    let command = try CommandLine()
    _ = try command.run("install", try command.bundle().path)
    let database = command.folder.appendingPathComponent("almanac/data/almanac.sqlite")
    try Data(repeating: 0x2a, count: 40_000).write(to: database)
    // The first command after the damage restores the apps.
    let opened = try command.run("launch", "Test")
    #expect(opened.text == "opened Test\n" && opened.errors.contains("the database was damaged"))
    try Data(repeating: 0x2a, count: 40_000).write(to: database)
    let outcome = try command.run("apps")
    #expect(outcome.text.hasPrefix("Test  The Test"))
    #expect(outcome.errors.hasPrefix("almanac: the database was damaged (") && outcome.errors.filter { $0 == "\n" }.count == 1)
    #expect(try command.run("apps").errors.isEmpty)
  }

  // Under nohup and in the background of a shell a process ignores some signals, and so do the processes that it starts.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) })
  func `a signal shuts the host down`(signal: Int32) throws {
    let command = try CommandLine()
    let host = try ServedHost(command)
    let record = command.folder.appendingPathComponent("almanac/data/host.json")
    #expect(FileManager.default.fileExists(atPath: record.path))
    #expect(host.end(signal) == 0)
    #expect(!FileManager.default.fileExists(atPath: record.path))
  }

  /// Returns whether this process ignores a signal. The handler is `SIG_IGN` then, which is the address 1: Swift cannot compare pointers to C functions.
  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    return sigaction(signal, nil, &action) == 0 && unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }

  @Test func `a host that was started with nohup outlives its terminal`() async throws {
    try await onThread {
      let command = try CommandLine()
      let line = """
        trap '' HUP
        "$0" serve --port 0 & host=$!
        while kill -0 $host && ! test -e "$1/almanac/data/host.json"; do sleep 0.05; done
        kill -HUP $host; sleep 0.2
        "$0" reload Nothing
        kill $host
        wait $host
        """
      let outcome = try command.shell(line, command.folder.path)
      #expect(outcome.status == 0 && outcome.errors.contains("there is no widget of the kind Nothing on the device"), "\(outcome.errors)")
    }
  }

  @Test func `commands work after the host was killed`() throws {
    let command = try CommandLine()
    let host = try ServedHost(command, [try command.bundle().path])
    #expect(host.end(SIGKILL) == -1)
    #expect(try command.run("apps").text.hasPrefix("Test  The Test\n"))
    let again = try ServedHost(command)
    #expect(again.address.hasSuffix(try #require(host.address.components(separatedBy: "#").last)), "a bookmark works after a restart")
    #expect(try command.run("apps").text.hasPrefix("Test  The Test\n"))
    #expect(again.end(SIGTERM) == 0)
  }

  @Test func `the journal does not get the access key`() throws {
    let command = try CommandLine()
    let pipe = Pipe()
    var status = stat()
    fstat(pipe.fileHandleForWriting.fileDescriptor, &status)
    let host = try ServedHost(command, output: pipe, environment: ["JOURNAL_STREAM": "\(status.st_dev):\(status.st_ino)"])
    #expect(!host.address.contains("key") && host.address == host.url)
    #expect(host.end(SIGTERM) == 0)
  }

  /// Only root can start a program of another user.
  @Test(.enabled(if: geteuid() == 0, "only root can listen as another user"))
  func `another user who listens at the host's address does not get the key`() async throws {
    try await onThread {
      let command = try CommandLine()
      let listener = Process()
      listener.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      // Prints its port, then everything that it receives.
      let program = """
        import socket, sys
        server = socket.socket(); server.bind(("127.0.0.1", 0)); server.listen(); print(server.getsockname()[1], flush=True)
        while True: print(server.accept()[0].recv(4096), flush=True)
        """
      listener.arguments = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "/usr/bin/python3", "-c", program]
      let pipe = Pipe()
      listener.standardOutput = pipe
      try listener.run()
      let port = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      let data = command.folder.appendingPathComponent("almanac/data")
      try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try Data(#"{"key":"secret","process":1,"url":"http://127.0.0.1:\#(port)"}"#.utf8).write(to: data.appendingPathComponent("host.json"))
      for arguments in [["apps"], ["open", "--print"], ["events", "lock", "locked"]] {
        let process = command.process(arguments)
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let told = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 69)
        #expect(
          told.hasPrefix("almanac: another user (id 65534) listens at http://127.0.0.1:\(port), so the access key is not sent there"), "\(told)")
        #expect(told.filter { $0 == "\n" }.count == 1)
      }
      // It may have inherited a mask that blocks SIGTERM.
      kill(listener.processIdentifier, SIGKILL)
      // Only the end of the line with its port.
      let received = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      #expect(received.trimmingCharacters(in: .newlines).isEmpty, "\(received)")
      listener.waitUntilExit()
    }
  }

  @Test func `a port in use is one clear line`() throws {
    let first = try CommandLine()
    let host = try ServedHost(first)
    let second = try CommandLine().run("serve", "--port", host.port)
    #expect(second.status == 69)
    #expect(second.errors == "almanac: port \(host.port) is in use; stop the program that uses it, or choose another port with --port\n")
  }

  @Test func `a data folder has one host`() throws {
    let command = try CommandLine()
    let host = try ServedHost(command)
    let second = try command.run("serve", "--port", "0")
    #expect(second.status == 69)
    #expect(second.errors.hasPrefix("almanac: another host is using "))
    #expect(host.end(SIGTERM) == 0)
  }
}
