import Foundation
import SwiftUI
import Testing

@testable import Charts

@Suite("Scales and ticks")
struct ScaleTests {
  private let locale = Locale(identifier: "en_US")
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    return calendar
  }

  private func scale(_ values: [Double], _ domain: ChartDomain? = nil) -> Scale {
    Scale.holding(values.map { .number($0) }, domain: domain, ticks: 5)
  }

  @Test("Numbers include zero and end on round numbers")
  func rounding() {
    let scale = scale([12, 83])
    #expect(scale.place(.number(0)) == 0)
    #expect(scale.place(.number(100)) == 1)
    #expect(scale.ticks(count: 5, locale: locale, calendar: calendar).map(\.words) == ["0", "20", "40", "60", "80", "100"])
    #expect(self.scale([-3, 8]).place(.number(-5)) == 0)
  }

  @Test("A domain of one's own is kept; automatic without zero starts near the data")
  func domains() {
    #expect(scale([12, 83], .numbers(10...20)).place(.number(15)) == 0.5)
    #expect(scale([812, 883], .automatic(includesZero: false)).place(.number(800)) == 0)
  }

  @Test("One value, none and values that are no numbers leave a scale that places")
  func degenerate() {
    #expect(scale([0]).place(.number(0)) == 0)
    #expect(scale([]).place(.number(.nan)) == nil)
    #expect(scale([.nan, 4]).place(.number(4)) != nil)
    #expect(scale([3], .numbers(3...3)).place(.number(3)) == 0.5)
  }

  @Test("Categories have bands in the order in which they come")
  func bands() {
    let scale = Scale.holding([.category("b"), .category("a"), .category("b")], domain: nil, ticks: 5)
    #expect(scale.bandwidth == 0.5)
    #expect(scale.place(.category("b")) == 0.25 && scale.place(.category("a")) == 0.75 && scale.place(.category("c")) == nil)
  }

  @Test("Dates end with the data and are marked at round times")
  func dates() {
    let day = Date(timeIntervalSince1970: 1_700_006_400)
    let scale = Scale.holding([.date(day), .date(day.addingTimeInterval(24 * 3600))], domain: nil, ticks: 5)
    #expect(scale.place(.date(day)) == 0 && scale.place(.date(day.addingTimeInterval(12 * 3600))) == 0.5)
    let hours = scale.ticks(count: 5, locale: locale, calendar: calendar).compactMap { tick -> Int? in
      if case .date(let date) = tick.value { calendar.component(.hour, from: date) } else { nil }
    }
    #expect(hours == [0, 6, 12, 18, 0])
  }

  @Test("Steps are 1, 2, 2.5 or 5 times a power of ten", arguments: [(100.0, 20.0), (83, 20), (7, 2), (0.9, 0.2), (12_000, 2500), (3, 1)])
  func steps(_ span: Double, _ step: Double) {
    #expect(abs(Scale.roundStep(span, count: 5) - step) < 1e-9)
  }
}
