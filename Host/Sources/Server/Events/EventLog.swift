import Foundation

/// One server-sent event.
public struct ServerEvent: Sendable, Equatable {
  /// Orders the events of one run of the host; `epoch-number`.
  public let id: String
  public let name: String
  /// One line of JSON.
  public let data: String

  /// The event as it goes over the wire.
  public var frame: String { "id: \(id)\nevent: \(name)\ndata: \(data)\n\n" }
}

/// The events of the host, kept for a while so that a page that lost its connection can go on where it was.
public actor EventLog {
  private let epoch: String
  private let capacity: Int
  private var kept: [ServerEvent] = []
  private var count = 0
  private var subscribers: [Int: AsyncStream<ServerEvent>.Continuation] = [:]
  private var nextSubscriber = 0

  /// - Parameter epoch: tells one run of the host from another.
  public init(epoch: String = String(Int(Date().timeIntervalSince1970), radix: 36), capacity: Int = 512) {
    self.epoch = epoch
    self.capacity = capacity
  }

  /// Sends an event to every subscriber and keeps it.
  public func publish(_ name: String, _ data: String) {
    count += 1
    let event = ServerEvent(id: "\(epoch)-\(count)", name: name, data: data)
    kept.append(event)
    if kept.count > capacity { kept.removeFirst(kept.count - capacity) }
    for subscriber in subscribers.values { subscriber.yield(event) }
  }

  /// What happened after the event `last`, then what happens from now on.
  ///
  /// Where that cannot be told any more, because it is too long ago or the host was started anew, the first event is `resync`.
  /// A subscriber that does not read loses its oldest events, not the host's memory.
  public func subscribe(after last: String? = nil) -> AsyncStream<ServerEvent> {
    let number = nextSubscriber
    nextSubscriber += 1
    let (stream, continuation) = AsyncStream.makeStream(of: ServerEvent.self, bufferingPolicy: .bufferingNewest(capacity))
    if let last {
      if let missed = missed(since: last) {
        for event in missed { continuation.yield(event) }
      } else {
        continuation.yield(ServerEvent(id: "\(epoch)-\(count)", name: "resync", data: "{}"))
      }
    }
    continuation.onTermination = { _ in Task { await self.unsubscribe(number) } }
    subscribers[number] = continuation
    return stream
  }

  /// How many follow the events.
  var readers: Int { subscribers.count }

  private func missed(since last: String) -> ArraySlice<ServerEvent>? {
    let parts = last.split(separator: "-")
    guard parts.count == 2, parts[0] == epoch, let number = Int(parts[1]), number <= count, number >= count - kept.count else { return nil }
    return kept.suffix(count - number)
  }

  private func unsubscribe(_ number: Int) { subscribers[number] = nil }
}
