import AlmanacFoundationCompat
import Foundation
import Testing

/// The list of what is unavailable here.
@Suite struct FoundationUnavailableTests {
  @Test func `a service is reported once, in order`() {
    for _ in 0..<3 { UnavailableServices.report("order.first", "a") }
    UnavailableServices.report("order.second", "b")
    let names = UnavailableServices.all.map(\.name).filter { $0.hasPrefix("order.") }
    #expect(names == ["order.first", "order.second"])
  }
}
