import Foundation
import TestThreads
import Testing

@testable import almanac

/// The file `almanac-check.json`: what it may say, and what is said about its faults.
@Suite(.ownThread) struct CheckFileTests {
  private func read(_ text: String) throws -> CheckFile {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("check-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    return try CheckFile.read(file)
  }

  private func expectRefused(_ text: String, _ words: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    do {
      _ = try read(text)
      Issue.record("it was accepted", sourceLocation: sourceLocation)
    } catch {
      for word in words { #expect("\(error)".contains(word), "\(error)", sourceLocation: sourceLocation) }
    }
  }

  @Test func `an empty object means the defaults`() throws { #expect(try read("{}") == CheckFile()) }

  @Test func `every key is read`() throws {
    let file = try read(
      """
      { "date": "2026-07-01T12:00:00Z", "kinds": ["A"], "families": ["systemSmall"], "places": ["homeScreen"], "appearances": ["tinted"],
        "schemes": ["dark"], "states": ["redacted"], "locales": ["de_DE", "en_XA"], "textSizes": ["accessibility3"], "devices": ["iphone-430x932"],
        "scale": 1, "tolerance": "exact", "pictures": "Goldens", "release": "kinds.json", "failOn": "note", "days": 2, "behavior": "eink-panel",
        "skip": [{"rule": "truncatedText", "kind": "A", "reason": "names are long"}], "maximumReloadsPerDay": 12, "maximumStaleMinutes": 30 }
      """)
    #expect(file.kinds == ["A"] && file.schemes == [.dark] && file.states == [.redacted] && file.textSizes == ["accessibility3"])
    #expect(file.tolerance.name == "exact" && file.pictures == "Goldens" && file.release == "kinds.json" && file.failOn == .note)
    #expect(file.days == 2 && file.skip.map(\.rule) == ["truncatedText"] && file.maximumReloadsPerDay == 12 && file.scale == 1)
  }

  @Test func `a fault is named with what would be right`() {
    expectRefused("{\n\"kidns\": []}", ":2: unknown key kidns", "known are: appearances")
    expectRefused(#"{"date": "noon"}"#, "noon is not an instant")
    expectRefused(#"{"families": ["huge"]}"#, "there is no family huge", "systemSmall")
    expectRefused(#"{"devices": ["nokia"]}"#, "there is no device nokia")
    expectRefused(#"{"places": ["roof"]}"#, "there is no place roof", "homeScreen")
    expectRefused(#"{"tolerance": "much"}"#, "exact, standard, loose")
    expectRefused(#"{"skip": [{"rule": "noRule", "reason": "x"}]}"#, "there is no rule noRule", "truncatedText")
    expectRefused(#"{"skip": [{"rule": "truncatedText", "reason": " "}]}"#, "say in reason why")
    expectRefused(#"{"pictures": "../elsewhere"}"#, "inside the package")
    expectRefused(#"{"release": "/etc/passwd"}"#, "inside the package")
    expectRefused(#"{"days": 400}"#, "1.0 to 31.0")
    expectRefused("not json at all: [", "check-")
    expectRefused(String(repeating: " ", count: 300_000) + "{}", "larger than 256 KiB")
  }
}
