import Foundation

/// The predicate of an asynchronous query, with the class of its samples.
// Unchecked: the predicate is a constant that only queries read.
public struct HKSamplePredicate<Sample: HKSample>: Hashable, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let nsPredicate: NSPredicate?
  init(_ sampleType: HKSampleType, _ predicate: NSPredicate?) { (self.sampleType, nsPredicate) = (sampleType, predicate) }
  var descriptor: HKQueryDescriptor { HKQueryDescriptor(sampleType: sampleType, predicate: nsPredicate) }
}

extension HKSamplePredicate where Sample == HKSample {
  public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> Self { Self(type, predicate) }
}
extension HKSamplePredicate where Sample == HKQuantitySample {
  public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> Self { Self(type, predicate) }
}
extension HKSamplePredicate where Sample == HKCategorySample {
  public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> Self { Self(type, predicate) }
}
extension HKSamplePredicate where Sample == HKCorrelation {
  public static func correlation(type: HKCorrelationType, predicate: NSPredicate? = nil) -> Self { Self(type, predicate) }
}
extension HKSamplePredicate where Sample == HKWorkout {
  public static func workout(_ predicate: NSPredicate? = nil) -> Self { Self(.workoutType(), predicate) }
}
extension HKSamplePredicate where Sample == HKWorkoutRoute {
  public static func workoutRoute(_ predicate: NSPredicate? = nil) -> Self { Self(HKSeriesType.workoutRoute(), predicate) }
}
extension HKSamplePredicate where Sample == HKHeartbeatSeriesSample {
  public static func heartbeatSeries(_ predicate: NSPredicate? = nil) -> Self { Self(HKSeriesType.heartbeat(), predicate) }
}
extension HKSamplePredicate where Sample == HKElectrocardiogram {
  public static func electrocardiogram(_ predicate: NSPredicate? = nil) -> Self { Self(.electrocardiogramType(), predicate) }
}
extension HKSamplePredicate where Sample == HKAudiogramSample {
  public static func audiogram(_ predicate: NSPredicate? = nil) -> Self { Self(.audiogramSampleType(), predicate) }
}
extension HKSamplePredicate where Sample == HKVisionPrescription {
  public static func visionPrescription(_ predicate: NSPredicate? = nil) -> Self { Self(.visionPrescriptionType(), predicate) }
}
extension HKSamplePredicate where Sample == HKStateOfMind {
  public static func stateOfMind(_ predicate: NSPredicate? = nil) -> Self { Self(.stateOfMindType(), predicate) }
}
extension HKSamplePredicate where Sample == HKClinicalRecord {
  public static func clinicalRecord(type: HKClinicalType, predicate: NSPredicate? = nil) -> Self { Self(type, predicate) }
}
