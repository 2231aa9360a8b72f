import AlmanacFoundationCompat
import Combine
import SwiftUICore
import Synchronization
import Testing

/// Publishers of observable objects' properties.
@Suite struct PropertyPublisherTests {
  @Test func `a publisher of a property brings its value and its changes until it is cancelled`() throws {
    let defaults = try #require(UserDefaults(suiteName: "group.publishedDefaults"))
    defaults.set("low", forKey: "publishedTide")
    let told = Mutex<[String]>([])
    let subscription = defaults.publisher(for: \.publishedTide).sink { value in told.withLock { $0.append(value ?? "") } }
    defaults.set("high", forKey: "publishedTide")
    subscription.cancel()
    defaults.set("neap", forKey: "publishedTide")
    #expect(told.withLock { $0 } == ["low", "high"])
    let changes = Mutex<[String]>([])
    let later = defaults.publisher(for: \.publishedTide, options: [.new]).compactMap { $0 }.removeDuplicates().sink { value in
      changes.withLock { $0.append(value) }
    }
    defaults.set("spring", forKey: "publishedTide")
    later.cancel()
    #expect(changes.withLock { $0 } == ["spring"])
  }
}
extension UserDefaults { fileprivate var publishedTide: String? { string(forKey: "publishedTide") } }
