import AlmanacProfiles
import Foundation
import Testing

@testable import AlmanacScheduler

/// Decisions are records that explain themselves (Specification C11).
@Suite struct DecisionTests {
  @Test func `a day's decisions read as sentences`() {
    var harness = Harness()
    harness.now = Date(timeIntervalSince1970: 1_763_683_200)
    harness.add()
    harness.answer(entries: [0], .after(harness.now + 7200))
    harness.pass(60)
    harness.request()
    harness.tick(after: 240)
    harness.fail("a", .deadline)
    #expect(
      harness.decisions.map(\.sentence) == [
        "Reloaded free of charge (the widget was added): a widget's first timeline is immediate and free.",
        "Not reloaded yet (its timeline sets a date for the next one): policy after allows a new timeline from that date on, not before. "
          + "Next chance: 2025-11-21 02:00:00 UTC.",
        "Not reloaded yet (its app requested it): its last reload was too recent. Next chance: 2025-11-21 00:05:00 UTC.",
        "Reloaded (its app requested it): the reload was due and the budget allowed it. Budget 16.5 → 15.5.",
        "Not reloaded yet (its app requested it): the attempt failed; the last timeline stays and the request is kept. "
          + "Deadline: exited on signal 11. Next chance: \(harness.decisions.last!.clockOfNext).",
      ])
  }

  @Test func `a decision round-trips through JSON under the documented names`() throws {
    var harness = Harness.ready()
    harness.pass(1000)
    harness.request()
    let decision = try #require(harness.decisions.last)
    let data = try JSONEncoder().encode(decision)
    #expect(try JSONDecoder().decode(Decision.self, from: data) == decision)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(Set(object.keys) == ["id", "at", "instance", "trigger", "rule", "row", "outcome", "budgetBefore", "budgetAfter", "sentence"])
    #expect(object["trigger"] as? String == "request.app")
    #expect(object["outcome"] as? String == "granted")
  }

  @Test func `decisions are numbered without a gap`() {
    var harness = Harness.ready(entries: [0, 60], .atEnd)
    for _ in 0..<20 {
      harness.run(for: 400)
      harness.answer(entries: [0, 60], .atEnd)
    }
    #expect(harness.decisions.map(\.id) == Array(1...UInt64(harness.decisions.count)))
  }

  @Test func `every reason has one name, which no other has`() {
    let reasons: [ReloadReason] =
      [.firstTimeline, .configurationChanged, .timelineEnded, .systemChoice, .policyDate, .policyNever, .appUpdated]
      + EnvironmentKey.allCases.map { .environmentChanged($0) }
      + ReloadOrigin.allCases.flatMap { [.requested(by: $0, foreground: true), .requested(by: $0, foreground: false)] }
    for reason in reasons { #expect(ReloadReason(reason.description) == reason) }
    #expect(Set(reasons.map(\.description)).count == reasons.count)
    #expect(ReloadReason("policy.sometimes") == nil)
  }

  @Test func `every rule has a name of its own and a requirement of the specification`() {
    #expect(Set(ReloadRules.all.map(\.name)).count == ReloadRules.all.count)
    for rule in ReloadRules.all { #expect(rule.requirement.wholeMatch(of: /[A-E][0-9]{1,2}/) != nil) }
  }

  @Test func `every value of the profile has a meaning and a source`() throws {
    let entries = Profiles.reload.entries
    var all = try #require(try JSONSerialization.jsonObject(with: JSONEncoder().encode(ReloadProfile.standard)) as? [String: Any])
    // Those of stacks have a file of their own.
    all["stacks"] = nil
    let values = try #require(all as? [String: Double])
    #expect(Set(entries.keys) == Set(values.keys))
    for (name, entry) in entries {
      #expect(entry.value == values[name])
      #expect(!entry.meaning.isEmpty && !entry.source.isEmpty && !entry.unit.isEmpty, "\(name)")
    }
  }
}

extension Decision {
  fileprivate var clockOfNext: String {
    next!.ISO8601Format().replacing("T", with: " ").replacing("Z", with: " UTC")
  }
}
