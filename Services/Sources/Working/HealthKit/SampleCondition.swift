import Foundation

/// A predicate that only HealthKit's queries evaluate, also inside an `NSCompoundPredicate`; elsewhere it is true for every sample.
final class SampleCondition: NSPredicate {
  let allows: @Sendable (HKSample) -> Bool
  init(_ allows: @escaping @Sendable (HKSample) -> Bool) {
    self.allows = allows
    super.init(value: true)
  }
  required init?(coder: NSCoder) { nil }

  override func evaluate(with object: Any?) -> Bool { (object as? HKSample).map(allows) ?? false }

  /// Returns whether a predicate matches a sample: one of HKQuery's, one with a format, or several joined by `NSCompoundPredicate`. Nil for other
  /// predicates.
  static func holds(_ predicate: NSPredicate, _ sample: HKSample) -> Bool? {
    switch predicate {
    case let ours as SampleCondition: return ours.allows(sample)
    case let compound as NSCompoundPredicate:
      let parts = compound.subpredicates.map { holds($0, sample) }
      guard !parts.contains(nil) else { return nil }
      let results = parts.compactMap { $0 }
      switch compound.compoundPredicateType {
      case .and: return results.allSatisfy { $0 }
      case .or: return results.contains(true)
      case .not: return !(results.first ?? false)
      }
    default:
      guard let term = try? PredicateTerm(predicate) else { return nil }
      return try? PredicateEvaluation.holds(term, for: sample)
    }
  }
}

public let HKPredicateKeyPathUUID = "UUID"
public let HKPredicateKeyPathSource = "source"
public let HKPredicateKeyPathSourceRevision = "sourceRevision"
public let HKPredicateKeyPathDevice = "device"
public let HKPredicateKeyPathMetadata = "metadata"
public let HKPredicateKeyPathStartDate = "startDate"
public let HKPredicateKeyPathEndDate = "endDate"
public let HKPredicateKeyPathQuantity = "quantity"
public let HKPredicateKeyPathCategoryValue = "value"
public let HKPredicateKeyPathWorkoutType = "workoutType"
public let HKPredicateKeyPathWorkoutDuration = "duration"
public let HKPredicateKeyPathDateComponents = "dateComponents"

/// Reads properties for descriptors with ``HKSampleSortIdentifierStartDate`` and ``HKSampleSortIdentifierEndDate``, and for predicates with a format.
extension HKSample: KeyValueReadable {
  package func value(atPath names: [String]) -> Any? {
    switch names {
    case [HKPredicateKeyPathStartDate]: return startDate
    case [HKPredicateKeyPathEndDate]: return endDate
    case [HKPredicateKeyPathUUID]: return uuid
    case [HKPredicateKeyPathSource]: return source
    case [HKPredicateKeyPathCategoryValue] where self is HKCategorySample: return (self as? HKCategorySample)?.value
    case [HKPredicateKeyPathWorkoutType] where self is HKWorkout: return (self as? HKWorkout)?.workoutActivityType.rawValue
    case [HKPredicateKeyPathWorkoutDuration] where self is HKWorkout: return (self as? HKWorkout)?.duration
    case _ where names.count == 2 && names[0] == HKPredicateKeyPathMetadata: return metadata?[names[1]]
    default:
      UnavailableServices.report(
        "healthKit.sortKey",
        "samples are sorted by HKSampleSortIdentifierStartDate and HKSampleSortIdentifierEndDate, not by \(names.joined(separator: "."))")
      return nil
    }
  }
}
