import CoreData
import FoundationCompat
import Testing

@testable import HealthKit

/// Sort descriptors with a property's name, in a file that imports both frameworks that use them.
@Suite struct SortKeyTests {
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

  @Test func `codes of errors have Foundation's names`() {
    #expect(CocoaError.Code.validationMissingMandatoryProperty.rawValue == NSValidationMissingMandatoryPropertyError)
    #expect(CocoaError(.validationMultipleErrors).errorCode == 1560)
  }

  @Test func `a key that samples lack is named, and changes no order`() throws {
    #expect(try samples([NSSortDescriptor(key: "quantity", ascending: true)]) == [0, 10, 5])
    #expect(UnavailableServices.all.contains { $0.name == "healthKit.sortKey" && $0.sentence.contains("quantity") })
  }

  @Test func `a sort descriptor of Swift's becomes one of Foundation's; false comes before true`() throws {
    let context = makeGarden()
    for (name, isShady) in [("b", true), ("a", false), ("c", true), (nil, false)] {
      let bed = Bed(context: context)
      (bed.name, bed.isShady) = (name, isShady)
    }
    func names(_ descriptors: [NSSortDescriptor]) throws -> [String?] {
      let request = Bed.fetchRequest()
      request.sortDescriptors = descriptors
      return try context.fetch(request).map(\.name)
    }
    let byName = NSSortDescriptor(SortDescriptor(\Bed.name, order: .reverse))
    #expect(try names([byName]) == ["c", "b", "a", nil])
    #expect(try names([NSSortDescriptor(SortDescriptor(\Bed.isShady)), byName]) == ["a", nil, "c", "b"])
    #expect(try names([NSSortDescriptor(SortDescriptor(\Bed.isShady, order: .reverse)), byName]) == ["c", "b", "a", nil])
    try context.save()
    #expect(try names([NSSortDescriptor(SortDescriptor(\Bed.isShady)), byName]) == ["a", nil, "c", "b"])
    // Swift compares objects that are in no store.
    #expect(try samples([NSSortDescriptor(SortDescriptor(\HKSample.endDate, order: .reverse))]) == [0, 10, 5])
  }

  @Test func `managed objects and dictionaries are sorted by the same descriptor`() throws {
    let context = makeGarden()
    for name in ["b", "a", "c"] { Bed(context: context).name = name }
    let byName = NSSortDescriptor(key: "name", ascending: false)
    let request = Bed.fetchRequest()
    request.sortDescriptors = [byName]
    #expect(try context.fetch(request).map(\.name) == ["c", "b", "a"])
    #expect([["name": "b"], ["name": "a"]].sorted(by: [byName]) == [["name": "b"], ["name": "a"]])
    #expect([["name": "b"], [:]].sorted(by: [NSSortDescriptor(key: "name", ascending: true)]) == [[:], ["name": "b"]])
    #expect(["b", "a"].sorted(by: [NSSortDescriptor(key: "self", ascending: true)]) == ["a", "b"])
    let insensitive = NSSortDescriptor(key: "self", ascending: true, selector: Selector { 0 })
    #expect(["B", "a"].sorted(by: [insensitive]) == ["a", "B"])
  }
}
