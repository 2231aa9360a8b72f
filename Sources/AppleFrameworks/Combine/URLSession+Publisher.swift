import Foundation
import FoundationNetworking
import OpenCombine

extension URLSession {
  /// Publishes what the server answers to a request of this address.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }
  /// Publishes what the server answers to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { DataTaskPublisher(request: request, session: self) }

  /// A request's answer. Each subscriber has a task of its own, which starts when it first asks; its answer is dropped when it cancels.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      subscriber.receive(subscription: TaskSubscription(self, subscriber))
    }
  }
}

/// One subscriber's task.
// Unchecked: `lock` guards `downstream` and `task`; the session's one delegate queue calls the subscriber, in order.
private final class TaskSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == (data: Data, response: URLResponse), Downstream.Failure == URLError {
  private let lock = NSLock()
  /// nil once it was answered or has cancelled.
  private var downstream: Downstream?
  private var task: URLSessionDataTask?
  private let publisher: URLSession.DataTaskPublisher

  init(_ publisher: URLSession.DataTaskPublisher, _ downstream: Downstream) {
    self.publisher = publisher
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let answer = Unchecked(answer)
    let started: URLSessionDataTask? = lock.withLock {
      guard downstream != nil, task == nil else { return nil }
      task = publisher.session.dataTask(with: publisher.request) { data, response, error in answer.value(data, response, error) }
      return task
    }
    started?.resume()
  }

  private func answer(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let downstream = lock.withLock({ finish() }) else { return }
    if let response, error == nil {
      _ = downstream.receive((data ?? Data(), response))
      downstream.receive(completion: .finished)
    } else {
      downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  /// Drops the answer. The transfer itself goes on to its end: Foundation on Linux traps where a task is cancelled just as it ends.
  func cancel() { _ = lock.withLock { finish() } }

  /// Whom to tell of the end; nobody after the first time.
  private func finish() -> Downstream? {
    defer { (downstream, task) = (nil, nil) }
    return downstream
  }
}
