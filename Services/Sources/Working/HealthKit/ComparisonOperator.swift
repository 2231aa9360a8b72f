import Foundation

/// An alias for `NSComparisonPredicate.Operator`. Foundation on Linux deprecates the enclosing class, so naming it directly is a warning of the
/// build.
public typealias _ComparisonOperator = NSComparisonPredicate.Operator

extension _ComparisonOperator {
  /// Returns whether the order of two values satisfies the operator; false for operators that do not compare order.
  func holds(_ order: ComparisonResult) -> Bool {
    switch self {
    case .lessThan: order == .orderedAscending
    case .lessThanOrEqualTo: order != .orderedDescending
    case .greaterThan: order == .orderedDescending
    case .greaterThanOrEqualTo: order != .orderedAscending
    case .equalTo: order == .orderedSame
    case .notEqualTo: order != .orderedSame
    default: false
    }
  }
}
