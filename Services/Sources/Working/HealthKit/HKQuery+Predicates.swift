import Foundation

// Predicates for other properties than dates.
extension HKQuery {
  public class func predicateForObject(with UUID: UUID) -> NSPredicate { SampleCondition { $0.uuid == UUID } }
  public class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate { SampleCondition { UUIDs.contains($0.uuid) } }
  public class func predicateForObjects(from source: HKSource) -> NSPredicate { predicateForObjects(from: [source]) }
  public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate { SampleCondition { sources.contains($0.source) } }
  public class func predicateForObjects(from sourceRevisions: Set<HKSourceRevision>) -> NSPredicate {
    SampleCondition { sourceRevisions.contains($0.sourceRevision) }
  }
  public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate {
    SampleCondition { $0.device.map(devices.contains) ?? false }
  }
  public class func predicateForObjects(withDeviceProperty key: String, allowedValues: Set<String>) -> NSPredicate {
    SampleCondition { $0.device?.properties[key].map(allowedValues.contains) ?? false }
  }
  /// Matches every sample: the file of health data contains no correlations.
  public class func predicateForObjectsWithNoCorrelation() -> NSPredicate { SampleCondition { _ in true } }
  /// Matches nothing: samples do not refer to a workout.
  public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { SampleCondition { _ in false } }
  public class func predicateForWorkoutEffortSamplesRelated(workout: HKWorkout, activity: HKWorkoutActivity?) -> NSPredicate {
    SampleCondition { _ in false }
  }

  public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { SampleCondition { $0.metadata?[key] != nil } }
  public class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
    // Unsafe: the values are only compared.
    nonisolated(unsafe) let allowed = allowedValues.compactMap { $0 as? AnyHashable }
    return SampleCondition { sample in (sample.metadata?[key] as? AnyHashable).map(allowed.contains) ?? false }
  }
  public class func predicateForObjects(
    withMetadataKey key: String, operatorType: _ComparisonOperator, value: Any
  ) -> NSPredicate {
    // Unsafe: the value is only compared with samples.
    nonisolated(unsafe) let wanted = value
    return SampleCondition { sample in
      guard let found = sample.metadata?[key] else { return false }
      return operatorType.holds(ValueOrder.compare(found, wanted, nil))
    }
  }

  public class func predicateForQuantitySamples(with operatorType: _ComparisonOperator, quantity: HKQuantity) -> NSPredicate {
    SampleCondition { sample in
      guard let sample = sample as? HKQuantitySample, sample.quantity.is(compatibleWith: quantity.unit) else { return false }
      return operatorType.holds(sample.quantity.compare(quantity))
    }
  }
  public class func predicateForCategorySamples(with operatorType: _ComparisonOperator, value: Int) -> NSPredicate {
    SampleCondition { sample in
      guard let sample = sample as? HKCategorySample else { return false }
      return operatorType.holds(sample.value < value ? .orderedAscending : sample.value > value ? .orderedDescending : .orderedSame)
    }
  }
}
