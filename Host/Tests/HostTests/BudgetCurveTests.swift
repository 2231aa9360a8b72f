import Foundation
import Store
import Testing

@testable import Host

/// The budget's line between its samples.
@Suite struct BudgetCurveTests {
  private let day = Date(timeIntervalSince1970: 1_800_000_000)

  private func sample(_ at: TimeInterval, _ before: Double, _ tokens: Double, rate: Double = 0.01, capacity: Double = 10) -> BudgetSample {
    BudgetSample(instance: "a", at: day + at, before: before, tokens: tokens, capacity: capacity, rate: rate)
  }
  private func points(_ samples: [BudgetSample], to end: TimeInterval = 1000) -> [[Double]] {
    BudgetCurve(samples, from: day, to: day + end).points.map { [$0.at.timeIntervalSince(day), ($0.tokens * 100).rounded() / 100] }
  }

  @Test func `a spent token is a vertical step`() {
    #expect(points([sample(0, 3, 3), sample(500, 8, 7)]) == [[0, 3], [500, 8], [500, 7], [800, 10], [1000, 10]])
  }

  @Test func `a full bucket stays level`() {
    #expect(points([sample(0, 9, 9)]) == [[0, 9], [100, 10], [1000, 10]])
  }

  @Test func `tokens stop coming where the next sample is below the rate`() {
    // Asleep after 200 of the 500 seconds.
    #expect(points([sample(0, 1, 1), sample(500, 3, 3, rate: 0)]) == [[0, 1], [200, 3], [500, 3], [1000, 3]])
  }

  @Test func `the line begins with the day`() {
    #expect(points([sample(-100, 1, 1)]) == [[0, 2], [800, 10], [1000, 10]])
    #expect(points([sample(-5000, 1, 1)]) == [[0, 10], [1000, 10]])
  }

  @Test func `a day before the first sample is empty`() {
    #expect(points([]) == [])
    #expect(points([sample(2000, 1, 1)]) == [])
  }
}
