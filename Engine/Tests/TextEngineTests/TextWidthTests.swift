import AlmanacWireSchema
import Testing

@testable import AlmanacTextEngine

/// The system font's replacement is as wide as Apple's font, so that lines break where they do on a device.
@Suite struct TextWidthTests {
  /// A line, its font, and the width of its ink in a picture that Apple's SwiftUI drew at 3×, in points.
  struct Line: CustomTestStringConvertible, Sendable {
    let text: String
    let size: Double
    let weight: UInt32
    let apple: Double
    var family = ""
    var hasMonospacedDigits = false
    var testDescription: String { "\(text), \(size) points, \(weight)" }
  }

  /// From the pictures of home-assistant/iOS, commit d722d78 (WidgetsSnapshot, WidgetCalendarSnapshot, RectangularComplicationSnapshot,
  /// HALiveActivitySnapshot).
  static let lines = [
    Line(text: "No connection available, review your Home", size: 13, weight: 400, apple: 259.33),
    Line(text: "Assistant URL configuration", size: 13, weight: 400, apple: 167.00),
    Line(text: "No energy dashboard configured", size: 13, weight: 400, apple: 197.67),
    Line(text: "Electricity total", size: 11, weight: 400, apple: 77.00),
    Line(text: "Updated 2m ago", size: 11, weight: 400, apple: 85.33),
    Line(text: "Temperature", size: 11, weight: 400, apple: 65.33),
    Line(text: "Production", size: 11, weight: 400, apple: 55.33),
    Line(text: "Peak 4.2 kW", size: 11, weight: 400, apple: 63.00),
    Line(text: "Subtitle 0", size: 11, weight: 400, apple: 49.00),
    Line(text: "Subtitle 0", size: 12, weight: 400, apple: 52.67),
    Line(text: "Subtitle 0", size: 13, weight: 400, apple: 56.67),
    Line(text: "Charging paused", size: 17, weight: 400, apple: 127.33),
    Line(text: "Calendar event 1", size: 12, weight: 600, apple: 96.00),
    Line(text: "Calendar event 2", size: 12, weight: 600, apple: 98.33),
    Line(text: "Living Room", size: 11, weight: 600, apple: 64.67),
    Line(text: "Humidity", size: 11, weight: 600, apple: 47.67),
    Line(text: "Title 0", size: 12, weight: 600, apple: 36.00),
    Line(text: "Title 0", size: 13, weight: 600, apple: 38.67),
    Line(text: "€ -0,49", size: 15, weight: 600, apple: 52.33),
    Line(text: "MON", size: 11, weight: 800, apple: 26.00),
    Line(text: "25:00", size: 11, weight: 400, apple: 29.33, hasMonospacedDigits: true),
    Line(text: "25:00", size: 13, weight: 400, apple: 34.33, hasMonospacedDigits: true),
    Line(text: "2:20:13", size: 13, weight: 400, apple: 46.33, hasMonospacedDigits: true),
    Line(text: "25:00", size: 20, weight: 500, apple: 52.33, hasMonospacedDigits: true),
    Line(text: "40%", size: 12, weight: 600, apple: 26.33, hasMonospacedDigits: true),
    Line(text: "40%", size: 13, weight: 600, apple: 28.33, hasMonospacedDigits: true),
    Line(text: "40%", size: 17, weight: 600, apple: 36.67, hasMonospacedDigits: true),
  ]

  /// From the pictures of stadiamaps/ferrostar, commit 918a186, apple/Tests/FerrostarSwiftUITests (ManeuverInstructionViewTests, InstructionsViewTests,
  /// OffRouteBannerViewTests, TripProgressViewTests, SpeedLimitViewTests, NavigationUIBannerViewTests, NavigationUIButtonTests, CurrentRoadViewTests).
  static let navigationLines = [
    Line(text: "Turn Right on Road Ave.", size: 20, weight: 400, apple: 206.67),
    Line(text: "Merge Left", size: 20, weight: 400, apple: 93.00),
    Line(text: "Links einfädeln", size: 20, weight: 400, apple: 127.67),
    Line(text: "Links einfädeln", size: 22, weight: 400, apple: 138.67),
    Line(text: "150\u{a0}m", size: 28, weight: 400, apple: 72.67),
    Line(text: "15\u{a0}mi", size: 28, weight: 400, apple: 61.33),
    Line(text: "150\u{a0}m", size: 28, weight: 700, apple: 78.33),
    Line(text: "Return to the Route", size: 22, weight: 700, apple: 196.33),
    Line(text: "You are off route, a re-route may", size: 22, weight: 700, apple: 329.00),
    Line(text: "be underway but you may also be", size: 22, weight: 700, apple: 338.00),
    Line(text: "able to return to the route if you", size: 22, weight: 700, apple: 319.00),
    Line(text: "have no data.", size: 22, weight: 700, apple: 133.67),
    Line(text: "144h 40m", size: 22, weight: 700, apple: 103.67),
    Line(text: "882\u{a0}mi", size: 22, weight: 700, apple: 70.33),
    Line(text: "1:00\u{202f}AM", size: 22, weight: 700, apple: 80.33),
    Line(text: "12:23\u{202f}AM", size: 22, weight: 700, apple: 92.33),
    Line(text: "50", size: 22, weight: 700, apple: 26.00),
    Line(text: "80", size: 22, weight: 700, apple: 27.00),
    Line(text: "62", size: 22, weight: 700, apple: 26.00),
    Line(text: "No Location Available", size: 17, weight: 400, apple: 160.67),
    Line(text: "Something Useful", size: 17, weight: 400, apple: 133.33),
    Line(text: "Start Navigation", size: 17, weight: 400, apple: 120.33),
    Line(text: "Sesame Street", size: 16, weight: 700, apple: 109.33),
    Line(text: "Speed", size: 12, weight: 700, apple: 36.00),
    Line(text: "Limit", size: 12, weight: 700, apple: 27.67),
    Line(text: "mph", size: 11, weight: 700, apple: 22.33),
    Line(text: "Arrival", size: 15, weight: 400, apple: 42.00),
    Line(text: "Duration", size: 15, weight: 400, apple: 56.33),
    Line(text: "Distance", size: 15, weight: 400, apple: 57.67),
  ]

  /// Lines of the same pictures with what the replacement draws unlike SF: a slash, dots, a 1 among other digits, an f before a t.
  static let unlikeLines = [
    Line(text: "500\u{a0}ft", size: 28, weight: 400, apple: 72.33),
    Line(text: "400\u{a0}ft", size: 22, weight: 700, apple: 63.00),
    Line(text: "100", size: 22, weight: 700, apple: 37.67),
    Line(text: "Rerouting...", size: 17, weight: 400, apple: 85.00),
    Line(text: "km/h", size: 11, weight: 700, apple: 25.67),
    Line(text: "km/hr", size: 11, weight: 700, apple: 30.67),
    Line(text: "mi/hr", size: 11, weight: 700, apple: 27.33),
  ]

  /// From the pictures that a watch drew at 2×, in caption2: home-assistant/iOS, RectangularComplicationWatchSnapshot.
  static let watchLines = [
    ("Living Room", 600, 81.0), ("Solar", 600, 34.5), ("Humidity", 600, 61.0), ("Bedroom", 600, 59.0), ("Front Door", 600, 70.5),
    ("Battery", 600, 49.5), ("Temperature", 400, 83.5), ("Updated 2m ago", 400, 106.0), ("Production", 400, 71.0), ("Peak 4.2 kW", 400, 77.5),
    ("Bathroom", 400, 62.5), ("All quiet", 400, 53.0), ("Locked", 400, 44.0),
  ].map { Line(text: $0.0, size: 14, weight: UInt32($0.1), apple: $0.2, family: "SF Compact") }

  @Test(arguments: lines + navigationLines + largeLines) func `a line is as wide as in Apple's picture: within 1 % or a pixel`(_ line: Line) {
    let ours = ink(of: line)
    #expect(abs(ours - line.apple) <= max(line.apple / 100, 1.0 / 3), "Apple's is \(line.apple) points wide, this \(ours)")
  }

  @Test(arguments: unlikeLines + unlikeLargeLines) func `a line with unlike characters is within 3 %`(_ line: Line) {
    let ours = ink(of: line)
    #expect(abs(ours - line.apple) <= line.apple * 0.03, "Apple's is \(line.apple) points wide, this \(ours)")
  }

  /// Its letters differ more from those of the replacement than those of SF Pro do.
  @Test(arguments: [400, 600]) func `lines of the watch's font are as wide as Apple's on average: within 1 %, each within 3.5 %`(weight: UInt32) {
    let ratios = Self.watchLines.filter { $0.weight == weight }.map { ink(of: $0) / $0.apple }
    #expect(ratios.count > 5 && ratios.allSatisfy { abs($0 - 1) < 0.035 }, "\(ratios)")
    #expect(abs(ratios.reduce(0, +) / Double(ratios.count) - 1) < 0.01, "\(ratios)")
  }

  @Test(arguments: [13.0, 20, 28, 60], [UInt32(300), 400, 500, 700, 900])
  func `monospaced digits have one width`(size: Double, weight: UInt32) {
    for family in ["", "SF Compact"] {
      let widths = ["11:11", "00:00", "47:28"].map { text in
        var run = run(text, size: size, weight: weight, family: family)
        run.font.monospacedDigits = true
        return layout([run]).width
      }
      #expect(widths.max()! - widths.min()! < 0.01, "\(widths)")
    }
  }

  /// The width from the left end of the first letter's ink to the right end of the last one's.
  private func ink(of line: Line) -> Double {
    var run = run(line.text, size: line.size, weight: line.weight, family: line.family)
    run.font.monospacedDigits = line.hasMonospacedDigits
    let text = layout([run]).lines[0]
    var box = Outline.Box()
    for glyphs in TextEngine.current.shape(text).glyphRuns {
      for glyph in glyphs.glyphs {
        let shape = glyphs.font.contours(of: UInt32(glyph.index)).box
        guard shape.width > 0 else { continue }
        box.include(Outline.Point(x: glyph.x + shape.minX, y: 0))
        box.include(Outline.Point(x: glyph.x + shape.maxX, y: 0))
      }
    }
    return box.width
  }
}
