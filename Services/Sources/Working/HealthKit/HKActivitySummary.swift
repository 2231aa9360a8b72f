import Foundation

/// A day's activity rings. The file of health data contains none; an app can create one, for example for previews.
open class HKActivitySummary: NSObject, @unchecked Sendable {
  open var activityMoveMode = HKActivityMoveMode.activeEnergy
  open var isPaused = false
  open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  open var exerciseTimeGoal: HKQuantity?
  open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
  open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
  open var standHoursGoal: HKQuantity?

  public override init() {}
  /// Contains only the calendar: the summary has no day.
  open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents(calendar: calendar) }
}

extension HKQuery {
  /// Matches nothing: the file of health data contains no summaries.
  public class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate { SampleCondition { _ in false } }
  public class func predicate(forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents)
    -> NSPredicate
  { SampleCondition { _ in false } }
}
