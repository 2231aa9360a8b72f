import SwiftUICore
import WidgetKit

/// One entry for now.
struct Moment: TimelineEntry { let date: Date }

struct MomentProvider: TimelineProvider {
  var policy: (Date) -> TimelineReloadPolicy = { .after($0 + 3600 + 60) }
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
    completion(Timeline(entries: [Moment(date: .now)], policy: policy(.now)))
  }
}

/// A widget that draws one view, in the families that a page of Documentation/lints.md shows.
struct Sample<Content: View>: Widget {
  var families: [WidgetFamily] = [.systemSmall]
  var policy: @Sendable (Date) -> TimelineReloadPolicy = { .after($0 + 3660) }
  let content: @MainActor @Sendable () -> Content

  nonisolated init() { fatalError("it is made with a content") }
  init(
    _ families: [WidgetFamily] = [.systemSmall], policy: @escaping @Sendable (Date) -> TimelineReloadPolicy = { .after($0 + 3660) },
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) {
    (self.families, self.policy, self.content) = (families, policy, content)
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Sample", provider: MomentProvider(policy: policy)) { _ in content() }.supportedFamilies(families)
  }
}

struct Temperature: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Image(systemName: "sun.max.fill").foregroundStyle(.yellow).font(.title)
      Text("24°").font(.system(size: 40, weight: .semibold))
      Text("Sunny").font(.headline)
    }
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

/// A card that fills the widget: white on white where the system leaves only opacity.
struct Card: View {
  let isBackground: Bool
  var body: some View {
    if isBackground {
      Temperature().containerBackground(Color.indigo, for: .widget)
    } else {
      ZStack {
        Rectangle().fill(.indigo).padding(-20)
        Temperature()
      }
      .containerBackground(.clear, for: .widget)
    }
  }
}

struct Departure: View {
  let shrinks: Bool
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Platform 12").font(.headline)
      Text("Departs in 14 minutes from track 12").font(.title3).minimumScaleFactor(shrinks ? 0.6 : 1).frame(height: shrinks ? nil : 24)
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .containerBackground(.background, for: .widget)
  }
}

struct Bare: View {
  let hasBackground: Bool
  var body: some View {
    if hasBackground { Temperature().containerBackground(Color.teal, for: .widget) } else { Temperature().background(Color.teal) }
  }
}

struct LinkList: View {
  let isTall: Bool
  var body: some View {
    VStack(alignment: .leading, spacing: isTall ? 0 : 4) {
      ForEach(["Inbox", "Today", "Sent"], id: \.self) { name in
        Link(destination: URL(string: "mail:\(name)") ?? URL(fileURLWithPath: "/")) {
          Text(name).font(.system(size: isTall ? 17 : 8)).frame(maxWidth: .infinity, maxHeight: isTall ? .infinity : 9, alignment: .leading)
            .background(RoundedRectangle(cornerRadius: 4).fill(.blue.opacity(0.16)))
        }
      }
      if !isTall { Spacer() }
    }
    .containerBackground(.background, for: .widget)
  }
}

struct Badge: View {
  let hasLabel: Bool
  var body: some View {
    Link(destination: URL(string: "app:add") ?? URL(fileURLWithPath: "/")) {
      ZStack {
        Circle().fill(.orange)
        Capsule().fill(.white).frame(width: 44, height: 9)
        Capsule().fill(.white).frame(width: 9, height: 44)
      }
      .frame(width: 88, height: 88)
    }
    .accessibilityLabel(Text(hasLabel ? "Add a drink" : ""))
    .containerBackground(.background, for: .widget)
  }
}

/// More rows than there is room for, and as many as there is room for.
struct Timetable: View {
  let choosesRows: Bool
  private static let stops = ["8:05 Harbour", "8:12 Old Town", "8:19 Stadium", "8:26 Airport", "8:33 Lakeside", "8:40 Hill", "8:47 Mill"]
  var body: some View {
    Group {
      if choosesRows {
        ViewThatFits(in: .vertical) { ForEach([7, 6, 5, 4, 3, 2, 1], id: \.self) { rows($0) } }
      } else {
        rows(7).fixedSize()
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(.background, for: .widget)
  }
  private func rows(_ count: Int) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(Self.stops.prefix(count), id: \.self) { Text($0).font(.subheadline).lineLimit(1) }
    }
  }
}

/// A title in the corner of the widget, and one inside the margins.
struct Caption: View {
  let isInside: Bool
  var body: some View {
    Text("Today, 14:05").font(.caption.bold())
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .padding(isInside ? 0 : -14)
      .containerBackground(.teal.gradient, for: .widget)
  }
}

/// A symbol whose name is mistyped, and one whose name is right.
struct Snowfall: View {
  let symbol: String
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Image(systemName: symbol).font(.largeTitle)
      Text("Snow from 4 PM").font(.headline)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(.background, for: .widget)
  }
}

/// A bar of how much of a limit is used.
struct LimitBar: View {
  let title: String
  let share: Double
  let words: String
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline)
      GeometryReader { size in
        ZStack(alignment: .leading) {
          Capsule().fill(.gray.opacity(0.25))
          Capsule().fill(share >= 0.8 ? Color.red : .green).frame(width: size.size.width * share)
        }
      }
      .frame(height: 18)
      Text(words).font(.footnote).foregroundStyle(.secondary)
    }
    .containerBackground(.background, for: .widget)
  }
}

/// Requests per second of many devices.
struct Requests: View {
  let heights: [Double]
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Requests a second").font(.footnote).foregroundStyle(.secondary)
      HStack(alignment: .bottom, spacing: 2) {
        ForEach(heights.indices, id: \.self) { index in
          Rectangle().fill(heights[index] > 0.6 ? Color.red : .green).frame(height: max(2, heights[index] * 92))
        }
      }
      .frame(maxHeight: .infinity, alignment: .bottom)
    }
    .containerBackground(.background, for: .widget)
  }
}

/// The tile that stands for a widget whose kind is gone, and the widget.
struct Kept: View {
  let isThere: Bool
  var body: some View {
    if isThere {
      Temperature().containerBackground(Color.indigo, for: .widget)
    } else {
      VStack(spacing: 8) {
        Image(systemName: "questionmark.square.dashed").font(.largeTitle)
        Text("This widget is no longer available").font(.footnote).multilineTextAlignment(.center)
      }
      .foregroundStyle(.secondary).containerBackground(.gray.opacity(0.2), for: .widget)
    }
  }
}

/// A photograph that was not scaled down, and one at the size at which it is shown.
struct Photograph: View {
  let pixels: Int
  var body: some View {
    Group {
      if let image = Self.image(side: pixels) { Image(uiImage: image).resizable().accessibilityLabel("A hill at dusk") }
    }
    .overlay(alignment: .bottomLeading) { Text("\(pixels) × \(pixels)").font(.footnote.bold()).foregroundStyle(.white).padding(6) }
    .containerBackground(.background, for: .widget)
  }

  private static func image(side: Int) -> UIImage? {
    UIGraphicsImageRenderer(
      size: CGSize(width: side, height: side),
      format: {
        let format = UIGraphicsImageRendererFormat(); format.scale = 1; return format
      }()
    ).image { context in
      for step in 0..<16 {
        let shade = CGFloat(step) / 16
        UIColor(red: 0.95 - 0.5 * shade, green: 0.55 - 0.2 * shade, blue: 0.35 + 0.3 * shade, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: side * step / 16, width: side, height: side / 16 + 1))
      }
      UIColor(red: 0.16, green: 0.14, blue: 0.3, alpha: 1).setFill()
      context.cgContext.fillEllipse(in: CGRect(x: -side / 4, y: side * 6 / 10, width: side * 3 / 2, height: side))
    }
  }
}
