import AlmanacFoundationCompat
import CoreData
import Testing

/// Predicates from formats, without a store.
@Suite struct PredicateFormatTests {
  @Test func `a compound predicate of a format is a compound predicate that says the same`() {
    let predicate = NSCompoundPredicate(format: "name == %@ AND number > %d", "a", 3)
    #expect(predicate.evaluate(with: ["name": "a", "number": 4]) && !predicate.evaluate(with: ["name": "a", "number": 3]))
    #expect(predicate.compoundPredicateType == .and && predicate.subpredicates.count == 1)
    #expect(NSCompoundPredicate(format: "NOT name == %@", argumentArray: ["a"]).evaluate(with: ["name": "b"]))
  }

  @Test func `a compound predicate of a format becomes SQL`() throws {
    let context = makeGarden()
    for name in ["a", "b"] { Bed(context: context).name = name }
    try context.save()
    let request = Bed.fetchRequest()
    request.predicate = NSCompoundPredicate(format: "name == %@", "b")
    #expect(try context.fetch(request).map(\.name) == ["b"])
  }

  @Test func `a predicate whose format is faulty is false for every object, and a diagnostic names the fault`() {
    let predicate = NSPredicate(format: "name ==")
    #expect(!predicate.evaluate(with: ["name": "a"]) && !predicate.evaluate(with: nil))
    #expect(!NSPredicate(format: "number BETWEEN %@", [1, 2, 3]).evaluate(with: ["number": 2]))
    let reports = UnavailableServices.all.filter { $0.name == "coreData.predicate" }
    #expect(reports.count == 1)
    #expect(reports.first?.sentence.contains("is false for every object") == true)
  }
}
