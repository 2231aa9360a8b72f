extension RecurrenceRule {
  /// The maximum number of periods (days, weeks, months, years) that one query checks: 27 years of days, for rules that have to be counted from their
  /// start.
  static let mostPeriods = 10_000

  /// Returns the rule's days from `first` on that are in `range`, in order. `isAfterEnd` returns whether an occurrence on a day is after the rule's
  /// end.
  func days(from first: CivilDay, in range: ClosedRange<CivilDay>, isAfterEnd: (CivilDay) -> Bool) -> [CivilDay] {
    var found: [CivilDay] = []
    // The first occurrence counts even if the rule does not include it.
    var remaining = (count ?? .max) - 1
    if range.contains(first) { found.append(first) }
    guard remaining > 0 else { return found }
    // Without a number of occurrences, counting can start near the range.
    var period = count == nil ? max(0, (range.lowerBound.number - first.number).floorDivided(by: longestPeriod * interval) - 1) : 0
    for _ in 0..<Self.mostPeriods {
      let (days, start) = days(ofPeriod: period, from: first)
      if start > range.upperBound { break }
      for day in days where day > first {
        if isAfterEnd(day) || day > range.upperBound { return found }
        if day >= range.lowerBound { found.append(day) }
        remaining -= 1
        if remaining == 0 { return found }
      }
      period += 1
    }
    return found
  }

  /// The maximum number of days in a period.
  private var longestPeriod: Int {
    switch frequency {
    case .daily: 1
    case .weekly: 7
    case .monthly: 31
    case .yearly: 366
    }
  }

  /// Returns the days in a period, in order, and its first day.
  private func days(ofPeriod period: Int, from first: CivilDay) -> (days: [CivilDay], start: CivilDay) {
    let (year, month, day) = first.components
    let offset = period * interval
    var days: [CivilDay]
    let start: CivilDay
    switch frequency {
    case .daily:
      start = first + offset
      days = isInMonth(start) && isOnMonthDay(start) && isOnWeekday(start) ? [start] : []
    case .weekly:
      start = first + (offset * 7 - (first.weekday - weekStart).floorRemainder(by: 7))
      let wanted = weekdays.isEmpty ? [first.weekday] : weekdays.map(\.weekday)
      days = (0..<7).map { start + $0 }.filter { wanted.contains($0.weekday) && isInMonth($0) }
    case .monthly:
      start = CivilDay(year: year, month: month + offset, day: 1)
      let (itsYear, itsMonth, _) = start.components
      days = isInMonth(start) ? self.days(inMonth: itsMonth, of: itsYear, usualDay: day) : []
    case .yearly:
      start = CivilDay(year: year + offset, month: 1, day: 1)
      if weekdays.contains(where: { $0.ordinal != 0 }) && months.isEmpty {
        let length = CivilDay(year: year + offset + 1, month: 1, day: 1).number - start.number
        days = self.days(onWeekdaysOf: start, length: length)
      } else {
        let wanted = months.isEmpty ? (weekdays.isEmpty && monthDays.isEmpty ? [month] : Array(1...12)) : months.sorted()
        days = wanted.flatMap { self.days(inMonth: $0, of: year + offset, usualDay: day) }
      }
    }
    guard !positions.isEmpty else { return (days, start) }
    let chosen = positions.map { $0 > 0 ? $0 - 1 : days.count + $0 }.filter(days.indices.contains)
    return (Set(chosen).sorted().map { days[$0] }, start)
  }

  private func days(inMonth month: Int, of year: Int, usualDay: Int) -> [CivilDay] {
    let start = CivilDay(year: year, month: month, day: 1)
    let length = CivilDay.days(inMonth: month, of: year)
    guard weekdays.isEmpty else { return days(onWeekdaysOf: start, length: length).filter(isOnMonthDay) }
    let wanted = monthDays.isEmpty ? [usualDay] : monthDays.map { $0 > 0 ? $0 : length + $0 + 1 }
    return Set(wanted.filter { (1...length).contains($0) }).sorted().map { start + ($0 - 1) }
  }

  /// Returns the rule's weekdays in the month or year that begins with `start`.
  private func days(onWeekdaysOf start: CivilDay, length: Int) -> [CivilDay] {
    var found: Set<CivilDay> = []
    for wanted in weekdays {
      let first = (wanted.weekday - start.weekday).floorRemainder(by: 7)
      let all = Array(stride(from: first, to: length, by: 7))
      if wanted.ordinal == 0 {
        found.formUnion(all.map { start + $0 })
      } else {
        let place = wanted.ordinal > 0 ? wanted.ordinal - 1 : all.count + wanted.ordinal
        if all.indices.contains(place) { found.insert(start + all[place]) }
      }
    }
    return found.sorted()
  }

  private func isInMonth(_ day: CivilDay) -> Bool { months.isEmpty || months.contains(day.components.month) }
  private func isOnWeekday(_ day: CivilDay) -> Bool { weekdays.isEmpty || weekdays.contains { $0.weekday == day.weekday } }
  private func isOnMonthDay(_ day: CivilDay) -> Bool {
    guard !monthDays.isEmpty else { return true }
    let (year, month, number) = day.components
    return monthDays.contains(number) || monthDays.contains(number - CivilDay.days(inMonth: month, of: year) - 1)
  }
}
