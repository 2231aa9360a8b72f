import Combine
import Dispatch
import Foundation
import FoundationNetworking
import TestWaiting
import Testing

/// Tests what this module adds to OpenCombine's core: schedulers and publishers of Foundation and Dispatch.
@Suite struct CombineFoundationTests {
  /// The values of a publisher until it finishes or fails.
  private func values<P: Publisher>(of publisher: P) async -> (values: [P.Output], failure: P.Failure?) where P.Output: Sendable {
    var subscription: AnyCancellable?
    let result = await withCheckedContinuation { (continuation: CheckedContinuation<([P.Output], P.Failure?), Never>) in
      var values: [P.Output] = []
      subscription = publisher.sink(
        receiveCompletion: { completion in
          if case .failure(let failure) = completion {
            continuation.resume(returning: (values, failure))
          } else {
            continuation.resume(returning: (values, nil))
          }
        }, receiveValue: { values.append($0) })
    }
    subscription?.cancel()
    return result
  }

  @Test func `results and optionals publish their values`() async {
    #expect(await values(of: Result<Int, Never>.success(3).publisher).values == [3])
    #expect(await values(of: Result<Int, URLError>.failure(URLError(.timedOut)).publisher).failure?.code == .timedOut)
    #expect(await values(of: Optional(4).publisher).values == [4])
    let none: Optional<Int>.Publisher = Int?.none.publisher
    #expect(await values(of: none).values == [])
  }

  @Test func `values arrive on the requested queue`() async {
    let key = DispatchSpecificKey<Int>()
    let queue = DispatchQueue(label: "test")
    queue.setSpecific(key: key, value: 7)
    #expect(await values(of: Just(1).receive(on: queue).map { _ in DispatchQueue.getSpecific(key: key) }).values == [7])

    let operations = OperationQueue()
    operations.name = "test"
    // A queue that runs operations side by side may end the publisher before its value arrives.
    operations.maxConcurrentOperationCount = 1
    #expect(await values(of: Just(1).receive(on: operations).map { _ in OperationQueue.current?.name }).values == ["test"])
  }

  @Test func `delays on dispatch and operation queues have their duration`() async {
    let start = Date()
    _ = await values(of: Just(1).delay(for: .milliseconds(40), scheduler: DispatchQueue(label: "test")))
    #expect(Date().timeIntervalSince(start) >= 0.04)
    _ = await values(of: Just(1).delay(for: 0.04, scheduler: OperationQueue()))
    #expect(Date().timeIntervalSince(start) >= 0.08)
  }

  @Test func `a run loop runs actions at once, later, and repeatedly until they are cancelled`() {
    let loop = RunLoop.current
    var heard: [String] = []
    loop.schedule { heard.append("now") }
    loop.schedule(after: loop.now.advanced(by: .milliseconds(10))) { heard.append("later") }
    var ticks = 0
    let ticking = loop.schedule(after: loop.now, interval: .milliseconds(5), tolerance: 0, options: nil) { ticks += 1 }
    let turn = { _ = loop.run(mode: .default, before: Date() + 0.01) }
    blockUntil(pause: turn) {
      heard.count >= 2 && ticks >= 3
    } seen: {
      "\(heard) \(ticks)"
    }
    ticking.cancel()
    let last = ticks
    // An action that is due after several further ticks.
    loop.schedule(after: loop.now.advanced(by: .milliseconds(30))) { heard.append("end") }
    blockUntil(pause: turn) {
      heard.last == "end"
    } seen: {
      heard
    }
    #expect(heard == ["now", "later", "end"])
    #expect(ticks == last && ticks >= 3)
  }

  @Test func `a timer publishes dates while it is connected`() {
    var dates: [Date] = []
    let start = Date()
    let subscription = Timer.publish(every: 0.01, on: .current, in: .default).autoconnect().prefix(3).sink { dates.append($0) }
    blockUntil(pause: { _ = RunLoop.current.run(mode: .default, before: Date() + 0.02) }) {
      dates.count >= 3
    } seen: {
      dates
    }
    subscription.cancel()
    #expect(dates.count == 3 && dates == dates.sorted())
    // The first date comes after one interval.
    #expect(Date().timeIntervalSince(start) >= 0.02)
  }

  @Test func `notifications of one name and one sender are published until the subscriber cancels`() {
    let center = NotificationCenter()
    let name = Notification.Name("test")
    let (mine, other) = (NSObject(), NSObject())
    var received: [Int] = []
    let subscription = center.publisher(for: name, object: mine).sink { received.append($0.userInfo?["number"] as? Int ?? 0) }
    center.post(name: name, object: mine, userInfo: ["number": 1])
    center.post(name: name, object: other, userInfo: ["number": 2])
    center.post(name: Notification.Name("else"), object: mine, userInfo: ["number": 3])
    subscription.cancel()
    center.post(name: name, object: mine, userInfo: ["number": 4])
    #expect(received == [1])
    #expect(center.publisher(for: name) == center.publisher(for: name))
    #expect(center.publisher(for: name) != center.publisher(for: name, object: mine))
  }

  @Test func `a session publishes data and response, or an error; a decoder decodes the data`() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [NumbersProtocol.self]
    let session = URLSession(configuration: configuration)
    let url = try #require(URL(string: "http://numbers.example/"))
    let numbers = session.dataTaskPublisher(for: url).map(\.data).mapError { $0 as any Error }.decode(type: [Int].self, decoder: JSONDecoder())
    #expect(await values(of: numbers).values == [[1, 2]])

    let refused = try #require(URL(string: "http://127.0.0.1:1/"))
    #expect(await values(of: URLSession.shared.dataTaskPublisher(for: refused)).failure != nil)
  }

  @Test func `a cancelled session task delivers nothing`() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [SilentProtocol.self, NumbersProtocol.self]
    let session = URLSession(configuration: configuration)
    var delivered = false
    // Nobody answers, so the task cannot end before it is cancelled.
    let silent = try #require(URL(string: "http://silent.example/"))
    session.dataTaskPublisher(for: silent)
      .sink(receiveCompletion: { _ in delivered = true }, receiveValue: { _ in delivered = true }).cancel()
    // A session tells of its tasks one after another: a later one's end comes after anything of the first.
    let numbers = try #require(URL(string: "http://numbers.example/"))
    #expect(await values(of: session.dataTaskPublisher(for: numbers)).failure == nil)
    #expect(!delivered)
  }

  @Test func `intervals are clamped to what a queue's clock can represent`() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(1.5).magnitude == 1_500_000_000)
    #expect(
      Stride.seconds(Int.max).magnitude == .max && Stride(floatLiteral: -.infinity).magnitude == .min && Stride(floatLiteral: .nan).magnitude == 0)
    #expect(Stride(.never).magnitude == .max)
    let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5000))
    #expect(time.advanced(by: .nanoseconds(-2000)).dispatchTime.uptimeNanoseconds == 3000)
    #expect(time.distance(to: time.advanced(by: .nanoseconds(40))) == .nanoseconds(40))
    #expect(time.advanced(by: .seconds(-1)).dispatchTime.uptimeNanoseconds > 0)
  }
}

/// Takes requests to `silent.example` and never answers them.
private final class SilentProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "silent.example" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func startLoading() {}
  override func stopLoading() {}
}

/// Answers every request with two numbers.
private final class NumbersProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func startLoading() {
    guard let url = request.url, let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil) else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("[1,2]".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
  override func stopLoading() {}
}
