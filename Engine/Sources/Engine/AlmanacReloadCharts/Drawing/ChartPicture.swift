import AlmanacPainter
import AlmanacWireSchema
import Foundation

/// A chart to write to a file. Equal charts give equal bytes.
public struct ChartPicture: Sendable {
  /// The file's format; the raw value is the file name's extension.
  public enum Format: String, Sendable, CaseIterable {
    /// An SVG 1.1 drawing with the chart's title and summary for assistive technology.
    case svg
    /// A PNG picture.
    case png
  }

  /// The chart to draw.
  public let chart: any ReloadChart
  /// The width in points. Default: 760.
  public var width: Double
  /// Whether the chart has dark colours. Default: false.
  public var isDark: Bool
  /// Whether the chart has its own background; otherwise it is transparent. Default: true.
  public var hasBackground: Bool
  /// Pixels per point of a PNG. Default: 2.
  public var scale: Double

  /// The range of widths, in points; the text would not fit in a narrower chart.
  public static let widths = 280.0...2000.0
  /// The maximum height of a picture, in points.
  public static let maxHeight = 12_000.0

  /// Creates a picture; clamps the width to ``widths``.
  public init(_ chart: any ReloadChart, width: Double = 760, isDark: Bool = false, hasBackground: Bool = true, scale: Double = 2) {
    self.chart = chart
    self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
    self.isDark = isDark
    self.hasBackground = hasBackground
    self.scale = scale
  }

  /// Draws the chart and returns the contents of the file.
  ///
  /// - Throws: ``ChartError`` if the chart is too high, `PainterError` if the scale is out of range or memory is short.
  public func data(_ format: Format) throws -> Data {
    let list = chart.displayList(width: width)
    guard list.size.height <= Self.maxHeight else { throw ChartError.tooHigh(points: Int(list.size.height), limit: Int(Self.maxHeight)) }
    var presentation = Presentation(colorScheme: isDark ? .dark : .light)
    if !hasBackground { presentation.background = .removed }
    // A chart has no content that changes with the clock.
    let job = PaintJob(list: list, presentation: presentation, date: Date(timeIntervalSince1970: 0), scale: scale)
    switch format {
    case .png: return try Painter.png(job)
    case .svg: return Self.described(try Painter.svg(job), title: chart.title, summary: chart.summary)
    }
  }

  /// Adds a title and a description, which assistive technology reads, to an SVG document.
  static func described(_ document: Data, title: String, summary: String) -> Data {
    let text = String(decoding: document, as: UTF8.self)
    guard let tag = text.range(of: "<svg"), let end = text.range(of: ">", range: tag.upperBound..<text.endIndex) else { return document }
    let metadata = "\n<title id=\"title\">\(escaped(title))</title>\n<desc id=\"description\">\(escaped(summary))</desc>"
    let head = text[..<tag.upperBound] + " role=\"img\" aria-labelledby=\"title description\"" + text[tag.upperBound..<end.upperBound]
    return Data((head + metadata + shortened(text[end.upperBound...])).utf8)
  }

  /// Cuts the numbers of a drawing to two decimals, which makes it a third smaller without a visible difference.
  private static func shortened(_ drawing: Substring) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(drawing.utf8.count)
    // The number of digits since the decimal point; nil outside a fraction.
    var decimals: Int?
    var isAfterDigit = false
    for byte in drawing.utf8 {
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      if isDigit, let count = decimals {
        decimals = count + 1
        if count < 2 { bytes.append(byte) }
      } else {
        decimals = byte == UInt8(ascii: ".") && isAfterDigit ? 0 : nil
        bytes.append(byte)
      }
      isAfterDigit = isDigit
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Escapes text for XML; characters that XML forbids become spaces.
  static func escaped(_ string: String) -> String {
    var text = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n": text += "\n"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": text += " "
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

/// Why a chart was not drawn.
public enum ChartError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The chart would be higher than ``ChartPicture/maxHeight``.
  case tooHigh(points: Int, limit: Int)

  public var description: String {
    switch self {
    case .tooHigh(let points, let limit):
      "the chart would be \(points) points high and \(limit) is the limit; choose one widget with --instance or one day with --day"
    }
  }
}
