import Foundation

/// Which habit was kept on which day: invented past days, plus what the user has ticked.
///
/// In a real app, widget, control and app would all read it from their app group container.
struct Diary {
  private let ticked: UserDefaults?
  let calendar: Calendar

  init(calendar: Calendar = .current) {
    ticked = UserDefaults(suiteName: "group.org.almanac.examples.habits")
    self.calendar = calendar
  }

  func isDone(_ habit: Habit, on day: Date) -> Bool {
    if let said = ticked?.object(forKey: key(habit, day)) as? Bool { return said }
    guard !calendar.isDateInToday(day) else { return habit == .walk || habit == .read }
    return madeUp(habit, on: day)
  }

  func set(_ habit: Habit, done: Bool, on day: Date) { ticked?.set(done, forKey: key(habit, day)) }

  /// The number of consecutive days up to today; today counts once it is done.
  func streak(of habit: Habit, at date: Date) -> Int {
    var (count, day) = (0, date)
    if !isDone(habit, on: day) { day = before(day) }
    while count < 1000, isDone(habit, on: day) { (count, day) = (count + 1, before(day)) }
    return count
  }

  /// The last `count` weeks, oldest first, each beginning with the calendar's first weekday; future days are nil.
  func weeks(_ count: Int, of habit: Habit, at date: Date) -> [[DayMark]] {
    guard let week = calendar.dateInterval(of: .weekOfYear, for: date)?.start else { return [] }
    return (1 - count...0).map { offset in
      (0..<7).compactMap { weekday in
        guard let day = calendar.date(byAdding: .day, value: offset * 7 + weekday, to: week) else { return nil }
        return DayMark(date: day, isDone: day > date ? nil : isDone(habit, on: day))
      }
    }
  }

  private func before(_ day: Date) -> Date { calendar.date(byAdding: .day, value: -1, to: day) ?? day.addingTimeInterval(-86400) }

  private func key(_ habit: Habit, _ day: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day], from: day)
    return "\(habit.rawValue)-\(parts.year ?? 0)-\(parts.month ?? 0)-\(parts.day ?? 0)"
  }

  /// The same past on every machine: a hash of habit and day, with fewer missed days for some habits than for others.
  private func madeUp(_ habit: Habit, on day: Date) -> Bool {
    let number = calendar.ordinality(of: .day, in: .era, for: day) ?? 0
    var hash = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
    for byte in habit.rawValue.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash ^= hash >> 29
    let rests: [Habit: UInt64] = [.walk: 2, .read: 3, .water: 1, .stretch: 5]
    return hash % 10 >= rests[habit, default: 3]
  }
}

/// One square of a heat map.
struct DayMark: Hashable {
  let date: Date
  /// Nil for future days.
  let isDone: Bool?
}
