import AlmanacWireSchema
import Synchronization
import Testing

@testable import WidgetKit

/// Stores a provider's completion handlers, which a test calls later.
private final class Kept: Sendable {
  private let handlers = Mutex<[@Sendable (Timeline<SampleEntry>) -> Void]>([])

  func keep(_ handler: @escaping @Sendable (Timeline<SampleEntry>) -> Void) { handlers.withLock { $0.append(handler) } }
  func callAll() {
    let calling = handlers.withLock { handlers in
      defer { handlers = [] }
      return handlers
    }
    for handler in calling { handler(Timeline(entries: [SampleEntry(date: Date())], policy: .never)) }
  }
}

/// Completion handlers that are called never, twice or late.
@Suite struct CompletionTests {
  @Test(.timeLimit(.minutes(15)))
  func `a handler that is released without a call fails at once`() async throws {
    let host = await HostEnd(SampleWidget { _, _ in })
    let failure = await host.ask(.timeline("Sample")).failure
    #expect(failure.name == "completion.never")
    #expect(failure.message.contains("getTimeline"))
  }

  @Test func `only the first call of a handler has an effect; the second gives a diagnostic`() async throws {
    let host = await HostEnd(
      SampleWidget { _, done in
        done(Timeline(entries: [SampleEntry(date: Date(), name: "first")], policy: .never))
        done(Timeline(entries: [SampleEntry(date: Date(), name: "second")], policy: .never))
      })
    let archive = await host.ask(.timeline("Sample")).archive
    #expect(try archive.names(entry: 0) == ["first"])
    #expect(archive.diagnostics.map(\.name).contains("completion.twice"))
  }

  @Test(.timeLimit(.minutes(15)))
  func `a second call after the reply is logged`() async throws {
    let kept = Kept()
    let host = await HostEnd(
      SampleWidget { _, done in
        kept.keep(done)
        done(Timeline(entries: [SampleEntry(date: Date())], policy: .never))
      })
    _ = await host.ask(.timeline("Sample")).archive
    kept.callAll()
    let line = await host.call { if case .log? = $0.call { true } else { false } }
    #expect(line.log.message.hasPrefix("completion.twice"))
  }

  @Test(.timeLimit(.minutes(15)))
  func `a call after the host stopped waiting is logged and gets no reply`() async throws {
    let kept = Kept()
    let asked = AsyncStream<Void>.makeStream()
    let host = await HostEnd(
      SampleWidget { _, done in
        kept.keep(done)
        asked.continuation.yield()
      })
    let ids = AsyncStream<UInt64>.makeStream()
    let asking = Task { await host.ask(.timeline("Sample")) { ids.continuation.yield($0) } }
    var idIterator = ids.stream.makeAsyncIterator()
    var askedIterator = asked.stream.makeAsyncIterator()
    let id = try #require(await idIterator.next())
    _ = await askedIterator.next()

    var cancel = Envelope()
    cancel.id = 1000
    cancel.request.cancel.id = id
    host.send(cancel)
    // Requests are read in order: once this one has its reply, the cancel has been read.
    var describe = HostRequest()
    describe.describe = DescribeRequest()
    _ = await host.ask(describe)

    kept.callAll()
    let line = await host.call { if case .log? = $0.call { true } else { false } }
    #expect(line.log.message.contains("stopped waiting"))
    asking.cancel()
  }

  @Test(.timeLimit(.minutes(15)))
  func `a slow provider does not delay another`() async throws {
    let kept = Kept()
    let host = await HostEnd(
      SampleWidget { context, done in
        if context.isPreview { kept.keep(done) } else { done(Timeline(entries: [SampleEntry(date: Date())], policy: .never)) }
      })
    let slow = Task { await host.ask(.timeline("Sample") { $0.context.isPreview = true }) }
    let quick = await host.ask(.timeline("Sample"))
    #expect(quick.archive.entries.count == 1)
    // The slow request may only now reach its provider.
    let finishing = Task {
      while !Task.isCancelled {
        kept.callAll()
        try? await Task.sleep(for: .milliseconds(5))
      }
    }
    #expect(await slow.value.archive.entries.count == 1)
    finishing.cancel()
  }

  @Test(.timeLimit(.minutes(15)))
  func `a provider with completion handlers is called on the main queue`() async throws {
    let host = await HostEnd(
      SampleWidget { _, done in
        dispatchPrecondition(condition: .onQueue(.main))
        done(Timeline(entries: [SampleEntry(date: Date(), name: "main")], policy: .never))
      })
    #expect(try await host.ask(.timeline("Sample")).archive.names(entry: 0) == ["main"])
  }
}
