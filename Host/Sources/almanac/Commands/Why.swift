import ArgumentParser
import Foundation
import Host
import Reports

/// `almanac why`: explains a widget's freshness and lists the decisions about it.
struct Why: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain why a widget is fresh or stale.",
    discussion: """
      Prints whether the widget is fresh, when it can reload next and how its budget
      is determined, then the latest decisions about it, newest first. INSTANCE is an
      id from almanac apps.

      EXAMPLE
        almanac why forecast-3f2a9
      """)

  @Argument(help: ArgumentHelp("The widget's id, from almanac apps.", valueName: "instance"))
  var instance: String
  @Option(help: ArgumentHelp("The number of decisions.", valueName: "count"))
  var limit = 12
  @Flag(help: "Print the decisions as JSON.")
  var json = false
  @OptionGroup var data: DataOption

  func validate() throws {
    if !(1...1000).contains(limit) { throw ValidationError("--limit must be a number from 1 to 1000; got \(limit)") }
  }

  func run() async throws {
    let report = try await data.perform {
      try await $0.why(instance, limit: limit)
    } otherwise: {
      FreshnessReport(try await $0.why(instance, limit: limit))
    }
    if json {
      print(String(decoding: try StableJSON.encode(report.decisions.map(WhyReport.init), pretty: true), as: UTF8.self))
      return
    }
    print(report.sentences.freshness)
    print(report.sentences.budget)
    if let location = report.sentences.location { print(location) }
    if let stack = report.sentences.stack { print(stack) }
    print(report.decisions.isEmpty ? "There is no decision yet." : "")
    for decision in report.decisions { print("\(Timestamp.string(decision.date))  \(decision.sentence)") }
  }
}

/// One decision in the output of `almanac why --json`: a flat object, which jq can query easily.
struct WhyReport: Encodable {
  let at: Date
  let trigger: String
  let rule: String
  /// The requirement that the rule implements: an id in `Documentation/Specification.md`.
  let requirement: String
  /// `granted`, `free`, `deferred`, `denied` or `rotated`.
  let outcome: String
  let budgetBefore: Double
  let budgetAfter: Double
  @ExplicitNull var next: Date?
  let sentence: String

  init(_ decision: DecisionReport) {
    at = decision.date
    trigger = decision.trigger
    rule = decision.rule
    requirement = decision.requirement
    outcome = decision.outcome
    budgetBefore = decision.budget.before
    budgetAfter = decision.budget.after
    _next = ExplicitNull(wrappedValue: decision.next)
    sentence = decision.sentence
  }
}
