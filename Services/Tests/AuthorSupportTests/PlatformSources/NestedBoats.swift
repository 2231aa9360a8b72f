import Foundation

/// Predicates inside of predicates, as an author writes them.
struct NestedBoats {
  let length: Int
  let isMoored: Bool

  static func count(_ boats: [NestedBoats], longerThan limit: Int) throws -> Int {
    let long = #Predicate<NestedBoats> { $0.length > limit }
    let half = #Expression<NestedBoats, Int> { $0.length / 2 }
    let wanted = #Predicate<NestedBoats> { boat in
      long.evaluate(boat) && boat.isMoored && half.evaluate(boat) < 50
    }
    return try boats.filter { try wanted.evaluate($0) }.count
  }
}
