/// A day of the Gregorian calendar, without a time zone, as the number of days since 1 January 1970.
struct CivilDay: Hashable, Comparable {
  var number: Int
  static func < (a: CivilDay, b: CivilDay) -> Bool { a.number < b.number }

  init(number: Int) { self.number = number }
  /// The month may be any number; the day counts from the first of the month.
  init(year: Int, month: Int, day: Int) {
    let months = year * 12 + month - 1
    let (year, month) = (months.floorDivided(by: 12), months.floorRemainder(by: 12) + 1)
    // Counts years from March, so that the leap day is their last day.
    let shifted = month > 2 ? year : year - 1
    let era = shifted.floorDivided(by: 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5
    number = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear + day - 1 - 719_468
  }

  var components: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = shifted.floorDivided(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// 0 = Monday … 6 = Sunday.
  var weekday: Int { (number + 3).floorRemainder(by: 7) }
  static func days(inMonth month: Int, of year: Int) -> Int {
    CivilDay(year: year, month: month + 1, day: 1).number - CivilDay(year: year, month: month, day: 1).number
  }
  static func + (day: CivilDay, days: Int) -> CivilDay { CivilDay(number: day.number + days) }
}

extension Int {
  /// Returns the quotient, rounded down.
  func floorDivided(by divisor: Int) -> Int { self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor) }
  /// Returns the remainder, which is never negative.
  func floorRemainder(by divisor: Int) -> Int { self - floorDivided(by: divisor) * divisor }
}
