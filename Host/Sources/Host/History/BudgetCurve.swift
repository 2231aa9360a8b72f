import Foundation
import Store

/// A widget's budget in the course of a day, as a polyline.
///
/// No token is spent between two samples. From the first sample the budget grows at that sample's rate until it reaches the level of the second
/// sample, and then stays level: the bucket is full, or the device has fallen asleep.
public struct BudgetCurve: Sendable, Equatable {
  /// A corner of the line.
  public struct Point: Sendable, Equatable {
    /// When the budget has this level.
    public let at: Date
    /// Tokens at that instant.
    public let tokens: Double
    /// The most tokens that the widget can save up.
    public let capacity: Double
  }
  /// The corners of the line, in order.
  public private(set) var points: [Point] = []

  /// - Parameters:
  ///   - samples: in order; the first may be older than `start`.
  ///   - start: the start of the line, unless the first sample is later.
  ///   - end: the end of the line.
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
