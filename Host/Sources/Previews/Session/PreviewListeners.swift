import Foundation
import Synchronization

/// The readers of a session's events.
final class PreviewListeners: Sendable {
  private struct State {
    var serial = 0
    var next = 0
    var readers: [Int: AsyncStream<PreviewEvent>.Continuation] = [:]
    var isFinished = false
  }
  private let state = Mutex(State())
  /// The most events that wait for a slow reader.
  private static let buffer = 2048

  /// The number of the last event.
  var serial: Int { state.withLock { $0.serial } }

  func stream() -> AsyncStream<PreviewEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: PreviewEvent.self, bufferingPolicy: .bufferingNewest(Self.buffer))
    let number = state.withLock { state -> Int? in
      guard !state.isFinished else { return nil }
      state.next += 1
      state.readers[state.next] = continuation
      return state.next
    }
    guard let number else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [weak self] _ in _ = self?.state.withLock { $0.readers.removeValue(forKey: number) } }
    return stream
  }

  func send(_ name: String, _ value: some Encodable) {
    state.withLock { state in
      state.serial += 1
      // Reports consist of numbers and texts, which JSON can always hold.
      guard let event = try? PreviewEvent(state.serial, name, value) else { return }
      for reader in state.readers.values { reader.yield(event) }
    }
  }

  func finish() {
    let readers = state.withLock { state in
      state.isFinished = true
      return state.readers.values.map(\.self)
    }
    for reader in readers { reader.finish() }
  }
}
