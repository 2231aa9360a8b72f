import Combine
import Foundation
import Testing

/// `combineLatest` and `merge`, which OpenCombine lacks.
@Suite struct CombineJoinTests {
  private enum Fault: Error { case broken }

  /// The values of a publisher for a subscriber with a given demand.
  private final class Receiver<Input, Failure: Error>: Subscriber {
    var values: [Input] = []
    var completions = 0
    var failed = false
    var subscription: (any Subscription)?
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Input) -> Subscribers.Demand {
      values.append(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<Failure>) {
      completions += 1
      if case .failure = completion { failed = true }
    }
  }

  private func received<P: Publisher>(_ publisher: P, request: Subscribers.Demand) -> Receiver<P.Output, P.Failure> {
    let receiver = Receiver<P.Output, P.Failure>()
    publisher.subscribe(receiver)
    receiver.subscription?.request(request)
    return receiver
  }

  @Test func `the latest values come once all publishers have one, and whenever one changes`() {
    let (numbers, words) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("a"))
    let receiver = received(numbers.combineLatest(words) { "\($0)\($1)" }, request: .unlimited)
    #expect(receiver.values == [])
    numbers.send(1)
    words.send("b")
    numbers.send(2)
    #expect(receiver.values == ["1a", "1b", "2b"])
    numbers.send(completion: .finished)
    words.send("c")
    #expect(receiver.values.last == "2c" && receiver.completions == 0)
    words.send(completion: .finished)
    #expect(receiver.completions == 1 && !receiver.failed)
    let four = received(Just(1).combineLatest(Just("x"), Just(true), Just(2.5)), request: .max(1))
    #expect(four.values.map { "\($0)" } == [#"(1, "x", true, 2.5)"#] && four.completions == 1)
    #expect(received(Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }, request: .max(2)).values == [6])
  }

  @Test func `while nothing is requested, only the latest values are kept`() {
    let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let receiver = received(one.combineLatest(other).map { $0 * 10 + $1 }, request: .max(1))
    one.send(1)
    other.send(1)
    other.send(2)
    one.send(3)
    #expect(receiver.values == [11])
    one.send(completion: .finished)
    other.send(completion: .finished)
    // The end comes after what waits.
    #expect(receiver.completions == 0)
    receiver.subscription?.request(.max(5))
    #expect(receiver.values == [11, 32] && receiver.completions == 1)
  }

  @Test func `a failure ends it at once and cancels the others; nothing comes after cancel`() {
    let (one, other) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
    var cancelled = 0
    let watched = one.handleEvents(receiveCancel: { cancelled += 1 })
    let receiver = received(watched.combineLatest(other), request: .unlimited)
    other.send(completion: .failure(.broken))
    one.send(1)
    #expect(receiver.failed && receiver.completions == 1 && cancelled == 1 && receiver.values.isEmpty)
    let merged = received(watched.merge(with: PassthroughSubject<Int, Fault>()), request: .unlimited)
    one.send(1)
    merged.subscription?.cancel()
    one.send(2)
    #expect(merged.values == [1] && cancelled == 2)
    #expect(received(Fail<Int, Fault>(error: .broken).merge(with: other), request: .unlimited).failed)
  }

  @Test func `merged publishers give their values as they come`() {
    let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let receiver = received(one.merge(with: other, Just(9)), request: .unlimited)
    one.send(1)
    other.send(2)
    one.send(completion: .finished)
    other.send(3)
    #expect(receiver.values == [9, 1, 2, 3] && receiver.completions == 0)
    other.send(completion: .finished)
    #expect(receiver.completions == 1)
    let many = received(Publishers.MergeMany((1...4).map { Just($0) }), request: .unlimited)
    #expect(many.values == [1, 2, 3, 4] && many.completions == 1)
    #expect(received(Publishers.MergeMany([Just<Int>]()), request: .unlimited).completions == 1)
    #expect(received(Just(1).merge(with: Just(2)).merge(with: Just(3)), request: .unlimited).values == [1, 2, 3])
  }

  @Test func `a merged publisher asks for one value more for each that it passes on`() {
    let receiver = received((1...3).publisher.merge(with: [7, 8, 9].publisher), request: .max(2))
    #expect(receiver.values == [1, 7])
    receiver.subscription?.request(.max(3))
    #expect(receiver.values.count == 5 && receiver.completions == 0)
    receiver.subscription?.request(.unlimited)
    #expect(receiver.values.sorted() == [1, 2, 3, 7, 8, 9] && receiver.completions == 1)
  }

  @Test func `values of several threads arrive one at a time, none is lost`() async {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    let receiver = received(Publishers.MergeMany(subjects), request: .unlimited)
    await withTaskGroup(of: Void.self) { group in
      for subject in subjects {
        nonisolated(unsafe) let subject = subject
        group.addTask {
          for value in 0..<250 { subject.send(value) }
          subject.send(completion: .finished)
        }
      }
    }
    #expect(receiver.values.count == 1000 && receiver.values.reduce(0, +) == 4 * 31_125 && receiver.completions == 1)
  }
}
