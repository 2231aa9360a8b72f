import Testing
import WireSchema

@testable import TextEngine

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

  /// From the pictures that a watch drew at 2×, in caption2: home-assistant/iOS, RectangularComplicationWatchSnapshot.
  static let watchLines = [
    ("Living Room", 600, 81.0), ("Solar", 600, 34.5), ("Humidity", 600, 61.0), ("Bedroom", 600, 59.0), ("Front Door", 600, 70.5),
    ("Battery", 600, 49.5), ("Temperature", 400, 83.5), ("Updated 2m ago", 400, 106.0), ("Production", 400, 71.0), ("Peak 4.2 kW", 400, 77.5),
    ("Bathroom", 400, 62.5), ("All quiet", 400, 53.0), ("Locked", 400, 44.0),
  ].map { Line(text: $0.0, size: 14, weight: UInt32($0.1), apple: $0.2, family: "SF Compact") }

  @Test(arguments: lines) func `a line is as wide as in Apple's picture: within 1 % or a pixel`(_ line: Line) {
    let ours = ink(of: line)
    #expect(abs(ours - line.apple) <= max(line.apple / 100, 1.0 / 3), "Apple's is \(line.apple) points wide, this \(ours)")
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
