import AlmanacPainter
import AlmanacSimulation
import Foundation
import SwiftUICore
import Testing
import WidgetKit

@testable import WidgetTesting

/// The pictures of Documentation/lints.md, each of a widget with the fault and of the mended one. The rule finds the first and not the second, and the
/// picture shows both. `Scripts/draw-picture lints` records them again.
@Suite(.clockStaysInTask)
@MainActor
struct LintPageTests {
  private static let noon = Date(timeIntervalSince1970: 1_767_614_400 + 12 * 3600)
  /// Whether advice is more than a note, as those are on what only the largest text pushes out.
  private static func isNoHint(_ advice: TimelineAdvice) -> Bool { advice.severity >= .warning }
  private static let tinted = WidgetAppearance(colorScheme: .dark, renderingMode: .accented)

  @Test func `white on white in accented mode`() async throws {
    let (faulty, mended) = (Sample { Card(isBackground: false) }, Sample { Card(isBackground: true) })
    #expect(try await appearanceAdvice(on: faulty).map(\.rule).contains("accentedBlock"))
    #expect(try await appearanceAdvice(on: mended).isEmpty)
    try await expectPage("accentedBlock", faulty, mended, Self.tinted)
  }

  @Test func `text that is cut`() async throws {
    try await expectPage("truncatedText", Sample { Departure(shrinks: false) }, Sample { Departure(shrinks: true) })
    let found = try await contentAdvice(on: Sample { Departure(shrinks: false) })
    #expect(found.contains { $0.rule == "truncatedText" && $0.severity == .warning && $0.finding.contains("Departs in") }, "\(found)")
    #expect(try await contentAdvice(on: Sample { Departure(shrinks: true) }).filter { $0.severity >= .warning }.isEmpty)
  }

  @Test func `a pseudo-locale has longer words with accents, and one is from right to left`() async throws {
    let short = Sample {
      Text("Fine").font(.largeTitle).lineLimit(1).fixedSize(horizontal: false, vertical: true).frame(width: 90).containerBackground(
        .background, for: .widget)
    }
    let found = try await contentAdvice(on: short).filter { !$0.finding.contains("at the text size") }
    #expect(found.map(\.rule) == ["truncatedText", "truncatedText"] && found.allSatisfy { $0.severity == .note }, "\(found)")
    #expect(found[0].finding.contains("“Fîñ") && found[0].finding.contains("in the locale en_XA"), "\(found)")
    #expect(found[1].finding.contains("“Fin") && found[1].finding.contains("in the locale ar_XB"), "\(found)")
  }

  @Test func `a missing container background`() async throws {
    try await expectPage("missingContainerBackground", Sample { Bare(hasBackground: false) }, Sample { Bare(hasBackground: true) })
    #expect(try await contentAdvice(on: Sample { Bare(hasBackground: false) }).filter(Self.isNoHint).map(\.rule) == ["missingContainerBackground"])
    #expect(try await contentAdvice(on: Sample { Bare(hasBackground: true) }).filter(Self.isNoHint).isEmpty)
  }

  @Test func `rows beyond the edge`() async throws {
    let (faulty, mended) = (Sample { Timetable(choosesRows: false) }, Sample { Timetable(choosesRows: true) })
    let found = try await contentAdvice(on: faulty).filter { $0.severity >= .warning }
    #expect(Set(found.map(\.rule)) == ["beyondEdge"] && found.contains { $0.finding.contains("“8:05 Harbour”") }, "\(found)")
    #expect(try await contentAdvice(on: mended).filter { $0.severity >= .warning }.isEmpty)
    try await expectPage("beyondEdge", faulty, mended)
  }

  @Test func `text at the very edge`() async throws {
    let (faulty, mended) = (Sample { Caption(isInside: false) }, Sample { Caption(isInside: true) })
    let found = try await contentAdvice(on: faulty)
    #expect(found.contains { ["beyondEdge", "closeToEdge"].contains($0.rule) && $0.finding.contains("Today") }, "\(found)")
    #expect(try await contentAdvice(on: mended).filter { $0.rule == "closeToEdge" || $0.severity >= .warning }.isEmpty)
    try await expectPage("closeToEdge", faulty, mended)
  }

  @Test func `a symbol without a drawing`() async throws {
    let (faulty, mended) = (Sample { Snowfall(symbol: "clowd.snow") }, Sample { Snowfall(symbol: "cloud.snow") })
    let found = try await contentAdvice(on: faulty).filter { $0.severity >= .warning }
    #expect(found.map(\.rule) == ["unknownSymbol"] && found.allSatisfy { $0.finding.contains("“clowd.snow”") }, "\(found)")
    #expect(try await contentAdvice(on: mended).filter { $0.severity >= .warning }.isEmpty)
    try await expectPage("unknownSymbol", faulty, mended)
  }

  @Test func `links that are too small to tap`() async throws {
    let (faulty, mended) = (Sample([.systemMedium]) { LinkList(isTall: false) }, Sample([.systemMedium]) { LinkList(isTall: true) })
    #expect(try await contentAdvice(on: faulty).map(\.rule).contains("unreachableLink"))
    #expect(try await contentAdvice(on: mended).filter(Self.isNoHint).isEmpty)
    try await expectPage("unreachableLink", faulty, mended)
    let small = try await contentAdvice(on: Sample { LinkList(isTall: true) })
    #expect(small.contains { $0.finding.hasPrefix("a Link does nothing") && $0.finding.contains("FaultyWidgets.swift:") }, "\(small)")
  }

  @Test func `a control without words`() async throws {
    let (faulty, mended) = (Sample([.systemMedium]) { Badge(hasLabel: false) }, Sample([.systemMedium]) { Badge(hasLabel: true) })
    #expect(try await contentAdvice(on: faulty).filter(Self.isNoHint).map(\.rule) == ["missingAccessibilityLabel"])
    #expect(try await contentAdvice(on: mended).filter(Self.isNoHint).isEmpty)
    try await expectPage("missingAccessibilityLabel", faulty, mended)
  }

  @Test func `an image above what every device archives`() async throws {
    #expect(try await contentAdvice(on: Sample { Photograph(pixels: 1024) }).filter(Self.isNoHint).map(\.rule) == ["imageArea"])
    #expect(try await contentAdvice(on: Sample { Photograph(pixels: 384) }).filter(Self.isNoHint).isEmpty)
    try await expectPage("imageArea", Sample { Photograph(pixels: 1024) }, Sample { Photograph(pixels: 384) })
  }

  @Test func `dates that are the same on every device`() async throws {
    let aligned = Sample(policy: { .after(Date(timeIntervalSince1970: (($0.timeIntervalSince1970 + 3600) / 3600).rounded(.down) * 3600)) }) {
      Requests(heights: [0.02, 0.03, 1, 0.05, 0.02, 0.02, 0.03, 0.02])
    }
    let spread = Sample { Requests(heights: [0.16, 0.2, 0.18, 0.22, 0.17, 0.2, 0.19, 0.16]) }
    #expect(try await timelineAdvice(on: aligned).map(\.rule).contains("alignedDates"))
    #expect(try await timelineAdvice(on: spread).filter { $0.rule == "alignedDates" }.isEmpty)
    try await expectPage("alignedDates", aligned, spread)
  }

  @Test func `limits and kinds, as pictures`() async throws {
    try await expectPage(
      "entryBytes", Sample { LimitBar(title: "One entry", share: 0.93, words: "3.9 of 4.2 MB") },
      Sample { LimitBar(title: "One entry", share: 0.2, words: "0.8 of 4.2 MB") })
    try await expectPage(
      "memoryUse", Sample { LimitBar(title: "Memory", share: 0.95, words: "28.4 of 30 MB") },
      Sample { LimitBar(title: "Memory", share: 0.4, words: "12 of 30 MB") })
    try await expectPage("kindRemoved", Sample { Kept(isThere: false) }, Sample { Kept(isThere: true) })
  }

  /// Compares the picture of a lint's section: the widget with the fault over a red line, the mended one over a green line.
  private func expectPage(
    _ rule: String, _ faulty: some Widget, _ mended: some Widget, _ appearance: WidgetAppearance = WidgetAppearance(),
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let left = try await WidgetPicture(of: faulty, appearance: appearance, at: Self.noon, scale: 2)
    let right = try await WidgetPicture(of: mended, appearance: appearance, at: Self.noon, scale: 2)
    let both = try WidgetPicture(LintPicture.pixels(left.pixels, right.pixels, isDark: appearance.renderingMode == .accented))
    let documentation = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Documentation/lints.md").standardizedFileURL
    let recorded = try RecordedPicture("lint-\(rule)", beside: documentation)
    let mode = RecordedPicture.Mode(environment: ProcessInfo.processInfo.environment["RECORD_PICTURES"])
    if let problem = try recorded.compare(both, tolerance: .standard, mode: mode) {
      Issue.record("\(problem.sentence)", sourceLocation: sourceLocation)
    }
  }
}
