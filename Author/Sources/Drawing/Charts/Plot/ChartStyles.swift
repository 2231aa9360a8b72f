import SwiftUICore

/// The appearance of a chart's marks, by their values.
struct ChartStyles {
  let foreground: ForegroundScale
  let symbols: VisualScale<AnyChartSymbolShape>
  let lines: VisualScale<StrokeStyle>
  let sizes: SymbolSizeScale

  init(_ marks: [Mark], settings: ChartSettings) {
    foreground = ForegroundScale(marks.compactMap(\.style.colorValue), settings: settings.foreground, colors: settings.foregroundColors)
    symbols = VisualScale(
      marks.compactMap(\.style.symbolValue), settings: settings.symbols,
      defaults: BasicChartSymbolShape.sequence.map { AnyChartSymbolShape($0) })
    lines = VisualScale(marks.compactMap(\.style.lineValue), settings: settings.lines, defaults: LineStyles.sequence)
    sizes = SymbolSizeScale(marks.compactMap(\.style.symbolSizeValue), settings: settings.symbolSizes)
  }

  func style(of mark: Mark) -> AnyShapeStyle {
    mark.style.foreground ?? mark.style.colorValue.flatMap(foreground.style) ?? AnyShapeStyle(ForegroundScale.palette[0])
  }
  /// Returns the mark's own stroke, or that of its group; nil leaves it to the kind of mark.
  func stroke(of mark: Mark) -> StrokeStyle? { mark.style.stroke ?? mark.style.lineValue.flatMap(lines.visual) }
  /// Returns the symbol of the mark's points; nil if the author sets none.
  func symbol(of mark: Mark) -> MarkSymbol? { mark.style.symbol ?? mark.style.symbolValue.flatMap(symbols.visual).map { .shape($0) } }
  func symbolSize(of mark: Mark) -> MarkSymbolSize? { mark.style.symbolSize ?? mark.style.symbolSizeValue.flatMap(sizes.area).map { .area($0) } }
}
