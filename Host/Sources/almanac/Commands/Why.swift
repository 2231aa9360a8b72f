import ArgumentParser
import Foundation
import Host
import Reports

/// `almanac why`: how one widget stands, and the decisions about it.
struct Why: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain why a widget is or is not fresh.",
    discussion: """
      Says how it stands, when its next chance is and what its budget follows; then
      the last decisions about it, the latest first. INSTANCE is an id as
      `almanac apps` lists it.

      EXAMPLE
        almanac why 3f2a9c
      """)

  @Argument(help: ArgumentHelp("The widget's id.", valueName: "instance"))
  var instance: String
  @Option(help: ArgumentHelp("How many decisions.", valueName: "count"))
  var limit = 12
  @Flag(help: "Print JSON instead of lines for people.")
  var json = false
  @OptionGroup var data: DataOption

  func validate() throws {
    if !(1...1000).contains(limit) { throw ValidationError("--limit is a number from 1 to 1000, not \(limit)") }
  }

  func run() async throws {
    let report = try await data.ask {
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
    print(report.decisions.isEmpty ? "No decision has been taken yet." : "")
    for decision in report.decisions { print("\(Timestamp.string(decision.date))  \(decision.sentence)") }
  }
}

/// One decision as `almanac why --json` prints it: flat, so that a line of jq reads it.
struct WhyReport: Encodable {
  let at: Date
  let trigger: String
  let rule: String
  /// The requirement that the rule implements: an id in `Documentation/Specification.md`.
  let requirement: String
  /// `granted`, `free`, `deferred` or `denied`.
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
