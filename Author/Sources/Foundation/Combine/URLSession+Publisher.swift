import Foundation
import FoundationNetworking
import OpenCombine

extension URLSession {
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { DataTaskPublisher(request: request, session: self) }

  /// Publishes a request's response. Each subscriber has its own task, which starts with the first demand. Cancelling drops the response.
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
  /// Nil once the response was delivered or the subscriber has cancelled.
  private var downstream: Downstream?
  private var task: URLSessionDataTask?
  private let publisher: URLSession.DataTaskPublisher

  init(_ publisher: URLSession.DataTaskPublisher, _ downstream: Downstream) {
    self.publisher = publisher
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let deliver = Unchecked(deliver)
    let started: URLSessionDataTask? = lock.withLock {
      guard downstream != nil, task == nil else { return nil }
      task = publisher.session.dataTask(with: publisher.request) { data, response, error in deliver.value(data, response, error) }
      return task
    }
    started?.resume()
  }

  private func deliver(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let downstream = lock.withLock({ finish() }) else { return }
    if let response, error == nil {
      _ = downstream.receive((data ?? Data(), response))
      downstream.receive(completion: .finished)
    } else {
      downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  /// Drops the response. The transfer itself continues, because Foundation on Linux traps if a task is cancelled while it completes.
  func cancel() { _ = lock.withLock { finish() } }

  /// Ends the subscription. Returns the subscriber the first time, nil afterwards.
  private func finish() -> Downstream? {
    defer { (downstream, task) = (nil, nil) }
    return downstream
  }
}
