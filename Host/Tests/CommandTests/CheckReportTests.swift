import AlmanacPainter
import AlmanacSimulation
import Foundation
import TestThreads
import Testing

@testable import almanac

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The reports of `almanac check`: JUnit XML, Markdown and HTML. What a widget says is text in all of them.
@Suite(.ownThread) struct CheckReportTests {
  private static let hostile = "</testcase><script>alert(1)</script>\" onload=\"x\" ]]> & \u{1b}[31m | `x` [a](javascript:b) @everyone\n# h"

  private func png(_ blue: UInt8) throws -> Data {
    try Painter.png(PixelBuffer(width: 4, height: 4, bytes: (0..<16).flatMap { _ in [blue, 0, 0, 255] }))
  }

  private func result(_ words: String = "Forecast") throws -> CheckResult {
    var result = CheckResult(app: words, date: Date(timeIntervalSince1970: 1_773_480_600), tolerance: .standard)
    let states: [CheckResult.Picture.State] = [
      .equal, .different("9 of 16 pixels differ", recorded: try png(0), difference: try png(9)), .missing, .unreadable(words), .fault(words),
    ]
    result.pictures = try states.enumerated().map { index, state in
      CheckResult.Picture(
        name: "\(words)/systemSmall/\(index)", kind: words, family: "systemSmall", title: words, state: state, png: try png(UInt8(index)), width: 2,
        height: 2)
    }
    let advice = TimelineAdvice(rule: "truncatedText", severity: .warning, finding: words, reason: words, fix: words)
    result.advice = [
      CheckResult.Advice(kind: words, family: "systemSmall", advice: advice, fails: true),
      CheckResult.Advice(kind: words, family: "systemSmall", advice: advice, skipped: words, fails: false),
    ]
    result.complaints = [words]
    result.fonts = words
    result.unused = [words]
    return result
  }

  @Test(arguments: ["Forecast", hostile]) func `JUnit XML has the usual structure, whatever a widget says`(words: String) throws {
    let document = try XMLDocument(data: JUnitReport(result: try result(words)).xml())
    let root = try #require(document.rootElement())
    #expect(root.name == "testsuites")
    func number(_ element: XMLElement, _ name: String) throws -> Int {
      try #require(element.attribute(forName: name)?.stringValue.flatMap { Int($0) })
    }
    var (tests, failures, errors, skipped) = (0, 0, 0, 0)
    let suites = root.elements(forName: "testsuite")
    #expect(suites.count == 3 && root.children?.count { $0.kind == .element } == 3)
    for suite in suites {
      let cases = suite.elements(forName: "testcase")
      #expect(try number(suite, "tests") == cases.count)
      for test in cases {
        #expect(test.attribute(forName: "name") != nil && test.attribute(forName: "classname") != nil && test.attribute(forName: "time") != nil)
        #expect(test.children?.allSatisfy { ["failure", "error", "skipped"].contains($0.name ?? "") } ?? true)
      }
      tests += cases.count
      failures += cases.count { !$0.elements(forName: "failure").isEmpty }
      errors += cases.count { !$0.elements(forName: "error").isEmpty }
      skipped += cases.count { !$0.elements(forName: "skipped").isEmpty }
    }
    #expect(tests == 8 && failures == 4 && errors == 1 && skipped == 1)
    #expect(try number(root, "tests") == tests && number(root, "failures") == failures && number(root, "errors") == errors)
  }

  @Test func `HTML has no markup of a widget, and no script but its own`() throws {
    let page = String(decoding: CheckPage(result: try result(Self.hostile)).html(), as: UTF8.self)
    #expect(page.components(separatedBy: "<script").count == 2)
    #expect(!page.contains("\" onload=\"") && !page.contains("</testcase>"))
    #expect(page.contains("script-src 'sha256-") && page.contains("default-src 'none'"))
    #expect(!page.contains("http://") && !page.contains("https://"))
  }

  @Test func `HTML shows a difference in three versions and under a slider`() throws {
    let result = try result()
    let page = String(decoding: CheckPage(result: result).html(), as: UTF8.self)
    for data in [try png(0), try png(1), try png(9)] { #expect(page.contains(data.base64EncodedString())) }
    #expect(page.contains("class=\"slider\"") && page.contains("9 of 16 pixels differ"))
    #expect(page == String(decoding: CheckPage(result: result).html(), as: UTF8.self))
  }

  @Test func `Markdown keeps what a widget says as text on one line`() throws {
    let summary = String(decoding: MarkdownSummary(result: try result(Self.hostile)).text(), as: UTF8.self)
    let lines = summary.split(separator: "\n")
    #expect(!summary.contains("<script") && !summary.contains("[a](") && !summary.contains("@everyone") && !summary.contains("\u{1b}"))
    // The heading that the widget wrote is not one.
    #expect(lines.count { $0.hasPrefix("# ") } == 0)
    for line in lines where line.hasPrefix("|") { #expect([3, 5].contains(line.count { $0 == "|" }), "\(line)") }
  }

  @Test func `the most serious finding decides the exit code`() throws {
    var result = try result()
    #expect(result.verdict == .widget)
    result.pictures.removeAll(where: \.isFault)
    #expect(result.verdict == .pictures)
    result.pictures.removeAll(where: \.isDifferent)
    #expect(result.verdict == .advice)
    result.advice[0].fails = false
    #expect(result.verdict == .passed)
    result.weekFaults = ["it reloaded too often"]
    #expect(result.verdict == .advice)
    result.buildFailure = "it does not build"
    #expect(result.verdict == .build)
    let document = try XMLDocument(data: JUnitReport(result: result).xml())
    #expect(document.rootElement()?.elements(forName: "testsuite").first?.elements(forName: "testcase").first?.elements(forName: "error").count == 1)
  }

  @Test func `names of files cannot leave the folder and are not too long`() {
    #expect(CheckMatrix.fileName("../../etc") == "_2e._2f.._2fetc")
    #expect(CheckMatrix.fileName("Wetter ☀") == "Wetter_20_e2_98_80")
    #expect(CheckMatrix.fileName(String(repeating: "k", count: 255)).utf8.count < 110)
    #expect(CheckMatrix.fileName("") == "_")
  }
}
