import AlmanacWireSchema
import CoreLocation

/// A situation in which a widget is relevant: a time, a place, a part of the day.
public struct RelevantContext: Hashable, Sendable {
  /// The meaning of a date or date range.
  public enum DateKind: Hashable, Sendable { case `default`, scheduled, informational }
  /// A place that the system infers.
  public enum InferredLocation: Hashable, Sendable { case home, work, school, commute }
  /// A part of the sleep schedule.
  public enum SleepCondition: Hashable, Sendable { case bedtime, wakeup }
  /// A state of the user's exercise.
  public enum FitnessCondition: Hashable, Sendable { case workoutActive, activityRingsIncomplete }
  /// A state of headphones.
  public enum HeadphonesCondition: Hashable, Sendable { case connected }

  private enum Kind: Hashable, Sendable {
    case date(DateInterval, DateKind)
    case inferred(InferredLocation)
    case region(Region)
    case sleep(SleepCondition)
    case fitness(FitnessCondition)
    case headphones(HeadphonesCondition)
  }
  /// A circle in degrees and metres.
  private struct Region: Hashable, Sendable {
    let latitude: Double
    let longitude: Double
    let radius: Double
  }
  private let kind: Kind

  public static func date(_ date: Date, kind: DateKind = .default) -> RelevantContext {
    .date(interval: DateInterval(start: date, duration: 0), kind: kind)
  }
  public static func date(from start: Date, to end: Date) -> RelevantContext {
    .date(interval: DateInterval(start: min(start, end), end: max(start, end)))
  }
  public static func date(interval: DateInterval, kind: DateKind = .default) -> RelevantContext { RelevantContext(kind: .date(interval, kind)) }
  public static func date(range: ClosedRange<Date>, kind: DateKind = .default) -> RelevantContext {
    .date(interval: DateInterval(start: range.lowerBound, end: range.upperBound), kind: kind)
  }
  public static func location(inferred: InferredLocation) -> RelevantContext { RelevantContext(kind: .inferred(inferred)) }
  /// A circle on the map. A region of another shape is never relevant.
  public static func location(_ region: CLRegion) -> RelevantContext {
    let circle = region as? CLCircularRegion
    return RelevantContext(
      kind: .region(
        Region(latitude: circle?.center.latitude ?? 0, longitude: circle?.center.longitude ?? 0, radius: max(0, circle?.radius ?? 0))))
  }
  public static func sleep(_ condition: SleepCondition) -> RelevantContext { RelevantContext(kind: .sleep(condition)) }
  public static func fitness(_ condition: FitnessCondition) -> RelevantContext { RelevantContext(kind: .fitness(condition)) }
  public static func hardware(headphones: HeadphonesCondition) -> RelevantContext { RelevantContext(kind: .headphones(headphones)) }
}

extension RelevantContext {
  /// The context in a message to the host.
  var message: RelevanceValue.OneOf_Context {
    switch kind {
    case .date(let interval, let kind):
      .interval(
        .with {
          $0.start = interval.start.timeIntervalSince1970
          $0.end = interval.end.timeIntervalSince1970
          $0.kind = "\(kind)"
        })
    case .inferred(let location): .inferredLocation("\(location)")
    case .region(let region):
      .region(
        .with {
          $0.latitude = region.latitude
          $0.longitude = region.longitude
          $0.radius = region.radius
        })
    case .sleep(let condition): .condition("\(condition)")
    case .fitness(let condition): .condition("\(condition)")
    case .headphones: .condition("headphones")
    }
  }
}
