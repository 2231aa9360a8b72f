import Foundation

/// An electrocardiogram. The file of health data contains none.
open class HKElectrocardiogram: HKSample, @unchecked Sendable {
  public enum Classification: Int, Sendable {
    case notSet, sinusRhythm, atrialFibrillation, inconclusiveLowHeartRate, inconclusiveHighHeartRate, inconclusivePoorReading, inconclusiveOther
    case unrecognized = 100
  }
  public enum SymptomsStatus: Int, Sendable { case notSet, none, present }
  public enum Lead: Int, Sendable { case appleWatchSimilarToLeadI = 1 }

  /// The voltage at one time.
  open class VoltageMeasurement: NSObject, @unchecked Sendable {
    override init() {}
    open var timeSinceSampleStart: TimeInterval { 0 }
    open func quantity(for lead: Lead) -> HKQuantity? { nil }
  }
  open var numberOfVoltageMeasurements: Int { 0 }
  open var samplingFrequency: HKQuantity? { nil }
  open var classification: Classification { .notSet }
  open var averageHeartRate: HKQuantity? { nil }
  open var symptomsStatus: SymptomsStatus { .notSet }
}

/// Stub. A query for the voltages of an electrocardiogram, which Almanac does not have: the handler is called once with `done`.
open class HKElectrocardiogramQuery: HKQuery, @unchecked Sendable {
  public enum Result: Sendable {
    case measurement(HKElectrocardiogram.VoltageMeasurement)
    case done
    case error(any Error)
  }
  private let handler: @Sendable (HKElectrocardiogramQuery, Result) -> Void
  @preconcurrency
  public init(_ electrocardiogram: HKElectrocardiogram, dataHandler: @escaping @Sendable (HKElectrocardiogramQuery, Result) -> Void) {
    handler = dataHandler
    super.init(HKObjectType.electrocardiogramType(), nil)
  }
  override func run(in store: HKHealthStore) {
    answer(in: store) { [self] result in
      if case .failure(let error) = result { handler(self, .error(error)) } else { handler(self, .done) }
    }
  }
}

extension HKQuery {
  public class func predicateForElectrocardiograms(classification: HKElectrocardiogram.Classification) -> NSPredicate {
    SampleCondition { ($0 as? HKElectrocardiogram)?.classification == classification }
  }
  public class func predicateForElectrocardiograms(symptomsStatus: HKElectrocardiogram.SymptomsStatus) -> NSPredicate {
    SampleCondition { ($0 as? HKElectrocardiogram)?.symptomsStatus == symptomsStatus }
  }
  /// Matches nothing: samples do not refer to an electrocardiogram.
  public class func predicateForObjectsAssociated(electrocardiogram: HKElectrocardiogram) -> NSPredicate { SampleCondition { _ in false } }
}
