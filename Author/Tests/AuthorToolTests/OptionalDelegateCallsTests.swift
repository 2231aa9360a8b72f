import Testing

@testable import AuthorTool

/// Calls of optional requirements of Foundation's delegates.
@Suite struct OptionalDelegateCallsTests {
  private func text(_ source: String) -> String { String(decoding: OptionalDelegateCalls(Array(source.utf8)).text, as: UTF8.self) }

  @Test func `an optional call of a session's delegate is a call, and other optional calls stay`() {
    #expect(text("delegate?.urlSession?(s, task: t)") == "delegate?.urlSession (s, task: t)")
    #expect(text("(d as? URLSessionTaskDelegate)?.urlSession?(s) ?? f()") == "(d as? URLSessionTaskDelegate)?.urlSession (s) ?? f()")
    for untouched in ["delegate?.tide?(1)", "urlSession?(s)", "// a.urlSession?(s)", "\"a.urlSession?(s)\""] { #expect(text(untouched) == untouched) }
  }
}
