import AlmanacFoundationCompat
import CoreData
import Testing

@testable import HealthKit

/// Sort descriptors with a property's name, in a file that imports both frameworks that use them.
@Suite struct HealthKitSortKeyTests {
  private func samples(_ descriptors: [NSSortDescriptor]) throws -> [Double] {
    let start = Date(timeIntervalSince1970: 0)
    let samples = [(0.0, 90.0), (10, 20), (5, 20)].map { begin, end in
      HKSample(HKQuantityType(.stepCount), start: start + begin, end: start + end, device: nil, metadata: nil)
    }
    return HealthOrder.first(HKObjectQueryNoLimit, of: samples, by: descriptors).map { $0.startDate.timeIntervalSince(start) }
  }

  @Test func `samples are sorted by the date that the key names`() throws {
    #expect(try samples([NSSortDescriptor(key: HKSampleSortIdentifierEndDate, ascending: false)]) == [0, 10, 5])
    #expect(try samples([NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: true)]) == [0, 5, 10])
    #expect(try samples([NSSortDescriptor(keyPath: \HKSample.endDate, ascending: true)]) == [10, 5, 0])
    let both = [NSSortDescriptor(key: "endDate", ascending: true), NSSortDescriptor(key: "startDate", ascending: true)]
    #expect(try samples(both) == [5, 10, 0])
  }

  @Test func `a key that samples lack is named, and changes no order`() throws {
    #expect(try samples([NSSortDescriptor(key: "quantity", ascending: true)]) == [0, 10, 5])
    #expect(UnavailableServices.all.contains { $0.name == "healthKit.sortKey" && $0.sentence.contains("quantity") })
  }

  @Test func `a sort descriptor of Swift's compares objects that are in no store`() throws {
    #expect(try samples([NSSortDescriptor(SortDescriptor(\HKSample.endDate, order: .reverse))]) == [0, 10, 5])
  }
}
