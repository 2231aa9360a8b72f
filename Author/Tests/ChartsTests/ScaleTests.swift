import Foundation
import SwiftUICore
import Testing

@testable import Charts

/// Scales and ticks.
@Suite struct ScaleTests {
  private let locale = Locale(identifier: "en_US")
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    return calendar
  }

  private func scale(_ values: [Double], _ domain: ChartDomain? = nil, _ type: ScaleType? = nil) throws -> Scale {
    try #require(Scale.covering(values.map { .number($0) }, domain: domain, type: type, rounding: Scale.Rounding()))
  }
  private func words(_ values: AxisMarkValues, on scale: Scale, count: Int = 5) -> [String] {
    let ticks = values.ticks(on: scale, count: count, calendar: calendar)
    return ticks.values.map { ticks.text($0, locale: locale, calendar: calendar) }
  }
  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
  }
  private func dates(_ low: Date, _ high: Date) throws -> Scale { try #require(Scale.covering([.date(low), .date(high)])) }

  @Test func `numbers include zero and end on round numbers`() throws {
    let scale = try scale([12, 83])
    #expect(scale.fraction(of: .number(0)) == 0)
    #expect(scale.fraction(of: .number(100)) == 1)
    #expect(words(.automatic, on: scale) == ["0", "25", "50", "75", "100"])
    #expect(words(.automatic(desiredCount: 5), on: scale) == ["0", "20", "40", "60", "80", "100"])
    #expect(try self.scale([-3, 8]).fraction(of: .number(-5)) == 0)
  }

  /// The extremes of data in pictures of mecid.github.io and mvolkmann.github.io, and the labels there (Documentation/Fidelity.md).
  @Test(
    arguments: [
      (85.0, ["0", "25", "50", "75", "100"]), (88, ["0", "25", "50", "75", "100"]), (68, ["0", "25", "50", "75"]), (71, ["0", "25", "50", "75"]),
      (79, ["0", "20", "40", "60", "80"]), (9, ["0", "5", "10"]), (10, ["0", "5", "10"]), (10_164_966, ["0", "5.0E6", "1.0E7", "1.5E7"]),
      (19_746_227, ["0", "5.0E6", "1.0E7", "1.5E7", "2.0E7"]),
    ] as [(Double, [String])])
  func `an axis from zero ends close above the data`(most: Double, labels: [String]) throws {
    #expect(words(.automatic, on: try scale([most])) == labels)
  }

  /// The extremes of the data of home-assistant/iOS's energy widgets, and the labels in their pictures (WidgetsSnapshot).
  @Test(arguments: [
    ([-1.349, 1.252], ["-2", "-1", "0", "1", "2"]), ([-6.149, 1.252], ["-10", "-5", "0", "5"]), ([0, 1.6], ["0", "0.5", "1.0", "1.5", "2.0"]),
    ([0, 6.4], ["0", "2", "4", "6", "8"]), ([0, 1.252], ["0", "0.5", "1.0", "1.5"]), ([-10.9, 13.1], ["-20", "-10", "0", "10", "20"]),
    // Whole numbers have no marks between them.
    ([0, 1], ["0", "1"]),
  ])
  func `the smallest step of 1, 2 or 5 with at most four intervals is marked`(_ data: [Double], _ labels: [String]) throws {
    #expect(words(.automatic, on: try scale(data)) == labels)
  }

  @Test func `without an axis the domain ends with the data; the axis marks decide which ends are rounded`() throws {
    #expect(try #require(Scale.covering([.number(12), .number(83)])).domain == [.number(0), .number(83)])
    func domain(_ values: AxisMarkValues) -> [_ChartValue]? {
      Scale.covering([.number(12), .number(83)], rounding: values.rounding(count: 5))?.domain
    }
    #expect(domain(.automatic) == [.number(0), .number(100)])
    #expect(domain(.automatic(desiredCount: 2)) == [.number(0), .number(100)])
    #expect(domain(.automatic(roundUpperBound: false)) == [.number(0), .number(83)])
    #expect(domain(.stride(by: 15.0)) == [.number(0), .number(90)])
    #expect(domain(AxisMarkValues(kind: .values([.number(50)]))) == [.number(0), .number(83)])
  }

  @Test func `an explicit domain is kept; an automatic one without zero starts near the data`() throws {
    #expect(try scale([12, 83], (10.0...20)._chartDomain.domain).fraction(of: .number(15)) == 0.5)
    #expect(try scale([812, 883], .automatic(includesZero: false, reversed: nil, modify: nil)).fraction(of: .number(800)) == 0)
    #expect(try scale([12], [20.0, 10]._chartDomain.domain).fraction(of: .number(12)) == 0.8)
    #expect(try scale([4, 10], AutomaticScaleDomain.automatic(reversed: true).domain).fraction(of: .number(0)) == 1)
    let widened = AutomaticScaleDomain.automatic(dataType: Double.self) { $0.append(200) }
    #expect(try scale([12, 83], widened.domain).domain == [.number(0), .number(200)])
  }

  @Test func `one value, no value or non-finite values still make a scale that places values`() throws {
    #expect(try scale([0]).fraction(of: .number(0)) == 0)
    #expect(Scale.covering([]) == nil)
    #expect(try scale([.nan, 4]).fraction(of: .number(4)) != nil)
    #expect(try scale([.infinity, 4]).fraction(of: .number(.infinity)) == nil)
    #expect(try scale([3], (3.0...3)._chartDomain.domain).fraction(of: .number(3)) == 0.5)
    #expect(try scale([1]).value(atFraction: .nan) == nil)
  }

  @Test func `categories have bands in the order of the data; the category type makes bands of numbers`() throws {
    let scale = try #require(Scale.covering([.category("b"), .category("a"), .category("b")]))
    #expect(scale.bandwidth == 0.5)
    #expect(scale.fraction(of: .category("b")) == 0.25 && scale.fraction(of: .category("a")) == 0.75 && scale.fraction(of: .category("c")) == nil)
    #expect(scale.value(atFraction: 0.6) == .category("a") && scale.value(atFraction: 1.2) == nil)
    #expect(try self.scale([3, 1, 3], nil, .category).bandwidth == 0.5)
    #expect(words(.automatic(desiredCount: 1), on: scale) == ["b"])
  }

  @Test func `logarithms, roots and powers place values by their function and convert places back to values`() throws {
    let log = try scale([1, 1000], nil, .log)
    let third = try #require(log.fraction(of: .number(10)))
    #expect(abs(third - 1.0 / 3) < 1e-9 && log.fraction(of: .number(0)) == nil)
    #expect(words(.automatic, on: log) == ["1", "10", "100", "1,000"])
    let root = try scale([0, 100], nil, .squareRoot)
    #expect(root.fraction(of: .number(25)) == 0.5)
    for type in [ScaleType.linear, .log, .squareRoot, .power(exponent: 2), .symmetricLog] {
      let scale = try scale([2, 50], (2.0...50)._chartDomain.domain, type)
      guard case .number(let back)? = scale.value(atFraction: try #require(scale.fraction(of: .number(17)))) else { continue }
      #expect(abs(back - 17) < 1e-9)
    }
  }

  @Test func `a domain of dates ends with the data and is marked at round times`() throws {
    let scale = try dates(date(2026, 3, 2), date(2026, 3, 3))
    #expect(scale.fraction(of: .date(date(2026, 3, 2, 12))) == 0.5)
    #expect(words(.automatic, on: scale) == ["12 AM", "6 AM", "12 PM", "6 PM", "12 AM"].map { $0.replacingOccurrences(of: " ", with: "\u{202F}") })
  }

  @Test func `the span of an axis determines the format of its dates`() throws {
    #expect(words(.automatic, on: try dates(date(2026, 3, 2), date(2026, 3, 8)), count: 3) == ["Mar 2", "Mar 4", "Mar 6", "Mar 8"])
    #expect(words(.automatic, on: try dates(date(2026, 1, 1), date(2026, 6, 1)), count: 5) == ["Jan", "Feb", "Mar", "Apr", "May", "Jun"])
    #expect(words(.automatic, on: try dates(date(2020, 1, 1), date(2026, 1, 1)), count: 3) == ["2020", "2022", "2024", "2026"])
  }

  @Test func `strides count calendar units and numbers, also if the domain starts between two of them`() throws {
    #expect(words(.stride(by: .day, count: 2), on: try dates(date(2026, 3, 2, 9), date(2026, 3, 8))) == ["Mar 4", "Mar 6", "Mar 8"])
    #expect(words(.stride(by: .month), on: try dates(date(2026, 1, 20), date(2026, 4, 2))) == ["Feb", "Mar", "Apr"])
    #expect(words(.stride(by: 2.5), on: try scale([7], (1.0...7)._chartDomain.domain)) == ["2.5", "5.0"])
    #expect(words(.stride(by: .day), on: try scale([7])).isEmpty)
    let seconds = AxisMarkValues.stride(by: .second).ticks(on: try dates(date(2000, 1, 1), date(2026, 1, 1)), count: 5, calendar: calendar)
    #expect(seconds.values.count <= 500)
  }

  @Test(arguments: [
    (100.0, 20.0), (83, 20), (7, 2), (0.9, 0.2), (12_000, 2500), (3, 1), (12, 5), (1.2, 0.25),
  ])
  func `steps are 1, 2, 2.5 or 5 times a power of ten; 2.5 itself is not used`(_ span: Double, _ step: Double) {
    #expect(abs(NumberTicks.roundStep(span, count: 5) - step) < 1e-9)
  }

  @Test func `numbers have as many decimals as their step needs`() {
    #expect(NumberTicks.text(1_234_567, step: 1, locale: locale) == "1,234,567")
    #expect(NumberTicks.text(1_250_000, step: 250_000, locale: locale) == "1.25E6" && NumberTicks.text(-2e6, step: 1e6, locale: locale) == "-2.0E6")
    #expect(NumberTicks.text(999_999, step: 1, locale: locale) == "999,999" && NumberTicks.text(1e6, step: 1, locale: locale) == "1.0E6")
    #expect(NumberTicks.text(2e-12, step: 1e-12, locale: locale) == "2.0E-12" && NumberTicks.text(-1e300, step: 1, locale: locale) == "-1.0E300")
    #expect(NumberTicks.text(0, step: 1e-12, locale: locale) == "0" && NumberTicks.text(1e-5, step: 1e-5, locale: locale) == "0.00001")
  }

  @Test func `the largest numbers have a scale`() throws {
    let scale = try scale([-1e308, 1e308])
    #expect(scale.fraction(of: .number(0)) == 0.5 && words(.automatic, on: scale).contains("0"))
    #expect(NumberTicks.text(0.5, step: 0.25, locale: locale) == "0.50" && NumberTicks.text(0.75, step: 0.25, locale: locale) == "0.75")
    #expect(NumberTicks.text(1, step: 0.5, locale: locale) == "1.0" && NumberTicks.text(0, step: 0.5, locale: locale) == "0")
    #expect(NumberTicks.text(0.1 + 0.2, step: 0.1, locale: locale) == "0.3" && NumberTicks.text(-0.0, step: 1, locale: locale) == "0")
  }

  @Test func `a marked value is converted to the requested type`() {
    let value = AxisValue(value: .number(2.5), index: 1, count: 3)
    #expect(value.as(Double.self) == 2.5 && value.as(Int.self) == nil && value.as(Date.self) == nil && value.as(String.self) == nil)
    #expect(AxisValue(value: .number(4), index: 0, count: 1).as(Int.self) == 4)
    #expect(AxisValue(value: .category("lunch"), index: 0, count: 1).as(Meal.self) == .lunch)
  }

  private enum Meal: String, Plottable { case breakfast, lunch }
}

/// Bins of numbers and dates.
@Suite struct BinTests {
  @Test func `bins have a round size and contain all data; the last bin includes its end`() {
    let bins = NumberBins(data: [3.0, 47, 98], desiredCount: 5)
    #expect(bins.thresholds == [0, 20, 40, 60, 80, 100] && bins.count == 5)
    #expect(bins.index(for: 20) == 1 && bins.index(for: 100) == 4 && bins.index(for: -5) == 0)
    #expect(bins[4].contains(100) && !bins[0].contains(20))
    #expect(NumberBins(data: [1, 2, 9], desiredCount: 20).thresholds == Array(1...9))
    #expect(NumberBins(size: 5, range: 2...11).thresholds == [0, 5, 10, 15])
    #expect(NumberBins(range: 0.0...1, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1])
    #expect(NumberBins(data: [Double](), desiredCount: 4).isEmpty)
  }

  @Test func `bins of dates are calendar units`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    let start = Date(timeIntervalSince1970: 1_767_225_600)  // 1 January 2026
    let bins = DateBins(unit: .month, data: [start.addingTimeInterval(86_400), start.addingTimeInterval(86_400 * 40)], calendar: calendar)
    #expect(bins.count == 2 && bins[0].lowerBound == start && bins.index(for: start.addingTimeInterval(86_400 * 35)) == 1)
    #expect(DateBins(timeInterval: 3600, range: start...start.addingTimeInterval(7200)).count == 2)
  }
}
