import Previews
import Testing

/// How a build's output becomes messages with file, line and source.
@Suite struct BuildOutputTests {
  private static let failed = """
    [1/3] Compiling Hello Hello.swift
    /p/Sources/Hello/Hello.swift:12:7: error: cannot find 'Txt' in scope
    10 |   var body: some View {
    11 |     VStack {
    12 |       Txt("Hello")
       |       `- error: cannot find 'Txt' in scope
    13 |     }
    14 |   }
    /p/Sources/Hello/Hello.swift:3:5: warning: variable 'x' was never used
    error: emit-module command failed with exit code 1 (use -v to see invocation)
    /p/Sources/Hello/Hello.swift:12:7: error: cannot find 'Txt' in scope
    """.split(separator: "\n").map(String.init)

  @Test func `a message has its file, line, column and the source around it, and is reported once`() {
    let messages = BuildOutput.messages(in: Self.failed, folder: "/p")
    #expect(messages.map(\.severity) == [.error, .warning])
    #expect(messages[0].file == "Sources/Hello/Hello.swift")
    #expect(messages[0].line == 12)
    #expect(messages[0].column == 7)
    #expect(messages[0].text == "cannot find 'Txt' in scope")
    #expect(messages[0].source.map(\.number) == [11, 12, 13])
    #expect(messages[0].source[1].text == "      Txt(\"Hello\")")
  }

  @Test func `a missing @main is reported in the author's words`() {
    let linked = ["error: link command failed with exit code 1", "/usr/lib/Scrt1.o: in function _start: undefined reference to `main'"]
    let messages = BuildOutput.messages(in: linked, folder: "/p")
    #expect(messages.count == 1)
    #expect(messages[0].text.hasPrefix("the target has no @main; put it before the widget"))
    #expect(messages[0].file.isEmpty)
  }

  @Test func `a manifest's error has its place, and SwiftPM's own has none`() {
    let messages = BuildOutput.messages(
      in: ["error: 'p': invalid custom path 'X' for target 'Y'", "/p/Package.swift:4:3: error: expected ')' in expression list"], folder: "/p/")
    #expect(messages.map(\.file) == ["", "Package.swift"])
    #expect(messages[0].text == "invalid custom path 'X' for target 'Y'")
  }

  @Test func `a build that fails without a message shows its last line`() {
    #expect(BuildOutput.messages(in: ["Killed", ""], folder: "/p").map(\.text) == ["Killed"])
    #expect(BuildOutput.messages(in: [], folder: "/p").count == 1)
  }

  @Test func `a flood of messages is cut, and control characters are removed`() {
    let flood = (0..<500).map { "/p/A.swift:\($0 + 1):1: error: \u{1b}[31mfault \($0) \(String(repeating: "x", count: 10_000))" }
    let messages = BuildOutput.messages(in: flood, folder: "/p")
    #expect(messages.count == 50)
    #expect(messages.allSatisfy { $0.text.utf8.count <= 4000 && !$0.text.contains("\u{1b}") })
  }
}
