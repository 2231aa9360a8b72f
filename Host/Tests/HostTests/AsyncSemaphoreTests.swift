import Foundation
import Synchronization
import TestWaiting
import Testing

@testable import Host

/// Places for extensions that work at the same time.
@Suite struct AsyncSemaphoreTests {
  /// A gate that tasks wait at until it is opened.
  private actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private(set) var arrived = 0

    func pass() async {
      arrived += 1
      if isOpen { return }
      await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
      isOpen = true
      waiting.forEach { $0.resume() }
      waiting = []
    }
  }

  @Test func `slow tasks give their places away, as many as allowed`() async throws {
    let semaphore = AsyncSemaphore(limit: 2)
    let (work, slow) = (Gate(), Gate())
    let tasks = (0..<6).map { _ in
      Task { try await semaphore.run(lendingAfter: { await slow.pass() }, slow: 3) { await work.pass() } }
    }
    try await until({ await work.arrived }, is: 2)
    #expect(semaphore.load == (2, 4))
    // The first two count as slow, and so do those that take their places, up to the third.
    await slow.open()
    try await until({ await work.arrived }, is: 5)
    #expect(semaphore.load == (5, 1))
    await work.open()
    for task in tasks { try await task.value }
    #expect(semaphore.load == (0, 0))
    // All places are there again.
    let again = Gate()
    let more = (0..<3).map { _ in
      Task { try await semaphore.run(lendingAfter: { try await Task.sleep(for: .seconds(3600)) }, slow: 3) { await again.pass() } }
    }
    try await until({ await again.arrived }, is: 2)
    #expect(semaphore.load == (2, 1))
    await again.open()
    for task in more { try await task.value }
  }

  @Test func `a task that fails gives its place back, whether it was lent or not`() async throws {
    struct Failed: Error {}
    let semaphore = AsyncSemaphore(limit: 1)
    for isSlow in [false, true] {
      let lent = Gate()
      await #expect(throws: Failed.self) {
        try await semaphore.run(lendingAfter: { if isSlow { await lent.pass() } else { try await Task.sleep(for: .seconds(3600)) } }, slow: 1) {
          if isSlow {
            await lent.open()
            try await until({ semaphore.load == (1, 0) }, is: true)
          }
          throw Failed()
        }
      }
      #expect(semaphore.load == (0, 0))
      #expect(try await semaphore.run { 7 } == 7)
    }
  }
}

extension ProcessTests {
  /// Slow apps do not hold up others.
  @Suite struct SlowExtensionTests {
    @Test func `more hanging apps than places do not delay the first timeline of another app`() async throws {
      let fixture = try Fixture()
      // The hanging ones would take ten minutes each.
      let host = try await fixture.startedHost(limits: { ($0.slowRequest, $0.concurrentExtensions, $0.slowExtensions) = (0.2, 2, 6) })
      var hanging: [String] = []
      for number in 0..<5 {
        let url = fixture.folder.appendingPathComponent("Hanging\(number).app")
        try Fixture.makeBundle(at: url)
        let name = try await host.install(bundle: url).name
        try await host.launch(name)
        hanging.append(try await host.add(app: name, kind: "Hang", family: .systemSmall).id)
      }
      let good = try await host.add(app: "Test", kind: "Good", family: .systemSmall).id
      try await until({ await host.instances().first { $0.id == good }?.stage }, is: .timeline)
      #expect(await host.instances().filter { hanging.contains($0.id) }.allSatisfy { $0.stage != .timeline })
      await host.stop()
    }
  }
}
