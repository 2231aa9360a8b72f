import AlmanacFoundationCompat
import CoreData
import Testing

/// Sort descriptors with a property's name.
@Suite struct SortKeyTests {
  @Test func `codes of errors have Foundation's names`() {
    #expect(CocoaError.Code.validationMissingMandatoryProperty.rawValue == NSValidationMissingMandatoryPropertyError)
    #expect(CocoaError(.validationMultipleErrors).errorCode == 1560)
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
