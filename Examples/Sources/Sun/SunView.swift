import Sky
import SwiftUI
import WidgetKit

struct SunView: View {
  let entry: SunEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    content
      .environment(\.timeZone, entry.sun.place.timeZone)
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .containerBackground(for: .widget) { SkyGradient(elevation: entry.sun.elevation(at: entry.date)) }
  }

  @ViewBuilder private var content: some View {
    switch family {
    case .accessoryInline:
      ViewThatFits {
        NextCrossing.words(entry, isShort: false)
        NextCrossing.words(entry, isShort: true)
      }
    case .accessoryCircular: DayDial(entry: entry)
    #if os(watchOS)
      case .accessoryCorner: CornerSun(entry: entry)
    #endif
    case .accessoryRectangular: RectangularSun(entry: entry)
    case .systemMedium: MediumSun(entry: entry).foregroundStyle(.white)
    case .systemLarge: LargeSun(entry: entry).foregroundStyle(.white)
    default: SmallSun(entry: entry).foregroundStyle(.white)
    }
  }
}

/// The background: the sky's colour, from night through twilight to day.
struct SkyGradient: View {
  let elevation: Double

  var body: some View {
    LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
  }

  private var colors: [Color] {
    switch elevation {
    case ..<(-12): [Color(red: 0.03, green: 0.04, blue: 0.13), Color(red: 0.10, green: 0.12, blue: 0.28)]
    case ..<(-0.833): [Color(red: 0.10, green: 0.12, blue: 0.33), Color(red: 0.62, green: 0.36, blue: 0.45)]
    case ..<8: [Color(red: 0.22, green: 0.38, blue: 0.66), Color(red: 0.85, green: 0.52, blue: 0.36)]
    default: [Color(red: 0.10, green: 0.36, blue: 0.72), Color(red: 0.28, green: 0.58, blue: 0.84)]
    }
  }
}

/// The next sunrise or sunset, and its time.
struct NextCrossing: View {
  let entry: SunEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Label {
        Text(entry.sun.place.name)
      } icon: {
        Image(systemName: Self.symbol(entry))
      }
      .font(.footnote.weight(.semibold))
      Self.name(entry).font(.caption).opacity(0.8).lineLimit(1).minimumScaleFactor(0.7)
      if let next = entry.next {
        Text(next.date, style: .time).font(.system(.title, design: .rounded).weight(.semibold)).lineLimit(1).minimumScaleFactor(0.6)
      }
    }
  }

  static func symbol(_ entry: SunEntry) -> String {
    guard let next = entry.next else { return entry.isUp ? "sun.max.fill" : "moon.stars.fill" }
    return next.isRise ? "sunrise.fill" : "sunset.fill"
  }

  static func name(_ entry: SunEntry) -> Text {
    guard let next = entry.next else { return entry.isUp ? SkyWords.midnightSun : SkyWords.polarNight }
    return next.isRise ? SkyWords.sunrise : SkyWords.sunset
  }

  /// Symbol, name and time in one line; with `isShort` only symbol and time, because a watch face may have no space for the name.
  static func words(_ entry: SunEntry, isShort: Bool) -> Text {
    let symbol = Text(Image(systemName: symbol(entry)))
    guard let next = entry.next else { return Text("\(symbol) \(name(entry))") }
    return isShort ? Text("\(symbol) \(next.date, style: .time)") : Text("\(symbol) \(name(entry)) \(next.date, style: .time)")
  }
}

struct SmallSun: View {
  let entry: SunEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      NextCrossing(entry: entry)
      DayCurve(entry.sun, at: entry.date)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

struct MediumSun: View {
  let entry: SunEntry

  var body: some View {
    HStack(spacing: 14) {
      SmallSun(entry: entry)
      VStack(spacing: 6) {
        MoonDisc(entry.moon).frame(maxHeight: 64)
        entry.moon.name.font(.caption.weight(.semibold)).multilineTextAlignment(.center).lineLimit(2).minimumScaleFactor(0.7)
        Text(entry.moon.illumination, format: .percent.precision(.fractionLength(0))).font(.caption2).opacity(0.8)
      }
      .frame(width: 88)
    }
  }
}
