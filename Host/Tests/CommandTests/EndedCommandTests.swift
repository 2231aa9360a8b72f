import Foundation
import Glibc
import Testing

/// A signal that ends a command ends the tools that it runs, too.
@Suite struct EndedCommandTests {
  @Test(arguments: [SIGTERM, SIGINT, SIGHUP]) func `a swift that a command runs does not outlive it`(signal: Int32) throws {
    let command = try CommandLine()
    let folder = command.folder.appendingPathComponent("Pack", isDirectory: true)
    let programs = command.folder.appendingPathComponent("programs", isDirectory: true)
    for new in [folder, programs] { try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true) }
    try Data("// swift-tools-version: 6.0\n".utf8).write(to: folder.appendingPathComponent("Package.swift"))
    let alive = command.folder.appendingPathComponent("alive")
    try #require(mkfifo(alive.path, 0o600) == 0)
    let descriptor = open(alive.path, O_RDONLY | O_NONBLOCK)
    try #require(descriptor >= 0)
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let program = programs.appendingPathComponent("swift")
    // It signals the command that runs it. The pipe is open as long as it runs, so its end is the end of the file; it ends by itself after a while.
    try Data(
      """
      #!/bin/sh
      exec 3>'\(alive.path)'
      trap 'printf ended >&3; kill $!; exit 1' TERM
      printf 'started ' >&3
      sleep 20 3>&- &
      kill -\(signal) $PPID
      wait

      """.utf8
    ).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let process = command.process(["kinds", folder.path])
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment?["PATH"] = "\(programs.path):\(path)"
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
    // From here on, reading waits for the end of the program.
    _ = fcntl(descriptor, F_SETFL, 0)
    #expect(try file.readToEnd().map { String(decoding: $0, as: UTF8.self) } == "started ended")
  }
}
