import Foundation

// What queries can look for besides times and sources.
extension HKQuery {
  public class func predicateForObject(with UUID: UUID) -> NSPredicate { HKSamplePredicate { $0.uuid == UUID } }
  public class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate { HKSamplePredicate { UUIDs.contains($0.uuid) } }
  /// Every sample: the file of health data has no correlations.
  public class func predicateForObjectsWithNoCorrelation() -> NSPredicate { HKSamplePredicate { _ in true } }
  public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { HKSamplePredicate { $0.metadata?[key] != nil } }
  public class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
    // Unchecked by the compiler: the values are only compared.
    nonisolated(unsafe) let allowed = allowedValues.compactMap { $0 as? AnyHashable }
    return HKSamplePredicate { sample in (sample.metadata?[key] as? AnyHashable).map(allowed.contains) ?? false }
  }
}

extension HKSamplePredicate {
  /// Whether a predicate lets a sample through: one of HKQuery's, or several joined by `NSCompoundPredicate`. Nil: another one.
  static func holds(_ predicate: NSPredicate, _ sample: HKSample) -> Bool? {
    switch predicate {
    case let ours as HKSamplePredicate: return ours.allows(sample)
    case let compound as NSCompoundPredicate:
      let parts = compound.subpredicates.map { holds($0, sample) }
      guard !parts.contains(nil) else { return nil }
      let results = parts.compactMap { $0 }
      switch compound.compoundPredicateType {
      case .and: return results.allSatisfy { $0 }
      case .or: return results.contains(true)
      case .not: return !(results.first ?? false)
      }
    default: return nil
    }
  }
}
