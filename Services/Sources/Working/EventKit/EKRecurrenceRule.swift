import Foundation

/// How an item repeats.
open class EKRecurrenceRule: EKObject, @unchecked Sendable {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  open var recurrenceEnd: EKRecurrenceEnd?
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  public let daysOfTheMonth: [NSNumber]?
  public let monthsOfTheYear: [NSNumber]?
  public let weeksOfTheYear: [NSNumber]?
  public let daysOfTheYear: [NSNumber]?
  public let setPositions: [NSNumber]?
  /// 1 is Sunday; 0 means that the rule names none.
  public let firstDayOfTheWeek: Int
  open var calendarIdentifier: String { "gregorian" }

  public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    self.init(
      recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil, weeksOfTheYear: nil,
      daysOfTheYear: nil, setPositions: nil, end: end)
  }
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?,
    monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    (frequency, self.interval, recurrenceEnd, daysOfTheWeek) = (type, interval, end, days)
    (daysOfTheMonth, monthsOfTheYear, self.weeksOfTheYear) = (monthDays, months, weeksOfTheYear)
    (self.daysOfTheYear, self.setPositions, firstDayOfTheWeek) = (daysOfTheYear, setPositions, 0)
  }
  init(_ rule: RecurrenceRule) {
    frequency =
      switch rule.frequency {
      case .daily: .daily
      case .weekly: .weekly
      case .monthly: .monthly
      case .yearly: .yearly
      }
    interval = rule.interval
    recurrenceEnd = rule.count.map(EKRecurrenceEnd.init(occurrenceCount:)) ?? rule.until.map { EKRecurrenceEnd(end: $0.date) }
    let days = rule.weekdays.compactMap { day in
      EKWeekday(rawValue: (day.weekday + 1) % 7 + 1).map { EKRecurrenceDayOfWeek($0, weekNumber: day.ordinal) }
    }
    daysOfTheWeek = days.isEmpty ? nil : days
    func numbers(_ values: [Int]) -> [NSNumber]? { values.isEmpty ? nil : values.map { NSNumber(value: $0) } }
    (daysOfTheMonth, monthsOfTheYear, setPositions) = (numbers(rule.monthDays), numbers(rule.months), numbers(rule.positions))
    (weeksOfTheYear, daysOfTheYear, firstDayOfTheWeek) = (nil, nil, 0)
  }
}
