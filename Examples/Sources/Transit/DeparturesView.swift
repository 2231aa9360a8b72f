import SwiftUI
import WidgetKit

struct DeparturesView: View {
  let entry: DeparturesEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryInline:
      if let next = entry.departures(1).first {
        Text("\(Image(systemName: next.line.symbol)) \(next.line.rawValue) \(next.date, style: .time)")
      }
    case .accessoryRectangular:
      Grid(alignment: .leading, horizontalSpacing: 6, verticalSpacing: 2) {
        ForEach(entry.departures(3)) { departure in
          GridRow {
            Text(departure.line.rawValue).bold().widgetAccentable()
            Text(departure.line.destination).lineLimit(1).minimumScaleFactor(0.8).frame(maxWidth: .infinity, alignment: .leading)
            Text(departure.date, style: .time).foregroundStyle(.secondary).gridColumnAlignment(.trailing)
          }
        }
      }
      .font(.footnote)
    case .systemSmall:
      VStack(alignment: .leading, spacing: 5) {
        StopTitle(entry: entry)
        FittingDepartures(entry: entry, most: 3, isNarrow: true)
      }
    case .systemLarge:
      VStack(alignment: .leading, spacing: 10) {
        StopTitle(entry: entry)
        Flow(spacing: 5) {
          ForEach(entry.stop.lines) { line in
            Button(intent: StartRide(line: line)) {
              Label {
                Text(line.destination)
              } icon: {
                LineBadge(line: line)
              }.labelStyle(.pill)
            }
            .buttonStyle(.plain)
          }
        }
        Divider()
        FittingDepartures(entry: entry, most: 6)
      }
    default:
      VStack(alignment: .leading, spacing: 5) {
        StopTitle(entry: entry)
        FittingDepartures(entry: entry, most: 3)
      }
    }
  }
}

struct StopTitle: View {
  let entry: DeparturesEntry

  private var inTheNextHour: Int { entry.departures(60).filter { $0.date < entry.date.addingTimeInterval(3600) }.count }

  var body: some View {
    HStack(spacing: 6) {
      Image(.tramFront).resizable().accessibilityHidden(true).scaledToFit().frame(width: 18, height: 18).foregroundStyle(.tram)
      Text(entry.stop.name).font(.subheadline.weight(.semibold)).minimumScaleFactor(0.8).layoutPriority(1)
      Spacer(minLength: 0)
      ViewThatFits(in: .horizontal) {
        Text("\(inTheNextHour) departures in an hour")
        Color.clear.frame(width: 0, height: 0)
      }
      .font(.caption)
      .foregroundStyle(.secondary)
    }
    .lineLimit(1)
  }
}

/// As many departures as fit: fewer with large text.
struct FittingDepartures: View {
  let entry: DeparturesEntry
  let most: Int
  var isNarrow = false

  var body: some View {
    ViewThatFits(in: .vertical) {
      ForEach((1...most).reversed(), id: \.self) { DepartureList(entry: entry, count: $0, isNarrow: isNarrow) }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

struct DepartureList: View {
  let entry: DeparturesEntry
  let count: Int
  var isNarrow = false

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 3) {
      ForEach(entry.departures(count)) { departure in
        GridRow {
          LineBadge(line: departure.line)
          VStack(alignment: .leading, spacing: 0) {
            Text(departure.line.destination).font(.footnote.weight(.semibold))
            if isNarrow { time(departure).font(.caption2) } else { delay(departure).font(.caption2) }
          }
          .lineLimit(1)
          .minimumScaleFactor(0.8)
          .frame(maxWidth: .infinity, alignment: .leading)
          if !isNarrow {
            VStack(alignment: .trailing, spacing: 0) {
              Text(departure.date, style: .time).font(.footnote.weight(.semibold)).monospacedDigit()
              Text(departure.date, style: .relative).font(.caption2).foregroundStyle(.secondary)
            }
            .lineLimit(1)
            .multilineTextAlignment(.trailing)
            .gridColumnAlignment(.trailing)
          }
        }
      }
    }
  }

  private func time(_ departure: Departure) -> some View {
    Text(departure.date, style: .time).foregroundStyle(late(departure) ? .orange : .secondary).monospacedDigit()
  }

  @ViewBuilder private func delay(_ departure: Departure) -> some View {
    if late(departure) {
      Text("\(departure.delay) minutes late").foregroundStyle(.orange)
    } else {
      Text("On time").foregroundStyle(.green)
    }
  }

  private func late(_ departure: Departure) -> Bool { entry.showsDelays && departure.delay > 0 }
}
