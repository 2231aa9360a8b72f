import Testing

@testable import Host

/// Tests that every subscriber gets every event.
@Suite struct EventBroadcastTests {
  @Test func `each subscriber gets the events from its subscription on`() async {
    let broadcast = EventBroadcast()
    let first = broadcast.subscribe()
    broadcast.send(.appsChanged)
    let second = broadcast.subscribe()
    broadcast.send(.settingsChanged)
    broadcast.finish()
    #expect(await Array(first) == [.appsChanged, .settingsChanged])
    #expect(await Array(second) == [.settingsChanged])
  }

  @Test func `a slow subscriber loses the oldest events`() async {
    let broadcast = EventBroadcast()
    let stream = broadcast.subscribe()
    for number in 0..<(EventBroadcast.buffered + 3) { broadcast.send(.imageChanged(instance: "\(number)")) }
    broadcast.finish()
    let events = await Array(stream)
    #expect(events.count == EventBroadcast.buffered && events.first == .imageChanged(instance: "3"))
  }
}

extension Array where Element: Sendable {
  fileprivate init(_ stream: AsyncStream<Element>) async {
    self = []
    for await element in stream { append(element) }
  }
}
