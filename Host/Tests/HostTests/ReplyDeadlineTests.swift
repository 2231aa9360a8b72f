import Foundation
import Testing

@testable import Host

@Suite struct ReplyDeadlineTests {
  let deadline = ReplyDeadline(seconds: 10, stretch: 4)

  @Test func `a process that does not wait for a processor has the seconds of the limit`() {
    #expect(deadline.remaining(elapsed: 4, waited: 0) == 6)
    #expect(deadline.remaining(elapsed: 10, waited: 0) == nil)
  }

  @Test func `time without a processor does not count, up to the limit`() {
    #expect(deadline.remaining(elapsed: 10, waited: 7) == 7)
    #expect(deadline.remaining(elapsed: 17, waited: 7) == nil)
    #expect(deadline.remaining(elapsed: 39, waited: 38) == 1)
    #expect(deadline.remaining(elapsed: 40, waited: 39) == nil)
  }

  @Test func `a short rest is not checked again at once, and a count that goes back shortens nothing`() {
    #expect(deadline.remaining(elapsed: 10, waited: 0.001) == 0.1)
    #expect(deadline.remaining(elapsed: 4, waited: -3) == 6)
  }

  @Test func `the wait for a processor is read from the kernel's figures of all threads`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("schedstat-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func seconds(_ texts: String...) throws -> Double {
      let threads = folder.appendingPathComponent("12/task")
      try? FileManager.default.removeItem(at: threads)
      for (index, text) in texts.enumerated() {
        let thread = threads.appendingPathComponent("\(12 + index)")
        try FileManager.default.createDirectory(at: thread, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: thread.appendingPathComponent("schedstat"))
      }
      return ProcessUse.secondsWaited(by: 12, in: folder.path)
    }
    #expect(try seconds("1219915740 1930009086 336\n") == 1.930009086)
    #expect(try seconds("1219915740 1500000000 336\n", "7 250000000 3\n") == 1.75)
    #expect(try seconds("", "7 250000000 3\n") == 0.25)
    #expect(try seconds("1219915740\n") == 0)
    #expect(ProcessUse.secondsWaited(by: 13, in: folder.path) == 0)
  }
}
