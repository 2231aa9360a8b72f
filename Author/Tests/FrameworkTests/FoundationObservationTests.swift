import Combine
import Foundation
import FoundationCompat
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
    let told = Mutex<[String]>([])
    let observation = defaults.observe(\.observedValue, options: .new) { _, change in
      told.withLock { $0.append("\(change.newValue ?? -1) \(Thread.current.name ?? "")") }
    }
    let writing = Thread {
      Thread.current.name = "writer"
      let writer = UserDefaults(suiteName: "group.sharedObservedDefaults")
      for value in 2...50 { writer?.set(value, forKey: "observed") }
      told.withLock { $0.append("end") }
    }
    writing.start()
    // Meanwhile this thread changes another group's defaults, which must not call the observer.
    while told.withLock({ $0.last != "end" }) { other.set(1, forKey: "observed") }
    observation.invalidate()
    #expect(told.withLock { $0 } == (2...50).map { "\($0) writer" } + ["end"])
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
