import ArgumentParser
import Foundation
import TestThreads
import Testing

@testable import almanac

/// The help of every command on a terminal of 80 columns, compared with `Help/<command>.txt`. A difference means that the interface has changed.
///
/// `RECORD_HELP=1 swift test --package-path Host --filter HelpTests` records the files.
@Suite(.ownThread) struct HelpTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Help", isDirectory: true)
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_HELP"] == "1"

  /// All commands of the command tree, by their path such as `almanac serve`.
  private static let commands = tree(under: Almanac.self, path: [])

  private static func tree(under command: any ParsableCommand.Type, path: [String]) -> [[String]] {
    let path = path + [command._commandName]
    return [path] + command.configuration.subcommands.flatMap { tree(under: $0, path: path) }
  }

  private static func command(at path: [String]) throws -> any ParsableCommand.Type {
    var command: any ParsableCommand.Type = Almanac.self
    for name in path.dropFirst() {
      command = try #require(command.configuration.subcommands.first { $0._commandName == name })
    }
    return command
  }

  /// The root's file is `almanac.txt`; the others are named without it.
  private static func file(of path: [String]) -> URL {
    folder.appendingPathComponent((path.count == 1 ? path : Array(path.dropFirst())).joined(separator: "-") + ".txt")
  }

  @Test(arguments: commands) func `help is as recorded`(path: [String]) throws {
    let help = Almanac.helpMessage(for: try Self.command(at: path), columns: 80).trimmingCharacters(in: .newlines) + "\n"
    let file = Self.file(of: path)
    if Self.isRecording { try help.write(to: file, atomically: true, encoding: .utf8) }
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    #expect(help == recorded, "the help of `\(path.joined(separator: " "))` is not as in \(file.lastPathComponent); RECORD_HELP=1 records it")
  }

  @Test(.enabled(if: !isRecording)) func `every recorded help belongs to a command`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(files == Self.commands.map { Self.file(of: $0).lastPathComponent }.sorted())
  }

  /// The argument parser would break a longer line in the middle of a paragraph.
  @Test(arguments: commands) func `lines of a discussion fit the terminal`(path: [String]) throws {
    let discussion = try Self.command(at: path).configuration.discussion
    #expect(discussion.split(separator: "\n").filter { $0.count > 79 } == [])
  }
}
