import Foundation
import Glibc
import Testing

@testable import Host

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

  @Test func `a manifest that traps is named, with its line where Swift tells it`() {
    let invalid = "error: 'p': Invalid manifest (compiled with: [\"swiftc\"])"
    let own = BuildOutput.errors(in: [invalid, "p/Package.swift:7: Fatal error: no such team", "error: fatalError"], folder: "/p")
    #expect(own.map(\.file) == ["Package.swift"] && own[0].line == 7 && own[0].text == "the manifest stops when it is run: no such team")
    let library = BuildOutput.errors(in: ["Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range"], folder: "/p")
    #expect(library.map(\.file) == ["Package.swift"] && library[0].line == 0 && library[0].text.hasSuffix("Index out of range"))
  }

  @Test func `SwiftPM's last word about a refused resolution is no error`() {
    let errors = BuildOutput.errors(in: ["error: the package at '/x' cannot be accessed", "error: ExitCode(rawValue: 1)"], folder: "/p")
    #expect(errors.map(\.text) == ["the package at '/x' cannot be accessed"])
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

  @Test func `the command line of a manifest's compiler is no error, and a group's mark is left out`() {
    let output = [
      #"error: 'bad': Invalid manifest (compiled with: ["/usr/bin/swiftc", "-vfsoverlay", "/tmp/x"])"#,
      "/p/Package.swift:5:17: error: expected ',' separator [#Separators]", "5 |   name: \"Hello\" oops,",
      "  |                 `- error: expected ',' separator",
    ]
    let messages = BuildOutput.messages(in: output, folder: "/p")
    #expect(messages.map { $0.line(in: "/p") } == ["/p/Package.swift:5:17: error: expected ',' separator"])
  }

  @Test func `a failure has every error once, with its place and their number`() {
    let output = (1...7).flatMap { ["/p/A.swift:\($0):1: error: one", "/p/A.swift:\($0):1: error: one"] } + ["error: fatalError"]
    let failure = BuildFailure(Self.run(output: output), "Hello", in: URL(fileURLWithPath: "/p"))
    #expect(failure.errors == (1...7).map { "/p/A.swift:\($0):1: error: one" })
    #expect(failure.summary == "Hello does not build: /p/A.swift:1:1: error: one (and 6 more errors)")
    #expect(failure.count == "Hello does not build: 7 errors" && !failure.isCrash)
  }

  @Test func `a crash of the compiler is named with what it did and the author's line`() {
    let report = [
      "error: compile command failed due to signal 6 (use -v to see invocation)",
      "swift-frontend: /src/lib/Sema/X.cpp:12: void f(): Assertion `x' failed.",
      "Please submit a bug report (https://swift.org/contributing/#reporting-bugs) and include the crash backtrace.", "Stack dump:",
      "0.\tProgram arguments: /usr/bin/swift-frontend -c /p/Sources/Hello/A.swift", "1.\tSwift version 6.3.1 (swift-6.3.1-RELEASE)",
      "2.\tCompiling with effective version 5.10",
      "3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file \"/p/Sources/Hello/A.swift\")",
      "4.\tWhile type-checking 'body' (at /p/Sources/Hello/A.swift:12:7)",
      " #0 0x000056432718d738 llvm::sys::PrintStackTrace(llvm::raw_ostream&, int)",
      "error: compile command failed due to signal 6 (use -v to see invocation)",
    ]
    let failure = BuildFailure(Self.run(output: report), "Hello", in: URL(fileURLWithPath: "/p"))
    #expect(failure.isCrash)
    #expect(
      failure.errors.first?.hasPrefix("/p/Sources/Hello/A.swift:12:7: error: the Swift compiler crashed with signal 6 while type-checking 'body'")
        == true)
    #expect(failure.errors.first?.contains("Assertion `x' failed") == true)
  }

  @Test func `a crash while code is generated is named with its file`() {
    let report = [
      "error: compile command failed due to signal 11 (use -v to see invocation)", "0.\tProgram arguments: swift-frontend -c /p/A.swift /p/B.swift",
      "1.\tSwift version 6.3.1", "3.\tWhile evaluating request ASTLoweringRequest(Lowering AST to SIL for file \"/p/B.swift\")",
      "4.\tWhile silgen emitFunction SIL function \"@$s1A1bC\".",
    ]
    let failure = BuildFailure(Self.run(output: report), "Hello", in: URL(fileURLWithPath: "/p"))
    #expect(
      failure.errors.first?.hasPrefix("/p/B.swift: error: the Swift compiler crashed with signal 11 while evaluating request") == true, "\(failure)")
  }

  @Test func `a crash without a place and a SwiftPM that was ended are named by their signals`() {
    let bare = BuildFailure(
      Self.run(output: ["error: compile command failed due to signal 11 (use -v to see invocation)"]), "Hello", in: URL(fileURLWithPath: "/p"))
    #expect(bare.errors == ["error: the Swift compiler crashed with signal 11"] && bare.isCrash)
    let killed = BuildFailure(Self.run(status: SIGKILL, wasKilled: true, output: ["[3/9] Compiling"]), "Hello", in: URL(fileURLWithPath: "/p"))
    #expect(
      killed.errors == ["error: swift build was ended by signal 9, as happens on a machine without free memory; it printed last: [3/9] Compiling"])
    #expect(!killed.isCrash)
  }

  @Test func `warnings of a build are those of the author's files`() {
    let output = ["/p/A.swift:2:3: warning: unused", "/p/.build/checkouts/x/B.swift:1:1: warning: theirs", "/p/A.swift:2:3: warning: unused"]
    #expect(BuildOutput.warnings(in: output, folder: "/p").map { $0.line(in: "/p") } == ["/p/A.swift:2:3: warning: unused"])
  }

  private static func run(status: Int32 = 1, wasKilled: Bool = false, output: [String]) -> ToolRun {
    ToolRun(status: status, wasKilled: wasKilled, output: output, errors: [])
  }

  @Test func `an error in what a macro wrote has the place of the macro`() throws {
    let output = """
      macro expansion #Predicate:1:1: error: the compiler is unable to type-check this expression in reasonable time
      `- /p/Sources/Hello/A.swift:7:2: note: expanded code originates here
      1 | import Foundation
      2 | let p = 1
      3 | let p = #Predicate<P> { p in
        |         `- note: in expansion of macro 'Predicate' here
      4 |   if let d = p.d {
      7 | }
        +--- macro expansion #Predicate --------------------------------------
        |  1 | FoundationEssentials.Predicate<P>({ p in
        |    | `- error: the compiler is unable to type-check this expression in reasonable time
      8 |
      """.components(separatedBy: "\n")
    let messages = BuildOutput.messages(in: output, folder: "/p")
    #expect(
      messages.map { $0.line(in: "/p") } == [
        "/p/Sources/Hello/A.swift:3:9: error: the compiler is unable to type-check this expression in reasonable time"
      ])
    // If the output does not name the author's file, the error has no place.
    let bare = BuildOutput.messages(in: ["macro expansion #Predicate:1:1: error: wrong", "121 |"], folder: "/p")
    #expect(bare.map { $0.line(in: "/p") } == ["error: wrong"])
  }

  @Test func `what follows a refusal of SwiftPM is not said beside it`() {
    let unmapped = "error: binary target 'AlmanacModules' could not be mapped to an artifact with expected name 'AlmanacModules'"
    let refusal = "error: Revision a0cb for grdb version 7.0.0 does not match previously recorded value b9f4"
    #expect(BuildOutput.errors(in: [refusal, unmapped], folder: "/p").map(\.text) == [String(refusal.dropFirst("error: ".count))])
    #expect(BuildOutput.errors(in: [unmapped], folder: "/p").count == 1)
  }
}
