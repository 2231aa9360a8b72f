import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import TestWaiting
import Testing

@testable import Host

/// A started host with the test app, whose open command and xdg-open are scripts that write down how they are called.
struct LinkDevice {
  static let passcode = "1234"
  let host: DeviceHost
  let fixture: Fixture
  /// The folder of the scripts and of what they write.
  let folder: URL

  /// - Parameters:
  ///   - command: the app's open command; nil: the script `opener`. Empty: the app has none.
  ///   - scripts: further programs on PATH, by name.
  ///   - handlers: what xdg-mime prints; nil: there is no xdg-open.
  init(
    command: String? = nil, schemes: [String] = ["notes"], scripts: [String: String] = [:], handlers: String? = "any.desktop",
    _ change: (inout HostConfiguration) -> Void = { _ in }
  ) async throws {
    fixture = try Fixture()
    folder = fixture.folder.appendingPathComponent("bin", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var all = ["opener": Self.recorder].merging(scripts) { $1 }
    if let handlers {
      all["xdg-open", default: Self.recorder] = scripts["xdg-open"] ?? Self.recorder
      all["xdg-mime"] = scripts["xdg-mime"] ?? "echo '\(handlers)'"
    }
    for (name, text) in all { try Self.write(text, as: name, in: folder) }
    try Self.setInfo(of: fixture.bundleURL, command: command ?? "opener --open %u", schemes: schemes)
    let (programs, home) = (folder.path, fixture.folder.path)
    host = try await fixture.startedHost { configuration in
      // The scripts end, on a busy machine later. Tests of those that do not end set these limits.
      (configuration.links.startSeconds, configuration.links.handlerSeconds) = (600, 600)
      configuration.programEnvironment = ["PATH": "\(programs):/usr/bin:/bin", "HOME": home, "LANG": "C.UTF-8", "SECRET": "secret"]
      change(&configuration)
    }
  }

  /// Writes the open command and the schemes into a bundle.
  static func setInfo(of bundle: URL, command: String, schemes: [String], identifier: String = "test.Test") throws {
    var info: [String: Any] = [
      "CFBundleIdentifier": identifier, "CFBundleDisplayName": "The Test", "CFBundleExecutable": "Test",
      "CFBundleURLTypes": [["CFBundleURLSchemes": schemes]],
    ]
    if !command.isEmpty { info["AlmanacOpenCommand"] = command }
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(to: bundle.appendingPathComponent("Info.plist"))
  }

  static func write(_ text: String, as name: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(name)
    try "#!/bin/sh\n\(text)\n".write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  /// Appends a line for each argument and the session; writes the environment and what the descriptors lead to into other files.
  private static let recorder = """
    here=$(dirname "$0"); name=$(basename "$0")
    env > "$here/$name.env"
    for descriptor in /proc/$$/fd/*; do readlink "$descriptor"; done > "$here/$name.fd"
    { for argument in "$@"; do printf 'argument %s\\n' "$argument"; done
      printf 'session %s\\n' "$([ "$(cut -d' ' -f6 /proc/$$/stat)" = $$ ] && echo own)"
      echo end; } >> "$here/$name.out"
    """

  func widget(_ configuration: [String: Any], family: WidgetFamilyValue = .systemMedium) async throws -> String {
    let text = String(decoding: try JSONSerialization.data(withJSONObject: configuration, options: .sortedKeys), as: UTF8.self)
    let data = try JSONSerialization.data(withJSONObject: ["path": text])
    let id = try await host.add(app: "Test", kind: "Links", family: family, configuration: data).id
    try await until({ await host.instances().first { $0.id == id }?.stage }, is: .timeline)
    return id
  }

  /// Taps a link of a widget; nil: outside its links.
  func open(_ widget: String, _ link: [Int]? = nil, confirms: String? = nil) async throws -> OpenAnswer {
    let content = try await host.content(widget).content
    return try await host.open(widget, OpenRequest(.shown(content: content, link: link.map { NodePath($0) }), confirms: confirms))
  }

  /// Taps, and answers the question with yes.
  func openConfirmed(_ widget: String, _ link: [Int]? = nil) async throws -> OpenAnswer {
    let first = try await open(widget, link)
    guard let question = first.question else { return first }
    return try await open(widget, link, confirms: question.id)
  }

  /// What a script wrote down, once it has.
  func calls(of script: String = "opener", count: Int = 1) async throws -> [String] {
    let file = folder.appendingPathComponent("\(script).out")
    func lines() -> [String] { ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init) }
    try await until({ lines().count { $0 == "end" } >= count }, seen: { lines() })
    return lines()
  }

  func environment(of script: String = "opener") throws -> [String: String] {
    let text = try String(contentsOf: folder.appendingPathComponent("\(script).env"), encoding: .utf8)
    return Dictionary(
      text.split(separator: "\n").map { line in
        let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
      }, uniquingKeysWith: { $1 })
  }

  /// What the descriptors of a script lead to that are not its own.
  func inherited(by script: String = "opener") throws -> Set<String> {
    let targets = try String(contentsOf: folder.appendingPathComponent("\(script).fd"), encoding: .utf8).split(separator: "\n").map(String.init)
    return Set(targets.filter { !$0.hasPrefix(folder.path) })
  }

  func wasCalled(_ script: String = "opener") -> Bool { FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(script).out").path) }
}

/// The error that `body` throws, as one of links.
func linkError(_ body: () async throws -> some Any) async -> LinkError? {
  do {
    _ = try await body()
    return nil
  } catch {
    return error as? LinkError
  }
}
