import SwiftUI
import WidgetKit

/// A ranger who is recovering.
struct Ranger: Hashable {
  let name: String
  let face: String
  let level: Int
  let wounded: Date
  let healed: Date

  var healing: ClosedRange<Date> { wounded...healed }
  /// When the ranger is wounded again: an hour after healing.
  var leaves: Date { healed.addingTimeInterval(3600) }

  func health(at date: Date) -> Double {
    min(1, max(0, date.timeIntervalSince(wounded) / healed.timeIntervalSince(wounded)))
  }
}

struct RangerEntry: TimelineEntry {
  let date: Date
  let ranger: Ranger
  let relevance: TimelineEntryRelevance?
}

struct RangerProvider: TimelineProvider {
  private static let names = [("Ember", "🦊", 7), ("Moss", "🐸", 12), ("Gale", "🦉", 21)]

  /// Every four hours another ranger is wounded and takes three hours to heal.
  private func ranger(at date: Date) -> Ranger {
    let cycle = 4 * 3600.0
    let number = (date.timeIntervalSince1970 / cycle).rounded(.down)
    let (name, face, level) = Self.names[abs(Int(number)) % Self.names.count]
    let wounded = Date(timeIntervalSince1970: number * cycle)
    return Ranger(name: name, face: face, level: level, wounded: wounded, healed: wounded.addingTimeInterval(3 * 3600))
  }

  func placeholder(in context: Context) -> RangerEntry { RangerEntry(date: Date(), ranger: ranger(at: Date()), relevance: nil) }

  func getSnapshot(in context: Context, completion: @escaping (RangerEntry) -> Void) { completion(placeholder(in: context)) }

  func getTimeline(in context: Context, completion: @escaping (Timeline<RangerEntry>) -> Void) {
    let now = Date()
    let current = ranger(at: now)
    // The timer and the bar follow the clock by themselves; entries are needed only for other changes.
    var entries = [RangerEntry(date: now, ranger: current, relevance: TimelineEntryRelevance(score: 2))]
    if current.healed > now {
      entries.append(RangerEntry(date: current.healed, ranger: current, relevance: TimelineEntryRelevance(score: 10, duration: 900)))
    }
    completion(Timeline(entries: entries, policy: .after(current.leaves)))
  }
}

@main
struct RangersWidget: Widget {
  #if os(watchOS)
    private let families: [WidgetFamily] = [.accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline]
  #else
    private let families: [WidgetFamily] = [.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline]
  #endif

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Ranger", provider: RangerProvider()) { entry in
      RangerView(entry: entry)
    }
    .configurationDisplayName("Ranger")
    .description("Who is healing, and for how long still.")
    .supportedFamilies(families)
  }
}

struct RangerView: View {
  let entry: RangerEntry
  @Environment(\.widgetFamily) private var family

  private var isHealed: Bool { entry.date >= entry.ranger.healed }
  /// A line of its own. A timer would count up after the healing.
  private var status: Text {
    isHealed ? Text("\(entry.ranger.name) is ready") : Text("\(entry.ranger.name) \(entry.ranger.healed, style: .timer)")
  }

  var body: some View {
    switch family {
    #if os(watchOS)
      case .accessoryCorner:
        Text(entry.ranger.face)
          .font(.title2)
          .widgetLabel {
            if isHealed {
              status
            } else {
              // A gauge that follows the clock by itself.
              ProgressView(timerInterval: entry.ranger.healing, countsDown: false)
                .tint(.green)
            }
          }
          .containerBackground(.clear, for: .widget)
    #endif
    case .accessoryInline:
      status
    case .accessoryCircular:
      ProgressView(timerInterval: entry.ranger.healing, countsDown: false) {
        EmptyView()
      } currentValueLabel: {
        Text(entry.ranger.face)
      }
      .progressViewStyle(.circular)
      .widgetLabel { status }
      .containerBackground(.clear, for: .widget)
    case .accessoryRectangular:
      VStack(alignment: .leading, spacing: 2) {
        Text("\(entry.ranger.face) \(entry.ranger.name)").font(.headline).widgetAccentable()
        if isHealed {
          Text("Ready for adventure")
        } else {
          // A ranger's health is nobody else's business.
          Text(timerInterval: entry.ranger.healing, countsDown: true).privacySensitive()
          ProgressView(timerInterval: entry.ranger.healing, countsDown: false, label: { EmptyView() }, currentValueLabel: { EmptyView() })
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .containerBackground(.clear, for: .widget)
    default:
      #if os(watchOS)
        EmptyView()
      #else
        HomeRanger(entry: entry, isHealed: isHealed)
      #endif
    }
  }
}

#if !os(watchOS)
  struct HomeRanger: View {
    let entry: RangerEntry
    let isHealed: Bool
    @Environment(\.widgetFamily) private var family

    var body: some View {
      VStack(alignment: .leading, spacing: 6) {
        HStack(spacing: 10) {
          ZStack {
            Circle().fill(.white.opacity(0.25))
            Text(entry.ranger.face).font(.title)
          }
          .frame(width: 48, height: 48)
          VStack(alignment: .leading, spacing: 0) {
            Text(entry.ranger.name).font(.headline)
            Text("Level \(entry.ranger.level)").font(.caption).opacity(0.85)
          }
          if family == .systemMedium {
            Spacer()
            // In one flat colour the star would vanish in the badge.
            Image("badge").resizable().widgetAccentedRenderingMode(.desaturated).scaledToFit().frame(width: 44, height: 44).accessibilityHidden(true)
          }
        }
        Spacer(minLength: 0)
        if isHealed {
          Label("Ready for adventure in", systemImage: "heart.fill").font(.caption.weight(.semibold))
          Text(entry.ranger.leaves, style: .timer)
            .font(.system(.title2, design: .rounded).weight(.bold))
            .monospacedDigit()
        } else {
          Text("Healed in").font(.caption).opacity(0.85)
          Text(entry.ranger.healed, style: .timer)
            .font(.system(.title2, design: .rounded).weight(.bold))
            .monospacedDigit()
            .contentTransition(.numericText())
          ProgressView(timerInterval: entry.ranger.healing, countsDown: false, label: { EmptyView() }, currentValueLabel: { EmptyView() })
            .tint(.white)
        }
      }
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, alignment: .leading)
      .containerBackground(for: .widget) {
        LinearGradient(colors: [Color("RangerTop"), Color("RangerBottom")], startPoint: .topLeading, endPoint: .bottomTrailing)
      }
      .widgetURL(URL(string: "rangers://\(entry.ranger.name)"))
    }
  }
#endif
