import SwiftUI

/// The last weeks as a grid: one row per week, one column per weekday.
struct WeekGrid: View {
  let weeks: [[DayMark]]
  var hasHeading = false
  @Environment(\.habitColor) private var color

  var body: some View {
    Grid(horizontalSpacing: 4, verticalSpacing: 4) {
      if hasHeading {
        GridRow {
          ForEach(weeks.last ?? [], id: \.self) { day in
            Text(day.date, format: .dateTime.weekday(.narrow)).font(.caption2.weight(.semibold)).foregroundStyle(.secondary)
          }
        }
      }
      ForEach(weeks, id: \.self) { week in
        GridRow {
          ForEach(week, id: \.self) { day in
            RoundedRectangle(cornerRadius: 4)
              .fill(day.isDone == true ? AnyShapeStyle(color.gradient) : AnyShapeStyle(.quaternary))
              .opacity(day.isDone == nil ? 0.35 : 1)
          }
        }
      }
    }
  }
}

/// Many weeks on a canvas: one column per week, with the months above.
struct HeatMap: View {
  let weeks: [[DayMark]]
  @Environment(\.habitColor) private var color
  @Environment(\.layoutDirection) private var direction
  @Environment(\.locale) private var locale

  var body: some View {
    Canvas { context, size in
      let heading = 14.0
      let step = min(size.width / Double(max(1, weeks.count)), (size.height - heading) / 7)
      let spread = size.width / Double(max(1, weeks.count))
      var labelled = -Double.infinity
      for (column, week) in weeks.enumerated() {
        let start = Double(column) * spread
        for (row, day) in week.enumerated() {
          guard let isDone = day.isDone else { continue }
          let square = CGRect(x: place(start, step, size), y: heading + Double(row) * step, width: step, height: step).insetBy(dx: 1, dy: 1)
          let shading: GraphicsContext.Shading = isDone ? .color(color) : .color(.secondary.opacity(0.2))
          context.fill(Path(roundedRect: square, cornerRadius: step / 4), with: shading)
        }
        // Draws a month's name above the week of its first day, unless it would overlap the previous name.
        guard let first = week.first(where: { Calendar.current.component(.day, from: $0.date) == 1 }), start - labelled > 34 else { continue }
        let name = context.resolve(
          Text(first.date, format: .dateTime.month(.abbreviated).locale(locale)).font(.system(size: 9)).foregroundStyle(.secondary))
        let width = name.measure(in: size).width
        guard start + width <= size.width else { continue }
        context.draw(name, in: CGRect(x: place(start, width, size), y: 0, width: width, height: heading))
        labelled = start
      }
    }
    .accessibilityHidden(true)
  }

  /// The x position of something `width` wide that begins `start` points after the leading edge. A canvas has its origin on the left in every
  /// language.
  private func place(_ start: Double, _ width: Double, _ size: CGSize) -> Double {
    direction == .rightToLeft ? size.width - start - width : start
  }
}
