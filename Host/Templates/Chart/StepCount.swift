import Foundation

/// The steps of a day. Replace `week` by your own data, for instance of HealthKit or of a server.
struct StepCount: Identifiable, Hashable {
  let date: Date
  let steps: Int

  var id: Date { date }

  /// Seven days, of which the last is the given one. The numbers are made up: the same for each day of the year.
  static func week(until date: Date, in calendar: Calendar = .current) -> [StepCount] {
    let today = calendar.startOfDay(for: date)
    return (0..<7).reversed().compactMap { age in
      guard let day = calendar.date(byAdding: .day, value: -age, to: today) else { return nil }
      let number = calendar.ordinality(of: .day, in: .year, for: day) ?? 1
      return StepCount(date: day, steps: 3200 + number * number * 37 % 6100)
    }
  }
}
