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
    // Open as long as the program runs, so its end is the end of the file. Without a signal the program ends by itself after a while.
    let alive = command.folder.appendingPathComponent("alive")
    try #require(mkfifo(alive.path, 0o600) == 0)
    let program = programs.appendingPathComponent("swift")
    try Data("#!/bin/sh\nexec 3>'\(alive.path)'\ntrap 'printf t >&3; kill $!; exit 1' TERM\nprintf s >&3\nsleep 20 &\nwait\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let process = command.process(["kinds", folder.path])
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment?["PATH"] = "\(programs.path):\(path)"
    process.standardError = FileHandle.nullDevice
    try process.run()
    let file = try FileHandle(forReadingFrom: alive)
    try #require(try file.read(upToCount: 1) == Data("s".utf8))
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
    #expect(try file.readToEnd() == Data("t".utf8))
  }
}
