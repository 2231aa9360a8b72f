import Foundation
import TestThreads
import Testing

/// `render`, `timeline` and `kinds` against a real extension process.
@Suite(.ownThread) struct RenderTests {
  private static let at = "2026-03-14T09:30:00Z"

  private func isPNG(_ data: Data) -> Bool { data.starts(with: [0x89, 0x50, 0x4e, 0x47]) }

  private func size(_ png: Data) -> [Int] {
    [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func `the size of a picture is points times scale`() throws {
    let command = try CommandLine()
    let app = try command.bundle().path
    let phone = try command.run("render", app, "--kind", "Good", "--family", "systemMedium", "--at", Self.at)
    #expect(phone.status == 0)
    #expect(isPNG(phone.output))
    #expect(size(phone.output) == [1014, 474])
    let other = try command.run("render", app, "--kind", "Good", "--family", "systemSmall", "--device", "320x568", "--scale", "2", "--at", Self.at)
    #expect(size(other.output) == [282, 282])
  }

  @Test func `a place decides the size and the presentation`() throws {
    let command = try CommandLine()
    let app = try command.bundle().path
    func draw(_ options: String...) throws -> Data {
      let drawn = try command.run(["render", app, "--kind", "Good", "--family", "systemSmall", "--at", Self.at] + options)
      #expect(drawn.status == 0, "\(options): \(drawn.errors)")
      return drawn.output
    }
    // 0.8 of the height of the phone's screen, which lies on its side.
    #expect(size(try draw("--place", "standBy")) == [944, 944])
    #expect(size(try draw("--place", "homeScreen")) == [474, 474])
    #expect(size(try draw("--place", "homeScreen", "--device", "ipad-1024x1366")) == [320, 320])
    let night = try draw("--place", "standBy", "--appearance", "night")
    #expect(try night != draw("--place", "standBy"))
    #expect(try draw("--place", "homeScreen", "--appearance", "tinted") != draw("--place", "homeScreen", "--appearance", "dark"))
    #expect(try draw("--mode", "vibrant") != draw("--mode", "vibrant", "--tint", "00FF00"))
    // Without a tint that appearance is the clear one.
    #expect(try draw("--place", "homeScreen", "--appearance", "tinted") == draw("--place", "homeScreen", "--appearance", "clear"))
  }

  @Test(arguments: [
    (["--place", "moon"], "has no place moon; its places: homeScreen, todayView, lockScreen, controlCenter, standBy, carPlay"),
    (["--place", "lockScreen"], "has no systemSmall; places for it: homeScreen, todayView, standBy, carPlay"),
    (["--place", "smartStack"], "has no place smartStack"),
    (["--place", "standBy", "--slot", "middle"], "does not fit into the slot middle of standBy; it fits into: left, right"),
    (["--place", "homeScreen", "--appearance", "night"], "homeScreen has no appearance night; it has: normal, dark, tinted, clear"),
    (["--slot", "left"], "needs --place"), (["--appearance", "night"], "needs --place"), (["--tint", "FF9500"], "no effect in full colour"),
    (["--mode", "accented", "--tint", "orange"], "six hexadecimal digits"), (["--mode", "accented", "--tint", "+F9500"], "six hexadecimal digits"),
  ])
  func `a place that the device or the family lacks is a usage error with those that there are`(options: [String], text: String) throws {
    let command = try CommandLine()
    let outcome = try command.run(["render", try command.bundle().path, "--kind", "Good", "--family", "systemSmall", "--at", Self.at] + options)
    #expect(outcome.status == 64 && outcome.errors.contains(text), "\(outcome.errors)")
    #expect(outcome.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test func `the same command gives the same bytes`() throws {
    let command = try CommandLine()
    let app = try command.bundle().path
    let outputs = try (0..<2).map { _ in
      try command.run("render", app, "--kind", "Clock", "--family", "systemSmall", "--format", "json", "--at", Self.at).output
    }
    #expect(outputs[0] == outputs[1])
    #expect(!outputs[0].isEmpty)
  }

  /// The kind Clock puts the time of its clocks into the widget's URL, which is part of the display list.
  @Test func `the extension's clock shows the instant`() throws {
    let command = try CommandLine()
    let list = try command.run("render", try command.bundle().path, "--kind", "Clock", "--family", "systemSmall", "--format", "json", "--at", Self.at)
    #expect(list.text.contains("1773480600"))
  }

  @Test func `the output goes to a file`() throws {
    let command = try CommandLine()
    let file = command.folder.appendingPathComponent("w.svg")
    let drawn = try command.run(
      "render", try command.bundle().path, "--kind", "Good", "--family", "systemSmall", "--format", "svg", "-o", file.path)
    #expect(drawn.status == 0)
    #expect(drawn.output.isEmpty)
    #expect(try String(contentsOf: file, encoding: .utf8).contains("<svg"))
  }

  @Test func `the mask clips the corners`() throws {
    let command = try CommandLine()
    let app = try command.bundle().path
    let cut = try command.run("render", app, "--kind", "Good", "--family", "systemSmall", "--at", Self.at)
    let whole = try command.run("render", app, "--kind", "Good", "--family", "systemSmall", "--at", Self.at, "--mask", "off")
    #expect(cut.output != whole.output)
  }

  @Test(arguments: ["Crash", "Refuses", "Empty"])
  func `the snapshot replaces the timeline of a failing provider`(kind: String) throws {
    let command = try CommandLine()
    let drawn = try command.run("render", try command.bundle().path, "--kind", kind, "--family", "systemSmall")
    // A script notices that the picture is not the timeline's.
    #expect(drawn.status == 69, "\(drawn.errors)")
    #expect(isPNG(drawn.output))
    #expect(drawn.errors.hasPrefix("almanac: ") && drawn.errors.contains("snapshot"), "\(drawn.errors)")
  }

  @Test func `the timeline in JSON`() throws {
    let command = try CommandLine()
    let outcome = try command.run("timeline", try command.bundle().path, "--kind", "Good", "--family", "systemSmall", "--now", Self.at, "--json")
    #expect(outcome.errors == "")
    let expected = """
      {
        "diagnostics" : [

        ],
        "entries" : [
          {
            "date" : "2026-03-14T09:00:00Z",
            "nextUpdate" : null,
            "relevance" : null
          },
          {
            "date" : "2026-03-14T10:00:00Z",
            "nextUpdate" : null,
            "relevance" : null
          },
          {
            "date" : "2026-03-14T11:00:00Z",
            "nextUpdate" : null,
            "relevance" : null
          }
        ],
        "family" : "systemSmall",
        "kind" : "Good",
        "policy" : {
          "type" : "never"
        }
      }

      """
    #expect(outcome.text == expected)
    let lines = try command.run("timeline", try command.bundle("Other").path, "--kind", "Good", "--family", "systemSmall", "--now", Self.at)
    #expect(lines.text == "2026-03-14T09:00:00Z\n2026-03-14T10:00:00Z\n2026-03-14T11:00:00Z\nreload: only on request\n")
  }

  @Test func `kinds in JSON`() throws {
    let command = try CommandLine()
    let outcome = try command.run("kinds", try command.bundle().path)
    let kinds = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [[String: Any]])
    let good = try #require(kinds.first)
    #expect(good["kind"] as? String == "Good")
    #expect(good["displayName"] as? String == "Good")
    #expect(good["description"] as? String == "What Good does")
    #expect(good["families"] as? [String] == ["systemSmall", "systemMedium", "systemExtraLarge"])
    #expect(good["configuration"] as? String == "static")
    #expect((good["parameters"] as? [[String: Any]])?.first?["name"] as? String == "a")
    let plain = try #require(kinds.first { $0["kind"] as? String == "Static" })
    #expect((plain["parameters"] as? [Any])?.isEmpty == true)
  }

  @Test func `drawing installs nothing`() throws {
    let command = try CommandLine()
    _ = try command.run("render", try command.bundle().path, "--kind", "Good", "--family", "systemSmall")
    #expect(try command.run("apps", "--json").text == "[\n\n]\n")
  }
}
