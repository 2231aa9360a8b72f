import SwiftUI
import WidgetKit

@main
struct SampleActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: SampleAttributes.self) { context in
      SampleLockScreenView(attributes: context.attributes, state: context.state)
        .activityBackgroundTint(Color.black.opacity(0.5))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Text(context.attributes.shop)
            .font(.headline)
            .foregroundStyle(.orange)
            .lineLimit(1)
            .minimumScaleFactor(0.7)
            .padding(.leading, 4)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Arrival(state: context.state).font(.headline).frame(maxWidth: 64).padding(.trailing, 4)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(alignment: .leading, spacing: 6) {
            Text(context.state.step.title).font(.subheadline)
            StepBar(step: context.state.step)
          }
          .padding(.top, 4)
          .padding(.horizontal, 4)
        }
      } compactLeading: {
        Image(systemName: context.state.step.symbol).foregroundStyle(.orange)
      } compactTrailing: {
        Arrival(state: context.state).font(.footnote.weight(.semibold)).frame(maxWidth: 44)
      } minimal: {
        Image(systemName: context.state.step.symbol).foregroundStyle(.orange)
      }
      .keylineTint(.orange)
    }
  }
}

/// On the lock screen, and as a banner.
struct SampleLockScreenView: View {
  let attributes: SampleAttributes
  let state: SampleAttributes.ContentState

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 12) {
        Image(systemName: state.step.symbol)
          .font(.title2)
          .foregroundStyle(.orange)
          .frame(width: 44, height: 44)
          .background(.orange.opacity(0.25), in: .circle)
          .accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 0) {
          Text(attributes.shop).font(.headline)
          Text(state.step.title).font(.subheadline).foregroundStyle(.white.opacity(0.75))
        }
        .lineLimit(1)
        Spacer(minLength: 0)
        Arrival(state: state).font(.system(.title2, design: .rounded).weight(.semibold)).frame(maxWidth: 90, alignment: .trailing)
      }
      StepBar(step: state.step)
    }
    .foregroundStyle(.white)
    .padding()
  }
}

/// Minutes and seconds until the arrival; a tick afterwards.
struct Arrival: View {
  let state: SampleAttributes.ContentState

  var body: some View {
    if state.step == .delivered {
      Image(systemName: "checkmark").accessibilityLabel("Delivered")
    } else {
      Text(timerInterval: min(state.arrival, .now)...state.arrival, countsDown: true)
        .monospacedDigit()
        .multilineTextAlignment(.trailing)
    }
  }
}

/// One segment per step, filled up to the current one.
struct StepBar: View {
  let step: SampleStep

  var body: some View {
    HStack(spacing: 4) {
      ForEach(SampleStep.allCases, id: \.self) { one in
        Capsule().fill(one <= step ? Color.orange : Color.white.opacity(0.25)).frame(height: 6)
      }
    }
    .accessibilityHidden(true)
  }
}

#Preview("Lock screen", as: .content, using: SampleAttributes(shop: "Noodle Bar")) {
  SampleActivity()
} contentStates: {
  SampleAttributes.ContentState(step: .cooking, arrival: .now.addingTimeInterval(25 * 60))
  SampleAttributes.ContentState(step: .onTheWay, arrival: .now.addingTimeInterval(8 * 60))
  SampleAttributes.ContentState(step: .delivered, arrival: .now)
}
