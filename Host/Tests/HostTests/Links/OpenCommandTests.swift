import AlmanacProfiles
import Foundation
import Testing

@testable import Host

/// How an app's open command is read (Specification B7).
@Suite struct OpenCommandTests {
  private static func words(_ text: String, url: String? = "notes://1") throws -> [String] {
    let command = try OpenCommand(text, limits: Profiles.links)
    return [command.program] + command.arguments(url: url)
  }

  private static func fault(_ text: String) -> OpenCommandFault? {
    do throws(OpenCommandFault) {
      _ = try OpenCommand(text, limits: Profiles.links)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("notes %u", ["notes", "notes://1"]),
    ("  notes   --open  %u ", ["notes", "--open", "notes://1"]),
    (#"'/opt/My Notes/notes' "a b" c\ d %u"#, ["/opt/My Notes/notes", "a b", "c d", "notes://1"]),
    (#"notes 'it is \n' "say \"x\"" ''"#, ["notes", #"it is \n"#, #"say "x""#, ""]),
    (
      "notes $HOME `id` $(id) ; rm * > x | y && z ~ #c",
      ["notes", "$HOME", "`id`", "$(id)", ";", "rm", "*", ">", "x", "|", "y", "&&", "z", "~", "#c"]
    ),
    ("notes 100%% '%u' \"%u\" 'a'b%%", ["notes", "100%", "%u", "%u", "ab%"]),
  ])
  func `words are split at spaces, quotes and backslashes take meanings away, and nothing is expanded`(text: String, words: [String]) throws {
    #expect(try Self.words(text) == words)
  }

  @Test func `the URL is one argument whatever is in it, and is left out if there is none`() throws {
    #expect(try Self.words("notes %u x", url: "notes://';$(id) \"%u\\") == ["notes", "notes://';$(id) \"%u\\", "x"])
    #expect(try Self.words("notes %u x", url: nil) == ["notes", "x"])
  }

  @Test func `what cannot be read is a fault with a name`() {
    #expect(Self.fault("") == .noProgram && Self.fault("   ") == .noProgram && Self.fault("%u") == .noProgram && Self.fault("''") == .noProgram)
    #expect(Self.fault("notes 'a") == .unfinished && Self.fault("notes a\\") == .unfinished)
    #expect(Self.fault("notes --url=%u") == .percent("%u") && Self.fault("notes %f") == .percent("%f") && Self.fault("notes %") == .percent("%"))
    #expect(Self.fault("./notes") == .relative("./notes") && Self.fault("bin/notes") == .relative("bin/notes"))
    #expect(Self.fault("notes a\nb") == .character)
    #expect(Self.fault("notes " + String(repeating: "a", count: 5000)) == .tooLong(limit: 4096))
    #expect(Self.fault("notes" + String(repeating: " a", count: 64)) == .tooManyWords(limit: 64))
  }

  @Test func `a name is looked for in absolute folders of PATH, and must be an executable file`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("folder"), withIntermediateDirectories: true)
    for (name, mode) in [("tool", 0o755), ("text", 0o644)] {
      try Data().write(to: folder.appendingPathComponent(name))
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.appendingPathComponent(name).path)
    }
    let path = ".:relative:\(folder.path)"
    #expect(ProgramPath.find("tool", in: path) == "\(folder.path)/tool")
    for other in ["text", "folder", "nothing"] { #expect(ProgramPath.find(other, in: path) == nil, "\(other)") }
    #expect(ProgramPath.find("\(folder.path)/tool", in: "") == "\(folder.path)/tool")
  }
}
