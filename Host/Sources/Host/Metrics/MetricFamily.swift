/// One metric with all its samples, as Prometheus defines it.
public struct MetricFamily: Sendable, Equatable {
  /// The types of metrics in Prometheus.
  public enum Kind: String, Sendable {
    /// A value that only grows while the host runs.
    case counter
    /// A value that goes up and down.
    case gauge
    /// The distribution of durations over ranges of size.
    case histogram
  }

  /// One value of the metric.
  public struct Sample: Sendable, Equatable {
    /// The suffix that follows the family's name: empty, or `_bucket`, `_sum` or `_count` in a histogram.
    public let suffix: String
    /// The labels in the order in which they are written.
    public let labels: [Label]
    /// The value.
    public let value: Double
  }

  /// A label of a sample.
  public struct Label: Sendable, Equatable {
    /// The label's name.
    public let name: String
    /// The label's value, unescaped.
    public let value: String

    /// Creates a label.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The name of the metric, for instance `almanac_wakeups_total`.
  public let name: String
  /// One sentence that describes the metric.
  public let help: String
  /// The type of the metric.
  public let kind: Kind
  /// The samples in the order in which they are written.
  public private(set) var samples: [Sample] = []

  /// Creates a metric without samples.
  public init(_ name: String, _ kind: Kind, _ help: String) {
    self.name = name
    self.kind = kind
    self.help = help
  }

  /// Adds a sample.
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

/// The distribution of durations over ranges of size.
struct Histogram: Equatable {
  /// Upper bounds in seconds. Longer durations are in `count` only.
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
