import Foundation
import Painter
import Profiles
import Synchronization
import Testing
import WireSchema

@testable import Host

/// Paintings on threads of their own: their order, their end, and what they leave alone.
@Suite struct PaintThreadsTests {
  private func threads(_ count: Int = 1, limit: Int = 100, deadline: Double = 600, idle: Double = 600) -> PaintThreads {
    PaintThreads(threads: count, limit: limit, deadline: deadline, idle: idle)
  }

  /// A painting that goes on until it is stopped.
  @Sendable private static func endless(_ stop: PaintStop) throws -> Int {
    while true {
      if let reason = stop.reason { throw reason }
      usleep(1000)
    }
  }

  @Test func `a cancelled painting ends, and one that waits never begins`() async throws {
    let threads = threads()
    let begun = Counter()
    let running = Task { try await threads.run(app: "a", Self.endless) }
    try await until { threads.load.running == 1 }
    let waiting = Task { try await threads.run(app: "a") { _ in begun.add() } }
    try await until { threads.load.waiting == 1 }
    waiting.cancel()
    await #expect(throws: PainterError.cancelled) { try await waiting.value }
    running.cancel()
    await #expect(throws: PainterError.cancelled) { try await running.value }
    try await until { threads.load == (0, 0) }
    #expect(begun.count == 0)
    #expect(try await threads.run(app: "a") { _ in 7 } == 7)
  }

  @Test func `a painting that never ends is ended by the deadline`() async {
    await #expect(throws: PainterError.deadline(seconds: 0.05)) { try await threads(deadline: 0.05).run(app: "a", Self.endless) }
  }

  @Test func `an app with endless paintings leaves a thread to the others`() async throws {
    let threads = threads(3)
    let greedy = (0..<10).map { _ in Task { try await threads.run(app: "greedy", Self.endless) } }
    try await until { threads.load == (2, 8) }
    #expect(try await threads.run(app: "modest") { _ in 7 } == 7)
    for task in greedy { task.cancel() }
    for task in greedy { await #expect(throws: PainterError.cancelled) { try await task.value } }
  }

  @Test func `apps take turns`() async throws {
    let threads = threads()
    let order = Order()
    let gate = Task { try await threads.run(app: "gate", Self.endless) }
    try await until { threads.load.running == 1 }
    var tasks: [Task<Void, any Error>] = []
    for (index, app) in ["a", "a", "a", "b"].enumerated() {
      tasks.append(Task { try await threads.run(app: app) { _ in order.add(app) } })
      try await until { threads.load.waiting == index + 1 }
    }
    gate.cancel()
    for task in tasks { try await task.value }
    #expect(order.names == ["a", "b", "a", "a"])
  }

  @Test func `the queue of an app is bounded`() async throws {
    let threads = threads(limit: 2)
    var tasks = [Task { try await threads.run(app: "a", Self.endless) }]
    try await until { threads.load == (1, 0) }
    tasks += (0..<2).map { _ in Task { try await threads.run(app: "a", Self.endless) } }
    try await until { threads.load == (1, 2) }
    await #expect(throws: HostError.tooManyPictures(2)) { try await threads.run(app: "a") { _ in 7 } }
    for task in tasks { task.cancel() }
    for task in tasks { _ = await task.result }
  }

  @Test func `a thread without work ends, and new work starts another`() async throws {
    let threads = threads(idle: 0.01)
    for _ in 0..<3 {
      #expect(try await threads.run(app: "a") { _ in 7 } == 7)
      try await Task.sleep(for: .milliseconds(30))
    }
  }

  // MARK: Pictures

  private static func picture(_ renderer: PictureRenderer, widget: String, _ drawing: @escaping @Sendable () throws -> Drawing) async throws
    -> RenderedImage
  {
    let key = PictureKey(source: .stored("archive", 0), family: "systemSmall", presentation: Presentation(), scale: 1, isMasked: false)
    return try await renderer.picture(key, app: "app", widget: widget, at: Date(timeIntervalSince1970: 1_800_000_000), nextEntry: nil, drawing)
  }

  @Test func `equal requests share one painting, and it goes on while one of them waits`() async throws {
    let renderer = PictureRenderer(device: Profiles.defaultDevice)
    let gate = DispatchSemaphore(value: 0)
    let painted = Counter()
    let draw: @Sendable () throws -> Drawing = {
      painted.add()
      gate.wait()
      return Drawing(list: .with { $0.size = SizeValue(width: 20, height: 20) }) { _ in nil }
    }
    let tasks = (0..<4).map { _ in Task { try await Self.picture(renderer, widget: "w", draw) } }
    try await until { painted.count == 1 && renderer.waiters(widget: "w") == 4 }
    tasks[0].cancel()
    gate.signal()
    for task in tasks[1...] { #expect(try await !task.value.png.isEmpty) }
    #expect(painted.count == 1)
  }

  @Test func `a removed widget's picture is given up`() async throws {
    let renderer = PictureRenderer(device: Profiles.defaultDevice)
    let begun = Counter()
    let gate = DispatchSemaphore(value: 0)
    let task = Task {
      try await Self.picture(renderer, widget: "w") {
        begun.add()
        gate.wait()
        return Drawing(list: .with { $0.size = SizeValue(width: 20, height: 20) }) { _ in nil }
      }
    }
    try await until { begun.count == 1 }
    renderer.abandon(widget: "w")
    gate.signal()
    await #expect(throws: PainterError.cancelled) { try await task.value }
  }
}

/// Names in the order in which threads added them.
private final class Order: Sendable {
  private let list = Mutex<[String]>([])
  var names: [String] { list.withLock { $0 } }
  func add(_ name: String) { list.withLock { $0.append(name) } }
}
