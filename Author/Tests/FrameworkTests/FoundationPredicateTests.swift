import AlmanacFoundationCompat
import Foundation
import Testing

/// Predicates, expressions and orders.
@Suite struct FoundationPredicateTests {
  @Test func `a predicate's format needs no Core Data`() {
    let letters = NSPredicate(format: "SELF MATCHES %@", "[a-zA-Z0-9]*")
    #expect(letters.evaluate(with: "abc1") && !letters.evaluate(with: "a b"))
    let named = NSPredicate(format: "name BEGINSWITH[c] %@ AND age > %d", "a", 3)
    #expect(named.evaluate(with: ["name": "Ann", "age": 4]) && !named.evaluate(with: ["name": "Ann", "age": 3]))
    #expect(["Ann", "Bob"].filter { NSPredicate(format: "SELF CONTAINS[c] 'B'").evaluate(with: $0) } == ["Bob"])
  }

  @Test func `an expression of a key path has the names of its stored properties`() {
    struct Place { var name: String }
    struct Event { var place: Place }
    #expect(AlmanacFoundationCompat.NSExpression(forKeyPath: \Event.place.name).keyPath == "place.name")
  }

  @Test func `a sort descriptor orders by a property that may be nil, nil first`() {
    final class Boat: NSObject {
      let length: Int?
      init(_ length: Int?) { self.length = length }
    }
    let boats = NSArray(array: [Boat(3), Boat(nil), Boat(1)])
    func sorted(ascending: Bool) -> [Int?] {
      boats.sortedArray(using: [NSSortDescriptor(keyPath: \Boat.length, ascending: ascending)]).map { ($0 as? Boat)?.length }
    }
    #expect(sorted(ascending: true) == [nil, 1, 3] && sorted(ascending: false) == [3, 1, nil])
  }
}
