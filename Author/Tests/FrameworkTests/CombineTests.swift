import Combine
import Foundation
import Testing

/// Published properties.
@Suite struct CombineTests {
  private final class Model: ObservableObject {
    @Published var count = 0
  }

  @Test func `published properties announce changes; operators and Foundation's publishers are available`() {
    let model = Model()
    var received: [Int] = []
    let subscription = model.$count.dropFirst().map { $0 * 2 }.sink { received.append($0) }
    var announced = 0
    let changes = model.objectWillChange.sink { announced += 1 }
    model.count = 1
    model.count = 5
    #expect(received == [2, 10] && announced == 2)
    subscription.cancel()
    changes.cancel()
    model.count = 6
    #expect(received == [2, 10])
    let name = Notification.Name("almanac.test")
    var notifications = 0
    let observation = NotificationCenter.default.publisher(for: name).sink { _ in notifications += 1 }
    NotificationCenter.default.post(name: name, object: nil)
    observation.cancel()
    #expect(notifications == 1)
  }
}
