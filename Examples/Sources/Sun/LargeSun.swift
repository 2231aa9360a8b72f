import Sky
import SwiftUI
import WidgetKit

struct LargeSun: View {
  let entry: SunEntry

  private var crossings: [Crossing] {
    let day = entry.sun.day(of: entry.date)
    return entry.sun.horizonCrossings(from: day.start, to: day.end)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      NextCrossing(entry: entry)
      DayCurve(entry.sun, at: entry.date).frame(minHeight: 90)
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 10, verticalSpacing: 6) {
        ForEach(crossings, id: \.self) { crossing in
          row(crossing.isRise ? "sunrise" : "sunset", crossing.isRise ? SkyWords.sunrise : SkyWords.sunset) { Text(crossing.date, style: .time) }
        }
        row("sun.max", SkyWords.daylight) {
          Text(Duration.seconds(entry.sun.dayLength(on: entry.date)), format: .units(allowed: [.hours, .minutes], width: .narrow))
        }
        Divider().overlay(.white.opacity(0.4)).gridCellUnsizedAxes(.horizontal)
        GridRow(alignment: .center) {
          MoonDisc(entry.moon).frame(width: 34)
          VStack(alignment: .leading, spacing: 0) {
            SkyWords.moon.font(.caption).opacity(0.8)
            entry.moon.name
          }
          VStack(alignment: .trailing, spacing: 0) {
            SkyWords.fullMoon.font(.caption).opacity(0.8)
            Text(Moon.full(after: entry.date), format: .dateTime.day().month(.abbreviated))
          }
          .gridColumnAlignment(.trailing)
        }
      }
      .font(.subheadline.weight(.medium))
      .lineLimit(1)
      .minimumScaleFactor(0.7)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func row(_ symbol: String, _ name: Text, @ViewBuilder value: () -> some View) -> some View {
    GridRow {
      Image(systemName: symbol).frame(width: 34)
      name.frame(maxWidth: .infinity, alignment: .leading)
      value().monospacedDigit()
    }
  }
}
