import Foundation

/// Widths of lines by weight.
extension SymbolDrawing {
  /// The width of a symbol's lines in em at the weights 100, 200, … 900.
  ///
  /// Regular is the ring of `arrow.clockwise.circle` in 28 points, 2.33 points wide (home-assistant/iOS, WidgetsSnapshot,
  /// energyWidgetNoConnectionSystemMediumSnapshot). Semibold is `arrow.clockwise` in 9 points, 0.99 points wide (WidgetCalendarSnapshot). The others
  /// follow the stems of the system font's replacement by the power that these two have.
  private static let lineWidths = [0.0361, 0.0546, 0.0695, 0.0833, 0.0970, 0.1096, 0.1217, 0.1329, 0.1437]

  /// Returns the width of lines at a weight of 100…900, in units of the icons' square.
  static func lineWidth(for weight: Int) -> Double {
    let place = min(max(Double(weight) / 100 - 1, 0), Double(lineWidths.count - 1))
    let index = min(Int(place), lineWidths.count - 2)
    let em = lineWidths[index] + (lineWidths[index + 1] - lineWidths[index]) * (place - Double(index))
    return em / emPerUnit
  }

  /// Returns the icon style whose lines are nearest to those of a weight of 100…900.
  static func face(for weight: Int) -> IconTable.Face {
    let width = lineWidth(for: weight)
    let faces: [IconTable.Face] = [.thin, .light, .regular, .bold]
    return faces.min { abs(lineWidth($0) - width) < abs(lineWidth($1) - width) } ?? .regular
  }

  /// The width of an icon style's lines in units of its square; those of the filled style are cut out of areas.
  static func lineWidth(_ face: IconTable.Face) -> Double {
    switch face {
    case .thin: 8
    case .light: 12
    case .bold: 24
    case .regular, .fill: 16
    }
  }

  /// Gives an icon the lines of the symbol's weight after it was scaled. Lines of small parts are up to a fifth thinner, as in the system's symbols.
  ///
  /// - Parameter width: the width of the icon's lines before it was scaled.
  func weighted(_ icon: Outline, width: Double, scale: Double) -> Outline {
    let wanted = lineWidth * min(max(scale, 0.8), 1)
    let margin = min(max((wanted - width * scale) / 2, -2.5), 3.5)
    return abs(margin) < 0.05 ? icon : icon.grown(by: margin)
  }

  /// Gives a filled icon of the set the symbol's weight after it was scaled: its edge is where the line of the plain form ends, and what is cut out of it
  /// is as much wider or narrower as a line.
  func weightedArea(_ icon: Outline, scale: Double) -> Outline {
    let margin = min(max((lineWidth - Self.lineWidth(for: 400)) / 2 * min(scale, 1), -2.5), 3.5)
    guard abs(margin) >= 0.05 else { return icon }
    var (areas, holes) = (Outline(), Outline())
    // An oriented outline's areas are positive, its holes negative.
    for contour in icon.contours {
      if Outline.area(contour.flattened) > 0 { areas.contours.append(contour) } else { holes.contours.append(contour) }
    }
    return areas.grown(by: margin) + holes.reversed.grown(by: margin).reversed
  }
}
