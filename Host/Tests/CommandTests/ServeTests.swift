import Foundation
import TestThreads
import Testing

/// `almanac serve` with apps, which are built and installed while the page is served. A program in the place of `swift` builds when the test lets it.
@Suite(.ownThread) struct ServeTests {
  @Test func `the page is served before the apps are built, and what a person does meanwhile stays`() async throws {
    try await onThread {
      let package = try SlowPackage(["One", "Two"], waiting: ["One", "Two"])
      let host = try package.serve(["One", "Two"], waitsForApps: false)
      #expect(host.address.contains("/#key="))
      package.wait(for: "almanac: installing One, 1 of 2 …\n")
      #expect(try host.list("apps").isEmpty)
      #expect(try host.list("instances").isEmpty)
      // Other commands find the host, and whoever waits for its apps can ask it.
      let page = try package.command.run(["open", "--print"], environment: package.environment)
      #expect(page.status == 0 && page.text.contains(host.address), "\(page.text) \(page.errors)")
      #expect(try host.fetch("GET", "health").status == 503)
      try package.build("One")
      package.wait(for: "almanac: One is installed\nalmanac: installing Two, 2 of 2 …\n")
      let first = try #require(try host.list("instances").first)
      #expect(first["app"] as? String == "One")
      let id = try #require(first["id"] as? String)
      let moved = try host.send("PATCH", "instances/\(id)", #"{"position": {"page": 0, "column": 0, "row": 2}}"#)
      let position = ["page": 0, "column": 0, "row": 2]
      #expect(moved["position"] as? [String: Int] == position)
      try package.build("Two")
      package.wait(for: "almanac: Two is installed\n")
      var health = 503
      while health == 503 { health = try host.fetch("GET", "health").status }
      #expect(health == 200)
      let widgets = try host.list("instances")
      #expect(widgets.map { $0["app"] as? String } == ["One", "Two"])
      #expect(widgets.first?["position"] as? [String: Int] == position)
      #expect(host.end(SIGTERM) == 0)
    }
  }

  @Test func `with --everywhere a new app has widgets in every place that has room, and only a new one`() async throws {
    try await onThread {
      let package = try SlowPackage(["One", "Two"])
      let host = try package.serve(["One", "Two"], options: ["--everywhere"])
      let widgets = try host.list("instances")
      let places = Set(widgets.map { "\($0["device"] as? String ?? "") \($0["place"] as? String ?? "")" })
      let devices = Dictionary(grouping: try host.list("devices")) { $0["kind"] as? String ?? "" }
      for (kind, each) in devices {
        let device = try #require((each.first { $0["isUsual"] as? Bool == true } ?? each.first)?["id"] as? String)
        // The places for which the test extension has a kind.
        for place in try host.list("devices/\(device)/places") {
          let id = try #require(place["id"] as? String)
          guard try !host.list("kinds?device=\(device)&place=\(id)").isEmpty else { continue }
          #expect(places.contains("\(device) \(id)"), "\(kind): \(id) is empty")
        }
      }
      #expect(places.count > 8, "\(places)")
      #expect(host.end(SIGTERM) == 0)
      // A person may have removed them since.
      let again = try package.serve(["One", "Two"], options: ["--everywhere"])
      #expect(try again.list("instances").count == widgets.count)
      #expect(again.end(SIGTERM) == 0)
    }
  }

  @Test func `apps that are installed are built together, and one by one if one of them does not build`() async throws {
    try await onThread {
      let package = try SlowPackage(["One", "Two", "Three"])
      let first = try package.serve(["One", "Two"])
      #expect(first.printed.hasSuffix("\n2 apps are installed\n"))
      #expect(first.end(SIGTERM) == 0)
      #expect(try package.builds() == ["One", "Two"])
      // A new app comes first.
      let second = try package.serve(["One", "Two", "Three"])
      #expect(second.printed.hasSuffix("\n3 apps are installed\n"))
      #expect(try second.list("instances").map { $0["app"] as? String } == ["One", "Two", "Three"])
      #expect(second.end(SIGTERM) == 0)
      #expect(try package.builds() == ["One", "Two", "Three", "all"])
      try package.spoil("Two")
      let third = try package.serve(["One", "Two", "Three"])
      #expect(third.printed.hasSuffix("\n2 of 3 apps are installed\n"))
      // The version that was installed before stays.
      #expect(try third.list("apps").count == 3)
      #expect(third.end(SIGTERM) == 0)
      #expect(try package.builds() == ["One", "Two", "Three", "all", "all", "One", "Two", "Three"])
    }
  }

  @Test func `an app that does not build is named, and the others are served`() async throws {
    try await onThread {
      let package = try SlowPackage(["One", "Bad", "Two"])
      try package.spoil("Bad")
      let host = try package.serve(["One", "Bad", "Two"])
      package.wait(for: "almanac: Two is installed\n")
      #expect(package.told.contains("almanac: Bad does not build: Bad is at fault\n"), "\(package.told)")
      #expect(host.printed.hasSuffix("\n2 of 3 apps are installed\n"))
      #expect(try host.list("instances").map { $0["app"] as? String } == ["One", "Two"])
      // The page shows the notices.
      #expect(try host.object("device/status")["notices"] as? [String] == ["Bad is not installed: Bad does not build: Bad is at fault"])
      #expect(host.end(SIGTERM) == 0)
    }
  }

  @Test func `the only app that does not build ends the host with its error`() async throws {
    try await onThread {
      let package = try SlowPackage(["Bad"])
      try package.spoil("Bad")
      let outcome = try package.command.run(["serve", "--port", "0", package.app("Bad")], environment: package.environment)
      #expect(outcome.status == 65)
      #expect(outcome.errors.hasSuffix("almanac: installing Bad …\nalmanac: Bad does not build: Bad is at fault\n"), "\(outcome.errors)")
      #expect(!outcome.text.contains("installed"))
      #expect(!FileManager.default.fileExists(atPath: package.command.folder.appendingPathComponent("almanac/data/host.json").path))
    }
  }

  @Test func `a device without apps is not served if none of several can be installed`() async throws {
    try await onThread {
      let package = try SlowPackage(["Bad", "Worse"])
      try package.spoil("Bad")
      try package.spoil("Worse")
      let apps = ["Bad", "Worse"].map(package.app)
      let outcome = try package.command.run(["serve", "--port", "0"] + apps, environment: package.environment)
      #expect(outcome.status == 65)
      #expect(outcome.errors.contains("almanac: Worse does not build: Worse is at fault\n"), "\(outcome.errors)")
      #expect(outcome.errors.hasSuffix("almanac: none of the 2 apps can be installed\n"), "\(outcome.errors)")
      // With an app from before, the host goes on.
      #expect(try package.command.run("install", try package.command.bundle().path).status == 0)
      let host = try package.serve(["Bad", "Worse"])
      #expect(host.printed.hasSuffix("\n0 of 2 apps are installed\n"))
      #expect(host.end(SIGTERM) == 0)
    }
  }

  @Test func `a wrong argument ends the command before anything is served`() async throws {
    try await onThread {
      let package = try SlowPackage(["One"])
      for (argument, said) in [("Nope", "there is no package folder or app bundle at Nope"), ("no/such:One", "there is nothing at ")] {
        let outcome = try package.command.run(["serve", "--port", "0", package.app("One"), argument], environment: package.environment)
        #expect(outcome.status == 65 && outcome.text.isEmpty && outcome.errors.contains(said), "\(outcome.errors)")
      }
    }
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a signal ends a host that builds`(signal: Int32) async throws {
    try await onThread {
      let package = try SlowPackage(["One"], waiting: ["One"])
      let host = try package.serve(["One"], waitsForApps: false)
      package.wait(for: "almanac: installing One …\n")
      #expect(host.end(signal) == 0)
    }
  }

  @Test func `a build writes with the mask of whoever started the host`() async throws {
    try await onThread {
      let package = try SlowPackage(["One"])
      let host = try package.serve(["One"])
      let built = try FileManager.default.attributesOfItem(atPath: package.folder.appendingPathComponent("calls").path)
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8).split(separator: "\n")
      let mask = try #require(status.first { $0.hasPrefix("Umask:") }?.split(separator: "\t").last.flatMap { Int($0, radix: 8) })
      #expect(built[.posixPermissions] as? Int == 0o666 & ~mask)
      #expect(host.end(SIGTERM) == 0)
    }
  }
}

/// A package, and a program in the place of `swift` that builds it: each of its executables becomes the test extension.
private final class SlowPackage {
  let command: CommandLine
  let folder: URL
  /// Named pipes. The build of an executable waits until something is written to its pipe.
  private let pipes: [URL]
  /// What the host has said on standard error and has been read.
  private(set) var told = ""
  private var errors = Pipe()

  /// - Parameter waiting: the executables that are built when ``build(_:)`` is called.
  init(_ names: [String], waiting: [String] = []) throws {
    command = try CommandLine()
    let folder = command.folder.appendingPathComponent("Pack", isDirectory: true)
    self.folder = folder
    pipes = waiting.map { folder.appendingPathComponent("\($0).wait") }
    let programs = command.folder.appendingPathComponent("programs", isDirectory: true)
    for new in [folder, programs] { try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true) }
    try Data("// swift-tools-version: 6.0\n".utf8).write(to: folder.appendingPathComponent("Package.swift"))
    let description: [String: Any] = [
      "name": "Pack", "targets": names.map { ["name": $0, "type": "executable", "path": "Sources/\($0)"] },
      "products": names.map { ["name": $0, "type": ["executable": "yes"], "targets": [$0]] as [String: Any] },
    ]
    try JSONSerialization.data(withJSONObject: description).write(to: folder.appendingPathComponent("description.json"))
    for pipe in pipes { mkfifo(pipe.path, 0o600) }
    let program = programs.appendingPathComponent("swift")
    // swift package --package-path FOLDER describe …; swift build --package-path FOLDER -c release [--product NAME]
    try Data(
      """
      #!/bin/sh
      cd "$3" || exit 1
      if [ "$1" = package ]; then exec cat description.json; fi
      names='\(names.joined(separator: " "))'
      if [ "$6" = --product ]; then names=$7; echo "$7" >>calls; else echo all >>calls; fi
      mkdir -p .build/products
      ln -sfn products .build/release
      for name in $names; do
        if [ -p "$name.wait" ]; then read -r word <"$name.wait"; fi
        if [ -e "$name.fault" ]; then echo "error: $name is at fault"; exit 1; fi
        cp '\(CommandLine.products.path)/TestExtension' ".build/products/$name"
      done

      """.utf8
    ).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
  }

  // Ends the builds that still wait: opening and closing their pipe lets them read its end. If no build waits, opening fails.
  deinit {
    for pipe in pipes {
      let descriptor = open(pipe.path, O_WRONLY | O_NONBLOCK)
      if descriptor >= 0 { close(descriptor) }
    }
  }

  var environment: [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    // Extensions may load the libraries of the `swift` on PATH, which is another one now.
    let swift = path.split(separator: ":").map { "\($0)/swift" }.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "/"
    let toolchain = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    return [
      "PATH": "\(command.folder.appendingPathComponent("programs").path):\(path)",
      "LD_LIBRARY_PATH": toolchain.appendingPathComponent("lib/swift/linux").path,
    ]
  }

  func app(_ name: String) -> String { "\(folder.path):\(name)" }

  /// Starts a host with these executables.
  func serve(_ names: [String], options: [String] = [], waitsForApps: Bool = true) throws -> ServedHost {
    (errors, told) = (Pipe(), "")
    return try ServedHost(command, options + names.map(app), errors: errors, environment: environment, waitsForApps: waitsForApps)
  }

  /// Lets an executable be built.
  func build(_ name: String) throws {
    // Opening it waits for the program that reads.
    let handle = try FileHandle(forWritingTo: folder.appendingPathComponent("\(name).wait"))
    try handle.write(contentsOf: Data("go\n".utf8))
    try handle.close()
  }

  /// From now on an executable does not build.
  func spoil(_ name: String) throws { try Data().write(to: folder.appendingPathComponent("\(name).fault")) }

  /// The builds up to now: of one executable, or of all.
  func builds() throws -> [String] {
    try String(contentsOf: folder.appendingPathComponent("calls"), encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// Waits until the host has said this on standard error.
  func wait(for text: String) {
    while !told.contains(text) {
      let more = errors.fileHandleForReading.availableData
      if more.isEmpty { break }
      told += String(decoding: more, as: UTF8.self)
    }
    #expect(told.contains(text), "\(told)")
  }
}

extension ServedHost {
  /// The list that a request answers.
  fileprivate func list(_ path: String) throws -> [[String: Any]] {
    try JSONSerialization.jsonObject(with: fetch("GET", path).body) as? [[String: Any]] ?? []
  }

  /// The object that a request answers.
  fileprivate func object(_ path: String) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: fetch("GET", path).body) as? [String: Any] ?? [:]
  }
}
