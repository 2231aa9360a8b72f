import Foundation
import SwiftUICore
import Testing
import WidgetKit

@testable import WidgetTesting

/// Pictures in tests.
@Suite(.clockStaysInTask)
@MainActor
struct PictureTests {
  static let noon = ProvidedTimelineTests.noon

  @Test func `a widget is painted in its family, scheme and redaction`() async throws {
    let small = WidgetPlacement(.systemSmall)
    let light = try await WidgetPicture(of: ForecastWidget(), on: small, at: Self.noon, scale: 1)
    #expect(light.width == 158 && light.height == 158)
    let dark = try await WidgetPicture(of: ForecastWidget(), on: small, appearance: WidgetAppearance(colorScheme: .dark), at: Self.noon, scale: 1)
    let hidden = try await WidgetPicture(of: ForecastWidget(), on: small, appearance: WidgetAppearance(redaction: .privacy), at: Self.noon, scale: 1)
    let accented = try await WidgetPicture(
      of: ForecastWidget(), on: small, appearance: WidgetAppearance(renderingMode: .accented), at: Self.noon, scale: 1)
    #expect(Set([light, dark, hidden, accented].map(\.png)).count == 4)
    // The container's blue, which accented mode leaves out.
    #expect(light.pixel(x: 79, y: 10)?.blue ?? 0 > 200 && light.pixel(x: 79, y: 10)?.alpha == 255)
    #expect(accented.pixel(x: 79, y: 10)?.alpha == 0)
    #expect(light.pixel(x: 158, y: 0) == nil)
    let medium = try await WidgetPicture(of: ForecastWidget(), on: WidgetPlacement(.systemMedium), at: Self.noon, scale: 1)
    #expect(medium.width > 300)
    #expect(light.diagnostics.isEmpty, "\(light.diagnostics)")
  }

  @Test func `the entry of the instant is current, whenever the timeline was requested`() async throws {
    let now = try await WidgetPicture(of: ForecastWidget(), at: Self.noon, scale: 1)
    let later = try await WidgetPicture(of: ForecastWidget(), at: Self.noon + 2 * 3600, requestedAt: Self.noon, scale: 1)
    let view = try await WidgetPicture(
      of: ForecastView(entry: ForecastEntry(date: Self.noon, degrees: 2)).containerBackground(.blue, for: .widget), on: WidgetPlacement(.systemSmall),
      at: Self.noon, scale: 1)
    #expect(now.png != later.png)
    #expect(later.png == view.png)
  }

  @Test func `pictures are compared with recorded ones`() async throws {
    expectPicture(try await WidgetPicture(of: ForecastWidget(), at: Self.noon, scale: 2), named: "forecast")
    expectPicture(
      try await WidgetPicture(
        of: ForecastWidget(), on: WidgetPlacement(.systemSmall, locale: "ar_EG", dynamicTypeSize: .accessibility1),
        appearance: WidgetAppearance(colorScheme: .dark),
        at: Self.noon, scale: 2), named: "forecast-ar-dark-large")
  }

  @Test func `a difference is measured, drawn and reported with what to do`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("Tests/Mine"), withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    let test = folder.appendingPathComponent("Tests/Mine/Tests.swift")
    let light = try await WidgetPicture(of: ForecastWidget(), at: Self.noon, scale: 1)
    let dark = try await WidgetPicture(of: ForecastWidget(), appearance: WidgetAppearance(colorScheme: .dark), at: Self.noon, scale: 1)
    let large = try await WidgetPicture(of: ForecastWidget(), at: Self.noon, scale: 2)
    let expected = try RecordedPicture("night/forecast", beside: test)

    let missing = try #require(try expected.compare(light, tolerance: .standard, mode: .compare)?.sentence)
    #expect(missing.contains("there is no recorded picture at \(folder.path)/Tests/Mine/Pictures/night/forecast.png"))
    #expect(missing.contains("RECORD_PICTURES=missing swift test"))
    #expect(try expected.compare(light, tolerance: .standard, mode: .recordMissing) == nil)
    #expect(try expected.compare(light, tolerance: .exact, mode: .compare) == nil)
    // An existing picture is recorded again only if all are.
    let difference = try #require(try expected.compare(dark, tolerance: .standard, mode: .recordMissing))
    let differs = difference.sentence
    #expect(differs.contains("pixels differ by more than 2.3 ΔE*ab, by up to 100.0, between ("), "\(differs)")
    let painted = "\(folder.path)/.build/pictures/Mine/night/forecast"
    #expect(differs.contains("\(painted).png") && differs.contains("\(painted).difference.png"))
    #expect(difference.attachments.map(\.name) == ["night-forecast.recorded.png", "night-forecast.painted.png", "night-forecast.difference.png"])
    #expect(difference.attachments[0].png == light.png && difference.attachments[1].png == dark.png)
    #expect(FileManager.default.contents(atPath: "\(painted).png") == dark.png)
    #expect(FileManager.default.contents(atPath: "\(painted).difference.png")?.count ?? 0 > 100)
    #expect(try expected.compare(dark, tolerance: PictureTolerance(colorDifference: 300, share: 0), mode: .compare) == nil)
    #expect(
      try expected.compare(large, tolerance: .standard, mode: .compare)?.sentence.contains("316 × 316 pixels, the recorded one 158 × 158") == true)
    #expect(try expected.compare(dark, tolerance: .standard, mode: .recordAll) == nil)
    #expect(try expected.compare(dark, tolerance: .exact, mode: .compare) == nil)
    try Data("no picture".utf8).write(to: expected.file)
    #expect(try expected.compare(dark, tolerance: .standard, mode: .compare)?.sentence.contains("is not a PNG picture") == true)
    #expect(throws: WidgetTestError.self) { try RecordedPicture("../elsewhere", beside: test) }
  }

  @Test func `other fonts are reported with every difference, and equal ones are not`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let test = folder.appendingPathComponent("Tests.swift")
    let light = try await WidgetPicture(of: ForecastWidget(), at: Self.noon, scale: 1)
    let dark = try await WidgetPicture(of: ForecastWidget(), appearance: WidgetAppearance(colorScheme: .dark), at: Self.noon, scale: 1)
    let expected = try RecordedPicture("noon", beside: test)
    #expect(try expected.compare(light, tolerance: .standard, mode: .recordAll) == nil)
    let fonts = folder.appendingPathComponent("Pictures/fonts.txt")
    let recorded = try String(contentsOf: fonts, encoding: .utf8)
    #expect(recorded.contains("\ninter "), "\(recorded)")
    #expect(try expected.compare(dark, tolerance: .standard, mode: .compare)?.sentence.contains("fonts of this machine") == false)
    try Data(recorded.replacingOccurrences(of: "\ninter ", with: "\ninter 1").utf8).write(to: fonts)
    #expect(try expected.compare(dark, tolerance: .standard, mode: .compare)?.sentence.contains("fonts of this machine") == true)
    #expect(try expected.compare(light, tolerance: .standard, mode: .compare) == nil)
  }

  @Test func `a picture file that is too long is refused by name`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let expected = try RecordedPicture("noon", beside: folder.appendingPathComponent("Tests.swift"))
    try FileManager.default.createDirectory(at: expected.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(count: 9 << 20).write(to: expected.file)
    let picture = try await WidgetPicture(of: ForecastWidget(), at: Self.noon, scale: 1)
    #expect(try expected.compare(picture, tolerance: .standard, mode: .compare)?.sentence.contains("more than 8388608 bytes") == true)
  }
}
