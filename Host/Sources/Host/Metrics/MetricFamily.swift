/// One metric with all its samples, in the terms of Prometheus.
public struct MetricFamily: Sendable, Equatable {
  public enum Kind: String, Sendable { case counter, gauge, histogram }

  public struct Sample: Sendable, Equatable {
    /// What follows the family's name: empty, or `_bucket`, `_sum`, `_count` of a histogram.
    public let suffix: String
    /// In the order in which they are written.
    public let labels: [Label]
    public let value: Double
  }

  public struct Label: Sendable, Equatable {
    public let name: String
    public let value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  public let name: String
  /// One sentence for people.
  public let help: String
  public let kind: Kind
  public private(set) var samples: [Sample] = []

  public init(_ name: String, _ kind: Kind, _ help: String) {
    self.name = name
    self.kind = kind
    self.help = help
  }

  public mutating func add(_ value: Double, _ labels: [Label] = []) {
    samples.append(Sample(suffix: "", labels: labels, value: value))
  }

  mutating func add(_ histogram: Histogram, _ labels: [Label]) {
    var count = 0
    for (bound, number) in zip(Histogram.bounds, histogram.counts) {
      count += number
      samples.append(Sample(suffix: "_bucket", labels: labels + [Label("le", "\(bound)")], value: Double(count)))
    }
    samples.append(Sample(suffix: "_bucket", labels: labels + [Label("le", "+Inf")], value: Double(histogram.count)))
    samples.append(Sample(suffix: "_sum", labels: labels, value: histogram.sum))
    samples.append(Sample(suffix: "_count", labels: labels, value: Double(histogram.count)))
  }
}

/// How long something took, counted by duration.
struct Histogram: Equatable {
  /// Upper bounds in seconds; what took longer is in the count alone.
  static let bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

  private(set) var counts = [Int](repeating: 0, count: bounds.count)
  private(set) var count = 0
  private(set) var sum = 0.0

  mutating func observe(_ seconds: Double) {
    count += 1
    sum += seconds
    if let index = Self.bounds.firstIndex(where: { seconds <= $0 }) { counts[index] += 1 }
  }
}
