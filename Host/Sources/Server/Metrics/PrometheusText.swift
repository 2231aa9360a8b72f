import Foundation
import Host

/// Writes metrics in Prometheus' text format, version 0.0.4.
enum PrometheusText {
  static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

  /// Families without samples are omitted.
  static func text(_ families: [MetricFamily]) -> String {
    var text = ""
    for family in families where !family.samples.isEmpty {
      text += "# HELP \(family.name) \(escape(family.help, quotes: false))\n# TYPE \(family.name) \(family.kind.rawValue)\n"
      for sample in family.samples {
        text += family.name + sample.suffix
        if !sample.labels.isEmpty {
          text += "{" + sample.labels.map { "\($0.name)=\"\(escape($0.value, quotes: true))\"" }.joined(separator: ",") + "}"
        }
        text += " \(number(sample.value))\n"
      }
    }
    return text
  }

  private static func escape(_ text: String, quotes: Bool) -> String {
    // By scalars: a carriage return and a line feed form a single Character.
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped.append(contentsOf: #"\\"#.unicodeScalars)
      case "\n": escaped.append(contentsOf: #"\n"#.unicodeScalars)
      case "\"" where quotes: escaped.append(contentsOf: #"\""#.unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  private static func number(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value > 0 ? "+Inf" : "-Inf" }
    return value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : "\(value)"
  }
}
