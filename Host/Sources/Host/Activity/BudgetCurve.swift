import Foundation
import Store

/// A widget's budget in the course of a day, as a line from point to point.
///
/// Between two samples nothing is spent: tokens come at the first one's rate until the second one's level is reached, and stand still from there
/// (the bucket is full, or the device has fallen asleep meanwhile).
public struct BudgetCurve: Sendable, Equatable {
  public struct Point: Sendable, Equatable {
    public let at: Date
    public let tokens: Double
    public let capacity: Double
  }
  public private(set) var points: [Point] = []

  /// - Parameters:
  ///   - samples: in order; the first may be older than `start`.
  ///   - start: where the line begins, or with the first sample if that is later.
  ///   - end: where it ends.
  init(_ samples: [BudgetSample], from start: Date, to end: Date) {
    for (index, sample) in samples.enumerated() where sample.at <= end {
      let next = index + 1 < samples.count ? samples[index + 1] : nil
      let until = min(next?.at ?? end, end)
      if sample.at >= start {
        if sample.before != sample.tokens { add(sample.at, sample.before, sample.capacity) }
        add(sample.at, sample.tokens, sample.capacity)
      }
      guard until > start, until >= sample.at else { continue }
      let level = min(sample.capacity, next.map { max($0.before, sample.tokens) } ?? sample.capacity)
      func tokens(at date: Date) -> Double { min(max(level, sample.tokens), sample.tokens + sample.rate * date.timeIntervalSince(sample.at)) }
      if sample.at < start { add(start, tokens(at: start), sample.capacity) }
      if sample.rate > 0, level > sample.tokens {
        let bend = sample.at.addingTimeInterval((level - sample.tokens) / sample.rate)
        if bend > max(sample.at, start), bend < until { add(bend, level, sample.capacity) }
      }
      if next.map({ until < $0.at }) ?? true { add(until, tokens(at: until), sample.capacity) }
    }
  }

  private mutating func add(_ at: Date, _ tokens: Double, _ capacity: Double) {
    let point = Point(at: at, tokens: tokens, capacity: capacity)
    if points.last != point { points.append(point) }
  }
}
