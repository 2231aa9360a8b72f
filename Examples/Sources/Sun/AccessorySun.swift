import Sky
import SwiftUI
import WidgetKit

/// A 24-hour dial with noon at the top: daylight is an arc, and the sun is the hand.
struct DayDial: View {
  let entry: SunEntry

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      Canvas { context, size in
        let radius = min(size.width, size.height) / 2 - 5
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        let day = entry.sun.day(of: entry.date)
        func angle(_ date: Date) -> Angle { .degrees(date.timeIntervalSince(day.start) / day.duration * 360 + 90) }
        func arc(_ start: Date, _ end: Date) -> Path {
          Path { $0.addArc(center: center, radius: radius, startAngle: angle(start), endAngle: angle(end), clockwise: false) }
        }
        context.stroke(arc(day.start, day.end), with: .color(.primary.opacity(0.25)), lineWidth: 5)
        var rise = day.start
        for crossing in entry.sun.horizonCrossings(from: day.start, to: day.end) {
          if !crossing.isRise { context.stroke(arc(rise, crossing.date), with: .color(.primary.opacity(0.8)), lineWidth: 5) }
          rise = crossing.date
        }
        let now = angle(entry.date).radians
        let hand = CGPoint(x: center.x + radius * cos(now), y: center.y + radius * sin(now))
        context.fill(Path(ellipseIn: CGRect(x: hand.x - 5, y: hand.y - 5, width: 10, height: 10)), with: .color(.primary))
      }
      .widgetAccentable()
      VStack(spacing: -2) {
        Image(systemName: NextCrossing.symbol(entry)).font(.system(size: 13))
        if let next = entry.next {
          Text(next.date, style: .time).font(.system(size: 12, weight: .semibold, design: .rounded)).minimumScaleFactor(0.5).lineLimit(1)
        }
      }
      .padding(.horizontal, 12)
    }
  }
}

struct RectangularSun: View {
  let entry: SunEntry

  var body: some View {
    HStack(spacing: 8) {
      VStack(alignment: .leading, spacing: 0) {
        Label {
          Text(entry.sun.place.name)
        } icon: {
          Image(systemName: NextCrossing.symbol(entry))
        }
        .font(.headline)
        .widgetAccentable()
        NextCrossing.name(entry)
        if let next = entry.next { Text(next.date, style: .time).foregroundStyle(.secondary) }
      }
      .lineLimit(1)
      .minimumScaleFactor(0.7)
      Spacer(minLength: 0)
      MoonDisc(entry.moon).frame(width: 38)
    }
  }
}

#if os(watchOS)
  /// The corner of a watch face: the moon, and the time until the next sunrise or sunset along the bezel.
  struct CornerSun: View {
    let entry: SunEntry

    var body: some View {
      MoonDisc(entry.moon)
        .padding(4)
        .widgetLabel {
          if let next = entry.next {
            Gauge(value: share(until: next.date)) {
              Text(entry.sun.place.name)
            } currentValueLabel: {
              Text(next.date, style: .time)
            } minimumValueLabel: {
              Text(Image(systemName: next.isRise ? "moon.fill" : "sun.max.fill"))
            } maximumValueLabel: {
              Text(next.date, style: .time)
            }
            .tint(Gradient(colors: next.isRise ? [.indigo, .orange] : [.yellow, .indigo]))
          } else {
            NextCrossing.name(entry)
          }
        }
    }

    /// The elapsed fraction of the time between the previous sunrise or sunset and `next`, 0 to 1.
    private func share(until next: Date) -> Double {
      let before = entry.sun.horizonCrossings(from: next.addingTimeInterval(-86400), to: entry.date).last?.date ?? entry.date
      return entry.date.timeIntervalSince(before) / max(1, next.timeIntervalSince(before))
    }
  }
#endif
