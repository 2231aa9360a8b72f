import AlmanacFoundationCompat
import Combine
import Foundation
import Synchronization
import Testing

/// Observers of user defaults, and notifications.
@Suite struct FoundationObservationTests {
  @Test func `an observer of user defaults learns of changes of its property alone, until it is invalidated`() throws {
    let defaults = try #require(UserDefaults(suiteName: "group.observedDefaults"))
    defaults.set(1, forKey: "observed")
    let told = Mutex<[String]>([])
    let observation = defaults.observe(\.observedValue, options: [.initial, .new, .old]) { _, change in
      told.withLock { $0.append("\(change.oldValue ?? -1) → \(change.newValue ?? -1)") }
    }
    defaults.set(2, forKey: "observed")
    defaults.set(9, forKey: "other")
    defaults.set(2, forKey: "observed")
    observation.invalidate()
    defaults.set(3, forKey: "observed")
    #expect(told.withLock { $0 } == ["-1 → 1", "1 → 2"])
  }

  @Test func `an observer of an app group's defaults learns of a change by another object, on the thread of the change`() throws {
    let defaults = try #require(UserDefaults(suiteName: "group.sharedObservedDefaults"))
    let other = try #require(UserDefaults(suiteName: "group.otherDefaults"))
    defaults.set(1, forKey: "observed")
    // The values and the threads that told them, and the thread that writes. A thread's name is no means: Foundation loses it if the thread begins first.
    let told = Mutex<[(value: Int, thread: pthread_t)]>([])
    let writer = Mutex<pthread_t?>(nil)
    let observation = defaults.observe(\.observedValue, options: .new) { _, change in
      told.withLock { $0.append((change.newValue ?? -1, pthread_self())) }
    }
    Thread {
      let writing = UserDefaults(suiteName: "group.sharedObservedDefaults")
      for value in 2...50 { writing?.set(value, forKey: "observed") }
      writer.withLock { $0 = pthread_self() }
    }.start()
    // Meanwhile this thread changes another group's defaults, which must not call the observer.
    while writer.withLock({ $0 == nil }) { other.set(1, forKey: "observed") }
    observation.invalidate()
    let (values, threads) = told.withLock { ($0.map(\.value), $0.map(\.thread)) }
    #expect(values == Array(2...50))
    let writing = try #require(writer.withLock { $0 })
    #expect(Set(threads) == [writing])
  }

  @Test func `a publisher of a property of user defaults has the present value, then each change, until it is cancelled`() throws {
    let defaults = try #require(UserDefaults(suiteName: "group.publishedDefaults"))
    defaults.set(1, forKey: "observed")
    let told = Mutex<[Int]>([])
    let subscription = defaults.publisher(for: \.observedValue).sink { value in told.withLock { $0.append(value) } }
    defaults.set(2, forKey: "observed")
    subscription.cancel()
    defaults.set(3, forKey: "observed")
    #expect(told.withLock { $0 } == [1, 2])
  }

  @Test func `a distributed notification reaches observers of its name and of an equal text`() {
    let center = DistributedNotificationCenter.default()
    let name = Notification.Name("almanac.test.\(UUID().uuidString)")
    let told = Mutex<[String]>([])
    let all = center.addObserver(forName: name, object: nil, queue: nil) { note in
      told.withLock { $0.append("all \(note.userInfo?["n"] ?? "-")") }
    }
    let some = center.addObserver(forName: name, object: "shop" as String?, queue: nil) { _ in told.withLock { $0.append("shop") } }
    center.postNotificationName(name, object: ["sh", "op"].joined(), userInfo: ["n": 1], deliverImmediately: true)
    center.postNotificationName(name, object: "bank")
    center.removeObserver(all)
    center.removeObserver(some)
    center.postNotificationName(name, object: "shop")
    #expect(told.withLock { $0.sorted() } == ["all -", "all 1", "shop"])
  }
}

extension UserDefaults {
  fileprivate var observedValue: Int { integer(forKey: "observed") }
}
