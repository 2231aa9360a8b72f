import WireSchema
import Foundation
import Painter

/// A chart as a file. Equal charts give equal bytes.
public struct ChartPicture: Sendable {
  public enum Format: String, Sendable, CaseIterable { case svg, png }

  public let chart: any ReloadChart
  /// In points.
  public var width: Double
  public var isDark: Bool
  /// Whether the chart has its own background, or is transparent.
  public var hasGround: Bool
  /// Pixels per point of a PNG.
  public var scale: Double

  /// The range of widths, in points; the text does not fit in a narrower chart.
  public static let widths = 280.0...2000.0
  /// The maximum height of a picture, in points.
  public static let maxHeight = 12_000.0

  public init(_ chart: any ReloadChart, width: Double = 760, isDark: Bool = false, hasGround: Bool = true, scale: Double = 2) {
    self.chart = chart
    self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
    self.isDark = isDark
    self.hasGround = hasGround
    self.scale = scale
  }

  /// - Throws: ``ChartError`` if the chart is too high, `PainterError` if memory is short.
  public func data(_ format: Format) throws -> Data {
    let list = chart.displayList(width: width)
    guard list.size.height <= Self.maxHeight else { throw ChartError.tooHigh(points: Int(list.size.height), limit: Int(Self.maxHeight)) }
    var presentation = Presentation(colorScheme: isDark ? .dark : .light)
    if !hasGround { presentation.background = .removed }
    // A chart has no content that changes with the clock.
    let job = PaintJob(list: list, presentation: presentation, date: Date(timeIntervalSince1970: 0), scale: scale)
    switch format {
    case .png: return try Painter.png(job)
    case .svg: return Self.described(try Painter.svg(job), title: chart.title, summary: chart.summary)
    }
  }

  /// The document with a title and a description, which assistive technology reads.
  static func described(_ document: Data, title: String, summary: String) -> Data {
    let text = String(decoding: document, as: UTF8.self)
    guard let tag = text.range(of: "<svg"), let end = text.range(of: ">", range: tag.upperBound..<text.endIndex) else { return document }
    let words = "\n<title id=\"title\">\(escaped(title))</title>\n<desc id=\"description\">\(escaped(summary))</desc>"
    let head = text[..<tag.upperBound] + " role=\"img\" aria-labelledby=\"title description\"" + text[tag.upperBound..<end.upperBound]
    return Data((head + words + shortened(text[end.upperBound...])).utf8)
  }

  /// The drawing with numbers rounded to 0.01, which makes it a third smaller without a visible difference.
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
  static func escaped(_ words: String) -> String {
    var text = ""
    for scalar in words.unicodeScalars {
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

public enum ChartError: Error, Equatable, Sendable, CustomStringConvertible {
  case tooHigh(points: Int, limit: Int)

  public var description: String {
    switch self {
    case .tooHigh(let points, let limit):
      "the chart would be \(points) points high and \(limit) is the limit; choose one widget with --instance or one day with --day"
    }
  }
}
