import FoundationNetworking
import Synchronization

extension URLSession {
  /// The bytes of a response, as they arrive.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    public let task: URLSessionDataTask
    fileprivate let reading: Reading

    public struct AsyncIterator: AsyncIteratorProtocol {
      private let reading: Reading
      private var chunk = Data().makeIterator()

      fileprivate init(_ reading: Reading) { self.reading = reading }

      public mutating func next() async throws -> UInt8? {
        while true {
          if let byte = chunk.next() { return byte }
          guard let data = try await reading.receiver.next() else { return nil }
          chunk = data.makeIterator()
        }
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(reading) }

    /// Cancels the request when the last reader of its response is released.
    fileprivate final class Reading: Sendable {
      let receiver: BytesReceiver
      init(_ receiver: BytesReceiver) { self.receiver = receiver }
      deinit { receiver.cancel() }
    }
  }

  /// Starts a request and returns when the response's headers have arrived; the body is read as it arrives. `delegate` is not called.
  public func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
    let receiver = BytesReceiver()
    // Needs its own session: a session has one delegate for all its tasks.
    let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
    let task = session.dataTask(with: request)
    session.finishTasksAndInvalidate()
    let response = try await withTaskCancellationHandler {
      try await receiver.response(to: task)
    } onCancel: {
      task.cancel()
    }
    return (AsyncBytes(task: task, reading: AsyncBytes.Reading(receiver)), response)
  }
  public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
}

/// Buffers data until it is read. Suspends the task while much is unread, so that a server cannot fill the memory.
// Unchecked: mutable state is behind a lock.
final class BytesReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  /// The numbers of unread bytes at which the task is suspended and resumed.
  private static let high = 1 << 20, low = 1 << 18

  private struct State {
    var response: CheckedContinuation<URLResponse, any Error>?
    var reader: CheckedContinuation<Data?, any Error>?
    var unread: [Data] = []
    var unreadBytes = 0
    var rests = false
    /// The end of the response, with its error if it failed.
    var end: (any Error)??
  }
  private let state = Mutex(State())
  private let task = Mutex<URLSessionDataTask?>(nil)

  func cancel() { task.withLock { $0 }?.cancel() }

  func response(to task: URLSessionDataTask) async throws -> URLResponse {
    self.task.withLock { $0 = task }
    return try await withCheckedThrowingContinuation { continuation in
      state.withLock { $0.response = continuation }
      task.resume()
    }
  }

  /// Returns the next bytes; nil at the end.
  func next() async throws -> Data? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let goesOn = state.withLock { state -> Bool in
          if !state.unread.isEmpty {
            let data = state.unread.removeFirst()
            state.unreadBytes -= data.count
            continuation.resume(returning: data)
          } else if let end = state.end {
            if let error = end { continuation.resume(throwing: error) } else { continuation.resume(returning: nil) }
          } else {
            state.reader = continuation
          }
          guard state.rests, state.unreadBytes <= Self.low else { return false }
          state.rests = false
          return true
        }
        if goesOn { task.withLock { $0 }?.resume() }
      }
    } onCancel: {
      cancel()
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    state.withLock { state in
      state.response?.resume(returning: response)
      state.response = nil
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let mustRest = state.withLock { state -> Bool in
      if let reader = state.reader {
        state.reader = nil
        reader.resume(returning: data)
        return false
      }
      state.unread.append(data)
      state.unreadBytes += data.count
      guard !state.rests, state.unreadBytes > Self.high else { return false }
      state.rests = true
      return true
    }
    if mustRest { dataTask.suspend() }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    state.withLock { state in
      state.end = .some(error)
      if let response = state.response {
        state.response = nil
        if let error { response.resume(throwing: error) } else { response.resume(throwing: URLError(.badServerResponse)) }
      }
      if let reader = state.reader {
        state.reader = nil
        if let error { reader.resume(throwing: error) } else { reader.resume(returning: nil) }
      }
    }
  }
}
