// Unsupported: `NSComparisonPredicate`
import CoreData

func compare(_ left: Foundation.NSExpression, _ right: Foundation.NSExpression) -> NSPredicate {
  NSComparisonPredicate(leftExpression: left, rightExpression: right, modifier: .direct, type: .equalTo, options: [])  // error: is unavailable
}
