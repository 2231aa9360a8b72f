import ActivityKit
import SwiftUI
import TransitRide
import WidgetKit

extension RideAttributes {
  init(line: Line) { self.init(number: line.rawValue) }

  /// The line of the ride; the command may name one that the timetable does not have.
  var line: Line { Line(rawValue: number) ?? .tram2 }

  /// What the app shows of the line.
  var url: URL? { URL(string: "transit://line/\(number)") }
}

/// A ride under way, on the lock screen and in the Dynamic Island.
struct RideActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { context in
      RideView(context: context)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .activityBackgroundTint(nil)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label {
            Text(context.attributes.line.rawValue)
          } icon: {
            Image(systemName: context.attributes.line.symbol)
          }
          .font(.headline)
          .foregroundStyle(context.attributes.line.color)
          .padding(.leading, 4)
        }
        DynamicIslandExpandedRegion(.center) {
          Text(context.attributes.line.destination).font(.subheadline.weight(.semibold)).lineLimit(1)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Countdown(until: context.state.arrival).font(.headline).frame(maxWidth: 60)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(spacing: 4) {
            RouteLine(line: context.attributes.line, next: context.state.next)
            RideControls(context: context)
          }
          .padding(.top, 4)
        }
      } compactLeading: {
        Label {
          Text(context.attributes.line.rawValue)
        } icon: {
          Image(systemName: context.attributes.line.symbol)
        }
        .font(.footnote.weight(.bold))
        .foregroundStyle(context.attributes.line.color)
      } compactTrailing: {
        Countdown(until: context.state.arrival).font(.footnote).frame(maxWidth: 44)
      } minimal: {
        Image(systemName: context.attributes.line.symbol).font(.system(size: 15)).foregroundStyle(context.attributes.line.color)
      }
      .widgetURL(context.attributes.url)
      .keylineTint(context.attributes.line.color)
    }
    .supplementalActivityFamilies([.small])
  }
}

struct RideView: View {
  let context: ActivityViewContext<RideAttributes>

  @Environment(\.activityFamily) private var family

  var body: some View {
    switch family {
    case .small: SmallRideView(context: context)
    default: LargeRideView(context: context)
    }
  }
}

/// In the Smart Stack of a watch, and on the dashboard of a car, where the buttons rest.
struct SmallRideView: View {
  let context: ActivityViewContext<RideAttributes>

  private var line: Line { context.attributes.line }

  var body: some View {
    VStack(spacing: 5) {
      HStack(spacing: 6) {
        LineBadge(line: line)
        Text(line.destination).font(.system(size: 13, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.7)
        Spacer(minLength: 0)
        Countdown(until: context.state.arrival).font(.system(size: 13)).lineLimit(1).minimumScaleFactor(0.8).frame(width: 38)
      }
      HStack {
        if let url = URL(string: "transit://timetable/\(context.attributes.number)") {
          Link("Timetable", destination: url).font(.system(size: 12, weight: .semibold)).lineLimit(1).foregroundStyle(line.color)
        }
        Spacer(minLength: 4)
        Button(intent: NextStop(ride: context.activityID)) {
          Image(systemName: "forward.fill")
            .font(.system(size: 12, weight: .semibold))
            .foregroundStyle(line.color)
            .frame(width: 44, height: 24)
            .background(line.color.opacity(0.25), in: .capsule)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Next Stop")
      }
    }
    .padding(.horizontal, 12)
    .dynamicTypeSize(.large)
    .widgetURL(context.attributes.url)
  }
}

struct LargeRideView: View {
  let context: ActivityViewContext<RideAttributes>

  private var line: Line { context.attributes.line }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        LineBadge(line: line)
        VStack(alignment: .leading, spacing: 0) {
          Text(line.destination).font(.headline)
          Group {
            if context.state.delay > 0 {
              Text("\(context.state.delay) minutes late").foregroundStyle(.orange)
            } else {
              Text("On time").foregroundStyle(.green)
            }
          }
          .font(.caption)
        }
        .lineLimit(1)
        Spacer()
        VStack(alignment: .trailing, spacing: 0) {
          Countdown(until: context.state.arrival).font(.system(.title2, design: .rounded).weight(.semibold)).frame(maxWidth: 90, alignment: .trailing)
          Text("\(max(0, line.stops.count - context.state.next)) stops to go").font(.caption).foregroundStyle(.secondary)
        }
      }
      RouteLine(line: line, next: context.state.next)
      RideControls(context: context)
    }
    .padding()
    .widgetURL(context.attributes.url)
  }
}

/// A link to the ride's timetable, and the button that goes on to the next stop.
struct RideControls: View {
  let context: ActivityViewContext<RideAttributes>

  var body: some View {
    HStack {
      if let url = URL(string: "transit://timetable/\(context.attributes.number)") {
        Link("Timetable", destination: url).font(.caption.weight(.semibold)).foregroundStyle(context.attributes.line.color)
      }
      Spacer()
      Button(intent: NextStop(ride: context.activityID)) {
        Label("Next Stop", systemImage: "forward.fill").font(.caption.weight(.semibold))
      }
      .buttonStyle(.bordered)
      .tint(context.attributes.line.color)
    }
  }
}

/// Minutes and seconds until the arrival; stays at zero afterwards.
struct Countdown: View {
  let until: Date

  var body: some View {
    Text(timerInterval: min(until, .now)...until, countsDown: true)
      .monospacedDigit()
      .multilineTextAlignment(.trailing)
  }
}

#Preview("Ride", as: .content, using: RideAttributes(line: .tram2)) {
  RideActivity()
} contentStates: {
  RideAttributes.ContentState(next: 2, arrival: .now.addingTimeInterval(540), delay: 0)
  RideAttributes.ContentState(next: 3, arrival: .now.addingTimeInterval(120), delay: 3)
}
