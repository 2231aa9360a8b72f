import SwiftSourceText
import Testing

@testable import AuthorTool

/// Calls whose closures may use the main actor.
@Suite struct ClosureCallsTests {
  private func copy(_ source: String) -> String { String(decoding: ClosureCalls(Array(source.utf8)).text, as: UTF8.self) }

  @Test func `timers and operations with a closure get the lenient form`() {
    #expect(copy("Timer.scheduledTimer(withTimeInterval: 1) { _ in }") == "Timer._scheduledTimer(withTimeInterval: 1) { _ in }")
    #expect(copy("let t = Timer(timeInterval: f(1, 2), repeats: true) {}") == "let t = Timer(_timeInterval: f(1, 2), repeats: true) {}")
    #expect(copy("OperationQueue.main.addOperation { a() }") == "OperationQueue.main._addOperation { a() }")
  }

  @Test func `other calls stay as they are`() {
    for untouched in [
      "Timer.scheduledTimer(timeInterval: 1, target: self, selector: a, userInfo: nil, repeats: true)",
      "Timer(timeInterval: 1, target: self, selector: a, userInfo: nil, repeats: true)", "OperationQueue.main.addOperation(a)",
      "\"Timer.scheduledTimer(withTimeInterval: 1)\"", "MyTimer.scheduledTimer(withTimeInterval: 1)",
    ] {
      #expect(copy(untouched) == untouched)
    }
  }
}
