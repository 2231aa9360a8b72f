import Foundation
import TestWaiting
import Testing

/// The author's own methods of Dispatch and Foundation call the original ones.
@Suite struct MainActorClosuresTests {
  // Unchecked: `lock` guards the lines.
  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    func add(_ line: String) { lock.withLock { lines.append(line) } }
    var sorted: [String] { lock.withLock { lines.sorted() } }
  }

  @Test func `blocks are performed`() async throws {
    let log = Log()
    let queue = DispatchQueue(label: "tide")
    queue.async { log.add("queue") }
    queue.async(execute: DispatchWorkItem { log.add("item") })
    queue.asyncAfter(deadline: .now() + 0.01) { log.add("after") }
    queue.asyncAfter(wallDeadline: .now() + 0.01) { log.add("wall") }
    let operations = OperationQueue()
    operations.addOperation { log.add("operation") }
    operations.addBarrierBlock { log.add("barrier") }
    let block = BlockOperation { log.add("block") }
    block.addExecutionBlock { log.add("further block") }
    operations.addOperation(block)
    Thread.detachNewThread { log.add("detached") }
    Thread { log.add("thread") }.start()
    let name = Notification.Name(UUID().uuidString)
    let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { log.add("\($0.object ?? "none")") }
    NotificationCenter.default.post(name: name, object: "notification")
    NotificationCenter.default.removeObserver(observer)
    let expected = [
      "after", "barrier", "block", "dated timer", "detached", "further block", "item", "loop", "loop in modes", "notification", "operation", "queue",
      "scheduled timer", "thread", "timer", "wall",
    ]
    Thread.detachNewThread {
      let timer = Timer(timeInterval: 0.01, repeats: false) { _ in log.add("timer") }
      let dated = Timer(fire: .now, interval: 0, repeats: false) { _ in log.add("dated timer") }
      RunLoop.current.add(timer, forMode: .default)
      RunLoop.current.add(dated, forMode: .default)
      Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in log.add("scheduled timer") }
      RunLoop.current.perform { log.add("loop") }
      RunLoop.current.perform(inModes: [.default]) { log.add("loop in modes") }
      // Until all that this thread performs is in the log.
      let own: Set = ["dated timer", "loop", "loop in modes", "scheduled timer", "timer"]
      while !own.isSubset(of: log.sorted) { RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) }
    }
    try await until({ log.sorted.count }, is: expected.count)
    #expect(log.sorted == expected)
  }
}
