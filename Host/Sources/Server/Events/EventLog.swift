import AlmanacProfiles
import Foundation
import HTTPTypes

/// One server-sent event.
public struct ServerEvent: Sendable, Equatable {
  /// `epoch-number`; the number orders the events of one run of the host.
  public let id: String
  public let name: String
  /// One line of JSON.
  public let data: String

  /// The event in the text format of `text/event-stream`.
  public var frame: String { "id: \(id)\nevent: \(name)\ndata: \(data)\n\n" }
}

/// The host's latest events. A page that has lost its connection can resume after the last event that it received.
public actor EventLog {
  private let epoch: String
  private let capacity: Int
  /// The most subscribers.
  private let limit: Int
  private var kept: [ServerEvent] = []
  private var count = 0
  private var subscribers: [Int: AsyncStream<ServerEvent>.Continuation] = [:]
  private var nextSubscriber = 0

  /// - Parameters:
  ///   - epoch: identifies one run of the host.
  ///   - capacity: the number of events that are kept.
  ///   - limit: the most subscribers.
  public init(
    epoch: String = String(Int(Date().timeIntervalSince1970), radix: 36), capacity: Int = 512, limit: Int = Profiles.serviceLimits.eventStreams
  ) {
    self.epoch = epoch
    self.capacity = capacity
    self.limit = limit
  }

  /// Stores an event and sends it to every subscriber.
  public func publish(_ name: String, _ data: String) {
    count += 1
    let event = ServerEvent(id: "\(epoch)-\(count)", name: name, data: data)
    kept.append(event)
    if kept.count > capacity { kept.removeFirst(kept.count - capacity) }
    for subscriber in subscribers.values { subscriber.yield(event) }
  }

  /// Drops the events that are kept, because they may say what is hidden from now on. Whoever resumes after one of them is told to read everything anew.
  public func forget() { kept = [] }

  /// Returns a stream of the events after the event `last`, followed by new events.
  ///
  /// If `last` is no longer stored or belongs to an earlier run of the host, the first event is `resync`.
  /// The buffer of a subscriber is bounded: a slow one loses its oldest events.
  /// - Throws: ``APIError`` if there are too many subscribers.
  public func subscribe(after last: String? = nil) throws -> AsyncStream<ServerEvent> {
    guard subscribers.count < limit else {
      throw APIError(
        .serviceUnavailable, "events.tooMany", "there are \(limit) event streams already; close one and try again",
        // The place of the connection is for others.
        headers: [.retryAfter: "5", .connection: "close"])
    }
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

  /// The number of subscribers.
  var readers: Int { subscribers.count }

  private func missed(since last: String) -> ArraySlice<ServerEvent>? {
    let parts = last.split(separator: "-")
    guard parts.count == 2, parts[0] == epoch, let number = Int(parts[1]), number <= count, number >= count - kept.count else { return nil }
    return kept.suffix(count - number)
  }

  private func unsubscribe(_ number: Int) { subscribers[number] = nil }
}
