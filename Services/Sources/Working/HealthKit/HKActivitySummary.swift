import Foundation

/// A day's rings. The file of health data has none; an app can make one, for example for previews.
// Unchecked: an open class cannot be checked; an app sets its properties before it passes it on.
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
  /// Only the calendar: the summary is of no day.
  open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents(calendar: calendar) }
}

extension HKQuery {
  /// Summaries of one day. There are none.
  public class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate { SampleCondition { _ in false } }
  public class func predicate(forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents)
    -> NSPredicate
  { SampleCondition { _ in false } }
}
