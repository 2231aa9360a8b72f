import SwiftUICore

/// Lists the colours, symbols and dashes of the groups.
nonisolated struct ChartLegend: View {
  /// One group in the legend.
  struct Entry {
    let name: String
    let style: AnyShapeStyle
    var symbol: AnyChartSymbolShape?
    var stroke: StrokeStyle?
  }
  let entries: [Entry]
  /// The colours of a gradient of numbers, and its marked values with their places, from 0 to 1.
  let gradient: (marks: [(text: String, place: CGFloat)], colors: [Color])?
  let isColumn: Bool

  /// Returns nil if no style distinguishes marks.
  init?(_ styles: ChartStyles, locale: Locale, isColumn: Bool) {
    let (colors, symbols, lines) = (
      styles.foreground.continuous == nil ? styles.foreground.groups.names : [], styles.symbols.names, styles.lines.names
    )
    // If colour, symbol and dash distinguish the same groups, one entry shows all of them.
    var entries: [Entry] = colors.map { name in
      Entry(
        name: name, style: styles.foreground.groups.visual(named: name) ?? AnyShapeStyle(ForegroundScale.palette[0]),
        symbol: styles.symbols.visual(named: name), stroke: styles.lines.visual(named: name))
    }
    let grey = AnyShapeStyle(Color.gray)
    for name in symbols where !colors.contains(name) {
      entries.append(Entry(name: name, style: grey, symbol: styles.symbols.visual(named: name), stroke: styles.lines.visual(named: name)))
    }
    for name in lines where !colors.contains(name) && !symbols.contains(name) {
      entries.append(Entry(name: name, style: grey, stroke: styles.lines.visual(named: name)))
    }
    gradient = styles.foreground.continuous.flatMap { continuous in
      guard case .continuous(let low, let high, let isDate) = continuous.scale.kind else { return nil }
      let values: [Double]
      let step = continuous.scale.automaticStep
      if let step, !isDate {
        values = NumberTicks.multiples(of: step, from: low, to: high)
      } else {
        values = [low, high]
      }
      let marks = values.compactMap { number in
        let value: _ChartValue = isDate ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number)
        return continuous.scale.fraction(of: value).map { place in
          let detail = step ?? NumberTicks.roundStep(high - low, count: 100)
          let text =
            isDate ? Self.text(number, span: high - low, locale) : NumberTicks.text(number, step: detail, locale: locale, isPadded: step != nil)
          return (text: text, place: place)
        }
      }
      return (GradientBar.fitting(marks), continuous.colors)
    }
    self.entries = entries
    self.isColumn = isColumn
    if entries.isEmpty, gradient == nil { return nil }
  }

  /// Returns a date with the time alone if all dates are within a day.
  private static func text(_ seconds: Double, span: Double, _ locale: Locale) -> String {
    let style: Date.FormatStyle = span > 0 && span < 86_400 ? .dateTime.hour().minute() : .dateTime.day().month(.abbreviated).year()
    return style.locale(locale).format(Date(timeIntervalSinceReferenceDate: seconds))
  }

  @MainActor var body: some View {
    let layout = isColumn ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(LegendFlow())
    layout {
      if let gradient {
        VStack(alignment: .leading, spacing: 0) {
          LinearGradient(colors: gradient.colors, startPoint: .leading, endPoint: .trailing).frame(height: GradientBar.height)
          ZStack(alignment: .topLeading) {
            ForEach(0..<gradient.marks.count) { index in
              let mark = gradient.marks[index]
              VStack(spacing: 2) {
                Rectangle().fill(HierarchicalShapeStyle.quaternary).frame(width: 1, height: GradientBar.tick)
                label(mark.text)
              }
              .alignmentGuide(.leading) { $0[HorizontalAlignment.center] - mark.place * GradientBar.width }
            }
          }
        }
        .frame(width: GradientBar.width)
        .padding(.leading, GradientBar.margin(gradient.marks.first?.text))
        .padding(.trailing, GradientBar.margin(gradient.marks.last?.text))
      }
      ForEach(0..<entries.count) { index in
        HStack(spacing: 4) {
          swatch(entries[index])
          label(entries[index].name)
        }
      }
    }
  }

  private func label(_ text: String) -> some View {
    Text(verbatim: text).font(.caption2).foregroundStyle(HierarchicalShapeStyle.secondary).lineLimit(1)
  }

  @ViewBuilder private func swatch(_ entry: Entry) -> some View {
    if let symbol = entry.symbol {
      SymbolSwatch(symbol: symbol).fill(entry.style).frame(width: 10, height: 10)
    } else if let stroke = entry.stroke {
      LineSwatch().stroke(entry.style, style: stroke).frame(width: 20, height: 8)
    } else {
      Circle().fill(entry.style).frame(width: 8, height: 8)
    }
  }
}

/// The bar of a gradient of numbers, in points (Documentation/Fidelity.md).
private enum GradientBar {
  static let width: CGFloat = 120
  static let height: CGFloat = 12
  static let tick: CGFloat = 4
  /// The width of a digit of the labels, rounded up: 11 points of the system's font.
  private static let digit: CGFloat = 7

  /// Returns the space for the half of a label at an end of the bar.
  static func margin(_ text: String?) -> CGFloat { max(8, CGFloat(text?.count ?? 0) * digit / 2) }

  /// Returns the marks whose labels fit below the bar: all of them, or those at the ends.
  static func fitting(_ marks: [(text: String, place: CGFloat)]) -> [(text: String, place: CGFloat)] {
    guard let first = marks.first, let last = marks.last, marks.count > 2 else { return marks }
    let widest = CGFloat(marks.map(\.text.count).max() ?? 0) * digit
    return widest <= width / CGFloat(marks.count - 1) ? marks : [first, last]
  }
}

private struct SymbolSwatch: Shape {
  let symbol: AnyChartSymbolShape
  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height) * 0.8
    return symbol.path(at: CGPoint(x: rect.midX, y: rect.midY), area: side * side * 0.8)
  }
}

private struct LineSwatch: Shape {
  func path(in rect: CGRect) -> Path {
    Path {
      $0.move(to: CGPoint(x: rect.minX, y: rect.midY))
      $0.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

/// Lays out the entries one after another, in as many rows as necessary.
private struct LegendFlow: Layout {
  private static let spacing = CGSize(width: 12, height: 4)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    arrange(proposal.width ?? .infinity, subviews).size
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, place) in zip(subviews, arrange(bounds.width, subviews).places) {
      subview.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: ProposedViewSize(width: bounds.width, height: nil))
    }
  }

  private func arrange(_ width: CGFloat, _ subviews: Subviews) -> (size: CGSize, places: [CGPoint]) {
    var (x, y, rowHeight, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let places = subviews.map { subview -> CGPoint in
      let size = subview.sizeThatFits(ProposedViewSize(width: width.isFinite ? width : nil, height: nil))
      if x > 0, x + size.width > width + 0.01 { (x, y, rowHeight) = (0, y + rowHeight + Self.spacing.height, 0) }
      defer {
        x += size.width + Self.spacing.width
        rowHeight = max(rowHeight, size.height)
        widest = max(widest, x - Self.spacing.width)
      }
      return CGPoint(x: x, y: y)
    }
    return (CGSize(width: widest, height: y + rowHeight), places)
  }
}
