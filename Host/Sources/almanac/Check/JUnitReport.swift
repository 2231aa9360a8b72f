import Foundation
import Reports

/// A check as JUnit XML, which CI systems read: a suite for each kind and family, one for the advice, one for the simulated days.
struct JUnitReport {
  let result: CheckResult

  private struct Case {
    enum Outcome {
      case passed, failure(type: String, String), error(type: String, String), skipped(String)
    }
    let className, name: String
    var seconds = 0.0
    let outcome: Outcome
  }
  private struct Suite {
    let name: String
    let cases: [Case]
  }

  func xml() -> Data {
    let suites = suites
    let all = suites.flatMap(\.cases)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"\(Self.escaped("almanac check \(result.app)"))\" \(Self.counts(all)) time=\"\(Self.time(result.seconds))\">\n"
    for suite in suites {
      text +=
        "  <testsuite name=\"\(Self.escaped(suite.name))\" \(Self.counts(suite.cases)) time=\"\(Self.time(suite.cases.reduce(0) { $0 + $1.seconds }))\" "
      text += "timestamp=\"\(Self.escaped(Timestamp.string(result.date)))\">\n"
      for test in suite.cases { text += Self.element(test) }
      text += "  </testsuite>\n"
    }
    return Data((text + "</testsuites>\n").utf8)
  }

  private var suites: [Suite] {
    if let failure = result.buildFailure {
      return [Suite(name: "build", cases: [Case(className: result.app, name: "build", outcome: .error(type: "build", failure))])]
    }
    var suites: [Suite] = []
    for picture in result.pictures where suites.last?.name != "\(picture.kind) \(picture.family)" {
      let name = "\(picture.kind) \(picture.family)"
      suites.append(
        Suite(name: name, cases: result.pictures.filter { $0.kind == picture.kind && $0.family == picture.family }.map { self.test(of: $0) }))
    }
    let advice = result.advice.map { advice -> Case in
      let text = "\(advice.advice.finding) Why: \(advice.advice.reason) Fix: \(advice.advice.fix)"
      let outcome: Case.Outcome =
        if let skipped = advice.skipped { .skipped(skipped) } else if advice.fails { .failure(type: advice.advice.severity.rawValue, text) } else {
          .passed
        }
      let widget = advice.family.isEmpty ? advice.kind : "\(advice.kind).\(advice.family)"
      return Case(className: "\(result.app).\(widget)", name: "\(advice.advice.rule): \(advice.advice.finding)", outcome: outcome)
    }
    if !advice.isEmpty { suites.append(Suite(name: "advice", cases: advice)) }
    var week = result.weekFaults.map { Case(className: result.app, name: $0, outcome: .failure(type: "week", $0)) }
    week += result.complaints.map { Case(className: result.app, name: $0, outcome: result.isAnyMute ? .error(type: "provider", $0) : .passed) }
    if week.isEmpty, let report = result.week {
      week = [Case(className: result.app, name: "\(report.days.count) simulated days", outcome: .passed)]
    }
    if !week.isEmpty { suites.append(Suite(name: "simulated days", cases: week)) }
    return suites
  }

  private func test(of picture: CheckResult.Picture) -> Case {
    let outcome: Case.Outcome =
      switch picture.state {
      case .equal, .recorded: .passed
      case .different: .failure(type: "different", picture.problem ?? "")
      case .missing: .failure(type: "missing", picture.problem ?? "")
      case .unreadable: .failure(type: "unreadable", picture.problem ?? "")
      case .fault(let why): .error(type: "widget", why)
      }
    return Case(className: "\(result.app).\(picture.kind).\(picture.family)", name: picture.name, seconds: picture.seconds, outcome: outcome)
  }

  private static func element(_ test: Case) -> String {
    let start = "    <testcase classname=\"\(escaped(test.className))\" name=\"\(escaped(test.name))\" time=\"\(time(test.seconds))\""
    func inside(_ tag: String, _ type: String?, _ text: String) -> String {
      let type = type.map { " type=\"\(escaped($0))\"" } ?? ""
      return "\(start)><\(tag)\(type) message=\"\(escaped(text))\"/></testcase>\n"
    }
    return switch test.outcome {
    case .passed: "\(start)/>\n"
    case .failure(let type, let text): inside("failure", type, text)
    case .error(let type, let text): inside("error", type, text)
    case .skipped(let why): inside("skipped", nil, why)
    }
  }

  private static func counts(_ cases: [Case]) -> String {
    var (failures, errors, skipped) = (0, 0, 0)
    for test in cases {
      switch test.outcome {
      case .passed: break
      case .failure: failures += 1
      case .error: errors += 1
      case .skipped: skipped += 1
      }
    }
    return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
  }

  private static func time(_ seconds: Double) -> String { String(format: "%.3f", max(0, seconds)) }

  /// Returns text that an attribute can contain. Characters that XML 1.0 does not allow become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x27: result += "&apos;"
      case 0x09, 0x0A, 0x0D: result += "&#\(scalar.value);"
      case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: result.unicodeScalars.append("\u{FFFD}")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
