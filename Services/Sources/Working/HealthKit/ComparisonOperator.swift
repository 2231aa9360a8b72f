import Foundation

/// `NSComparisonPredicate.Operator`. Foundation on Linux deprecates the class around it, so that each use by its own name is a warning of the build.
public typealias _ComparisonOperator = NSComparisonPredicate.Operator

extension _ComparisonOperator {
  /// Whether a comparison of two values is what the operator asks for; operators that do not compare let nothing through.
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
