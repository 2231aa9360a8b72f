import Foundation

/// Half an hour of a household with solar cells and a battery; power in kilowatts.
struct Sample: Hashable {
  let date: Date
  let sun: Double
  let use: Double
  /// The battery's charge from 0 to 1.
  let charge: Double
}

/// A day's energy in kilowatt hours.
struct DaySum: Hashable {
  let date: Date
  let sun: Double
  let grid: Double
  var use: Double { sun + grid }
}

/// Where the energy comes from.
enum Source: String, CaseIterable, Hashable {
  case roof, battery, grid
}

/// A simulated household whose weather and use repeat every week, so that the example needs no meter.
struct Household {
  var calendar = Calendar.current

  /// The samples of the local day that holds `date`.
  func day(_ date: Date) -> [Sample] {
    let start = calendar.startOfDay(for: date)
    var charge = 0.62
    return (0..<48).map { slot in
      let hour = Double(slot) / 2
      let (sun, use) = (sun(hour, on: start), use(hour, on: start))
      charge = min(1, max(0.08, charge + (sun - use) * 0.5 / 9))
      return Sample(date: start.addingTimeInterval(hour * 3600), sun: sun, use: use, charge: charge)
    }
  }

  /// The last `count` days, oldest first.
  func week(until date: Date, days count: Int = 7) -> [DaySum] {
    (1 - count...0).compactMap { offset in
      guard let day = calendar.date(byAdding: .day, value: offset, to: calendar.startOfDay(for: date)) else { return nil }
      let samples = self.day(day).filter { $0.date <= date }
      let own = samples.map { min($0.use, $0.sun * 0.9 + 0.25) * 0.5 }.reduce(0, +)
      return DaySum(date: day, sun: own, grid: max(0, samples.map { $0.use * 0.5 }.reduce(0, +) - own))
    }
  }

  /// The energy used today so far by source, in kilowatt hours.
  func mix(at date: Date) -> [(source: Source, energy: Double)] {
    let samples = day(date).filter { $0.date <= date }
    let roof = samples.map { min($0.use, $0.sun) * 0.5 }.reduce(0, +)
    let rest = samples.map { max(0, $0.use - $0.sun) * 0.5 }.reduce(0, +)
    return [(.roof, roof), (.battery, rest * 0.62), (.grid, rest * 0.38)]
  }

  /// The roof's power at an hour of the day, in kilowatts: a bell-shaped curve, lower on cloudy days.
  private func sun(_ hour: Double, on day: Date) -> Double {
    let skies = [1, 0.72, 0.9, 0.38, 0.84, 0.6, 0.95]
    let number = calendar.ordinality(of: .day, in: .era, for: day) ?? 0
    let height = max(0, sin((hour - 5.5) / 15 * .pi))
    guard (5.5...20.5).contains(hour) else { return 0 }
    return 4.6 * skies[number % skies.count] * height * height * (1 - 0.12 * sin(hour * 5))
  }

  /// The power that the house uses at an hour of the day, in kilowatts: peaks at breakfast, lunch and supper, higher at weekends, and a washing
  /// machine every third day.
  private func use(_ hour: Double, on day: Date) -> Double {
    let number = calendar.ordinality(of: .day, in: .era, for: day) ?? 0
    let weekend = calendar.isDateInWeekend(day) ? 1.35 : 1
    let washing = number % 3 == 0 ? bump(10, 1.2, 1.6) : 0
    return 0.32 + washing + weekend * (bump(7.5, 1, 1.5) + bump(12.5, 0.8, 1.1) + bump(19, 1.8, 2.3)) + 0.08 * sin(hour * 9)

    func bump(_ at: Double, _ width: Double, _ height: Double) -> Double { height * exp(-pow((hour - at) / width, 2)) }
  }
}
