import Foundation
import TestThreads
import Testing

/// The advice of `almanac lint` on how widgets are drawn, against a real extension process.
@Suite(.ownThread) struct LintTests {
  @Test func `content that vanishes in accented mode is named with view and line`() throws {
    let command = try CommandLine()
    let outcome = try command.run("lint", try command.bundle().path, "--kind", "Flat")
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(
      outcome.text.contains(
        "Flat systemSmall: warning accentedBlock: the symbol heart.fill in CardView (Test/Card.swift:12) is not visible in the appearance tinted and clear, "
          + "because Rectangle fills the widget with the same flat colour."), "\(outcome.text)")
    #expect(outcome.text.contains("fix: Move the area into containerBackground(for: .widget)"))
    // One piece of advice for each family that a place of some device has, however many places have it.
    #expect(outcome.text.components(separatedBy: "accentedBlock").count - 1 == 3)
  }

  @Test func `advice on drawing is part of the JSON, without a number of timelines`() throws {
    let command = try CommandLine()
    let outcome = try command.run("lint", try command.bundle().path, "--kind", "Flat", "--json", "--fail-on", "never")
    #expect(outcome.status == 0)
    let reports = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [[String: Any]])
    #expect(reports.count == 4 && reports[0]["timelines"] is Int && reports[1]["timelines"] == nil)
    #expect(reports.dropFirst().map { $0["family"] as? String } == ["systemSmall", "systemMedium", "systemExtraLarge"])
  }

  @Test func `a widget that is visible everywhere gets no advice on its drawing`() throws {
    let command = try CommandLine()
    let outcome = try command.run("lint", try command.bundle().path, "--kind", "Good")
    #expect(!outcome.text.contains("accented") && !outcome.text.contains("vibrant"), "\(outcome.text)")
  }
}
