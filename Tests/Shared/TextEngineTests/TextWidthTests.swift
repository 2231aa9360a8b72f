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
  ]

  @Test(arguments: lines) func `a line is as wide as in Apple's picture: within 1 % or a pixel`(_ line: Line) {
    let ours = ink(of: line)
    #expect(abs(ours - line.apple) <= max(line.apple / 100, 1.0 / 3), "Apple's is \(line.apple) points wide, this \(ours)")
  }

  /// The width from the left end of the first letter's ink to the right end of the last one's.
  private func ink(of line: Line) -> Double {
    let text = layout([run(line.text, size: line.size, weight: line.weight)]).lines[0]
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
