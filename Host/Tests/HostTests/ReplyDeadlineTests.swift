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

  @Test func `the wait for a processor is read from the kernel's figures`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("schedstat-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func seconds(_ text: String) throws -> Double {
      let process = folder.appendingPathComponent("12")
      try FileManager.default.createDirectory(at: process, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: process.appendingPathComponent("schedstat"))
      return ProcessUse.secondsWaited(by: 12, in: folder.path)
    }
    #expect(try seconds("1219915740 1930009086 336\n") == 1.930009086)
    #expect(try seconds("") == 0)
    #expect(try seconds("1219915740\n") == 0)
    #expect(ProcessUse.secondsWaited(by: 13, in: folder.path) == 0)
  }
}
