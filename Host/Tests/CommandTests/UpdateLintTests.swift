import AlmanacWireSchema
import Foundation
import TestThreads
import Testing

@testable import almanac

/// The advice of `almanac lint --since` on what an update takes from people who have widgets (Specification B4).
@Suite(.ownThread) struct UpdateLintTests {
  private func kind(_ name: String, _ change: (inout KindDescription) -> Void = { _ in }) -> KindDescription {
    .with {
      ($0.kind, $0.displayName, $0.families) = (name, "The \(name)", [.systemSmall, .systemLarge])
      $0.parameters = [
        .with { ($0.name, $0.type, $0.number.maximum) = ("days", "int", 7) },
        .with { parameter in
          (parameter.name, parameter.type) = ("unit", "enum")
          parameter.options = ["metric", "imperial"].map { name in .with { $0.identifier = name } }
        },
      ]
      change(&$0)
    }
  }

  private func rules(_ old: [KindDescription], _ new: [KindDescription]) -> [String] {
    UpdateLint(old: old, new: new).reports.flatMap(\.advice).map(\.rule)
  }

  @Test func `an update that only adds gets no advice`() {
    let new = kind("A") {
      $0.families.append(.systemMedium)
      $0.parameters.append(.with { $0.name = "more" })
      $0.parameters[1].options.append(.with { $0.identifier = "more" })
      $0.parameters[0].number.maximum = 9
    }
    #expect(rules([kind("A")], [new, kind("B")]).isEmpty)
  }

  @Test func `what an update takes away is named`() {
    #expect(rules([kind("A"), kind("B")], [kind("A")]) == ["kindRemoved"])
    #expect(rules([kind("A")], [kind("B") { $0.displayName = "The A" }]) == ["kindRenamed"])
    #expect(rules([kind("A")], [kind("A") { $0.families = [.systemSmall] }]) == ["familyRemoved"])
    #expect(rules([kind("A")], [kind("A") { $0.parameters.removeFirst() }]) == ["parameterRemoved"])
    #expect(rules([kind("A")], [kind("A") { $0.parameters[0].type = "double" }]) == ["parameterRetyped"])
    #expect(rules([kind("A")], [kind("A") { $0.parameters[1].options.removeLast() }]) == ["choiceRemoved"])
    #expect(rules([kind("A")], [kind("A") { $0.parameters[0].number.maximum = 5 }]) == ["rangeNarrowed"])
  }

  @Test func `two builds are compared by the command`() throws {
    let command = try CommandLine()
    let (old, new) = (try command.bundle("Old"), try command.bundle("New"))
    try "2".write(to: new.appendingPathComponent("version"), atomically: true, encoding: .utf8)
    let outcome = try command.run("lint", new.path, "--since", old.path, "--kind", "Form")
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.text.contains("Form: warning parameterRemoved: The parameter title of Form is gone or has another name."), "\(outcome.text)")
    #expect(outcome.text.contains("Form: warning choiceRemoved: The parameter unit of Form has no choice imperial any more."))
    try "3".write(to: new.appendingPathComponent("version"), atomically: true, encoding: .utf8)
    let gone = try command.run("lint", new.path, "--since", old.path, "--json", "--fail-on", "never", "--kind", "Form")
    #expect(gone.status == 0 && gone.text.contains("\"rule\" : \"kindRemoved\""), "\(gone.text)\(gone.errors)")
  }
}
